import type { Viewer, Wire } from '@aspekt/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { entriesFrom, idIn } from './entries.ts';
import {
  exportWhole,
  importTable,
  snapshotOf,
  tableFrom,
  tableFromSnapshot,
  tableFromTexts,
  type Entry,
  type Table,
} from './index.ts';
import { differing, everythingOf, textsOf, throughJson } from './testing/same.ts';
import { pebbles } from './testing/pebbles.ts';
import { anna, bo, countedLuck, gm, onlooker, scene, throwOf } from './testing/scene.ts';

const viewers = [gm, anna, bo, onlooker];
type Step = {
  readonly by: Viewer;
  readonly command: Wire;
  readonly faces?: readonly number[];
  readonly overrule?: true;
};

const step = fc.constantFrom<Step[]>(
  { by: anna, command: throwOf(anna) },
  { by: anna, command: throwOf(anna), faces: [3, 4] },
  { by: bo, command: throwOf(bo, { dice: 1 }) },
  { by: gm, command: throwOf(bo, { dice: 12 }), overrule: true },
  { by: gm, command: throwOf(bo, { to: 'gm', told: true }) },
  { by: gm, command: throwOf(anna, { to: 'gm' }) },
  { by: gm, command: { type: 'pebbles/hide', stash: 12 } },
  { by: gm, command: { type: 'pebbles/bring', id: 'spy', name: 'Spy', hidden: true } },
  { by: gm, command: { type: 'table/write-note', id: 'n', text: 'secret', hidden: true } },
  { by: gm, command: { type: 'table/reveal-note', id: 'n' } },
  { by: gm, command: { type: 'table/request', id: 'r', seat: 'bo', command: throwOf(bo), note: 'do' } },
  { by: gm, command: { type: 'table/say', text: 'a whisper', to: ['bo'] } },
  { by: anna, command: { type: 'table/say', text: 'Zażółć "quoted" \\ å' } },
  { by: anna, command: { type: 'table/undo' } },
  { by: gm, command: { type: 'table/undo' } },
  { by: gm, command: { type: 'table/undo', line: 8 } },
  { by: gm, command: { type: 'table/redo' } },
  { by: anna, command: { type: 'table/ask-undo', line: 9 } },
  { by: gm, command: { type: 'table/answer-undo', agree: true } },
  { by: bo, command: { type: 'table/answer-undo', agree: true } },
  { by: bo, command: { type: 'table/x-card' } },
  { by: gm, command: { type: 'table/resume' } },
  { by: gm, command: { type: 'table/reveal-dice', audience: 'gm' } },
  { by: gm, command: { type: 'table/open-roll', line: 10 } },
);

const play = ({ ask }: ReturnType<typeof scene>, steps: readonly Step[]): void => {
  for (const { by, command, ...more } of steps) ask(by, command, more);
};

const differences = (one: Table, other: Table): readonly string[] =>
  differing(everythingOf(one, viewers), everythingOf(other, viewers));

/** The same table from a snapshot of its first `seq` entries, which went through JSON, and the rest. */
const viaSnapshot = (table: Table, seq: number): Table => {
  const texts = textsOf(table);
  const early = tableFromTexts(table.rules, texts.slice(0, seq));
  return tableFromSnapshot(table.rules, throughJson(snapshotOf(early)), texts);
};

describe('a table from a snapshot of its beginning and the rest of its log', () => {
  test('is the same as from the whole log in everything that anybody is told, and decides the same from there on', () => {
    const evening = fc.array(step, { maxLength: 60 });
    fc.assert(
      fc.property(evening, fc.array(step, { maxLength: 6 }), fc.nat(), (steps, more, at) => {
        const played = scene({ typedDice: true });
        play(played, steps);
        const { table } = played;
        const again = viaSnapshot(table, 1 + (at % table.entries.length));
        expect(differences(table, again)).toEqual([]);
        for (const { by, command, ...asking } of more) {
          const [one, other] = played.askAll([table, again], by, command, asking);
          expect(other).toEqual(one);
        }
        expect(differences(table, again)).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
  test('also in a long one, where undo has forgotten the first boards, whatever is taken back', () => {
    const played = scene();
    for (let i = 0; i < 260; i++) played.must(i % 3 ? anna : bo, throwOf(i % 3 ? anna : bo));
    for (const line of [265, 250, 150, 20]) {
      const { table } = played;
      played.must(gm, { type: 'table/undo', line });
      const everything = everythingOf(played.table, viewers);
      for (const seq of [table.entries.length, table.entries.length - 1, 200, 1]) {
        const again = viaSnapshot(played.table, seq);
        expect(differing(everything, everythingOf(again, viewers))).toEqual([]);
        expect(again.trail).toEqual(played.table.trail);
      }
      played.must(gm, { type: 'table/redo' });
    }
  });
  test('and of one that was brought in from a file, or copied', () => {
    const played = scene();
    for (let i = 0; i < 20; i++) played.must(gm, throwOf(anna, { to: i % 2 ? 'gm' : 'everyone' }));
    const brought = importTable(pebbles, exportWhole(played.table), { id: 'new', luck: countedLuck(900), now: 5 });
    if ('fault' in brought) throw new Error(brought.fault);
    for (const seq of [1, 10, brought.entries.length])
      expect(differences(brought, viaSnapshot(brought, seq))).toEqual([]);
  });
  test('a snapshot of a snapshot is the same snapshot', () => {
    const played = scene();
    for (let i = 0; i < 130; i++)
      played.must(i % 2 ? anna : gm, i % 2 ? throwOf(anna) : { type: 'pebbles/hide', stash: i });
    const first = throughJson(snapshotOf(played.table));
    const again = tableFromSnapshot(pebbles, first, textsOf(played.table));
    expect(throughJson(snapshotOf(again))).toEqual(first);
  });
});

describe('entries that are still text', () => {
  const text = '{"seq":1,"at":5,"by":"gm","id":"c1","rules":{"id":"table","version":1},"command":{"type":"x"}}';
  test('are read when they are asked for, each once', () => {
    const entries = entriesFrom([text]);
    const first = entries.at(1);
    expect(first).toEqual(JSON.parse(text));
    expect(entries.at(1)).toBe(first);
    expect([entries.at(0), entries.at(2), entries.length]).toEqual([undefined, undefined, 1]);
  });
  test('are text again when others were asked for since: going through a long log keeps nothing of it', () => {
    const entries = entriesFrom(Array.from({ length: 400 }, (_, i) => text.replace('"seq":1', `"seq":${i + 1}`)));
    const first = entries.at(1);
    for (let seq = 1; seq <= 200; seq++) entries.at(seq);
    expect(entries.at(1)).toBe(first);
    for (let seq = 1; seq <= 400; seq++) entries.at(seq);
    expect(entries.at(1)).not.toBe(first);
    expect(entries.at(1)).toEqual(first);
    expect([...entries.texts()][0]).toBe(text);
  });
  test('give their id without being read, however they are written', () => {
    const odd: readonly Partial<Entry>[] = [
      { seq: 1, at: 5, by: 'gm', id: 'c1' },
      { seq: 1, at: -5, by: 'gm', id: 'c1' },
      { seq: 1, at: 5e30, by: 'gm', id: 'c1' },
      { seq: 1, at: 5.5, by: 'x","id":"no', id: 'c1' },
      { seq: 1, at: 5, by: 'gm', id: 'a "quoted" \\ id' },
      { id: 'c1', seq: 1, at: 5, by: 'gm' },
    ];
    for (const entry of odd) expect(idIn(JSON.stringify({ ...entry, rules: { id: 'no' } }))).toBe(entry.id);
  });
  test('a long log keeps the old ones as text, and is the same table', () => {
    const played = scene();
    for (let i = 0; i < 600; i++) played.must(anna, throwOf(anna));
    const again = tableFromTexts(pebbles, textsOf(played.table));
    expect(differences(tableFrom(pebbles, played.table.entries), again)).toEqual([]);
  });
});
