import type { Viewer } from '@aspekt/contract';
import { actorOf, gmPoolId, playerOf } from './access.ts';
import { canAddCoin, isSettledAcross, isThrown, isTurn, otherSide } from './engagement.ts';
import { succeeds } from './evaluate.ts';
import type { Command, State, Test } from './model.ts';

const gm: Viewer = { seat: 'gm', role: 'gm' };

/** The shared pool of npcs is in the game master's hands (KOLO-X-SOLOPOOL-01). */
const asPlayer = (seat: string): Viewer => (seat === gmPoolId ? gm : { seat, role: 'player' });

/** A label from where it was earned: scene, adventure or campaign. */
const suggestedLabel = ({ campaign }: State): string =>
  [campaign.scene, campaign.adventure, campaign.title].find((title) => title.trim() !== '') ?? '–';

/** What closing needs: a label where there is experience. */
export const closing = (state: State, test: Test): Command => ({
  type: 'kolo/closeTest',
  testId: test.id,
  ...((test.outcome?.xp ?? 0) > 0 && { xpLabel: suggestedLabel(state) }),
});

/**
 * What waits is a test with its coins on the table. A sensible player who declared adds coins while the test has not
 * succeeded, and stops when it has; then it is closed.
 */
export const habit = (state: State): { readonly command: Command; readonly by: Viewer } | undefined => {
  const waiting = state.tests.find(isThrown);
  if (!waiting) return undefined;
  const player = playerOf(state, actorOf(state, waiting));
  if (player && wantsCoin(state, waiting)) {
    if (!isTurn(state, waiting)) return passOfOther(state, waiting);
    return {
      command: { type: 'kolo/extendEngagement', testId: waiting.id },
      by: asPlayer(player.id),
    };
  }
  return { command: closing(state, waiting), by: gm };
};

const wantsCoin = (state: State, test: Test): boolean =>
  !hasSucceeded(state, test) && canAddCoin(state, test) && !isSettledAcross(state, test) && test.passed === null;

/** Where it is the turn of the other side of a contest, that side passes (D-22). */
const passOfOther = (state: State, test: Test): { readonly command: Command; readonly by: Viewer } => {
  const other = otherSide(state, test) ?? test;
  const seat = playerOf(state, actorOf(state, other))?.id;
  return { command: closing(state, other), by: seat === undefined ? gm : asPlayer(seat) };
};

const hasSucceeded = (state: State, test: Test): boolean => {
  const contest = state.contests.find(({ id }) => id === test.contestId);
  if (contest) return contest.winner === (contest.a === test.id ? 'A' : 'B');
  const degree = test.outcome?.degree;
  return degree != null && succeeds(degree, state.settings.successAt);
};
