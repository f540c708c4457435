import { expect, test } from 'vitest';
import { anna, gm, onlooker, table } from './fixtures.ts';
import { nyx } from './index.ts';
import type { Settings } from './model.ts';

test('odds are for everybody, for the game master or for nobody, as the table has it (NYX-GEN-03)', () => {
  const who = (oddsFor: Settings['oddsFor']) =>
    [gm, anna, onlooker].map((viewer) => nyx.mayForesee?.(table({ oddsFor }), viewer));
  expect(who('all')).toEqual([true, true, true]);
  expect(who('gm')).toEqual([true, false, false]);
  expect(who('none')).toEqual([false, false, false]);
});
