import { randomBytes, randomUUID } from 'node:crypto';
import type { Locale, Wire } from '@aspekt/contract';
import { protocolVersion, type ServerMessage } from '@aspekt/protocol';
import { WebSocket } from 'ws';

type Message<T extends ServerMessage['t']> = Extract<ServerMessage, { readonly t: T }>;

/** A client that keeps every byte it was sent. */
export interface Client {
  readonly frames: string[];
  readonly messages: ServerMessage[];
  readonly closed: Promise<number>;
  say(message: object | string): void;
  /** Wait for the next message that fits, among those not yet waited for. */
  next<T extends ServerMessage['t']>(t: T, fits?: (message: Message<T>) => boolean): Promise<Message<T>>;
  do(command: Wire, more?: object): Promise<ServerMessage>;
  close(): void;
  readonly socket: WebSocket;
}

export type Hello = {
  readonly table: string;
  readonly token: string;
  readonly cursor?: number;
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
): Promise<Client> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(`${address.replace('http', 'ws')}/ws`, { headers });
    const frames: string[] = [];
    const messages: ServerMessage[] = [];
    const taken = new Set<ServerMessage>();
    const waiting = new Set<() => void>();
    const closed = new Promise<number>((gone) => socket.once('close', (code) => gone(code)));
    socket.on('message', (bytes: Buffer) => {
      frames.push(bytes.toString());
      messages.push(JSON.parse(bytes.toString()));
      for (const look of waiting) look();
    });
    const waitFor = <M extends ServerMessage>(
      what: string,
      fits: (message: ServerMessage) => message is M,
    ): Promise<M> =>
      new Promise((found, missing) => {
        const look = (): void => {
          const message = messages.find((one): one is M => !taken.has(one) && fits(one));
          if (!message) return;
          taken.add(message);
          waiting.delete(look);
          clearTimeout(timer);
          found(message);
        };
        const timer = setTimeout(() => {
          waiting.delete(look);
          missing(new Error(`no ${what} among ${frames.length} frames; last: ${frames.at(-1)?.slice(0, 300)}`));
        }, 15_000);
        waiting.add(look);
        look();
      });
    const client: Client = {
      frames,
      messages,
      closed,
      say: (message) => socket.send(typeof message === 'string' ? message : JSON.stringify(message)),
      next: <T extends ServerMessage['t']>(t: T, fits: (message: Message<T>) => boolean = () => true) =>
        waitFor(t, (one): one is Message<T> => one.t === t && fits(one as Message<T>)),
      do: (command, more = {}) => {
        const id = 'id' in more ? more.id : randomUUID();
        client.say({ t: 'do', id, command, salt: randomBytes(16).toString('hex'), ...more });
        return waitFor('answer', (one): one is ServerMessage => answers.has(one.t) && 'id' in one && one.id === id);
      },
      close: () => socket.terminate(),
      socket,
    };
    socket.once('open', () => resolve(client));
    socket.once('error', reject);
  });

/** Open a socket and say hello; the welcome is the first message. */
export const enter = async (address: string, { table, token, cursor = 0, locale = 'en' }: Hello): Promise<Client> => {
  const client = await open(address);
  client.say({ t: 'hello', protocol: protocolVersion, table, token, cursor, locale });
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
