import { request } from 'node:http';
import { describe, expect, test, vi } from 'vitest';
import { protocolVersion } from '@aspekt/protocol';
import { createTable, enter, join, open, post, type Opened } from './client.ts';
import { serving } from './serving.ts';

vi.setConfig({ testTimeout: 30_000 });

const { address } = await serving();

const change = async (opened: Opened, order: object, token = opened.gm): Promise<Response> =>
  post(address, `/api/tables/${opened.table}/links`, order, token);
const tokenOf = async (answer: Response): Promise<string> => ((await answer.json()) as { token: string }).token;
const byeTo = async (table: string, token: string): Promise<string> => {
  const client = await open(address);
  client.say({ t: 'hello', protocol: protocolVersion, table, token, cursor: 0, locale: 'en' });
  return (await client.next('bye')).code;
};
const within = async (ms: number, what: Promise<unknown>): Promise<void> => {
  const late = new Promise((_, reject) => setTimeout(() => reject(new Error(`later than ${ms} ms`)), ms));
  await Promise.race([what, late]);
};

describe('links', () => {
  test('have at least 128 bits', async () => {
    const { gm, invite } = await createTable(address);
    for (const token of [gm, invite]) expect(Buffer.from(token, 'base64url').length).toBeGreaterThanOrEqual(16);
    expect(gm).not.toBe(invite);
  });
  test('that were renewed end at once, and whoever came by them is shown out within a second', async () => {
    const opened = await createTable(address);
    const joined = await join(address, opened, 'Anna');
    const anna = await enter(address, { table: opened.table, token: joined.token });
    const token = await tokenOf(await change(opened, { act: 'renew', kind: 'seat', seat: joined.seat }));
    await within(1000, anna.closed);
    expect(await anna.next('bye')).toMatchObject({ code: 'unknown_link' });
    expect(await byeTo(opened.table, joined.token)).toBe('unknown_link');
    const back = await enter(address, { table: opened.table, token });
    expect(back.messages[0]).toMatchObject({ me: { seat: joined.seat } });
  });
  test('can be given again without ending the old one', async () => {
    const opened = await createTable(address);
    const joined = await join(address, opened, 'Anna');
    const token = await tokenOf(await change(opened, { act: 'give', kind: 'seat', seat: joined.seat }));
    for (const one of [token, joined.token]) await enter(address, { table: opened.table, token: one });
  });
  test('of the invitation and the game master can be renewed too', async () => {
    const opened = await createTable(address);
    const invite = await tokenOf(await change(opened, { act: 'renew', kind: 'invite' }));
    expect(
      (await post(address, '/api/join', { table: opened.table, token: opened.invite, name: 'A', locale: 'en' })).status,
    ).toBe(404);
    expect(
      (await post(address, '/api/join', { table: opened.table, token: invite, name: 'A', locale: 'en' })).status,
    ).toBe(200);
    const gm = await enter(address, { table: opened.table, token: opened.gm });
    const renewed = await tokenOf(await change(opened, { act: 'renew', kind: 'gm' }));
    await within(1000, gm.closed);
    await enter(address, { table: opened.table, token: renewed });
  });
  test('are what a seat belongs to: the same name is another seat', async () => {
    const opened = await createTable(address);
    const [first, second] = [await join(address, opened, 'Anna'), await join(address, opened, 'Anna')];
    expect(second.seat).not.toBe(first.seat);
    expect(second.token).not.toBe(first.token);
  });
  test('can be ended without a new one', async () => {
    const opened = await createTable(address);
    const another = await tokenOf(await change(opened, { act: 'give', kind: 'invite', seat: 'gm' }));
    expect((await change(opened, { act: 'revoke', kind: 'invite' })).status).toBe(200);
    for (const token of [opened.invite, another]) expect(await byeTo(opened.table, token)).toBe('unknown_link');
  });
  test('of a removed seat end, and its connections with them', async () => {
    const opened = await createTable(address);
    const joined = await join(address, opened, 'Anna');
    const gm = await enter(address, { table: opened.table, token: opened.gm });
    const anna = await enter(address, { table: opened.table, token: joined.token });
    await gm.do({ type: 'table/remove-seat', seat: joined.seat });
    await within(1000, anna.closed);
    expect(await byeTo(opened.table, joined.token)).toBe('unknown_link');
    expect((await post(address, '/api/link', { table: opened.table, token: joined.token })).status).toBe(404);
  });
  test('that end while what was asked with them is still on its way are no good for it', async () => {
    const opened = await createTable(address);
    const body = JSON.stringify({ act: 'give', kind: 'gm' });
    const dawdling = request(`${address}/api/tables/${opened.table}/links`, {
      method: 'POST',
      headers: { authorization: `Bearer ${opened.gm}`, 'content-length': body.length },
    });
    const answered = new Promise<number | undefined>((resolve) =>
      dawdling.once('response', ({ statusCode }) => resolve(statusCode)),
    );
    dawdling.write(body.slice(0, 5));
    await new Promise((later) => setTimeout(later, 200));
    await tokenOf(await change(opened, { act: 'renew', kind: 'gm' }));
    dawdling.end(body.slice(5));
    expect(await answered).toBe(404);
  });
  test('are the game master’s business alone', async () => {
    const opened = await createTable(address);
    const joined = await join(address, opened, 'Anna');
    for (const token of [joined.token, opened.invite]) {
      expect((await change(opened, { act: 'renew', kind: 'gm' }, token)).status).toBe(403);
      expect((await post(address, `/api/tables/${opened.table}/copy`, {}, token)).status).toBe(403);
    }
    expect((await change(opened, { act: 'renew', kind: 'gm' }, '')).status).toBe(404);
    expect((await change(opened, { act: 'revoke', kind: 'gm' })).status).toBe(400);
    expect((await change(opened, { act: 'give', kind: 'seat', seat: 'gm' })).status).toBe(400);
    expect((await change(opened, { act: 'give', kind: 'seat', seat: 'nobody' })).status).toBe(400);
    // No seat of a player's is the game master's, whatever kind of link is asked for.
    expect((await change(opened, { act: 'give', kind: 'gm', seat: joined.seat })).status).toBe(400);
  });
  test('open their own table and no other', async () => {
    const [one, other] = [await createTable(address), await createTable(address)];
    expect(await byeTo(one.table, other.gm)).toBe('unknown_link');
    expect((await change(one, { act: 'renew', kind: 'invite' }, other.gm)).status).toBe(404);
    const file = await fetch(`${address}/api/tables/${one.table}/export`, {
      headers: { authorization: `Bearer ${other.gm}` },
    });
    expect(file.status).toBe(404);
  });
});
