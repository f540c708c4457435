import type { Line } from '@aspekt/protocol';
import { expect, test } from 'vitest';
import { marksOf } from './dice.ts';

const line = (roll: object): Line => ({
  n: 1,
  at: 0,
  told: [],
  dice: [],
  kind: 'nyx/rolled',
  event: { type: 'nyx/rolled', rolls: { A: roll } } as unknown as NonNullable<Line['event']>,
});
const thrown = (...faces: number[]) => ({ what: 'phaide', die: 'd10', faces, to: 'everyone' as const });

test('2, 2 and 5 against 4: the five is struck out and the first two counts (NYX-DICE-02)', () => {
  const roll = { actor: 'phaide', chosen: 2, success: true, numbers: { target: 4 } };
  expect(marksOf(line(roll), thrown(2, 2, 5))).toEqual(['counted', 'plain', 'struck']);
});

test('when every die fails all are struck out, and the best of them still tells how far it fell short (NYX-ROLL-03)', () => {
  const roll = { actor: 'phaide', chosen: 5, success: false, numbers: { target: 4 } };
  expect(marksOf(line(roll), thrown(5, 6, 8, 9))).toEqual(['missed', 'struck', 'struck', 'struck']);
});

test('of hindering dice the worst counts, and it is struck out when it fails (NYX-DICE-03)', () => {
  const roll = { actor: 'phaide', chosen: 8, success: false, numbers: { target: 4 } };
  expect(marksOf(line(roll), thrown(3, 8))).toEqual(['plain', 'missed']);
});

test('where the numbers are hidden only the die that counted is shown', () => {
  expect(marksOf(line({ actor: 'phaide', chosen: 6, success: false }), thrown(5, 6))).toEqual(['plain', 'counted']);
  expect(marksOf(line({ actor: 'moni', chosen: 6, success: false }), thrown(5, 6))).toEqual([]);
});
