import { firstHash } from '@aspekt/fair';
import { describe, expect, test } from 'vitest';
import { Conflict, type Kept, type Key, type Log, type Row } from './log.ts';
import { rowsOf } from '../rows.ts';

export const row = (table: string, seq: number, id = `c${seq}`): Row => ({
  table,
  seq,
  id,
  bytes: `{"seq":${seq},"text":"Zażółć \\u0000 \u{1f3b2}"}`,
  prev: `h${seq - 1}`,
  hash: `h${seq}`,
});
/** An entry as it is read back. */
export const kept = (table: string, seq: number): Kept => {
  const { bytes, hash } = row(table, seq);
  return { seq, bytes, hash };
};
/** The first entries of a table as in play: each follows from the one before by its hash. */
export const chained = (table: string, many: number, text = ''): readonly Row[] =>
  rowsOf(
    table,
    Array.from({ length: many }, (_, i) => ({
      seq: i + 1,
      at: 1,
      by: 'gm',
      id: `${table}-${i + 1}`,
      rules: { id: 'table', version: 1 },
      command: { type: 'table/say', text },
      throws: [],
      events: [],
    })),
    firstHash(table),
  );
export const key = (hash: string, table: string): Key => ({ hash, table, kind: 'seat', seat: 's', role: 'player' });
export const laid = (id: string) => ({ id, game: 'pebbles', createdAt: 1 });

/** The same empty log in the hands of two, as two servers have it; each may remember what it likes. */
export type LogHands = { readonly here: Log; readonly there: Log };

/**
 * What every log promises, whatever keeps it. An adapter for another store calls this in its own test with a way to open
 * an empty log, and keeps all of it.
 */
export const logContract = (name: string, openTwice: () => LogHands): void => {
  const open = (): Log => openTwice().here;
  describe(`a log ${name}`, () => {
    test('gives back what was written, in order, to the byte', async () => {
      const log = open();
      await log.write({
        tables: [laid('a'), laid('b')],
        rows: [row('a', 1), row('b', 1), row('a', 2)],
        keys: [key('k', 'a')],
      });
      expect(await log.read('a')).toEqual([kept('a', 1), kept('a', 2)]);
      expect(await log.read('a', 1)).toEqual([kept('a', 2)]);
      expect(await log.read('none')).toEqual([]);
      expect(await log.table('a')).toEqual(laid('a'));
      expect(await log.table('none')).toBeUndefined();
      expect(await log.key('k')).toEqual(key('k', 'a'));
      await log.close();
    });
    test('refuses a second entry with the same number, or the same id, and writes nothing of the batch', async () => {
      const log = open();
      await log.write({ tables: [laid('a')], rows: [row('a', 1)] });
      await expect(log.write({ rows: [row('a', 2), row('a', 1, 'other')] })).rejects.toThrow(Conflict);
      await expect(log.write({ rows: [row('a', 2, 'c1')], keys: [key('k', 'a')] })).rejects.toThrow(Conflict);
      await expect(log.write({ rows: [row('a', 2, 'x'), row('a', 3, 'x')] })).rejects.toThrow(Conflict);
      expect(await log.read('a')).toEqual([kept('a', 1)]);
      expect(await log.key('k')).toBeUndefined();
      await log.write({ rows: [row('a', 2)] });
      expect(await log.read('a')).toHaveLength(2);
      await log.close();
    });
    test('knows when the last entry was written, by its own word', async () => {
      const log = open();
      expect(await log.lastAt()).toBeUndefined();
      const at = (table: string, seq: number, when: number) => ({
        ...row(table, seq),
        bytes: `{"seq":1,"at":${when}}`,
      });
      await log.write({ tables: [laid('a'), laid('b')], rows: [at('b', 1, 7), at('a', 1, 5)] });
      expect(await log.lastAt()).toBe(5);
      await log.write({ rows: [at('b', 2, 6)] });
      expect(await log.lastAt()).toBe(6);
      await log.write({ rows: [row('b', 3)] });
      expect(await log.lastAt()).toBeUndefined();
      await log.close();
    });
    test('refuses a second table with the same id', async () => {
      const log = open();
      await log.write({ tables: [laid('a')] });
      await expect(log.write({ tables: [laid('a')] })).rejects.toThrow(Conflict);
      await log.close();
    });
    test('knows a link until it ends', async () => {
      const log = open();
      await log.write({ tables: [laid('a')], keys: [key('k', 'a'), key('l', 'a'), key('m', 'b')] });
      expect((await log.keys('a')).map(({ hash }) => hash).toSorted()).toEqual(['k', 'l']);
      await log.write({ revoked: ['k'] });
      expect(await log.key('k')).toBeUndefined();
      expect((await log.keys('a')).map(({ hash }) => hash)).toEqual(['l']);
      await log.close();
    });
    test('keeps when a link ends by itself, and leaves it to others to judge that', async () => {
      const log = open();
      const ending = { ...key('k', 'a'), endsAt: 7 };
      await log.write({ tables: [laid('a')], keys: [ending, key('l', 'a')] });
      expect(await log.key('k')).toEqual(ending);
      expect(await log.key('l')).toEqual(key('l', 'a'));
      expect((await log.keys('a')).toSorted((a, b) => (a.hash < b.hash ? -1 : 1))).toEqual([ending, key('l', 'a')]);
      await log.close();
    });
    test('forgets a table and all that belongs to it', async () => {
      const log = open();
      await log.write({
        tables: [laid('a'), laid('b')],
        rows: [row('a', 1), row('b', 1)],
        keys: [key('k', 'a'), key('m', 'b')],
      });
      await log.remove('a');
      expect([await log.table('a'), await log.read('a'), await log.key('k')]).toEqual([undefined, [], undefined]);
      expect(await log.read('b')).toHaveLength(1);
      expect(await log.key('m')).toBeDefined();
      await log.close();
    });

    test('reads from any entry on, and knows how many there are', async () => {
      const log = open();
      expect(await log.length('a')).toBe(0);
      await log.write({ tables: [laid('a')], rows: [1, 2, 3, 4].map((seq) => row('a', seq)) });
      expect(await log.length('a')).toBe(4);
      expect((await log.read('a', 2)).map(({ seq }) => seq)).toEqual([3, 4]);
      expect(await log.read('a', 4)).toEqual([]);
      expect(await log.read('a', 9)).toEqual([]);
      expect([...(await log.scan('a'))]).toEqual(await log.read('a'));
      // Whoever follows a log reads what came after what they have.
      await log.write({ rows: [row('a', 5)] });
      expect(await log.read('a', 4)).toEqual([kept('a', 5)]);
      await log.close();
    });
    test('is gone through without a fault while more is written', async () => {
      const log = open();
      await log.write({ tables: [laid('a')], rows: [1, 2, 3].map((seq) => row('a', seq)) });
      const seqs: number[] = [];
      for (const { seq } of await log.scan('a')) {
        seqs.push(seq);
        if (seq < 3) await log.write({ rows: [row('a', 3 + seq)] });
      }
      expect([1, 2, 3, 4, 5].slice(0, seqs.length)).toEqual(seqs);
      expect(seqs.length).toBeGreaterThanOrEqual(3);
      await log.close();
    });
    test('refuses an entry that leaves a gap, follows from another one, or has no table', async () => {
      const log = open();
      await log.write({ tables: [laid('a')], rows: [row('a', 1)] });
      await expect(log.write({ rows: [row('a', 3)] })).rejects.toThrow(Conflict);
      await expect(log.write({ rows: [{ ...row('a', 2), prev: 'another' }] })).rejects.toThrow(Conflict);
      await expect(log.write({ rows: [row('a', 2), { ...row('a', 3), prev: 'another' }] })).rejects.toThrow(Conflict);
      await expect(log.write({ rows: [row('none', 1)] })).rejects.toThrow(Conflict);
      expect([await log.length('a'), await log.length('none')]).toEqual([1, 0]);
      await log.close();
    });
    test('lets one of two writers be first, entry by entry', async () => {
      const log = open();
      await log.write({ tables: [laid('a')] });
      const write = async (who: string, seq: number): Promise<string | undefined> => {
        try {
          await log.write({ rows: [row('a', seq, `${who}-${seq}`)] });
          return who;
        } catch (error) {
          if (error instanceof Conflict) return undefined;
          throw error;
        }
      };
      for (let seq = 1; seq <= 50; seq++) {
        const first = await Promise.all([write('one', seq), write('two', seq)]);
        expect(first.filter((who) => who !== undefined)).toHaveLength(1);
      }
      expect((await log.read('a')).map(({ seq }) => seq)).toEqual(Array.from({ length: 50 }, (_, i) => i + 1));
      await log.close();
    });
    test('takes nothing more for a table that was removed, and may lay it again', async () => {
      const log = open();
      await log.write({ tables: [laid('a')], rows: [row('a', 1)] });
      await log.remove('a');
      await expect(log.write({ rows: [row('a', 2)] })).rejects.toThrow(Conflict);
      expect(await log.tables()).toEqual([]);
      await log.write({ tables: [laid('a')], rows: [row('a', 1)] });
      expect(await log.tables()).toEqual([laid('a')]);
      await log.close();
    });
    test('keeps the last snapshot of a table, or none, and never that of another or of one that is gone', async () => {
      const log = open();
      await log.write({ tables: [laid('a'), laid('b')], rows: [row('a', 1)] });
      expect(await log.snapshot('a')).toBeUndefined();
      await log.keep('a', 'first');
      await log.keep('a', 'Zażółć \u{1f3b2}');
      // A log need not keep any.
      expect([undefined, 'Zażółć \u{1f3b2}']).toContain(await log.snapshot('a'));
      expect(await log.snapshot('b')).toBeUndefined();
      expect(await log.read('a')).toEqual([kept('a', 1)]);
      await log.remove('a');
      await log.keep('a', 'late');
      expect(await log.snapshot('a')).toBeUndefined();
      await log.write({ tables: [laid('a')] });
      expect(await log.snapshot('a')).toBeUndefined();
      await log.close();
    });
    test('in two hands is one: what is written by one is read by the other, who goes on from there', async () => {
      const { here, there } = openTwice();
      await here.write({ tables: [laid('a'), laid('b')], keys: [key('k', 'a'), key('l', 'b')] });
      expect([await there.table('a'), await there.key('k')]).toEqual([laid('a'), key('k', 'a')]);
      for (let seq = 1; seq <= 12; seq++) {
        const [first, second] = seq % 3 ? [here, there] : [there, here];
        await first.write({ rows: [row('a', seq), ...(seq % 2 ? [row('b', (seq + 1) / 2)] : [])] });
        expect(await second.length('a')).toBe(seq);
        // Whoever has not seen it yet is refused, with this number and with this id.
        await expect(second.write({ rows: [row('a', seq, `other${seq}`)] })).rejects.toThrow(Conflict);
        await expect(second.write({ rows: [row('a', seq + 1, `c${seq}`)] })).rejects.toThrow(Conflict);
      }
      expect(await here.read('a')).toEqual(await there.read('a'));
      expect((await there.read('b')).map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6]);
    });
    test('in two hands forgets for both: a link that one has ended, a table that one has removed', async () => {
      const { here, there } = openTwice();
      await here.write({ tables: [laid('a'), laid('b')], rows: [row('a', 1), row('b', 1)], keys: [key('k', 'a')] });
      await there.write({ rows: [row('a', 2)] });
      await there.write({ revoked: ['k'] });
      expect([await here.key('k'), await here.keys('a')]).toEqual([undefined, []]);
      await there.remove('a');
      expect([await here.table('a'), await here.length('a')]).toEqual([undefined, 0]);
      await expect(here.write({ rows: [row('a', 3)] })).rejects.toThrow(Conflict);
      await here.write({ rows: [row('b', 2)] });
      await there.write({ tables: [laid('a')], rows: [row('a', 1)] });
      expect([await here.length('a'), await here.length('b'), await there.length('b')]).toEqual([1, 2, 2]);
    });
    test('can be asked whether it takes anything, without a trace', async () => {
      const log = open();
      await log.probe();
      await log.probe();
      expect(await log.tables()).toEqual([]);
      await log.close();
    });
  });
};
