import { see, type Viewer } from '@aspekt/contract';
import { expect, test } from 'vitest';
import { vastmark, type Command, type State } from './index.ts';
import { after, anna, gm, onlooker, opened, opposed, table } from './testing/table.ts';

/** Everything a viewer gets to know of a table. */
const known = (state: State, viewer: Viewer): string =>
  JSON.stringify([see(state, viewer), vastmark.offers(state, viewer), see(vastmark.cast(state), viewer)]);

test('whatever the game master does in secret, the others’ view and offers stay the same to the byte', () => {
  const start = opened(table(), { id: 'mine', resistance: { kind: 'difficulty', value: 9 }, hidden: true });
  const secretly: readonly Command[] = [
    { type: 'vastmark/createQuickExtra', id: 'a', line: 'Full -2, Slagsmål +2' },
    { type: 'vastmark/createQuickExtra', id: 'b', line: 'Stark 3' },
    { type: 'vastmark/openRoll', id: 'ra', actor: 'a', resistance: opposed },
    { type: 'vastmark/openRoll', id: 'rb', actor: 'b', resistance: opposed },
    { type: 'vastmark/opposedRoll', id: 'c', sides: ['ra', 'rb'] },
    { type: 'vastmark/confirmRoll', rollId: 'ra' },
    { type: 'vastmark/adjust', reason: 'x', change: { what: 'difficulty', rollId: 'mine', value: 15 } },
    { type: 'vastmark/writeNotes', actor: 'gared', notes: 'x' },
    { type: 'vastmark/awardXp', actor: 'b', amount: 2 },
  ];
  let state = start;
  for (const command of secretly) {
    state = after(state, command, command.type === 'vastmark/opposedRoll' ? [4, 5] : [], gm);
    for (const viewer of [anna, onlooker]) expect(known(state, viewer), command.type).toBe(known(start, viewer));
  }
});
