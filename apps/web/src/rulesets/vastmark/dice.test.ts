import type { Throw } from '@aspekt/dice';
import { expect, test } from 'vitest';
import { marksOf, throwerOf } from './dice.ts';

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

test('the dice of an opposed roll are known by whose they are, also where one side typed its own (VAST-RES-06)', () => {
  const rolls = (...made: readonly (readonly [string, readonly (readonly number[])[]])[]) =>
    made.map(([actorId, chains]) => ({ rolls: [{ actorId, chains }] }));
  const whose = (dice: readonly Throw[], sides: ReturnType<typeof rolls>) =>
    dice.map((thrown) => throwerOf({ dice, event: { type: 'vastmark/opposed', sides } } as never, thrown));
  expect(whose([one(9), one(4), one(7)], rolls(['tuva', [[9, 4]]], ['spy', [[7]]]))).toEqual(['tuva', 'tuva', 'spy']);
  expect(whose([one(7)], rolls(['tuva', [[3]]], ['spy', [[7]]]))).toEqual(['spy']);
  expect(throwerOf({ dice: [one(1)], event: { type: 'vastmark/rolled' } } as never, one(1))).toBeUndefined();
});
