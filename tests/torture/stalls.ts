import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Wire } from '@aspekt/contract';
import { wordsFrom } from '@aspekt/dice';
import { protocolVersion, type OfferView } from '@aspekt/protocol';
import { games } from '@aspekt/registry';
import { writeLongTable } from '../../bench/server/long-log.ts';
import { changed, misspelt, type Random } from '../fuzz/mutate.ts';
import { enter, join as joinTable, open, post, type Client, type Heard, type Opened } from '../server/client.ts';
import { freshFolder, startProcess, stopProcess, type Running } from '../server/process.ts';

/** How the event loop of a server was held up while something went on, in milliseconds. */
export type Stalls = {
  /** The longest time that the loop itself was at work without a pause. */
  readonly longestMs: number;
  /** So often it was for more than a hundred milliseconds. */
  readonly stalls: number;
  /** The longest by the clock, others who use the processor included. */
  readonly clockMs: number;
};
export type StallPlan = {
  readonly seed: number;
  /** So many frames that are changed on their way. */
  readonly frames: number;
  /** So many entries has the table that is opened. */
  readonly entries: number;
  readonly told: (what: string, stalls: Stalls) => void;
  /** A module that is loaded before the server: the place for a deliberate fault. */
  readonly fault?: string;
};

const mostMs = 100;
const watch = new URL('./loop-watch.ts', import.meta.url).href;

/** The real process with everything that takes long asked of it, one after the other; each is told with how it held up the loop. */
export const holdUp = async ({ seed, frames, entries, told, fault }: StallPlan): Promise<void> => {
  const { folder, remove } = freshFolder();
  const file = join(folder, 'loop');
  const long = [];
  for (const { id } of entries > 0 ? games : []) long.push({ id, ...(await writeLongTable(folder, id, entries)) });
  writeFileSync(file, '');
  const imports = [watch, ...(fault === undefined ? [] : [fault])].map((one) => `--import=${one}`).join(' ');
  const env = { PORT: '0', HOST: '127.0.0.1', ASPEKT_DATA: folder, ASPEKT_BACKUP_HOURS: '0' };
  const running = await startProcess('main.ts', { ...env, LOOP_FILE: file, NODE_OPTIONS: imports });
  running.process.once('exit', (code) => code !== 0 && console.error(running.said()));
  let read = 0;
  const during = async <T>(what: string, work: () => Promise<T>): Promise<T> => {
    const done = await work();
    await pause(60);
    const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
    told(what, stallsIn(lines.slice(read)));
    read = lines.length;
    return done;
  };
  await during('the start', () => pause(3000));
  const tables: Opened[] = [];
  for (const { id } of games) tables.push(await during(`the first table of ${id}`, () => demo(running, id)));
  await during(`${frames} frames, most of them changed`, () => fuzz(running, tables, frames, wordsFrom(seed)));
  await during('files of these tables, written and read', () => files(running, tables));
  for (const { id, table, token } of long) {
    const client = await during(`a table of ${id} of ${entries} entries, opened`, () =>
      enter(running.address, { table, token }),
    );
    const fetched = { headers: { authorization: `Bearer ${token}` } };
    for (const path of ['export', 'chronicle'])
      await during(`its ${path}`, async () =>
        (await fetch(`${running.address}/api/tables/${table}/${path}`, fetched)).arrayBuffer(),
      );
    await during(`${atOnce} of its chronicles at once`, () =>
      Promise.all(
        Array.from({ length: atOnce }, async () =>
          (await fetch(`${running.address}/api/tables/${table}/chronicle`, fetched)).arrayBuffer(),
        ),
      ),
    );
    for (const line of [8, Math.round(entries / 2)])
      for (const command of [{ type: 'table/undo', line }, { type: 'table/redo' }])
        await during(`${command.type} there, of all from line ${line} on`, () => must(client, command));
    client.close();
  }
  const code = await stopProcess(running);
  remove();
  if (code !== 0) throw new Error(`the server left with ${code} and said ${running.said()}`);
};

/** So many ask for the same at one moment. */
const atOnce = 20;

const must = async (client: Client, command: Wire): Promise<void> => {
  const heard = await client.do(command);
  if (heard.t !== 'done') throw new Error(`${command.type}: ${JSON.stringify(heard)}`);
};

const pause = (ms: number): Promise<void> => new Promise((later) => setTimeout(later, ms));

const stallsIn = (lines: readonly string[]): Stalls => {
  const seen = lines
    .map((line) => JSON.parse(line) as { readonly ms?: number; readonly ownMs?: number })
    .filter((one) => one.ownMs !== undefined);
  const own = seen.map(({ ms = 0, ownMs = 0 }) => Math.min(ms, ownMs));
  return {
    longestMs: Math.round(Math.max(0, ...own)),
    stalls: own.filter((ms) => ms > mostMs).length,
    clockMs: Math.round(Math.max(0, ...seen.map(({ ms = 0 }) => ms))),
  };
};

const demo = async ({ address }: Running, game: string): Promise<Opened> =>
  (await post(address, '/api/demo', { game, locale: 'en' })).json() as Promise<Opened>;

/** Come to a table without following what happens there. */
const look = async (address: string, who: { readonly table: string; readonly token: string }): Promise<Client> => {
  const client = await open(address, { origin: address }, (message) => message as Heard);
  client.say({ t: 'hello', protocol: protocolVersion, ...who, cursor: 0, locale: 'en' });
  await client.next('welcome');
  return client;
};

/** A bit slower than anybody may be, from so many at each table at once. */
const paceMs = 60;
const each = 5;

const fuzz = async ({ address }: Running, tables: readonly Opened[], frames: number, random: Random): Promise<void> => {
  const talk = async (opened: Opened, token: string, frames: number): Promise<void> => {
    let client: Client | undefined;
    let offers: readonly OfferView[] = [];
    for (let sent = 0; sent < frames; sent++) {
      // Whoever is shown out comes again; whoever was shown out for good comes as the game master.
      client ??= await look(address, { table: opened.table, token }).catch(() => undefined);
      client ??= await look(address, { table: opened.table, token: opened.gm });
      offers = client.messages.findLast((one) => one.t === 'welcome')?.offers ?? offers;
      client.frames.length = 0;
      client.messages.length = 0;
      client.say(strangeFrame(offers, `f${sent}`, random));
      await pause(paceMs);
      if (client.socket.readyState !== client.socket.OPEN) client = undefined;
    }
    client?.close();
  };
  const talking: Promise<void>[] = [];
  for (const opened of tables)
    for (let i = 0; i < each; i++) {
      const token = i === 0 ? opened.gm : (await joinTable(address, opened, `P${i}`)).token;
      talking.push(talk(opened, token, Math.ceil(frames / tables.length / each)));
    }
  await Promise.all(talking);
};

/** What a page could send here, mostly with something about it changed. */
const strangeFrame = (offers: readonly OfferView[], id: string, random: Random): string => {
  const command = offers[random() % Math.max(1, offers.length)]?.command ?? { type: 'table/say', text: 'Hello' };
  const frame = [
    { t: 'ask', id, odds: command },
    { t: 'older', before: 1 + (random() % 300) },
    { t: 'fresh', cursor: 0 },
    { t: 'locale', locale: (['sv', 'pl', 'en'] as const)[random() % 3] },
  ][random() % 12] ?? { t: 'do', id, command, salt: '5a'.repeat(16) };
  let value: unknown = frame;
  for (let times = random() % 3; times > 0; times--) value = changed(value, random);
  const text = JSON.stringify(value) ?? '';
  return random() % 6 === 0 ? misspelt(text, random) : text;
};

/** Each table is given out, told as a story, copied, and the copy brought in as a table of its own. */
const files = async ({ address }: Running, tables: readonly Opened[]): Promise<void> => {
  for (const { table, gm } of tables) {
    const headers = { authorization: `Bearer ${gm}` };
    const at = `${address}/api/tables/${table}`;
    for (const path of ['export', 'chronicle']) await (await fetch(`${at}/${path}`, { headers })).arrayBuffer();
    const copy = await (await fetch(`${at}/copy`, { method: 'POST', headers })).text();
    await post(address, '/api/import', copy);
  }
};
