import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { limits } from '@aspekt/protocol';
import { expect, test } from 'vitest';
import { createTable } from './client.ts';
import { serving } from './serving.ts';

/** More than waits anywhere between the server and whoever reads. */
const size = 30 * 1024 * 1024;
const unreadMs = 500;
const { address } = await serving({
  unreadMs,
  routes: (app) => void app.get('/test/large', (c) => c.body(new Uint8Array(size))),
});

const asking = async (path: string): Promise<Socket> => {
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.pause();
  socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
  return socket;
};

/** All that still comes, and whether the other end is gone after it. */
const rest = async (socket: Socket): Promise<{ readonly bytes: number; readonly gone: boolean }> => {
  let bytes = 0;
  socket.on('data', (chunk: Buffer) => (bytes += chunk.length));
  const gone = once(socket, 'close').then(() => true);
  socket.resume();
  return { gone: await Promise.race([gone, pause(2000, false)]), bytes };
};

test('an answer that nobody reads is cut off', async () => {
  const socket = await asking('/test/large');
  await pause(4 * unreadMs);
  const { bytes, gone } = await rest(socket);
  expect(gone).toBe(true);
  expect(bytes).toBeLessThan(size);
});

test('whoever reads slowly gets all of it, and may go on asking', async () => {
  const socket = await asking('/test/large');
  let bytes = 0;
  for (let i = 0; bytes < size && i < 1000; i++) {
    await pause(5);
    for (let chunk = socket.read(); chunk !== null && chunk !== undefined; chunk = socket.read()) bytes += chunk.length;
  }
  expect(bytes).toBeGreaterThan(size);
  socket.write('GET /api/games HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  expect(await rest(socket)).toMatchObject({ gone: true });
});

test('whoever reads what they ask for may fetch one file after the other', async () => {
  const { table, gm } = await createTable(address);
  for (let i = 0; i <= 2 * limits.filesAtOnce; i++) {
    const answer = await fetch(`${address}/api/tables/${table}/export`, { headers: { authorization: `Bearer ${gm}` } });
    expect(answer.status).toBe(200);
    await answer.text();
  }
});
