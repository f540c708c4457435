import { accept, refuse, type Context, type Decision } from '@aspekt/contract';
import { actorOf, likewise, onlyGm, onlyOwner, playerOf, testOf, unknown } from './access.ts';
import { readContest } from './contested.ts';
import { isCoin, throwCoins } from './coins.ts';
import type { DeclareEngagement, Event, ExtendEngagement, State, Test, VetoEngagement } from './model.ts';
import { outcomeOf } from './outcome-of.ts';

/** The wish to spend is declared before the coins, with at least one point; one coin per point (KOLO-ENG-01, KOLO-ENG-05). */
export const declareEngagement = (state: State, command: DeclareEngagement, context: Context): Decision<Event> => {
  const { testId, points } = command;
  const test = testOf(state, testId, context.by);
  const actor = test && actorOf(state, test);
  if (!test || !actor) return unknown(testId);
  const wrong = onlyOwner(actor, context);
  if (wrong) return wrong;
  if (!Number.isInteger(points)) return refuse('E_NOT_INTEGER');
  if (test.status !== 'open') return refuse('E_WRONG_STATUS', undefined, ['KOLO-ENG-05']);
  const player = playerOf(state, actor);
  const has = player?.engagement ?? 0;
  if (!player || points > has) return refuse('E_NO_ENGAGEMENT', { has, needs: points }, ['KOLO-ENG-01']);
  if (points < 1) return refuse('E_NOT_POSITIVE', undefined, ['KOLO-ENG-05']);
  if (test.vetoed) return refuse('E_ENGAGEMENT_VETOED', undefined, ['KOLO-ENG-07']);
  return accept<Event>({
    type: 'kolo/engagementDeclared',
    testId,
    actor: actor.id,
    player: player.id,
    points,
    ...likewise(test),
  });
};

/** The game master refuses engagement where the character has no deeper motive (KOLO-ENG-07). */
export const vetoEngagement = (state: State, command: VetoEngagement, { by }: Context): Decision<Event> => {
  const { testId, reason = '' } = command;
  const test = testOf(state, testId, by);
  if (!test) return unknown(testId);
  const wrong = onlyGm(by);
  if (wrong) return wrong;
  if (test.status !== 'open' && test.status !== 'declared') return refuse('E_WRONG_STATUS', undefined, ['KOLO-ENG-07']);
  return accept<Event>({
    type: 'kolo/engagementVetoed',
    testId,
    actor: test.actorId,
    player: playerOf(state, actorOf(state, test))?.id ?? null,
    returned: test.declared,
    reason,
    ...likewise(test),
  });
};

/** A player who declared may add further points one at a time, seeing the coins so far (KOLO-ENG-06). */
export const extendEngagement = (state: State, command: ExtendEngagement, context: Context): Decision<Event> => {
  const { testId, coin: byHand = null } = command;
  const test = testOf(state, testId, context.by);
  const actor = test && actorOf(state, test);
  if (!test || !actor) return unknown(testId);
  const wrong = onlyOwner(actor, context);
  if (wrong) return wrong;
  if (test.declared < 1) return refuse('E_NOT_DECLARED', undefined, ['KOLO-ENG-05', 'KOLO-ENG-06']);
  const player = playerOf(state, actor);
  if (!player || player.engagement < 1) return refuse('E_NO_ENGAGEMENT', { has: 0, needs: 1 }, ['KOLO-ENG-01']);
  if (!isThrown(test) || isSettledAcross(state, test) || !isTurn(state, test))
    return refuse('E_WRONG_STATUS', undefined, ['KOLO-ENG-06']);
  if (byHand !== null && !isCoin(byHand)) return refuse('E_BAD_COIN', { coin: byHand }, ['KOLO-TEST-03']);
  const coin = byHand ?? throwCoins(context.dice, actor.id, 1, test.only).heads;
  const extended = withCoin(test, coin);
  const spent = { type: 'kolo/extended', actor: actor.id, player: player.id, coin, ...likewise(test) } as const;
  const contest = test.contestId === null ? undefined : state.contests.find(({ id }) => id === test.contestId);
  if (!contest) {
    const outcome = outcomeOf(extended, extended.coins, state.settings);
    return accept<Event>({ ...spent, test: { ...extended, outcome }, contest: null, other: null });
  }
  const other = state.tests.find(({ id }) => id === (contest.a === testId ? contest.b : contest.a));
  if (!other) return unknown(testId);
  // A pass is final unless the other side adds a coin (D-22).
  const [a, b] = contest.a === testId ? [extended, { ...other, passed: null }] : [{ ...other, passed: null }, extended];
  const lastCoin = contest.a === testId ? 'A' : 'B';
  const read = readContest({ ...contest, lastCoin }, a, b, state.settings);
  const [mine, theirs] = contest.a === testId ? [read.a, read.b] : [read.b, read.a];
  return accept<Event>({ ...spent, test: mine, contest: read.contest, other: theirs });
};

export const isThrown = (test: Test): boolean => test.status === 'flipped' || test.status === 'extending';

/** Whether a side may still add a coin. */
export const canAddCoin = (state: State, test: Test): boolean =>
  isThrown(test) && test.declared > 0 && (playerOf(state, actorOf(state, test))?.engagement ?? 0) > 0;

/**
 * In a contest the side that is not winning adds first, then they take turns, one coin each; who has passed waits for
 * a coin of the other side, and who cannot or will not add holds nobody up (D-22). Reading: of two level sides either
 * may begin.
 */
export const isTurn = (state: State, test: Test): boolean => {
  const contest = state.contests.find(({ id }) => id === test.contestId);
  if (!contest) return true;
  if (test.passed !== null) return false;
  const side = contest.a === test.id ? 'A' : 'B';
  const other = otherSide(state, test);
  if (!other || other.passed !== null || !canAddCoin(state, other)) return true;
  return contest.lastCoin === undefined ? contest.winner !== side : contest.lastCoin !== side;
};

export const otherSide = (state: State, { contestId, id }: Test): Test | undefined =>
  contestId === null ? undefined : state.tests.find((it) => it.contestId === contestId && it.id !== id);

/** Once the other side of a contest is settled, its margin stands. */
export const isSettledAcross = (state: State, test: Test): boolean => otherSide(state, test)?.status === 'closed';

/** One more point is one more coin, in a pool that modifiers had brought below one too (KOLO-ENG-06, D-24). */
const withCoin = (test: Test, coin: number): Test => ({
  ...test,
  coins: [...test.coins, coin],
  extended: test.extended + 1,
  pool: { ...test.pool, engagement: test.pool.engagement + 1, size: test.coins.length + 1 },
  status: 'extending',
  passed: null,
});
