import { protocolVersion } from '@aspekt/protocol';
import { describe, expect, test, vi } from 'vitest';
import { createTable, enter, join, open, post, type Client, type Opened } from './client.ts';
import { serving } from './serving.ts';

vi.setConfig({ testTimeout: 30_000 });

const { address } = await serving();

const bring = (client: Client, id: string, owner?: string) =>
  client.do({ type: 'pebbles/bring', id, name: id, ...(owner && { owner }) });

/** A table with its game master and one player, both connected. */
const seated = async (settings: object = {}) => {
  const opened = await createTable(address, settings);
  const joined = await join(address, opened, 'Anna');
  const gm = await enter(address, { table: opened.table, token: opened.gm });
  const anna = await enter(address, { table: opened.table, token: joined.token });
  await bring(gm, 'anna', joined.seat);
  return { opened, joined, gm, anna };
};
const throwing = (dice = 2) => ({ type: 'pebbles/throw', who: 'anna', dice });

describe('from a link to a seat', () => {
  test('one looks at the invitation, sits down, and is known by a link of one’s own', async () => {
    const opened = await createTable(address);
    const look = await post(address, '/api/link', { table: opened.table, token: opened.invite });
    expect(await look.json()).toEqual({
      table: opened.table,
      name: 'Test',
      game: 'pebbles',
      locale: 'en',
      kind: 'invite',
      until: expect.any(Number),
    });
    const joined = await join(address, opened, 'Anna');
    const own = await post(address, '/api/link', { table: opened.table, token: joined.token });
    expect(await own.json()).toMatchObject({ kind: 'seat', seat: joined.seat, seatName: 'Anna' });
    const anna = await enter(address, { table: opened.table, token: joined.token });
    expect(anna.messages[0]).toMatchObject({ me: { seat: joined.seat, role: 'player', name: 'Anna' } });
  });
  test('sitting down again by one’s own link gives the same seat', async () => {
    const { opened, joined } = await seated();
    const again = await post(address, '/api/join', {
      table: opened.table,
      token: joined.token,
      name: 'X',
      locale: 'sv',
    });
    expect(await again.json()).toEqual({ table: opened.table, seat: joined.seat, token: joined.token });
  });
  test('the same name never gives another’s seat', async () => {
    const { opened, joined } = await seated();
    expect((await join(address, opened, 'Anna')).seat).not.toBe(joined.seat);
  });
  test('the invitation alone lets one watch, and do nothing', async () => {
    const { opened, anna } = await seated();
    const watcher = await enter(address, { table: opened.table, token: opened.invite });
    expect(watcher.messages[0]).toMatchObject({ me: { role: 'onlooker' }, offers: [] });
    expect(await watcher.do({ type: 'table/say', text: 'boo' })).toMatchObject({
      refusal: { code: 'TABLE_E_ONLOOKER' },
    });
    await anna.do(throwing());
    expect(await watcher.next('changed', ({ lines }) => lines.length > 0)).toMatchObject({
      lines: [{ kind: 'pebbles/thrown' }],
    });
  });
  test('where onlookers are not welcome the invitation lets nobody watch', async () => {
    const opened = await createTable(address, { table: { onlookers: false } });
    const client = await open(address);
    client.say({
      t: 'hello',
      protocol: protocolVersion,
      table: opened.table,
      token: opened.invite,
      cursor: 0,
      locale: 'sv',
    });
    expect(await client.next('bye')).toMatchObject({ code: 'unknown_link' });
    const watching = await post(address, '/api/join', {
      table: opened.table,
      token: opened.invite,
      name: 'W',
      locale: 'en',
      role: 'onlooker',
    });
    expect(watching.status).toBe(403);
  });
  test('names lose what would make them look like another’s', async () => {
    const opened = await createTable(address);
    const joined = await join(address, opened, '\u202eA\u200bnna\u0007 ');
    const look = await post(address, '/api/link', { table: opened.table, token: joined.token });
    expect(await look.json()).toMatchObject({ seatName: 'Anna' });
  });
});

describe('a command', () => {
  test('is answered, and everyone is told in their own language', async () => {
    const { opened, gm, anna } = await seated();
    const swede = await enter(address, {
      table: opened.table,
      token: (await join(address, opened, 'Åsa')).token,
      locale: 'sv',
    });
    const done = await anna.do(throwing());
    expect(done).toMatchObject({ t: 'done', cursor: 6 });
    for (const client of [gm, anna, swede]) {
      const { lines } = await client.next('changed', (message) => message.lines[0]?.kind === 'pebbles/thrown');
      expect(lines[0]).toMatchObject({ who: 'Anna', dice: [{ die: 'd6' }] });
    }
    await anna.do({ type: 'table/undo' });
    const told = await swede.next('changed', ({ struck }) => struck !== undefined);
    expect(told.lines[0]?.told[0]?.text).toMatch(/^Ångrat: /);
    expect(told.struck).toEqual([{ n: 6, struck: true }]);
  });
  test('sent again with the same id is answered again and done once', async () => {
    const { anna } = await seated();
    const more = { id: 'only-once' };
    const first = await anna.do(throwing(), more);
    const second = await anna.do(throwing(), more);
    expect(second).toEqual(first);
  });
  test('sent twice at once is done once', async () => {
    const { anna } = await seated();
    const say = { t: 'do', id: 'twice', command: throwing() };
    anna.say(say);
    anna.say(say);
    const answers = [await anna.next('done'), await anna.next('done')];
    expect(answers.map(({ cursor }) => cursor)).toEqual([5, 5]);
  });
  test('sent right after the hello waits for the welcome', async () => {
    const { opened, joined } = await seated();
    const client = await open(address);
    client.say({
      t: 'hello',
      protocol: protocolVersion,
      table: opened.table,
      token: joined.token,
      cursor: 0,
      locale: 'en',
    });
    client.say({ t: 'do', id: 'early', command: throwing() });
    expect(await client.next('done')).toMatchObject({ id: 'early' });
    expect(client.messages[0]?.t).toBe('welcome');
  });
  test('that the rules refuse comes with a code, a sentence and no change', async () => {
    const { gm, anna } = await seated();
    await bring(gm, 'wolf');
    gm.say({ t: 'ping' });
    await gm.next('pong');
    const frames = gm.frames.length;
    expect(await anna.do({ type: 'pebbles/throw', who: 'wolf', dice: 1 })).toMatchObject({
      t: 'refused',
      refusal: { code: 'PEBBLES_E_NOT_YOURS', text: 'No: PEBBLES_E_NOT_YOURS.' },
    });
    await anna.do({ type: 'table/say', text: 'oh' });
    await gm.next('changed', ({ lines }) => lines[0]?.kind === 'table/said');
    expect(gm.frames.length).toBe(frames + 1);
  });
  test('with real dice is asked for them', async () => {
    const { anna } = await seated({ table: { typedDice: true } });
    const wanted = { id: 'typed' };
    expect(await anna.do(throwing(), { ...wanted, faces: [] })).toEqual({
      t: 'waiting',
      id: 'typed',
      what: 'throw',
      count: 2,
      faces: [1, 2, 3, 4, 5, 6],
    });
    expect(await anna.do(throwing(), { ...wanted, faces: [3, 9] })).toMatchObject({
      t: 'refused',
      refusal: { code: 'PEBBLES_E_MISTHROWN' },
    });
    expect(await anna.do(throwing(), { ...wanted, faces: [3, 4] })).toMatchObject({ t: 'done' });
    const { lines } = await anna.next('changed', (message) => message.lines[0]?.typed === true);
    expect(lines[0]?.dice[0]?.faces).toEqual([3, 4]);
  });
});

describe('a lost connection', () => {
  test('resumes in one round trip with exactly the lines that were missed', async () => {
    const { opened, joined, gm, anna } = await seated();
    await anna.do(throwing());
    const cursor = 5;
    anna.close();
    for (let i = 0; i < 3; i++) await gm.do({ type: 'table/say', text: `line ${i}` });
    await gm.do({ type: 'table/undo' });
    const back = await enter(address, { table: opened.table, token: joined.token, cursor });
    expect(back.frames).toHaveLength(1);
    const welcome = back.messages[0];
    expect(welcome).toMatchObject({ t: 'welcome', cursor: 9, older: true, struck: [5] });
    expect(welcome?.t === 'welcome' && welcome.lines.map(({ n }) => n)).toEqual([6, 7, 8, 9]);
  });
  test('with a cursor from another time starts over', async () => {
    const { opened, joined } = await seated();
    const back = await enter(address, { table: opened.table, token: joined.token, cursor: 999 });
    expect(back.messages[0]).toMatchObject({
      cursor: 4,
      older: false,
      lines: [{ n: 1 }, { n: 2 }, { n: 3 }, { n: 4 }],
    });
  });
  test('of long ago gets the last page, and older lines page by page', async () => {
    const { opened, joined } = await seated();
    // Each connection may say forty things at once.
    for (let i = 0; i < 6; i++) {
      const other = await enter(address, { table: opened.table, token: opened.gm });
      for (let j = 0; j < 38; j++) other.say({ t: 'do', id: `${i}-${j}`, command: { type: 'table/say', text: 'x' } });
      await other.next('done', ({ id }) => id === `${i}-37`);
      other.close();
    }
    const back = await enter(address, { table: opened.table, token: joined.token });
    const welcome = back.messages[0];
    if (welcome?.t !== 'welcome') throw new Error('no welcome');
    expect(welcome.lines).toHaveLength(200);
    expect(welcome.lines[0]?.n).toBe(welcome.cursor - 199);
    expect(welcome.older).toBe(true);
    back.say({ t: 'older', before: welcome.lines[0]?.n });
    const { lines, older } = await back.next('older');
    expect(lines.map(({ n }) => n)).toEqual(Array.from({ length: welcome.cursor - 200 }, (_, i) => i + 1));
    expect(older).toBe(false);
  });
  test('is seen by the others, and so is its return', async () => {
    const { opened, joined, gm, anna } = await seated();
    const present = (there: boolean) =>
      gm.next('changed', ({ table }) =>
        table.seats.some(({ seat, present }) => seat === joined.seat && present === there),
      );
    anna.close();
    await present(false);
    await enter(address, { table: opened.table, token: joined.token });
    await present(true);
  });
});

describe('odds', () => {
  test('are exact, and asked without waiting for anybody', async () => {
    const { anna } = await seated();
    anna.say({ t: 'ask', id: 'q', odds: throwing(1) });
    const { outcomes } = await anna.next('odds');
    expect(outcomes).toHaveLength(6);
    for (const { exact } of outcomes) expect(exact).toBe('1/6');
  });
  test('of what the rules refuse are refused, and of nonsense invalid', async () => {
    const { anna } = await seated();
    anna.say({ t: 'ask', id: 'q1', odds: { type: 'pebbles/throw', who: 'nobody', dice: 1 } });
    expect(await anna.next('refused')).toMatchObject({ id: 'q1', refusal: { code: 'PEBBLES_E_WHO' } });
    anna.say({ t: 'ask', id: 'q2', odds: { type: 'pebbles/fly' } });
    expect(await anna.next('invalid')).toMatchObject({ id: 'q2' });
    anna.say({ t: 'ask', id: 'q3' });
    expect(await anna.next('invalid', ({ id }) => id === 'q3')).toBeDefined();
  });
  test('that depend on what a player may not know are unknown to them', async () => {
    const { gm, anna } = await seated();
    anna.say({ t: 'ask', id: 'q', question: { kind: 'half' } });
    expect(await anna.next('unknown')).toEqual({ t: 'unknown', id: 'q' });
    gm.say({ t: 'ask', id: 'q', question: { kind: 'half' } });
    expect(await gm.next('answer')).toEqual({ t: 'answer', id: 'q', answer: 1.5 });
  });
  test('that take too long are given up, the table goes on meanwhile, and so do later questions', async () => {
    const { anna, gm } = await seated();
    gm.say({ t: 'ask', id: 'endless', question: { kind: 'endless' } });
    const start = Date.now();
    expect((await anna.do(throwing())).t).toBe('done');
    expect(Date.now() - start).toBeLessThan(500);
    expect(gm.messages.filter(({ t }) => t === 'invalid')).toEqual([]);
    expect(await gm.next('invalid')).toMatchObject({ id: 'endless', code: 'too_hard' });
    gm.say({ t: 'ask', id: 'q', question: { kind: 'half' } });
    expect(await gm.next('answer')).toMatchObject({ answer: 1.5 });
  });
  test('of a hidden figure look the same to a player as of one that does not exist', async () => {
    const { gm, anna } = await seated();
    await gm.do({ type: 'pebbles/bring', id: 'troll', name: 'Troll', hidden: true });
    anna.say({ t: 'ask', id: 'q', odds: { type: 'pebbles/throw', who: 'troll', dice: 1 } });
    const hidden = await anna.next('refused');
    anna.say({ t: 'ask', id: 'q', odds: { type: 'pebbles/throw', who: 'nobody', dice: 1 } });
    expect(await anna.next('refused')).toEqual(hidden);
  });
});

test('a language can be changed at once, and nobody else notices', async () => {
  const { anna, gm } = await seated();
  gm.say({ t: 'ping' });
  await gm.next('pong');
  const frames = gm.frames.length;
  anna.say({ t: 'locale', locale: 'pl' });
  const welcome = await anna.next('welcome');
  expect(welcome.lines[0]?.told[0]?.text).toBe('Stół „Test” jest gotowy.');
  gm.say({ t: 'ping' });
  await gm.next('pong');
  expect(gm.frames.length).toBe(frames + 1);
  await gm.do({ type: 'table/say', text: 'x' });
  expect(await anna.next('changed', ({ lines }) => lines[0]?.kind === 'table/said')).toMatchObject({
    lines: [{ told: [{ text: 'Gun: „x”' }] }],
  });
  expect(
    anna.messages.filter((message) => message.t === 'changed' && message.lines[0]?.kind === 'table/said'),
  ).toHaveLength(1);
});

test('the demo is a table in play, with a link for each side', async () => {
  const demo = (await (await post(address, '/api/demo', { game: 'pebbles', locale: 'sv' })).json()) as Opened & {
    readonly player: { readonly token: string };
  };
  const player = await enter(address, { table: demo.table, token: demo.player.token, locale: 'sv' });
  expect(player.messages[0]).toMatchObject({ me: { seat: 'player', role: 'player' }, offers: [{}] });
  expect(player.frames[0]).not.toContain('Troll');
  const gm = await enter(address, { table: demo.table, token: demo.gm });
  expect(gm.frames[0]).toContain('Troll');
});

test('the X-card pauses everyone within a second and the frames name nobody', async () => {
  const { gm, anna, joined } = await seated();
  const start = Date.now();
  await anna.do({ type: 'table/x-card' });
  const paused = await gm.next('changed', ({ table }) => table.paused);
  expect(Date.now() - start).toBeLessThan(1000);
  expect(paused.lines).toEqual([expect.objectContaining({ kind: 'table/paused' })]);
  expect(JSON.stringify(paused.lines)).not.toContain(joined.seat);
  expect(JSON.stringify(paused.lines)).not.toContain('Anna');
  expect(await anna.do(throwing())).toMatchObject({ refusal: { code: 'TABLE_E_PAUSED' } });
  await gm.do({ type: 'table/resume' });
  expect(await anna.do(throwing())).toMatchObject({ t: 'done' });
});
