import { firstHash } from '@aspekt/fair';
import { handle, snapshotOf, type Table } from '@aspekt/table';
import { describe, expect, test } from 'vitest';
import { pebbles } from '../../../packages/table/src/testing/pebbles.ts';
import { everythingOf } from '../../../packages/table/src/testing/same.ts';
import { anna, countedLuck, gm, scene, throwOf } from '../../../packages/table/src/testing/scene.ts';
import { editionOf } from './edition.ts';
import { openFrom } from './opening.ts';
import { BrokenLog, StorageFull, type Log } from './ports/log.ts';
import { rowsOf } from './rows.ts';
import { readSnapshot, writeSnapshot } from './snapshot-text.ts';
import { keepSnapshots } from './snapshots.ts';
import { atOnce } from './spare.ts';
import { memoryLog } from './store/memory-log.ts';

const edition = 'this one';
const ours = (): string => edition;
const of = { table: 'table', edition, rules: pebbles };

/** A played table in a log. */
const logged = async () => {
  const { table, must } = scene();
  for (let i = 0; i < 30; i++) must(i % 3 ? anna : gm, i % 3 ? throwOf(anna) : throwOf(anna, { to: 'gm' }));
  const log = memoryLog();
  const rows = rowsOf('table', table.entries, firstHash('table'));
  await log.write({ tables: [{ id: 'table', game: 'pebbles', createdAt: 1 }], rows });
  const hashAt = (seq: number): string => rows[seq - 1]?.hash ?? '';
  return { table, log, hashAt };
};
const everything = (table: Table) => Object.fromEntries(everythingOf(table, [gm, anna]));

describe('a table is opened from its snapshot', () => {
  test('if that is one of its own log, made by the same program with the same rules', async () => {
    const { table, log, hashAt } = await logged();
    const seq = table.entries.length;
    await log.keep('table', writeSnapshot({ snapshot: snapshotOf(table), hash: hashAt(seq) }, of));
    const opened = await openFrom(log, 'table', pebbles, ours);
    expect(opened).toMatchObject({ snapshot: seq, head: hashAt(seq) });
    expect(everything(opened.table)).toEqual(everything(table));
  });
  test('and from its log alone when the snapshot is of anything else, or was changed in any place', async () => {
    const { table, log, hashAt } = await logged();
    const seq = table.entries.length;
    const snapshot = snapshotOf(table);
    const known = { snapshot, hash: hashAt(seq) };
    const good = writeSnapshot(known, of);
    const ahead = { ...snapshot, seq: seq + 1, entries: [...snapshot.entries, 0] };
    const useless = [
      '',
      '{}',
      good.slice(0, -1),
      good.slice(64),
      writeSnapshot(known, { ...of, table: 'another' }),
      writeSnapshot(known, { ...of, edition: 'another' }),
      writeSnapshot(known, { ...of, rules: { id: 'pebbles', version: 2 } }),
      writeSnapshot({ snapshot, hash: hashAt(seq - 1) }, of),
      writeSnapshot({ snapshot: ahead, hash: hashAt(seq) }, of),
      // What was written wrongly is not told, either.
      writeSnapshot({ snapshot: { ...snapshot, entries: [99] }, hash: hashAt(seq) }, of),
      writeSnapshot({ snapshot: { seq } as never, hash: hashAt(seq) }, of),
      ...Array.from({ length: 200 }, (_, i) => {
        const at = Math.floor((i * good.length) / 200);
        return good.slice(0, at) + String.fromCharCode(good.charCodeAt(at) ^ 1) + good.slice(at + 1);
      }),
    ];
    for (const text of useless) {
      await log.keep('table', text);
      const opened = await openFrom(log, 'table', pebbles, ours);
      expect(opened.snapshot, text.slice(0, 80)).toBe(0);
      expect(JSON.stringify(opened.table.board)).toBe(JSON.stringify(table.board));
    }
    await log.keep('table', good);
    expect((await openFrom(log, 'table', pebbles, () => undefined)).snapshot).toBe(0);
  });
  test('up to where its log is damaged, and only if the snapshot ends before that', async () => {
    const { table, log, hashAt } = await logged();
    const seq = table.entries.length;
    await log.keep('table', writeSnapshot({ snapshot: snapshotOf(table), hash: hashAt(seq) }, of));
    const torn: Log = {
      ...log,
      scan: async (id) => (await log.read(id)).map((row) => (row.seq === 20 ? { ...row, bytes: '{}' } : row)),
    };
    const opened = await openFrom(torn, 'table', pebbles, ours);
    expect(opened.damage).toBeInstanceOf(BrokenLog);
    expect([opened.snapshot, opened.table.entries.length, opened.head]).toEqual([0, 19, hashAt(19)]);
  });
});

describe('a snapshot is made', () => {
  const every = 10;
  const setUp = async (change: (log: Log) => Partial<Log> = () => ({}), full = false) => {
    const { table, log: kept, hashAt } = await logged();
    const log = { ...kept, ...change(kept) };
    const fatal: unknown[] = [];
    const keeper = keepSnapshots({
      log,
      spare: atOnce,
      every,
      editionOf: ours,
      full: () => full,
      fatal: (error) => fatal.push(error),
    });
    let head = hashAt(table.entries.length);
    const open = (kept: number) => keeper.opened(table, { seq: table.entries.length, hash: head }, kept);
    /** So many more commands, of which the log has all but the last `unwritten`. */
    const play = (written: ReturnType<typeof open>, commands: number, unwritten = 0): void => {
      const entries = Array.from({ length: commands }, (_, i) => {
        const id = `more-${table.entries.length}-${i}`;
        const outcome = handle(table, anna, { id, command: throwOf(anna), salt: '5a' }, countedLuck(), 1);
        return outcome.kind === 'accepted' ? outcome.entries : [];
      }).flat();
      const rows = rowsOf('table', entries, head).slice(0, commands - unwritten);
      head = rows.at(-1)?.hash ?? head;
      written(rows);
    };
    const seqKept = async (): Promise<number | undefined> => {
      const text = await log.snapshot('table');
      return text === undefined ? undefined : readSnapshot(text, of)?.snapshot.seq;
    };
    return { table, keeper, open, play, seqKept, fatal, length: table.entries.length };
  };

  test('after a table was opened with many entries beyond the last one, and then every so many', async () => {
    const { open, play, seqKept, length } = await setUp();
    open(length - every);
    expect(await seqKept()).toBeUndefined();
    const written = open(length - every - 1);
    expect(await seqKept()).toBe(length);
    play(written, every);
    expect(await seqKept()).toBe(length);
    play(written, 1);
    expect(await seqKept()).toBe(length + every + 1);
  });
  test('only of what is in the log', async () => {
    const [some, all] = [await setUp(), await setUp()];
    some.play(some.open(some.length), every + 5, 1);
    all.play(all.open(all.length), every + 5);
    expect([await some.seqKept(), await all.seqKept()]).toEqual([undefined, all.table.entries.length]);
  });
  test('not of a table that was put away or opened anew, nor when the disk is full or the server ends', async () => {
    const away = await setUp();
    const written = away.open(away.length);
    away.keeper.closed('table');
    away.play(written, every + 1);
    const anew = await setUp();
    const before = anew.open(anew.length);
    anew.open(anew.length);
    anew.play(before, every + 1);
    const full = await setUp(undefined, true);
    full.open(0);
    const ending = await setUp();
    ending.keeper.stop();
    ending.open(0);
    for (const { seqKept } of [away, anew, full, ending]) expect(await seqKept()).toBeUndefined();
  });
  test('if it can be: a full disk or a damaged place for it stop nobody, a failing disk stops everything', async () => {
    const failed = new Error('the disk failed');
    for (const [error, stops] of [
      [new StorageFull(''), []],
      [new BrokenLog(''), []],
      [failed, [failed]],
    ] as const) {
      const { open, fatal } = await setUp(() => ({ keep: () => Promise.reject(error) }));
      open(0);
      await Promise.resolve();
      expect(fatal).toEqual(stops);
    }
  });
});

test('an edition is the same for the same game, another for another, and there is none for a game that is not ours', () => {
  expect(editionOf('nyx')).toMatch(/^[0-9a-f]{64}$/);
  expect(editionOf('nyx')).toBe(editionOf('nyx'));
  expect(editionOf('nyx')).not.toBe(editionOf('ode'));
  expect(editionOf('pebbles')).toBeUndefined();
});
