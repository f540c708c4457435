import { accept, refuse, type Context, type Decision } from '@aspekt/contract';
import { actorOf, isGm, likewise, ownerOrGm, playerOf, testOf, unknown } from './access.ts';
import { afterContest, afterRoll } from './complex.ts';
import { canAddCoin, isThrown } from './engagement.ts';
import { succeeds } from './evaluate.ts';
import type { CloseTest, ComplexStep, Contest, Event, Settlement, State, Test } from './model.ts';
import { refund } from './pool-bounds.ts';

/**
 * The player passes or the game master closes: on success the points are used up and experience comes with its label,
 * otherwise they return with one more (KOLO-ENG-02, KOLO-ENG-03, KOLO-XP-01, KOLO-XP-05).
 */
export const closeTest = (state: State, command: CloseTest, context: Context): Decision<Event> => {
  const { testId, withholdBonus = false, partialAs = 'chance' } = command;
  const xpLabel = command.xpLabel?.trim() || null;
  const test = testOf(state, testId, context.by);
  const actor = test && actorOf(state, test);
  if (!test || !actor) return unknown(testId);
  const wrong = ownerOrGm(actor, context);
  if (wrong) return wrong;
  if (withholdBonus && !isGm(context.by)) return refuse('E_NOT_GM', undefined, ['KOLO-ENG-08']);
  if (!isThrown(test) || !test.outcome) return refuse('E_WRONG_STATUS', undefined, ['KOLO-ENG-02']);
  if (test.outcome.xp > 0 && xpLabel === null)
    return refuse('E_LABEL_MISSING', { xp: test.outcome.xp }, ['KOLO-XP-05']);
  const contest = state.contests.find(({ id }) => id === test.contestId);
  const mine = settle(state, test, contest, xpLabel, withholdBonus);
  if (!contest) {
    const complex = afterSimple(state, test, partialAs === 'sideGoal');
    return accept<Event>({ type: 'kolo/closed', settled: [mine], contest: null, complex, ...likewise(test) });
  }
  return closeSide(state, test, contest, mine, context);
};

const afterSimple = (state: State, test: Test, sideGoal: boolean): ComplexStep | null => {
  const complex = state.complexes.find(({ id }) => id === test.complexId);
  const reached = test.outcome?.degree;
  return complex && reached && complex.status === 'running'
    ? afterRoll(complex, reached, sideGoal, state.settings)
    : null;
};

/**
 * One side of a contest. A player's pass stands unless the other side adds a coin, so it waits while the other can
 * (D-22); the game master settles at once.
 */
const closeSide = (state: State, test: Test, contest: Contest, mine: Settlement, { by }: Context): Decision<Event> => {
  const other = state.tests.find(({ id }) => id === (contest.a === test.id ? contest.b : contest.a));
  const mark = likewise(test);
  if (other && !isGm(by) && other.passed === null && canAddCoin(state, other)) {
    return accept<Event>({ type: 'kolo/passed', testId: test.id, actor: test.actorId, xpLabel: mine.xpLabel, ...mark });
  }
  const both = other !== undefined && other.passed !== null && isThrown(other);
  const settled = both ? [mine, settle(state, other, contest, other.passed?.xpLabel ?? null, false)] : [mine];
  const over = both || other === undefined || other.status === 'closed';
  const complex = over ? state.complexes.find(({ id }) => id === contest.complexId) : undefined;
  const [a, b] = contest.a === test.id ? [test, other] : [other, test];
  return accept<Event>({
    type: 'kolo/closed',
    settled,
    contest: over ? { ...contest, status: 'closed' } : null,
    complex: complex?.status === 'running' && a && b ? afterContest(complex, contest, a, b) : null,
    ...mark,
  });
};

/** What becomes of the points put in and what experience comes of it. */
const settle = (
  state: State,
  test: Test,
  contest: Contest | undefined,
  xpLabel: string | null,
  withhold: boolean,
): Settlement => {
  const degree = test.outcome?.degree ?? null;
  const side = contest?.a === test.id ? 'A' : 'B';
  // In a contest success is winning (KOLO-ENG-04, D-27).
  const succeeded = contest ? contest.winner === side : degree !== null && succeeds(degree, state.settings.successAt);
  const player = playerOf(state, actorOf(state, test));
  const spent = test.declared + test.extended;
  const { returned, bonus } =
    succeeded || !player ? { returned: 0, bonus: false } : refund(player.engagement, spent, withhold);
  const xp = test.outcome?.xp ?? 0;
  return {
    testId: test.id,
    actorId: test.actorId,
    playerId: player?.id ?? null,
    succeeded,
    degree,
    spent,
    returned,
    bonus,
    xp,
    xpLabel: xp > 0 ? xpLabel : null,
  };
};
