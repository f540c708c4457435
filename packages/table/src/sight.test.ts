import type { Viewer } from '@aspekt/contract';
import { describe, expect, test } from 'vitest';
import { follow, numberOf, sightOf } from './index.ts';
import { allFor, anna, bo, gm, linesFor, onlooker, scene, throwOf, viewFor } from './testing/scene.ts';

const canary = 'CANARY';

describe('lines', () => {
  test('are numbered per viewer from 1 without gaps, whatever is hidden in between', () => {
    const { table, must } = scene();
    for (let i = 0; i < 10; i++) {
      must(gm, { type: 'pebbles/bring', id: `h${i}`, name: canary, hidden: true });
      must(anna, throwOf(anna));
      must(gm, throwOf(anna, { to: 'gm' }));
    }
    for (const viewer of [gm, anna, bo, onlooker]) {
      const lines = linesFor(table, viewer);
      expect(lines.map(({ n }) => n)).toEqual(lines.map((_, i) => i + 1));
    }
    expect(linesFor(table, anna)).toHaveLength(linesFor(table, gm).length - 20);
  });

  test('show only the throws that the viewer may see', () => {
    const { table, must } = scene();
    must(gm, throwOf(anna, { to: 'gm', told: true }));
    expect(linesFor(table, anna).at(-1)).toMatchObject({ told: [{ text: 'Anna throws in secret.' }], dice: [] });
    expect(linesFor(table, gm).at(-1)?.dice).toHaveLength(1);
    must(gm, throwOf(anna, { to: ['anna'] as never, told: true }));
    expect(linesFor(table, anna).at(-1)?.dice).toHaveLength(1);
    expect(linesFor(table, bo).at(-1)?.dice).toHaveLength(0);
  });

  test('are found by the log’s number and by their own', () => {
    const { table, must } = scene();
    must(gm, { type: 'pebbles/hide', stash: 1 });
    const seq = must(anna, throwOf(anna)).entries[0]?.seq ?? 0;
    const sight = sightOf(anna, 'sv');
    follow(table, sight);
    expect(numberOf(sight, seq)).toBe(sight.seqs.length);
    expect(numberOf(sight, seq - 1)).toBeUndefined();
  });

  test('keep the names of those who are gone', () => {
    const { table, must } = scene();
    must(gm, { type: 'pebbles/bring', id: 'wolf', name: 'Wolf' });
    must(gm, { type: 'pebbles/throw', who: 'wolf', dice: 1 });
    must(gm, { type: 'table/undo' });
    must(gm, { type: 'table/undo' });
    expect(
      linesFor(table, anna)
        .filter(({ struck }) => struck)
        .at(-1)?.told[0]?.text,
    ).toMatch(/^Wolf throws/);
  });
});

describe('what is hidden', () => {
  const actions = [
    { type: 'pebbles/bring', id: 'spy', name: canary, hidden: true },
    { type: 'pebbles/hide', stash: 777_777 },
    { type: 'pebbles/throw', who: 'anna-pc', dice: 3, to: 'gm' },
    { type: 'table/write-note', id: 'note', text: canary },
    { type: 'table/say', text: canary, to: 'gm' },
    { type: 'table/request', id: 'ask', seat: 'bo', command: throwOf(bo), note: canary },
    { type: 'table/strike-note', id: 'note' },
    { type: 'table/withdraw-request', id: 'ask' },
    { type: 'table/undo' },
    { type: 'table/redo' },
  ] as const;

  test('leaves no trace in anything that others are given, not even a number', () => {
    const { table, must } = scene();
    must(anna, throwOf(anna));
    for (const command of actions) {
      const before = [anna, onlooker].map((viewer) => allFor(table, viewer));
      must(gm, command);
      expect(
        [anna, onlooker].map((viewer) => allFor(table, viewer)),
        command.type,
      ).toEqual(before);
    }
  });

  test('is not in a single byte for those who may not know', () => {
    const { table, must } = scene();
    for (const command of actions) must(gm, command);
    for (const viewer of [anna, onlooker]) {
      expect(allFor(table, viewer)).not.toContain(canary);
      expect(allFor(table, viewer)).not.toContain('777777');
    }
    expect(allFor(table, gm)).toContain(canary);
  });

  test('counts in nobody else’s figures about fairness', () => {
    const { table, must } = scene({ typedDice: true });
    must(gm, throwOf(anna, { to: 'gm' }), { faces: [1, 2] });
    must(gm, throwOf(anna, { dice: 12, to: 'gm' }), { overrule: true });
    expect(viewFor(table, anna).fairness).toEqual({ rolls: 0, typed: 0, overruled: 0 });
    expect(viewFor(table, gm).fairness).toMatchObject({ rolls: 2, typed: 1, overruled: 1 });
    const chains = (viewer: Viewer) => viewFor(table, viewer).chains.find(({ audience }) => audience === 'gm');
    expect(chains(anna)).not.toHaveProperty('counter');
    expect(chains(gm)).toHaveProperty('counter', 2);
  });
});

test('a sight that looks on step by step ends where one that looks at all at once does', () => {
  const { table, must } = scene();
  const slow = sightOf(bo, 'en');
  for (let i = 0; i < 20; i++) {
    must(i % 3 ? anna : gm, i % 3 ? throwOf(anna) : { type: 'pebbles/hide', stash: i });
    if (i % 2) follow(table, slow);
  }
  follow(table, slow);
  const fast = sightOf(bo, 'en');
  follow(table, fast);
  expect(slow).toEqual(fast);
});
