import { teller, type AnyRuleSet, type Locale, type PerLocale, type Refusal } from '@aspekt/contract';
import type { TableEvent } from '../entry.ts';
import type { TableRefusal } from '../outcome.ts';
import { en } from './en.ts';
import { pl } from './pl.ts';
import { sv } from './sv.ts';
import type { TableTexts } from './words.ts';

export const texts: PerLocale<TableTexts> = { sv, pl, en };

/** The sentence of an event of the table itself. */
export const tellTable = teller<TableEvent>({ sv: sv.events, pl: pl.events, en: en.events });

const ours = (code: string): code is TableRefusal => Object.hasOwn(en.refusals, code);

/** A refusal in words, whether the table's or the game's. */
export const explain = (rules: AnyRuleSet, refusal: Refusal, locale: Locale): string =>
  ours(refusal.code) ? texts[locale].refusals[refusal.code] : rules.explain(refusal, locale);
