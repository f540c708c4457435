import { audiencesIn, sightAmong, type Audience, type Viewer } from '@aspekt/contract';
import { isAboutEntries, isTableEvent, type Entry } from './entry.ts';
import { lineOf } from './line.ts';
import { nameFor, type Sight } from './sight.ts';
import { entryAt, type Table } from './table.ts';

/** Lines as they are told at one moment, so that those who know the same are told with the same words only once. */
export type ToldLines = Map<string, string>;

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

const toldTo = (table: Table, entry: Entry, { viewer, locale }: Sight, told: ToldLines): string => {
  const key = `${entry.seq} ${locale} ${alike(table, entry, viewer)}`;
  const known = told.get(key);
  if (known !== undefined) return known;
  const { n: _own, ...line } = lineOf(table, entry, { viewer, locale, name: nameFor(table, viewer), n: 0 });
  const text = JSON.stringify(line).slice(1);
  told.set(key, text);
  return text;
};

/** The same for viewers who may know the same of an entry and of everybody's names. */
const alike = (table: Table, { events, throws }: Entry, viewer: Viewer): string => {
  if (viewer.role === 'gm') return 'gm';
  // What is struck out, or asked to be, is told as each knew it.
  if (events.some((event) => isTableEvent(event) && isAboutEntries(event))) return viewer.seat;
  const audiences: Audience[] = [...audiencesIn(events), ...table.knowing.values()];
  for (const { to } of throws) if (to !== 'everyone') audiences.push(to);
  return `${sightAmong(audiences, viewer)}`;
};
