import { teller, type Locale, type Name, type PerLocale, type Refusal, type Seen, type Told } from '@aspekt/contract';
import type { Command, Event } from '../model.ts';
import { rulesOf } from './cites.ts';
import { en } from './en.ts';
import type { Language, Refusing } from './language.ts';
import { pl } from './pl.ts';
import { sv } from './sv.ts';
import { toneOf } from './tone.ts';

const languages: PerLocale<Language> = { sv, pl, en };

const tell = teller<Event>({ sv: sv.sentences, pl: pl.sentences, en: en.sentences });

/** An event in words, with the arithmetic and the rules behind it. */
export const describe = (event: Seen<Event>, locale: Locale, name: Name): Told => {
  const { text, why = [] } = tell(event, locale, name);
  const rules = rulesOf(event);
  return { text, ...(why.length > 0 && { why }), ...(rules.length > 0 && { rules }), tone: toneOf(event) };
};

/** What a button says. */
export const label = (command: Command, locale: Locale, name: Name): string => {
  const table: Readonly<Record<string, unknown>> = languages[locale].buttons;
  // The table has a label for every command type, but TypeScript cannot pair the two unions.
  return (table[command.type] as (command: Command, name: Name) => string)(command, name);
};

/** A refusal or a warning in words: what, why, what to do. */
export const explain = ({ code, data = {} }: Refusal, locale: Locale): string => {
  const table: Readonly<Record<string, Refusing | undefined>> = languages[locale].refusals;
  const refusing = table[code] ?? languages[locale].refusals.wrongStatus;
  return typeof refusing === 'function' ? refusing(data) : refusing;
};
