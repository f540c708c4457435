import type { Audience, Hideable, Json, Locale, Role, Seat, Secret, Wire } from '@aspekt/contract';
import type { Throw } from '@aspekt/dice';
import type { Commitment, Drawn, Opening, Seed } from '@aspekt/fair';
import type { TableSettings } from '@aspekt/protocol';

/** One accepted command: what was asked, how the dice fell, what became of it. The unit of append and of undo. */
export type Entry = {
  /** From 1, without gaps. Known to the log alone: viewers count their own lines. */
  readonly seq: number;
  /** Milliseconds since 1970, for people; nothing is decided by it. */
  readonly at: number;
  /** The seat that asked; `table` for what nobody did or nobody shall be named for. */
  readonly by: Seat;
  /** The command's id, unique at the table. Ids with a full stop are the table's own. */
  readonly id: string;
  readonly rules: { readonly id: string; readonly version: number };
  readonly command: Wire;
  readonly throws: readonly Throw[];
  readonly events: readonly Wire[];
  readonly luck?: readonly Drawn[];
  /** The sender's fresh bytes, mixed into every throw. */
  readonly salt?: string;
  readonly typed?: true;
  readonly overruled?: true;
  /** Hashes of rolls that the sender asked for before and got no answer to; by the sender's own word. */
  readonly unanswered?: readonly string[];
  /** The entry that this one followed from by itself. */
  readonly cause?: number;
  /** Seeds of the chains that this entry opens. They never leave the log but in the game master's own copy. */
  readonly seeds?: readonly Seed[];
};

/** Who may know of an entry: the widest audience among its events. */
export type Reach = Audience;

export type SeatSpec = { readonly seat: Seat; readonly name: string; readonly role: Role };

/** A commitment, and who may know that there is such a chain, where not everyone does. */
export type KnownCommitment = Commitment & Hideable;

/** What can happen at the table itself, whatever game is played on it. */
export type TableEvent =
  | {
      readonly type: 'table/created';
      readonly table: string;
      readonly name: string;
      readonly game: string;
      readonly locale: Locale;
      readonly settings: TableSettings;
      readonly gameSettings: Json;
      readonly chains: readonly Commitment[];
    }
  /** Brought in from a file as a table of its own: the dice go on from new seeds. */
  | {
      readonly type: 'table/imported';
      readonly table: string;
      readonly from: string;
      readonly chains: readonly KnownCommitment[];
    }
  /** The game master took a copy with all seeds in it, or such a copy was restored: the dice go on from new ones. */
  | { readonly type: 'table/copied'; readonly chains: readonly KnownCommitment[]; readonly restored?: true }
  | ({ readonly type: 'table/chains-opened'; readonly chains: readonly Commitment[] } & Hideable)
  /** The seeds of private rolls are shown to those who may see the rolls. */
  | ({
      readonly type: 'table/dice-revealed';
      readonly revealed: readonly Seed[];
      readonly chains: readonly Commitment[];
    } & Hideable)
  | { readonly type: 'table/roll-opened'; readonly opening: Opening & { readonly command: string } }
  | ({ readonly type: 'table/seated'; readonly chains: readonly Commitment[] } & SeatSpec)
  | { readonly type: 'table/seat-renamed'; readonly seat: Seat; readonly name: string; readonly before: string }
  | { readonly type: 'table/seat-removed'; readonly seat: Seat; readonly name: string }
  | { readonly type: 'table/renamed'; readonly name: string }
  | { readonly type: 'table/configured'; readonly settings: Partial<TableSettings> }
  /** The voice of a figure that not everyone knows of is known only to those who know the figure. */
  | ({
      readonly type: 'table/said';
      readonly seat: Seat;
      readonly text: string;
      readonly as?: string | Secret<string>;
    } & Hideable)
  | BoardEvent
  | { readonly type: 'table/undone'; readonly targets: readonly number[] }
  | { readonly type: 'table/redone'; readonly targets: readonly number[] }
  | {
      readonly type: 'table/undo-asked';
      readonly targets: readonly number[];
      readonly seat: Seat;
      readonly waiting: readonly Seat[];
    }
  | { readonly type: 'table/undo-agreed'; readonly targets: readonly number[]; readonly seat: Seat }
  | { readonly type: 'table/undo-declined'; readonly targets: readonly number[]; readonly seat: Seat }
  | { readonly type: 'table/paused' }
  | { readonly type: 'table/resumed' };

/** What lies on the table beside the game and can be undone with it. */
export type BoardEvent =
  | ({ readonly type: 'table/note-written'; readonly id: string; readonly text: string } & Hideable)
  | { readonly type: 'table/note-revealed'; readonly id: string; readonly text: string }
  | ({ readonly type: 'table/note-struck'; readonly id: string; readonly text: string } & Hideable)
  | ({
      readonly type: 'table/requested';
      readonly id: string;
      readonly seat: Seat;
      readonly command: Wire;
      readonly note: string;
    } & Hideable)
  | ({ readonly type: 'table/request-withdrawn'; readonly id: string; readonly seat: Seat } & Hideable)
  | ({ readonly type: 'table/request-done'; readonly id: string; readonly seat: Seat } & Hideable);

/** Events about earlier entries, which they name by the log's own numbers. */
export type AboutEntries = Extract<TableEvent, { readonly targets: readonly number[] }>;
export const isAboutEntries = (event: TableEvent): event is AboutEntries => 'targets' in event;

export const isTableEvent = (event: Wire | TableEvent): event is TableEvent => event.type.startsWith('table/');

/** Table events are plain JSON; their type is only narrower than the log's. */
export const asWire = (event: TableEvent): Wire => event as unknown as Wire;

/** The rules an entry of the table itself was decided by. */
export const tableRules = { id: 'table', version: 1 } as const;
