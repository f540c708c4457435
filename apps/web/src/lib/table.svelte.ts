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
import { Link, openSocket, type Hello, type Wireable } from './link.ts';
import { Follower, type Change } from './follower.ts';
import { joins, mergeLines, strike, struckNow } from './lines.ts';
import { notices } from './notices.svelte.ts';
import { Outbox } from './outbox.svelte.ts';
import { Witness } from './witness.ts';

// Only the number: its module brings every schema of the server along. The type keeps the two the same.
const spokenVersion: typeof protocolVersion = 2;

type Welcome = Extract<ServerMessage, { readonly t: 'welcome' }>;
type Waiting = Extract<ServerMessage, { readonly t: 'waiting' }>;
type Known = Pick<Welcome, 'me' | 'table' | 'game' | 'offers'>;

/** Why a command is not taken now, though it may be later. */
const later: ReadonlySet<string> = new Set(['too_fast', 'storage_full']);

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
  /** Commands that were on their way at the last pong already: what is not answered by the next may have been lost. */
  #overdue: ReadonlySet<string> = new Set();
  /** The command whose dice are being typed, and the questions for dice that wait until then. */
  #dicing: string | undefined;
  readonly #moreDice = new Map<string, Waiting>();
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
      hello: () => this.#hello(),
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
    return this.view.seats.find((other) => other.seat === seat)?.name ?? this.t.table.left;
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
    this.#link.renew();
  }

  #hear(message: ServerMessage): void {
    switch (message.t) {
      case 'welcome':
        return this.#welcome(message);
      case 'changed':
      case 'offers':
        return this.#change(message);
      case 'older':
        return this.#older(message);
      case 'done':
        for (const warning of message.warnings ?? []) notices.say({ text: warning.text, tone: 'even' });
        return this.#settle(message.id, { t: 'done', warnings: message.warnings ?? [] });
      case 'refused':
        if (this.#asks.has(message.id))
          return this.#asks.answer(message.id, { t: 'refused', refusal: message.refusal });
        return this.#settle(message.id, { t: 'refused', refusal: message.refusal });
      case 'invalid': {
        const refusal = { code: message.code, text: message.text };
        if (later.has(message.code) && this.#outbox.find(message.id ?? '')) return this.#postpone(message);
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
      case 'pong':
        return this.#catchUp(message.v ?? 0);
      case 'bye':
      case 'knocking':
      case 'seated':
    }
  }

  #hello(): Hello {
    const { table, token } = this.seat;
    this.#follower.forget();
    const known = this.#witness.ask(this.lines);
    return { t: 'hello', protocol: spokenVersion, table, token, cursor: this.#cursor, known, locale: app.locale };
  }

  get #cursor(): number {
    return this.lines.at(-1)?.n ?? 0;
  }

  /** Everything before the ping has been told and answered: what is still missing got lost on the way. */
  #catchUp(v: number): void {
    if (this.#follower.isBehind(v)) this.#link.send({ t: 'fresh', cursor: this.#cursor });
    this.loadingOlder = false;
    for (const id of this.#overdue) {
      if (id === this.#dicing || this.#moreDice.has(id)) continue;
      this.#outbox.lapse(id);
      this.#sendOut(id);
    }
    this.#overdue = new Set(this.#outbox.all.map(({ id }) => id));
  }

  #change(message: Change): void {
    const told = this.#follower.after(message);
    // Something got lost on the way: everything is told anew.
    if (told === 'lost') this.#link.send({ t: 'fresh', cursor: this.#cursor });
    if (typeof told === 'string') return;
    this.#known = { ...this.#now, ...told };
    if (message.t === 'offers') return;
    const [first] = message.lines;
    if (first && !joins(this.lines, message.lines)) {
      this.lines = message.lines;
      this.older = first.n > 1;
    } else this.lines = mergeLines(strike(this.lines, message.struck ?? []), message.lines);
    this.#witness.saw(() => this.lines);
  }

  #older({ before, lines, older }: Extract<ServerMessage, { readonly t: 'older' }>): void {
    this.loadingOlder = false;
    // Asked for before the lines were told anew, they may no longer fit.
    if (before !== this.lines[0]?.n) return;
    this.lines = mergeLines(this.lines, lines);
    this.older = older;
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
    if (!joins(this.lines, welcome.lines)) {
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
    // It answered an earlier question, and lines were forgotten since.
    if (this.#cursor < welcome.cursor) this.#link.send({ t: 'fresh', cursor: this.#cursor });
    for (const waiting of this.#outbox.all) this.#sendOut(waiting.id);
    this.#asks.again();
  }

  #sendOut(id: string): void {
    const message = this.#outbox.message(id, this.#commitments);
    if (message?.t === 'do' && this.#link.send(message)) this.#outbox.sent(message);
  }

  /** It was not looked at, and may be one that happened long ago: it stays until it is answered, and is sent again. */
  #postpone({ id = '', code, text }: Extract<ServerMessage, { readonly t: 'invalid' }>): void {
    if (code !== 'too_fast') notices.say({ text, tone: 'bad' });
    setTimeout(() => this.#sendOut(id), 1000 + Math.random() * 1000);
  }

  #settle(id: string, reply: Reply): void {
    this.#moreDice.delete(id);
    if (this.#dicing === id) this.#endDice();
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
    if (this.#dicing !== undefined && this.#dicing !== message.id) {
      this.#moreDice.set(message.id, message);
      return;
    }
    this.#dicing = message.id;
    this.diceWanted = {
      what: this.views?.throwName?.(message.what, this.locale, this.forGame.game) ?? message.what,
      count: message.count,
      allowed: message.faces,
      give: (faces) => {
        this.#outbox.addFaces(message.id, faces);
        this.#sendOut(message.id);
        this.#endDice();
      },
      drop: () => this.takeBack(message.id),
    };
  }

  /** These dice are thrown, or no longer wanted; others may be. */
  #endDice(): void {
    this.diceWanted = undefined;
    this.#dicing = undefined;
    const [next] = this.#moreDice.values();
    if (!next) return;
    this.#moreDice.delete(next.id);
    this.#wantDice(next);
  }

  #loseAll(): void {
    for (const out of this.#outbox.all) this.#settle(out.id, { t: 'dropped' });
  }
}

const noHelp = (): Promise<PerLocale<HelpBook>> => Promise.resolve({ sv: {}, pl: {}, en: {} });
