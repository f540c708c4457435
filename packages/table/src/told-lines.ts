import { audiencesIn, sightAmong, type Audience, type Locale, type Seat, type Viewer } from '@aspekt/contract';
import { plainJson } from '@aspekt/protocol';
import { isAboutEntries, isTableEvent, tableRules, type Entry } from './entry.ts';
import { lineOf } from './line.ts';
import { nameFor, type Sight } from './sight.ts';
import { entryAt, reachAt, type Table } from './table.ts';

/** Lines as they are told at one moment, so that those who know the same are told with the same words only once. */
export type ToldLines = ToldLine[];

type ToldLine = {
  readonly entry: Entry;
  readonly locale: Locale;
  /** Whoever is in the same of these is told the same. */
  readonly audiences: readonly Audience[];
  readonly sight: number | string;
  /** Told as this seat alone knew it. */
  readonly seat: Seat | undefined;
  readonly text: string;
};

/** The JSON of a viewer's lines from `first` to the last. */
export const linesText = (table: Table, sight: Sight, first: number, told: ToldLines): string => {
  let text = '';
  for (let n = Math.max(1, first); n <= sight.seqs.length; n++) {
    const entry = entryAt(table, sight.seqs[n - 1] ?? 0);
    // Only the number is the viewer's own.
    text += `${text && ','}{"n":${n},${toldTo(table, entry, sight, told)}`;
  }
  return `[${text}]`;
};

/** The number comes first. */
const unnumbered = '{"n":0,';

const toldTo = (table: Table, entry: Entry, sight: Sight, told: ToldLines): string => {
  const { viewer, locale } = sight;
  for (const known of told)
    if (known.entry === entry && known.locale === locale && isFor(known, viewer)) return known.text;
  const audiences = audiencesIn(entry.events);
  const events = audiences.length === 0 ? entry.events : undefined;
  for (const { to } of entry.throws) if (to !== 'everyone') audiences.push(to);
  const name = nameFor(table, sight, (to) => audiences.push(to));
  const text = plainJson(lineOf(table, entry, { viewer, locale, name, n: 0 }, events)).slice(unnumbered.length);
  const seat = isOwn(entry) || typeof reachAt(table, entry.seq) !== 'string' ? viewer.seat : undefined;
  told.push({ entry, locale, audiences, sight: sightAmong(audiences, viewer), seat, text });
  return text;
};

const isFor = ({ seat, audiences, sight }: ToldLine, viewer: Viewer): boolean =>
  (seat === undefined || seat === viewer.seat) && sightAmong(audiences, viewer) === sight;

/** What is struck out, or asked to be, is told as each knew it; of what a few know the game master alone is told who they are. */
const isOwn = ({ rules, events }: Entry): boolean =>
  rules.id === tableRules.id && events.some((event) => isTableEvent(event) && isAboutEntries(event));
