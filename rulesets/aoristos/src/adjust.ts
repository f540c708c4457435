import { accept, secret, type Audience, type Context, type Decision, type Hideable } from '@aspekt/contract';
import { revealing } from './combat.ts';
import { combatantIn, gmOnly, isRefused, itemIn, lyingIn, personIn } from './find.ts';
import { itemFrom } from './item.ts';
import type { Change, Changed, CommandOf, Event, Item, Person, State } from './model.ts';
import { refuse } from './refusal.ts';

/** The game master sets a number, adds or strikes anything (AOR-GEN-04); where others see it change, they are told. */
export const adjust = (
  state: State,
  { reason, change }: CommandOf<'aoristos/adjust'>,
  { by }: Context,
): Decision<Event> => {
  const forbidden = gmOnly(by);
  if (forbidden) return forbidden;
  const item = change.what === 'ground' && change.add ? itemFrom(change.add) : null;
  if (item === undefined || !isSensible(state, change, item)) return refuse('badInput');
  if ('person' in change) {
    const person = personIn(state, change.person, by);
    if (isRefused(person)) return person;
    if (change.what === 'combatant' && !(state.combat && combatantIn(state.combat, change.person)))
      return refuse('notFound', { id: change.person });
    const shows = change.what === 'person' && change.fields.hidden === false;
    const told = partsOf(person, change).map((part): Event => ({
      type: 'aoristos/adjusted',
      who: person.id,
      reason,
      item,
      ...part,
    }));
    return accept<Event>(...(shows ? revealing(person) : []), ...told);
  }
  const told: Changed = change.what === 'due' ? { ...change, strike: secret('gm', change.strike) } : change;
  return accept<Event>({
    type: 'aoristos/adjusted',
    ...onlyLike(state, change),
    who: null,
    reason,
    change: told,
    item,
  });
};

type OfPerson = Extract<Change, { readonly person: string }>;
type OfScene = Exclude<Change, OfPerson>;
type Part = Hideable & { readonly change: Change };

/** A change of a person in what everyone sees of her and what is her own; that she is hidden, or was, is nobody's to know. */
const partsOf = ({ own }: Person, change: OfPerson): readonly Part[] => {
  switch (change.what) {
    case 'remove':
      return [{ change }];
    case 'person': {
      const seen = change.fields.hidden === true ? [] : (['name', 'kind', 'seatIndex'] as const);
      return parted(change.fields, seen, own.to).map(({ fields, ...only }) => ({
        ...only,
        change: { ...change, fields },
      }));
    }
    case 'combatant': {
      const seen = ['side', 'stationary', 'fleeDanger', 'charged'] as const;
      return parted(change.fields, seen, own.to).map(({ fields, ...only }) => ({
        ...only,
        change: { ...change, fields },
      }));
    }
  }
};

const parted = <Fields extends object>(
  fields: Fields,
  seen: readonly (keyof Fields)[],
  to: Audience,
): readonly (Hideable & { readonly fields: Fields })[] => {
  const [open = [], own = []] = [true, false].map((isSeen) =>
    Object.entries(fields).filter(([key]) => seen.includes(key as keyof Fields) === isSeen),
  );
  // All fields may be left out.
  const of = (entries: readonly [string, unknown][]): Fields => Object.fromEntries(entries) as Fields;
  return [
    ...(open.length > 0 ? [{ fields: of(open) }] : []),
    ...(own.length > 0 || open.length === 0 ? [{ fields: of(own), only: to }] : []),
  ];
};

/** What is changed about the scene is seen like the thing itself. */
const onlyLike = ({ scene, dueRolls }: State, change: OfScene): Hideable => {
  const struck =
    change.what === 'ground'
      ? lyingIn(scene.ground, change.strike)
      : change.what === 'due'
        ? dueRolls[change.strike]
        : undefined;
  return struck?.only === undefined ? {} : { only: struck.only };
};

const isSensible = ({ combat, dueRolls, scene, people }: State, change: Change, item: Item | null): boolean => {
  switch (change.what) {
    case 'person':
      // Whoever fights is seen by all.
      return !(change.fields.hidden === true && combat && combatantIn(combat, change.person));
    case 'combatant':
      return true;
    case 'remove':
      return !(combat && combatantIn(combat, change.person));
    case 'turn':
      return combat !== null && (change.current === undefined || combat.order.includes(change.current));
    case 'order':
      return combat !== null && change.order.toSorted().join() === combat.order.toSorted().join();
    case 'attack':
      return combat !== null && Boolean(combat.pendingAttack ?? combat.leaving ?? combat.appearing);
    case 'due':
      return change.strike < dueRolls.length;
    case 'ground': {
      const known = (id: string): boolean =>
        scene.ground.some((one) => one.id === id) || Object.values(people).some((person) => itemIn(person, id));
      const adds = item !== null && item.id !== 'unarmed' && !known(item.id);
      const strikes = scene.ground.some(({ id }) => id === change.strike);
      return change.add ? adds && change.strike === undefined : strikes;
    }
  }
};
