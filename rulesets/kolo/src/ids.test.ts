import { expect, test } from 'vitest';
import type { Command, State } from './model.ts';
import { offers } from './offers.ts';
import { after, anna, gm, openTest, play, refusal, table, wolfLine } from './testing/table.ts';

const line = { pool: 2, sphereValue: 1, proficiencyValue: 0 };
const waiting = (state: State): State => play(state, wolfLine('b', line), openTest({ id: 'a', kind: 'contested' }));
const offered = (state: State) =>
  offers(state, gm).flatMap(({ command }) => (command.type === 'kolo/contestedTest' ? [command] : []));
const hide: readonly Command[] = [
  { type: 'kolo/createCharacter', id: 'shade', npc: true },
  { type: 'kolo/openTest', id: 'h', actor: 'shade', line },
];

test('the id of a contest that everyone sees is not counted from what is hidden', () => {
  expect(offered(waiting(play(table(), ...hide)))).toEqual(offered(waiting(table())));
});

test('a player who tries an id of the form that the game master is offered learns nothing', () => {
  const shades = play(
    table(),
    ...hide,
    { type: 'kolo/openTest', id: 'c1', actor: 'shade', line, kind: 'contested' },
    { type: 'kolo/createCharacter', id: 'ghost', npc: true },
    { type: 'kolo/openTest', id: 'c2', actor: 'ghost', line, kind: 'contested' },
  );
  const [contest] = offered(shades);
  if (!contest) throw new Error('two hidden tests wait to be compared');
  const thrown = after(shades, contest, [1, 0, 1, 0]);
  const tried: Command = { type: 'kolo/createCharacter', id: contest.id, name: 'Ja' };
  expect(refusal(thrown, tried, anna)).toBe('E_ID_TAKEN');
  expect(refusal(table(), tried, anna)).toBe('E_ID_TAKEN');
  expect(refusal(table(), tried, gm)).toBeUndefined();
});
