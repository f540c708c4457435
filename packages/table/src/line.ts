import {
  maySee,
  see,
  type Locale,
  type Name,
  type Seat,
  type Seen,
  type Told,
  type Viewer,
  type Wire,
} from '@aspekt/contract';
import type { Line } from '@aspekt/protocol';
import { isAboutEntries, isTableEvent, type AboutEntries, type Entry, type TableEvent } from './entry.ts';
import { reaches } from './reach.ts';
import { entryAt, reachAt, type Table } from './table.ts';
import { tellTable, texts } from './texts/index.ts';
import type { Writable } from './writable.ts';

type Reader = { readonly viewer: Viewer; readonly locale: Locale; readonly name: Name };

/** An entry as one viewer may know it; `events` are those of its events that they may know of. */
export const lineOf = (
  table: Table,
  entry: Entry,
  reader: Reader & { readonly n: number },
  events = seenEvents(entry, reader.viewer),
): Line => {
  const { viewer, n } = reader;
  const who = table.house.seats.find(({ seat }) => seat === entry.by)?.name;
  const dice = entry.throws.filter(({ to }) => maySee(to, viewer));
  const reach = reachAt(table, entry.seq);
  const [first] = events;
  const told: Told[] = [];
  for (const event of events) {
    const sentence = tell(table, entry, event, reader);
    if (sentence) told.push(sentence);
  }
  const line: Writable<Line> = { n, at: entry.at, told, dice, kind: first?.type ?? '' };
  if (who !== undefined) {
    line.by = entry.by;
    line.who = who;
  }
  if (dice.length > 0 && first) line.event = first;
  if (reach !== 'everyone') line.hidden = true;
  if (typeof reach !== 'string' && mayKnowWhoElse(viewer, entry)) line.known = namesOf(table, reach, viewer);
  if (table.struck.has(entry.seq)) line.struck = true;
  // Who may not see the dice does not learn whose hand threw them.
  if (entry.typed && dice.length > 0) line.typed = true;
  if (entry.overruled) line.overruled = true;
  if (entry.unanswered) line.unanswered = entry.unanswered.length;
  return line;
};

/** A whisper names who hears it, to each of them; whom else the game master let into the game's secrets she alone knows. */
const mayKnowWhoElse = ({ role }: Viewer, { events }: Entry): boolean =>
  role === 'gm' || events.every((event) => isTableEvent(event) && !isAboutEntries(event));

/** Those who have a line besides the reader and the game master, by name. */
const namesOf = ({ house }: Table, seats: readonly Seat[], { seat: own }: Viewer): readonly string[] =>
  house.seats.filter(({ seat, role }) => role !== 'gm' && seat !== own && seats.includes(seat)).map(({ name }) => name);

/** The events of an entry that a viewer may know of, opened as far as they may be. */
export const seenEvents = (entry: Entry, viewer: Viewer): readonly Wire[] =>
  entry.events.map((event) => see(event, viewer) as Wire | undefined).filter((event) => event !== undefined);

/** One sentence that cannot be told costs the table that sentence and nothing else. */
const tell = (table: Table, entry: Entry, event: Wire, reader: Reader): Told | undefined => {
  // Whoever did as asked knows it; the line is about what they did.
  if (event.type === 'table/request-done') return undefined;
  const { untold, somebody } = texts[reader.locale];
  try {
    const told = tellEvent(table, entry, event, reader);
    if (typeof told?.text !== 'string') return { text: untold };
    return told.text.startsWith(somebody) ? { ...told, text: begun(told.text) } : told;
  } catch {
    return { text: untold };
  }
};

const tellEvent = (table: Table, entry: Entry, event: Wire, reader: Reader): Told | undefined => {
  if (!isTableEvent(event)) return tellGame(table, entry, event, reader);
  if (isAboutEntries(event)) return tellStrike(table, event, reader);
  return tellTable(event as Seen<TableEvent>, reader.locale, reader.name);
};

/** A sentence begins with a capital, also when it begins with somebody who has no name. */
const begun = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

const tellGame = (table: Table, { rules: { version } }: Entry, event: Wire, { locale, name }: Reader): Told => {
  const { rules } = table;
  const today = rules.upcast && version < rules.version ? rules.upcast(event, version) : event;
  return rules.describe(today, locale, name);
};

/** An undo says what it strikes out, in the words that the reader knows it by. */
const tellStrike = (table: Table, event: AboutEntries, reader: Reader): Told => {
  const known = event.targets.filter((seq) => reaches(reachAt(table, seq), reader.viewer));
  const first = known[0] === undefined ? undefined : entryAt(table, known[0]);
  const told = first && seenEvents(first, reader.viewer).map((event) => tell(table, first, event, reader));
  const words = texts[reader.locale];
  const what = told?.find((sentence) => sentence !== undefined)?.text ?? '';
  const more = known.length - 1;
  switch (event.type) {
    case 'table/undone':
      return { text: words.undone(what, more) };
    case 'table/redone':
      return { text: words.redone(what, more) };
    case 'table/undo-asked':
      return { text: words.asked(reader.name(event.seat), what, more) };
    case 'table/undo-agreed':
    case 'table/undo-declined':
      return tellTable(event as Seen<TableEvent>, reader.locale, reader.name);
  }
};
