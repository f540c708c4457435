import type { Tone } from '@aspekt/contract';
import type { OutcomeWords } from '../../lib/game.ts';
import type { AoristosWords } from './words/index.svelte.ts';

type Kind = keyof AoristosWords['names']['outcomes'];

const tones: Readonly<Record<Kind, Tone>> = {
  success: 'good',
  failure: 'bad',
  open: 'even',
  a: 'good',
  b: 'bad',
  draw: 'even',
  hit: 'good',
  miss: 'bad',
  unhurt: 'good',
  out: 'awful',
  lives: 'good',
  dies: 'awful',
  free: 'good',
  danger: 'bad',
  heals: 'good',
  worse: 'bad',
  same: 'even',
  done: 'plain',
  sum: 'plain',
  kp: 'even',
  damage: 'bad',
  up: 'good',
};
const order: readonly Tone[] = ['great', 'good', 'even', 'plain', 'bad', 'awful'];

/** An outcome as the rules count it (`hit`, `damage:2`, `sum:9`) in words; those with a number in its order. */
export const outcomeWords = (outcome: string, { outcomes }: AoristosWords['names']): OutcomeWords => {
  const [kind = '', n = ''] = outcome.split(':');
  if (!Object.hasOwn(outcomes, kind)) return { text: outcome, tone: 'plain' };
  const tone = tones[kind as Kind];
  const rank = order.indexOf(tone) * 1000 + (kind === 'sum' || kind === 'up' ? -Number(n) : Number(n));
  return { text: outcomes[kind as Kind].replace('{n}', n), tone, rank };
};
