import { locales, type Locale } from '@aspekt/contract';
import { Problem } from './problem.ts';
import { t } from './words/index.ts';

/** A language by its name on the command line. */
export const languageNamed = (name: string): Locale => {
  const found = locales.find((locale) => locale === name);
  if (!found) throw new Problem(t.noLanguage(name, locales.join(', ')));
  return found;
};
