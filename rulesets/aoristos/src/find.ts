import type { Audience, Refusal, Viewer } from '@aspekt/contract';
import type { Combat, Combatant, CombatantOwn, DueRoll, Item, Lying, Own, Person, Settings, State } from './model.ts';
import { refuse } from './refusal.ts';

export type Refused = { readonly ok: false; readonly refusal: Refusal };
export const isRefused = (found: object): found is Refused => 'ok' in found && found.ok === false;

/** Ids come from outside: `constructor` is nobody. */
export const lookup = <T>(record: Readonly<Record<string, T>>, id: string): T | undefined =>
  Object.hasOwn(record, id) ? record[id] : undefined;

/**
 * Who may know a person's own numbers: her player, also of one that the game master lent out, and the game master (D-15);
 * of one who is hidden the game master alone, whoever is to play her.
 */
export const ownAudience = (
  { openNumbers }: Settings,
  { controllerId, only }: Pick<Person, 'controllerId' | 'only'>,
): Audience => only ?? (openNumbers ? 'everyone' : controllerId === null ? 'gm' : [controllerId]);

export const ownOf = (person: Person): Own => person.own.value;
/** Marks a whole event as the person's own. */
export const onlyOwn = (person: Person): { readonly only?: Audience } =>
  person.own.to === 'everyone' ? {} : { only: person.own.to };
/** Marks an event as something between several persons: all their players know it. */
export const onlyTogether = (people: readonly Person[]): { readonly only?: Audience } => {
  const audiences = people.map(({ own }) => own.to);
  if (audiences.includes('everyone')) return {};
  const seats = [...new Set(audiences.flatMap((to) => (typeof to === 'string' ? [] : to)))];
  return { only: seats.length > 0 ? seats : 'gm' };
};
/** Whether play waits for a forced roll, as far as this viewer knows: nobody waits for somebody who is hidden from them. */
export const waitsForRoll = (state: State, viewer: Viewer): boolean =>
  state.dueRolls.some(
    ({ kind, person }) =>
      kind !== 'healing' && (viewer.role === 'gm' || lookup(state.people, person)?.only === undefined),
  );
/** Who sees a person's dice: everyone, unless she is hidden. */
export const diceAudience = (person: Person): Audience => person.only ?? 'everyone';

export const personIn = (state: State, id: string, viewer: Viewer): Person | Refused => {
  const person = lookup(state.people, id);
  // A hidden person does not exist for the players, not even as a refusal.
  if (!person || (person.only !== undefined && viewer.role !== 'gm')) return refuse('notFound', { id });
  return person;
};

export const controls = (viewer: Viewer, person: Person): boolean =>
  viewer.role === 'gm' || (viewer.role === 'player' && person.controllerId === viewer.seat);

/** The person who acts: there, and the viewer's to play. Who is broken for good is no longer played (AOR-PSY-03). */
export const actorIn = (state: State, id: string, viewer: Viewer): Person | Refused => {
  const person = personIn(state, id, viewer);
  if (isRefused(person)) return person;
  if (!controls(viewer, person)) return refuse('notYours', { who: id });
  if (viewer.role !== 'gm' && ownOf(person).mindBroken) return refuse('notYours', { who: id }, ['AOR-PSY-03']);
  return person;
};

/** The same, alive and awake. */
export const ableActorIn = (state: State, id: string, viewer: Viewer): Person | Refused => {
  const person = actorIn(state, id, viewer);
  if (isRefused(person)) return person;
  if (!person.alive) return refuse('dead', { who: id });
  if (!person.conscious) return refuse('unconscious', { who: id });
  return person;
};

export const gmOnly = (viewer: Viewer): Refused | undefined => (viewer.role === 'gm' ? undefined : refuse('gmOnly'));

export const isAble = ({ alive, conscious }: Person): boolean => alive && conscious;

export const combatantIn = (combat: Combat, id: string): Combatant | undefined => lookup(combat.combatants, id);
export const kpOf = (combatant: Combatant): CombatantOwn => combatant.own.value;

export const itemIn = (person: Person, id: string): Item | undefined => {
  for (const item of ownOf(person).items) if (item.id === id) return item;
  return undefined;
};
export const isHeld = ({ hands }: Person, item: string): boolean =>
  hands.right?.item === item || hands.left?.item === item;
export const isHeldInBoth = ({ hands }: Person, item: string): boolean =>
  hands.right?.item === item && hands.left?.item === item;
/** Both hands may hold the same thing; it is named once. */
export const heldItems = (person: Person): readonly Item[] => {
  const { right, left } = person.hands;
  const found: Item[] = [];
  for (const held of [right, left?.item === right?.item ? null : left]) {
    const item = held ? itemIn(person, held.item) : undefined;
    if (item) found.push(item);
  }
  return found;
};

/** Things on the ground, as far as this viewer knows. */
export const groundFor = ({ scene }: State, viewer: Viewer): readonly Lying[] =>
  scene.ground.filter(({ only }) => only === undefined || viewer.role === 'gm');

/** Of things on the ground with one id, the one that is meant: what everyone sees, if there is such a thing. */
export const lyingIn = (ground: readonly Lying[], id: string | undefined): Lying | undefined => {
  const named = ground.filter((thing) => thing.id === id);
  return named.find(({ only }) => only === undefined) ?? named[0];
};

/**
 * Somebody with an id, as persons, items and melees need to be new. What begins with `gm-` is the game master's to give:
 * nobody learns by trying whether somebody hidden is called so.
 */
export const idTaken = (state: State, id: string, viewer: Viewer): boolean =>
  id === 'gm' || Object.hasOwn(state.people, id) || (viewer.role !== 'gm' && id.startsWith('gm-'));
/** A thing that nobody but the game master knows of takes no id from a player, who would learn of it. */
export const itemIdTaken = (state: State, person: Person, id: string, viewer: Viewer): boolean =>
  itemIn(person, id) !== undefined || groundFor(state, viewer).some((item) => item.id === id) || id === 'unarmed';

/** Distances are kept by pair, whoever is named first; 1 metre where nothing was said. */
export const pairKey = (a: string, b: string): string => (a < b ? `${a}|${b}` : `${b}|${a}`);
export const distanceIn = (combat: Combat, a: string, b: string): number => combat.distances[pairKey(a, b)] ?? 1;

/** A roll that waits is seen like the person it is forced on. */
export const dueFor = (person: Person, due: DueRoll): DueRoll => {
  const only = due.kind === 'pain' || due.kind === 'survival' ? person.only : onlyOwn(person).only;
  return only === undefined ? due : { ...due, only };
};
