import type { Locale } from '@aspekt/contract';

/** How numbers, chances, times and lists are written in a language. */
export interface Formats {
  readonly number: (value: number) => string;
  /** With its sign, a true minus, and no sign on zero: −1, 0, +2. */
  readonly signed: (value: number) => string;
  /** A chance as people read it: 35 %, less than 1 %, 0 %, 100 % only when certain. */
  readonly chance: (p: number) => string;
  readonly time: (at: number) => string;
  readonly dateTime: (at: number) => string;
  readonly list: (parts: readonly string[]) => string;
  readonly compare: (a: string, b: string) => number;
}

const made = new Map<Locale, Formats>();

export const formats = (locale: Locale): Formats => {
  const known = made.get(locale);
  if (known) return known;
  const number = new Intl.NumberFormat(locale);
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  const tenths = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  const time = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const dateTime = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  const collator = new Intl.Collator(locale);
  const minus = (text: string): string => text.replace('-', '−');
  const format: Formats = {
    number: (value) => minus(number.format(value)),
    // A zero that came of turning a scale round has a sign of its own; nobody wants to read it.
    signed: (value) => (value > 0 ? `+${number.format(value)}` : minus(number.format(value === 0 ? 0 : value))),
    chance: (p) => {
      if (p <= 0) return percent.format(0);
      if (p >= 1) return percent.format(1);
      if (p < 0.001) return `< ${tenths.format(0.001)}`;
      if (p > 0.999) return `> ${tenths.format(0.999)}`;
      return p < 0.0995 || p > 0.9905 ? tenths.format(p) : percent.format(p);
    },
    time: (at) => time.format(at),
    dateTime: (at) => dateTime.format(at),
    list: (parts) => list.format(parts),
    compare: (a, b) => collator.compare(a, b),
  };
  made.set(locale, format);
  return format;
};

/** A whole number as people type it: minus or hyphen, spaces of any kind; undefined when it is none. */
export const wholeNumber = (typed: string): number | undefined => {
  const plain = typed.replace(/\s/gu, '').replace(/[−–]/gu, '-').replace(/^\+/u, '');
  return /^-?\d{1,9}$/u.test(plain) ? Number(plain) : undefined;
};
