import type { Locale } from '@aspekt/contract';
import type { When } from '@aspekt/table';

/** How a chronicle writes days and times. */
export const timesIn = (locale: Locale): When => {
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long' });
  const time = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  return { day: (at) => day.format(at), time: (at) => time.format(at) };
};
