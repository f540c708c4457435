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
  /** Milliseconds from when a command was due to the last player's news of it. */
  readonly latencies: readonly number[];
  /** Commands of which not all six had news. */
  readonly untold: number;
};

type Pending = { readonly by: number; readonly due: number; readonly told: Set<number>; answered: boolean };

/** Drives tables over their sockets: one command at a time at each table, as people who take turns. */
export class Load {
  readonly #tables: readonly Player[];
  #acknowledged = 0;
  #refused = 0;
  #deliveries = 0;
  #bytes = 0;
  #untold = 0;
  #latencies: number[] = [];
  #closedLoop = false;

  /** In the reference server one's own message coming back is the acknowledgement. */
  constructor(tables: readonly LoadTable[], echoed: boolean) {
    this.#tables = tables.map((table, i) => new Player(table, i, echoed, this));
  }

  /** Every table acts again as soon as it was answered. */
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
      const due = Math.min(total, Math.floor(((performance.now() - start) * perSecond) / 1000));
      for (; sent < due; sent++) this.#tables[sent % this.#tables.length]?.act(start + (sent * 1000) / perSecond);
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
  delivered(bytes: number): void {
    this.#deliveries++;
    this.#bytes += bytes;
  }
  heard(bytes: number): void {
    this.#bytes += bytes;
  }
  finished({ due, told }: Pending, sockets: number): void {
    if (told.size < sockets) this.#untold++;
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

const passing = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** The people of one table. */
class Player {
  readonly #table: LoadTable;
  readonly #load: Load;
  readonly #name: string;
  readonly #echoed: boolean;
  readonly #due: number[] = [];
  #serial = 0;
  #pending: Pending | undefined;

  constructor(table: LoadTable, number: number, echoed: boolean, load: Load) {
    this.#table = table;
    this.#load = load;
    this.#echoed = echoed;
    this.#name = `${number}-${randomBytes(4).toString('hex')}`;
    for (const [i, socket] of table.sockets.entries()) socket.on('message', (data: Buffer) => this.#hear(i, data));
  }

  get busy(): boolean {
    return this.#pending !== undefined || this.#due.length > 0;
  }

  act(due: number): void {
    if (this.#pending && !this.#load.closedLoop) return void this.#due.push(due);
    if (this.#pending) this.#load.finished(this.#pending, this.#table.sockets.length);
    const { by, command } = this.#table.turns.next().value;
    const id = `${this.#name}-${++this.#serial}`;
    const salt = randomBytes(16).toString('hex');
    this.#pending = { by, due, told: new Set(), answered: false };
    this.#table.sockets[by]?.send(JSON.stringify({ t: 'do', id, command, salt }));
  }

  giveUp(): void {
    if (this.#pending) this.#load.finished(this.#pending, this.#table.sockets.length);
    this.#pending = undefined;
  }

  /** The kind of a frame is known from its beginning: `{"t":"changed"`, `{"t":"done"`. */
  #hear(seat: number, data: Buffer): void {
    const kind = data[6];
    const pending = this.#pending;
    if (kind === 0x63) {
      this.#load.delivered(data.length);
      pending?.told.add(seat);
      if (this.#echoed && pending?.by === seat) this.#answer(pending);
      else if (pending) this.#perhapsOver(pending);
      return;
    }
    this.#load.heard(data.length);
    if (kind === 0x6f || !pending) return;
    if (kind !== 0x64) this.#load.refused(data.toString());
    this.#answer(pending);
  }

  #answer(pending: Pending): void {
    if (pending.answered) return;
    pending.answered = true;
    this.#load.acknowledged();
    if (this.#load.closedLoop) this.act(performance.now());
    else this.#perhapsOver(pending);
  }

  #perhapsOver(pending: Pending): void {
    if (!pending.answered || pending.told.size < this.#table.sockets.length) return;
    if (this.#load.closedLoop) return;
    this.#load.finished(pending, this.#table.sockets.length);
    this.#pending = undefined;
    const next = this.#due.shift();
    if (next !== undefined) this.act(next);
  }
}
