import { runVector, type Vector } from '@aspekt/testkit/vectors';
import { expect, test } from 'vitest';
import more from '../../../tests/vectors-more/ode.json' with { type: 'json' };
import book from '../../../tests/vectors/ode.json' with { type: 'json' };
import { adapter } from './conform.ts';

// The files are data of the catalogue's format; their literal types are of no use.
const all = [...book, ...more] as unknown as readonly Vector[];

for (const vector of all) {
  test(`${vector.id}: ${vector.title} (${vector.rules.join(', ')})`, () => {
    expect(runVector(adapter, vector).mismatches).toEqual([]);
  });
}
