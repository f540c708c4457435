import type { Json, Locale, PerLocale, Tone, Wire } from '@aspekt/contract';
import type { Throw } from '@aspekt/dice';
import type { Line, Me, OfferView, OutcomeView, SeatView, Spoken, TableView } from '@aspekt/protocol';
import type { Component } from 'svelte';
import type { Words } from '../words/index.ts';
import type { Formats } from './format.ts';

/**
 * What a game shows on the page. `apps/web/src/rulesets/<id>/index.ts` exports one as its default;
 * a game without one is shown by `rulesets/generic`. Components hold no rules: they show `table.game`
 * and send commands. Every component gets `{ table }` and re-renders by itself when the table changes.
 */
export interface GameViews<Game = Json> {
  /** The middle of the screen: the drawing, aspects, extras, the conflict. */
  readonly Scene: View<Game>;
  /** The roll tray, below the scene: what I try, options with prices, odds, *Roll*. Put the last row in `ActionBar`. */
  readonly Tray: View<Game>;
  /** The character sheet of this seat, or how to get one; for the game master the persons she runs. */
  readonly Me: View<Game>;
  /** The character builder, shown instead of the scene while `table.stage` is 'build' (`table.goTo('build')`). */
  readonly loadBuilder?: () => Promise<{ readonly default: View<Game> }>;
  /** A person in the list of people: under the seat's name, a line or two of what others may know. */
  readonly PersonCard?: Component<{ table: TableStore<Game>; seat: SeatView }>;
  /** The game's part of the game master's drawer: extras, time, reveal. */
  readonly Drawer?: View<Game>;
  /** The game's table settings, in the game master's drawer. */
  readonly Settings?: View<Game>;

  /** An outcome of `rules.outcome` in words, and how it is coloured. In the order given by `rank` (best first). */
  readonly outcome: (outcome: string, locale: Locale) => OutcomeWords;
  /** What a throw is called ('test', 'attack', whose it is), for typed dice and the log. */
  readonly throwName?: (
    what: string,
    locale: Locale,
    game: Game,
    /** Where it stands in the log; dice that are yet to be typed in stand nowhere. */
    at?: { readonly line: Line; readonly thrown: Throw },
  ) => string;
  /** How the faces of a throw are drawn in the log: struck out, ringed as the one that counts. */
  readonly marks?: (line: Line, thrown: Throw, game: Game) => readonly DieMark[];
  /** Throws made with dice of the second colour, where two hands are thrown together. */
  readonly dark?: (thrown: Throw) => boolean;
  /** Types of commands that the game's own views offer when play waits for them; the shell offers all others. */
  readonly ownChoices?: readonly string[];
  /** What play waits for, from anyone, in words: "Harm: Phaide chooses". */
  readonly waits?: (table: TableStore<Game>) => readonly Wait[];
  /** A command of a request in words, for the one who is asked: "Roll Body −1". */
  readonly request?: (command: Wire, table: TableStore<Game>) => string;
  /** The rules in our own words, loaded when somebody looks something up. */
  readonly help?: () => Promise<PerLocale<HelpBook>>;
}

type View<Game = Json> = Component<{ table: TableStore<Game> }>;
/** The views of a game one knows nothing about: how the shell holds them. */
export type AnyGameViews = GameViews<never>;

export type OutcomeWords = {
  readonly text: string;
  readonly tone: Tone;
  /** Lower is better for the one who acts; the bar is drawn in this order. */
  readonly rank?: number;
};
/** `missed`: it is the one that counts, and it failed. */
export type DieMark = 'plain' | 'struck' | 'counted' | 'missed';
export type Wait = { readonly text: string; readonly seat?: string };
/** Help by rule id. Several ids may share an entry. */
export type HelpBook = Readonly<Record<string, HelpEntry>>;
export type HelpEntry = { readonly title: string; readonly text: string; readonly group?: string };

/**
 * The table as this seat knows it. All fields are reactive: read them in a template or a `$derived`.
 * `game` is the game's state after `see`, so hidden things are simply not in it.
 */
export interface TableStore<Game = Json> {
  readonly me: Me;
  readonly isGm: boolean;
  readonly view: TableView;
  readonly game: Game;
  readonly lines: readonly Line[];
  readonly offers: readonly OfferView[];
  readonly connection: Connection;
  /** Commands sent and not answered yet; show what they touch as not sent. */
  readonly unsent: readonly Unsent[];

  readonly locale: Locale;
  /** The shell's words in the seat's language. */
  readonly t: Words;
  /** Numbers, chances, times and lists in the seat's language. */
  readonly format: Formats;

  /**
   * Send a command. Resolves when the server has answered, however long the connection was away.
   * A refusal is also shown to the user by the shell unless `quiet`, which is for forms that show it at the field.
   * Typed dice are asked for by the shell.
   */
  do(command: Wire, options?: DoOptions): Promise<Reply>;
  /** The exact odds of a command for this seat. See also the component `LiveOdds`. */
  odds(command: Wire): Promise<OddsReply>;
  /** A question of the game's own about odds. */
  ask(question: Readonly<Record<string, Json>>): Promise<AnswerReply>;
  /** Hand a prepared command to a player. */
  request(seat: string, command: Wire, note?: string): Promise<Reply>;

  /** A new id for a thing made by a command. */
  newId(prefix?: string): string;
  /** An outcome in the game's words. */
  outcomeWords(outcome: string): OutcomeWords;
  /** The name of a seat. */
  seatName(seat: string): string;
  /** Open the help at a rule. */
  help(rule: string): void;
  /** The rules in the seat's language, once `openBook` has loaded them. */
  readonly book: HelpBook | undefined;
  openBook(): void;
  /** Say something once to the user: visible for a moment and spoken by screen readers. */
  tell(text: string, tone?: Tone): void;

  /** What the middle of the screen shows. */
  readonly stage: Stage;
  goTo(stage: Stage): void;
  /** A command to fill the tray with: from a request, a tap on a chip, a line of the log. The tray takes it. */
  readonly prepared: Wire | undefined;
  prepare(command: Wire | undefined): void;

  /** Kept on this device for this table and seat: half-written forms, the last choices of the tray. */
  recall<T extends Json>(key: string): T | undefined;
  remember(key: string, value: Json | undefined): void;
}

export type Stage = 'play' | 'build';
export type DoOptions = {
  /** The game master insists although the rules say no. */
  readonly overrule?: true;
  /** Do not show a refusal: the caller does. */
  readonly quiet?: true;
  /** Faces of real dice, when they are known already. */
  readonly faces?: readonly number[];
};
export type Unsent = { readonly id: string; readonly command: Wire; readonly since: number };
export type Reply =
  | { readonly t: 'done'; readonly warnings: readonly Spoken[] }
  | { readonly t: 'refused'; readonly refusal: Spoken }
  /** Taken back before it was sent, typed dice not given, or the seat was lost. */
  | { readonly t: 'dropped' };
export type OddsReply =
  | { readonly t: 'odds'; readonly outcomes: readonly OutcomeView[]; readonly unresolved: number }
  | { readonly t: 'refused'; readonly refusal: Spoken }
  /** It depends on something that this seat may not know. */
  | { readonly t: 'unknown' };
export type AnswerReply =
  | { readonly t: 'answer'; readonly answer: Json }
  | { readonly t: 'refused'; readonly refusal: Spoken }
  | { readonly t: 'unknown' };
export type Connection =
  | { readonly state: 'live' }
  | { readonly state: 'connecting' }
  | { readonly state: 'reconnecting'; readonly since: number }
  | { readonly state: 'offline'; readonly since: number }
  /** The server will not have us: a removed seat, an old page. */
  | { readonly state: 'ended'; readonly text: string }
  /** The server does not know what we have seen: it went back. Nothing of it is believed until whoever sits here says so. */
  | { readonly state: 'behind'; readonly restored?: number };
