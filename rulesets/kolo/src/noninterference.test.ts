import { see, type Viewer } from '@aspekt/contract';
import { expect, test } from 'vitest';
import { kolo, type Command, type State } from './index.ts';
import { after, anna, gm, onlooker, table } from './testing/table.ts';

/** Everything a viewer gets to know of a table. */
const known = (state: State, viewer: Viewer): string =>
  JSON.stringify([see(state, viewer), kolo.offers(state, viewer), see(kolo.cast(state), viewer)]);

test('whatever the game master does in secret, the others’ view and offers stay the same to the byte', () => {
  const start = after(table(), { type: 'kolo/startComplex', id: 'open' });
  const line = { pool: 2, sphereValue: 1, proficiencyValue: 0 };
  const secretly: readonly Command[] = [
    { type: 'kolo/createCharacter', id: 'a', npc: true },
    { type: 'kolo/createCharacter', id: 'b', npc: true },
    { type: 'kolo/addTrait', actor: 'a', phrase: 'x', points: { character: 3 } },
    { type: 'kolo/openTest', id: 'ta', actor: 'a', kind: 'contested', line },
    { type: 'kolo/openTest', id: 'tb', actor: 'b', kind: 'contested', line },
    { type: 'kolo/contestedTest', id: 'c', a: 'ta', b: 'tb', active: true },
    { type: 'kolo/closeTest', testId: 'ta' },
    { type: 'kolo/closeTest', testId: 'tb' },
    { type: 'kolo/adjust', reason: 'x', change: { what: 'xp', actor: 'a', amount: 3, label: null } },
    { type: 'kolo/addResource', actor: 'wolf', phrase: 'x', value: 0 },
    { type: 'kolo/writeNotes', actor: 'jan', notes: 'x' },
  ];
  let state = start;
  for (const command of secretly) {
    state = after(state, command, command.type === 'kolo/contestedTest' ? [1, 0, 0, 1] : [], gm);
    for (const viewer of [anna, onlooker]) expect(known(state, viewer), command.type).toBe(known(start, viewer));
  }
});
