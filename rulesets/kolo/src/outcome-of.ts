import { degree, evaluate, succeeds, thresholds, working, type Working } from './evaluate.ts';
import type { Settings, Test, TestOutcome } from './model.ts';

/** Experience for a success on which engagement was spent: 1 + successes that had to be ignored, doubled once per level of scale against the player (KOLO-XP-01, KOLO-XP-02, KOLO-XP-03). */
export const xpForSuccess = (
  engagementSpent: number,
  succeeded: boolean,
  ignoredSuccesses: number,
  scale: number,
): number => (engagementSpent > 0 && succeeded ? (1 + ignoredSuccesses) * 2 ** Math.max(0, -scale) : 0);

export const headsIn = (coins: readonly number[]): number => coins.reduce((heads, coin) => heads + coin, 0);

/** What works on the coins of a test by itself. */
const workingOf = (test: Pick<Test, 'sphereValue' | 'chance' | 'proficiencyValue' | 'scale'>): Working =>
  working(test.sphereValue, test.chance, test.proficiencyValue, test.scale);

/** The test read off its coins, by itself (KOLO-TEST-01). */
export const outcomeOf = (test: Test, coins: readonly number[], settings: Settings): TestOutcome => {
  const successes = headsIn(coins);
  const failures = coins.length - successes;
  const how = workingOf(test);
  const read = evaluate(successes, failures, how, settings.scaleOnNegative);
  const scale = thresholds(how.stretch);
  const reached = degree(read.final, scale, test.reversedScale);
  const spent = test.declared + test.extended;
  return {
    successes,
    failures,
    ...read,
    thresholds: scale,
    degree: reached,
    xp: xpForSuccess(spent, succeeds(reached, settings.successAt), read.ignoredSuccesses, test.scale),
  };
};
