import { expect, test } from 'vitest';
import { helpersPrice } from './loadable.ts';

test('a helper reads the price of every weapon in the list: magazine, belt, single projectiles (AOR-LOAD-05..07)', () => {
  const named = (name: string) => ({ names: { en: name, sv: name, pl: name } });
  const stock = [
    { ...named('Rifle'), magazineSize: 20 },
    { ...named('Slow rifle'), magazineSize: 20, reloadCost: 7 },
    { ...named('Machine gun'), magazineSize: 'belt' as const },
    { ...named('Revolver'), magazineSize: 6, perRoundReload: 1 },
  ];
  expect(stock.map(({ names }) => helpersPrice(stock, names.en))).toEqual([
    { kp: 5 },
    { kp: 7 },
    { kp: 5 },
    { opening: 2, each: 1 },
  ]);
  expect(helpersPrice(stock, 'Musket')).toBeUndefined();
});
