import { expect, test } from 'vitest';
import { linesOf, zonesInARow } from './scene-form.ts';

test('en rad var, tomma rader räknas inte', () => {
  expect(linesOf(' Brinner \n\n Skarpt solljus')).toEqual(['Brinner', 'Skarpt solljus']);
  expect(linesOf('')).toEqual([]);
});

test('områden på rad: vart och ett gränsar till nästa (ODE-ZON-01)', () => {
  let n = 0;
  const zones = zonesInARow(['Gården', 'Trappan', 'Taket'], () => `z${++n}`);
  expect(zones).toEqual([
    { id: 'z1', name: 'Gården', adjacent: ['z2'] },
    { id: 'z2', name: 'Trappan', adjacent: ['z1', 'z3'] },
    { id: 'z3', name: 'Taket', adjacent: ['z2'] },
  ]);
});
