import type { Viewer, Wire } from '@aspekt/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exportFor, handle, sitDown } from './index.ts';
import { allFor, anna, bo, gm, onlooker, scene, throwOf } from './testing/scene.ts';

const eva: Viewer = { seat: 'eva', role: 'player' };

type Step = { readonly by: Viewer; readonly command: Wire };

const open = fc.constantFrom<Step[]>(
  { by: anna, command: throwOf(anna) },
  { by: bo, command: throwOf(bo, { dice: 1 }) },
  { by: anna, command: { type: 'table/undo' } },
  { by: anna, command: { type: 'table/redo' } },
  { by: anna, command: { type: 'table/say', text: 'hello' } },
  { by: bo, command: { type: 'table/say', text: 'to all', as: 'bo-pc' } },
  { by: gm, command: throwOf(bo, { to: 'gm', told: true }) },
  { by: gm, command: { type: 'pebbles/bring', id: 'wolf', name: 'Wolf' } },
  { by: gm, command: { type: 'table/reveal-dice' } },
  { by: anna, command: { type: 'table/x-card' } },
  { by: gm, command: { type: 'table/resume' } },
  { by: anna, command: { type: 'pebbles/throw', who: 'spy', dice: 1 } },
  { by: anna, command: { type: 'table/reveal-note', id: 'n' } },
);
const hidden = fc.constantFrom<Wire[]>(
  { type: 'pebbles/hide', stash: 12 },
  { type: 'pebbles/bring', id: 'spy', name: 'Spy', hidden: true },
  throwOf(anna, { to: 'gm' }),
  { type: 'table/write-note', id: 'n', text: 'secret' },
  { type: 'table/strike-note', id: 'n' },
  { type: 'table/say', text: 'secret', to: 'gm' },
  { type: 'table/say', text: 'secret', to: ['bo'] },
  { type: 'table/request', id: 'r', seat: 'bo', command: throwOf(bo), note: 'secret' },
  { type: 'table/withdraw-request', id: 'r' },
);
/** An evening: what everyone knows of, and what the game master does in secret before each of it. */
const evening = fc.array(fc.record({ step: open, before: fc.array(hidden, { maxLength: 3 }) }), { maxLength: 25 });

/** The seal of a secret roll is noise to whoever cannot open it, and the hashes after it follow from it. */
const unsealed = (file: string): string => file.replaceAll(/"(hash|prev|last|sealed)":"[0-9a-f]{64}"/g, '"$1":"…"');

test('two evenings that differ only in what is hidden are the same to the byte for whoever may not know', () => {
  fc.assert(
    fc.property(evening, (steps) => {
      const [secret, plain] = [scene(), scene()];
      for (const [i, { step, before }] of steps.entries()) {
        const at = 10_000 + i;
        for (const [j, command] of before.entries()) {
          handle(secret.table, gm, { id: `hidden-${i}-${j}`, command }, secret.luck, at);
        }
        const [told, quiet] = [secret, plain].map(({ table, luck }) =>
          handle(table, step.by, { id: `open-${i}`, command: step.command, salt: '00'.repeat(16) }, luck, at),
        );
        // What the game master is answered may differ; what a player is answered may not.
        if (step.by !== gm && step.by !== bo) expect(told?.kind).toBe(quiet?.kind);
        for (const viewer of [anna, onlooker]) expect(allFor(secret.table, viewer)).toBe(allFor(plain.table, viewer));
      }
      // Somebody comes late, and learns nothing from when they did.
      for (const { table, luck } of [secret, plain])
        sitDown(table, { seat: 'eva', name: 'Eva', role: 'player' }, luck, 99);
      for (const viewer of [anna, onlooker, eva]) {
        expect(allFor(secret.table, viewer)).toBe(allFor(plain.table, viewer));
        expect(unsealed(exportFor(secret.table, viewer))).toBe(unsealed(exportFor(plain.table, viewer)));
      }
    }),
    { numRuns: 150 },
  );
}, 60_000);
