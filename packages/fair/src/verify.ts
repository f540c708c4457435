import type { Throw } from '@aspekt/dice';
import { audienceKey, facesOf, opens, type Commitment, type Seed } from './chain.ts';
import { readLog, type LogFault, type LogHead } from './log-file.ts';
import { fitsSeal, type Opening } from './seal.ts';

/** What a roll leaves in the log about its luck. A viewer who may not see the faces gets the seal alone. */
export type Drawn = {
  readonly audience: string;
  readonly epoch?: number;
  readonly counter?: number;
  readonly sealed?: string;
};

/** An entry as far as fairness is concerned; anything else in it is left to the table. */
export type FairEntry = {
  readonly id: string;
  readonly throws: readonly Throw[];
  readonly luck?: readonly Drawn[];
  readonly salt?: string;
  readonly typed?: true;
  readonly overruled?: true;
  readonly events: readonly FairEvent[];
  /** Live seeds, in the copy of the game master alone. */
  readonly seeds?: readonly Seed[];
};
export type FairEvent = {
  readonly type: string;
  /** The table's id from here on: when it was opened, or brought in from a file. */
  readonly table?: string;
  readonly chains?: readonly Commitment[];
  readonly revealed?: readonly Seed[];
  readonly opening?: Opening & { readonly command: string };
};

/** Proved from a seed; not revealed yet; wrong; or thrown by hand and typed in, which proves nothing. */
export type Verdict = 'proved' | 'unrevealed' | 'wrong' | 'typed';
export type CheckedThrow = {
  /** Which entry of the file, from 1. */
  readonly entry: number;
  readonly thrown: Throw;
  readonly verdict: Verdict;
  /** Whoever threw mixed fresh bytes of their own into it. */
  readonly salted: boolean;
};
export type Report = {
  readonly head: LogHead;
  readonly throws: readonly CheckedThrow[];
  /** Single secret rolls that were opened. */
  readonly openings: readonly { readonly entry: number; readonly fits: boolean }[];
  readonly count: Readonly<Record<Verdict, number>>;
  readonly overruled: number;
};

/** Recompute an exported log: the chain of hashes, every commitment, every throw whose seed is known. */
export const verify = (text: string): Report | { readonly fault: LogFault } => {
  const log = readLog(text);
  if (log.fault) return log;
  const entries: FairEntry[] = [];
  for (const [i, bytes] of log.entries.entries()) {
    const entry = entryIn(bytes);
    if (!entry) return { fault: { line: i + 2, fault: 'not a log' } };
    entries.push(entry);
  }
  const seeds = seedsOf(entries);
  const throws: CheckedThrow[] = [];
  const openings: { entry: number; fits: boolean }[] = [];
  const committed = new Map<string, string>();
  const counters = new Map<string, number>();
  const seals = new Map<string, string>();
  let table = log.head.table;

  for (const [i, entry] of entries.entries()) {
    for (const [audience, thrown] of byAudience(entry.throws)) {
      const drawn = entry.luck?.find((luck) => luck.audience === audience);
      const verdict = judge(entry, thrown, drawn, { table, audience, seeds, committed, counters });
      for (const one of thrown) throws.push({ entry: i + 1, thrown: one, verdict, salted: (entry.salt ?? '') !== '' });
    }
    for (const { audience, sealed } of entry.luck ?? []) if (sealed) seals.set(`${entry.id} ${audience}`, sealed);
    for (const event of entry.events) {
      table = event.table ?? table;
      for (const { audience, epoch, commitment } of event.chains ?? []) {
        const key = place(table, audience, epoch);
        if (!committed.has(key)) committed.set(key, commitment);
      }
      if (event.opening) openings.push({ entry: i + 1, fits: sealedBefore(seals, event.opening) });
    }
  }
  const count = { proved: 0, unrevealed: 0, wrong: 0, typed: 0 };
  for (const { verdict } of throws) count[verdict]++;
  return { head: log.head, throws, openings, count, overruled: entries.filter(({ overruled }) => overruled).length };
};

/** Hashes prove that nobody changed a line, not that the one who wrote it wrote sense. */
const entryIn = (bytes: string): FairEntry | undefined => {
  try {
    const entry: Partial<FairEntry> = JSON.parse(bytes);
    const lists = [entry.throws, entry.events, entry.luck ?? [], entry.seeds ?? []];
    return lists.every((list) => Array.isArray(list) && list.every((one) => typeof one === 'object' && one !== null))
      ? (entry as FairEntry)
      : undefined;
  } catch {
    return undefined;
  }
};

const place = (table: string, audience: string, epoch: number): string => `${table} ${epoch} ${audience}`;

/** Every seed the file knows: those revealed to all, and in the game master's own copy the live ones. */
const seedsOf = (entries: readonly FairEntry[]): ReadonlyMap<string, readonly Seed[]> => {
  const found = new Map<string, Seed[]>();
  const keep = (table: string, seed: Seed): void => {
    const key = place(table, seed.audience, seed.epoch);
    found.set(key, [...(found.get(key) ?? []), seed]);
  };
  let table = '';
  for (const { events, seeds } of entries) {
    for (const event of events) {
      table = event.table ?? table;
      for (const seed of event.revealed ?? []) keep(table, seed);
    }
    for (const seed of seeds ?? []) keep(table, seed);
  }
  return found;
};

const byAudience = (throws: readonly Throw[]): ReadonlyMap<string, readonly Throw[]> =>
  Map.groupBy(throws, ({ to }) => audienceKey(to));

type Known = {
  readonly table: string;
  readonly audience: string;
  readonly seeds: ReadonlyMap<string, readonly Seed[]>;
  readonly committed: ReadonlyMap<string, string>;
  readonly counters: Map<string, number>;
};

const judge = (entry: FairEntry, thrown: readonly Throw[], drawn: Drawn | undefined, known: Known): Verdict => {
  if (!drawn) return entry.typed ? 'typed' : 'wrong';
  const { table, audience, seeds, committed, counters } = known;
  const { epoch, counter } = drawn;
  if (epoch === undefined || counter === undefined) return 'wrong';
  // A counter that stands still or goes back would let an unwelcome throw be tried again.
  if (counter <= (counters.get(audience) ?? -1)) return 'wrong';
  counters.set(audience, counter);
  const commitment = committed.get(place(table, audience, epoch));
  if (commitment === undefined) return 'wrong';
  const claimed = seeds.get(place(table, audience, epoch));
  if (!claimed) return 'unrevealed';
  const seed = claimed.find((one) => opens(table, one, commitment));
  if (!seed) return 'wrong';
  const draw = { table, audience, epoch, counter, command: entry.id, salt: entry.salt ?? '' };
  const faces = facesOf(seed.seed, draw, thrown);
  const same = faces?.every((drawnFaces, i) => drawnFaces.join() === thrown[i]?.faces.join());
  return same ? 'proved' : 'wrong';
};

const sealedBefore = (seals: ReadonlyMap<string, string>, opening: Opening & { readonly command: string }): boolean =>
  opening.throws.length > 0 &&
  seals.get(`${opening.command} ${audienceKey(opening.throws[0]?.to ?? 'gm')}`) === opening.sealed &&
  fitsSeal(opening.command, opening);
