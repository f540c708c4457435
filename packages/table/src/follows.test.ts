import type { Wire } from '@aspekt/contract';
import { facesOf, followingId, readLog, tellReport, verify, writeLog, type Report } from '@aspekt/fair';
import { describe, expect, test } from 'vitest';
import { exportFor, exportWhole, handle, openTable, sitDown, type Entry, type Table } from './index.ts';
import { pebbles, type Pebbles } from './testing/pebbles.ts';
import { anna, countedLuck, gm } from './testing/scene.ts';

type Rules = typeof pebbles;
const troll = (more: object = {}) => ({
  command: { type: 'pebbles/throw', who: 'troll', dice: 3, ...more } as never,
  by: gm,
});

/** A table that plays the troll by itself: it throws until the sum of all pebbles is even, at first in secret if it likes. */
const pond = (habit: Rules['habit'] = ({ thrown }: Pebbles) => (thrown % 2 === 1 ? troll() : undefined)): Table => {
  const luck = countedLuck();
  const settings = { dial: 'do', typedDice: false, onlookers: true } as const;
  const spec = { id: 'table', name: 'The pond', locale: 'en', settings, gameSettings: {} } as const;
  const table = openTable({ ...pebbles, habit }, spec, luck, 1);
  if (!table) throw new Error('the table was not laid');
  for (const { seat, role } of [gm, anna]) sitDown(table, { seat, role, name: seat }, luck, 2);
  const ask = (by: typeof gm, id: string, command: Wire, salt?: string): void => {
    const outcome = handle(table, by, { id, command, ...(salt && { salt }) }, luck, 3);
    if (outcome.kind !== 'accepted') throw new Error(JSON.stringify(outcome));
  };
  for (const who of ['anna', 'troll'])
    ask(gm, who, { type: 'pebbles/bring', id: who, name: who, ...(who === 'anna' && { owner: who }) });
  for (let i = 0; i < 12; i++)
    ask(anna, `a${i}`, { type: 'pebbles/throw', who: 'anna', dice: 1 }, i.toString(16).padStart(2, '0').repeat(16));
  handle(table, gm, { id: 'reveal', command: { type: 'table/reveal-dice' } }, countedLuck(1000), 3);
  return table;
};

const reportOf = (file: string): Report => {
  const report = verify(file);
  if ('fault' in report) throw new Error(JSON.stringify(report.fault));
  return report;
};
const followedIn = ({ entries }: Table): readonly Entry[] =>
  [...entries].filter(({ cause, throws }) => cause !== undefined && throws.length > 0);

/** The log that a server would write that changes the followed throw `at`, with the faces that come of it. */
const forged = (table: Table, at: Entry, change: Partial<Entry>): Report => {
  const seed = [...table.entries].flatMap(({ seeds = [] }) => seeds).find(({ audience }) => audience === 'everyone');
  const log = readLog(exportWhole(table));
  if (log.fault || !seed) throw new Error('no log');
  const entries = log.entries.map((bytes) => {
    const entry = JSON.parse(bytes) as Entry;
    if (entry.seq !== at.seq) return bytes;
    const { id, salt = '', luck = [], throws } = { ...entry, ...change };
    const draw = { table: 'table', audience: 'everyone', epoch: 1, counter: luck[0]?.counter ?? 0, command: id, salt };
    const [faces = []] = facesOf(seed.seed, draw, throws) ?? [];
    return JSON.stringify({ ...entry, ...change, throws: throws.map((one) => ({ ...one, faces })) });
  });
  return reportOf(writeLog({ ...log.head }, entries));
};

describe('what follows by itself throws dice that nobody chose', () => {
  const table = pond();
  const followed = followedIn(table);
  const [first, second] = followed;
  if (!first || !second) throw new Error('nothing followed');

  test('its id follows from the seed, its place and the bytes of whoever caused it, and everyone can check that', () => {
    for (const viewer of [anna, gm])
      expect(reportOf(exportFor(table, viewer))).toMatchObject({ outcome: 'proved', unsalted: [], chosen: [] });
    const { id, luck = [], salt = '' } = first;
    const [{ audience, epoch = 0, counter = 0 } = { audience: '' }] = luck;
    const seed = [...table.entries][0]?.seeds?.[0]?.seed ?? '';
    expect(id).toBe(followingId(seed, { table: 'table', audience, epoch, counter, salt }));
    expect(salt).toBe([...table.entries].find(({ seq }) => seq === first.cause)?.salt);
  });
  test('another id is wrong, although the faces follow from it', () => {
    for (const id of [`f.${'0'.repeat(32)}`, 'f.', `${second.id}0`])
      expect(forged(table, second, { id }).wrong).toMatchObject([{ entry: second.seq, why: 'id chosen' }]);
  });
  test('other bytes than those of whoever caused it are wrong, also with the id that follows from them', () => {
    const seed = [...table.entries][0]?.seeds?.[0]?.seed ?? '';
    const salt = 'ee'.repeat(16);
    const counter = second.luck?.[0]?.counter ?? 0;
    const id = followingId(seed, { table: 'table', audience: 'everyone', epoch: 1, counter, salt });
    expect(forged(table, second, { id, salt }).wrong).toMatchObject([{ entry: second.seq, why: 'id chosen' }]);
  });
  test('a random id, as it was before, is told of as a choice, and is wrong after one that follows', () => {
    const id = `h.${'1'.repeat(32)}`;
    expect(forged(table, first, { id })).toMatchObject({ outcome: 'proved', chosen: [first.seq] });
    expect(forged(table, first, { id }).throws.find(({ entry }) => entry === first.seq)?.salted).toBe(false);
    expect(tellReport(forged(table, first, { id }), 'en')).toContainEqual({
      text: `Thrown by the table itself in a way that left the server a choice: 1 (line ${first.seq}).`,
      tone: 'open',
    });
    expect(forged(table, second, { id }).wrong).toMatchObject([{ entry: second.seq, why: 'id chosen' }]);
  });
});

test('nothing can be read from it about what was hidden in between, not even when the seed is known', () => {
  const secretly = pond(({ thrown, stash }: Pebbles) => {
    if (thrown % 2 === 0) return undefined;
    return stash.value === thrown ? troll() : { command: { type: 'pebbles/hide', stash: thrown } as never, by: gm };
  });
  const plainly = pond();
  expect(followedIn(secretly).length).toBeGreaterThan(1);
  expect(secretly.entries.length).toBeGreaterThan(plainly.entries.length);
  expect(exportFor(secretly, anna)).toBe(exportFor(plainly, anna));
});
