import type { BackstageWords } from '../words/backstage.svelte.ts';

type Scene = { readonly clock: number; readonly weekday: number };

/** The clock of the story as people say it: Monday, day 1, 14:05. */
export const clockWords = ({ clock, weekday }: Scene, t: BackstageWords['time']): string => {
  const day = Math.floor(clock / 1440);
  const minutes = Math.floor(clock % 1440);
  const two = (value: number): string => String(value).padStart(2, '0');
  return t.clock(
    t.weekdays[(weekday + day) % 7] ?? '',
    day + 1,
    `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`,
  );
};
