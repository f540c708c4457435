import type { AnyRuleSet } from '@aspekt/contract';
import { firstHash } from '@aspekt/fair';
import { openingSnapshot, openingTexts, type Table } from '@aspekt/table';
import { BrokenLog, type Kept, type Log } from './ports/log.ts';
import { checked } from './rows.ts';
import { inSlices } from './slices.ts';
import { readSnapshot, type Known } from './snapshot-text.ts';
import type { SnapshotPlan } from './snapshots.ts';

/** A table as its log tells of it. */
export type Opening = {
  readonly table: Table;
  /** The hash of its last entry. */
  readonly head: string;
  /** What is wrong after that entry, if anything. */
  readonly damage?: BrokenLog;
  /** The last entry of the snapshot that it was opened with; 0 without one. */
  readonly snapshot: number;
};

/**
 * Read a table from the log. Every hash is checked; what a snapshot tells is not worked out again, if it is one of this
 * very log, made by this very program.
 */
export const openFrom = async (
  log: Log,
  id: string,
  rules: AnyRuleSet,
  editionOf: SnapshotPlan['editionOf'],
): Promise<Opening> => {
  const kept = await log.snapshot(id);
  const edition = kept === undefined ? undefined : editionOf(rules.id);
  const known = kept && edition !== undefined ? readSnapshot(kept, { table: id, edition, rules }) : undefined;
  const texts: string[] = [];
  let head = firstHash(id);
  let agrees = false;
  let damage: BrokenLog | undefined;
  const check = function* (rows: Iterable<Kept>) {
    for (const { seq, bytes, hash } of checked(rows, head)) {
      texts.push(bytes);
      head = hash;
      if (seq === known?.snapshot.seq) agrees = hash === known.hash;
      if (seq % atATime === 0) yield undefined;
    }
  };
  try {
    await inSlices(check(await log.scan(id)));
  } catch (error) {
    if (!(error instanceof BrokenLog)) throw error;
    damage = error;
  }
  const shortly = agrees ? await fromSnapshot(rules, known, texts) : undefined;
  const table = shortly ?? (await inSlices(openingTexts(rules, texts)));
  return { table, head, ...(damage && { damage }), snapshot: shortly ? (known?.snapshot.seq ?? 0) : 0 };
};

/** So many rows are read and checked in one step. */
const atATime = 50;

/** Whatever is wrong with a snapshot, the log is right. */
const fromSnapshot = async (
  rules: AnyRuleSet,
  known: Known | undefined,
  texts: readonly string[],
): Promise<Table | undefined> => {
  try {
    return known && (await inSlices(openingSnapshot(rules, known.snapshot, texts)));
  } catch {
    return undefined;
  }
};
