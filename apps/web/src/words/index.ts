import type { Locale } from '@aspekt/contract';
import type { en } from './en.ts';

/** Every word of the shell. English is the pattern; a language that lacks one does not compile. */
export type Words = typeof en;

const loaders: Readonly<Record<Locale, () => Promise<Words>>> = {
  sv: async () => (await import('./sv.ts')).sv,
  pl: async () => (await import('./pl.ts')).pl,
  en: async () => (await import('./en.ts')).en,
};

export const loadWords = (locale: Locale): Promise<Words> => loaders[locale]();

export const localeNames: Readonly<Record<Locale, string>> = { sv: 'Svenska', pl: 'Polski', en: 'English' };
