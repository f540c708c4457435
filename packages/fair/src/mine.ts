import type { FairEntry } from './fair-entry.ts';
import type { Why } from './judge.ts';
import type { LogHead } from './log-file.ts';

/** What a device sent, as far as it remembers: without it nobody can tell whether a log has the bytes of whoever rolled. */
export type Mine = {
  readonly table: string;
  readonly seat: string;
  /** The oldest first. A roll that was sent again with fresher bytes is there twice. */
  readonly sent: readonly { readonly id: string; readonly salt: string }[];
};

/** How a log compares with it, by numbers of entries. */
export type OwnRolls = {
  /** Rolls that stand in the log as they were sent. */
  readonly asSent: readonly number[];
  /** Rolls in the same name that the device does not know. */
  readonly strange: readonly number[];
};

/** Why a roll that was sent from here is not in the log as it was sent. */
export const notAsSent = (mine: Mine | undefined, { id, salt, by, luck = [] }: FairEntry): Why | undefined => {
  if (!mine || luck.length === 0) return undefined;
  const known = mine.sent.filter((one) => one.id === id);
  if (known.length > 0) return known.some((one) => one.salt === salt) ? undefined : 'not as sent';
  // What followed from it by itself has the same bytes, and the table for its sender.
  const taken = by === mine.seat && mine.sent.some((one) => one.salt === salt);
  return taken ? 'not as sent' : undefined;
};

/** From the first roll on that the device remembers: of those before it may only have forgotten. */
export const ownRolls = (
  { table, seat, sent }: Mine,
  head: LogHead,
  entries: readonly (FairEntry | 'malformed')[],
): OwnRolls => {
  const ids = new Set(sent.map(({ id }) => id));
  const rolls = entries.flatMap((entry, i) =>
    entry !== 'malformed' && (entry.luck ?? []).length > 0 ? [{ n: i + 1, entry }] : [],
  );
  const known = rolls.filter(({ entry }) => ids.has(entry.id));
  const first = known[0]?.n ?? 0;
  const isStrange = ({ id, by }: FairEntry): boolean => by === seat && !ids.has(id);
  const comparable = head.table === table && sent.length > 0;
  return {
    asSent: known
      .filter(({ entry }) => sent.some(({ id, salt }) => id === entry.id && salt === entry.salt))
      .map(({ n }) => n),
    strange: comparable ? rolls.filter(({ n, entry }) => n > first && isStrange(entry)).map(({ n }) => n) : [],
  };
};
