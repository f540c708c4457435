import { locales, type Locale } from '@aspekt/contract';
import { env } from 'node:process';
import { parseArgs } from 'node:util';

/** The language that was asked for when this process was started, whether we speak it or not. */
export const askedLanguage = ((): string | undefined => {
  const { language } = parseArgs({ options: { language: { type: 'string' } }, strict: false }).values;
  return typeof language === 'string' ? language : undefined;
})();

/** Where a machine does not say in its environment what it speaks, it still knows how it writes dates. */
const machines =
  env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || new Intl.DateTimeFormat().resolvedOptions().locale;

/** What this process speaks with whoever runs it: the language asked for, else that of the machine, else English. */
export const operatorLanguage: Locale =
  locales.find((locale) => locale === askedLanguage) ?? locales.find((locale) => machines.startsWith(locale)) ?? 'en';
