import { existsSync } from 'node:fs';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { freshFolder, startProcess, stopProcess } from '../server/process.ts';
import { frame, greetingOf, memoryOf } from './raw.ts';

const { folder, remove } = freshFolder();
afterAll(remove);

/** As large as a ping may be. */
const ping = frame(0x89, 125, Buffer.alloc(125));
const many = Buffer.concat(Array.from({ length: 500 }, () => ping));
const mostBytes = 24 * 1024 * 1024;

test('whoever pings without a link and never reads is cut off, and costs no memory', async () => {
  const running = await startProcess('main.ts', { PORT: '0', HOST: '127.0.0.1', ASPEKT_DATA: folder });
  const port = Number(new URL(running.address).port);
  const measured = existsSync('/proc/self/status');
  const before = measured ? memoryOf(running.process.pid ?? 0) : 0;
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  await once(socket, 'connect');
  const closed = once(socket, 'close').then(() => true);
  socket.pause();
  socket.write(greetingOf(port));
  let sent = 0;
  while (sent < mostBytes && !socket.destroyed) {
    sent += many.length;
    if (!socket.write(many)) await Promise.race([closed, once(socket, 'drain').catch(() => undefined)]);
  }
  if (measured) expect(memoryOf(running.process.pid ?? 0) - before).toBeLessThan(60);
  // Only now it can notice that it was closed.
  socket.resume();
  expect(await Promise.race([closed, pause(5000)])).toBe(true);
  expect(await stopProcess(running)).toBe(0);
}, 60_000);
