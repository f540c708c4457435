import { see } from '@aspekt/contract';
import { expect, test } from 'vitest';
import type { Command, State } from './model.ts';
import { after, anna, opened, play, refusal, table, when, wolfLine } from './testing/table.ts';

const line = { pool: 1, sphereValue: 1, proficiencyValue: 0 };
const hidden = (id: string): readonly Command[] => [
  { type: 'kolo/createCharacter', id, npc: true },
  { ...wolfLine(`${id}-test`, line), actor: id },
];
const show = (actor: string, shown: boolean): Command => ({ type: 'kolo/showCharacter', actor, shown });
const contest: Command = { type: 'kolo/contestedTest', id: 'c', a: 'shade-test', b: 'ghost-test' };
const met = (): State => after(play(table({ harm: true }), ...hidden('shade'), ...hidden('ghost')), contest, [1, 0]);

test('who is shown in the middle of a contest is shown with the other side of it (KOLO-CON-01)', () => {
  const { decision, state } = when(met(), show('ghost', true));
  if (!decision.ok) throw new Error('an npc may be shown');
  expect(decision.events.map((event) => 'character' in event && event.character.id)).toEqual(['ghost', 'shade']);
  expect(see(state, anna).contests).toHaveLength(1);
});

test('nobody is hidden in the middle of a contest with somebody known (KOLO-CON-01)', () => {
  const known = opened(after(table(), wolfLine('w', line)), { id: 'a', kind: 'contested' });
  const thrown = after(known, { type: 'kolo/contestedTest', id: 'c', a: 'a', b: 'w' }, [1, 0, 1]);
  expect(refusal(known, show('wolf', false))).toBeUndefined();
  expect(refusal(thrown, show('wolf', false))).toBe('E_WRONG_STATUS');
});

test('no marker comes from somebody hidden to somebody known (KOLO-X-HARM-01)', () => {
  const settled = play(
    met(),
    { type: 'kolo/closeTest', testId: 'shade-test', xpLabel: 'x' },
    { type: 'kolo/closeTest', testId: 'ghost-test', xpLabel: 'x' },
  );
  const harm: Command = { type: 'kolo/placeHarm', contestId: 'c', phrase: 'rana' };
  expect(refusal(settled, harm)).toBeUndefined();
  expect(refusal(after(settled, show('ghost', true)), harm)).toBe('E_HIDDEN_SIDE');
});

test('that a complex test goes on where nobody sees it is told once (KOLO-CPX-01)', () => {
  const begun = play(table(), ...hidden('shade'), { type: 'kolo/startComplex', id: 'x' });
  const next = (id: string): Command => ({
    type: 'kolo/complexNext',
    complexId: 'x',
    test: { id, actor: 'shade', line },
  });
  const { decision, state } = when(begun, next('n1'));
  if (!decision.ok) throw new Error('the complex test goes on');
  expect(see(decision.events, anna)).toEqual([{ type: 'kolo/complexHidden', complexId: 'x' }]);
  expect(see(state, anna).complexes).toEqual([]);
  const on = play(state, { type: 'kolo/adjust', reason: 'prov', change: { what: 'strikeTest', testId: 'n1' } });
  const again = when(on, next('n2')).decision;
  expect(again.ok && see(again.events, anna)).toEqual([]);
});

test('what happens to somebody hidden is told to nobody, not even to the player who is to have her', () => {
  const given = play(table(), ...hidden('shade'), { type: 'kolo/assignCharacter', actor: 'shade', ownerId: anna.seat });
  const deeds: readonly Command[] = [
    { type: 'kolo/adjust', reason: 'r', change: { what: 'xp', actor: 'shade', amount: 30, label: 'walka' } },
    { type: 'kolo/addSecret', actor: 'shade', phrase: 'Cień', value: 1 },
    { type: 'kolo/addResource', actor: 'shade', phrase: 'Dwór', value: 2 },
    { type: 'kolo/writeNotes', actor: 'shade', notes: 'notatka' },
  ];
  for (const deed of deeds) {
    const { decision } = when(given, deed);
    expect(decision.ok && see(decision.events, anna), deed.type).toEqual([]);
  }
});
