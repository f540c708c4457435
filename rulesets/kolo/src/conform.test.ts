import { runVector, type Vector, type VectorAdapter } from '@aspekt/testkit/vectors';
import { expect, test } from 'vitest';
import more from '../../../tests/vectors-more/kolo.json' with { type: 'json' };
import book from '../../../tests/vectors/kolo.json' with { type: 'json' };
import { adapter, begin } from './conform.ts';

// The files are data of the catalogue's format; their literal types are of no use.
const all = [...book, ...more] as unknown as readonly Vector[];

for (const vector of all) {
  test(`${vector.id}: ${vector.title} (${vector.rules.join(', ')})`, () => {
    let left = (): number => 0;
    const watched: VectorAdapter = {
      begin: (given, dice) => {
        const run = begin(given, dice);
        left = run.left;
        return run;
      },
    };
    expect(runVector(watched, vector).mismatches).toEqual([]);
    expect(left()).toBe(0);
  });
}

test('a vector with a wrong expectation, roller or number of coins is found out', () => {
  const six = all.find(({ id }) => id === 'KOLO-EX-14');
  if (!six) throw new Error('the six steps are there');
  const wrong = { ...six, dice: [{ roller: 'c', values: [1, 1, 0, 1, 0] }] };
  expect(runVector(adapter, wrong).mismatches).not.toEqual([]);
  const stranger = { ...six, dice: [{ roller: 'd', values: [1, 0, 0, 1, 0] }] };
  expect(runVector(adapter, stranger).mismatches).not.toEqual([]);
  const run = begin(six.given, [...six.dice, { roller: 'c', values: [1] }]);
  for (const step of six.steps) run.step(step);
  expect(run.left()).toBe(1);
});

test('coins are reported in the order they fell', () => {
  const six = all.find(({ id }) => id === 'KOLO-EX-14');
  if (!six) throw new Error('the six steps are there');
  const run = begin(six.given, [...six.dice, { roller: 'c', values: [1] }]);
  for (const step of six.steps) run.step(step);
  const added = run.step({ cmd: 'extendEngagement', testId: 't' });
  expect(added['tests']).toMatchObject({ t: { coins: [1, 0, 0, 1, 0, 1], extended: 1, status: 'extending' } });
});

test('a test may share its name with a character, a contest with a test (KOLO-TEST-01, KOLO-CON-01)', () => {
  const run = begin({ characters: [{ id: 'a' }, { id: 'b', npc: true }] }, [
    { roller: 'a', values: [1] },
    { roller: 'b', values: [0, 1] },
  ]);
  const side = { cmd: 'openTest', kind: 'contested' };
  const first = { ...side, id: 'a', actor: 'a', sphere: 'character', proficiencies: ['combat'], veryCommon: true };
  run.step(first);
  run.step({ ...side, id: 'b', actor: 'b', line: { pool: 2, sphereValue: 1, proficiencyValue: 0 } });
  const met = run.step({ cmd: 'contestedTest', id: 'a', a: 'a', b: 'b' });
  expect(met['error']).toBeUndefined();
  expect(met).toMatchObject({
    contests: { a: { a: 'a', b: 'b' } },
    tests: { a: { actorId: 'a' }, b: { actorId: 'b' } },
  });
  expect(run.step(first)['error']).toBe('E_ID_TAKEN');
});

test('an npc that a vector creates steps forward to meet others (KOLO-CON-01)', () => {
  const run = begin({ characters: [{ id: 'h' }] }, [
    { roller: 'h', values: [1] },
    { roller: 'w', values: [0, 1] },
  ]);
  const side = { cmd: 'openTest', kind: 'contested' };
  run.step({ cmd: 'createCharacter', id: 'w', npc: true });
  run.step({ ...side, id: 'a', actor: 'h', sphere: 'character', proficiencies: ['combat'], veryCommon: true });
  run.step({ ...side, id: 'b', actor: 'w', line: { pool: 2, sphereValue: 1, proficiencyValue: 0 } });
  expect(run.step({ cmd: 'contestedTest', id: 'c', a: 'a', b: 'b' })['error']).toBeUndefined();
  run.step({ cmd: 'createCharacter', id: 'v', npc: true });
  run.step({ cmd: 'startComplex', id: 'x', contested: true });
  const roll = run.step({
    cmd: 'complexNext',
    complexId: 'x',
    a: { id: 'a2', actor: 'h', sphere: 'character', proficiencies: ['combat'] },
    b: { id: 'b2', actor: 'v', line: { pool: 1, sphereValue: 1, proficiencyValue: 0 } },
  });
  expect(roll).toMatchObject({ complexes: { x: { tests: ['a2', 'b2'] } } });
});

test('given experience and what is earned later are entries of their own (KOLO-XP-05)', () => {
  const coins = { roller: 'h', values: [1, 1] };
  const given = { settings: { xpMultiplier: 1 }, characters: [{ id: 'h', xp: [{ amount: 1, label: 'x' }] }] };
  const run = begin(given, [coins, coins]);
  for (const id of ['a', 'b']) {
    run.step({ cmd: 'openTest', id, actor: 'h', sphere: 'character', proficiencies: ['combat'], veryCommon: true });
    run.step({ cmd: 'declareEngagement', testId: id, points: 1 });
    run.step({ cmd: 'flip', testId: id });
    run.step({ cmd: 'closeTest', testId: id, xpLabel: 'x' });
  }
  const secret = { type: 'secret', phrase: 'S', value: 1 };
  const bought = run.step({ cmd: 'buyFeature', actor: 'h', feature: secret, matchingLabels: ['x'] });
  expect(bought).toMatchObject({ xpCost: 2, characters: { h: { xp: [{ amount: 1, label: 'x' }] } } });
});
