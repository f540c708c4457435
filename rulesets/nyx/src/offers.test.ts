import { expect, test } from 'vitest';
import { act, anna, bo, damaged, fight, gm, onlooker, oppose, play, points, roll, table, tell } from './fixtures.ts';
import { habit } from './habit.ts';
import type { Command, State } from './model.ts';
import { offers } from './offers.ts';
import { outcome } from './outcome.ts';
import { cast } from './cast.ts';

const types = (state: State, viewer: typeof gm) => offers(state, viewer).map(({ command }) => command.type);

test('the game master is shown the 3s and 2s of who rolls, each with a demand (NYX-DICE-13)', () => {
  const state = play(table(), [act('phaide'), anna]);
  const demands = offers(state, gm).flatMap(({ command }) =>
    command.type === 'nyx/demandAspect' ? [command.explanation] : [],
  );
  expect(demands).toEqual(['Viljestark', 'Mirakel', 'Efterlyst', 'Omtyckt']);
  expect(types(state, anna)).not.toContain('nyx/demandAspect');
});

test('players are offered what is theirs, onlookers nothing', () => {
  expect(offers(table(), onlooker)).toEqual([]);
  expect(types(table(), anna)).toEqual(['nyx/declareAction', 'nyx/declareAction', 'nyx/declareAction']);
  const state = play(table(), [act('phaide'), anna]);
  expect(types(state, anna)).toContain('nyx/commitRoll');
  expect(types(state, bo)).not.toContain('nyx/commitRoll');
});

test('harm and demands wait for their player, who must answer (NYX-HARM-03, NYX-DICE-15)', () => {
  const failed = roll(play(table(), [act('phaide'), anna]), [7]).state;
  const must = offers(failed, anna).filter((offer) => offer.must);
  expect(must.map(({ command }) => command)).toMatchObject([{ choice: 'exhaustion' }, { choice: 'damage' }]);
  expect(offers(failed, bo).filter((offer) => offer.must)).toEqual([]);
});

test('a break-off waits for the game master (NYX-CPX-18)', () => {
  const asked = play(table(), [fight()], [{ type: 'nyx/requestBreakOff', conflict: 'c', side: 'A' }, anna]);
  const rulings = offers(asked, gm).flatMap(({ command, must }) =>
    command.type === 'nyx/ruleBreakOff' ? [[command.ruling, must]] : [],
  );
  expect(rulings).toEqual([
    ['allow', true],
    ['block', true],
  ]);
});

test('by habit one is exhausted rather than hurt, but hurt rather than knocked out (NYX-HARM-03)', () => {
  const light = roll(play(table(), [act('phaide'), anna]), [7]).state;
  expect(habit(light)).toMatchObject({ command: { choice: 'exhaustion' }, by: anna });
  const heavy = roll(play(table(), [act('phaide'), anna]), [8]).state;
  expect(habit(heavy)).toMatchObject({ command: { choice: 'damage' } });
  expect(habit(table())).toBeUndefined();
});

test('by habit a demand is let, for the points (NYX-DICE-15)', () => {
  const demand: Command = {
    type: 'nyx/demandAspect',
    id: 'q',
    draft: 'd',
    owner: 'phaide',
    aspect: 'a1',
    target: 'phaide',
  };
  expect(habit(play(table(), [act('phaide'), anna], [demand]))).toMatchObject({
    command: { type: 'nyx/answerDemand', answer: 'accept' },
    by: anna,
  });
});

test('outcomes are counted by effect, by margin and by needle', () => {
  const alone = play(table(), [act('phaide'), anna]);
  expect([outcome(roll(alone, [4]).events), outcome(roll(alone, [6]).events)]).toEqual(['effect:4', 'miss:2']);
  const two = play(table(), [oppose({ actor: 'phaide' }, { actor: 'soldier' }), anna]);
  expect(
    [
      [4, 1],
      [1, 4],
      [9, 9],
    ].map((faces) => outcome(roll(two, faces).events)),
  ).toEqual(['A:3', 'B:3', 'tie']);
  const veiled = play(table({ showOpponents: false }), [act('soldier')]);
  expect(outcome(roll(veiled, [7]).events)).toBe('miss:2');
  const declare = (side: 'A' | 'B'): Command => ({ type: 'nyx/declareRound', conflict: 'c', side, attribute: 'body' });
  const fighting = play(table(), [fight({ scale: 3 })], [declare('A')], [declare('B')]);
  expect(
    [
      [4, 1],
      [1, 5],
      [4, 9],
    ].map((faces) => outcome(roll(fighting, faces, 'c-1').events)),
  ).toEqual(['needle:3', 'past:B:1', 'past:A:1']);
  expect(outcome(tell(table(), { type: 'nyx/endScene' }).events)).toBe('nyx/sceneEnded');
});

test('the cast knows players’ characters from the game master’s, and who is hidden', () => {
  const state = play(damaged(table(), 'moni', 'Sår'), [{ type: 'nyx/hideExtra', extra: 'soldier' }]);
  expect(cast(state)).toEqual([
    { id: 'phaide', name: 'Phaide', kind: 'pc', owner: 'anna' },
    { id: 'moni', name: 'Moni', kind: 'pc', owner: 'bo' },
    { only: 'gm', id: 'soldier', name: 'Soldat', kind: 'npc' },
  ]);
  expect(points(state, 'moni')).toBe(5);
});

test('the game master is offered to promote an extra that has too much, counted with what is hidden (NYX-OUT-13)', () => {
  const invent = (name: string): Command => ({ type: 'nyx/inventAspect', id: name, owner: 'guard', name });
  const guard: Command = {
    type: 'nyx/createExtra',
    id: 'guard',
    name: 'Väktaren',
    roleAspect: 'Vaktar porten',
    flavourAspect: 'Sömnig',
  };
  const two = play(table(), [guard], [invent('Lång'), anna], [invent('Rik'), anna]);
  expect(types(two, gm)).not.toContain('nyx/promoteExtra');
  // With its hidden flavour these are four 1s. Whoever invents the last one hears nothing of that.
  const { state: three, warnings } = tell(two, invent('Modig'), anna);
  expect(warnings).toEqual([]);
  expect(offers(three, gm).find(({ command }) => command.type === 'nyx/promoteExtra')).toMatchObject({
    command: { extra: 'guard' },
    rules: ['NYX-OUT-13', 'NYX-OUT-11'],
  });
  expect(types(three, anna)).not.toContain('nyx/promoteExtra');
  const off = play(three, [{ type: 'nyx/configureTable', settings: { extraAspectCap: 'off' } }]);
  expect(types(off, gm)).not.toContain('nyx/promoteExtra');
});
