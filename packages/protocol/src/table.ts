import { idPattern, locales, type Locale, type Role, type Seat, type Told, type Wire } from '@aspekt/contract';
import type { Throw } from '@aspekt/dice';
import * as v from 'valibot';
import { limits } from './limits.ts';

/** The table's own settings, beside those of the game. */
export const TableSettings = v.object({
  /** How much is automatic: ask for everything, suggest, or do what a sensible player would. */
  dial: v.optional(v.picklist(['ask', 'suggest', 'do']), 'suggest'),
  /** Players with real dice may type them in; the log marks it. */
  typedDice: v.optional(v.boolean(), false),
  /** Whoever holds the invitation may watch without a seat. */
  onlookers: v.optional(v.boolean(), true),
  /** Whoever comes by the invitation waits until the game master lets them in; without it they come in by themselves. */
  waitingRoom: v.exactOptional(v.boolean()),
  /** Slow mode: a player says something once in so many seconds at most; with 0 or without it whenever they like. */
  talkEvery: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(limits.talkEverySeconds))),
});
export type TableSettings = v.InferOutput<typeof TableSettings>;

const Id = v.pipe(v.string(), v.regex(idPattern), v.maxLength(limits.idChars));
/** Marks that turn the writing direction or have no width could make one name look like another. */
const plain = (text: string): string => text.replaceAll(/[\p{Cc}\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu, '');
const Label = v.pipe(v.string(), v.transform(plain), v.trim(), v.minLength(1), v.maxLength(limits.nameChars));
const Text = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(limits.textChars));
const LineNumber = v.pipe(v.number(), v.integer(), v.minValue(1));
const AudienceSchema = v.union([v.literal('everyone'), v.literal('gm'), v.array(Id)]);

/** What can be asked of the table itself, whatever game is played on it. */
export const TableCommand = v.variant('type', [
  v.object({ type: v.literal('table/rename'), name: Label }),
  v.object({ type: v.literal('table/configure'), settings: v.partial(TableSettings) }),
  v.object({ type: v.literal('table/rename-seat'), seat: Id, name: Label }),
  v.object({ type: v.literal('table/remove-seat'), seat: Id }),
  /** Speak at the table, as oneself or as a figure; `to` whispers. */
  v.object({ type: v.literal('table/say'), text: Text, as: v.optional(Id), to: v.optional(AudienceSchema) }),
  v.object({ type: v.literal('table/write-note'), id: Id, text: Text, hidden: v.optional(v.boolean(), true) }),
  v.object({ type: v.literal('table/reveal-note'), id: Id }),
  v.object({ type: v.literal('table/strike-note'), id: Id }),
  /** The game master hands a prepared command to a player, who sends it, changed or not, with one tap. */
  v.object({
    type: v.literal('table/request'),
    id: Id,
    seat: Id,
    command: v.looseObject({ type: v.string() }),
    note: v.optional(v.pipe(v.string(), v.maxLength(limits.textChars)), ''),
  }),
  v.object({ type: v.literal('table/withdraw-request'), id: Id }),
  /** Strike out the last entry still standing; with `line`, everything back to and including that line. */
  v.object({ type: v.literal('table/undo'), line: v.optional(LineNumber) }),
  v.object({ type: v.literal('table/redo') }),
  /** A player asks to take back everything from a line on; those whose actions it holds and the game master are asked. */
  v.object({ type: v.literal('table/ask-undo'), line: LineNumber }),
  v.object({ type: v.literal('table/answer-undo'), agree: v.boolean() }),
  /** Pauses every screen and names nobody. */
  v.object({ type: v.literal('table/x-card') }),
  v.object({ type: v.literal('table/resume') }),
  /** End the epoch of a chain of dice and open its seed, so that everyone can check it. */
  v.object({ type: v.literal('table/reveal-dice'), audience: v.optional(AudienceSchema, 'everyone') }),
  /** Open the secret throws of one line to everyone, without opening the chain they came from. */
  v.object({ type: v.literal('table/open-roll'), line: LineNumber }),
]);
export type TableCommand = v.InferOutput<typeof TableCommand>;

export type SeatView = {
  readonly seat: Seat;
  readonly name: string;
  readonly role: Role;
  /** Has a live connection now. */
  readonly present: boolean;
};
/** Somebody who waits to be let in, as the game master is told of them. */
export type WaitingView = { readonly id: string; readonly name: string; readonly role: 'player' | 'onlooker' };
export type NoteView = { readonly id: string; readonly text: string; readonly hidden?: true };
export type RequestView = { readonly id: string; readonly seat: Seat; readonly command: Wire; readonly note: string };

export type PleaView = { readonly line: number; readonly by: Seat; readonly waiting: readonly Seat[] };

/** The state of a chain of dice, as everyone may know it. */
export type ChainView = {
  readonly audience: string;
  readonly epoch: number;
  readonly commitment: string;
  /** How many commands have drawn from it; only for those who may see its throws. */
  readonly counter?: number;
};

/** What the log says about fairness, counted over the viewer's lines, and the last of the lines in question. */
export type Fairness = {
  readonly rolls: number;
  readonly typed: number;
  readonly overruled: number;
  readonly typedAt?: readonly number[];
  readonly overruledAt?: readonly number[];
};

export type TableView = {
  readonly id: string;
  readonly name: string;
  readonly game: string;
  readonly locale: Locale;
  readonly settings: TableSettings;
  readonly seats: readonly SeatView[];
  readonly notes: readonly NoteView[];
  readonly requests: readonly RequestView[];
  readonly paused: boolean;
  /** The line that *undo* would strike out, and the one that *redo* would bring back, if this viewer may. */
  readonly undo?: number;
  readonly redo?: number;
  /** Somebody asks to take back everything from a line on, and waits for these. */
  readonly plea?: PleaView;
  readonly chains: readonly ChainView[];
  /** For the game master: who waits to be let in. */
  readonly waiting?: readonly WaitingView[];
  /** When the table last came back from a backup: lines from before may be missing. */
  readonly restored?: number;
  /** What the log says about fairness: entries with typed-in dice, entries where a rule was overruled. */
  readonly fairness: Fairness;
};

/** One accepted command as a viewer may know it. Numbered per viewer, without gaps. */
export type Line = {
  readonly n: number;
  readonly at: number;
  readonly by?: Seat;
  readonly who?: string;
  readonly told: readonly Told[];
  readonly dice: readonly Throw[];
  /** For drawings: the type of the first event, such as `nyx/rolled`. */
  readonly kind: string;
  /** Of a line with dice, to draw which of them count: the first event, as the viewer may know it. */
  readonly event?: Wire;
  /** Not everyone at the table has this line. */
  readonly hidden?: true;
  /**
   * Of a line that a few have: who has it besides the reader and the game master, by name. To players it is told of what is said
   * at the table alone. Of what the game lets a few of them know, its events may say to whom: they share it.
   */
  readonly known?: readonly string[];
  readonly struck?: true;
  readonly typed?: true;
  readonly overruled?: true;
  /** So many rolls that whoever did this had asked for before got no answer, by their own word. */
  readonly unanswered?: number;
};

export const LocaleSchema = v.picklist(locales);
export { AudienceSchema, Id, Label, Text };
