import type { Tagged } from './decision.ts';
import type { Seen } from './secret.ts';

export type Locale = 'sv' | 'pl' | 'en';
export const locales = ['sv', 'pl', 'en'] as const satisfies readonly Locale[];
export type PerLocale<T> = Readonly<Record<Locale, T>>;

/** The name of a figure, as the viewer knows it; “somebody” in the reader's language where the viewer knows none. */
export type Name = (id: string) => string;

/** How an outcome is coloured, the same in all games, and never by colour alone. */
export type Tone = 'good' | 'great' | 'bad' | 'awful' | 'even' | 'plain';

/** One thing told: a sentence, the arithmetic behind it, the rules behind that. */
export type Told = {
  readonly text: string;
  readonly why?: readonly string[];
  readonly rules?: readonly string[];
  readonly tone?: Tone;
};

/** One sentence per kind of event, as a viewer sees the event. Leave one out and it does not compile. */
export type Texts<Event extends Tagged> = {
  readonly [T in Event['type']]: (event: Seen<Extract<Event, { readonly type: T }>>, name: Name) => Told | string;
};

/** Build `describe` from one table of sentences per language. */
export const teller =
  <Event extends Tagged>(tables: PerLocale<Texts<Event>>) =>
  (event: Seen<Event>, locale: Locale, name: Name): Told => {
    const table: Readonly<Record<string, unknown>> = tables[locale];
    const { type } = event as Tagged;
    // The table has a sentence for every event type, but TypeScript cannot pair the two unions.
    const told = (table[type] as (event: Seen<Event>, name: Name) => Told | string)(event, name);
    return typeof told === 'string' ? { text: told } : told;
  };

/** The rule book a rule set comes from, and what its author asks for. */
export type Credit = {
  readonly title: string;
  readonly author: string;
  readonly edition: string;
  readonly address?: string;
  /** What the author or the licence asks to be said, in our words. */
  readonly notice: PerLocale<string>;
};
