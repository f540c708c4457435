import { itemFrom, starterStock } from '@aspekt/aoristos';
import { expect, test } from 'vitest';
import { blankForm, decimal, faultsOf, formOf, inputOf } from './item-form.ts';
import { fromStock } from './shelves.ts';

test('every thing of the starter set is the same after it was opened and saved', () => {
  for (const stocked of starterStock.items) {
    const item = itemFrom(fromStock(stocked, stocked.id, 'sv'));
    const saved = item && inputOf(formOf(item));
    expect(saved && itemFrom({ id: stocked.id, ...saved }), stocked.id).toEqual(item);
  }
});

test('what cannot be read is named, and nothing is saved meanwhile', () => {
  const form = { ...blankForm(), name: ' ', weaponWeight: 'heavy', strength: '1B', magazineSize: '0' };
  expect(faultsOf(form)).toEqual(['name', 'magazineSize', 'weaponWeight']);
  expect(inputOf(form)).toBeUndefined();
  expect(inputOf({ ...form, name: 'Wire', weaponWeight: '0,5', magazineSize: '1' })).toMatchObject({
    name: 'Wire',
    strength: '1B',
    weaponWeight: 0.5,
  });
});

test('weights may be typed with comma or point', () => {
  expect(decimal('1,5')).toBe(1.5);
  expect(decimal(' 2.25 ')).toBe(2.25);
  expect(decimal('-1')).toBeUndefined();
});

test('a thing of the stock keeps its usual skill and length in melee when it is opened and saved (D-20)', () => {
  for (const stocked of starterStock.items) {
    const plain = fromStock(stocked, stocked.id, 'sv');
    expect(itemFrom({ id: stocked.id, ...inputOf(formOf(plain)) }), stocked.id).toEqual(itemFrom(plain));
  }
  const thrown = { ...blankForm(), name: 'Axe', category: 'ranged', skill: 'throwing', thrown: true } as const;
  expect(itemFrom({ id: 'axe', ...inputOf(thrown) })).toHaveProperty('meleeLength', 'pistolOrShorter');
  expect(itemFrom({ id: 'axe', ...inputOf({ ...thrown, meleeLength: 'longer' }) })).toHaveProperty(
    'meleeLength',
    'longer',
  );
});

test('a new belt-fed weapon takes 10 KP to reload, any other 5, unless a number is typed (AOR-LOAD-05, AOR-LOAD-07)', () => {
  const gun = { ...blankForm(), name: 'MG', category: 'ranged' } as const;
  const reloadCost = (form: object) => itemFrom({ id: 'mg', ...inputOf({ ...gun, ...form }) })?.reloadCost;
  expect([reloadCost({ magazineSize: 'belt' }), reloadCost({}), reloadCost({ reloadCost: '7' })]).toEqual([10, 5, 7]);
  expect(faultsOf({ ...gun, oneByOne: true })).toEqual(['reloadCost']);
});
