import type { Throw } from '@aspekt/dice';
import { audienceKey, type Seed } from './chain.ts';
import { fairEntryIn, type FairEntry } from './fair-entry.ts';
import { count, judge, note, openLedger, placeOf, type Ledger, type Seeds, type Verdict, type Why } from './judge.ts';
import { readLog, type LogFault, type LogHead } from './log-file.ts';
import { fitsSeal, type Opening } from './seal.ts';

export type CheckedThrow = {
  /** Which entry of the file, from 1. */
  readonly entry: number;
  readonly thrown: Throw;
  readonly verdict: Verdict;
  readonly why?: Why;
  /** Whoever threw mixed fresh bytes of their own into it. */
  readonly salted: boolean;
};
/** A secret roll that was opened: it fits the seal made when it fell, or not; or this file never had the seal. */
export type CheckedOpening = { readonly entry: number; readonly verdict: 'proved' | 'wrong' | 'unsealed' };

export type Report = {
  readonly head: LogHead;
  /** Wrong if anything is; else whether everything that was thrown by the table is proved. */
  readonly outcome: 'proved' | 'unrevealed' | 'wrong';
  readonly throws: readonly CheckedThrow[];
  readonly openings: readonly CheckedOpening[];
  readonly count: Readonly<Record<Verdict, number>>;
  /** Everything that is wrong, in the order of the log. */
  readonly wrong: readonly { readonly entry: number; readonly why: Why; readonly thrown?: Throw }[];
  /** Entries with typed-in dice, with an overruled rule, after requests that got no answer, with throws the sender's bytes are not in. */
  readonly typed: readonly number[];
  readonly overruled: readonly number[];
  readonly unanswered: readonly number[];
  readonly unsalted: readonly number[];
};

/** Recompute an exported log: the chain of hashes, every commitment and counter, every throw whose seed is known. */
export const verify = (text: string): Report | { readonly fault: LogFault } => {
  const log = readLog(text);
  if (log.fault) return log;
  const entries: FairEntry[] = [];
  for (const [i, bytes] of log.entries.entries()) {
    const entry = fairEntryIn(bytes);
    if (!entry) return { fault: { line: i + 2, fault: 'not a log' } };
    entries.push(entry);
  }
  return reportOf(log.head, entries);
};

const reportOf = (head: LogHead, entries: readonly FairEntry[]): Report => {
  const seeds = seedsOf(entries);
  const ledger = openLedger(head.table);
  const seals = new Map<string, string>();
  const throws: CheckedThrow[] = [];
  const openings: CheckedOpening[] = [];
  const wrong: { entry: number; why: Why; thrown?: Throw }[] = [];
  for (const [i, entry] of entries.entries()) {
    const at = i + 1;
    for (const one of judgeAll(ledger, seeds, entry)) {
      throws.push({ entry: at, ...one });
      if (one.why) wrong.push({ entry: at, why: one.why, thrown: one.thrown });
    }
    for (const why of thrownAway(ledger, entry)) wrong.push({ entry: at, why });
    for (const { audience, sealed } of entry.luck ?? []) if (sealed) seals.set(`${entry.id} ${audience}`, sealed);
    for (const event of entry.events) {
      for (const why of note(ledger, event)) wrong.push({ entry: at, why });
      if (!event.opening) continue;
      const { verdict, why } = openedAs(seals, event.opening, wholeLog(head));
      openings.push({ entry: at, verdict });
      if (why) wrong.push({ entry: at, why });
    }
  }
  const counted = { proved: 0, unrevealed: 0, wrong: 0, typed: 0 };
  for (const { verdict } of throws) counted[verdict]++;
  const where = (fits: (entry: FairEntry) => unknown): readonly number[] =>
    entries.flatMap((entry, i) => (fits(entry) ? [i + 1] : []));
  return {
    head,
    outcome: wrong.length > 0 ? 'wrong' : counted.unrevealed > 0 ? 'unrevealed' : 'proved',
    throws,
    openings,
    count: counted,
    wrong,
    typed: where(({ typed }) => typed),
    overruled: where(({ overruled }) => overruled),
    unanswered: where(({ unanswered }) => unanswered),
    unsalted: where(({ luck = [], throws: thrown, salt = '' }) => luck.length > 0 && thrown.length > 0 && salt === ''),
  };
};

const judgeAll = (ledger: Ledger, seeds: Seeds, entry: FairEntry): readonly Omit<CheckedThrow, 'entry'>[] =>
  [...Map.groupBy(entry.throws, ({ to }) => audienceKey(to))].flatMap(([audience, thrown]) => {
    const judged = judge(ledger, seeds, entry, audience, thrown);
    return thrown.map((one) => ({ thrown: one, ...judged, salted: (entry.salt ?? '') !== '' }));
  });

/** Chains that were drawn from, by counters, without a throw that shows for it. */
const thrownAway = (ledger: Ledger, { luck = [], throws }: FairEntry): readonly Why[] =>
  luck.flatMap(({ audience, counter }): readonly Why[] => {
    if (counter === undefined || throws.some(({ to }) => audienceKey(to) === audience)) return [];
    count(ledger, audience, counter);
    return ['throws missing'];
  });

/** Every seed the file knows: those revealed to all, and in the game master's own copy the live ones. */
const seedsOf = (entries: readonly FairEntry[]): Seeds => {
  const found = new Map<string, Seed[]>();
  let table = '';
  for (const { events, seeds = [] } of entries) {
    const shown = events.flatMap((event) => {
      table = event.table ?? table;
      return event.revealed ?? [];
    });
    for (const seed of [...shown, ...seeds]) {
      const place = placeOf(table, seed.audience, seed.epoch);
      found.set(place, [...(found.get(place) ?? []), seed]);
    }
  }
  return found;
};

/** The game master's file has every line; a seat's has those the seat may know of. */
const wholeLog = (head: LogHead & { readonly whose?: unknown }): boolean => head.whose !== 'seat';

const openedAs = (
  seals: ReadonlyMap<string, string>,
  opening: Opening & { readonly command: string },
  whole: boolean,
): Pick<CheckedOpening, 'verdict'> & { readonly why?: Why } => {
  const sealed = seals.get(`${opening.command} ${audienceKey(opening.throws[0]?.to ?? 'gm')}`);
  if (sealed === undefined) return whole ? { verdict: 'wrong', why: 'no seal' } : { verdict: 'unsealed' };
  const fits = opening.throws.length > 0 && sealed === opening.sealed && fitsSeal(opening.command, opening);
  return fits ? { verdict: 'proved' } : { verdict: 'wrong', why: 'other seal' };
};
