import type { Context, Decision, Refusal, Tagged } from './decision.ts';
import type { Schema } from './schema.ts';
import type { Hideable, Seen } from './secret.ts';
import type { Credit, Locale, Name, PerLocale, Told } from './text.ts';
import type { Seat, Viewer } from './viewer.ts';

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
/** A command or event of a rule set one knows nothing about: how the table, the store and the wire see it. */
export type Wire = Tagged & { readonly [key: string]: Json };

/** Something a viewer could do now, as data: drives buttons, the command line and the simulator alike. */
export type Offer<Command> = {
  readonly command: Command;
  /** Ids of the rules behind it. */
  readonly rules: readonly string[];
  /** Play waits for this. */
  readonly must?: true;
};

/** A person of the game, as the table needs to know her: whom to name, who may act for her. */
export type Figure = {
  readonly id: string;
  readonly name: string;
  readonly kind: 'pc' | 'npc';
  readonly owner?: Seat;
};

/**
 * A rule set: pure functions over plain JSON. Any game that fills this in gets a table, a log, undo, secrets,
 * odds, a simulator, a command line and a page.
 */
export interface RuleSet<State, Command extends Tagged, Event extends Tagged, Sheet, Settings, Question = unknown> {
  readonly id: string;
  /** Bumped whenever today's rules would decide an old log differently. */
  readonly version: number;
  readonly credit: Credit;

  /** The table settings of the catalogue; an empty object parses to the defaults. */
  readonly settings: Schema<Settings>;
  /** The character sheet: its shape, an empty one, ready-made ones, and what the book says about a filled one. */
  readonly sheet: {
    readonly schema: Schema<Sheet>;
    readonly blank: (settings: Settings) => Sheet;
    /** Never throws: half-finished characters are normal. */
    readonly check: (sheet: Sheet, settings: Settings) => readonly Refusal[];
    readonly readyMade: PerLocale<readonly Sheet[]>;
  };
  readonly command: Schema<Command>;

  readonly initial: (settings: Settings) => State;
  readonly decide: (state: State, command: Command, context: Context) => Decision<Event>;
  readonly evolve: (state: State, event: Event) => State;
  /** What is worth a button for this viewer now, with defaults filled in. Each is accepted by `decide`. */
  readonly offers: (state: State, viewer: Viewer) => readonly Offer<Command>[];
  /** Everybody in play; with `only` set on those a viewer may not know of. */
  readonly cast: (state: State) => readonly (Figure & Hideable)[];

  /** The bucket an outcome is counted in when odds are asked for. */
  readonly outcome: (events: readonly Event[]) => string;
  /** What a sensible player does with an open choice; `undefined` when nothing is open. */
  readonly habit: (state: State) => { readonly command: Command; readonly by: Viewer } | undefined;
  /** Questions about odds that one command does not answer: a whole conflict, the best use of points. */
  readonly questions?: {
    readonly schema: Schema<Question>;
    /** On a guarded state: opening what the asker may not know throws `NotYours`. Anything worth showing, as JSON. */
    readonly answer: (state: State, question: Question) => Json | { readonly refusal: Refusal };
  };
  /** Whether this viewer may ask for the odds of a command, or this question; without it everybody may. */
  readonly mayForesee?: (state: State, viewer: Viewer, question?: Question) => boolean;

  /** The sentence of an event as the viewer sees it. */
  readonly describe: (event: Seen<Event>, locale: Locale, name: Name) => Told;
  /** What an offer's button says: a verb and what it is about. */
  readonly label: (command: Command, locale: Locale, name: Name) => string;
  /** A refusal or warning in words: what, why, what to do. */
  readonly explain: (refusal: Refusal, locale: Locale) => string;
  /** The code of the refusal for typed-in dice that do not fit the throw. */
  readonly misthrown: string;
  /** A table ready to play, for the demo and the examples: commands as they would be sent. */
  readonly demo: (locale: Locale) => readonly { readonly as: 'gm' | 'player'; readonly command: Command }[];
  /** Bring an event written by an older version up to date. */
  readonly upcast?: (event: Wire, version: number) => Event;
}

// The table, the registry and the test kit hold rule sets they know nothing about.
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyRuleSet = RuleSet<any, any, any, any, any, any>;
