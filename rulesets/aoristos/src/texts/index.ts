import type { Locale, Name, PerLocale, Refusal, Seen, Told } from '@aspekt/contract';
import type { Command, Event } from '../model.ts';
import type { OutcomeWord } from '../outcome.ts';
import { codes, type Code } from '../refusal.ts';
import { en } from './en.ts';
import type { Language } from './language.ts';
import { pl } from './pl.ts';
import { sv } from './sv.ts';
import { rulesOf, toneOf } from './telling.ts';
import { whyOf } from './why.ts';

export const languages: PerLocale<Language> = { sv, pl, en };

/** The sentence of an event as the viewer sees it, with its arithmetic and its rules. */
export const describe = (event: Seen<Event>, locale: Locale, name: Name): Told => {
  const { sentences, words } = languages[locale];
  // Each sentence takes its own kind of event; TypeScript cannot pair the two unions.
  const say = sentences[event.type] as (event: Seen<Event>, name: Name) => string;
  const why = whyOf(event, words, name);
  return {
    text: say(event, name),
    ...(why.length > 0 && { why }),
    rules: rulesOf[event.type],
    tone: toneOf(event),
  };
};

/** What the button of a command says. */
export const label = (command: Command, locale: Locale, name: Name): string =>
  (languages[locale].labels[command.type] as (command: Command, name: Name) => string)(command, name);

/** An outcome of odds in words: `damage:2` is "Damage 2". */
export const outcomeText = (outcome: string, locale: Locale): string => {
  const [word = '', n = ''] = outcome.split(':');
  const { outcomes } = languages[locale].words;
  return Object.hasOwn(outcomes, word) ? outcomes[word as OutcomeWord].replace('{n}', n) : outcome;
};

const isCode = new Set<string>(codes);

/** A refusal or warning in words: what, why, what to do. */
export const explain = ({ code, data }: Refusal, locale: Locale): string =>
  languages[locale].refusals[isCode.has(code) ? (code as Code) : 'badInput'](data ?? {});
