import { randomBytes } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import { limits, protocolVersion } from '@aspekt/protocol';
import { systemClock } from '@aspekt/server';
import { createTable, enter, join, open, post, type Client, type Opened } from './client.ts';
import { serving } from './serving.ts';

vi.setConfig({ testTimeout: 30_000 });

let ahead = 0;
const { address } = await serving({ clock: { ...systemClock, now: () => Date.now() + ahead } });
const closed = { table: { waitingRoom: true } };

const knock = async (opened: Opened, name: string, more: object = {}): Promise<Client> => {
  const client = await open(address);
  const id = randomBytes(16).toString('hex');
  client.say({
    t: 'knock',
    protocol: protocolVersion,
    table: opened.table,
    token: opened.invite,
    id,
    name,
    locale: 'en',
    ...more,
  });
  return client;
};
const answer = async (opened: Opened, id: string, letIn: boolean, token = opened.gm): Promise<Response> =>
  post(address, `/api/tables/${opened.table}/waiting`, { id, letIn }, token);
/** Wait until the game master is told that exactly these wait. */
const told = async (gm: Client, ...names: readonly string[]): Promise<readonly { readonly id: string }[]> => {
  const { table } = await gm.next(
    'changed',
    (change) => JSON.stringify(change.table.waiting?.map(({ name }) => name) ?? []) === JSON.stringify(names),
  );
  return table.waiting ?? [];
};
const idOf = (people: readonly { readonly id: string }[], i = 0): string => people[i]?.id ?? '';

describe('a table where the game master lets people in', () => {
  test('is opened to whoever knocks by her and by nobody else; whoever is let in has a seat', async () => {
    const opened = await createTable(address, closed);
    const gm = await enter(address, { table: opened.table, token: opened.gm });
    const refused = await post(address, '/api/join', {
      table: opened.table,
      token: opened.invite,
      name: 'Eva',
      locale: 'en',
    });
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ error: { code: 'waiting_room' } });
    const eva = await knock(opened, 'Eva');
    await eva.next('knocking');
    const people = await told(gm, 'Eva');
    for (const token of [opened.invite, 'x'.repeat(32)])
      expect((await answer(opened, idOf(people), true, token)).status).toBeGreaterThanOrEqual(403);
    expect(await (await answer(opened, idOf(people), true)).json()).toEqual({ there: true });
    const { seat, token } = await eva.next('seated');
    expect(await eva.closed).toBe(1000);
    await told(gm);
    const back = await enter(address, { table: opened.table, token });
    expect(back.messages[0]).toMatchObject({ me: { seat, name: 'Eva', role: 'player' } });
    // Whoever has a seat comes and goes as ever, and nobody is let in twice.
    expect(await (await answer(opened, idOf(people), true)).json()).toEqual({ there: false });
    expect((await answer(opened, idOf(people), true, token)).status).toBe(403);
  });
  test('tells whoever is turned away just that, in their language', async () => {
    const opened = await createTable(address, closed);
    const gm = await enter(address, { table: opened.table, token: opened.gm });
    const eva = await knock(opened, 'Eva', { locale: 'sv', role: 'onlooker' });
    const people = await told(gm, 'Eva');
    expect(people).toMatchObject([{ name: 'Eva', role: 'onlooker' }]);
    expect(await (await answer(opened, idOf(people), false)).json()).toEqual({ there: true });
    expect(await eva.next('bye')).toMatchObject({
      code: 'turned_away',
      text: 'Spelledaren släppte inte in dig. Fråga om det är ett misstag. Om en minut kan du knacka igen.',
    });
    await told(gm);
    expect((await enter(address, { table: opened.table, token: opened.gm })).messages[0]).toMatchObject({
      table: { seats: [{ role: 'gm' }] },
    });
  });
  test('does not hear whoever was turned away again before their wait is over, whichever tab they knock from', async () => {
    const opened = await createTable(address, closed);
    const gm = await enter(address, { table: opened.table, token: opened.gm });
    const id = randomBytes(16).toString('hex');
    const first = await knock(opened, 'Eva', { id });
    await answer(opened, idOf(await told(gm, 'Eva')), false);
    await first.next('bye');
    await told(gm);
    const heard = gm.frames.length;
    for (const more of [{ id }, {}]) {
      const again = await knock(opened, 'Eva', more);
      expect(await again.next('bye')).toMatchObject({
        code: 'turned_away',
        text: expect.stringContaining('You can knock again in a minute.'),
      });
      expect(again.frames).toHaveLength(1);
    }
    gm.say({ t: 'ping' });
    await gm.next('pong');
    expect(gm.frames).toHaveLength(heard + 1);
    ahead += limits.knockWaitMs;
    const later = await knock(opened, 'Eva', { id });
    await later.next('knocking');
    const people = await told(gm, 'Eva');
    await post(
      address,
      `/api/tables/${opened.table}/waiting`,
      { id: idOf(people), letIn: false, tonight: true },
      opened.gm,
    );
    expect(await later.next('bye')).toMatchObject({
      code: 'turned_away',
      text: 'The game master does not let you in this evening. Ask whether that is a mistake.',
    });
    ahead += limits.longestKnockWaitMs;
    expect(await (await knock(opened, 'Eva', { id })).next('bye')).toMatchObject({ code: 'turned_away' });
    // Somebody else may, also from there.
    await (await knock(opened, 'Ola')).next('knocking');
    await told(gm, 'Ola');
  });
  test('is not pestered by whoever knocks and runs away', async () => {
    const opened = await createTable(address, closed);
    for (let i = 0; i < limits.knockBurst; i++) {
      const one = await knock(opened, 'Eva');
      await one.next('knocking');
      one.close();
      await one.closed;
    }
    expect(await (await knock(opened, 'Eva')).next('bye')).toMatchObject({ code: 'too_fast' });
    // At another table one may, and here again after a while.
    await (await knock(await createTable(address, closed), 'Eva')).next('knocking');
    ahead += 60_000 / limits.knocksPerMinute;
    await (await knock(opened, 'Eva')).next('knocking');
  });
  test('tells nothing of itself to whoever waits, whatever they send, nor of them to any player', async () => {
    const opened = await createTable(address);
    const anna = await join(address, opened, 'KANARIE');
    const gm = await enter(address, { table: opened.table, token: opened.gm });
    const player = await enter(address, { table: opened.table, token: anna.token });
    await gm.do({ type: 'table/say', text: 'KANARIE' });
    await gm.do({ type: 'pebbles/bring', id: 'k', name: 'KANARIE' });
    await gm.do({ type: 'table/configure', settings: { waitingRoom: true } });
    await player.next('changed', ({ table }) => table.settings.waitingRoom === true);
    const before = player.frames.length;
    const asking = [
      { t: 'ping' },
      { t: 'older', before: 3 },
      { t: 'fresh', cursor: 0 },
      { t: 'locale', locale: 'pl' },
      { t: 'ask', id: 'a', question: {} },
      { t: 'do', id: 'b', command: { type: 'table/say', text: 'hello' } },
      { t: 'hello', protocol: protocolVersion, table: opened.table, token: opened.invite, cursor: 0, locale: 'en' },
    ];
    for (const message of asking) {
      const eva = await knock(opened, 'Eva');
      await eva.next('knocking');
      eva.say(message);
      await told(gm, 'Eva');
      const after = await Promise.race([eva.next('pong'), eva.next('bye'), eva.next('invalid')]);
      expect(after).not.toHaveProperty('v');
      expect(eva.frames.join('\n')).not.toContain('KANARIE');
      eva.close();
      await told(gm);
    }
    // Nor is there a way around the door for whoever has the invitation.
    for (const path of ['export', 'chronicle']) {
      const file = await fetch(`${address}/api/tables/${opened.table}/${path}`, {
        headers: { authorization: `Bearer ${opened.invite}` },
      });
      expect(file.status).toBe(404);
    }
    const watching = await open(address);
    watching.say(asking.at(-1) ?? {});
    expect(await watching.next('bye')).toMatchObject({ code: 'unknown_link' });
    player.say({ t: 'ping' });
    await player.next('pong');
    expect(player.frames.slice(before)).toHaveLength(1);
    const seen = await enter(address, { table: opened.table, token: anna.token });
    expect(seen.messages[0]).not.toHaveProperty('table.waiting');
  });
  test('shows out whoever looks on by the invitation alone when it begins', async () => {
    const opened = await createTable(address);
    const gm = await enter(address, { table: opened.table, token: opened.gm });
    const onlooker = await enter(address, { table: opened.table, token: opened.invite });
    await gm.do({ type: 'table/configure', settings: { waitingRoom: true } });
    expect(await onlooker.next('bye')).toMatchObject({ code: 'unknown_link' });
  });
  test('has room for a few to wait, and forgets whoever goes away', async () => {
    const opened = await createTable(address, closed);
    const waiting = await Promise.all(
      Array.from({ length: limits.waitingPerTable }, async (_, i) => {
        const one = await knock(opened, `Eva ${i}`);
        await one.next('knocking');
        return one;
      }),
    );
    const late = await knock(opened, 'Late');
    expect(await late.next('bye')).toMatchObject({ code: 'too_many' });
    const gm = await enter(address, { table: opened.table, token: opened.gm });
    expect(gm.messages[0]).toMatchObject({ table: { waiting: { length: limits.waitingPerTable } } });
    for (const one of waiting) one.close();
    await told(gm);
    const again = await knock(opened, 'Again');
    await again.next('knocking');
    await told(gm, 'Again');
  });
  test('knows whoever comes back after a lost connection, also when they were let in meanwhile', async () => {
    const opened = await createTable(address, closed);
    const gm = await enter(address, { table: opened.table, token: opened.gm });
    const id = randomBytes(16).toString('hex');
    const [first, second] = [await knock(opened, 'Eva', { id }), await knock(opened, 'Eva', { id })];
    await Promise.all([first.next('knocking'), second.next('knocking')]);
    const people = await told(gm, 'Eva');
    first.close();
    await first.closed;
    await answer(opened, idOf(people), true);
    const { token } = await second.next('seated');
    const third = await knock(opened, 'Eva', { id });
    expect(await third.next('seated')).toMatchObject({ token });
    // Another secret is another person, whatever they are called.
    const stranger = await knock(opened, 'Eva');
    await stranger.next('knocking');
    await told(gm, 'Eva');
  });
  test('lets everyone in who waits when the game master opens the door', async () => {
    const opened = await createTable(address, closed);
    const gm = await enter(address, { table: opened.table, token: opened.gm });
    const waiting = [await knock(opened, 'Eva'), await knock(opened, 'Ola')];
    for (const one of waiting) await one.next('knocking');
    await gm.do({ type: 'table/configure', settings: { waitingRoom: false } });
    for (const one of waiting) await one.next('seated');
    // From now on a knock is enough.
    expect(await (await knock(opened, 'Una')).next('seated')).toMatchObject({ token: expect.any(String) });
  });
  test('is no longer waited for when the invitation ends or the table is deleted', async () => {
    const opened = await createTable(address, closed);
    const gm = await enter(address, { table: opened.table, token: opened.gm });
    const eva = await knock(opened, 'Eva');
    await told(gm, 'Eva');
    const renewed = await post(
      address,
      `/api/tables/${opened.table}/links`,
      { act: 'renew', kind: 'invite' },
      opened.gm,
    );
    expect(await eva.next('bye')).toMatchObject({ code: 'unknown_link' });
    await told(gm);
    const { token: invite } = (await renewed.json()) as { readonly token: string };
    const ola = await knock({ ...opened, invite }, 'Ola');
    await told(gm, 'Ola');
    await post(address, `/api/tables/${opened.table}/delete`, { name: 'Test' }, opened.gm);
    expect(await ola.next('bye')).toMatchObject({ code: 'deleted' });
  });
  test('is knocked at by its own invitation alone', async () => {
    const [opened, other] = [await createTable(address, closed), await createTable(address)];
    for (const token of [other.invite, opened.gm, 'x'.repeat(32)])
      expect(await (await knock(opened, 'Eva', { token })).next('bye')).toMatchObject({ code: 'unknown_link' });
    const strict = await createTable(address, { table: { waitingRoom: true, onlookers: false } });
    expect(await (await knock(strict, 'Eva', { role: 'onlooker' })).next('bye')).toMatchObject({
      code: 'no_onlookers',
    });
  });
});

test('whoever waits when the server goes down is told when to come back', async () => {
  const { address: brief, close } = await serving();
  const opened = await createTable(brief, closed);
  const eva = await open(brief);
  eva.say({
    t: 'knock',
    protocol: protocolVersion,
    table: opened.table,
    token: opened.invite,
    id: randomBytes(16).toString('hex'),
    name: 'Eva',
    locale: 'en',
  });
  await eva.next('knocking');
  await close();
  expect(await eva.next('bye')).toMatchObject({ code: 'restarting', retry: expect.any(Number) });
});
