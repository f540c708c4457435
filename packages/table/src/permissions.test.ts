import type { Viewer, Wire } from '@aspekt/contract';
import { describe, expect, test } from 'vitest';
import { permissions } from './permissions.ts';
import { allowed, ofTheGame } from './testing/allowed.ts';
import { anna, bo, gm, onlooker, scene, throwOf } from './testing/scene.ts';

/** A sensible command of every kind, for a table where each of them could be carried out. */
const commands: Readonly<Record<keyof typeof permissions, Wire>> = {
  'table/say': { type: 'table/say', text: 'Hello' },
  'table/x-card': { type: 'table/x-card' },
  'table/undo': { type: 'table/undo' },
  'table/redo': { type: 'table/redo' },
  'table/ask-undo': { type: 'table/ask-undo', line: 7 },
  'table/answer-undo': { type: 'table/answer-undo', agree: true },
  'table/rename-seat': { type: 'table/rename-seat', seat: 'anna', name: 'Ann' },
  'table/resume': { type: 'table/resume' },
  'table/rename': { type: 'table/rename', name: 'The sea' },
  'table/configure': { type: 'table/configure', settings: { dial: 'ask' } },
  'table/remove-seat': { type: 'table/remove-seat', seat: 'bo' },
  'table/write-note': { type: 'table/write-note', id: 'n2', text: 'A note' },
  'table/reveal-note': { type: 'table/reveal-note', id: 'n1' },
  'table/strike-note': { type: 'table/strike-note', id: 'n1' },
  'table/request': { type: 'table/request', id: 'r2', seat: 'anna', command: throwOf(anna) },
  'table/withdraw-request': { type: 'table/withdraw-request', id: 'r1' },
  'table/reveal-dice': { type: 'table/reveal-dice' },
  'table/open-roll': { type: 'table/open-roll', line: 7 },
};
const game: Wire = throwOf(anna);

/** What has to happen first, so that nothing but who asks decides. */
const before: Readonly<Record<string, readonly (readonly [Viewer, Wire])[]>> = {
  'table/redo': [[anna, commands['table/undo']]],
  'table/answer-undo': [[bo, commands['table/ask-undo']]],
};

const prepared = (paused: boolean, type = '') => {
  const laid = scene();
  laid.must(gm, { type: 'pebbles/throw', who: 'anna-pc', dice: 1, to: 'gm', told: true });
  laid.must(gm, { type: 'table/write-note', id: 'n1', text: 'Secret' });
  laid.must(gm, { type: 'table/request', id: 'r1', seat: 'bo', command: throwOf(bo) });
  laid.must(anna, throwOf(anna));
  for (const [by, command] of before[type] ?? []) laid.must(by, command);
  if (paused) laid.must(bo, { type: 'table/x-card' });
  return laid;
};
const rowOf = (type: string) => (allowed as Readonly<Record<string, typeof ofTheGame>>)[type] ?? ofTheGame;

const everyone: readonly (readonly [string, Viewer])[] = [
  ['g', gm],
  ['a', anna],
  ['b', bo],
  ['o', onlooker],
  ['x', { seat: 'stranger', role: 'player' }],
  ['y', { seat: 'anna', role: 'gm' }],
];

for (const phase of ['playing', 'paused'] as const) {
  describe(`while ${phase}`, () => {
    for (const command of [...Object.values(commands), game]) {
      test(`${command.type} is for whom the table of permissions says, and changes nothing for others`, () => {
        for (const [letter, viewer] of everyone) {
          const { table, ask } = prepared(phase === 'paused', command.type);
          const all = (): string => JSON.stringify([[...table.entries], table.house, table.board]);
          const was = all();
          const outcome = ask(viewer, command);
          const may = rowOf(command.type)[phase].includes(letter);
          expect(outcome.kind, `${command.type} by ${letter}`).toBe(may ? 'accepted' : 'refused');
          if (!may) expect(all()).toBe(was);
        }
      });
    }
  });
}

test('every command of the table can be carried out by somebody in one of the two', () => {
  expect(Object.keys(allowed).toSorted()).toEqual(Object.keys(permissions).toSorted());
  for (const { playing, paused } of Object.values(allowed)) expect(playing + paused).not.toBe('');
});

test('each refusal says why', () => {
  const { ask, must } = prepared(false);
  const codeOf = (by: Viewer, command: Wire): string => {
    const outcome = ask(by, command);
    return outcome.kind === 'refused' ? outcome.refusal.code : outcome.kind;
  };
  expect(codeOf(onlooker, commands['table/say'])).toBe('TABLE_E_ONLOOKER');
  expect(codeOf({ seat: 'stranger', role: 'player' }, commands['table/say'])).toBe('TABLE_E_NO_SEAT');
  expect(codeOf(anna, commands['table/rename'])).toBe('TABLE_E_GM_ONLY');
  expect(codeOf(bo, commands['table/rename-seat'])).toBe('TABLE_E_OWN_SEAT_ONLY');
  expect(codeOf(bo, commands['table/undo'])).toBe('TABLE_E_NOTHING_TO_UNDO');
  expect(codeOf(gm, commands['table/resume'])).toBe('TABLE_E_NOT_PAUSED');
  must(gm, commands['table/remove-seat']);
  expect(codeOf(bo, commands['table/say'])).toBe('TABLE_E_NO_SEAT');
  expect(codeOf(gm, { type: 'table/remove-seat', seat: 'gm' })).toBe('TABLE_E_GM_STAYS');
  must(anna, { type: 'table/x-card' });
  expect(codeOf(anna, game)).toBe('TABLE_E_PAUSED');
});
