import type { Throw } from '@aspekt/dice';
import { expect, test } from 'vitest';
import { marksOf } from './dice.ts';

const one = (face: number, what = 'die'): Throw => ({ what, die: 'd0-9', faces: [face], to: 'everyone' }) as Throw;
const marks = (...dice: readonly Throw[]) => dice.flatMap((thrown) => marksOf({ dice } as never, thrown));

test('nines that roll on are ringed (VAST-NINE-01)', () => {
  expect(marks(one(9), one(9), one(6))).toEqual(['counted', 'counted', 'plain']);
});

test('only a zero on the first face of the own die is struck out (VAST-ZERO-03, VAST-NINE-04, VAST-HERO-06)', () => {
  expect(marks(one(0))).toEqual(['struck']);
  expect(marks(one(9), one(0))).toEqual(['counted', 'plain']);
  expect(marks(one(4), one(0))).toEqual(['plain', 'struck']);
  expect(marks(one(4), one(0, 'extraDie'))).toEqual(['plain', 'plain']);
});
