import type { Throw } from '@aspekt/dice';
import { audienceKey } from './chain.ts';
import { fairEntryIn, type FairEntry } from './fair-entry.ts';
import { chosen, isOpenToChoice, noteAsked } from './following.ts';
import { again, count, judge, note, openLedger, type Ledger, type Verdict, type Why } from './judge.ts';
import { readLog, type LogFault, type LogHead } from './log-file.ts';
import { isLate, notAsSent, ownRolls, replaced, type Mine, type OwnRolls } from './mine.ts';
import { keepSeals, openedAs, type CheckedOpening, type Seals } from './openings.ts';
import { seedsOf, type Seeds } from './seeds.ts';

export type CheckedThrow = {
  /** Which entry of the file, from 1. */
  readonly entry: number;
  readonly thrown: Throw;
  readonly verdict: Verdict;
  readonly why?: Why;
  /** Whoever threw mixed fresh bytes of their own into it, and nobody who knew them had a choice left. */
  readonly salted: boolean;
};

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
  /** Entries with throws of the table itself whose id the server could choose. */
  readonly chosen: readonly number[];
  /** Entries with rolls from here whose seed was committed to when their bytes had been made. */
  readonly late: readonly number[];
  /** Where what was sent from here is known. */
  readonly own?: OwnRolls;
};

export type Checking = {
  /** What the device that checks sent itself. */
  readonly mine?: Mine;
};

/**
 * Recompute an exported log: the chain of hashes, every commitment and counter, every throw whose seed is known, and whether
 * what was sent from here stands in it as it was sent.
 */
export const verify = (text: string, { mine }: Checking = {}): Report | { readonly fault: LogFault } => {
  const log = readLog(text);
  if (log.fault) return log;
  const entries: (FairEntry | 'malformed')[] = [];
  for (const [i, bytes] of log.entries.entries()) {
    const entry = fairEntryIn(bytes);
    if (!entry) return { fault: { line: i + 2, fault: 'not a log' } };
    entries.push(entry);
  }
  return { ...reportOf(log.head, entries, mine), ...(mine && { own: ownRolls(mine, log.head, entries) }) };
};

const reportOf = (head: LogHead, entries: readonly (FairEntry | 'malformed')[], mine: Mine | undefined): Report => {
  const seeds = seedsOf(entries.filter((entry) => entry !== 'malformed'));
  const ledger = openLedger(head.table);
  const seals: Seals = new Map();
  const throws: CheckedThrow[] = [];
  const openings: CheckedOpening[] = [];
  const late: number[] = [];
  const wrong: { entry: number; why: Why; thrown?: Throw }[] = [];
  for (const [i, entry] of entries.entries()) {
    const at = i + 1;
    if (entry === 'malformed') {
      wrong.push({ entry: at, why: entry });
      continue;
    }
    const amiss =
      again(ledger, entry) ?? chosen(ledger, seeds, entry) ?? notAsSent(mine, entry) ?? replaced(mine, ledger, entry);
    if (isLate(mine, ledger, entry)) late.push(at);
    for (const one of judgeAll(ledger, seeds, entry, amiss)) {
      throws.push({ entry: at, ...one });
      if (one.why) wrong.push({ entry: at, why: one.why, thrown: one.thrown });
    }
    if (amiss && entry.throws.length === 0) wrong.push({ entry: at, why: amiss });
    noteAsked(ledger, entry);
    for (const why of thrownAway(ledger, entry)) wrong.push({ entry: at, why });
    keepSeals(seals, entry);
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
    entries.flatMap((entry, i) => (entry !== 'malformed' && fits(entry) ? [i + 1] : []));
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
    chosen: where((entry) => entry.throws.length > 0 && isOpenToChoice(entry)),
    late,
  };
};

/** The throws of an entry, by audience; what is amiss with the whole entry is so with each. */
const judgeAll = (
  ledger: Ledger,
  seeds: Seeds,
  entry: FairEntry,
  amiss: Why | undefined,
): readonly Omit<CheckedThrow, 'entry'>[] => {
  const salted = (entry.salt ?? '') !== '' && !isOpenToChoice(entry);
  return [...Map.groupBy(entry.throws, ({ to }) => audienceKey(to))].flatMap(([audience, thrown]) => {
    const judged = judge(ledger, seeds, entry, audience, thrown);
    const found = amiss && !judged.why ? ({ verdict: 'wrong', why: amiss } as const) : judged;
    return thrown.map((one) => ({ thrown: one, ...found, salted }));
  });
};

/** Chains that were drawn from, by counters, without a throw that shows for it. */
const thrownAway = (ledger: Ledger, { luck = [], throws }: FairEntry): readonly Why[] =>
  luck.flatMap(({ audience, counter }): readonly Why[] => {
    if (counter === undefined || throws.some(({ to }) => audienceKey(to) === audience)) return [];
    count(ledger, audience, counter);
    return ['throws missing'];
  });

/** The game master's file has every line; a seat's has those the seat may know of. */
const wholeLog = (head: LogHead & { readonly whose?: unknown }): boolean => head.whose !== 'seat';
