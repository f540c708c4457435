import { fork } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { memoryOf } from '../fuzz/raw.ts';
import { enter, join, post, type Client, type Opened } from '../server/client.ts';
import { freshFolder, startProcess, stopProcess } from '../server/process.ts';
import type { Flood, Flooded } from './flooder.ts';

/** What people at play notice of what others do to the server. */
type Felt = { readonly commands: number; readonly refused: number; readonly medianMs: number; readonly p99Ms: number };
export type Borne = Flooded & {
  readonly calm: Felt;
  /** What is felt at the table that is flooded, and at another. */
  readonly here: Felt;
  readonly elsewhere: Felt;
  /** From an X-card at the flooded table until the last page there is paused. */
  readonly xCardMs: number;
  /** The most that the server held in memory, and what of it was not there before. */
  readonly memoryMb: number;
  readonly grownMb: number;
};
export type FloodPlan = {
  readonly flood: (here: Opened, address: string) => Promise<Omit<Flood, 'port'>>;
  /** So long without a flood, and as long with it. */
  readonly seconds: number;
  readonly told: (sofar: object) => void;
};

const flooder = fileURLToPath(new URL('./flooder.ts', import.meta.url));
const lookMs = 100;
/** As fast as anybody plays: four times a second. */
const everyMs = 250;
/** No address may lay tables faster. */
const layMs = 110;

/** A process of its own floods a table; people play there and at another. What do they feel? */
export const bear = async ({ flood, seconds, told }: FloodPlan): Promise<Borne> => {
  const { folder, remove } = freshFolder();
  const server = await startProcess('main.ts', { PORT: '0', HOST: '127.0.0.1', ASPEKT_DATA: folder });
  const { address } = server;
  const memory = (): number => memoryOf(server.process.pid ?? 0);
  const [here, elsewhere] = [await sit(address, 'vastmark'), await sit(address, 'nyx')];
  const plan = await flood(here.table, address);
  const calm = await play([...here.people, ...elsewhere.people], seconds);
  told({ calm });
  const before = memory();
  const port = Number(new URL(address).port);
  const child = fork(flooder, [JSON.stringify({ port, ...plan } satisfies Flood)]);
  let most = before;
  const watch = setInterval(() => (most = Math.max(most, memory())), lookMs);
  const playing = Promise.all([play(here.people, seconds), play(elsewhere.people, seconds)]);
  await pause((seconds * 1000) / 2);
  const xCardMs = await pauseAll(here.people);
  const [feltHere, feltElsewhere] = await playing;
  clearInterval(watch);
  const over = new Promise<Flooded>((resolve) => child.once('message', (figures) => resolve(figures as Flooded)));
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
    memoryMb: Math.round(most),
    grownMb: Math.round(most - before),
  };
};

/** Ten at one table who each send 5,000 messages a second and read what comes. */
export const loud: FloodPlan['flood'] = async (here, address) => {
  const links = [];
  for (let i = 0; i < 10; i++) links.push({ table: here.table, token: (await join(address, here, `Loud ${i}`)).token });
  const say = { t: 'do', id: 'flood', command: { type: 'table/say', text: 'x'.repeat(1000) } };
  return {
    links,
    says: Array.from({ length: 50 }, (_, i) => (i % 2 === 0 ? { t: 'ping' } : say)),
    everyMs: 10,
    reads: true,
  };
};

/** So many devices of the game masters of many tables who ask for everything anew as often as they may, and read nothing. */
export const greedy =
  (many: number): FloodPlan['flood'] =>
  async (_, address) => {
    const links = [];
    for (let i = 0; i < many; i += 8) {
      const { table, gm } = await layDemo(address, 'aoristos');
      for (let device = 0; device < 8; device++) links.push({ table, token: gm });
      await pause(layMs);
    }
    return { links, says: Array.from({ length: 18 }, () => ({ t: 'fresh', cursor: 0 })), everyMs: 1000, reads: false };
  };

const layDemo = async (address: string, game: string): Promise<Opened> =>
  (await post(address, '/api/demo', { game, locale: 'en' })).json() as Promise<Opened>;

/** A table with its game master and somebody who plays there. */
const sit = async (
  address: string,
  game: string,
): Promise<{ readonly table: Opened; readonly people: readonly Client[] }> => {
  const table = await layDemo(address, game);
  const { token } = await join(address, table, 'Calm');
  return {
    table,
    people: [
      await enter(address, { table: table.table, token: table.gm }),
      await enter(address, { table: table.table, token }),
    ],
  };
};

/** Each says something again and again, whether or not the last was answered, and notes how long it takes. */
const play = async (people: readonly Client[], seconds: number): Promise<Felt> => {
  const took: number[] = [];
  let refused = 0;
  const say = async (person: Client): Promise<void> => {
    const said = performance.now();
    const answer = await person.do({ type: 'table/say', text: 'Calm' });
    took.push(performance.now() - said);
    if (answer.t !== 'done' && refused++ === 0) console.error(`refused: ${JSON.stringify(answer)}`);
  };
  const saying: Promise<void>[] = [];
  for (let i = 0; i < (seconds * 1000) / everyMs; i++) {
    await pause(everyMs);
    for (const person of people) saying.push(say(person));
  }
  await Promise.all(saying);
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
