import { randomBytes } from 'node:crypto';
import type { LoadTable } from './seating.ts';

/** What came of a time under load. */
export type Loaded = {
  readonly ms: number;
  /** Commands that were acknowledged as durable. */
  readonly acknowledged: number;
  readonly refused: number;
  /** News that reached a player: one for each of the six who is told of a command. */
  readonly deliveries: number;
  readonly bytes: number;
  /** Milliseconds from when a command was sent, or would have been but for the one before it, to the last player's news of it. */
  readonly latencies: readonly number[];
  /** Commands of which not all six had news. */
  readonly untold: number;
};

type Pending = {
  readonly id: string;
  readonly by: number;
  readonly due: number;
  /** One bit for each seat. */
  told: number;
  answered: boolean;
};

/** Drives tables over their sockets: at each one command at a time, as people who take turns, or each player for themselves. */
export class Load {
  readonly #tables: readonly Play[];
  #acknowledged = 0;
  #refused = 0;
  #deliveries = 0;
  #bytes = 0;
  #untold = 0;
  #latencies: number[] = [];
  #closedLoop = false;

  /** In the reference server one's own message coming back is the acknowledgement. */
  constructor(tables: readonly LoadTable[], echoed: boolean) {
    this.#tables = tables.flatMap((table, i) => playsAt(table, i, echoed, this));
  }

  /** Everyone whose turn it is acts again as soon as they were answered. */
  async closed(ms: number): Promise<Loaded> {
    this.#clear();
    this.#closedLoop = true;
    const start = performance.now();
    for (const table of this.#tables) table.act(performance.now());
    await passing(ms);
    this.#closedLoop = false;
    const counted = this.#counted(performance.now() - start);
    await this.#settled();
    return counted;
  }

  /** So many commands a second over all tables, whether or not the earlier ones are answered. */
  async paced(perSecond: number, ms: number): Promise<Loaded> {
    this.#clear();
    const start = performance.now();
    const total = Math.floor((perSecond * ms) / 1000);
    for (let sent = 0; sent < total;) {
      const due = Math.min(total, 1 + Math.floor(((performance.now() - start) * perSecond) / 1000));
      for (; sent < due; sent++) this.#tables[sent % this.#tables.length]?.act(performance.now());
      await passing(1);
    }
    await this.#settled();
    return this.#counted(performance.now() - start);
  }

  acknowledged(): void {
    this.#acknowledged++;
  }
  refused(text: string): void {
    if (this.#refused++ === 0) console.error(`refused: ${text.slice(0, 300)}`);
  }
  delivered(news: number): void {
    this.#deliveries += news;
  }
  heard(bytes: number): void {
    this.#bytes += bytes;
  }
  finished({ due, told }: Pending, seats: number): void {
    if (!isToldToAll(told, seats)) this.#untold++;
    else this.#latencies.push(performance.now() - due);
  }
  get closedLoop(): boolean {
    return this.#closedLoop;
  }

  #counted(ms: number): Loaded {
    return {
      ms,
      acknowledged: this.#acknowledged,
      refused: this.#refused,
      deliveries: this.#deliveries,
      bytes: this.#bytes,
      latencies: this.#latencies,
      untold: this.#untold,
    };
  }
  #clear(): void {
    [this.#acknowledged, this.#refused, this.#deliveries, this.#bytes, this.#untold] = [0, 0, 0, 0, 0];
    this.#latencies = [];
  }
  async #settled(): Promise<void> {
    for (let tries = 0; tries < 100 && this.#tables.some(({ busy }) => busy); tries++) await passing(20);
    for (const table of this.#tables) table.giveUp();
  }
}

const isToldToAll = (told: number, seats: number): boolean => told === (1 << seats) - 1;

const passing = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Whatever is played at one table, by one after the other or by several at once. */
const playsAt = (table: LoadTable, number: number, echoed: boolean, load: Load): readonly Play[] => {
  const plays = table.plays.map((turns, i) => new Play(table.sockets, turns, `${number}-${i}`, load));
  for (const [seat, socket] of table.sockets.entries()) {
    let last = 0;
    socket.on('message', (data: Buffer) => {
      load.heard(data.length);
      // The kind of a frame is known from its beginning: `{"t":"changed"`, `{"t":"done"`, `{"t":"offers"`.
      const kind = data[6];
      if (kind === 0x6f) return;
      if (kind !== 0x63) return playWith(plays, data)?.answered(data);
      const cursor = numberAfter(data, '"cursor":');
      // What was there before the load is nobody's news.
      load.delivered(last === 0 ? 1 : cursor - last);
      last = cursor;
      for (const play of plays) play.told(seat);
      // Of the others' news one learns too: only one's own message coming back is an answer.
      if (echoed) playWith(plays, data)?.echoed(seat);
    });
  }
  return plays;
};

const numberAfter = (data: Buffer, words: string): number => {
  let number = 0;
  for (let i = data.indexOf(words) + words.length; ; i++) {
    const digit = (data[i] ?? 0) - 0x30;
    if (digit < 0 || digit > 9) return number;
    number = number * 10 + digit;
  }
};

/** Which play a frame answers: the id of its command is in it. */
const playWith = (plays: readonly Play[], data: Buffer): Play | undefined => {
  const start = data.indexOf('"id":"') + 6;
  const id = data.toString('latin1', start, data.indexOf('"', start));
  return plays.find((play) => play.awaits(id));
};

/** Commands one after the other, each sent when the one before was answered. */
class Play {
  readonly #sockets: LoadTable['sockets'];
  readonly #turns: LoadTable['plays'][number];
  readonly #load: Load;
  readonly #name: string;
  readonly #due: number[] = [];
  #serial = 0;
  #pending: Pending | undefined;

  constructor(sockets: LoadTable['sockets'], turns: LoadTable['plays'][number], name: string, load: Load) {
    this.#sockets = sockets;
    this.#turns = turns;
    this.#load = load;
    this.#name = `${name}-${randomBytes(4).toString('hex')}`;
  }

  get busy(): boolean {
    return this.#pending !== undefined || this.#due.length > 0;
  }
  awaits(id: string): boolean {
    return this.#pending?.id === id;
  }

  act(due: number): void {
    if (this.#pending && !this.#load.closedLoop) return void this.#due.push(due);
    const { by, command } = this.#turns.next().value;
    const id = `${this.#name}-${++this.#serial}`;
    const salt = randomBytes(16).toString('hex');
    this.#pending = { id, by, due, told: 0, answered: false };
    this.#sockets[by]?.send(JSON.stringify({ t: 'do', id, command, salt }));
  }

  giveUp(): void {
    if (this.#pending) this.#load.finished(this.#pending, this.#sockets.length);
    this.#pending = undefined;
  }

  told(seat: number): void {
    const pending = this.#pending;
    if (!pending) return;
    pending.told |= 1 << seat;
    this.#perhapsOver(pending);
  }

  echoed(seat: number): void {
    if (this.#pending?.by === seat) this.#answer(this.#pending);
  }

  answered(data: Buffer): void {
    if (!this.#pending) return;
    // `{"t":"done"`; anything else is a refusal.
    if (data[6] !== 0x64) this.#load.refused(data.toString());
    this.#answer(this.#pending);
  }

  #answer(pending: Pending): void {
    if (pending.answered) return;
    pending.answered = true;
    this.#load.acknowledged();
    if (this.#load.closedLoop) this.act(performance.now());
    else this.#perhapsOver(pending);
  }

  #perhapsOver(pending: Pending): void {
    if (!pending.answered || !isToldToAll(pending.told, this.#sockets.length)) return;
    if (this.#load.closedLoop) return;
    this.#load.finished(pending, this.#sockets.length);
    this.#pending = undefined;
    const next = this.#due.shift();
    if (next !== undefined) this.act(next);
  }
}
