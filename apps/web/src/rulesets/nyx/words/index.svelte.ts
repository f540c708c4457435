import { gameWords } from '../../../lib/game-words.svelte.ts';
import type { en } from './en.ts';

/** Every word of these views. English is the pattern; a language that lacks one does not compile. */
export type NyxWords = typeof en;

/** The words of these views, one language at a time. */
export const nyxWords = gameWords<NyxWords>({
  sv: async () => (await import('./sv.ts')).sv,
  pl: async () => (await import('./pl.ts')).pl,
  en: async () => (await import('./en.ts')).en,
});
export const wordsFor = nyxWords.in;

export type Unit = 'minutes' | 'hours' | 'days' | 'weeks';
const minutes: Readonly<Record<Unit, number>> = { minutes: 1, hours: 60, days: 1440, weeks: 10_080 };

export const minutesIn = (amount: number, unit: Unit): number => amount * minutes[unit];

/** Game time in days, hours and minutes; a part of a minute counts as a whole one. */
export const duration = (w: NyxWords, time: number): string => {
  const whole = Math.max(0, Math.ceil(time));
  const parts = [
    w.time.days(Math.floor(whole / 1440)),
    w.time.hours(Math.floor((whole % 1440) / 60)),
    w.time.minutes(whole % 60),
  ].filter((part) => !/^0\D/u.test(part));
  return parts.length > 0 ? parts.join(' ') : w.time.minutes(0);
};
