import { runVector, type Vector } from '@aspekt/testkit/vectors';
import { expect, test } from 'vitest';
import more from '../../../tests/vectors-more/aoristos.json' with { type: 'json' };
import book from '../../../tests/vectors/aoristos.json' with { type: 'json' };
import { adapter } from './conform.ts';

// The files are data of the catalogue's format; their literal types are of no use.
const all = [...book, ...more] as unknown as readonly Vector[];

for (const vector of all) {
  test(`${vector.id}: ${vector.title} (${vector.rules.join(', ')})`, () => {
    expect(runVector(adapter, vector).mismatches).toEqual([]);
    const run = adapter.begin(vector.given, vector.dice);
    for (const step of vector.steps) run.step(step);
    expect(run.final()).not.toHaveProperty('diceLeft');
  });
}

test('a vector whose hand is somebody else’s, or whose dice are too few, does not pass', () => {
  const given = { characters: [{ id: 'x' }] };
  const roll = { cmd: 'rollHand', by: 'x', b: 2 };
  expect(() => adapter.begin(given, [{ roller: 'y', values: [1, 1] }]).step(roll)).toThrow(/hand is x/);
  expect(() => adapter.begin(given, [{ roller: 'x', values: [1] }]).step(roll)).toThrow(/needs 2 dice/);
});
