import { randomBytes } from 'node:crypto';
import { protocolVersion } from '@aspekt/protocol';
import { systemClock, type Clock } from '@aspekt/server';
import { expect } from 'vitest';
import { createTable, enter, join, open, post, type Opened } from '../server/client.ts';
import type { Caller } from './doors.ts';

/** An hour passes while everybody comes to the door. */
let ahead = 0;
export const clock: Clock = { ...systemClock, now: () => systemClock.now() + ahead };
const twoHours = 2 * 60 * 60_000;

/** What somebody brings: a link, and the table they ask about. */
export type Brought = { readonly table: string; readonly token: string };

/** A table with everyone who could stand before one of its doors, and what each brings. */
export const everyone = async (
  address: string,
): Promise<{ readonly opened: Opened; readonly brought: Readonly<Record<Caller, Brought>> }> => {
  const [opened, other] = [await createTable(address), await createTable(address)];
  const { table } = opened;
  const [anna, bo] = [await join(address, opened, 'Anna'), await join(address, opened, 'Bo')];
  const [cia, dan] = [await join(address, opened, 'Cia'), await join(address, opened, 'Dan')];
  const watching = await post(address, '/api/join', {
    table,
    token: opened.invite,
    name: 'Olle',
    locale: 'en',
    role: 'onlooker',
  });
  const { token: onlooker } = (await watching.json()) as { readonly token: string };
  const gm = await enter(address, { table, token: opened.gm });
  expect(await gm.do({ type: 'table/remove-seat', seat: bo.seat })).toMatchObject({ t: 'done' });
  gm.close();
  const change = async (link: object): Promise<string> => {
    const answer = await post(address, `/api/tables/${table}/links`, link, opened.gm);
    expect(answer.status).toBe(200);
    return ((await answer.json()) as { readonly token?: string }).token ?? '';
  };
  expect(await change({ act: 'renew', kind: 'seat', seat: cia.seat })).not.toBe(cia.token);
  await change({ act: 'revoke', kind: 'seat', seat: dan.seat });
  const expired = await change({ act: 'give', kind: 'invite', term: 'hour' });
  ahead += twoHours;
  const here = (token: string): Brought => ({ table, token });
  return {
    opened,
    brought: {
      nobody: here(''),
      'a made-up link': here(randomBytes(24).toString('base64url')),
      'another table’s game master': here(other.gm),
      'a removed player': here(bo.token),
      'a renewed link': here(cia.token),
      'an ended link': here(dan.token),
      'an expired invitation': here(expired),
      'somebody who waits': await waiting(address),
      'the invitation': here(opened.invite),
      'an onlooker': here(onlooker),
      'a player': here(anna.token),
      'the game master': here(opened.gm),
    },
  };
};

/** Somebody before a table where the game master lets people in, with nothing yet but the secret she knocked with. */
const waiting = async (address: string): Promise<Brought> => {
  const { table, invite } = await createTable(address, { table: { waitingRoom: true } });
  const id = randomBytes(16).toString('hex');
  const client = await open(address);
  client.say({ t: 'knock', protocol: protocolVersion, table, token: invite, id, name: 'Eva', locale: 'en' });
  await client.next('knocking');
  return { table, token: id };
};
