import type { Locale, PerLocale } from '@aspekt/contract';
import { en } from './en.ts';
import { pl } from './pl.ts';
import { sv } from './sv.ts';
import { groups, topics, type Group, type HelpTexts, type RuleId, type Topic } from './topics.ts';

export type HelpEntry = { readonly title: string; readonly text: string; readonly group: string };
export type Help = Readonly<Record<RuleId, HelpEntry>>;

const texts: PerLocale<HelpTexts> = { sv, pl, en };

/** Every rule's entry, chapter by chapter; rules that are told together share one. */
const bookIn = (locale: Locale): Help => {
  const { groups: chapters, entries } = texts[locale];
  const book: Partial<Record<RuleId, HelpEntry>> = {};
  for (const group of Object.keys(groups) as readonly Group[])
    for (const topic of groups[group] as readonly Topic[]) {
      const entry = { ...entries[topic], group: chapters[group] };
      for (const rule of topics[topic]) book[rule] = entry;
    }
  // Every topic is in a chapter, so every rule has been given its entry.
  return book as Help;
};

/** The rules in our own words, by the ids that lines, offers and refusals cite. */
export const help: PerLocale<Help> = { sv: bookIn('sv'), pl: bookIn('pl'), en: bookIn('en') };
