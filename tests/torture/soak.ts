import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { games } from '@aspekt/registry';
import { carryOut, seatTable, type LoadTable } from '../../bench/server/seating.ts';
import { freshFolder, startProcess, stopProcess } from '../server/process.ts';

export type SoakPlan = {
  readonly tables: number;
  /** First everyone plays for so long, then everyone only looks on for so long. */
  readonly minutes: number;
  /** So often somebody at a table does something. */
  readonly paceMs: number;
  readonly told: (sofar: object) => void;
};
/** How memory went in a stretch of time, by the straight line that fits best. */
type Slope = {
  /** Megabytes of heap in ten minutes, after collecting garbage; and of resident memory. */
  readonly heapMb: number;
  readonly residentMb: number;
  readonly handles: number;
  readonly commands: number;
};
export type Soaked = {
  readonly clients: number;
  readonly refused: number;
  readonly playing: Slope;
  /** What an entry of the log takes in memory, in kilobytes. */
  readonly perCommandKb: number;
  readonly resting: Slope;
  readonly residentMb: number;
};

type Sample = { readonly at: number; readonly heap: number; readonly rss: number; readonly handles: number };
const generous = new URL('./generous.ts', import.meta.url).href;
const watch = new URL('./memory-watch.ts', import.meta.url).href;
const mb = 1024 * 1024;

/** Many tables of six at a calm pace, and then at rest: what becomes of the memory and the handles of the server. */
export const soak = async ({ tables, minutes, paceMs, told }: SoakPlan): Promise<Soaked> => {
  const { folder, remove } = freshFolder();
  const file = join(folder, 'memory');
  writeFileSync(file, '');
  const env = { PORT: '0', HOST: '127.0.0.1', ASPEKT_DATA: folder, ASPEKT_BACKUP_HOURS: '0' };
  const server = await startProcess('main.ts', {
    ...env,
    MEMORY_FILE: file,
    NODE_OPTIONS: `--import=${generous} --import=${watch}`,
  });
  const seated: LoadTable[] = [];
  for (let i = 0; i < tables; i++) {
    seated.push(await seatTable(server.address, games[i % games.length]?.id ?? '', i, false));
    told({ seated: seated.length });
  }
  const samples = (): Sample[] =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line));
  const count = { commands: 0, refused: 0 };
  const look = (): void => told({ ...count, residentMb: Math.round((samples().at(-1)?.rss ?? 0) / mb) });

  const from = samples().length;
  await play(seated, (minutes / 2) * 60_000, paceMs, count, look);
  const between = samples().length;
  const rested = performance.now() + (minutes / 2) * 60_000;
  for (; performance.now() < rested; look()) await pause(2000);
  const all = samples();
  for (const { sockets } of seated) for (const socket of sockets) socket.terminate();
  await stopProcess(server);
  remove();
  // The first third is for warming up.
  const warm = from + Math.floor((between - from) / 3);
  const played = slopeOf(all.slice(warm, between));
  const inPlay = Math.round((count.commands * (between - warm)) / Math.max(1, between - from));
  const grown = ((all[between - 1]?.heap ?? 0) - (all[warm]?.heap ?? 0)) / 1024;
  return {
    clients: tables * 6,
    refused: count.refused,
    playing: { ...played, commands: count.commands },
    perCommandKb: Number((grown / Math.max(1, inPlay)).toFixed(2)),
    resting: { ...slopeOf(all.slice(between + 1)), commands: 0 },
    residentMb: Math.round((all.at(-1)?.rss ?? 0) / mb),
  };
};

const pause = (ms: number): Promise<void> => new Promise((later) => setTimeout(later, ms));

const play = async (
  seated: readonly LoadTable[],
  ms: number,
  paceMs: number,
  count: { commands: number; refused: number },
  look: () => void,
): Promise<void> => {
  const end = performance.now() + ms;
  const table = async ({ sockets, plays: [turns] }: LoadTable): Promise<void> => {
    await pause(Math.random() * paceMs);
    for (let n = 0; performance.now() < end; n++) {
      const { by, command } = turns?.next().value ?? { by: 0, command: { type: 'table/say', text: 'Hello' } };
      const socket = sockets[by];
      const done =
        socket &&
        (await carryOut(socket, `s${n}`, command).then(
          () => true,
          () => false,
        ));
      if (done) count.commands++;
      else count.refused++;
      look();
      await pause((0.5 + Math.random()) * paceMs);
    }
  };
  await Promise.all(seated.map(table));
};

/** The straight line with the least squares, in ten minutes. */
const slopeOf = (samples: readonly Sample[]): Omit<Slope, 'commands'> => {
  const mean = (of: readonly number[]): number => of.reduce((sum, one) => sum + one, 0) / Math.max(1, of.length);
  const at = samples.map((one) => one.at / 600_000);
  const rise = (of: readonly number[]): number => {
    const [x, y] = [mean(at), mean(of)];
    const run = at.reduce((sum, one) => sum + (one - x) ** 2, 0);
    return run === 0 ? 0 : at.reduce((sum, one, i) => sum + (one - x) * ((of[i] ?? 0) - y), 0) / run;
  };
  const round = (one: number): number => Number(one.toFixed(1));
  return {
    heapMb: round(rise(samples.map(({ heap }) => heap / mb))),
    residentMb: round(rise(samples.map(({ rss }) => rss / mb))),
    handles: round(rise(samples.map(({ handles }) => handles))),
  };
};
