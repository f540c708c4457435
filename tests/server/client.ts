import { randomBytes, randomUUID } from 'node:crypto';
import type { Json, Locale, Wire } from '@aspekt/contract';
import {
  applied,
  protocolVersion,
  type Difference,
  type OfferView,
  type ServerMessage,
  type TableView,
} from '@aspekt/protocol';
import { WebSocket } from 'ws';

/** What somebody knows who has followed everything they were told. */
export type Known = { readonly table: TableView; readonly game: Json; readonly offers: readonly OfferView[] };
type Told<T extends ServerMessage['t']> = Extract<ServerMessage, { readonly t: T }>;
/** A message as it was meant: with everything that is known after it, where differences were sent. */
export type Heard =
  | Exclude<ServerMessage, Told<'changed' | 'offers'>>
  | (Omit<Told<'changed'>, keyof Known> & Known)
  | (Omit<Told<'offers'>, keyof Known> & Known);
type Message<T extends Heard['t']> = Extract<Heard, { readonly t: T }>;

/** Follows differences from the welcome on; whoever misses one has to ask for everything anew. */
const follower = (): ((message: ServerMessage) => Heard) => {
  let v = 0;
  let known: Known | undefined;
  const after = <T>(before: T, change: Difference | undefined): T =>
    change === undefined ? before : (applied(before as Json, change) as T);
  return (message) => {
    if (message.t === 'welcome') {
      ({ v } = message);
      known = { table: message.table, game: message.game, offers: message.offers };
      return message;
    }
    if (message.t !== 'changed' && message.t !== 'offers') return message;
    if (!known || message.v !== ++v) throw new Error(`message ${message.v} came where ${v} was due`);
    if (message.t === 'offers') known = { ...known, offers: after(known.offers, message.offers) };
    else known = { ...known, table: after(known.table, message.table), game: after(known.game, message.game) };
    return { ...message, ...known };
  };
};

/** A client that keeps every byte it was sent. */
export interface Client {
  readonly frames: string[];
  readonly messages: Heard[];
  readonly closed: Promise<number>;
  say(message: object | string): void;
  /** Wait for the next message that fits, among those not yet waited for. */
  next<T extends Heard['t']>(t: T, fits?: (message: Message<T>) => boolean): Promise<Message<T>>;
  do(command: Wire, more?: object): Promise<Heard>;
  close(): void;
  readonly socket: WebSocket;
}

export type Hello = {
  readonly table: string;
  readonly token: string;
  readonly cursor?: number;
  readonly known?: number;
  readonly locale?: Locale;
};

export const post = async (address: string, path: string, body: unknown, token?: string): Promise<Response> =>
  fetch(`${address}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

const answers: ReadonlySet<string> = new Set(['done', 'refused', 'waiting', 'invalid']);

/** Open a socket without saying anything. */
export const open = (
  address: string,
  headers: Readonly<Record<string, string>> = { origin: address },
  follow = follower(),
): Promise<Client> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(`${address.replace('http', 'ws')}/ws`, { headers });
    const frames: string[] = [];
    const messages: Heard[] = [];
    const taken = new Set<Heard>();
    const waiting = new Set<() => void>();
    const closed = new Promise<number>((gone) => socket.once('close', (code) => gone(code)));
    socket.on('message', (bytes: Buffer) => {
      frames.push(bytes.toString());
      messages.push(follow(JSON.parse(bytes.toString())));
      for (const look of waiting) look();
    });
    const waitFor = <M extends Heard>(what: string, fits: (message: Heard) => message is M): Promise<M> =>
      new Promise((found, missing) => {
        const look = (): void => {
          const message = messages.find((one): one is M => !taken.has(one) && fits(one));
          if (!message) return;
          taken.add(message);
          waiting.delete(look);
          clearTimeout(timer);
          found(message);
        };
        const giveUp = (): void => {
          waiting.delete(look);
          clearTimeout(timer);
          missing(new Error(`no ${what} among ${frames.length} frames; last: ${frames.at(-1)?.slice(0, 300)}`));
        };
        const timer = setTimeout(giveUp, 15_000);
        waiting.add(look);
        look();
        // Nothing more comes over a connection that is gone.
        void closed.then(() => waiting.has(look) && giveUp());
      });
    const client: Client = {
      frames,
      messages,
      closed,
      say: (message) => socket.send(typeof message === 'string' ? message : JSON.stringify(message)),
      next: <T extends Heard['t']>(t: T, fits: (message: Message<T>) => boolean = () => true) =>
        waitFor(t, (one): one is Message<T> => one.t === t && fits(one as Message<T>)),
      do: (command, more = {}) => {
        const id = 'id' in more ? more.id : randomUUID();
        client.say({ t: 'do', id, command, salt: randomBytes(16).toString('hex'), ...more });
        return waitFor('answer', (one): one is Heard => answers.has(one.t) && 'id' in one && one.id === id);
      },
      close: () => socket.terminate(),
      socket,
    };
    socket.once('open', () => resolve(client));
    socket.once('error', reject);
  });

/** Open a socket and say hello; the welcome is the first message. */
export const enter = async (
  address: string,
  { table, token, cursor = 0, known, locale = 'en' }: Hello,
): Promise<Client> => {
  const client = await open(address);
  client.say({ t: 'hello', protocol: protocolVersion, table, token, cursor, known, locale });
  await client.next('welcome');
  return client;
};

export type Opened = { readonly table: string; readonly gm: string; readonly invite: string };

export const createTable = async (address: string, settings: object = {}): Promise<Opened> =>
  (
    await post(address, '/api/tables', { game: 'pebbles', locale: 'en', name: 'Test', gmName: 'Gun', settings })
  ).json() as Promise<Opened>;

export const join = async (
  address: string,
  { table, invite }: Opened,
  name: string,
): Promise<{ readonly seat: string; readonly token: string }> =>
  (await post(address, '/api/join', { table, token: invite, name, locale: 'en' })).json() as Promise<{
    seat: string;
    token: string;
  }>;
