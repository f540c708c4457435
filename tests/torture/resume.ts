import { createServer, connect, type AddressInfo, type Socket } from 'node:net';
import { games } from '@aspekt/registry';
import { writeLongTable, type LongTable } from '../../bench/server/long-log.ts';
import { enter, open } from '../server/client.ts';
import { freshFolder, startProcess, stopProcess } from '../server/process.ts';
import { protocolVersion } from '@aspekt/protocol';

export type Resumed = {
  readonly resumes: number;
  /** From the hello to the welcome, less the round trip, in milliseconds: the median, and the slowest of a hundred. */
  readonly medianMs: number;
  readonly p99Ms: number;
  /** What one ping takes beyond the others, the slowest of a hundred: the machine's doing, not the welcome's. */
  readonly pingP99Ms: number;
  /** Round trips, as a ping takes them. */
  readonly shortestTripMs: number;
  readonly longestTripMs: number;
  readonly complaints: readonly string[];
};

/** So many lines have the tables that people come back to. */
const lines = 1200;
/** So many lines somebody has missed. */
const missed: readonly number[] = [0, 1, 20, 200, 500, 1000];
const longestWayMs = 150;

/** Come back again and again over connections of 0 to 300 milliseconds to and fro, having missed up to a thousand lines. */
export const resume = async (resumes: number, chance: () => number): Promise<Resumed> => {
  const { folder, remove } = freshFolder();
  const tables: LongTable[] = [];
  for (const { id } of games) tables.push(await writeLongTable(folder, id, lines));
  const env = { PORT: '0', HOST: '127.0.0.1', ASPEKT_DATA: folder, ASPEKT_BACKUP_HOURS: '0' };
  const server = await startProcess('main.ts', env);
  // Somebody is there already: tables are open.
  const last = new Map<string, number>();
  for (const { table, token } of tables) {
    const there = await enter(server.address, { table, token });
    const welcome = there.messages.find((one) => one.t === 'welcome');
    last.set(table, welcome?.cursor ?? 0);
  }
  const relay = await openRelay(Number(new URL(server.address).port), () => chance() * longestWayMs);
  const [late, latePings, trips]: [number[], number[], number[]] = [[], [], []];
  const complaints: string[] = [];
  const one = async (i: number): Promise<void> => {
    const { table, token } = tables[i % tables.length] ?? { table: '', token: '' };
    const end = last.get(table) ?? 0;
    const cursor = end - (missed[i % missed.length] ?? 0);
    const client = await open(relay.address, { origin: relay.address });
    const began = performance.now();
    client.say({ t: 'hello', protocol: protocolVersion, table, token, cursor, locale: 'en' });
    const welcome = await client.next('welcome');
    const took = performance.now() - began;
    const pings = [];
    for (let n = 0; n < 3; n++) {
      const asked = performance.now();
      client.say({ t: 'ping' });
      await client.next('pong');
      pings.push(performance.now() - asked);
    }
    client.close();
    const trip = pings.toSorted((a, b) => a - b)[1] ?? 0;
    trips.push(trip);
    late.push(took - trip);
    latePings.push((pings[0] ?? 0) - trip);
    const told = welcome.lines.at(-1)?.n ?? cursor;
    if (welcome.cursor !== end || told !== end)
      complaints.push(`told up to ${told}, cursor ${welcome.cursor} of ${end}`);
  };
  let next = 0;
  const lane = async (): Promise<void> => {
    while (next < resumes) await one(next++);
  };
  await Promise.all(Array.from({ length: 4 }, lane));
  relay.close();
  await stopProcess(server);
  remove();
  const at = (of: readonly number[], share: number): number =>
    Math.round(of.toSorted((a, b) => a - b)[Math.floor(of.length * share)] ?? 0);
  return {
    resumes: late.length,
    medianMs: at(late, 0.5),
    p99Ms: at(late, 0.99),
    pingP99Ms: at(latePings, 0.99),
    shortestTripMs: Math.round(Math.min(...trips)),
    longestTripMs: Math.round(Math.max(...trips)),
    complaints,
  };
};

/** A line to a server on which every byte takes its time, the same for all bytes of one connection. */
const openRelay = async (
  port: number,
  wayMs: () => number,
): Promise<{ readonly address: string; readonly close: () => void }> => {
  const sockets = new Set<Socket>();
  const relay = createServer((client) => {
    const server = connect(port, '127.0.0.1');
    const way = wayMs();
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      sockets.add(from.setNoDelay(true));
      from.on('data', (bytes: Buffer) => setTimeout(() => to.writable && to.write(bytes), way));
      from.on('close', () => setTimeout(() => to.destroy(), way));
      from.on('error', () => from.destroy());
    }
  });
  await new Promise<void>((ready) => relay.listen(0, '127.0.0.1', ready));
  return {
    address: `http://127.0.0.1:${(relay.address() as AddressInfo).port}`,
    close: () => {
      for (const socket of sockets) socket.destroy();
      relay.close();
    },
  };
};
