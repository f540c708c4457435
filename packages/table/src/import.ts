import { locales, type AnyRuleSet, type Viewer } from '@aspekt/contract';
import { atOnce, audienceOf, readLog, type LogFault, type LogHead, type Steps } from '@aspekt/fair';
import { AudienceSchema, readJson } from '@aspekt/protocol';
import * as v from 'valibot';
import { layingTable, tableFrom } from './append.ts';
import { openChains, toThoseWhoKnow } from './chains.ts';
import { drift } from './drift.ts';
import { isTableEvent, tableRules, type Entry } from './entry.ts';
import { exportFor } from './export.ts';
import type { Luck } from './luck.ts';
import { record } from './open.ts';
import { follow, linesBetween, sightOf, type Sight } from './sight.ts';
import type { Table } from './table.ts';
import { gameFor, offersFor, viewOf } from './view.ts';

export type ImportFault =
  | 'not_a_log'
  | 'log_changed'
  | 'log_unplayable'
  /** A later version of the program or of the game wrote it. */
  | 'log_too_new'
  /** What one seat may know: a table cannot be laid from it. */
  | 'seat_file';

const Text = v.string();
const Count = v.pipe(v.number(), v.integer(), v.minValue(0));
const Tagged = v.looseObject({ type: Text });
const EntrySchema = v.strictObject({
  seq: Count,
  at: v.number(),
  by: Text,
  id: Text,
  rules: v.strictObject({ id: Text, version: v.pipe(Count, v.minValue(1)) }),
  command: Tagged,
  throws: v.array(v.strictObject({ what: Text, die: Text, faces: v.array(v.number()), to: AudienceSchema })),
  events: v.array(Tagged),
  luck: v.optional(
    v.array(
      v.strictObject({
        audience: Text,
        epoch: v.optional(Count),
        counter: v.optional(Count),
        sealed: v.optional(Text),
        typed: v.optional(v.literal(true)),
      }),
    ),
  ),
  salt: v.optional(Text),
  typed: v.optional(v.literal(true)),
  overruled: v.optional(v.literal(true)),
  unanswered: v.optional(v.array(Text)),
  cause: v.optional(Count),
  seeds: v.optional(v.array(v.strictObject({ audience: Text, epoch: Count, seed: Text }))),
});

/** The game that a file says it is of; whether the file is to be believed is found out when it is brought in. */
export const gameIn = (text: string): string | undefined => {
  const read = readJson(text.slice(0, text.indexOf('\n')));
  const parsed = read.fault ? undefined : v.safeParse(FirstLine, read.value);
  return parsed?.success ? parsed.output.head.game : undefined;
};

const FirstLine = v.looseObject({ head: v.looseObject({ game: v.string() }) });

export type ImportOptions = {
  readonly id: string;
  readonly luck: Luck;
  readonly now: number;
  /** The same text was found good before: it is not played through again. */
  readonly examined?: boolean;
};

/**
 * Bring a game master's file in as a table of its own: a new id, marked as brought in, dice from new seeds.
 * All of it or nothing: a file that was changed, or that today's rules would have played otherwise, is refused.
 */
export const importTable = (rules: AnyRuleSet, text: string, options: ImportOptions): Imported =>
  atOnce(importing(rules, text, options));
type Imported = Table | { readonly fault: ImportFault };

/** The same a step at a time, but for the playing through of a file that was not found good before. */
export function* importing(
  rules: AnyRuleSet,
  text: string,
  { id, luck, now, examined = false }: ImportOptions,
): Steps<Imported> {
  const read = readLog(text);
  if (read.fault) return { fault: importFaults[read.fault.fault] };
  const { whose, rules: version } = read.head as LogHead & { readonly whose?: unknown; readonly rules?: unknown };
  if (typeof version === 'number' && version > rules.version) return { fault: 'log_too_new' };
  if (whose === 'seat') return { fault: 'seat_file' };
  const entries = yield* entriesIn(read.entries);
  if (!entries || whose !== 'gm') return { fault: 'not_a_log' };
  if (entries.some((entry) => isTooNew(rules, entry))) return { fault: 'log_too_new' };
  const table = examined ? yield* layingTable(rules, entries) : replayed(rules, entries);
  if (!table) return { fault: 'log_unplayable' };
  const from = table.house.id;
  const audiences = table.house.chains.map(({ audience }) => audienceOf(audience));
  const { chains, seeds } = openChains(id, table.house, audiences, luck);
  record(table, { type: 'table/imported', table: id, from, chains: chains.map(toThoseWhoKnow) }, seeds, now);
  return table;
}

const importFaults: Readonly<Record<LogFault['fault'], ImportFault>> = {
  'not a log': 'not_a_log',
  'unknown version': 'log_too_new',
  changed: 'log_changed',
  'cut short': 'log_changed',
};

const isTooNew = (rules: AnyRuleSet, { rules: { id, version } }: Entry): boolean =>
  version > (id === tableRules.id ? tableRules.version : rules.version);

function* entriesIn(lines: readonly string[]): Steps<readonly Entry[] | undefined> {
  const entries: Entry[] = [];
  for (const line of lines) {
    const read = readJson(line);
    if (read.fault || !v.is(EntrySchema, read.value)) return undefined;
    // The schema is the type, but for `undefined`, which JSON does not have. What was read keeps the order of its keys.
    entries.push(read.value as unknown as Entry);
    yield undefined;
  }
  return entries;
}

/**
 * What was written by the rules of today, and by the table itself, must be what they decide. Of older rules nobody knows any more
 * what they decided: their entries only have to be playable, and change nothing but the game.
 */
const replayed = (rules: AnyRuleSet, entries: readonly Entry[]): Table | undefined => {
  try {
    const table = tableFrom(rules, entries);
    const changed = new Set(drift(rules, entries));
    if (entries.some((entry) => changed.has(entry.seq) && !isOfOlderRules(rules, entry))) return undefined;
    if (table.ids.size !== entries.length) return undefined;
    if (!table.house.seats.some(({ role, gone }) => role === 'gm' && !gone)) return undefined;
    for (const { audience } of table.house.chains) audienceOf(audience);
    readAll(table);
    return table;
  } catch {
    // Not one of ours after all: something in it made the rules stumble.
    return undefined;
  }
};

const isOfOlderRules = (rules: AnyRuleSet, { rules: { id, version }, events }: Entry): boolean =>
  id === rules.id &&
  version < rules.version &&
  events.every((event) => !isTableEvent(event) || event.type === 'table/request-done');

/** Everything that would be shown to anybody is shown once, to nobody, so that it cannot fail later. */
const readAll = (table: Table): void => {
  const seats = table.house.seats.map(({ seat, role }): Viewer => ({ seat, role }));
  const viewers: readonly Viewer[] = [...seats, { seat: 'onlooker', role: 'onlooker' }];
  // Who knows the same reads the same: one of each role for every line, everyone for what lies there now.
  const readers = viewers.filter(({ role }, i) => viewers.findIndex((one) => one.role === role) === i);
  for (const viewer of readers) for (const locale of locales) readLines(table, sightOf(viewer, locale));
  for (const viewer of viewers) {
    const sight = sightOf(viewer, 'en');
    readLines(table, sight);
    viewOf(table, sight, new Set());
    gameFor(table, sight);
    offersFor(table, sight);
    exportFor(table, viewer);
  }
};

const readLines = (table: Table, sight: Sight): void => {
  follow(table, sight);
  linesBetween(table, sight, 1, sight.seqs.length);
};
