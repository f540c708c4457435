import { verify, type Report } from '@aspekt/fair';
import { describe, expect, test, vi } from 'vitest';
import { createTable, enter, join, post, type Client, type Opened } from './client.ts';
import { serving } from './serving.ts';

vi.setConfig({ testTimeout: 30_000 });

const { address } = await serving();

const fileOf = async (opened: Pick<Opened, 'table'>, token: string, path = 'export'): Promise<string> => {
  const answer = await fetch(`${address}/api/tables/${opened.table}/${path}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.status).toBe(200);
  return answer.text();
};
const reportOf = (file: string): Report => {
  const report = verify(file);
  if ('fault' in report) throw new Error(JSON.stringify(report.fault));
  return report;
};
const played = async () => {
  const opened = await createTable(address);
  const joined = await join(address, opened, 'Żółw');
  const gm = await enter(address, { table: opened.table, token: opened.gm });
  const player = await enter(address, { table: opened.table, token: joined.token });
  const all = [
    [gm, { type: 'pebbles/bring', id: 'zolw', name: 'Żółw', owner: joined.seat }],
    [player, { type: 'pebbles/throw', who: 'zolw', dice: 3 }],
    [gm, { type: 'pebbles/bring', id: 'spy', name: 'Spy', hidden: true }],
    [gm, { type: 'pebbles/throw', who: 'spy', dice: 2, to: 'gm' }],
    [player, { type: 'pebbles/throw', who: 'zolw', dice: 2 }],
    [gm, { type: 'table/undo' }],
    [gm, { type: 'table/write-note', id: 'n', text: 'Note' }],
    [player, { type: 'table/say', text: 'Zażółć gęślą jaźń' }],
  ] as const satisfies readonly (readonly [Client, object])[];
  for (const [client, command] of all) expect((await client.do(command)).t).toBe('done');
  return { opened, joined, gm, player };
};
/** What a viewer sees of game and table, without what belongs to this table alone. */
const seenBy = async (table: string, token: string): Promise<unknown> => {
  const client = await enter(address, { table, token });
  const welcome = client.messages[0];
  if (welcome?.t !== 'welcome') throw new Error('no welcome');
  const { name, settings, seats, notes, requests, paused, fairness } = welcome.table;
  return {
    name,
    settings,
    seats: seats.map(({ seat, name: own, role }) => [seat, own, role]),
    notes,
    requests,
    paused,
    fairness,
    game: welcome.game,
    offers: welcome.offers,
  };
};

describe('export and import', () => {
  test('give an identical table with links of its own', async () => {
    const { opened, joined } = await played();
    const answer = await post(address, '/api/import', await fileOf(opened, opened.gm));
    const copy = (await answer.json()) as Opened;
    expect(copy.table).not.toBe(opened.table);
    expect(await seenBy(copy.table, copy.gm)).toEqual(await seenBy(opened.table, opened.gm));
    // The old links do not open the new table; its game master gives new ones.
    expect((await post(address, '/api/link', { table: copy.table, token: joined.token })).status).toBe(404);
    const given = await post(
      address,
      `/api/tables/${copy.table}/links`,
      { act: 'give', kind: 'seat', seat: joined.seat },
      copy.gm,
    );
    const { token } = (await given.json()) as { token: string };
    expect(await seenBy(copy.table, token)).toEqual(await seenBy(opened.table, joined.token));
    const player = await enter(address, { table: copy.table, token });
    expect((await player.do({ type: 'pebbles/throw', who: 'zolw', dice: 1 })).t).toBe('done');
    expect(reportOf(await fileOf(copy, copy.gm)).count.wrong).toBe(0);
  });
  test('of a whole copy turn the dice, for everyone to see', async () => {
    const { opened, gm, player } = await played();
    const answer = await post(address, `/api/tables/${opened.table}/copy`, {}, opened.gm);
    const report = reportOf(await answer.text());
    expect(report.count).toMatchObject({ proved: 3, unrevealed: 0, wrong: 0 });
    expect(await player.next('changed', ({ lines }) => lines[0]?.kind === 'table/copied')).toBeDefined();
    await player.do({ type: 'pebbles/throw', who: 'zolw', dice: 1 });
    await gm.do({ type: 'table/reveal-dice' });
    expect(reportOf(await fileOf(opened, opened.invite)).count).toEqual({
      proved: 3,
      unrevealed: 0,
      wrong: 0,
      typed: 0,
    });
  });
  test('refuse a player’s file and a changed one, in words', async () => {
    const { opened, joined } = await played();
    const own = await post(address, '/api/import', await fileOf(opened, joined.token));
    expect([own.status, await own.json()]).toEqual([422, { error: { code: 'seat_file', text: expect.any(String) } }]);
    const changed = await post(address, '/api/import', (await fileOf(opened, opened.gm)).replace('Note', 'Nope'));
    expect([changed.status, await changed.json()]).toEqual([
      422,
      { error: { code: 'log_changed', text: expect.any(String) } },
    ]);
  });
});

describe('an exported log', () => {
  test('shows a single changed bit, at every byte', async () => {
    const { opened } = await played();
    const bytes = Buffer.from(await fileOf(opened, opened.gm));
    expect(verify(bytes.toString())).not.toHaveProperty('fault');
    for (let at = 0; at < bytes.length; at++) {
      const changed = Buffer.from(bytes);
      changed.writeUInt8((bytes[at] ?? 0) ^ (1 << (at % 8)), at);
      const report = verify(changed.toString());
      expect('fault' in report, `byte ${at}`).toBe(true);
    }
  }, 60_000);
  test('of a player proves the public dice once they are revealed', async () => {
    const { opened, joined, gm } = await played();
    expect(reportOf(await fileOf(opened, joined.token)).count).toMatchObject({ proved: 0, unrevealed: 2, wrong: 0 });
    await gm.do({ type: 'table/reveal-dice' });
    const report = reportOf(await fileOf(opened, joined.token));
    expect(report.count).toMatchObject({ proved: 2, unrevealed: 0, wrong: 0 });
    expect(report.throws.every(({ salted }) => salted)).toBe(true);
  });
});

test('the chronicle is told in the language asked for, to each what they may know', async () => {
  const { opened, joined } = await played();
  const told = await fileOf(opened, joined.token, 'chronicle?locale=pl');
  expect(told).toMatch(/^# Test\n\nGra: Pebbles/);
  expect(told).toContain('Zażółć gęślą jaźń');
  expect(told).not.toContain('Spy');
  expect(await fileOf(opened, opened.gm, 'chronicle?locale=sv')).toContain('Spy');
  // One to give away has nothing in it that not everybody knows.
  const open = await fileOf(opened, opened.gm, 'chronicle?locale=sv&for=everyone');
  expect(open).toContain('# ');
  expect(open).not.toContain('Spy');
});
