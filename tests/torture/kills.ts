import { freshFolder, pebblesModule, startProcess, stopProcess, type Running } from '../server/process.ts';
import { canPlayDisk, onDisk } from './disk.ts';
import { ackedBy, seatTalkers, talk, talkUntil, type Talker } from './talkers.ts';
import { complaints, rewritten, truthIn, type Truth } from './truth.ts';

export type KillResult = {
  readonly kills: number;
  readonly acked: number;
  readonly entries: number;
  /** From the start of a process until it serves, in milliseconds: the slowest of a hundred. */
  readonly readyMs: number;
  readonly complaints: readonly string[];
};

/** So many kills in one folder; then a new one, so that logs stay as long as those of an evening. */
const perFolder = 100;

/** Kill a server under load again and again, and compare what people were told with what the log says. */
export const killCycles = async (kills: number, chance: () => number): Promise<KillResult> => {
  const found: string[] = [];
  const ready: number[] = [];
  let [acked, entries] = [0, 0];
  for (let done = 0; done < kills; done += perFolder) {
    const one = await killIn(Math.min(perFolder, kills - done), chance, ready);
    found.push(...one.complaints);
    acked += one.acked;
    entries += one.entries;
  }
  const readyMs = ready.toSorted((a, b) => a - b)[Math.floor(ready.length * 0.99)] ?? 0;
  return { kills, acked, entries, readyMs: Math.round(readyMs), complaints: found };
};

const killIn = async (
  kills: number,
  chance: () => number,
  ready: number[],
): Promise<Omit<KillResult, 'kills' | 'readyMs'>> => {
  const { folder, remove } = freshFolder();
  const start = async (more: Readonly<Record<string, string>> = {}): Promise<Running> => {
    const began = performance.now();
    const env = { ASPEKT_DATA: folder, ASPEKT_TEST_GAMES: pebblesModule, ...more };
    const running = await startProcess('test-server.ts', env);
    ready.push(performance.now() - began);
    return running;
  };
  const first = await start();
  const talkers = await seatTalkers(first.address, 2, 3);
  await stopProcess(first, 'SIGKILL');
  const found: string[] = [];
  let before: Truth = new Map();
  for (let i = 0; i < kills; i++) {
    // Half of the kills come at any moment, half at the very moment of a sync.
    const atSync = canPlayDisk && i % 2 === 1;
    await dieTalking(await start(atSync ? onDisk({ folder, killSync: 4 + Math.floor(chance() * 14) }) : {}), talkers, {
      after: atSync ? 1000 : 20 + chance() * 150,
    });
    if (i % 10 !== 9) continue;
    const now = await truthIn(folder);
    found.push(...rewritten(before, now));
    before = now;
  }
  // At last everybody comes back, and everything that was ever sent is there exactly once.
  const last = await start();
  await talkUntil(last.address, talkers, talkers.length);
  await stopProcess(last);
  const truth = await truthIn(folder);
  found.push(...rewritten(before, truth), ...complaints(talkers, truth));
  remove();
  return {
    acked: ackedBy(talkers),
    entries: [...truth.values()].reduce((sum, { rows }) => sum + rows.length, 0),
    complaints: found,
  };
};

/** Everybody talks; the process is killed after a while, unless its disk kills it sooner. */
const dieTalking = async (
  server: Running,
  talkers: readonly Talker[],
  { after }: { readonly after: number },
): Promise<void> => {
  const gone = new Promise<undefined>((resolve) => server.process.once('exit', () => resolve(undefined)));
  const clients = await Promise.all(
    talkers.map((talker) => Promise.race([talk(server.address, talker), gone]).catch(() => undefined)),
  );
  const timer = setTimeout(() => server.process.kill('SIGKILL'), after);
  await gone;
  clearTimeout(timer);
  await Promise.all(clients.flatMap((client) => client?.closed ?? []));
};
