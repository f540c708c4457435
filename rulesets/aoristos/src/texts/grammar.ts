import type { Area } from '../model.ts';

/** Words in a row, the last joined with the language's "and". */
export const listed = (words: readonly string[], and: string): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} ${and} ${words.at(-1)}`;

/** A stretch of time in days, hours and minutes. */
export const span = (
  minutes: number,
  unit: {
    readonly day: (n: number) => string;
    readonly hour: (n: number) => string;
    readonly minute: (n: number) => string;
  },
): string => {
  const whole = Math.floor(minutes);
  const parts = [
    { n: Math.floor(whole / 1440), say: unit.day },
    { n: Math.floor((whole % 1440) / 60), say: unit.hour },
    { n: minutes - Math.floor(whole / 60) * 60, say: unit.minute },
  ].filter(({ n }) => n > 0);
  return parts.length === 0 ? unit.minute(0) : parts.map(({ n, say }) => say(Math.round(n * 10) / 10)).join(' ');
};

/** A number with the decimal comma of Swedish and Polish. */
export const decimal = (n: number): string => String(n).replace('.', ',');

/** Polish counts one, few (2–4, 22–24, not 12–14) and many. */
export const polish = (n: number, one: string, few: string, many: string): string => {
  if (n === 1) return one;
  const [last, two] = [n % 10, n % 100];
  return Number.isInteger(n) && last >= 2 && last <= 4 && (two < 12 || two > 14) ? few : many;
};

/** What a setting was set to, after its name. A way among several is named by its setting alone. */
export const setTo = (value: unknown, on: string, off: string): string => {
  if (typeof value === 'number') return `: ${value}`;
  if (value === true || value === 'on') return `: ${on}`;
  return value === false || value === 'off' ? `: ${off}` : '';
};

export const isLeg = (area: Area | null): boolean => area === 'rightLeg' || area === 'leftLeg';
