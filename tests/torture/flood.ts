import { fork } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { memoryOf } from '../fuzz/raw.ts';
import { enter, join, post, type Client, type Opened } from '../server/client.ts';
import { freshFolder, startProcess, stopProcess } from '../server/process.ts';

export type FloodPlan = {
  readonly flooders: number;
  /** So many messages a second over each of their connections. */
  readonly perSecond: number;
  /** So long without a flood, and as long with it. */
  readonly seconds: number;
  readonly told: (sofar: object) => void;
};
type Felt = { readonly commands: number; readonly refused: number; readonly medianMs: number; readonly p99Ms: number };
export type Flooded = {
  readonly calm: Felt;
  /** What is felt at the table that is flooded, and at another. */
  readonly here: Felt;
  readonly elsewhere: Felt;
  /** From an X-card at the flooded table until the last page there is paused. */
  readonly xCardMs: number;
  readonly sent: number;
  readonly shownOut: number;
  readonly memoryMb: number;
};

const flooder = fileURLToPath(new URL('./flooder.ts', import.meta.url));
const everyMs = 100;

/** Some flood a table from a process of their own; people play there and at another table. What do they feel? */
export const flood = async ({ flooders, perSecond, seconds, told }: FloodPlan): Promise<Flooded> => {
  const { folder, remove } = freshFolder();
  const server = await startProcess('main.ts', { PORT: '0', HOST: '127.0.0.1', ASPEKT_DATA: folder });
  const { address } = server;
  const [here, elsewhere] = [await sit(address, 'vastmark'), await sit(address, 'nyx')];
  const seats = [];
  for (let i = 0; i < flooders; i++) seats.push(await join(address, here.table, `Flood ${i}`));
  const calm = await play([...here.people, ...elsewhere.people], seconds);
  told({ calm });
  const before = memoryOf(server.process.pid ?? 0);
  const tokens = seats.map(({ token }) => token);
  const child = fork(flooder, [new URL(address).port, String(perSecond), here.table.table, ...tokens]);
  let most = before;
  const watch = setInterval(() => (most = Math.max(most, memoryOf(server.process.pid ?? 0))), everyMs);
  const playing = Promise.all([play(here.people, seconds), play(elsewhere.people, seconds)]);
  await pause((seconds * 1000) / 2);
  const xCardMs = await pauseAll(here.people);
  const [feltHere, feltElsewhere] = await playing;
  clearInterval(watch);
  const over = new Promise<{ readonly sent: number; readonly shownOut: number }>((resolve) =>
    child.once('message', (figures) => resolve(figures as { sent: number; shownOut: number })),
  );
  child.send('stop');
  const figures = await over;
  for (const person of [...here.people, ...elsewhere.people]) person.close();
  await stopProcess(server);
  remove();
  return {
    calm,
    here: feltHere,
    elsewhere: feltElsewhere,
    xCardMs: Math.round(xCardMs),
    ...figures,
    memoryMb: Math.round(most - before),
  };
};

const sit = async (
  address: string,
  game: string,
): Promise<{ readonly table: Opened; readonly people: readonly Client[] }> => {
  const table = (await (await post(address, '/api/demo', { game, locale: 'en' })).json()) as Opened;
  const { token } = await join(address, table, 'Calm');
  return {
    table,
    people: [
      await enter(address, { table: table.table, token: table.gm }),
      await enter(address, { table: table.table, token }),
    ],
  };
};

/** Each says something ten times a second, and notes how long it takes until that is acknowledged. */
const play = async (people: readonly Client[], seconds: number): Promise<Felt> => {
  const took: number[] = [];
  let refused = 0;
  const until = performance.now() + seconds * 1000;
  await Promise.all(
    people.map(async (person, i) => {
      await pause((i * everyMs) / people.length);
      for (let next = performance.now(); next < until; next += everyMs) {
        await pause(Math.max(0, next - performance.now()));
        const answer = await person.do({ type: 'table/say', text: 'Calm' });
        // Reckoned from when it was due: whoever waits for an answer asks the next thing too late.
        took.push(performance.now() - next);
        if (answer.t !== 'done') refused++;
      }
    }),
  );
  took.sort((a, b) => a - b);
  const at = (share: number): number => Number((took[Math.floor(took.length * share)] ?? 0).toFixed(1));
  return { commands: took.length, refused, medianMs: at(0.5), p99Ms: at(0.99) };
};

const pauseAll = async (people: readonly Client[]): Promise<number> => {
  const played = performance.now();
  const paused = people.map((one) => one.next('changed', ({ table }) => table.paused));
  await people[1]?.do({ type: 'table/x-card' });
  await Promise.all(paused);
  return performance.now() - played;
};
