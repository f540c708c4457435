import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { games } from '@aspekt/registry';
import type { Loaded } from './load.ts';
import { writeLongTable } from './long-log.ts';
import { restarted } from './restart.ts';
import { startClients, startServer, type Clients, type Server } from './processes.ts';

/**
 * `npm run bench:server [-- --quick]`: the server beside a bare one that only appends and sends on, both in one
 * run and in turns, so that a restless machine is as hard on one as on the other. Figures are medians, the 99 of 100 is that of all commands; goals are ratios.
 * `--profile` writes profiles of the server's processor time to `.cache`.
 */
const quick = process.argv.includes('--quick');
const profile = process.argv.includes('--profile');
const only = process.argv.find((arg) => arg.startsWith('--only='))?.slice('--only='.length);
const long = Number(process.argv.find((arg) => arg.startsWith('--repeats='))?.slice('--repeats='.length) ?? 7);
const size = quick
  ? { tables: 10, repeats: 2, ms: 1000, idle: 20, active: 5, entries: 3000, longGames: 1 }
  : { tables: 50, repeats: long, ms: 4000, idle: 1000, active: 200, entries: 100_000, longGames: games.length };
/** At a calm pace: long times, so that few commands are the first after a rest. */
const paced = { perSecond: 100, ...(quick ? { repeats: 2, ms: 1000 } : { repeats: 5, ms: 12_000 }) };

type Result = {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly goal: string;
  readonly met: boolean;
  readonly detail: string;
};
const results: Result[] = [];
const folder = mkdtempSync(join(tmpdir(), 'aspekt-bench-'));
const folderFor = (name: string): string => {
  const own = join(folder, name);
  mkdirSync(own, { mode: 0o700 });
  return own;
};
const cache = fileURLToPath(new URL('../../.cache', import.meta.url));
const mixed = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, i) => games[i % games.length]?.id ?? '');
const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
const percentile = (numbers: readonly number[], part: number): number =>
  numbers.toSorted((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(numbers.length * part))] ?? Number.NaN;
const tell = (result: Result): void => {
  results.push(result);
  const { name, value, unit, goal, met, detail } = result;
  const cells = [
    name.padEnd(58),
    `${value.toPrecision(3)} ${unit}`.padStart(12),
    goal.padStart(12),
    met ? 'met   ' : 'MISSED',
    detail,
  ];
  console.log(cells.join('  '));
};

type Measured = Loaded & { readonly cpuMs: number };
const lines = ['reference', 'aspekt'] as const;
type LineName = (typeof lines)[number];
const nameOf = (line: LineName, atOnce: boolean): string => (atOnce ? `${line}, all at once` : line);

const measured = async (server: Server, run: () => Promise<Loaded>): Promise<Measured> => {
  const before = await server.usage();
  const loaded = await run();
  return { ...loaded, cpuMs: (await server.usage()).cpuMs - before.cpuMs };
};

/** Both lines in turns: what each of them did, time after time. */
const inTurns = async (
  servers: Readonly<Record<LineName, Server>>,
  run: (line: LineName) => Promise<Loaded>,
  repeats = size.repeats,
): Promise<Readonly<Record<LineName, readonly Measured[]>>> => {
  const all = { reference: [] as Measured[], aspekt: [] as Measured[] };
  for (let i = -1; i < repeats; i++) {
    for (const line of i % 2 ? lines : lines.toReversed()) {
      const one = await measured(servers[line], () => run(line));
      // The first time warms both up.
      if (i >= 0) all[line].push(one);
      if (one.refused > 0) console.log(`  ${line}: ${one.refused} of ${one.acknowledged} refused`);
    }
  }
  return all;
};

const underLoad = async (clients: Clients): Promise<void> => {
  const profiling = profile ? ['--cpu-prof', `--cpu-prof-dir=${cache}`] : [];
  const servers = {
    reference: await startServer('reference', folderFor('reference')),
    aspekt: await startServer('aspekt', folderFor('aspekt'), profiling),
  };
  const seat = async (line: LineName, atOnce: boolean): Promise<void> => {
    const { address } = servers[line];
    const echoed = line === 'reference';
    await clients.ask({ do: 'seat', line: nameOf(line, atOnce), echoed, atOnce, address, games: mixed(size.tables) });
  };
  const closedLoop = async (atOnce: boolean): Promise<void> => {
    for (const line of lines) await seat(line, atOnce);
    const closed = await inTurns(servers, (line) =>
      clients.ask({ do: 'closed', line: nameOf(line, atOnce), ms: size.ms }),
    );
    const of = (what: (one: Measured) => number) => (line: LineName) => median(closed[line].map(what));
    const compare = (name: string, figure: (line: LineName) => number, unit: string): void => {
      const [ours, theirs] = [figure('aspekt'), figure('reference')];
      const detail = `${Math.round(ours)} against ${Math.round(theirs)} ${unit}`;
      tell({ name, value: ours / theirs, unit: '×', goal: '≥ 0.6 ×', met: ours / theirs >= 0.6, detail });
    };
    const how = atOnce ? 'all act at once' : 'one acts at a time';
    compare(
      `durable commands, ${size.tables} tables of 6, ${how}`,
      of(({ acknowledged, refused, ms }) => ((acknowledged - refused) * 1000) / ms),
      'a second',
    );
    compare(
      `deliveries of a second of processor time, ${how}`,
      of(({ deliveries, cpuMs }) => (deliveries * 1000) / cpuMs),
      '',
    );
    const bytes = of(({ bytes: sent, acknowledged }) => sent / acknowledged);
    console.log(`  bytes sent for a command: ${Math.round(bytes('aspekt'))} against ${Math.round(bytes('reference'))}`);
  };
  await closedLoop(false);

  const calm = await inTurns(
    servers,
    (line) => clients.ask({ do: 'paced', line: nameOf(line, false), ms: paced.ms, perSecond: paced.perSecond }),
    paced.repeats,
  );
  const all = {
    reference: calm.reference.flatMap(({ latencies }) => latencies),
    aspekt: calm.aspekt.flatMap(({ latencies }) => latencies),
  };
  const within = (part: number): readonly [number, number] => [
    percentile(all.aspekt, part),
    percentile(all.reference, part),
  ];
  const [ours, theirs] = within(0.99);
  const untold = calm.aspekt.reduce((sum, one) => sum + one.untold, 0);
  tell({
    name: `99 of 100 commands to the last player's frame, ${paced.perSecond}/s`,
    value: ours / theirs,
    unit: '×',
    goal: '≤ 1.5 ×',
    met: ours / theirs <= 1.5,
    detail: `${ours.toFixed(2)} against ${theirs.toFixed(2)} ms${untold > 0 ? `; ${untold} not told to all` : ''}`,
  });
  for (const part of [0.5, 0.9, 0.95, 0.98]) {
    const [own, bare] = within(part);
    console.log(`  ${part * 100} of 100: ${own.toFixed(2)} against ${bare.toFixed(2)} ms`);
  }
  await closedLoop(true);
  for (const line of lines) await servers[line].stop();
};

const inMemory = async (clients: Clients): Promise<void> => {
  const server = await startServer('aspekt', folderFor('memory'));
  const { address } = server;
  await clients.ask({ do: 'leave open', address, games: mixed(size.idle) });
  await clients.ask({ do: 'seat', line: 'memory', echoed: false, atOnce: false, address, games: mixed(size.active) });
  let most = 0;
  for (let i = 0; i < (quick ? 1 : 5); i++) {
    await clients.ask({ do: 'paced', line: 'memory', ms: size.ms, perSecond: size.active });
    most = Math.max(most, (await server.usage()).rssBytes / 2 ** 20);
  }
  tell({
    name: `${size.idle} tables idle, ${size.active} of 6 at play`,
    value: most,
    unit: 'MB',
    goal: '≤ 512 MB',
    met: most <= 512,
    detail: 'the most resident memory, one command a second at each',
  });
  await server.stop();
};

const later = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const openedLong = async (clients: Clients): Promise<void> => {
  for (const { id } of games.slice(0, size.longGames)) {
    const fresh = folderFor(`long-${id}`);
    const { table, token } = await writeLongTable(fresh, id, size.entries);
    const times = { first: [] as number[], again: [] as number[] };
    const work = { first: [] as number[], again: [] as number[] };
    for (let i = 0; i < (quick ? 1 : 3); i++) {
      const own = join(folder, `long-${id}-${i}`);
      cpSync(fresh, own, { recursive: true });
      for (const when of ['first', 'again'] as const) {
        const server = await startServer('aspekt', own);
        const before = await server.usage();
        times[when].push(await clients.ask<number>({ do: 'open', address: server.address, table, token }));
        work[when].push((await server.usage()).cpuMs - before.cpuMs);
        // It is left running for a moment, as in life: what the server does when it has time belongs to it.
        await later(1000);
        await server.stop();
      }
      rmSync(own, { recursive: true });
    }
    for (const [when, what] of [
      ['first', 'for the first time'],
      ['again', 'with the snapshot that this left'],
    ] as const) {
      const took = median(times[when]) / 1000;
      const worked = (median(work[when]) / 1000).toFixed(2);
      const goal = when === 'again' ? 1.5 : Infinity;
      tell({
        name: `a table of ${size.entries} entries opens ${what}, ${id}`,
        value: took,
        unit: 's',
        goal: goal < Infinity ? `≤ ${goal} s` : 'none',
        met: took <= goal,
        detail: `from the hello to the welcome, in a process just started; ${worked} s of processor time`,
      });
    }
  }
};

const restarts = async (clients: Clients): Promise<void> => {
  const times = quick ? 3 : 100;
  const game = games[0]?.id ?? '';
  const took = await restarted(clients, folderFor('restart'), { game, entries: size.entries, times });
  for (const [what, all] of [
    ['a server with a log of 100,000 entries is ready again', took.ready],
    ['and that table is open', took.open],
  ] as const) {
    const p99 = percentile(all, 0.99) / 1000;
    const detail = `99 of ${times} restarts; half of them within ${(median(all) / 1000).toFixed(2)} s`;
    tell({ name: what, value: p99, unit: 's', goal: '≤ 2 s', met: p99 <= 2, detail });
  }
};

const clients = startClients();
try {
  console.log(`Node ${process.version}, ${availableParallelism()} cores${quick ? ', quick' : ''}`);
  if (only === undefined || only === 'load') await underLoad(clients);
  if (only === undefined || only === 'memory') await inMemory(clients);
  if (only === undefined || only === 'long') await openedLong(clients);
  if (only === undefined || only === 'restart') await restarts(clients);
} finally {
  await clients.stop();
  rmSync(folder, { recursive: true, force: true });
}
const file = join(cache, 'bench-server.json');
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, `${JSON.stringify({ node: process.version, quick, results }, undefined, 2)}\n`);
