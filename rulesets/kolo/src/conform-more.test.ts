import { runVector, type Vector, type VectorAdapter } from '@aspekt/testkit/vectors';
import { expect, test } from 'vitest';
import vectors from '../../../tests/vectors-more/kolo.json' with { type: 'json' };
import { begin } from './conform.ts';

// The file is data of the catalogue's format; its literal types are of no use.
const all = vectors as unknown as readonly Vector[];

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
