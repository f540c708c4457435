import type { PerLocale } from '@aspekt/contract';
import { en } from './en.ts';
import { entryOf, type Entries, type Entry, type RuleId } from './entries.ts';
import { pl } from './pl.ts';
import { sv } from './sv.ts';

const byRule = (entries: Entries): Readonly<Record<RuleId, Entry>> => {
  const found = Object.entries(entryOf).map(([rule, key]) => [rule, entries[key]] as const);
  // Every rule has an entry because `entryOf` is what names the rules.
  return Object.fromEntries(found) as Record<RuleId, Entry>;
};

/** The rules in our own words, by rule id; several rules may share an entry. */
export const help: PerLocale<Readonly<Record<RuleId, Entry>>> = { sv: byRule(sv), pl: byRule(pl), en: byRule(en) };
export type { Entry, RuleId };
