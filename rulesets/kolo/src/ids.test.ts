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

test('the id of a contest that is hidden tells nothing of what else is hidden when it is shown', () => {
  const sides: readonly Command[] = ['shade', 'ghost'].flatMap((id): Command[] => [
    { type: 'kolo/createCharacter', id, npc: true },
    { type: 'kolo/openTest', id: `${id}-test`, actor: id, line, kind: 'contested' },
  ]);
  const alone = play(table(), ...sides);
  const among = play(table(), { type: 'kolo/createCharacter', id: 'other', npc: true }, ...sides, {
    type: 'kolo/startComplex',
    id: 'x',
  });
  expect(offered(alone)).not.toEqual([]);
  expect(offered(among)).toEqual(offered(alone));
});

test('what a player may not do anyway tells nothing of the ids that she tries', () => {
  const state = play(waiting(table()), ...hide);
  const tries = (id: string): readonly Command[] => [
    { type: 'kolo/createCharacter', id, npc: true },
    { type: 'kolo/startComplex', id },
    { type: 'kolo/contestedTest', id, a: 'a', b: 'b' },
    { type: 'kolo/openTest', id, actor: 'nobody' },
    { type: 'kolo/proposeStory', id, actor: 'jan' },
  ];
  const codes = (id: string) => tries(id).map((tried) => refusal(state, tried, anna));
  expect(codes('h')).toEqual(['E_NOT_GM', 'E_NOT_GM', 'E_NOT_GM', 'E_UNKNOWN_ID', 'E_NOT_OWNER']);
  expect(codes('h')).toEqual(codes('free'));
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
