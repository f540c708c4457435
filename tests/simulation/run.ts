import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import type { Result } from './session.ts';

/**
 * npm run simulate [-- --sessions N --seed S --twice --servers K]: plays sessions one after the other and prints the seed of each that
 * goes wrong. `--servers 2` has two servers on one log. `--twice` plays each twice and compares what happened. `--trace N` prints the last N
 * things that happened in each that goes wrong.
 */
const { values } = parseArgs({
  args: isMainThread ? process.argv.slice(2) : [],
  options: {
    sessions: { type: 'string', default: '1000' },
    seed: { type: 'string' },
    twice: { type: 'boolean', default: false },
    servers: { type: 'string', default: '1' },
    trace: { type: 'string', default: '0' },
  },
});

type Order = { readonly first: number; readonly sessions: number; readonly twice: boolean; readonly servers: number };
type Told = { readonly begun: number } | { readonly result: Result } | { readonly over: true };

/** A session that hangs is told by its silence: this thread only listens. */
const silenceMs = 60_000;

const listen = (order: Order): void => {
  const began = Date.now();
  const sum = { sessions: 0, failed: 0, entries: 0, commands: 0, acked: 0, faults: 0 };
  let current = order.first;
  let heard = Date.now();
  const worker = new Worker(new URL(import.meta.url), { workerData: order });
  const end = (code: number): void => {
    const seconds = (Date.now() - began) / 1000;
    const { user, system } = process.cpuUsage();
    const pace = (of: number): number => Math.round((sum.sessions / of) * 60);
    const speed = `${pace(seconds)} sessions a minute, ${pace((user + system) / 1e6)} a minute of processor time`;
    console.log(
      `${sum.failed === 0 ? 'ok    ' : 'FAILED'}  ${JSON.stringify(sum)}  ${Math.round(seconds)} s, ${speed}`,
    );
    process.exit(code);
  };
  const fail = (seed: number, complaints: readonly string[], trace: readonly string[]): void => {
    sum.failed++;
    console.log(`FAILED  seed ${seed}\n  ${complaints.slice(0, 5).join('\n  ')}`);
    for (const line of Number(values.trace) > 0 ? trace.slice(-Number(values.trace)) : []) console.log(`    ${line}`);
  };
  worker.on('message', (told: Told) => {
    heard = Date.now();
    if ('begun' in told) current = told.begun;
    else if ('over' in told) end(sum.failed === 0 ? 0 : 1);
    else {
      const { result } = told;
      sum.sessions++;
      for (const key of ['entries', 'commands', 'acked', 'faults'] as const) sum[key] += result.count[key];
      if (result.complaints.length > 0) fail(result.seed, result.complaints, result.trace);
      if (sum.sessions % 200 === 0)
        console.log(
          `        ${sum.sessions} sessions, ${sum.failed} failed, ${Math.round((Date.now() - began) / 1000)} s`,
        );
    }
  });
  worker.on('error', (error) => {
    fail(current, [String(error.stack)], []);
    end(1);
  });
  setInterval(() => {
    if (Date.now() - heard < silenceMs) return;
    fail(current, ['the session hangs'], []);
    end(1);
  }, 1000).unref();
};

const work = async ({ first, sessions, twice, servers }: Order): Promise<void> => {
  const { playSession } = await import('./session.ts');
  for (let seed = first; seed < first + sessions; seed++) {
    parentPort?.postMessage({ begun: seed } satisfies Told);
    let result = await playSession(seed, { servers }).catch((error: unknown): Result => ({
      seed,
      game: '',
      hash: '',
      complaints: [`the simulator: ${error instanceof Error ? error.stack : String(error)}`],
      trace: [],
      count: { entries: 0, commands: 0, acked: 0, faults: 0 },
    }));
    if (twice && (await playSession(seed, { servers })).hash !== result.hash)
      result = { ...result, complaints: [...result.complaints, 'played again, something else happened'] };
    parentPort?.postMessage({ result } satisfies Told);
  }
  parentPort?.postMessage({ over: true } satisfies Told);
};

if (isMainThread) {
  const seed = Number(values.seed ?? Date.now() % 1_000_000);
  console.log(`seeds from ${seed}`);
  listen({ first: seed, sessions: Number(values.sessions), twice: values.twice, servers: Number(values.servers) });
} else await work(workerData as Order);
