import type { Json, Locale, PerLocale, Tone, Wire } from '@aspekt/contract';
import type { Line, Me, OfferView, protocolVersion, ServerMessage, TableView } from '@aspekt/protocol';
import type { Words } from '../words/index.ts';
import { app } from './app.svelte.ts';
import { Asks } from './asks.ts';
import type { Formats } from './format.ts';
import type {
  AnswerReply,
  AnyGameViews,
  Connection,
  DoOptions,
  HelpBook,
  OddsReply,
  OutcomeWords,
  Reply,
  Stage,
  TableStore,
  Unsent,
} from './game.ts';
import { newId } from './ids.ts';
import { kept, type KeptSeat } from './kept.ts';
import { Link, type Wireable } from './link.ts';
import { Follower, type Change } from './follower.ts';
import { mergeLines, strike, struckNow } from './lines.ts';
import { notices } from './notices.svelte.ts';
import { Outbox } from './outbox.svelte.ts';
import { Witness } from './witness.ts';

// Only the number: its module brings every schema of the server along. The type keeps the two the same.
const spokenVersion: typeof protocolVersion = 2;

type Welcome = Extract<ServerMessage, { readonly t: 'welcome' }>;
type Waiting = Extract<ServerMessage, { readonly t: 'waiting' }>;
type Known = Pick<Welcome, 'me' | 'table' | 'game' | 'offers'>;

/** Typed dice that the server waits for: which throw, and what has been typed so far. */
export type DiceWanted = {
  readonly what: string;
  readonly count: number;
  readonly allowed: readonly number[];
  give(faces: readonly number[]): void;
  drop(): void;
};

/** The table as one seat knows it, kept up to date over a link that comes back by itself. */
export class Table implements TableStore {
  readonly seat: KeptSeat;
  #known = $state.raw<Known>();
  readonly #follower = new Follower();
  #link: Link;
  #asks: Asks;
  #outbox: Outbox;
  readonly #witness: Witness;

  lines = $state.raw<readonly Line[]>([]);
  /** There are lines before the first one here. */
  older = $state(false);
  loadingOlder = $state(false);
  /** Lines above this number arrived while the page was looking. */
  firstNew = $state(0);
  connection = $state.raw<Connection>({ state: 'connecting' });
  views = $state.raw<AnyGameViews>();
  stage = $state<Stage>('play');
  prepared = $state.raw<Wire>();
  helpAt = $state<string>();
  #books = $state.raw<PerLocale<HelpBook>>();
  /** This person throws real dice and types them in. */
  ownDice = $state(false);
  diceWanted = $state.raw<DiceWanted>();

  constructor(seat: KeptSeat, open: () => Wireable = openSocket) {
    this.seat = seat;
    this.#outbox = new Outbox(seat);
    this.#witness = new Witness(seat);
    this.ownDice = kept.draft(seat, 'own-dice') === true;
    this.#link = new Link({
      open,
      hello: () => ({
        t: 'hello',
        protocol: spokenVersion,
        table: seat.table,
        token: seat.token,
        cursor: this.lines.at(-1)?.n ?? 0,
        known: this.#witness.ask(this.lines),
        locale: app.locale,
      }),
      heard: (message) => this.#hear(message),
      changed: (connection) => {
        this.connection = connection;
        if (connection.state !== 'live') this.#outbox.cut();
        if (connection.state === 'ended') this.#loseAll();
      },
    });
    this.#asks = new Asks((message) => this.#link.send(message));
  }

  start(): () => void {
    const hurry = (): void => {
      if (document.visibilityState === 'visible') this.#link.hurry();
      else this.#witness.keepNow(this.lines);
    };
    addEventListener('online', hurry);
    document.addEventListener('visibilitychange', hurry);
    this.#link.start();
    return () => {
      removeEventListener('online', hurry);
      document.removeEventListener('visibilitychange', hurry);
      this.#link.stop();
    };
  }

  get ready(): boolean {
    return this.#known !== undefined && this.views !== undefined;
  }
  get #now(): Known {
    if (!this.#known) throw new Error('the table is read before it is known');
    return this.#known;
  }
  get me(): Me {
    return this.#now.me;
  }
  get isGm(): boolean {
    return this.me.role === 'gm';
  }
  get view(): TableView {
    return this.#now.table;
  }
  /** The game to play, as soon as it is known. */
  get gameId(): string | undefined {
    return this.#known?.table.game;
  }
  get game(): Json {
    return this.#now.game;
  }
  get offers(): readonly OfferView[] {
    return this.#now.offers;
  }
  /** Commands sent that the server has not answered although it should have. */
  get unanswered(): ReadonlySet<string> {
    return this.#outbox.unanswered;
  }
  /** What the dice are committed to now. */
  get #commitments(): string {
    return this.view.chains.map(({ commitment }) => commitment.slice(0, 16)).join(' ');
  }
  get unsent(): readonly Unsent[] {
    return this.#outbox.all;
  }
  get locale(): Locale {
    return app.locale;
  }
  get t(): Words {
    return app.t;
  }
  get format(): Formats {
    return app.format;
  }
  /** As the game's own components and the shell's take it. */
  get forGame(): TableStore<never> {
    return this as TableStore<Json> as TableStore<never>;
  }

  do(command: Wire, options: DoOptions = {}): Promise<Reply> {
    const faces = options.faces ?? (this.ownDice && this.view.settings.typedDice ? [] : undefined);
    const { id, reply } = this.#outbox.add(command, options, faces, this.#commitments);
    this.#sendOut(id);
    return reply;
  }

  /** Take back a command that has not been sent. */
  takeBack(id: string): void {
    this.#settle(id, { t: 'dropped' });
  }

  odds(command: Wire): Promise<OddsReply> {
    return this.#asks.put({ odds: command }) as Promise<OddsReply>;
  }
  ask(question: Readonly<Record<string, Json>>): Promise<AnswerReply> {
    return this.#asks.put({ question }) as Promise<AnswerReply>;
  }
  request(seat: string, command: Wire, note = ''): Promise<Reply> {
    return this.do({ type: 'table/request', id: newId('request'), seat, command, note });
  }

  newId(prefix?: string): string {
    return newId(prefix);
  }
  outcomeWords(outcome: string): OutcomeWords {
    return this.views?.outcome(outcome, this.locale) ?? { text: outcome, tone: 'plain' };
  }
  seatName(seat: string): string {
    return this.view.seats.find((other) => other.seat === seat)?.name ?? seat;
  }
  help(rule: string): void {
    this.openBook();
    this.helpAt = rule;
  }
  get book(): HelpBook | undefined {
    return this.#books?.[this.locale];
  }
  openBook(): void {
    const { views } = this;
    if (this.#books || !views) return;
    void (views.help ?? noHelp)().then((books) => (this.#books = books));
  }
  tell(text: string, tone: Tone = 'plain'): void {
    notices.say({ text, tone });
  }
  goTo(stage: Stage): void {
    this.stage = stage;
  }
  prepare(command: Wire | undefined): void {
    this.prepared = command;
  }
  recall<T extends Json>(key: string): T | undefined {
    return kept.draft(this.seat, key) as T | undefined;
  }
  remember(key: string, value: Json | undefined): void {
    kept.keepDraft(this.seat, key, value);
  }
  throwOwnDice(own: boolean): void {
    this.ownDice = own;
    this.remember('own-dice', own || undefined);
  }

  loadOlder(): void {
    const first = this.lines[0];
    if (!first || !this.older || this.loadingOlder) return;
    this.loadingOlder = this.#link.send({ t: 'older', before: first.n });
  }

  /** The seat speaks another language: the whole log is told again. */
  speak(): void {
    this.lines = [];
    this.firstNew = Infinity;
    // Not live now: the next hello says it.
    this.#link.send({ t: 'locale', locale: app.locale });
  }

  #hear(message: ServerMessage): void {
    switch (message.t) {
      case 'welcome':
        return this.#welcome(message);
      case 'changed':
      case 'offers':
        return this.#change(message);
      case 'older':
        this.lines = mergeLines(this.lines, message.lines);
        this.older = message.older;
        this.loadingOlder = false;
        return;
      case 'done':
        for (const warning of message.warnings ?? []) notices.say({ text: warning.text, tone: 'even' });
        return this.#settle(message.id, { t: 'done', warnings: message.warnings ?? [] });
      case 'refused':
        if (this.#asks.has(message.id))
          return this.#asks.answer(message.id, { t: 'refused', refusal: message.refusal });
        return this.#settle(message.id, { t: 'refused', refusal: message.refusal });
      case 'invalid': {
        const refusal = { code: message.code, text: message.text };
        if (message.id === undefined) notices.say({ text: message.text, tone: 'bad' });
        else if (this.#asks.has(message.id)) this.#asks.answer(message.id, { t: 'refused', refusal });
        else this.#settle(message.id, { t: 'refused', refusal });
        return;
      }
      case 'waiting':
        return this.#wantDice(message);
      case 'odds':
        return this.#asks.answer(message.id, { t: 'odds', outcomes: message.outcomes, unresolved: message.unresolved });
      case 'answer':
        return this.#asks.answer(message.id, { t: 'answer', answer: message.answer });
      case 'unknown':
        return this.#asks.answer(message.id, { t: 'unknown' });
      case 'bye':
      case 'pong':
    }
  }

  #change(message: Change): void {
    const told = this.#follower.after(message);
    // Something got lost on the way: everything is told anew.
    if (told === 'lost') this.#link.send({ t: 'fresh', cursor: this.lines.at(-1)?.n ?? 0 });
    if (typeof told === 'string') return;
    this.#known = { ...this.#now, ...told };
    if (message.t === 'changed') {
      this.lines = mergeLines(strike(this.lines, message.struck ?? []), message.lines);
      this.#witness.saw(() => this.lines);
    }
  }

  /** The server went back: ask it once more, for it may have been put right. */
  askAgain(): void {
    this.#link.again();
  }
  /** Go on with what the server knows, and let go of what was seen here. */
  goOnWithServer(): void {
    this.#witness.forget();
    this.lines = [];
    this.#link.again();
  }

  #welcome(welcome: Welcome): void {
    if (!this.#witness.isKnownTo(welcome.mark)) {
      const { restored } = welcome.table;
      return this.#link.refuse({ state: 'behind', ...(restored !== undefined && { restored }) });
    }
    this.#witness.saw(() => this.lines);
    this.#follower.start(welcome);
    const first = welcome.lines[0];
    const last = this.lines.at(-1);
    const follows = last !== undefined && (first === undefined || first.n <= last.n + 1);
    if (!follows) {
      this.lines = welcome.lines;
      this.older = welcome.older;
      this.firstNew = welcome.cursor;
    } else this.lines = mergeLines(struckNow(this.lines, welcome.struck ?? []), welcome.lines);
    this.#known = { me: welcome.me, table: welcome.table, game: welcome.game, offers: welcome.offers };
    this.loadingOlder = false;
    kept.keepSeat({
      ...this.seat,
      ...kept.seatAt(this.seat.table),
      name: welcome.table.name,
      game: welcome.table.game,
      role: welcome.me.role,
      seatName: welcome.me.name,
      at: Date.now(),
    });
    void this.#outbox.hashLapsed();
    for (const waiting of this.#outbox.all) this.#sendOut(waiting.id);
    this.#asks.again();
  }

  #sendOut(id: string): void {
    const message = this.#outbox.message(id, this.#commitments);
    if (message?.t === 'do' && this.#link.send(message)) this.#outbox.sent(message);
  }

  #settle(id: string, reply: Reply): void {
    const { command: out, options } = this.#outbox.settle(id, reply);
    if (reply.t !== 'refused' || options.quiet) return;
    const insist = out && reply.refusal.overridable && this.isGm;
    notices.say({
      text: reply.refusal.text,
      tone: 'bad',
      ...(insist && {
        act: { text: this.t.table.insist, do: () => void this.do(out.command, { ...options, overrule: true }) },
      }),
    });
  }

  #wantDice(message: Waiting): void {
    if (!this.#outbox.find(message.id)) return;
    this.#outbox.heard(message.id);
    this.diceWanted = {
      what: this.views?.throwName?.(message.what, this.locale, this.forGame.game) ?? message.what,
      count: message.count,
      allowed: message.faces,
      give: (faces) => {
        this.diceWanted = undefined;
        this.#outbox.addFaces(message.id, faces);
        this.#sendOut(message.id);
      },
      drop: () => {
        this.diceWanted = undefined;
        this.takeBack(message.id);
      },
    };
  }

  #loseAll(): void {
    for (const out of this.#outbox.all) this.#settle(out.id, { t: 'dropped' });
  }
}

const noHelp = (): Promise<PerLocale<HelpBook>> => Promise.resolve({ sv: {}, pl: {}, en: {} });

const openSocket = (): WebSocket =>
  new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`);
