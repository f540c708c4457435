import { maySee, type Viewer, type Wire } from '@aspekt/contract';
import { atOnce, audienceOf, writingLog, type Drawn, type Steps } from '@aspekt/fair';
import { entryIn } from './entries.ts';
import { isAboutEntries, isTableEvent, type Entry } from './entry.ts';
import { seenEvents } from './line.ts';
import { reaches } from './reach.ts';
import { follow, numberOf, sightOf, type Sight } from './sight.ts';
import { reachAt, type Table } from './table.ts';

/** What a file says about the table it was taken from, and for whom. */
const headOf = ({ house, rules }: Table, whose: 'gm' | 'seat') => ({
  table: house.id,
  whose,
  name: house.name,
  game: house.game,
  rules: rules.version,
  locale: house.locale,
  settings: house.settings,
});

/**
 * The table as one file. The game master's holds everything, and can be brought in again; live seeds are left out,
 * for whoever knows a seed can foresee the dice. Anyone else's is a projection: their lines, and what proves their dice.
 */
export const exportFor = (table: Table, viewer: Viewer): string => atOnce(exporting(table, viewer));

/** The same a step at a time: the table as it is at the first step, whatever happens to it meanwhile. */
export const exporting = (table: Table, viewer: Viewer): Steps<string> =>
  viewer.role === 'gm' ? gmFile(table, withoutLiveSeeds(table)) : seatFile(table, viewer);

/** The whole table with its live seeds, for a backup or a move. The dice have to be turned afterwards. */
export const exportWhole = (table: Table): string => atOnce(exportingWhole(table));
export const exportingWhole = (table: Table): Steps<string> => gmFile(table, (text) => text);

const gmFile = (table: Table, part: (text: string) => string): Steps<string> =>
  writingLog(headOf(table, 'gm'), gmLines(table, table.entries.length, part));

function* gmLines({ entries }: Table, last: number, part: (text: string) => string): Generator<string> {
  let seq = 0;
  for (const text of entries.texts()) {
    if (++seq > last) return;
    yield part(text);
  }
}

const withoutLiveSeeds = ({ house }: Table): ((text: string) => string) => {
  const live = new Set(house.chains.map(({ seed }) => seed));
  return (text) => {
    // Few entries open a chain; the others need not be read.
    const { seeds, ...rest }: Partial<Entry> = text.includes('"seeds":') ? entryIn(text) : {};
    if (!seeds?.some(({ seed }) => live.has(seed))) return text;
    const ended = seeds.filter(({ seed }) => !live.has(seed));
    return JSON.stringify(ended.length > 0 ? { ...rest, seeds: ended } : rest);
  };
};

const seatFile = (table: Table, viewer: Viewer): Steps<string> => {
  const sight = sightOf(viewer, table.house.locale);
  follow(table, sight);
  return writingLog(headOf(table, 'seat'), seatLines(table, table.entries.length, sight));
};

function* seatLines(table: Table, last: number, sight: Sight): Generator<string> {
  let n = 0;
  for (const entry of table.entries) {
    if (entry.seq > last) return;
    if (reaches(reachAt(table, entry.seq), sight.viewer)) yield JSON.stringify(seenEntry(entry, sight, ++n));
  }
}

/** An entry as a viewer may have it: numbered by their own lines, with nothing that counts what they may not know of. */
const seenEntry = (entry: Entry, sight: Sight, n: number) => {
  const { viewer } = sight;
  const luck = (entry.luck ?? []).map((drawn): Drawn => {
    const { audience, sealed } = drawn;
    return maySee(audienceOf(audience), viewer) ? drawn : { audience, ...(sealed && { sealed }) };
  });
  const throws = entry.throws.filter(({ to }) => maySee(to, viewer));
  return {
    n,
    at: entry.at,
    by: entry.by,
    // The id is part of the proof of a throw, and of nothing else.
    id: luck.length > 0 ? entry.id : '',
    rules: entry.rules,
    throws,
    events: seenEvents(entry, viewer).map((event) => renumbered(event, sight)),
    ...(luck.length > 0 && { luck, ...(entry.salt && { salt: entry.salt }) }),
    ...(entry.typed && throws.length > 0 && { typed: true }),
    ...(entry.overruled && { overruled: true }),
    ...(entry.unanswered && { unanswered: entry.unanswered }),
  };
};

/** Undo names entries by the log's numbers; a viewer has only their own. */
const renumbered = (event: Wire, sight: Sight): Wire => {
  if (!isTableEvent(event) || !isAboutEntries(event)) return event;
  const { targets: _, ...rest } = event;
  return { ...rest, lines: event.targets.flatMap((seq) => numberOf(sight, seq) ?? []) };
};
