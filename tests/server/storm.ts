import type { Locale } from '@aspekt/contract';
import { games } from '@aspekt/registry';
import { keptLog } from '@aspekt/server';
import { join } from 'node:path';
import type { Entry } from '@aspekt/table';
import { WebSocket } from 'ws';
import {
  comeOnline,
  inBrowser,
  openStorage,
  openTable,
  type PageSocket,
  type PageTable,
} from '../simulation/browser.ts';
import { complaintsOf } from '../simulation/checker.ts';
import { calm, type Weather } from '../simulation/network.ts';
import { act, type Chance, type OpenPage, type Person } from '../simulation/people.ts';
import { openSecrets, type Secrets } from '../simulation/secrets.ts';
import { openWitness, type Witness } from '../simulation/witness.ts';
import { post } from './client.ts';
import { openCards, type Cards } from './idle-cards.ts';
import { freshFolder, startProcess, stopProcess, type Running } from './process.ts';
import { openProxy, type Proxy } from './proxy.ts';

export type StormPlan = {
  /** So many connections are cut. */
  readonly disconnects: number;
  /** So many tables with four pages each, of all games in turn. */
  readonly tables: number;
  readonly weather: Weather;
  /** About so often each page does something. */
  readonly paceMs: number;
  /** It goes on until so much was acknowledged, so that it proves something. */
  readonly leastAcked?: number;
  /** So often the server is killed and started again meanwhile. */
  readonly kills: number;
  readonly chance: () => number;
};
export type StormResult = {
  readonly disconnects: number;
  /** How often a page said hello. */
  readonly hellos: number;
  readonly acked: number;
  readonly entries: number;
  /** Welcomes after which a page had to ask for more before it was in step. */
  readonly asked: number;
  readonly complaints: readonly string[];
};

type Counter = { hellos: number; asked: number };

/** A page of its own in this process, over a real socket. */
const openRealPage = (
  proxy: Proxy,
  seat: { readonly table: string; readonly token: string; readonly name: string },
  witness: Witness,
  count: Counter,
): OpenPage & { readonly close: () => void; readonly cards: Cards } => {
  const cards = openCards();
  const browser = { locale: 'en' as Locale, local: openStorage(), session: openStorage() };
  const turn = (): void => inBrowser(browser);
  let table: PageTable | undefined;
  let stop = (): void => {};
  const dial = (): PageSocket => {
    const socket = new WebSocket(proxy.address, { perMessageDeflate: false });
    socket.on('error', () => socket.terminate());
    return {
      get readyState() {
        return socket.readyState;
      },
      send: (text) => {
        if (text.startsWith('{"t":"hello"')) count.hellos++;
        if (text.startsWith('{"t":"fresh"')) count.asked++;
        witness.sent(text);
        cards.sent(text, Date.now());
        socket.send(text);
      },
      close: () => socket.terminate(),
      addEventListener: (type, hear) =>
        void socket.on(type, (data: Buffer) => {
          turn();
          if (type !== 'message') return hear({});
          witness.heard(data.toString());
          cards.heard(data.toString(), Date.now());
          hear({ data: data.toString() });
        }),
    };
  };
  const load = (): void => {
    stop();
    turn();
    table = openTable(seat, dial);
    stop = table.start();
  };
  return {
    table: () => {
      turn();
      return table;
    },
    load,
    locale: () => browser.locale,
    speak: (locale) => {
      browser.locale = locale;
      turn();
      table?.speak();
    },
    close: () => stop(),
    cards,
  };
};

type Opened = { readonly table: string; readonly gm: string; readonly invite: string };
type Demo = Opened & { readonly player: { readonly seat: string; readonly token: string } };
type Laid = {
  readonly table: string;
  readonly game: string;
  readonly secrets: Secrets;
  readonly people: readonly Person<ReturnType<typeof openRealPage>>[];
};

const layTable = async (server: string, proxy: Proxy, game: string, count: Counter, onlookers = 1): Promise<Laid> => {
  const answer = async <T>(path: string, body: object): Promise<T> =>
    (await post(server, path, body)).json() as Promise<T>;
  const demo = await answer<Demo>('/api/demo', { game, locale: 'en' });
  const secrets = openSecrets();
  const { table } = demo;
  const sit = (name: string, seat: string, role: Person['role'], token: string) => {
    const witness = openWitness({ name, seat, role }, secrets);
    const page = openRealPage(proxy, { table, token, name }, witness, count);
    return { name, seat, role, page, witness, gone: false };
  };
  const joined = { table, token: demo.invite, name: 'Guest', locale: 'en' };
  const guest = await answer<{ seat: string; token: string }>('/api/join', joined);
  const people = [
    sit('gm', 'gm', 'gm', demo.gm),
    sit('player', demo.player.seat, 'player', demo.player.token),
    sit('guest', guest.seat, 'player', guest.token),
    ...Array.from({ length: onlookers }, (_, i) => sit(`onlooker ${i}`, 'onlooker', 'onlooker', demo.invite)),
  ];
  return { table, game, secrets, people };
};

const pause = (ms: number): Promise<void> => new Promise((later) => setTimeout(later, ms));

/** Let things happen until something is so, or for as long as one can wait. */
const until = async (isSo: () => boolean, mostMs: number): Promise<boolean> => {
  const end = performance.now() + mostMs;
  while (!isSo() && performance.now() < end) await pause(50);
  return isSo();
};

/** Play at all games over a bad network, cut connections all the time, and compare in the end. */
export const weatherStorm = async (plan: StormPlan): Promise<StormResult> => {
  const { chance } = plan;
  const { folder, remove } = freshFolder();
  const env = { PORT: '0', HOST: '127.0.0.1', ASPEKT_DATA: folder, ASPEKT_BACKUP_HOURS: '0' };
  let server: Running = await startProcess('main.ts', env);
  const proxy = await openProxy(chance);
  proxy.target = server.address;
  const count: Counter = { hellos: 0, asked: 0 };
  const laid: Laid[] = [];
  for (let i = 0; i < plan.tables; i++)
    laid.push(await layTable(server.address, proxy, games[i % games.length]?.id ?? '', count));
  const people = laid.flatMap((one) => one.people);
  const pages = people.map(({ page }) => page);
  /** Everybody is there again, or was shown out and told so. */
  const allLive = (): boolean =>
    people.every(({ page, witness }) => {
      const state = page.table()?.connection.state;
      return state === 'live' || (state === 'ended' && witness.byes.has('removed'));
    });
  for (const page of pages) page.load();
  await until(allLive, 30_000);

  let over = false;
  const choices = choicesOf(chance);
  const busy = (person: Person, secrets: Secrets): void => {
    setTimeout(
      () => {
        if (over) return;
        act(person, choices, secrets);
        busy(person, secrets);
      },
      (0.2 + chance()) * plan.paceMs,
    );
  };
  for (const one of laid) for (const person of one.people) busy(person, one.secrets);
  proxy.weather = plan.weather;
  const killAt = Array.from({ length: plan.kills }, (_, i) =>
    Math.floor(((i + 1) * plan.disconnects) / (plan.kills + 1)),
  );
  const acked = (): number =>
    people.reduce((sum, { witness }) => sum + [...witness.answers.values()].filter((one) => one === 'done').length, 0);
  let cuts = 0;
  while (cuts < plan.disconnects || acked() < (plan.leastAcked ?? 0)) {
    if (cuts === killAt[0]) {
      killAt.shift();
      proxy.target = undefined;
      await stopProcess(server, 'SIGKILL');
      server = await startProcess('main.ts', env);
      proxy.target = server.address;
    }
    if (proxy.cut(chance)) cuts++;
    // When enough were cut, they are cut less often, so that something gets through between two of them.
    await pause((chance() * 1000) / (cuts < plan.disconnects ? pages.length : 2));
  }
  over = true;
  proxy.weather = { ...calm, delayMs: 5 };
  await until(allLive, 60_000);
  // Asked whether it still hears anything, a page finds out what it missed; dice that are wanted are thrown.
  const quiet = (): boolean => allLive() && pages.every((page) => page.table()?.unsent.length === 0);
  for (let i = 0; i < 60 && (i < 4 || !quiet()); i++) {
    comeOnline();
    await pause(250);
    for (const page of pages) {
      const wanted = page.table()?.diceWanted;
      wanted?.give(Array.from({ length: wanted.count }, () => choices.pick(wanted.allowed) ?? 1));
    }
  }
  await pause(300);
  for (const person of people) person.gone = person.page.table()?.connection.state === 'ended';
  const { complaints, entries } = await compare(folder, laid);
  for (const page of pages) page.close();
  await proxy.close();
  await stopProcess(server);
  remove();
  return { disconnects: cuts, hellos: count.hellos, acked: acked(), entries, asked: count.asked, complaints };
};

const choicesOf = (chance: () => number): Chance => ({
  below: (n) => Math.floor(chance() * n),
  pick: (from) => from[Math.floor(chance() * from.length)],
  odds: (p) => chance() < p,
});

const compare = async (
  folder: string,
  laid: readonly Laid[],
): Promise<{ readonly complaints: readonly string[]; readonly entries: number }> => {
  const log = keptLog(join(folder, 'aspekt.sqlite'));
  const complaints: string[] = [];
  let entries = 0;
  for (const { table, game, people } of laid) {
    const rules = await games.find(({ id }) => id === game)?.load();
    if (!rules) throw new Error(`no ${game}`);
    const rows = await log.read(table);
    entries += rows.length;
    const written = rows.map(({ bytes }) => JSON.parse(bytes) as Entry);
    // A card played while the table is paused is acknowledged and leaves no entry.
    const idle = new Set(people.flatMap(({ page }) => page.cards.idle(written)));
    const found = complaintsOf({
      table,
      rules,
      rows,
      people,
      live: [],
      idle,
      printed: '',
      thorough: false,
    });
    complaints.push(...found.map((one) => `${game}: ${one}`));
  }
  await log.close();
  return { complaints, entries };
};

/** All sit at their tables when the server is killed and started again: how long until the last of them is back. */
export const comeBack = async (
  clients: number,
  chance: () => number,
): Promise<{ readonly clients: number; readonly back: number; readonly startMs: number; readonly backMs: number }> => {
  const { folder, remove } = freshFolder();
  const env = { PORT: '0', HOST: '127.0.0.1', ASPEKT_DATA: folder, ASPEKT_BACKUP_HOURS: '0' };
  const first = await startProcess('main.ts', env);
  const proxy = await openProxy(chance);
  proxy.weather = { ...calm, delayMs: 0 };
  proxy.target = first.address;
  const count: Counter = { hellos: 0, asked: 0 };
  const laid: Laid[] = [];
  const each = 20;
  for (let i = 0; i * each < clients; i++)
    laid.push(await layTable(first.address, proxy, games[i % games.length]?.id ?? '', count, each - 3));
  const pages = laid.flatMap(({ people }) => people.map(({ page }) => page)).slice(0, clients);
  const live = (): number => pages.filter((page) => page.table()?.connection.state === 'live').length;
  for (const page of pages) page.load();
  await until(() => live() === clients, 60_000);
  const killed = performance.now();
  proxy.target = undefined;
  await stopProcess(first, 'SIGKILL');
  await until(() => live() === 0, 10_000);
  const second = await startProcess('main.ts', env);
  proxy.target = second.address;
  const startMs = Math.round(performance.now() - killed);
  await until(() => live() === clients, 60_000);
  const backMs = Math.round(performance.now() - killed);
  const back = live();
  for (const page of pages) page.close();
  await proxy.close();
  await stopProcess(second);
  remove();
  return { clients, back, startMs, backMs };
};
