import type { Viewer, Wire } from '@aspekt/contract';
import { plainJson } from '@aspekt/protocol';
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
  { by: gm, command: { ...throwOf(anna), to: ['anna'] } },
  { by: anna, command: { type: 'table/ask-undo', line: 6 } },
  { by: bo, command: { type: 'table/answer-undo', agree: true } },
  { by: gm, command: { type: 'table/answer-undo', agree: true } },
);

test('lines that are worked out once for several are what each would have been told alone', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
      const { table, ask } = scene();
      for (const { by, command } of steps) ask(by, command);
      const shared: ToldLines = [];
      for (const viewer of [gm, anna, bo, onlooker]) {
        for (const locale of ['sv', 'en'] as const) {
          const sight = sightOf(viewer, locale);
          follow(table, sight);
          const alone = plainJson(linesBetween(table, sight, 1, sight.seqs.length));
          expect(linesText(table, sight, 1, shared)).toBe(alone);
        }
      }
    }),
    { numRuns: 200 },
  );
});

test('who asks to take back something that another does not know of tells them nothing of it', () => {
  const { table, must } = scene();
  must(bo, throwOf(bo));
  must(gm, { ...throwOf(anna), to: ['anna'] });
  must(bo, throwOf(bo));
  const sights = [anna, bo].map((viewer) => sightOf(viewer, 'en'));
  for (const sight of sights) follow(table, sight);
  must(anna, { type: 'table/ask-undo', line: (sights[0]?.seqs.length ?? 0) - 2 });
  const told: ToldLines = [];
  const texts = sights.map((sight) => {
    follow(table, sight);
    return linesText(table, sight, sight.seqs.length, told);
  });
  expect(texts[0]).toContain('and 2 more');
  expect(texts[1]).toContain('and 1 more');
});
