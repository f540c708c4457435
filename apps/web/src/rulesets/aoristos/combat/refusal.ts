import type { Locale, Refusal } from '@aspekt/contract';
import type { refusals as en } from '@aspekt/aoristos/refusals/en';
import { gameWords } from '../../../lib/game-words.svelte.ts';

/** Only whoever acts in a fight asks for these: they come when they are first wanted. */
const words = gameWords<typeof en>({
  sv: async () => (await import('@aspekt/aoristos/refusals/sv')).refusals,
  pl: async () => (await import('@aspekt/aoristos/refusals/pl')).refusals,
  en: async () => (await import('@aspekt/aoristos/refusals/en')).refusals,
});

/** Why something is not possible, in the words of the rules; nothing for the moment in which they are on their way. */
export const refusalOf = (locale: Locale, code: string, data: NonNullable<Refusal['data']> = {}): string => {
  const refusals = words.soon(locale);
  if (!refusals) return '';
  return Object.hasOwn(refusals, code) ? refusals[code as keyof typeof refusals](data) : code;
};
