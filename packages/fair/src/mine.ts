import { audienceOf } from './chain.ts';
import type { FairEntry } from './fair-entry.ts';
import type { Ledger, Why } from './judge.ts';
import type { LogHead } from './log-file.ts';
import { audienceIn, placeOf } from './seeds.ts';

/** What a device sent, as far as it remembers: without it nobody can tell whether a log has the bytes of whoever rolled. */
export type Mine = {
  readonly table: string;
  readonly seat: string;
  /** The oldest first. A roll that was sent again with fresher bytes is there twice. */
  readonly sent: readonly SentRoll[];
};

/** A roll as it left a device. */
export type SentRoll = {
  readonly id: string;
  readonly salt: string;
  /** The commitments that were there to see when its salt was made: how each begins, with spaces in between. */
  readonly after?: string;
};

/** Whoever wants another commitment that begins like one of these has to try for it: so many hex digits are beyond anybody. */
const enough = 16;
const sees = (after: string, commitment: string): boolean =>
  after.split(' ').some((begins) => begins.length >= enough && commitment.startsWith(begins));

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

/** The chains that a roll from here drew from although its device had not seen their commitments when it made the bytes. */
const unseen = (mine: Mine | undefined, { table, committed }: Ledger, { id, salt, luck = [] }: FairEntry) => {
  const { after } = mine?.sent.find((one) => one.id === id && one.salt === salt) ?? {};
  if (after === undefined) return { after: '', audiences: [] };
  const audiences = luck.flatMap(({ audience, epoch = 0 }) => {
    const commitment = committed.get(placeOf(table, audience, epoch));
    return commitment === undefined || sees(after, commitment) ? [] : [audience];
  });
  return { after, audiences };
};

/** Whether the server could have chosen a seed to the bytes of a roll from here. An epoch may also begin while it is on its way. */
export const isLate = (mine: Mine | undefined, ledger: Ledger, entry: FairEntry): boolean =>
  unseen(mine, ledger, entry).audiences.length > 0;

/** Of the chains that are there from the first line on, one of the commitments in the log so far was there to see. */
export const replaced = (mine: Mine | undefined, ledger: Ledger, entry: FairEntry): Why | undefined => {
  const { after, audiences } = unseen(mine, ledger, entry);
  const wasSeen = (audience: string): boolean =>
    [...ledger.committed].some(([place, commitment]) => audienceIn(place) === audience && sees(after, commitment));
  const lost = audiences.some((audience) => typeof audienceOf(audience) === 'string' && !wasSeen(audience));
  return lost ? 'commitment replaced' : undefined;
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
