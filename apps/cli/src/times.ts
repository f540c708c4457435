import type { Locale } from '@aspekt/contract';
import type { When } from '@aspekt/table';

export const timesIn = (locale: Locale): When => ({
  day: (at) => new Intl.DateTimeFormat(locale, { dateStyle: 'full' }).format(at),
  time: (at) => new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(at),
});
