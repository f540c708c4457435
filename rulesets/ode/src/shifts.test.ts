import { expect, test } from 'vitest';
import { addedTo, movedBy, raisedBy } from './shifts.ts';

test('vad som läggs till värde och tärningar: medhjälp, trick, +2 per åberopande och annat (ODE-ACT-08, ODE-INV-02)', () => {
  expect(addedTo({ teamworkBonus: 1, stuntBonus: 2, plus2Count: 2, otherModifier: -1 })).toBe(6);
  expect(addedTo({ teamworkBonus: 0, stuntBonus: 0, plus2Count: 0, otherModifier: 0 })).toBe(0);
});

test('ett åberopande flyttar den som handlar två steg, framåt eller bakåt efter vems slag det gäller (ODE-INV-02, ODE-INV-04, ODE-INV-05)', () => {
  expect([movedBy('plus2', 'action'), movedBy('helpAlly', 'action'), movedBy('raiseTarget', 'defence')]).toEqual([
    2, 2, 2,
  ]);
  expect([movedBy('plus2', 'defence'), movedBy('helpAlly', 'defence'), movedBy('raiseTarget', 'action')]).toEqual([
    -2, -2, -2,
  ]);
  expect(raisedBy({ raised: 3 })).toBe(6);
});

test('vart ett omslag leder vet ingen i förväg (ODE-INV-03)', () => {
  expect(movedBy('reroll', 'action')).toBeUndefined();
  expect(movedBy('reroll', 'defence')).toBeUndefined();
});
