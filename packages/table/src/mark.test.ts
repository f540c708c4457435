import { markOf } from '@aspekt/fair';
import { expect, test } from 'vitest';
import { follow, markAt, sightOf } from './index.ts';
import { anna, bo, gm, linesFor, onlooker, scene, throwOf } from './testing/scene.ts';

test('the mark of a line is the one that its viewer makes of what they were told, in every language, struck or not', () => {
  const { table, must } = scene();
  for (let i = 0; i < 30; i++) {
    must(anna, throwOf(anna));
    must(gm, throwOf(bo, { to: 'gm', told: i % 2 === 0 }));
    must(gm, throwOf(anna, { to: ['anna'] as never }));
    must(bo, { type: 'table/say', text: `${i}` });
  }
  must(gm, { type: 'table/undo' });
  must(anna, { type: 'table/x-card' });
  for (const viewer of [gm, anna, bo, onlooker]) {
    const lines = linesFor(table, viewer);
    for (const locale of ['sv', 'pl', 'en'] as const) {
      const sight = sightOf(viewer, locale);
      follow(table, sight);
      for (const n of [1, 2, 49, 50, 51, lines.length]) {
        expect(markAt(table, sight, n)).toBe(markOf(lines.slice(0, n)));
      }
      for (const n of [0, lines.length + 1, 1e9]) expect(markAt(table, sight, n)).toBe('');
    }
  }
  const all = [gm, anna, bo].map((viewer) => markOf(linesFor(table, viewer)));
  expect(new Set(all).size).toBe(3);
});
