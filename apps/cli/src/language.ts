import { locales, type Locale } from '@aspekt/contract';
import { Problem } from './problem.ts';

/** A language by its name on the command line; English where none is asked for. */
export const languageNamed = (name: string | undefined): Locale => {
  if (name === undefined) return 'en';
  const found = locales.find((locale) => locale === name);
  if (!found) throw new Problem(`There is no language "${name}". There are: ${locales.join(', ')}.`);
  return found;
};
