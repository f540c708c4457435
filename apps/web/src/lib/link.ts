import type { ClientMessage, ServerMessage } from '@aspekt/protocol';
import type { Connection } from './game.ts';

export type Hello = Extract<ClientMessage, { readonly t: 'hello' }>;
type Knock = Extract<ClientMessage, { readonly t: 'knock' }>;
/** The part of a WebSocket that is used here, so that a test can stand in for it. */
export type Wireable = Pick<WebSocket, 'send' | 'close' | 'readyState' | 'addEventListener'>;
export type LinkOptions = {
  readonly open: () => Wireable;
  readonly hello: () => Hello | Knock;
  readonly heard: (message: ServerMessage) => void;
  readonly changed: (connection: Connection) => void;
  /** Milliseconds that only go forward, whatever becomes of the clock on the wall. */
  readonly now?: () => number;
  readonly chance?: () => number;
};

/** A connection that is dead without saying so is noticed within ten seconds: quiet, then a ping, then no answer to it. */
const beatMs = 1_500;
const quietMs = 3_000;
const patienceMs = 4_000;
/**
 * So long a connection may take to open, and then a welcome: after each that was waited for in vain twice as long, up to
 * the longest, so that it comes through over a slow line as well.
 */
const welcomeMs = 15_000;
const longestWelcomeMs = 240_000;
const offlineAfterMs = 8_000;
const firstWaitMs = 400;
const longestWaitMs = 20_000;

/** Byes after which trying again makes no sense. */
const final = new Set([
  'client_too_old',
  'server_too_old',
  'unknown_link',
  'invite_ended',
  'turned_away',
  'no_onlookers',
  'removed',
  'deleted',
]);

/**
 * One connection to a table that comes back by itself: it says hello, listens, pings when it is quiet,
 * and after a loss tries again at growing, jittered intervals, at once when the device comes back online.
 */
export class Link {
  readonly #options: LinkOptions;
  #socket: Wireable | undefined;
  /** The server has answered the hello. Until then nothing else is said, and nothing else it says counts. */
  #greeted = false;
  /** The connection that a new one is to take the place of. */
  #before: Wireable | undefined;
  #state: Connection = { state: 'connecting' };
  #tries = 0;
  /** How many welcomes in a row have been given up over a connection that was open. */
  #unwelcomed = 0;
  #lost: { readonly at: number; readonly since: number } | undefined;
  #lastHeard = 0;
  /** When the ping was sent that nothing has been heard since. */
  #pinged: number | undefined;
  /** The server has said when to come back. */
  #hint: number | undefined;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  #closed = false;

  constructor(options: LinkOptions) {
    this.#options = options;
  }

  get live(): boolean {
    return this.#state.state === 'live';
  }

  start(): void {
    this.#dial();
    this.#pulse = setInterval(() => this.#beat(), beatMs);
  }

  /** Sends now, or says that it could not. */
  send(message: ClientMessage): boolean {
    if (!this.live || !this.#greeted || !this.#socket || this.#socket.readyState !== 1) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** Try now rather than later: the device is online again, the page is seen again. */
  hurry(): void {
    if (this.#closed || this.#state.state === 'ended') return;
    if (this.live) this.#beat(true);
    else if (this.#retry !== undefined) {
      clearTimeout(this.#retry);
      this.#dial();
    } else if (this.#socket && this.#now() - this.#lastHeard > welcomeMs) {
      // However patient one is with a slow line: this one may have died while the device slept.
      this.#drop();
      this.#dial();
    }
  }

  /** The server is not to be believed: it is left alone until `again`. */
  refuse(why: Extract<Connection, { readonly state: 'behind' }>): void {
    this.#drop();
    clearTimeout(this.#retry);
    this.#retry = undefined;
    this.#lost = undefined;
    this.#set(why);
  }

  again(): void {
    if (this.#closed || this.#state.state !== 'behind') return;
    this.#tries = 0;
    this.#set({ state: 'connecting' });
    this.#dial();
  }

  /** Say hello anew. The connection there was is closed when the new one is through, so that nobody sees one leave. */
  renew(): void {
    // Without a connection the next hello says it.
    const socket = this.#socket;
    if (this.#closed || !socket) return;
    this.#socket = undefined;
    if (this.#before) socket.close();
    else this.#before = socket;
    this.#dial();
  }

  stop(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    clearInterval(this.#pulse);
    this.#drop();
  }

  #now(): number {
    return this.#options.now?.() ?? performance.now();
  }

  #dial(): void {
    if (this.#closed) return;
    this.#retry = undefined;
    let socket: Wireable;
    try {
      socket = this.#options.open();
    } catch {
      this.#goneAway();
      return;
    }
    this.#socket = socket;
    this.#greeted = false;
    this.#lastHeard = this.#now();
    this.#pinged = undefined;
    const mine = (): boolean => socket === this.#socket;
    socket.addEventListener('open', () => {
      if (!mine()) return;
      this.#lastHeard = this.#now();
      socket.send(JSON.stringify(this.#options.hello()));
    });
    socket.addEventListener('message', (event) => {
      if (mine() && typeof event.data === 'string') this.#hear(event.data);
    });
    socket.addEventListener('close', () => {
      if (mine()) this.#goneAway();
    });
  }

  #hear(text: string): void {
    const message = JSON.parse(text) as ServerMessage;
    const greeting = message.t === 'welcome' || message.t === 'knocking';
    this.#greeted ||= greeting;
    if (this.#greeted) {
      this.#lastHeard = this.#now();
      this.#pinged = undefined;
    }
    if (message.t === 'bye') {
      this.#options.heard(message);
      if (final.has(message.code)) this.#end(message.text);
      // Otherwise the server closes, and we come back after a while.
      this.#hint = message.retry;
      return;
    }
    if (greeting) {
      this.#tries = 0;
      this.#unwelcomed = 0;
      this.#leaveBefore();
      this.#lost = undefined;
      this.#set({ state: 'live' });
    }
    this.#options.heard(message);
  }

  /** Is anybody there? `now` asks without waiting for it to be quiet. */
  #beat(now = false): void {
    if (!this.#socket) {
      this.#tell();
      return;
    }
    const quiet = this.#now() - this.#lastHeard;
    // On its way to being welcome there is nothing to ask yet.
    const isOpen = this.#socket.readyState === 1;
    const open = this.#greeted && isOpen;
    const patience = isOpen ? Math.min(longestWelcomeMs, welcomeMs * 2 ** this.#unwelcomed) : welcomeMs;
    const dead = open ? this.#pinged !== undefined && this.#now() - this.#pinged >= patienceMs : quiet > patience;
    if (dead) {
      if (isOpen && !this.#greeted) this.#unwelcomed++;
      this.#drop();
      this.#goneAway();
    } else if (open && this.#pinged === undefined && (now || quiet >= quietMs) && this.send({ t: 'ping' })) {
      // Only an answer that is missing means something: a page that slept has heard nothing because it was not asked.
      this.#pinged = this.#now();
    }
  }

  #leaveBefore(): void {
    const before = this.#before;
    this.#before = undefined;
    before?.close();
  }

  #goneAway(): void {
    this.#socket = undefined;
    this.#leaveBefore();
    if (this.#closed || this.#state.state === 'ended') return;
    this.#lost ??= { at: this.#now(), since: Date.now() };
    const wait = Math.min(longestWaitMs, firstWaitMs * 2 ** this.#tries);
    const jittered = this.#hint ?? wait * (0.5 + (this.#options.chance ?? Math.random)());
    this.#hint = undefined;
    this.#tries++;
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#dial(), jittered);
    this.#tell();
  }

  /** Reconnecting at first; offline when it has lasted. */
  #tell(): void {
    if (this.#lost === undefined || this.#state.state === 'ended') return;
    const away = this.#now() - this.#lost.at;
    this.#set({ state: away > offlineAfterMs ? 'offline' : 'reconnecting', since: this.#lost.since });
  }

  #end(text: string): void {
    this.#drop();
    clearTimeout(this.#retry);
    clearInterval(this.#pulse);
    this.#set({ state: 'ended', text });
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close();
    this.#leaveBefore();
  }

  #set(state: Connection): void {
    const same =
      state.state === this.#state.state &&
      ('since' in state ? state.since : 0) === ('since' in this.#state ? this.#state.since : 0);
    this.#state = state;
    if (!same) this.#options.changed(state);
  }
}

export const openSocket = (): WebSocket =>
  new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`);
