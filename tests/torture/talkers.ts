import { randomUUID } from 'node:crypto';
import type { Line } from '@aspekt/protocol';
import { createTable, enter, join, type Client } from '../server/client.ts';

/** Somebody who talks without pause and remembers what was acknowledged and what they read. */
export type Talker = {
  readonly table: string;
  readonly token: string;
  readonly sent: Map<string, string>;
  readonly acked: Set<string>;
  /** Lines by their number. */
  readonly read: Map<number, string>;
  /** Lines that said one thing at first and another later: there must be none. */
  readonly changed: string[];
  cursor: number;
  /** Up to this line none is missing. */
  whole: number;
};

/** Lay tables with a game master and players each. */
export const seatTalkers = async (address: string, tables: number, players: number): Promise<readonly Talker[]> => {
  const talkers: Talker[] = [];
  for (let i = 0; i < tables; i++) {
    const opened = await createTable(address);
    const seats: string[] = [opened.gm];
    for (let p = 0; p < players; p++) seats.push((await join(address, opened, `P${p}`)).token);
    for (const token of seats) {
      const { table } = opened;
      talkers.push({
        table,
        token,
        sent: new Map(),
        acked: new Set(),
        read: new Map(),
        changed: [],
        cursor: 0,
        whole: 0,
      });
    }
  }
  return talkers;
};

/**
 * Talk until the connection dies or `enough`, with a few things always under way. What was not acknowledged before is
 * sent again under its old id.
 */
export const talk = async (
  address: string,
  talker: Talker,
  enough: () => boolean = () => false,
  atOnce = 3,
): Promise<Client> => {
  const { table, token, sent, acked, read, changed } = talker;
  const client = await enter(address, { table, token, cursor: talker.cursor });
  const open = (): boolean => client.socket.readyState === client.socket.OPEN;
  const say = (id: string, text: string): void => {
    sent.set(id, text);
    if (open()) client.say({ t: 'do', id, command: { type: 'table/say', text } });
  };
  const sayMore = (): void => {
    const id = randomUUID();
    if (!enough()) say(id, `${id} ${'word '.repeat(Math.random() * 150)}`.trim());
  };
  const keep = (lines: readonly Line[], cursor: number): void => {
    for (const { n, told } of lines) {
      const text = told[0]?.text ?? '';
      if ((read.get(n) ?? text) !== text) changed.push(`${n}: ${read.get(n)} became ${text}`);
      read.set(n, text);
    }
    talker.cursor = cursor;
    // Somebody who was away for more than a page asks for what they missed.
    const missing = lastMissing(talker);
    if (missing > 0 && open()) client.say({ t: 'older', before: missing + 1 });
  };
  const hear = (message: Client['messages'][number]): void => {
    if (message.t === 'welcome' || message.t === 'changed') keep(message.lines, message.cursor);
    if (message.t === 'older') keep(message.lines, talker.cursor);
    if (message.t === 'done') {
      acked.add(message.id);
      sayMore();
    }
    // Too fast: again in a moment, under the same id.
    const text = message.t === 'invalid' && message.code === 'too_fast' ? sent.get(message.id ?? '') : undefined;
    if (text !== undefined && 'id' in message) setTimeout(() => say(message.id ?? '', text), 100).unref();
  };
  for (const message of client.messages) hear(message);
  client.socket.on('message', (bytes: Buffer) => hear(JSON.parse(bytes.toString())));
  for (const [id, text] of sent) if (!acked.has(id)) say(id, text);
  for (let i = 0; i < atOnce; i++) sayMore();
  return client;
};

/** All of them talk until `count` more acknowledgements have come, or the connections die. */
export const talkUntil = async (address: string, talkers: readonly Talker[], count: number): Promise<void> => {
  const goal = ackedBy(talkers) + count;
  const enough = (): boolean => ackedBy(talkers) >= goal;
  const clients = await Promise.all(talkers.map((talker) => talk(address, talker, enough, 1)));
  const gone = Promise.all(clients.map(({ closed }) => closed)).then(() => true);
  const pause = (): Promise<boolean> => new Promise((later) => setTimeout(() => later(false), 20));
  while (!(enough() && talkers.every((talker) => lastMissing(talker) === 0)) && !(await Promise.race([gone, pause()])));
  for (const client of clients) client.close();
  await gone;
};

/** The last line up to the cursor that was not told; none is 0. */
export const lastMissing = (talker: Talker): number => {
  const { cursor, read } = talker;
  while (read.has(talker.whole + 1)) talker.whole++;
  let n = cursor;
  while (n > talker.whole && read.has(n)) n--;
  return n > talker.whole ? n : 0;
};

export const ackedBy = (talkers: readonly Talker[]): number => talkers.reduce((sum, { acked }) => sum + acked.size, 0);
