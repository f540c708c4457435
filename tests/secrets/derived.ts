import { parse, see, type AnyRuleSet, type Viewer, type Wire } from '@aspekt/contract';
import { randomDice, wordsFrom, type Throw } from '@aspekt/dice';
import { aimed, thingsIn, type Thing } from '@aspekt/testkit';
import { inventions } from './inventions.ts';
import { commandShapes, madeUp, type Filling } from './made-up.ts';
import type { Pen } from './pen.ts';

/** Words that stand in something: features and skills are called by them. */
const wordsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsIn) : [];
};

/** Ids of what others know nothing of. */
export const hiddenIds = (things: readonly Thing[]): ReadonlySet<string> =>
  new Set(things.flatMap(({ id, hidden }) => (hidden ? [id] : [])));

/** Whether a command is about something with one of these ids. */
export const names = (command: unknown, ids: ReadonlySet<string>): boolean => {
  if (typeof command === 'string') return ids.has(command);
  if (typeof command !== 'object' || command === null) return false;
  return Object.entries(command).some(([key, one]) => key !== 'type' && (ids.has(key) || names(one, ids)));
};

/** Where the id of something new stands, in the words of the games. */
const isNew = /^(?:id|melee)$/u;

/** Fills ids with those of hidden things more often than not, and words with new ones or with those that are there. */
const fillingOf = (state: unknown, things: readonly Thing[], pen: Pen): Filling => {
  const hidden = things.filter((thing) => thing.hidden);
  const mostly = hidden.length > 0 ? hidden : things;
  const ids = hiddenIds(things);
  const words = wordsIn(state).filter((word) => !ids.has(word));
  const one = (from: readonly Thing[]): string => {
    const place = pen.pick(from)?.place;
    const there = [...new Set(from.map((thing) => thing.place))];
    const wanted = pen.coin ? place : pen.pick(there);
    return pen.pick(from.filter((thing) => thing.place === wanted))?.id ?? pen.fresh('any');
  };
  return {
    id: (key) => (isNew.test(key) ? pen.fresh('any') : one(pen.number(0, 3) > 0 ? mostly : things)),
    text: () => (pen.coin ? pen.word() : (pen.pick(words) ?? pen.word())),
    number: (low, high) => pen.number(low, high),
    pick: (items) => pen.pick(items),
  };
};

/** Commands whose own id is that of something there is; elsewhere it is for something new. */
export const ofWhatThereIs: ReadonlySet<string> = new Set([
  'aoristos/unstock',
  'ode/pickAspect',
  'kolo/dismissProposal',
]);

/** The same with other ids for what is new: what is hidden has none that somebody else would give to something. */
const withNewIds = (command: Wire, there: readonly Thing[], pen: Pen): Wire => {
  const renewed = (id: unknown): unknown =>
    typeof id === 'string' && there.some((thing) => thing.id === id) ? id : pen.fresh('any');
  const made = JSON.parse(JSON.stringify(command), (key, value: unknown) => {
    if (key === 'id') return renewed(value);
    // The rolls of a series that goes on.
    return key === 'rolls' && Array.isArray(value) ? value.map(renewed) : value;
  }) as Wire;
  return 'id' in command && !ofWhatThereIs.has(command.type) ? { ...made, id: pen.fresh('any') } : made;
};

export type Derived = {
  readonly command: Wire;
  /** Whether those who may not know of it hear nothing of it, not even dice. */
  readonly untold: boolean;
};

/** What the rules say to somebody's command; undefined if they refuse it. */
const decided = (rules: AnyRuleSet, state: unknown, command: unknown, by: Viewer, others: readonly Viewer[]) => {
  const parsed = parse(rules.command, command);
  if (parsed.issues) return undefined;
  const tape: Throw[] = [];
  const decision = rules.decide(state, parsed.value, { dice: randomDice(wordsFrom(1), tape), by });
  if (!decision.ok || decision.events.length === 0) return undefined;
  const heard = others.some((viewer) => decision.events.some((event: unknown) => see(event, viewer) !== undefined));
  return { command: command as Wire, untold: !heard && tape.every(({ to }) => to !== 'everyone') };
};

/** To hide what everyone saw is seen, and asked for; so is by the catalogue what somebody takes in hand, and how shaken a patient is. */
const hiding = /\/(?:hide|show)[A-Z]|^aoristos\/(?:takeFromPocket|setRest)$/;
const hides = (command: Wire): boolean =>
  hiding.test(command.type) || /"change":.*"hidden":true/.test(JSON.stringify(command));
const tries = 12;

/**
 * A command that the rules accept from somebody: of any kind, made up from its schema, or invented as the laws of the game
 * do it and aimed at what is hidden. The game master's is about something that others know nothing of.
 */
export const derived = (
  rules: AnyRuleSet,
  state: unknown,
  pen: Pen,
  by: Viewer,
  others: readonly Viewer[],
  wanted: readonly string[] = [...commandShapes(rules.command).keys()],
): Derived | undefined => {
  const isGm = by.role === 'gm';
  const known = isGm ? state : see(state, by);
  const things = thingsIn(known);
  const hidden = hiddenIds(things);
  if (isGm && hidden.size === 0) return undefined;
  const filling = fillingOf(known, things, pen);
  const shape = commandShapes(rules.command).get(pen.pick(wanted.filter((type) => !hiding.test(type))) ?? '');
  const random = (): number => pen.number(0, 0xffffff);
  for (let i = 0; i < tries; i++) {
    const invented = i % 2 === 0 ? undefined : inventions[rules.id]?.(state as never, random).command;
    const made = invented
      ? aimed(withNewIds(invented as Wire, things, pen), things, random)
      : shape && madeUp(shape, filling);
    if (isGm && !names(made, hidden)) continue;
    const found = decided(rules, state, made, by, others);
    if (found && !hides(found.command)) return found;
  }
  return undefined;
};
