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
