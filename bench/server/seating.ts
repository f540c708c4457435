import type { Locale, Wire } from '@aspekt/contract';
import { protocolVersion } from '@aspekt/protocol';
import { WebSocket } from 'ws';
import { playing, playingAtOnce, seatsPerTable, settingUp, type Turn } from './rounds.ts';

/** A table with six live sockets, the game master's first, and what is played there, by how many at once. */
export type LoadTable = {
  readonly sockets: readonly WebSocket[];
  readonly plays: readonly Iterator<Turn, never>[];
};
const playsOf = (game: string, atOnce: boolean): readonly Iterator<Turn, never>[] =>
  atOnce ? playingAtOnce(game) : [playing(game)];

const post = async (address: string, path: string, body: object): Promise<Record<string, never>> => {
  const answer = await fetch(`${address}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json() as Promise<Record<string, never>>;
};

/** Open a socket, say hello, and wait for the welcome. */
const enter = (address: string, hello: object): Promise<WebSocket> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(`${address.replace('http', 'ws')}/ws`, {
      headers: { origin: address },
      perMessageDeflate: false,
      skipUTF8Validation: true,
    });
    socket.once('open', () => socket.send(JSON.stringify({ t: 'hello', ...hello })));
    socket.once('message', (data: Buffer) => {
      if (data.toString().startsWith('{"t":"welcome"')) resolve(socket);
      else reject(new Error(data.toString().slice(0, 200)));
    });
    socket.once('error', reject);
  });

/** Send a command and wait for its answer. */
export const carryOut = (socket: WebSocket, id: string, command: Wire): Promise<void> =>
  new Promise((resolve, reject) => {
    const hear = (data: Buffer): void => {
      const message = JSON.parse(data.toString());
      if (message.id !== id) return;
      socket.off('message', hear);
      if (message.t === 'done') resolve();
      else reject(new Error(`${command.type}: ${JSON.stringify(message)}`));
    };
    socket.on('message', hear);
    socket.send(JSON.stringify({ t: 'do', id, command }));
  });

const locales: readonly Locale[] = ['sv', 'pl', 'en'];

/** A game's demo with four more players, all of them there. */
export const seatTable = async (address: string, game: string, number: number, atOnce: boolean): Promise<LoadTable> => {
  const demo = await post(address, '/api/demo', { game, locale: 'en' });
  const { table, gm, invite, player } = demo as unknown as {
    readonly table: string;
    readonly gm: string;
    readonly invite: string;
    readonly player: { readonly token: string };
  };
  const tokens = [gm, player.token];
  for (let i = tokens.length; i < seatsPerTable; i++) {
    const joined = await post(address, '/api/join', { table, token: invite, name: `Player ${i}`, locale: 'en' });
    tokens.push((joined as unknown as { readonly token: string }).token);
  }
  const hello = { protocol: protocolVersion, table, cursor: 0, locale: locales[number % locales.length] };
  const sockets = await Promise.all(tokens.map((token) => enter(address, { ...hello, token })));
  for (const [i, { by, command }] of (await settingUp(game)).entries()) {
    const socket = sockets[by];
    if (socket) await carryOut(socket, `setting-${i}`, command);
  }
  return { sockets, plays: playsOf(game, atOnce) };
};

/** The same people in a room of the reference server. */
export const seatRoom = async (address: string, game: string, number: number, atOnce: boolean): Promise<LoadTable> => {
  const hello = { table: `${atOnce ? 'at-once' : 'in-turn'}-${number}` };
  const sockets = await Promise.all(Array.from({ length: seatsPerTable }, () => enter(address, hello)));
  return { sockets, plays: playsOf(game, atOnce) };
};

/** A table where the game master's page was left open and nothing happens. */
export const leaveOpen = async (address: string, game: string): Promise<void> => {
  const { table, gm } = (await post(address, '/api/demo', { game, locale: 'en' })) as unknown as {
    readonly table: string;
    readonly gm: string;
  };
  await enter(address, { protocol: protocolVersion, table, token: gm, cursor: 0, locale: 'en' });
};

/** How long a table takes from the hello to the welcome, in milliseconds. */
export const timeToOpen = async (address: string, table: string, token: string): Promise<number> => {
  const start = performance.now();
  const socket = await enter(address, { protocol: protocolVersion, table, token, cursor: 0, locale: 'en' });
  const took = performance.now() - start;
  socket.terminate();
  return took;
};
