import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { frameOf } from './frames.ts';

let server: Server;
let client: WebSocket;
let wire: Duplex;

beforeAll(async () => {
  server = createServer();
  const sockets = new WebSocketServer({ noServer: true });
  const upgraded = new Promise<Duplex>((resolve) => {
    server.on('upgrade', (request, socket, head) =>
      sockets.handleUpgrade(request, socket, head, () => resolve(socket)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  wire = await upgraded;
});
afterAll(() => {
  client.terminate();
  server.close();
});

/** What a client reads out of texts that are written in one piece. */
const read = async (texts: readonly string[]): Promise<readonly string[]> => {
  const heard: string[] = [];
  const all = new Promise<void>((resolve) => {
    client.on('message', (data: Buffer) => {
      heard.push(data.toString());
      if (heard.length === texts.length + 1) resolve();
    });
  });
  wire.write([...texts, 'the last'].map((text) => frameOf(text)).join(''), 'latin1');
  await all;
  client.removeAllListeners('message');
  return heard.slice(0, -1);
};

test('texts of every length and alphabet are read as they were written, several in one piece', async () => {
  const texts = [0, 1, 125, 126, 127, 65_535, 65_536, 200_000].flatMap((length) => [
    'a'.repeat(length),
    'ż'.repeat(length >> 1),
    '🎲'.repeat(length >> 2),
  ]);
  expect(await read(texts)).toEqual(texts);
  await fc.assert(
    fc.asyncProperty(fc.array(fc.string({ unit: 'binary' }), { maxLength: 5 }), async (some) => {
      const whole = some.map((text) => text.toWellFormed());
      expect(await read(whole)).toEqual(whole);
    }),
    { numRuns: 100 },
  );
});

test('what is known to be plain gives the frame that it would give if it were looked at', () => {
  for (const length of [0, 1, 125, 126, 65_535, 65_536]) {
    const text = 'a'.repeat(length);
    expect(frameOf(text, true)).toBe(frameOf(text));
  }
});
