import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { fields, fromHex, isBytes, toHex } from './bytes.ts';
import type { Draw } from './chain.ts';
import type { FairEntry } from './fair-entry.ts';
import type { Ledger, Why } from './judge.ts';
import { fitting, placeOf, type Seeds } from './seeds.ts';

/** What the ids begin with that follow from the dice themselves. Ids with a full stop are the table's own. */
const mark = 'f.';

/**
 * The id of what follows by itself and throws dice: it follows from the seed of the first chain that is drawn from, the place in
 * it, and the bytes of whoever caused it, so that whoever keeps the table can choose nothing. Whoever lacks the seed reads nothing
 * from it, and whoever has it only what they know already.
 */
export const followingId = (seed: string, { table, audience, epoch, counter, salt }: Omit<Draw, 'command'>): string =>
  mark +
  toHex(hmac(sha256, fromHex(seed), fields('follows-v1', table, audience, epoch, counter, fromHex(salt)))).slice(0, 32);

const isDerived = (id: string): boolean => id.startsWith(mark);
/** Of what somebody asked for without a name the id is a hash that only they could make again. */
const isNameless = (id: string): boolean => id.startsWith('x.');

/** Dice that nobody is named for. */
const isThrownByTable = ({ id, by, cause, luck = [] }: FairEntry): boolean =>
  luck.length > 0 && (by === 'table' || cause !== undefined || isDerived(id));

/** Whether whoever wrote an entry could have tried ids until the dice pleased, for all that this file tells. */
export const isOpenToChoice = (entry: FairEntry): boolean =>
  isThrownByTable(entry) && !(isDerived(entry.id) && entry.luck?.[0]?.counter !== undefined);

/**
 * What somebody asked for, as it stands in a file: what follows from it by itself has its bytes. Only a roll has any: nobody
 * could tell whether those of another line are as they were sent.
 */
export const noteAsked = (ledger: Ledger, { id, by, salt = '', luck = [] }: FairEntry): void => {
  if (isDerived(id)) ledger.derives = true;
  else if (by !== 'table' || isNameless(id)) ledger.salt = luck.length > 0 ? salt : '';
};

/**
 * Why the id of what the table threw by itself was left to choice. Before ids followed from the dice they were random: such logs
 * are judged as they are, but no log goes back to that.
 */
export const chosen = (ledger: Ledger, seeds: Seeds, entry: FairEntry): Why | undefined => {
  const { id, salt = '', luck: [first] = [] } = entry;
  if (!first || !isThrownByTable(entry)) return undefined;
  if (!isDerived(id)) return ledger.derives && !isNameless(id) ? 'id chosen' : undefined;
  if (!isBytes(salt) || (salt !== '' && salt !== ledger.salt)) return 'id chosen';
  const { audience, epoch, counter } = first;
  if (epoch === undefined || counter === undefined) return undefined;
  const place = placeOf(ledger.table, audience, epoch);
  const seed = fitting(seeds.get(place) ?? [], ledger.table, ledger.committed.get(place) ?? '');
  if (!seed) return undefined;
  const due = followingId(seed.seed, { table: ledger.table, audience, epoch, counter, salt });
  return id === due ? undefined : 'id chosen';
};
