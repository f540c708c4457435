import type { LinkGiven, LinkTerm } from '@aspekt/protocol';
import type { Key } from './ports/log.ts';

const hour = 60 * 60_000;
const day = 24 * hour;

/**
 * A group that plays every week sends its invitation once, and whoever was away the first evening comes the second or the
 * third: a week would end just as they sit down.
 */
const usual: LinkTerm = 'month';

const lengths: Readonly<Record<LinkTerm, number | undefined>> = {
  hour,
  day,
  week: 7 * day,
  month: 28 * day,
  never: undefined,
};

/** When an invitation ends that is made now. */
export const endOf = (term: LinkTerm = usual, now: number): { readonly endsAt?: number } => {
  const length = lengths[term];
  return length === undefined ? {} : { endsAt: now + length };
};

/** Whether the time of a link is over, by the clock of whoever asks. */
export const isOver = ({ endsAt = Infinity }: Key, now: number): boolean => now >= endsAt;

/** The same end as whoever made the link is told of it. */
export const untilOf = ({ endsAt }: Pick<Key, 'endsAt'>): Pick<LinkGiven, 'until'> =>
  endsAt === undefined ? {} : { until: endsAt };
