import type { Refusal, Wire } from '@aspekt/contract';
import type { Pool } from '@aspekt/dice';
import type { Entry } from './entry.ts';

/** A command as it reaches the table. */
export type Asking = {
  readonly id: string;
  readonly command: Wire;
  readonly salt?: string | undefined;
  /** Faces of real dice, in the order they are asked for. */
  readonly faces?: readonly number[] | undefined;
  readonly overrule?: true | undefined;
  /** Hashes of rolls asked for before that got no answer. */
  readonly unanswered?: readonly string[] | undefined;
};

/** What became of it. Only `accepted` changed anything. */
export type Outcome =
  | { readonly kind: 'accepted'; readonly entries: readonly Entry[]; readonly warnings: readonly Refusal[] }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  /** A player who throws real dice still owes these; the same command again with more faces goes on. */
  | { readonly kind: 'waiting'; readonly what: string; readonly pool: Pool; readonly owed: number }
  /** This id was carried out before. */
  | { readonly kind: 'repeated' }
  /** Not a command at all. */
  | { readonly kind: 'invalid'; readonly where: string };

export const refused = (
  code: TableRefusal,
  data?: Refusal['data'],
): { readonly kind: 'refused'; readonly refusal: Refusal } => ({
  kind: 'refused',
  refusal: { code, ...(data && { data }) },
});

/** Why the table itself says no, before or beside the game. */
export const tableRefusals = [
  'TABLE_E_ONLOOKER',
  'TABLE_E_PLEA_OPEN',
  'TABLE_E_NO_PLEA',
  'TABLE_E_NOT_ASKED',
  'TABLE_E_UNDO_YOURSELF',
  'TABLE_E_TOO_LONG_AGO',
  'TABLE_E_GM_ONLY',
  'TABLE_E_NO_SEAT',
  'TABLE_E_PAUSED',
  'TABLE_E_NOT_PAUSED',
  'TABLE_E_TYPED_DICE_OFF',
  'TABLE_E_ID_TAKEN',
  'TABLE_E_NO_NOTE',
  'TABLE_E_NOTE_SHOWN',
  'TABLE_E_NO_REQUEST',
  'TABLE_E_UNKNOWN_SEAT',
  'TABLE_E_OWN_SEAT_ONLY',
  'TABLE_E_GM_STAYS',
  'TABLE_E_TABLE_FULL',
  'TABLE_E_NOT_YOUR_FIGURE',
  'TABLE_E_TALK_SLOWLY',
  'TABLE_E_NOTHING_TO_UNDO',
  'TABLE_E_NOTHING_TO_REDO',
  'TABLE_E_ENTANGLED',
  'TABLE_E_UNKNOWN_LINE',
  'TABLE_E_NO_SECRET_ROLL',
  'TABLE_E_NO_DICE',
] as const;
export type TableRefusal = (typeof tableRefusals)[number];
