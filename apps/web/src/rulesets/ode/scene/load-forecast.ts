import type { Locale } from '@aspekt/contract';

const withWords = async <T>(page: Promise<T>, locale: Locale): Promise<T> => {
  const { forecastWords } = await import('./forecast-words/index.svelte.ts');
  await forecastWords.load(locale);
  return page;
};

/** What lies ahead of a conflict and of a contest, together with its words. */
export const loadConflictForecast = (locale: Locale) => withWords(import('./ConflictForecast.svelte'), locale);
export const loadContestForecast = (locale: Locale) => withWords(import('./ContestForecast.svelte'), locale);
