import { toNumber } from '@aspekt/dice';
import { exactly } from './die.ts';
import { successDeclared, successDeclaredAgainstZero } from './hero.ts';

/** One of several rolls before the dice: what the die must exceed, whether a lower total is good too, and how many points it takes. */
export type Attempt = {
  readonly gap: number;
  /** The other side's zero gives a lower total its success (VAST-ZERO-06). */
  readonly given: boolean;
  readonly ceiling: number;
};
/** A roll that has failed: what extra dice must still bring, and whether a zero has to be ignored first. */
type Failed = { readonly lacking: number; readonly zero: boolean; readonly ceiling: number };

/** As many combinations of failed dice are looked at; where there are more, nothing is answered. */
const mostFailures = 20_000;

const dieIs = (value: number): number => toNumber(exactly(value));

/** Every way in which the die of an attempt can fail. A tie lacks one, wherever anything but a tie is good. */
const failuresOf = ({ gap, given, ceiling }: Attempt): readonly { readonly p: number; readonly failed: Failed }[] => {
  const lackingAt = (die: number): number => (given ? Number(die === gap) : gap + 1 - die);
  const faces = Array.from({ length: Math.max(1, gap + 1) }, (_, die) => die);
  return faces
    .filter((die) => die === 0 || lackingAt(die) > 0)
    .map((die) => ({ p: dieIs(die), failed: { lacking: lackingAt(die), zero: die === 0, ceiling } }));
};

/** The chance to turn one of these failures into a success with so many points, each spent where it helps most. */
const saved = (failed: readonly Failed[], points: number, known: Map<string, number>): number => {
  if (failed.some(({ lacking, zero }) => lacking <= 0 && !zero)) return 1;
  const open = failed.filter(({ ceiling }) => ceiling > 0);
  if (points === 0 || open.length === 0) return 0;
  const key = `${points} ${open
    .map(({ lacking, zero, ceiling }) => `${lacking}${zero ? 'z' : ':'}${ceiling}`)
    .toSorted()
    .join(' ')}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const best = Math.max(...open.map((one, i) => helped(one, (after) => saved(open.with(i, after), points - 1, known))));
  known.set(key, best);
  return best;
};

/** One point on a roll: its zero is ignored, else an extra die is thrown (VAST-HERO-06, VAST-HERO-07). */
const helped = ({ lacking, zero, ceiling }: Failed, then: (after: Failed) => number): number => {
  if (zero) return then({ lacking, zero: false, ceiling: ceiling - 1 });
  let chance = 1;
  for (let die = 0; die < lacking; die++)
    chance -= dieIs(die) * (1 - then({ lacking: lacking - die, zero: false, ceiling: ceiling - 1 }));
  return chance;
};

/**
 * The best plan for several rolls of one action with points spent after looking, wherever they help most; one success
 * is enough (VAST-MULTI-03, VAST-HERO-05, VAST-HERO-11). Undefined where there would be too much to look at.
 */
export const anyWithPoints = (attempts: readonly Attempt[], points: number): number | undefined => {
  const failures = attempts.map(failuresOf);
  if (failures.reduce((count, each) => count * each.length, 1) > mostFailures) return undefined;
  const known = new Map<string, number>();
  const lost = (i: number, p: number, failed: readonly Failed[]): number =>
    i === failures.length
      ? p * (1 - saved(failed, points, known))
      : (failures[i] ?? []).reduce((sum, one) => sum + lost(i + 1, p * one.p, [...failed, one.failed]), 0);
  return 1 - lost(0, 1, []);
};

/** The best way to lay points on several rolls before any die is thrown (VAST-HERO-11). */
export const anyDeclared = (attempts: readonly Attempt[], points: number): number => {
  const lost = (i: number, left: number): number => {
    const attempt = attempts[i];
    if (!attempt) return 1;
    const { gap, given, ceiling } = attempt;
    const won = given ? successDeclaredAgainstZero : successDeclared;
    const shares = Array.from({ length: Math.min(left, ceiling) + 1 }, (_, share) => share);
    return Math.min(...shares.map((share) => (1 - toNumber(won(gap, share))) * lost(i + 1, left - share)));
  };
  return 1 - lost(0, points);
};
