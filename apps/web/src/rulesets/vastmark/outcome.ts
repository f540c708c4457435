import type { Tone } from '@aspekt/contract';
import type { Prompt } from '@aspekt/vastmark';
import { ranking } from '@aspekt/vastmark/judge';
import { promptFor } from '@aspekt/vastmark/prompt';
import type { OutcomeWords } from '../../lib/game.ts';
import type { Outcome, SeenRoll } from './seen.ts';
import type { VastmarkWords } from './words/index.svelte.ts';

/** Best first. */
export const outcomes = ranking.toReversed();

export const toneOf: Readonly<Record<Outcome, Tone>> = {
  perfection: 'great',
  success: 'good',
  statusQuo: 'even',
  failure: 'bad',
  zeroed: 'awful',
};

/**
 * What the game master is asked to tell of a roll. Read off the roll itself: what is offered comes a moment later than
 * what happened, and the screen would show something else in between.
 */
export const promptOf = ({ status, result }: SeenRoll): Prompt | null =>
  status === 'confirmed' && result?.outcome ? promptFor(result.outcome, result.verdict?.worse ?? false) : null;

const isOutcome = (name: string): name is Outcome => name in toneOf;

/** An outcome as the rules count it, in words; what throws no dice has none. */
export const outcomeWords = (outcome: string, w: VastmarkWords): OutcomeWords => {
  if (isOutcome(outcome)) return { text: w.outcome[outcome], tone: toneOf[outcome], rank: outcomes.indexOf(outcome) };
  if (outcome === 'half') return { text: w.outcome.statusQuo, tone: 'even', rank: 2 };
  return { text: w.prepared, tone: 'plain' };
};
