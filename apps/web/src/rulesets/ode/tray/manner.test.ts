import { harmOf, reachOf, type Action } from '@aspekt/ode';
import { expect, test } from 'vitest';
import type { SeenCharacter } from '../seen.ts';
import { usualManner } from './manner.ts';

const ruth = {
  stunts: [{ effect: { type: 'allowAction', skill: 'lore', action: 'attack', harm: 'mental' } }],
} as unknown as SeenCharacter;
const manner = (skill: string, far: boolean, action: Action = 'attack') =>
  usualManner({ harmOf, reachOf }, { actor: ruth, action, skill, far });

test('avståndet sägs bara där det finns områden, och följer färdigheten (ODE-ZON-02, ODE-ZON-05)', () => {
  expect(manner('fight', false)).toEqual({});
  expect(manner('fight', true)).toEqual({ reach: 'melee' });
  expect(manner('shoot', true)).toEqual({ reach: 'ranged' });
  expect(manner('stealth', true, 'createAdvantage')).toEqual({ reach: 'melee' });
});

test('skadan sägs bara där färdigheten inte gör någon själv (ODE-USE-01, ODE-USE-04, ODE-STU-11)', () => {
  expect(manner('provoke', false)).toEqual({});
  expect(manner('deceive', false)).toEqual({ harm: 'physical' });
  expect(manner('lore', false)).toEqual({ harm: 'mental' });
  expect(manner('deceive', false, 'overcome')).toEqual({});
});
