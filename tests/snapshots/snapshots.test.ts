import type { Offer, Viewer, Wire } from '@aspekt/contract';
import { wordsFrom } from '@aspekt/dice';
import { games } from '@aspekt/registry';
import {
  exportWhole,
  handle,
  importTable,
  openTable,
  sitDown,
  snapshotOf,
  tableFromSnapshot,
  tableFromTexts,
  type Entry,
  type Luck,
  type Table,
} from '@aspekt/table';
import { describe, expect, test } from 'vitest';
import { differing, everythingOf, textsOf, throughJson } from '../../packages/table/src/testing/same.ts';
import { inventions } from '../secrets/inventions.ts';

const gm: Viewer = { seat: 'gm', role: 'gm' };
const players: readonly Viewer[] = ['player', 'bo'].map((seat) => ({ seat, role: 'player' }));
const people: readonly Viewer[] = [gm, ...players];
const viewers: readonly Viewer[] = [...people, { seat: 'onlooker', role: 'onlooker' }];
const settings = { dial: 'suggest', typedDice: true, onlookers: true } as const;

const ofTheTable: readonly Wire[] = [
  { type: 'table/undo' },
  { type: 'table/undo' },
  { type: 'table/redo' },
  { type: 'table/say', text: 'To the two of us', to: ['bo'] },
  { type: 'table/write-note', id: 'n', text: 'Hidden', hidden: true },
  { type: 'table/strike-note', id: 'n' },
  { type: 'table/reveal-dice', audience: 'gm' },
];

/** Luck that does not depend on how often it was asked before. */
const luckAt = (moment: number): Luck => {
  let asked = 0;
  return { seed: () => (moment * 1000 + ++asked).toString(16).padStart(64, '0') };
};

/** An evening of a game from a seed: along offers, invented commands, undo and secrets. The same may be done at several tables. */
const sitTogether = async (game: string, seed: number) => {
  const rules = await games.find(({ id }) => id === game)?.load();
  const random = wordsFrom(seed);
  const spec = { id: `t-${game}`, name: 'T', locale: 'en', settings, gameSettings: {} } as const;
  const table = rules && openTable(rules, spec, luckAt(0), 1);
  if (!rules || !table) throw new Error(`no ${game}`);
  for (const [i, { seat, role }] of people.entries()) sitDown(table, { seat, role, name: seat }, luckAt(i + 1), 2);
  let moment = 100;
  const ask = (tables: readonly Table[], by: Viewer, command: Wire) => {
    const id = `c${++moment}`;
    return tables.map((at) => handle(at, by, { id, command, salt: '5a' }, luckAt(moment), moment));
  };
  const move = (): { readonly by: Viewer; readonly command: Wire } | undefined => {
    const by = people[random() % people.length] ?? gm;
    const ours = ofTheTable[random() % ofTheTable.length];
    if (ours && random() % 12 === 0) return { by: gm, command: ours };
    const invented = inventions[game]?.(table.board.game as never, random);
    if (invented && random() % 2 === 0) return { by: gm, command: invented.command as Wire };
    const offers = rules.offers(table.board.game, by) as readonly Offer<Wire>[];
    const offer = offers[random() % Math.max(1, offers.length)];
    return offer && { by, command: offer.command };
  };
  for (const { as, command } of rules.demo('en')) ask([table], as === 'gm' ? gm : (players[0] ?? gm), command as Wire);
  /** So many moves, each at all of the tables; what became of each of them there. */
  const play = (tables: readonly Table[], moves: number) =>
    Array.from({ length: moves }, () => {
      const next = move();
      return next ? ask(tables, next.by, next.command) : [];
    });
  return { table, rules, play };
};

const isStrike = ({ events }: Entry): boolean =>
  events.some(({ type }) => type === 'table/undone' || type === 'table/redone');

describe.each(games.map(({ id }) => id))('%s: a table from a snapshot', (game) => {
  test('taken at any moment of an evening is what the whole log tells, and goes on in the same way', async () => {
    const { table, rules, play } = await sitTogether(game, 12);
    for (let i = 0; i < 30 && table.trail.length < 130; i++) play([table], 30);
    const texts = textsOf(table);
    // Undo remembers the last hundred boards.
    expect(table.trail.length).toBeGreaterThanOrEqual(130);
    expect([...table.entries].filter(isStrike).length).toBeGreaterThan(3);
    expect(new Set(table.kinds.map((kind) => JSON.stringify(kind))).size).toBeGreaterThan(3);
    const moments = [40, texts.length - 30, texts.length];
    const again = moments.map((seq) => {
      const snapshot = throughJson(snapshotOf(tableFromTexts(rules, texts.slice(0, seq))));
      return tableFromSnapshot(rules, snapshot, texts);
    });
    const everything = everythingOf(table, viewers);
    for (const one of again) expect(differing(everything, everythingOf(one, viewers))).toEqual([]);
    for (const [first, ...others] of play([table, ...again], 20))
      for (const other of others) expect(other).toEqual(first);
    const later = everythingOf(table, [gm]);
    for (const one of again) expect(differing(later, everythingOf(one, [gm]))).toEqual([]);
  });

  test('is the same for one that was brought in from a file', async () => {
    const { table: played, rules, play } = await sitTogether(game, 12);
    play([played], 60);
    const table = importTable(rules, exportWhole(played), { id: 'brought', luck: luckAt(9999), now: 9 });
    if ('fault' in table) throw new Error(table.fault);
    const texts = textsOf(table);
    const everything = everythingOf(table, viewers);
    for (const seq of [20, texts.length]) {
      const snapshot = throughJson(snapshotOf(tableFromTexts(rules, texts.slice(0, seq))));
      const again = tableFromSnapshot(rules, snapshot, texts);
      expect(differing(everything, everythingOf(again, viewers))).toEqual([]);
    }
  });
});
