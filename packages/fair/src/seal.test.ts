import type { Throw } from '@aspekt/dice';
import { expect, test } from 'vitest';
import { fitsSeal, seal, toHex, type Draw } from './index.ts';

const seed = toHex(Uint8Array.from({ length: 32 }, (_, i) => i));
const draw: Draw = { table: 'table-1', audience: 'gm', epoch: 1, counter: 0, command: 'cmd-1', salt: '' };
const throws: readonly Throw[] = [{ what: 'test', die: 'd10', faces: [3, 7], to: 'gm' }];

test('a seal is as published (docs/fair-dice.md)', () => {
  const { nonce, sealed } = seal(seed, draw, throws);
  expect(nonce).toBe('64917d3f7c4b60601f033180c40ebd92b91a33010b8faad4819ad8c8e097c7b4');
  expect(sealed).toBe('6b6503baf9489c1e9f4b4a97105984cf56a2c3abb0cf46186889df600590f711');
});

test('an opened roll fits its seal; other faces, another command or another nonce do not', () => {
  const opening = seal(seed, draw, throws);
  expect(fitsSeal('cmd-1', opening)).toBe(true);
  expect(fitsSeal('cmd-2', opening)).toBe(false);
  expect(fitsSeal('cmd-1', { ...opening, nonce: '00'.repeat(32) })).toBe(false);
  expect(fitsSeal('cmd-1', { ...opening, nonce: 'no' })).toBe(false);
  const better = throws.map((one) => ({ ...one, faces: [9, 9] }));
  expect(fitsSeal('cmd-1', { ...opening, throws: better })).toBe(false);
});

test('each roll has a nonce of its own, so that equal faces do not give equal seals', () => {
  const next = { ...draw, counter: 1, command: 'cmd-2' };
  expect(seal(seed, next, throws).sealed).not.toBe(seal(seed, draw, throws).sealed);
});
