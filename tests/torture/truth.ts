import { firstHash } from '@aspekt/fair';
import { keptLog, sqliteLog, type Kept, type Log } from '@aspekt/server';
import { join } from 'node:path';
import { entriesOf } from '../../apps/server/src/rows.ts';
import { snapshotTells } from './snapshot-truth.ts';
import { lastMissing, type Talker } from './talkers.ts';

/** The logs in a folder: of each table its rows and where each command is. Throws if a chain does not hold. */
export type Truth = ReadonlyMap<string, { readonly rows: readonly Kept[]; readonly at: ReadonlyMap<string, number> }>;

export const truthIn = async (folder: string): Promise<Truth> => {
  const log = keptLog(join(folder, 'aspekt.sqlite'));
  const truth = await truthOf(log);
  await log.close();
  return truth;
};

export type Recovered = {
  readonly truth: Truth;
  /** How many tables were opened with a snapshot. */
  readonly snapshots: number;
  readonly fault?: string;
};

/** Opened as the server opens it after a crash, which recovers and writes. */
export const recoveredIn = async (folder: string): Promise<Recovered> => {
  const log = sqliteLog(folder);
  const truth = await truthOf(log);
  const told: string[] = [];
  for (const table of truth.keys()) told.push(await snapshotTells(log, table));
  await log.close();
  const kept = keptLog(join(folder, 'aspekt.sqlite'));
  const fault = told.includes('another') ? 'a snapshot tells otherwise than its log' : kept.fault();
  await kept.close();
  const snapshots = told.filter((what) => what === 'the same').length;
  return { truth, snapshots, ...(fault !== undefined && { fault }) };
};

const truthOf = async (log: Pick<Log, 'tables' | 'read'>): Promise<Truth> => {
  const truth = new Map();
  for (const { id } of await log.tables()) {
    const rows = await log.read(id);
    const at = new Map<string, number>();
    for (const entry of entriesOf(rows, firstHash(id))) {
      if (at.has(entry.id)) throw new Error(`the command ${entry.id} is there twice`);
      at.set(entry.id, entry.seq);
    }
    truth.set(id, { rows, at });
  }
  return truth;
};

/** Where `later` says something else than `before` said: nothing that was in the log may change or go. */
export const rewritten = (before: Truth, later: Truth): readonly string[] =>
  [...before].flatMap(([table, { rows }]) =>
    rows
      .filter(({ bytes, hash }, i) => {
        const now = later.get(table)?.rows[i];
        return now?.bytes !== bytes || now.hash !== hash;
      })
      .map(({ seq }) => `entry ${seq} of ${table}`),
  );

/** What is wrong between what people know and what the log says. */
export const complaints = (talkers: readonly Talker[], truth: Truth): readonly string[] => {
  const sent = new Set(talkers.flatMap((talker) => [...talker.sent.keys()]));
  const lost = talkers.flatMap(({ table, acked }) =>
    [...acked].filter((id) => !truth.get(table)?.at.has(id)).map((id) => `${id} was acknowledged and is lost`),
  );
  const invented = [...truth.values()].flatMap(({ at }) =>
    [...at.keys()].filter((id) => !id.includes('.') && !sent.has(id)).map((id) => `${id} was never sent`),
  );
  const garbled = talkers.flatMap(({ table, sent: texts }) => {
    const log = truth.get(table);
    return [...texts].filter(([id, text]) => {
      const row = log?.rows[(log.at.get(id) ?? 0) - 1];
      return row && JSON.parse(row.bytes).command.text !== text;
    });
  });
  return [
    ...lost,
    ...invented,
    ...garbled.map(([id]) => `${id} is not as it was sent`),
    ...talkers.flatMap(({ changed }) => changed),
    ...talkers
      .map(lastMissing)
      .filter((n) => n > 0)
      .map((n) => `line ${n} was never told`),
  ];
};
