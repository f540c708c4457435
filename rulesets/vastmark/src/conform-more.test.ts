import { runVector, type Vector } from '@aspekt/testkit/vectors';
import { expect, test } from 'vitest';
import vectors from '../../../tests/vectors-more/vastmark.json' with { type: 'json' };
import { begin } from './conform.ts';

for (const vector of vectors as unknown as readonly Vector[]) {
  test(`${vector.id}: ${vector.title} (${vector.rules.join(', ')})`, () => {
    let left = (): number => vector.dice.length;
    const watched = {
      begin: (...given: Parameters<typeof begin>) => {
        const run = begin(...given);
        left = run.left;
        return run;
      },
    };
    expect(runVector(watched, vector).mismatches).toEqual([]);
    expect(left()).toBe(0);
  });
}
