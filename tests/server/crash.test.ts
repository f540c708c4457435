import { randomUUID } from 'node:crypto';
import { sqliteLog } from '@aspekt/server';
import type { ServerMessage } from '@aspekt/protocol';
import { firstHash, nextHash } from '@aspekt/fair';
import { afterAll, expect, test } from 'vitest';
import { createTable, enter, join, type Client, type Opened } from './client.ts';
import { freshFolder, pebblesModule, startProcess, stopProcess, type Running } from './process.ts';

const kills = Number(process.env['ASPEKT_KILLS'] ?? 50);
const { folder, remove } = freshFolder();
afterAll(remove);

/** Somebody who talks without pause and remembers what was acknowledged. */
type Talker = {
  readonly token: string;
  readonly acked: Set<string>;
  readonly sent: Set<string>;
  cursor: number;
  readonly read: Map<number, string>;
};

const start = (): Promise<Running> =>
  startProcess('test-server.ts', { ASPEKT_DATA: folder, ASPEKT_TEST_GAMES: pebblesModule });

/** Talk until the connection dies; what was not acknowledged is sent again under its old id when it comes back. */
const talk = async (address: string, table: string, talker: Talker): Promise<Client> => {
  const client = await enter(address, { table, token: talker.token, cursor: talker.cursor });
  const say = (id: string): void => {
    talker.sent.add(id);
    client.say({ t: 'do', id, command: { type: 'table/say', text: id } });
  };
  const keep = (
    lines: readonly { readonly n: number; readonly told: readonly { readonly text: string }[] }[],
    cursor: number,
  ): void => {
    for (const { n, told } of lines) {
      // The same line always says the same: nothing was reordered or replaced by the crash.
      const text = told[0]?.text ?? '';
      expect(talker.read.get(n) ?? text).toBe(text);
      talker.read.set(n, text);
    }
    talker.cursor = cursor;
  };
  const hear = (message: ServerMessage): void => {
    if (message.t === 'welcome' || message.t === 'changed') keep(message.lines, message.cursor);
    if (message.t !== 'done') return;
    talker.acked.add(message.id);
    if (client.socket.readyState === client.socket.OPEN) say(randomUUID());
  };
  for (const message of client.messages) hear(message);
  client.socket.on('message', (bytes: Buffer) => hear(JSON.parse(bytes.toString())));
  for (const id of talker.sent) if (!talker.acked.has(id)) say(id);
  for (let i = 0; i < 3; i++) say(randomUUID());
  return client;
};

const checkLog = async (table: string, talkers: readonly Talker[]): Promise<number> => {
  const log = sqliteLog(folder);
  const rows = await log.read(table);
  await log.close();
  expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, i) => i + 1));
  let previous = firstHash(table);
  for (const { bytes, hash } of rows) {
    previous = nextHash(previous, bytes);
    expect(hash).toBe(previous);
  }
  const ids = rows.map(({ bytes }): string => JSON.parse(bytes).id);
  expect(new Set(ids).size).toBe(ids.length);
  const kept = new Set(ids);
  const lost = talkers.flatMap(({ acked }) => [...acked].filter((id) => !kept.has(id)));
  expect(lost).toEqual([]);
  // What was never sent is not there either.
  const sent = new Set(talkers.flatMap((talker) => [...talker.sent]));
  for (const id of ids) if (!id.startsWith('table.')) expect(sent.has(id)).toBe(true);
  return rows.length;
};

test(`killed ${kills} times under load, the server loses nothing it acknowledged and doubles nothing`, async () => {
  let server = await start();
  const opened: Opened = await createTable(server.address);
  const seats = [
    await join(server.address, opened, 'A'),
    await join(server.address, opened, 'B'),
    await join(server.address, opened, 'C'),
  ];
  const talkers: readonly Talker[] = [opened.gm, ...seats.map(({ token }) => token)].map((token) => ({
    token,
    acked: new Set(),
    sent: new Set(),
    cursor: 0,
    read: new Map(),
  }));
  for (let i = 0; i < kills; i++) {
    const clients = await Promise.all(talkers.map((talker) => talk(server.address, opened.table, talker)));
    await new Promise((later) => setTimeout(later, 20 + Math.random() * 150));
    await stopProcess(server, 'SIGKILL');
    await Promise.all(clients.map(({ closed }) => closed));
    if (i % 10 === 9) await checkLog(opened.table, talkers);
    server = await start();
  }
  // At last everybody comes back and everything that was sent is there exactly once.
  const clients = await Promise.all(talkers.map((talker) => talk(server.address, opened.table, talker)));
  await new Promise((later) => setTimeout(later, 300));
  for (const client of clients) client.close();
  await stopProcess(server);
  const entries = await checkLog(opened.table, talkers);
  const acked = talkers.reduce((sum, talker) => sum + talker.acked.size, 0);
  expect(acked).toBeGreaterThan(kills * 5);
  expect(entries).toBeGreaterThanOrEqual(acked);
  // Each viewer has every line up to their cursor, without a gap.
  for (const { read, cursor } of talkers) for (let n = 1; n <= cursor; n++) expect(read.has(n), `line ${n}`).toBe(true);
}, 120_000);
