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

const ours = (code: string): code is keyof TableTexts['refusals'] => Object.hasOwn(en.refusals, code);
const slow: TableRefusal = 'TABLE_E_TALK_SLOWLY';

/** A refusal in words, whether the table's or the game's. */
export const explain = (rules: AnyRuleSet, refusal: Refusal, locale: Locale): string => {
  const { code, data } = refusal;
  if (code === slow) return texts[locale].talkSlowly(Number(data?.['seconds']));
  return ours(code) ? texts[locale].refusals[code] : rules.explain(refusal, locale);
};
