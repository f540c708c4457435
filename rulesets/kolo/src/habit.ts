import type { Viewer } from '@aspekt/contract';
import { actorOf, playerOf } from './access.ts';
import { canAddCoin } from './close.ts';
import { isThrown } from './engagement.ts';
import { succeeds } from './evaluate.ts';
import type { Command, State, Test } from './model.ts';

const gm: Viewer = { seat: 'gm', role: 'gm' };

/** A label from where it was earned: scene, adventure or campaign. */
export const suggestedLabel = ({ campaign }: State): string =>
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
  if (player && !hasSucceeded(state, waiting) && canAddCoin(state, waiting) && !isSettledAcross(state, waiting)) {
    return {
      command: { type: 'kolo/extendEngagement', testId: waiting.id },
      by: { seat: player.id, role: 'player' },
    };
  }
  return { command: closing(state, waiting), by: gm };
};

const hasSucceeded = (state: State, test: Test): boolean => {
  const contest = state.contests.find(({ id }) => id === test.contestId);
  if (contest) return contest.winner === (contest.a === test.id ? 'A' : 'B');
  const degree = test.outcome?.degree;
  return degree != null && succeeds(degree, state.settings.successAt);
};

const isSettledAcross = (state: State, { contestId, id }: Test): boolean =>
  contestId !== null && state.tests.some((it) => it.contestId === contestId && it.id !== id && it.status === 'closed');
