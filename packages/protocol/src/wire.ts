import type { Json, Locale, Role, Seat, Wire } from '@aspekt/contract';
import * as v from 'valibot';
import type { Difference } from './difference.ts';
import { limits } from './limits.ts';
import { Id, Label, LocaleSchema, TableSettings, type Line, type TableView } from './table.ts';

export const protocolVersion = 2;

const Token = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{22,64}$/));
const Hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const AnyCommand = v.looseObject({ type: v.pipe(v.string(), v.maxLength(limits.idChars)) });

const Coming = v.picklist(['player', 'onlooker']);
const Cursor = v.pipe(v.number(), v.integer(), v.minValue(0));

/** What a client may send over the socket. */
export const ClientMessage = v.variant('t', [
  /**
   * First, and again after a lost connection: `cursor` is the number of the last line one has, 0 for none. `known` is a line
   * one has seen at some time, of which one has the mark: the server shall prove that it knows it too.
   */
  v.object({
    t: v.literal('hello'),
    protocol: v.number(),
    table: Id,
    token: Token,
    cursor: Cursor,
    known: v.optional(Cursor),
    locale: LocaleSchema,
  }),
  /**
   * In place of the hello, by an invitation: wait until one is let in. `id` is made by whoever knocks and known to nobody
   * else: after a lost connection the same one is still meant by it.
   */
  v.object({
    t: v.literal('knock'),
    protocol: v.number(),
    table: Id,
    token: Token,
    id: Token,
    name: Label,
    role: v.optional(Coming, 'player'),
    locale: LocaleSchema,
  }),
  v.object({
    t: v.literal('do'),
    id: Id,
    command: AnyCommand,
    /** 16 fresh bytes in hex, mixed into every throw of this command. */
    salt: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/))),
    faces: v.optional(v.pipe(v.array(v.pipe(v.number(), v.integer())), v.maxLength(limits.facesPerCommand))),
    overrule: v.optional(v.literal(true)),
    /** Hashes of rolls that this client asked for before and got no answer to. */
    unanswered: v.optional(v.pipe(v.array(Hash), v.maxLength(limits.unansweredPerCommand))),
  }),
  /** Odds of a command, or a game's own question. */
  v.object({ t: v.literal('ask'), id: Id, odds: v.optional(AnyCommand), question: v.optional(v.looseObject({})) }),
  v.object({ t: v.literal('older'), before: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
  v.object({ t: v.literal('locale'), locale: LocaleSchema }),
  /** A message is missing: tell everything anew, and the lines after `cursor`. */
  v.object({ t: v.literal('fresh'), cursor: Cursor }),
  v.object({ t: v.literal('ping') }),
]);
export type ClientMessage = v.InferOutput<typeof ClientMessage>;

/** A refusal in the seat's language, with the code for programs and the rules for the curious. */
export type Spoken = {
  readonly code: string;
  readonly text: string;
  readonly rules?: readonly string[];
  readonly overridable?: true;
};
export type OfferView = {
  readonly command: Wire;
  readonly label: string;
  readonly rules: readonly string[];
  readonly must?: true;
};
/** An outcome with its chance; `exact` as `7/20` where it is exact, `error` where it was sampled. */
export type OutcomeView = {
  readonly outcome: string;
  readonly p: number;
  readonly exact?: string;
  readonly error?: number;
};

export type Me = { readonly seat: Seat; readonly role: Role; readonly name: string };

/**
 * What the server sends over the socket. `game` is the game's state as this viewer may know it. After the welcome
 * only differences are sent, each to what the viewer was told before; `v` counts these messages, so that one that is
 * missing is noticed.
 */
export type ServerMessage =
  | {
      readonly t: 'welcome';
      readonly protocol: number;
      readonly v: number;
      readonly me: Me;
      readonly cursor: number;
      readonly table: TableView;
      readonly game: Json;
      readonly offers: readonly OfferView[];
      /** The lines after the cursor of the hello, at most a page of them; `from` is the number of the first. */
      readonly lines: readonly Line[];
      readonly older: boolean;
      /** Of the lines up to the cursor of the hello, those that are struck out now. */
      readonly struck?: readonly number[];
      /** The mark of the line that the hello said is known; empty where there is no such line. */
      readonly mark?: string;
    }
  /** The game master has been told that one waits. */
  | { readonly t: 'knocking' }
  /** One was let in: the link to one's seat. */
  | { readonly t: 'seated'; readonly seat: Seat; readonly token: string }
  /** `retry`: come back after so many milliseconds; each is told another time, so that not all come at once. */
  | { readonly t: 'bye'; readonly code: ByeCode; readonly text: string; readonly retry?: number }
  | { readonly t: 'done'; readonly id: string; readonly cursor: number; readonly warnings?: readonly Spoken[] }
  | { readonly t: 'refused'; readonly id: string; readonly refusal: Spoken }
  /** The player's own dice are wanted for this throw; send the command again with more faces. */
  | {
      readonly t: 'waiting';
      readonly id: string;
      readonly what: string;
      readonly count: number;
      readonly faces: readonly number[];
    }
  | { readonly t: 'invalid'; readonly id?: string; readonly code: string; readonly text: string }
  | { readonly t: 'odds'; readonly id: string; readonly outcomes: readonly OutcomeView[]; readonly unresolved: number }
  | { readonly t: 'answer'; readonly id: string; readonly answer: Json }
  /** Not to be known by this viewer: an opponent's numbers are hidden. */
  | { readonly t: 'unknown'; readonly id: string }
  | {
      readonly t: 'changed';
      readonly v: number;
      readonly cursor: number;
      readonly lines: readonly Line[];
      /** Earlier lines struck out or brought back. */
      readonly struck?: readonly { readonly n: number; readonly struck: boolean }[];
      readonly table?: Difference;
      readonly game?: Difference;
    }
  /** What the viewer could do now; a little after what changed, for it takes longer to work out. */
  | { readonly t: 'offers'; readonly v: number; readonly offers: Difference }
  | { readonly t: 'older'; readonly before: number; readonly lines: readonly Line[]; readonly older: boolean }
  /** Nothing is left to tell of what happened before the ping; `v` is the last number that was told. */
  | { readonly t: 'pong'; readonly v?: number };

export type ByeCode =
  | 'client_too_old'
  | 'server_too_old'
  | 'unknown_link'
  /** The time of the invitation is over. */
  | 'invite_ended'
  /** The game master did not let one in. */
  | 'turned_away'
  | 'no_onlookers'
  /** Every seat, or every place to wait for one, is taken. */
  | 'too_many'
  | 'removed'
  | 'too_slow'
  | 'too_fast'
  | 'restarting'
  /** The log of this table is damaged; whoever runs the server has to restore it. */
  | 'broken_log'
  /** There is no room to write; it comes back by itself, to read until there is. */
  | 'storage_full'
  /** Writing failed and the server stops; what was acknowledged is kept. */
  | 'storage_failed'
  /** The game master deleted the table. */
  | 'deleted'
  /** There is no memory for more onlookers. */
  | 'crowded'
  | 'invalid';

/** What an HTTP call answers when it says no. */
export type Declined = { readonly error: { readonly code: string; readonly text: string } };

/** How long an invitation is good. Seats that were taken by it stay, whatever becomes of it. */
export const LinkTerm = v.picklist(['hour', 'day', 'week', 'month', 'never']);
export type LinkTerm = v.InferOutput<typeof LinkTerm>;
/** Bodies and answers of the few HTTP calls. Tokens travel in bodies and headers, never in an address. */
export const CreateTable = v.object({
  game: Id,
  locale: LocaleSchema,
  name: Label,
  gmName: Label,
  /** The table's own settings, and those of the game; what is left out is as usual. */
  settings: v.optional(
    v.object({ table: v.optional(v.partial(TableSettings), {}), game: v.optional(v.looseObject({}), {}) }),
    {},
  ),
  /** How long its first invitation is good; a month without it. */
  term: v.optional(LinkTerm),
});
export const JoinTable = v.object({
  table: Id,
  token: Token,
  name: Label,
  locale: LocaleSchema,
  role: v.optional(Coming, 'player'),
});
/** A table ready to play, opened with one tap. */
export const OpenDemo = v.object({ game: Id, locale: LocaleSchema });
/** The game master's hand on the links: give another, renew (the old ones end), or end them. */
export const ChangeLink = v.object({
  act: v.picklist(['give', 'renew', 'revoke']),
  kind: v.picklist(['gm', 'invite', 'seat']),
  seat: v.optional(Id),
  /** Of an invitation alone: how long it is good; a month without it. */
  term: v.optional(LinkTerm),
});
/** The game master deletes the table for good, and types its name to be sure. */
export const DeleteTable = v.object({ name: Label });
/** The game master lets somebody in who waits, or turns them away: for a while, or for the evening. */
export const AnswerKnock = v.object({ id: Id, letIn: v.boolean(), tonight: v.optional(v.literal(true)) });
/** Whether they were still there. */
export type KnockAnswered = { readonly there: boolean };
/** What is behind a link: asked before one sits down. */
export const LookAtLink = v.object({ table: Id, token: Token });
export type LinkView = {
  readonly table: string;
  readonly name: string;
  readonly game: string;
  readonly locale: Locale;
  readonly kind: 'gm' | 'invite' | 'seat' | 'watch';
  readonly seat?: Seat;
  readonly seatName?: string;
  /** When it ends by itself. */
  readonly until?: number;
};
export type Created = {
  readonly table: string;
  readonly seat: Seat;
  readonly gm: string;
  readonly invite: string;
  /** When the invitation ends by itself. */
  readonly until?: number;
};
export type DemoOpened = Created & {
  /** The ready-made player, and the link to their seat. */
  readonly player: { readonly seat: Seat; readonly token: string };
};
/** `until`: when it ends by itself. */
export type LinkGiven = { readonly token?: string; readonly until?: number };
export type Joined = { readonly table: string; readonly seat: Seat; readonly token: string };
