import { freshFolder, pebblesModule, startProcess, stopProcess, type Running } from '../server/process.ts';
import type { Client } from '../server/client.ts';
import { ackedBy, seatTalkers, talk, talkUntil, type Talker } from './talkers.ts';
import { complaints, truthIn } from './truth.ts';

export type RestartResult = {
  readonly restarts: number;
  readonly acked: number;
  /** From losing the connection to being welcome again, in milliseconds: the slowest of a hundred. */
  readonly backMs: number;
  /** From the start of a process until it serves. */
  readonly readyMs: number;
  readonly complaints: readonly string[];
};

type Tally = {
  restarts: number;
  acked: number;
  readonly back: number[];
  readonly ready: number[];
  readonly found: string[];
};

/** So many restarts in one folder; then a new one, so that logs stay as long as those of an evening. */
const perFolder = 20;

/** Stop a server as one does to update it, again and again under load; people come back when they were told to. */
export const restartCycles = async (
  restarts: number,
  chance: () => number,
  told: (sofar: object) => void = () => {},
): Promise<RestartResult> => {
  const sum: Tally = { restarts: 0, acked: 0, back: [], ready: [], found: [] };
  const result = (): RestartResult => ({
    restarts: sum.restarts,
    acked: sum.acked,
    backMs: percentile(sum.back),
    readyMs: percentile(sum.ready),
    complaints: sum.found,
  });
  while (sum.restarts < restarts)
    await restartIn(Math.min(perFolder, restarts - sum.restarts), chance, sum, () => told(result()));
  return result();
};

const restartIn = async (restarts: number, chance: () => number, sum: Tally, told: () => void): Promise<void> => {
  const { folder, remove } = freshFolder();
  const { found, back, ready } = sum;
  const start = async (port = '0'): Promise<Running> => {
    const began = performance.now();
    const running = await startProcess('test-server.ts', {
      ASPEKT_DATA: folder,
      ASPEKT_TEST_GAMES: pebblesModule,
      PORT: port,
    });
    ready.push(performance.now() - began);
    return running;
  };
  let server = await start();
  const { address } = server;
  const talkers = await seatTalkers(address, 3, 4);
  let clients = await Promise.all(talkers.map((talker) => talk(address, talker, undefined, 1)));
  for (let i = 0; i < restarts; i++) {
    await later(50 + chance() * 200);
    const returning = clients.map((client, k) => comeBack(address, client, talkers[k], { found, back }));
    if ((await stopProcess(server)) !== 0) found.push(`restart ${i}: the server did not leave with 0`);
    server = await start(new URL(address).port);
    clients = await Promise.all(returning);
    sum.restarts++;
    told();
  }
  for (const client of clients) client.close();
  await talkUntil(address, talkers, talkers.length);
  await stopProcess(server);
  found.push(...complaints(talkers, await truthIn(folder)));
  sum.acked += ackedBy(talkers);
  remove();
};

const later = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const percentile = (of: readonly number[]): number =>
  Math.round(of.toSorted((a, b) => a - b)[Math.min(of.length - 1, Math.floor(of.length * 0.99))] ?? 0);

/** What a page does: it waits as long as it was told, and tries until it is welcome. */
const comeBack = async (
  address: string,
  client: Client,
  talker: Talker | undefined,
  { found, back }: { readonly found: string[]; readonly back: number[] },
): Promise<Client> => {
  const code = await client.closed;
  const lost = performance.now();
  const bye = client.messages.findLast((message) => message.t === 'bye');
  const retry = bye?.retry ?? -1;
  // Somebody who talked too fast for too long was shown out for that, and comes back like everybody else.
  const hasty = bye?.code === 'too_fast';
  if (!hasty && (code !== 1012 || bye?.code !== 'restarting')) found.push(`closed with ${code}, ${bye?.code}`);
  if (!hasty && (retry < 200 || retry > 2000)) found.push(`told to come back after ${retry} ms`);
  const wrong = client.messages.find((message) => message.t === 'invalid' && message.code !== 'too_fast');
  if (wrong) found.push(JSON.stringify(wrong));
  for (let wait = Math.max(0, retry); ; wait = 100) {
    await later(wait);
    const returned = talker && (await talk(address, talker, undefined, 1).catch(() => undefined));
    if (!returned) continue;
    if (!hasty) back.push(performance.now() - lost);
    return returned;
  }
};
