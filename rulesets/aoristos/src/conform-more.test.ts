import { runVector, type Vector } from '@aspekt/testkit/vectors';
import { expect, test } from 'vitest';
import vectors from '../../../tests/vectors-more/aoristos.json' with { type: 'json' };
import { adapter } from './conform.ts';

for (const vector of vectors as unknown as readonly Vector[]) {
  test(`${vector.id}: ${vector.title} (${vector.rules.join(', ')})`, () => {
    expect(runVector(adapter, vector).mismatches).toEqual([]);
  });
}
