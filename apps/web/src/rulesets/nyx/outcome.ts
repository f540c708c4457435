import type { OutcomeWords } from '../../lib/game.ts';
import type { NyxWords } from './words/index.svelte.ts';

/** An outcome as the rules count it (`effect:3`, `miss:2`, `A:2`, `tie`, `needle:-3`, `past:B:2`) in words. */
export const outcomeWords = (outcome: string, w: NyxWords['outcome']): OutcomeWords => {
  const [kind = '', first = '', second = ''] = outcome.split(':');
  const number = Number(first);
  switch (kind) {
    case 'effect':
      return { text: w.effect(first), tone: 'good', rank: -number };
    case 'miss':
      return { text: w.miss(first), tone: 'bad', rank: number };
    case 'A':
      return { text: w.A(first), tone: 'good', rank: -number };
    case 'B':
      return { text: w.B(first), tone: 'bad', rank: number };
    case 'tie':
      return { text: w.tie, tone: 'even', rank: 0 };
    case 'needle':
      return {
        text: w.needle(first.replace('-', '−')),
        tone: number > 0 ? 'good' : number < 0 ? 'bad' : 'even',
        rank: -number,
      };
    case 'past':
      return first === 'A'
        ? { text: w.pastA(second), tone: 'great', rank: -100 - Number(second) }
        : { text: w.pastB(second), tone: 'awful', rank: 100 + Number(second) };
    default:
      return { text: w.prepared, tone: 'plain' };
  }
};
