import type { Viewer, Wire } from '@aspekt/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { follow, linesBetween, linesText, sightOf, type ToldLines } from './index.ts';
import { anna, bo, gm, onlooker, scene, throwOf } from './testing/scene.ts';

const step = fc.constantFrom<{ readonly by: Viewer; readonly command: Wire }[]>(
  { by: anna, command: throwOf(anna) },
  { by: gm, command: throwOf(bo, { to: 'gm', told: true }) },
  { by: gm, command: throwOf(anna, { to: 'gm' }) },
  { by: gm, command: { type: 'pebbles/bring', id: 'spy', name: 'Spy', hidden: true } },
  { by: gm, command: { type: 'pebbles/throw', who: 'spy', dice: 1 } },
  { by: gm, command: { type: 'table/say', text: 'psst', to: ['bo'] } },
  { by: gm, command: { type: 'table/say', text: 'I am here', as: 'spy' } },
  { by: gm, command: { type: 'table/undo' } },
  { by: gm, command: { type: 'table/redo' } },
  { by: bo, command: { type: 'table/say', text: 'hm', as: 'bo-pc' } },
);

test('lines that are worked out once for several are what each would have been told alone', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
      const { table, ask } = scene();
      for (const { by, command } of steps) ask(by, command);
      const shared: ToldLines = new Map();
      for (const viewer of [gm, anna, bo, onlooker]) {
        for (const locale of ['sv', 'en'] as const) {
          const sight = sightOf(viewer, locale);
          follow(table, sight);
          const alone = JSON.stringify(linesBetween(table, sight, 1, sight.seqs.length));
          expect(linesText(table, sight, 1, shared)).toBe(alone);
        }
      }
    }),
    { numRuns: 200 },
  );
});
