import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { createTable, enter, join, post, type Client } from './client.ts';
import { serving } from './serving.ts';

vi.setConfig({ testTimeout: 30_000 });

const { address, folder } = await serving();

const canaries = ['CANARYname', 'CANARYnote', 'CANARYwhisper', 'CANARYrequest', '7070707'];
/** What a canary would look like if something had wrapped it. */
const guises = (word: string): readonly string[] => {
  const bytes = Buffer.from(word);
  return [
    word,
    bytes.toString('hex'),
    ...[0, 1, 2].map((skip) =>
      Buffer.concat([Buffer.alloc(skip), bytes])
        .toString('base64')
        .slice(4, -4),
    ),
    encodeURIComponent(word),
  ];
};
const findIn = (text: string): readonly string[] =>
  canaries.filter((word) => guises(word).some((guise) => text.includes(guise)));

const secretly = [
  { type: 'pebbles/bring', id: 'CANARYname', name: 'CANARYname', hidden: true },
  { type: 'pebbles/hide', stash: 7_070_707 },
  { type: 'pebbles/throw', who: 'CANARYname', dice: 3, to: 'gm' },
  { type: 'table/write-note', id: 'note', text: 'CANARYnote' },
  { type: 'table/say', text: 'CANARYwhisper', to: 'gm' },
  {
    type: 'table/request',
    id: 'r',
    seat: 'BO',
    command: { type: 'pebbles/throw', who: 'bo', dice: 1 },
    note: 'CANARYrequest',
  },
  { type: 'table/undo' },
  { type: 'table/redo' },
  { type: 'table/undo' },
] as const;

const seated = async () => {
  const opened = await createTable(address);
  const [annas, bos] = [await join(address, opened, 'Anna'), await join(address, opened, 'Bo')];
  const gm = await enter(address, { table: opened.table, token: opened.gm });
  const anna = await enter(address, { table: opened.table, token: annas.token });
  const watcher = await enter(address, { table: opened.table, token: opened.invite });
  await gm.do({ type: 'pebbles/bring', id: 'anna', name: 'Anna', owner: annas.seat });
  return { opened, annas, bos, gm, anna, watcher };
};
const hide = async (gm: Client, bo: string): Promise<void> => {
  for (const command of secretly) {
    const done = await gm.do(JSON.parse(JSON.stringify(command).replace('BO', bo)));
    expect(done.t, JSON.stringify(done)).toBe('done');
  }
};
/** Let everything that is on its way arrive. */
const settle = async (client: Client): Promise<void> => {
  client.say({ t: 'ping' });
  await client.next('pong');
};

describe('what the game master hides', () => {
  test('sends the others no frame at all', async () => {
    const { gm, anna, watcher, bos } = await seated();
    await Promise.all([anna, watcher].map(settle));
    const before = [anna, watcher].map(({ frames }) => frames.length);
    await hide(gm, bos.seat);
    await Promise.all([anna, watcher].map(settle));
    // Only the pong.
    expect([anna, watcher].map(({ frames }) => frames.length)).toEqual(before.map((count) => count + 1));
  });

  test('is in no frame, answer, file, chronicle or error that another gets', async () => {
    const { opened, annas, bos, gm, anna, watcher } = await seated();
    await hide(gm, bos.seat);
    await gm.do({ type: 'pebbles/throw', who: 'anna', dice: 2, to: 'gm', told: true });
    await anna.do({ type: 'pebbles/throw', who: 'anna', dice: 2 });
    await anna.do({ type: 'table/undo' });
    // Asking for what one may not know of.
    await anna.do({ type: 'pebbles/throw', who: 'CANARYname', dice: 1 });
    await anna.do({ type: 'table/reveal-note', id: 'note' });
    await anna.do({ type: 'table/withdraw-request', id: 'r' });
    await anna.do({ type: 'table/say', text: 'hm', as: 'CANARYname' });
    anna.say({ t: 'ask', id: 'q', question: { kind: 'half' } });
    await anna.next('unknown');
    anna.say({ t: 'locale', locale: 'sv' });
    await anna.next('welcome');
    anna.say({ t: 'older', before: 100 });
    await anna.next('older');
    const again = await enter(address, { table: opened.table, token: annas.token, locale: 'pl' });

    for (const client of [anna, watcher, again]) expect(findIn(client.frames.join('\n'))).toEqual([]);
    for (const token of [annas.token, opened.invite]) {
      for (const path of ['export', 'chronicle', 'copy', 'links']) {
        const call = path === 'copy' || path === 'links' ? post : undefined;
        const url = `/api/tables/${opened.table}/${path}`;
        const answer = call
          ? await call(address, url, {}, token)
          : await fetch(address + url, { headers: { authorization: `Bearer ${token}` } });
        expect(findIn(await answer.text()), path).toEqual([]);
      }
      expect(findIn(await (await post(address, '/api/link', { table: opened.table, token })).text())).toEqual([]);
    }
    // The search itself works: the game master's own frames hold them all but what was undone.
    expect(findIn(gm.frames.join('\n'))).toEqual(canaries);
  });

  test('makes no difference to what another gets: two evenings that differ in secrets alone are the same to the byte', async () => {
    const evening = async (secrets: boolean): Promise<string> => {
      const { opened, annas, bos, gm, anna } = await seated();
      const seats = [opened.table, annas.seat, bos.seat, opened.gm];
      // What she can do comes when there is time; when that is, others' doings decide as well.
      await settle(anna);
      for (const command of secrets ? secretly : [])
        await gm.do(JSON.parse(JSON.stringify(command).replace('BO', bos.seat)));
      await anna.do({ type: 'table/say', text: 'one' }, { id: 'a1' });
      await settle(anna);
      for (const command of secrets ? [{ type: 'pebbles/hide', stash: 5 }, { type: 'table/undo' }] : [])
        await gm.do(command);
      await anna.do({ type: 'table/write-note', id: 'note', text: 'mine' }, { id: 'a2' });
      await anna.do({ type: 'table/say', text: 'two', as: 'anna' }, { id: 'a3' });
      anna.say({ t: 'ask', id: 'q', odds: { type: 'pebbles/throw', who: 'anna', dice: 2 } });
      await anna.next('odds');
      await settle(anna);
      let text = anna.frames.join('\n');
      for (const [i, id] of seats.entries()) text = text.replaceAll(id, `id${i}`);
      return text.replaceAll(/"at":\d+/g, '"at":0').replaceAll(/[0-9a-f]{64}/g, 'hash');
    };
    expect(await evening(true)).toBe(await evening(false));
  });
});

test('no link is kept as it is: the folder holds none of them', async () => {
  const { opened, annas } = await seated();
  for (const name of readdirSync(folder)) {
    const bytes = readFileSync(`${folder}/${name}`);
    for (const token of [opened.gm, opened.invite, annas.token]) expect(bytes.includes(token), name).toBe(false);
  }
});
