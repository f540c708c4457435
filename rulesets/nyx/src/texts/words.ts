import type { Name } from '@aspekt/contract';
import type { Attribute, EndReason, Id, Roll, Sign } from '../model.ts';

/** The small words of a language that the longer tellings are built from. */
export type Words = Numerals & {
  readonly attribute: Readonly<Record<Attribute, string>>;
  readonly sign: Readonly<Record<Sign, string>>;
  readonly ended: Readonly<Record<EndReason, string>>;
  readonly scene: string;
  readonly situational: string;
  /** Of a slow harm. */
  readonly strength: string;
  /** What keeps an attribute below its base: exhaustion, or a mob's losses. */
  readonly worn: string;
  /** What -1, -2 and -3 are called. */
  readonly difficulty: (value: number) => string;
  /** How many dice, and which of them counts. */
  readonly dice: (count: number, mode: Roll['mode']) => string;
  readonly points: (n: number) => string;
  readonly days: (n: number) => string;
  readonly hours: (n: number) => string;
  readonly minutes: (n: number) => string;
};

export type Numerals = {
  /** A number, with a minus below zero. */
  readonly number: (n: number) => string;
  /** The same with its sign, also a plus. */
  readonly signed: (n: number) => string;
  /** A number added to what stands before it. */
  readonly added: (n: number) => string;
  /** A number taken from what stands before it. */
  readonly taken: (n: number) => string;
};

const number = (n: number): string => (n < 0 ? `−${-n}` : `${n}`);

/** Numbers with a true minus, the same in all three languages. */
export const numerals: Numerals = {
  number,
  signed: (n) => (n > 0 ? `+${n}` : number(n)),
  added: (n) => (n < 0 ? ` − ${-n}` : ` + ${n}`),
  taken: (n) => ` − ${n}`,
};

/** Whoever an aspect belongs to, if the viewer knows a name: things have none of their own in the cast. */
export const ownerName = (words: Words, owner: Id, name: Name): string | undefined => {
  if (owner === 'scene') return words.scene;
  const known = name(owner);
  return known === owner ? undefined : known;
};

/** Game time in days, hours and minutes; a part of a minute counts as a whole one (D-27). */
export const duration = (words: Words, minutes: number): string => {
  const whole = Math.ceil(minutes);
  const parts = [
    [Math.floor(whole / 1440), words.days] as const,
    [Math.floor((whole % 1440) / 60), words.hours] as const,
    [whole % 60, words.minutes] as const,
  ].filter(([n]) => n > 0);
  return parts.length === 0 ? words.minutes(0) : parts.map(([n, unit]) => unit(n)).join(' ');
};

/** `value` in its place among the words for small numbers, else in figures. */
export const spelled = (small: readonly string[], value: number): string => small[value] ?? `${value}`;

/** Sentences that are there, in one line. */
export const spoken = (...parts: readonly (string | undefined | false)[]): string =>
  parts.filter((part) => part !== undefined && part !== false && part !== '').join(' ');

/** The writer's own words, closed like a sentence. */
export const closed = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);
