import { teller, type Locale, type Name, type PerLocale, type Refusal } from '@aspekt/contract';
import { difficultyName } from '../difficulty.ts';
import type { Command, Event } from '../model.ts';
import { en } from './en.ts';
import { pl } from './pl.ts';
import { sv } from './sv.ts';
import type { Words } from './words.ts';

const words: PerLocale<Words> = { sv, pl, en };

export const describe = teller<Event>({ sv: sv.events, pl: pl.events, en: en.events });

export const label = (command: Command, locale: Locale, name: Name): string => {
  const { labels } = words[locale];
  // The table has a label for every command type, but TypeScript cannot pair the two unions.
  return (labels[command.type] as (command: Command, name: Name) => string)(command, name);
};

export const explain = ({ code, data = {} }: Refusal, locale: Locale): string => {
  const refusals: Readonly<Record<string, Words['refusals'][keyof Words['refusals']] | undefined>> =
    words[locale].refusals;
  const sentence = refusals[code];
  if (sentence === undefined) return '';
  return typeof sentence === 'string' ? sentence : sentence(data);
};

/** What table 6-1 calls a difficulty (VAST-RES-04). */
export const difficultyLabel = (difficulty: number, locale: Locale): string =>
  difficultyName(difficulty, words[locale].difficulties);
