import { accept, refuse, type Context, type Decision } from '@aspekt/contract';
import { isTaken, likewise, onlyGm, testOf, unknown } from './access.ts';
import { coinsProblem, throwCoins } from './coins.ts';
import { evaluate, successDegree, thresholds, type Working } from './evaluate.ts';
import type { Carry, Contest, ContestedTest, Event, Settings, State, Test, TestOutcome } from './model.ts';
import { headsIn, xpForSuccess } from './outcome-of.ts';

export const noCarry: Carry = { levels: 0, kind: null, side: null };

type SideNumbers = Pick<Test, 'sphereValue' | 'proficiencyValue'>;
export type Difference = {
  readonly chance: number;
  readonly scale: number;
  readonly active: boolean;
  readonly carry: Carry;
};

/**
 * How two tests work on each other. Scale doubles the result of the better-placed side (KOLO-CON-02); chance makes
 * the worse-placed ignore successes when they act against each other, else the better-placed ignore failures
 * (KOLO-CON-03, KOLO-CON-04). A carry is netted with the standing difference first and what survives of it keeps
 * its kind (D-26).
 */
export const contestWorking = (
  a: SideNumbers,
  b: SideNumbers,
  { chance, scale, active, carry }: Difference,
): readonly [Working, Working] => {
  const brought = carry.side === 'B' ? -carry.levels : carry.levels;
  const opposite = Math.sign(chance) * Math.sign(brought) < 0;
  const cancelled = opposite ? Math.min(Math.abs(chance), Math.abs(brought)) : 0;
  const standing = Math.sign(chance) * (Math.abs(chance) - cancelled);
  const surviving = Math.sign(brought) * (Math.abs(brought) - cancelled);
  const side = (own: SideNumbers, sign: 1 | -1): Working => {
    const [stands, carried] = [standing * sign, surviving * sign];
    const costs = carry.kind === 'loserIgnoresSuccess';
    return {
      forgiven: own.sphereValue + (active ? 0 : Math.max(0, stands)) + (costs ? 0 : Math.max(0, carried)),
      lost: (active ? Math.max(0, -stands) : 0) + (costs ? Math.max(0, -carried) : 0),
      proficiency: own.proficiencyValue,
      doublings: Math.max(0, scale * sign),
      stretch: 0,
    };
  };
  return [side(a, 1), side(b, -1)];
};

/** The higher final value wins, equal is nobody's; the margin reads on the plain success scale (KOLO-CON-05, KOLO-CON-06, KOLO-CON-07). */
export const readContest = (
  contest: Contest,
  a: Test,
  b: Test,
  settings: Settings,
): { readonly contest: Contest; readonly a: Test; readonly b: Test } => {
  const [worksOnA, worksOnB] = contestWorking(a, b, contest);
  const readA = evaluate(headsIn(a.coins), a.coins.length - headsIn(a.coins), worksOnA, settings.scaleOnNegative);
  const readB = evaluate(headsIn(b.coins), b.coins.length - headsIn(b.coins), worksOnB, settings.scaleOnNegative);
  const margin = readA.final - readB.final;
  const winner = margin > 0 ? 'A' : margin < 0 ? 'B' : null;
  const outcome = (test: Test, read: typeof readA, won: boolean, scale: number): TestOutcome => ({
    successes: headsIn(test.coins),
    failures: test.coins.length - headsIn(test.coins),
    ...read,
    thresholds: thresholds(0),
    degree: null,
    xp: xpForSuccess(test.declared + test.extended, won, read.ignoredSuccesses, scale),
  });
  return {
    contest: { ...contest, margin, winner, degree: successDegree(Math.abs(margin), thresholds(0)) },
    a: { ...a, outcome: outcome(a, readA, winner === 'A', contest.scale) },
    b: { ...b, outcome: outcome(b, readB, winner === 'B', -contest.scale) },
  };
};

/** Test sporny: two tests thrown together and compared by value; nets are the differences between them (KOLO-CON-01, KOLO-CON-08). */
export const contestedTest = (state: State, command: ContestedTest, context: Context): Decision<Event> => {
  const { by, dice } = context;
  const [a, b] = [testOf(state, command.a, by), testOf(state, command.b, by)];
  if (!a || !b) return unknown(a ? command.b : command.a);
  const stranger = Object.keys(command.coins ?? {}).find((id) => id !== a.id && id !== b.id);
  if (stranger !== undefined) return unknown(stranger);
  const wrong = onlyGm(by);
  if (wrong) return wrong;
  if (isTaken(state, command.id, by)) return refuse('E_ID_TAKEN', { id: command.id });
  const complex = a.complexId === null ? undefined : state.complexes.find(({ id }) => id === a.complexId);
  const [lastA, lastB] = complex?.tests.slice(-2) ?? [a.id, b.id];
  const ready = [a, b].every(
    ({ kind, status }) => kind === 'contested' && (status === 'open' || status === 'declared'),
  );
  if (!ready || a.id === b.id || a.complexId !== b.complexId || lastA !== a.id || lastB !== b.id) {
    return refuse('E_WRONG_STATUS', undefined, ['KOLO-CON-01']);
  }
  if ((a.only === undefined) !== (b.only === undefined)) return refuse('E_HIDDEN_SIDE', undefined, ['KOLO-CON-01']);
  const [typedA, typedB] = [a, b].map(({ id }) => ownCoins(command.coins ?? {}, id));
  const bad = (typedA && coinsProblem(typedA, a.pool.size)) ?? (typedB && coinsProblem(typedB, b.pool.size));
  if (bad) return bad;
  const coinsA = typedA ?? throwCoins(dice, a.actorId, a.pool.size, a.only).coins;
  const coinsB = typedB ?? throwCoins(dice, b.actorId, b.pool.size, b.only).coins;
  const contest: Contest = {
    id: command.id,
    a: a.id,
    b: b.id,
    active: complex ? complex.active : (command.active ?? false),
    complexId: a.complexId,
    chance: a.chance - b.chance,
    scale: a.scale - b.scale,
    carry: complex?.carry ?? noCarry,
    margin: 0,
    winner: null,
    degree: 'none',
    status: 'flipped',
    ...likewise(a),
  };
  const flipped = (test: Test, coins: readonly number[]): Test => ({
    ...test,
    contestId: contest.id,
    coins,
    status: 'flipped',
  });
  const read = readContest(contest, flipped(a, coinsA), flipped(b, coinsB), state.settings);
  return accept<Event>({ type: 'kolo/contested', ...read, ...likewise(contest) });
};

/** The coins thrown by hand for a test; one called `constructor` has none by its name. */
const ownCoins = (coins: NonNullable<ContestedTest['coins']>, id: string): readonly number[] | undefined =>
  Object.hasOwn(coins, id) ? coins[id] : undefined;
