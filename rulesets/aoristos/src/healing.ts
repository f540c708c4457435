import { accept, type Context, type Decision } from '@aspekt/contract';
import { isUnstable, lastingDegrees } from './derived.ts';
import { actorIn, isRefused, onlyOwn, ownOf } from './find.ts';
import type { Care, CommandOf, DiceHand, Environment, Event, Own, Rest, State } from './model.ts';
import { baseDifficulty } from './base-difficulty.ts';
import { takeTest, testHand } from './success-test.ts';
import { refuse } from './refusal.ts';

/** The rows of the three tables, in the book's order (AOR-HEAL-03, AOR-HEAL-04, AOR-HEAL-05). */
export const environmentRows: Readonly<Record<Environment, number>> = {
  wretched: 2,
  openNature: 0,
  dryBed: -1,
  hospital: -2,
};
export const restRows: Readonly<Record<Rest, number>> = { none: 5, normalLife: 3, moving: 1, thorough: 0 };
export const careRows: Readonly<Record<Care, number>> = { stoneAge: 0, medieval: -1, modernHospital: -2 };

export type HealingRows = {
  readonly environment: Environment | number;
  readonly rest: Rest | number;
  readonly care: Care | number;
  readonly unstable: boolean;
  readonly burn: boolean;
};
/** Values in between are the game master's (AOR-HEAL-06). */
const value = <K extends string>(row: K | number, rows: Readonly<Record<K, number>>): number =>
  typeof row === 'number' ? row : rows[row];

/** ST of a healing test: 4 and the rows; environment not in the unstable condition, care not for burns (AOR-HEAL-01..05). */
export const healingDifficulty = ({ environment, rest, care, unstable, burn }: HealingRows): number =>
  baseDifficulty(0) +
  (unstable ? 0 : value(environment, environmentRows)) +
  value(rest, restRows) +
  (burn ? 0 : value(care, careRows));

/** Who lives on as usual carries the lasting degrees into the test; who sleeps or rests does not (D-32). */
const healingShock = (own: Own, rest: Rest | number, clock: number): number =>
  value(rest, restRows) >= restRows.normalLife ? lastingDegrees(own, clock) : 0;

/** A die below this makes an unstable patient worse (AOR-HEAL-08). */
export const worseBelow = 4;

type Said = Partial<Pick<HealingRows, 'environment' | 'rest' | 'care' | 'burn'>>;

/** ST and hand of a person's healing test: rows that nobody names are those of the scene and of the patient. */
export const healingTestFor = (
  { scene }: State,
  own: Own,
  said: Said,
): { readonly difficulty: number; readonly hand: DiceHand; readonly unstable: boolean } => {
  const rest = said.rest ?? own.rest;
  const unstable = isUnstable(own);
  const difficulty = healingDifficulty({
    environment: said.environment ?? scene.environment,
    rest,
    care: said.care ?? own.care,
    unstable,
    burn: said.burn ?? own.wounds.some((wound) => wound.burn),
  });
  return { difficulty, hand: testHand(healingShock(own, rest, scene.clock)), unstable };
};

/** Läkning: success removes 1 organ trauma; in the unstable condition a low die adds 1 all the same (AOR-HEAL-01, AOR-HEAL-08, AOR-HEAL-09). */
export const healingTest = (
  state: State,
  command: CommandOf<'aoristos/healingTest'>,
  { by, dice }: Context,
): Decision<Event> => {
  const person = actorIn(state, command.by, by);
  if (isRefused(person)) return person;
  if (!person.alive) return refuse('dead', { who: command.by });
  if (!state.dueRolls.some(({ kind, person: who }) => kind === 'healing' && who === command.by))
    return refuse('notDue', {}, ['AOR-HEAL-02', 'AOR-HEAL-07']);
  const own = ownOf(person);
  const { difficulty, hand, unstable } = healingTestFor(state, own, command);
  const hidden = onlyOwn(person);
  const asked = { testBase: 0, traits: 0, difficulty, hand };
  const test = takeTest(dice, 'healing', person, asked, 'highest', hidden.only ?? 'everyone');
  const healed = test.success ? 1 : 0;
  const worsened = unstable && (test.roll.total ?? 0) < worseBelow ? 1 : 0;
  const alone = worsened === 1 && healed === 0;
  return accept<Event>({
    type: 'aoristos/healingTested',
    ...hidden,
    who: command.by,
    test,
    healed,
    worsened,
    organTrauma: own.organTrauma - healed + worsened,
    unstable,
    // How she fares is her own, and so is the roll that comes of it until it is made.
    due: alone ? { kind: 'survival', person: command.by, ...hidden } : null,
  });
};
