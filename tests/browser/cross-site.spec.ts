import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { enter } from '../server/client.ts';
import { expect, test } from './fixtures.ts';

/** A page of somebody else's, at another address, that a player happens to visit. */
const foreignSite = async (): Promise<{ readonly address: string; readonly close: () => void }> => {
  const site = createServer((_, answer) => {
    answer.setHeader('content-type', 'text/html');
    answer.end('<!doctype html><title>Another site</title><h1>Hello</h1>');
  });
  await new Promise<void>((ready) => site.listen(0, '127.0.0.1', ready));
  return { address: `http://127.0.0.1:${(site.address() as AddressInfo).port}`, close: () => void site.close() };
};

test('a page of another site can open no socket, ask for nothing and frame nothing, even with a link', async ({
  device,
  server,
}) => {
  const table = await server.table({ game: 'vastmark', name: 'Mine', gm: 'Gustav' });
  const gm = await enter(server.address, { table: table.table, token: table.gm });
  const before = gm.frames.length;
  const site = await foreignSite();
  const page = await (await device('desktop')).context().newPage();
  await page.goto(site.address);
  const tried = await page.evaluate(
    async ({ address, id, token }) => {
      const socket = new WebSocket(`${address.replace('http', 'ws')}/ws`);
      const opened = await new Promise((end) => {
        socket.addEventListener('open', () => end('open'));
        socket.addEventListener('error', () => end('refused'));
      });
      const call = async (path: string, init: RequestInit): Promise<string> =>
        fetch(address + path, init).then(
          (answer) => `${answer.type} ${answer.status}`,
          () => 'refused',
        );
      const join = JSON.stringify({ table: id, token, name: 'Eve', locale: 'en' });
      const calls = [
        await call('/api/games', {}),
        await call('/api/join', { method: 'POST', body: join }),
        await call('/api/join', { method: 'POST', body: join, mode: 'no-cors' }),
        await call(`/api/tables/${id}/export`, { headers: { authorization: `Bearer ${token}` } }),
      ];
      const frame = document.createElement('iframe');
      frame.src = `${address}/t/${id}`;
      document.body.append(frame);
      await new Promise((loaded) => frame.addEventListener('load', loaded));
      return { opened, calls, framed: frame.contentDocument === null ? 'closed' : 'open' };
    },
    { address: server.address, id: table.table, token: table.invite },
  );
  expect(tried.opened).toBe('refused');
  expect(tried.calls).toEqual(['refused', 'refused', 'refused', 'refused']);
  await expect(page.frameLocator('iframe').getByRole('button', { name: 'Sit down' })).toHaveCount(0);
  await gm.do({ type: 'table/say', text: 'alone' });
  expect(gm.frames.slice(before).join('\n')).not.toContain('Eve');
  gm.close();
  site.close();
});
