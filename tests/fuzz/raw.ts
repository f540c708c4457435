import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { protocolVersion } from '@aspekt/protocol';
import type { Random } from './mutate.ts';

const upgrade = (target: string, headers: readonly string[] = [], host = 'x'): string =>
  [
    `GET ${target} HTTP/1.1`,
    `Host: ${host}`,
    'Upgrade: websocket',
    'Connection: Upgrade',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    ...headers,
    '',
    '',
  ].join('\r\n');

/** Requests that are none, or that ask for a socket in a way no page does. */
const rudeRequests: readonly (string | Buffer)[] = [
  ...[
    '//',
    'http://',
    '/ws?%',
    '/ws#',
    '\\',
    '/%zz',
    '*',
    '/ws/../ws',
    '///',
    'ws://x:99999/',
    `/${'a'.repeat(30_000)}`,
  ].map((target) => upgrade(target)),
  ...['http://[', 'null', '', 'http://x@x', 'javascript:1', '\u0001', `http://${'a'.repeat(9000)}`].map((origin) =>
    upgrade('/ws', [`Origin: ${origin}`]),
  ),
  upgrade('/ws', ['Origin: http://x', 'Origin: http://y']),
  upgrade('/ws', ['Authorization: Bearer short']),
  upgrade('/ws', ['Sec-WebSocket-Extensions: permessage-deflate; server_max_window_bits=99999999']),
  'GET /api/games HTTP/1.1\r\n\r\n',
  'GET /api/games HTTP/9.9\r\nHost: x\r\n\r\n',
  'POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  'POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999999999999999\r\n\r\n',
  'POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nffffffffffffffff\r\n',
  'POST /api/import HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Length: 10\r\n\r\n',
  `GET / HTTP/1.1\r\nHost: x\r\n${'X-A: b\r\n'.repeat(5000)}\r\n`,
  'GET / HTTP/1.1\r\nHost: x\r\nX: a\u0000b\r\n\r\n',
  'GET /\r\nHost: x\r\n\r\n',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  Buffer.from([0x16, 0x03, 0x01, 0x02, 0x00, 0x01, 0x00, 0x01, 0xfc]),
];

/** One frame as a client sends it. */
export const frame = (first: number, length: number, body: Uint8Array, masked = true): Buffer => {
  const mask = masked ? 0x80 : 0;
  const head =
    length < 126
      ? [first, mask | length]
      : length < 65_536
        ? [first, mask | 126, length >> 8, length & 255]
        : [
            first,
            mask | 127,
            0,
            0,
            0,
            0,
            (length >>> 24) & 255,
            (length >> 16) & 255,
            (length >> 8) & 255,
            length & 255,
          ];
  return Buffer.concat([Buffer.from(head), masked ? Buffer.alloc(4) : Buffer.alloc(0), body]);
};
const text = (words: string): Buffer => frame(0x81, Buffer.byteLength(words), Buffer.from(words));

/** What breaks the rules of WebSockets themselves, said after a proper beginning. */
const rudeFrames = (random: Random): readonly Buffer[] => [
  frame(0x81, 2, Buffer.from('{}'), false),
  frame(0xc1, 2, Buffer.from('{}')),
  frame(0x83, 2, Buffer.from('{}')),
  frame(0x8b, 2, Buffer.from('{}')),
  frame(0x80, 2, Buffer.from('{}')),
  Buffer.concat([frame(0x01, 1, Buffer.from('{')), frame(0x01, 1, Buffer.from('}'))]),
  Buffer.concat(Array.from({ length: 2000 }, () => frame(0x00, 1, Buffer.from('x')))),
  Buffer.concat([
    frame(0x01, 1, Buffer.from('{')),
    ...Array.from({ length: 5000 }, () => frame(0x00, 0, Buffer.alloc(0))),
  ]),
  frame(0x89, 200, Buffer.alloc(200)),
  frame(0x88, 1, Buffer.from([3])),
  frame(0x88, 2, Buffer.from([0, 1])),
  frame(0x81, 2 ** 31, Buffer.from('{')),
  Buffer.from([0x81, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]),
  frame(0x81, 4, Buffer.from([0xff, 0xfe, 0xc0, 0x80])),
  frame(0x82, 4, Buffer.from([1, 2, 3, 4])),
  text(
    `{"t":"hello","protocol":${protocolVersion},"table":"__proto__","token":"${'A'.repeat(32)}","cursor":0,"locale":"en"}`,
  ),
  text('\u0000'.repeat(100)),
  text('['.repeat(60_000)),
  Buffer.from(Array.from({ length: 400 }, () => random() % 256)),
  Buffer.concat(Array.from({ length: 3000 }, () => text('{"t":"ping"}'))),
];

/** Say something on a socket of one's own and hear what comes, for a short while. */
const shout = async (port: number, words: readonly (string | Buffer)[], patience: number): Promise<string> => {
  const socket: Socket = connect(port, '127.0.0.1');
  let heard = '';
  socket.on('data', (bytes) => (heard += bytes.toString('latin1')));
  socket.on('error', () => {});
  await once(socket, 'connect');
  const closed = once(socket, 'close');
  for (const word of words) socket.write(word);
  await Promise.race([closed, pause(patience)]);
  socket.destroy();
  return heard;
};

/** The beginning of a WebSocket as our own page makes it. */
export const greetingOf = (port: number): string =>
  upgrade('/ws', [`Origin: http://127.0.0.1:${port}`], `127.0.0.1:${port}`);

/** Everything rude there is, and random bytes, one connection each. Returns how many connections that were. */
export const beRude = async (port: number, random: Random, rounds: number): Promise<number> => {
  const greeting = greetingOf(port);
  let said = 0;
  for (let round = 0; round < rounds; round++) {
    const noise = Array.from({ length: 20 }, () =>
      Buffer.from(Array.from({ length: 1 + (random() % 2000) }, () => random() % 256)),
    );
    const all = [
      ...rudeRequests.map((request) => [request]),
      ...rudeFrames(random).map((bytes) => [greeting, bytes]),
      ...noise.map((bytes) => [bytes]),
      ...noise.map((bytes) => [greeting, bytes]),
    ];
    for (let i = 0; i < all.length; i += 10)
      await Promise.all(all.slice(i, i + 10).map((words) => shout(port, words, 60)));
    said += all.length;
  }
  return said;
};

/** What a process holds in memory, in megabytes. */
export const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
