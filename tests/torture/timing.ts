import { wordsFrom } from '@aspekt/dice';
import type { WebSocket } from 'ws';
import { carryOut, seatTable, type LoadTable } from '../../bench/server/seating.ts';
import type { Turn } from '../../bench/server/rounds.ts';
import { secretly } from '../secrets/hiding.ts';
import { Pen } from '../secrets/pen.ts';
import { freshFolder, startProcess, stopProcess } from '../server/process.ts';

export type TimingPlan = {
  readonly games: readonly string[];
  /** So many commands of players are timed at each of the two tables. */
  readonly commands: number;
  /** So many things are hidden at one of them, and none at the other. */
  readonly hidden: number;
  readonly seed: number;
  /** A module that is loaded before the server: the place for a deliberate fault. */
  readonly fault?: string;
};
export type Timing = {
  readonly game: string;
  readonly hidden: number;
  /** From a player's command to what they are told of it, in milliseconds: the median with and without what is hidden. */
  readonly withMs: number;
  readonly withoutMs: number;
  readonly ratio: number;
};

const generous = new URL('./generous.ts', import.meta.url).href;

/** Play the same at two tables in turn, on a server that does nothing else; only at one is anything hidden. */
export const timeApart = async (plan: TimingPlan, told: (timing: Timing) => void): Promise<void> => {
  const { folder, remove } = freshFolder();
  const imports = [generous, ...(plan.fault === undefined ? [] : [plan.fault])].map((one) => `--import=${one}`);
  const env = { PORT: '0', HOST: '127.0.0.1', ASPEKT_DATA: folder, ASPEKT_BACKUP_HOURS: '0' };
  const server = await startProcess('main.ts', { ...env, NODE_OPTIONS: imports.join(' ') });
  for (const game of plan.games) told(await timeGame(server.address, game, plan));
  await stopProcess(server);
  remove();
};

const timeGame = async (address: string, game: string, { commands, hidden, seed }: TimingPlan): Promise<Timing> => {
  const full = await seatTable(address, game, 2, false);
  const empty = await seatTable(address, game, 2, false);
  const many = await hide(full, game, hidden, seed);
  const [withHidden, without]: [number[], number[]] = [[], []];
  for (let n = 0; without.length < commands; n++) {
    const both = [
      [full, withHidden],
      [empty, without],
    ] as const;
    // Neither is always the first.
    for (const [table, times] of n % 2 === 0 ? both : both.toReversed()) {
      const turn = table.plays[0]?.next().value;
      const took = turn && (await timed(table, turn, `t${n}`));
      if (took !== undefined && turn && turn.by > 0) times.push(took);
      // What waits for a quiet moment has one.
      await pause(12);
    }
  }
  for (const socket of [...full.sockets, ...empty.sockets]) socket.terminate();
  const [withMs, withoutMs] = [median(withHidden), median(without)];
  return { game, hidden: many, withMs, withoutMs, ratio: Number((withMs / withoutMs).toFixed(2)) };
};

const pause = (ms: number): Promise<void> => new Promise((later) => setTimeout(later, ms));
const median = (of: readonly number[]): number =>
  Number((of.toSorted((a, b) => a - b)[Math.floor(of.length / 2)] ?? 0).toFixed(2));

/** Figures that only the game master knows of; how many there are then. */
const hide = async ({ sockets: [gm] }: LoadTable, game: string, hidden: number, seed: number): Promise<number> => {
  let many = 0;
  for (let i = 0; gm && many < hidden && i < hidden * 3; i++) {
    // A new pen has nothing yet and begins with a figure.
    const command = secretly(game, new Pen(wordsFrom(seed + i)), { figures: [], seats: [] });
    many += await carryOut(gm, `hide-${i}`, command).then(
      () => 1,
      () => 0,
    );
    // Nobody may be faster than this.
    await pause(55);
  }
  return many;
};

/** Carry out a turn: how long until whoever took it is told what came of it. */
const timed = ({ sockets }: LoadTable, { by, command }: Turn, id: string): Promise<number | undefined> =>
  new Promise((resolve) => {
    const socket: WebSocket | undefined = sockets[by];
    if (!socket) return resolve(undefined);
    let [news, answered]: [number | undefined, boolean] = [undefined, false];
    const began = performance.now();
    const hear = (data: Buffer): void => {
      const text = data.toString();
      if (text.startsWith('{"t":"changed"')) news ??= performance.now() - began;
      else answered ||= text.includes(`"id":"${id}"`);
      if (news === undefined || !answered) return;
      end(news);
    };
    const end = (took: number | undefined): void => {
      socket.off('message', hear);
      clearTimeout(timer);
      resolve(took);
    };
    const timer = setTimeout(end, 5000, undefined);
    socket.on('message', hear);
    socket.send(JSON.stringify({ t: 'do', id, command, salt: '5a'.repeat(16) }));
  });
