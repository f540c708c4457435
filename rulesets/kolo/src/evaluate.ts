import type { Degree, Settings, SuccessDegree } from './model.ts';

/** What works on the coins of a test: failures forgiven, successes lost, proficiency, doublings of the result, stretching of the scale. */
export type Working = {
  readonly forgiven: number;
  readonly lost: number;
  readonly proficiency: number;
  /** How often the result is doubled. */
  readonly doublings: number;
  /** How often the values needed are doubled. */
  readonly stretch: number;
};
export type Evaluated = {
  readonly ignoredFailures: number;
  readonly ignoredSuccesses: number;
  readonly result: number;
  readonly final: number;
};
export type Thresholds = readonly [number, number, number];

/** How sphere value and nets work in a test by itself (KOLO-TEST-04, KOLO-TEST-05, KOLO-TEST-07). */
export const working = (sphereValue: number, chance: number, proficiency: number, scale: number): Working => ({
  forgiven: sphereValue + Math.max(0, chance),
  lost: Math.max(0, -chance),
  proficiency,
  doublings: Math.max(0, scale),
  stretch: Math.max(0, -scale),
});

/**
 * Steps 3 to 6: failures and successes are ignored, never more than there are; what is left is added to the
 * proficiency; positive scale doubles the result, a negative one too unless the table says never
 * (KOLO-TEST-04 … KOLO-TEST-07, KOLO-TEST-10).
 */
export const evaluate = (
  successes: number,
  failures: number,
  { forgiven, lost, proficiency, doublings }: Working,
  scaleOnNegative: Settings['scaleOnNegative'],
): Evaluated => {
  const ignoredFailures = Math.min(failures, Math.max(0, forgiven));
  const ignoredSuccesses = Math.min(successes, lost);
  const result = proficiency + (successes - ignoredSuccesses) - (failures - ignoredFailures);
  const doubled = result < 0 && scaleOnNegative === 'never' ? result : result * 2 ** doublings;
  return { ignoredFailures, ignoredSuccesses, result, final: doubled };
};

/** 1, 2, 3, doubled once per negative point of scale (KOLO-TEST-07, KOLO-TEST-08). */
export const thresholds = (stretch: number): Thresholds => [2 ** stretch, 2 * 2 ** stretch, 3 * 2 ** stretch];

/** Skala sukcesu: 1 partial success, 2 goal achieved, 3 extraordinary success; below 1 nothing (KOLO-TEST-08). */
export const successDegree = (final: number, [partial, goal, extraordinary]: Thresholds): SuccessDegree => {
  if (final >= extraordinary) return 'extraordinary';
  if (final >= goal) return 'goal';
  return final >= partial ? 'partial' : 'none';
};

/** Below zero on the reversed scale: partial failure, failure, critical failure; stretched alike (KOLO-CPX-05, D-31). */
export const degree = (final: number, scale: Thresholds, reversed: boolean): Degree => {
  if (!reversed || final >= 0) return successDegree(final, scale);
  switch (successDegree(-final, scale)) {
    case 'none':
      return 'none';
    case 'partial':
      return 'partialFailure';
    case 'goal':
      return 'failure';
    case 'extraordinary':
      return 'criticalFailure';
  }
};

const rank: Readonly<Record<Degree, number>> = {
  criticalFailure: -3,
  failure: -2,
  partialFailure: -1,
  none: 0,
  partial: 1,
  goal: 2,
  extraordinary: 3,
};

/** "Succeeds" is partial success or better, or goal where the table says so (KOLO-ENG-04, D-2). */
export const succeeds = (reached: Degree, successAt: Settings['successAt']): boolean =>
  rank[reached] >= rank[successAt];
