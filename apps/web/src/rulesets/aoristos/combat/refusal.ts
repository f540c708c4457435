import type { Refusal } from '@aspekt/contract';
import type { AoristosWords } from '../words/index.svelte.ts';

/** Why something is not possible, in the words of the rules. */
export const refusalOf = (w: AoristosWords, code: string, data: NonNullable<Refusal['data']> = {}): string => {
  const { refusals } = w;
  return Object.hasOwn(refusals, code) ? refusals[code as keyof typeof refusals](data) : code;
};
