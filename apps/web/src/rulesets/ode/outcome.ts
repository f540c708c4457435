import type { Outcome } from '@aspekt/ode';
import type { OutcomeWords } from '../../lib/game.ts';
import { onLadder, sideName } from './seen.ts';
import type { OdeWords } from './words/index.svelte.ts';

const tones = {
  style: { tone: 'great', rank: 0 },
  success: { tone: 'good', rank: 1 },
  tie: { tone: 'even', rank: 2 },
  fail: { tone: 'bad', rank: 3 },
} as const satisfies Record<Outcome, Omit<OutcomeWords, 'text'>>;

/** An outcome as the rules count it (`style`, `effort:3`, `winner:players`, `takenOut`) in words. */
export const outcomeWords = (outcome: string, w: OdeWords): OutcomeWords => {
  if (Object.hasOwn(tones, outcome)) {
    const known = outcome as Outcome;
    return { text: w.labels.outcomes[known], ...tones[known] };
  }
  const [kind, what = ''] = outcome.split(':');
  if (kind === 'effort') return { text: onLadder(Number(what), w), tone: 'plain', rank: -Number(what) };
  if (kind === 'winner') return { text: sideName(what, w), tone: what === 'players' ? 'good' : 'bad' };
  if (kind === 'takenOut') return { text: w.labels.statuses.takenOut, tone: 'bad' };
  return { text: outcome, tone: 'plain' };
};
