import { isUtf8 } from 'node:buffer';
import { commandsHelp } from '../../apps/cli/src/help.ts';
import { httpApp } from '../../apps/server/src/http/app.ts';
import type { Hub } from '../../apps/server/src/hub.ts';
import { systemClock } from '@aspekt/server';
import { describe, expect, test } from 'vitest';
import { enter } from '../server/client.ts';
import { serving } from '../server/serving.ts';
import { clock, everyone, type Brought } from './callers.ts';
import { callers, doors, verbs, type Caller, type Door } from './doors.ts';

test('every address of the server has its row, and every row its address', () => {
  const app = httpApp({
    hub: {} as Hub,
    games: [],
    page: new Map(),
    clock: systemClock,
    callerOf: () => 'here',
    whenSent: (_, done) => done(),
  });
  const real = app.routes
    .filter(({ method, path }) => method !== 'ALL' && path !== '*')
    .map(({ method, path }) => `${method} ${path}`);
  expect(real.filter((route) => route !== 'GET /*').toSorted()).toEqual(
    doors.map(({ method, path }) => `${method} ${path}`).toSorted(),
  );
});

test('every command of the command line has its row, and every row its command', () => {
  expect(verbs.map(({ verb }) => verb).toSorted()).toEqual(Object.keys(commandsHelp).toSorted());
});

/** A server for each door, so that none is refused because others were knocked at too often. */
const addresses = new Map<Door, string>();
for (const door of doors) addresses.set(door, (await serving({ clock })).address);
const { address: quiet } = await serving({ clock });

const ask = async (address: string, { method, path, body }: Door, { table, token }: Brought): Promise<Response> =>
  fetch(address + path.replace(':id', table), {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(method === 'POST' && { body: body ? JSON.stringify(body(token, table)) : '{}' }),
  });

/** The file door says no to what is no file; whoever asks is heard. */
const isHeard = ({ path }: Door, status: number): boolean =>
  status === 200 || (path === '/api/import' && status === 422);

describe.each(doors)('$method $path', (door) => {
  test(`is for ${door.who.length === callers.length ? 'anyone' : door.who.join(', ')}`, async () => {
    const address = addresses.get(door) ?? '';
    const { brought } = await everyone(address);
    // Whoever may is asked last: a door that deletes the table leaves nothing to knock at.
    const order = callers.toSorted((a, b) => Number(door.who.includes(a)) - Number(door.who.includes(b)));
    for (const caller of order) {
      const answer = await ask(address, door, brought[caller]);
      const text = Buffer.from(await answer.arrayBuffer());
      if (door.who.includes(caller)) expect(isHeard(door, answer.status), `${caller}: ${text.toString()}`).toBe(true);
      else {
        // A link to this table is told that it is not enough; everything else is told nothing.
        const mine = caller === 'the invitation' || caller === 'an onlooker' || caller === 'a player';
        // Without a link in its body a call is not one at all.
        const expected = mine
          ? 403
          : caller === 'nobody' && door.body?.('', '') && 'token' in door.body('', '')
            ? 400
            : 404;
        expect(answer.status, caller).toBe(expected);
        const told = { code: expect.any(String), text: expect.any(String) };
        expect(JSON.parse(text.toString())).toEqual({ error: told });
        // Only whoever has the very invitation learns that its time is over.
        expect(text.includes('invite_ended'), caller).toBe(caller === 'an expired invitation');
      }
      expect(isUtf8(text)).toBe(true);
    }
  });
});

test('what a link opens is told as far as its holder may know', async () => {
  const address = quiet;
  const { opened, brought } = await everyone(address);
  const gm = await enter(address, { table: opened.table, token: opened.gm });
  expect(await gm.do({ type: 'table/write-note', id: 'n', text: 'KANARIE' })).toMatchObject({ t: 'done' });
  for (const path of ['export', 'chronicle']) {
    for (const caller of ['the invitation', 'an onlooker', 'a player', 'the game master'] satisfies readonly Caller[]) {
      const answer = await fetch(`${address}/api/tables/${opened.table}/${path}`, {
        headers: { authorization: `Bearer ${brought[caller].token}` },
      });
      expect((await answer.text()).includes('KANARIE'), `${path} for ${caller}`).toBe(caller === 'the game master');
    }
  }
  await gm.do({ type: 'table/configure', settings: { onlookers: false } });
  const shut = await fetch(`${address}/api/tables/${opened.table}/export`, {
    headers: { authorization: `Bearer ${opened.invite}` },
  });
  expect(shut.status).toBe(404);
});
