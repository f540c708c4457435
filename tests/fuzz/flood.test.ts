import { existsSync } from 'node:fs';
import { limits } from '@aspekt/protocol';
import { afterAll, expect, test } from 'vitest';
import { enter, join, post, type Opened } from '../server/client.ts';
import { freshFolder, startProcess, stopProcess } from '../server/process.ts';
import { memoryOf } from './raw.ts';

const { folder, remove } = freshFolder();
afterAll(remove);

test('ten who flood the server are told to slow down and shown out; whoever plays is never refused, and memory is bounded', async () => {
  const running = await startProcess('main.ts', { PORT: '0', HOST: '127.0.0.1', ASPEKT_DATA: folder });
  const { address } = running;
  const demo = (await (await post(address, '/api/demo', { game: 'vastmark', locale: 'en' })).json()) as Opened;
  const seated = await join(address, demo, 'Calm');
  const [honest, player] = [
    await enter(address, { table: demo.table, token: demo.gm }),
    await enter(address, { table: demo.table, token: seated.token }),
  ];
  const flooders = await Promise.all(
    Array.from({ length: 10 }, async (_, i) => {
      const { token } = await join(address, demo, `Flood ${i}`);
      return enter(address, { table: demo.table, token });
    }),
  );
  const measured = existsSync('/proc/self/status');
  const before = measured ? memoryOf(running.process.pid ?? 0) : 0;
  const say = { t: 'do', command: { type: 'table/say', text: 'x'.repeat(1000) } };
  for (const [i, flooder] of flooders.entries())
    for (let n = 0; n < 5000; n++) flooder.say(n % 2 === 0 ? { t: 'ping' } : { ...say, id: `f${i}-${n}` });
  const played = performance.now();
  const paused = [honest, player].map(async (one) => one.next('changed', (message) => message.table.paused));
  expect(await player.do({ type: 'table/x-card' })).toMatchObject({ t: 'done' });
  await Promise.all(paused);
  // Within a second where nothing else runs beside it.
  expect(performance.now() - played).toBeLessThan(3000);
  for (let i = 0; i < 15; i++) {
    expect(await player.do({ type: 'table/say', text: `calm ${i}` })).toMatchObject({ t: 'done' });
    expect(await honest.do({ type: 'table/say', text: `calm ${i}` })).toMatchObject({ t: 'done' });
    await new Promise((later) => setTimeout(later, 60));
  }
  for (const flooder of flooders) {
    // Shown out; whoever is still shouting then does not hear why.
    expect([4007, 1006]).toContain(await flooder.closed);
    // Of five thousand messages no more were heard than anybody may send.
    expect(flooder.messages.filter(({ t }) => t === 'pong' || t === 'done').length).toBeLessThan(
      limits.commandBurst * 3,
    );
  }
  if (measured) expect(memoryOf(running.process.pid ?? 0) - before).toBeLessThan(150);
  expect(running.said()).not.toContain('aspekt:');
  expect(await stopProcess(running)).toBe(0);
}, 120_000);
