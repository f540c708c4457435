import type { Tone } from '@aspekt/contract';
import type { Degree } from '@aspekt/kolo';
import type { OutcomeWords } from '../../lib/game.ts';
import type { KoloWords } from './words/index.svelte.ts';

const ranks: Readonly<Record<Degree, number>> = {
  extraordinary: 0,
  goal: 1,
  partial: 2,
  none: 3,
  partialFailure: 4,
  failure: 5,
  criticalFailure: 6,
};
export const toneOf: Readonly<Record<Degree, Tone>> = {
  extraordinary: 'great',
  goal: 'good',
  partial: 'even',
  none: 'bad',
  partialFailure: 'bad',
  failure: 'bad',
  criticalFailure: 'awful',
};
const isDegree = (name: string): name is Degree => name in ranks;

/** An outcome as the rules count it (`goal`, `A partial`, `tie`, `passes`) in words. */
export const outcomeWords = (outcome: string, w: KoloWords): OutcomeWords => {
  const [first = '', second = ''] = outcome.split(' ');
  if (isDegree(first)) return { text: w.lex.degrees[first], tone: toneOf[first], rank: ranks[first] };
  if ((first === 'A' || first === 'B') && isDegree(second)) {
    const text = `${w.contest.sideWins(first)}, ${w.lex.degrees[second]}`;
    return first === 'A'
      ? { text, tone: second === 'extraordinary' ? 'great' : 'good', rank: ranks[second] }
      : { text, tone: second === 'extraordinary' ? 'awful' : 'bad', rank: 10 - ranks[second] };
  }
  if (first === 'tie') return { text: w.contest.tie, tone: 'even', rank: 5 };
  if (first === 'passes') return { text: w.compare.passes, tone: 'good', rank: 0 };
  if (first === 'fails') return { text: w.compare.fails, tone: 'bad', rank: 1 };
  return { text: w.prepared, tone: 'plain' };
};
