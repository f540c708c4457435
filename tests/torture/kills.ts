import { freshFolder, pebblesModule, startProcess, stopProcess, type Running } from '../server/process.ts';
import { canPlayDisk, onDisk } from './disk.ts';
import { tidying } from './snapshot-truth.ts';
import { ackedBy, seatTalkers, talk, talkUntil, type Talker } from './talkers.ts';
import { complaints, rewritten, truthIn, type Truth } from './truth.ts';

export type KillResult = {
  readonly kills: number;
  readonly acked: number;
  readonly entries: number;
  /** Acknowledged in a second, of the time in which people could talk to some server: from a welcome until its kill. */
  readonly rate: number;
  /** From the start of a process until it serves, in milliseconds: the slowest of a hundred. */
  readonly readyMs: number;
  /** How the servers died, each with how often. */
  readonly deaths: Readonly<Record<string, number>>;
  readonly complaints: readonly string[];
};

export type KillPlan = {
  readonly chance: () => number;
  /** So many servers are played on and killed side by side, each in a folder of its own. */
  readonly lanes?: number;
  /** What else a server is started with while people talk. */
  readonly fault?: Readonly<Record<string, string>>;
  /** It dies of that by itself, and is not killed. */
  readonly byItself?: boolean;
  /** Called after every kill. */
  readonly told?: (sofar: { readonly kills: number; readonly acked: number; readonly rate: number }) => void;
};

type Tally = {
  kills: number;
  acked: number;
  entries: number;
  ready: number[];
  complaints: string[];
  talk: Stretch;
  deaths: Record<string, number>;
};

/** The time in which something was going on at one place or another. */
type Stretch = { readonly begin: () => void; readonly end: () => void; readonly ms: () => number };
const openStretch = (): Stretch => {
  let [places, since, sum] = [0, 0, 0];
  return {
    begin: () => {
      if (places++ === 0) since = performance.now();
    },
    end: () => {
      if (--places === 0) sum += performance.now() - since;
    },
    ms: () => sum + (places > 0 ? performance.now() - since : 0),
  };
};

/** What a server is started with so that it dies for lack of memory soon. */
export const hunger: Readonly<Record<string, string>> = {
  NODE_OPTIONS: `--max-old-space-size=64 --import=${new URL('./hunger.ts', import.meta.url).href}`,
};

/** So many kills in one folder; then a new one, so that logs stay as long as those of an evening. */
const perFolder = 50;
/** Whoever shall die by itself, and does not, is killed after so many milliseconds. */
const longestLifeMs = 60_000;

/** Kill servers under load again and again, and compare what people were told with what the logs say. */
export const killCycles = async (kills: number, plan: KillPlan): Promise<KillResult> => {
  const sum: Tally = { kills: 0, acked: 0, entries: 0, ready: [], complaints: [], talk: openStretch(), deaths: {} };
  const lanes = plan.lanes ?? 2;
  const each = Math.min(perFolder, Math.ceil(kills / lanes));
  let planned = 0;
  const lane = async (): Promise<void> => {
    while (planned < kills) {
      const many = Math.min(each, kills - planned);
      planned += many;
      await killIn(many, plan, sum);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  const { acked, entries, ready } = sum;
  const readyMs = Math.round(ready.toSorted((a, b) => a - b)[Math.floor(ready.length * 0.99)] ?? 0);
  return {
    kills: sum.kills,
    acked,
    entries,
    rate: rateOf(sum),
    readyMs,
    deaths: sum.deaths,
    complaints: sum.complaints,
  };
};

const rateOf = ({ acked, talk: { ms } }: Tally): number => Math.round((acked * 1000) / Math.max(1, ms()));

const killIn = async (
  kills: number,
  { chance, fault = {}, byItself = false, told }: KillPlan,
  sum: Tally,
): Promise<void> => {
  const { folder, remove } = freshFolder();
  const start = async (more: Readonly<Record<string, string>> = {}): Promise<Running> => {
    const began = performance.now();
    const all = { ASPEKT_DATA: folder, ASPEKT_TEST_GAMES: pebblesModule, ...tidying, ...more };
    const running = await startProcess('test-server.ts', all);
    sum.ready.push(performance.now() - began);
    return running;
  };
  const first = await start();
  const talkers = await seatTalkers(first.address, 2, 3);
  await stopProcess(first, 'SIGKILL');
  let before: Truth = new Map();
  for (let i = 0; i < kills; i++) {
    // Half of the kills come at any moment, half at the very moment of a sync.
    const atSync = canPlayDisk && !byItself && i % 2 === 1;
    const disk = atSync ? onDisk({ folder, killSync: 4 + Math.floor(chance() * 14) }) : {};
    const had = ackedBy(talkers);
    const afterMs = byItself ? longestLifeMs : atSync ? 1000 : 20 + chance() * 150;
    const death = await start({ ...fault, ...disk }).then(
      async (server) => {
        await dieTalking(server, talkers, sum.talk, afterMs);
        return String(server.process.signalCode ?? server.process.exitCode);
      },
      (error: unknown) => {
        // Syncs are among what a server does when it starts.
        if (atSync && wasKilled(error)) return 'SIGKILL';
        throw error;
      },
    );
    sum.deaths[death] = (sum.deaths[death] ?? 0) + 1;
    sum.acked += ackedBy(talkers) - had;
    sum.kills++;
    told?.({ kills: sum.kills, acked: sum.acked, rate: rateOf(sum) });
    if (i % 10 !== 9) continue;
    const now = await truthIn(folder);
    sum.complaints.push(...rewritten(before, now));
    before = now;
  }
  // At last everybody comes back, and everything that was ever sent is there exactly once.
  const last = await start();
  await talkUntil(last.address, talkers, talkers.length);
  await stopProcess(last);
  const truth = await truthIn(folder);
  sum.complaints.push(...rewritten(before, truth), ...complaints(talkers, truth));
  sum.entries += [...truth.values()].reduce((all, { rows }) => all + rows.length, 0);
  remove();
};

const wasKilled = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === null;

/** Everybody talks; the process is killed after a while, unless its disk kills it sooner. */
const dieTalking = async (
  server: Running,
  talkers: readonly Talker[],
  { begin, end }: Stretch,
  afterMs: number,
): Promise<void> => {
  const gone = new Promise<undefined>((resolve) => server.process.once('exit', () => resolve(undefined)));
  let talking = false;
  const clients = await Promise.all(
    talkers.map(async (talker) => {
      const client = await Promise.race([talk(server.address, talker), gone]).catch(() => undefined);
      if (client && !talking) begin();
      talking ||= client !== undefined;
      return client;
    }),
  );
  const timer = setTimeout(() => server.process.kill('SIGKILL'), afterMs);
  await gone;
  clearTimeout(timer);
  if (talking) end();
  await Promise.all(clients.flatMap((client) => client?.closed ?? []));
};
