import fc from 'fast-check';
import { expect, expectTypeOf, test } from 'vitest';
import { guarded, NotYours, secret, see, type Hideable, type Secret } from './secret.ts';
import type { Audience, Viewer } from './viewer.ts';

type Trait = Hideable & { readonly name: string };
type Foe = { readonly name: string; readonly threshold: Secret<number>; readonly traits: readonly Trait[] };
type Table = { readonly foes: Readonly<Record<string, Foe & Hideable>> };

const foe = (n: number, trait: string): Foe => ({
  name: 'Vakt',
  threshold: secret('gm', n),
  traits: [{ name: 'Lång' }, { name: trait, only: ['anna'] }],
});
const gm: Viewer = { seat: 'gm', role: 'gm' };
const anna: Viewer = { seat: 'anna', role: 'player' };
const bo: Viewer = { seat: 'bo', role: 'player' };
const onlooker: Viewer = { seat: 'x', role: 'onlooker' };

test('a secret field is opened for those it is meant for and absent for the rest', () => {
  const seen = see(foe(9, 'Girig'), anna);
  expectTypeOf(seen.threshold).toEqualTypeOf<number | undefined>();
  expect(seen).toEqual({ name: 'Vakt', traits: [{ name: 'Lång' }, { name: 'Girig', only: ['anna'] }] });
  expect(see(foe(9, 'Girig'), gm)).toMatchObject({ threshold: 9 });
});

test('a hidden thing leaves no empty place in a list or a record', () => {
  expect(see(foe(9, 'Girig'), bo).traits).toEqual([{ name: 'Lång' }]);
  expect(see(foe(9, 'Girig'), onlooker).traits).toEqual([{ name: 'Lång' }]);
  const table: Table = { foes: { guard: foe(1, 'Trött'), spy: { ...foe(2, 'Listig'), only: 'gm' } } };
  expect(Object.keys(see(table, bo).foes)).toEqual(['guard']);
  expect(Object.keys(see(table, gm).foes)).toEqual(['guard', 'spy']);
});

test('a wholly hidden value is not there at all', () => {
  expect(see({ type: 'x/plotted', only: 'gm' as const }, bo)).toBeUndefined();
});

test('non-interference: what one may not know cannot change what one sees', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer(), fc.string(), fc.string(), (m, n, a, b) => {
      expect(JSON.stringify(see(foe(m, a), bo))).toBe(JSON.stringify(see(foe(n, b), bo)));
      expect(JSON.stringify(guarded(foe(m, a).traits, bo))).toBe(JSON.stringify(guarded(foe(n, b).traits, bo)));
    }),
  );
});

test('odds asked for by a player stop where the rule would open a secret', () => {
  const odds = (state: Foe): string => (state.threshold.value > 5 ? 'hard' : 'easy');
  expect(() => odds(guarded(foe(9, 'Girig'), bo))).toThrow(NotYours);
  expect(odds(guarded(foe(9, 'Girig'), gm))).toBe('hard');
  expect(guarded(foe(9, 'Girig'), bo).name).toBe('Vakt');
});

test('what has no mark in it is given as it is, also within what is opened', () => {
  const plain = { name: 'Lång', list: [1, 2] };
  const table = { plain, foes: { guard: foe(1, 'Trött') }, list: [plain, { only: 'gm' as const }, plain] };
  expect(see(plain, bo)).toBe(plain);
  expect(see(table, bo).plain).toBe(plain);
  expect(see(table, bo).list).toEqual([plain, plain]);
  expect(see(table, bo).list[1]).toBe(plain);
  expect(see(table, gm).list).toBe(table.list);
});

test('looking changes nothing: whoever looks again, and whoever looks at a copy, sees the same', () => {
  const marks = fc.constantFrom<Audience[]>('everyone', 'gm', ['anna'], ['anna', 'bo']);
  const { value } = fc.letrec<{ value: unknown }>((tie) => ({
    value: fc.oneof(
      { depthSize: 'small' },
      fc.integer(),
      fc.string(),
      fc.array(tie('value'), { maxLength: 3 }),
      fc.dictionary(fc.constantFrom('a', 'b', 'c'), tie('value'), { maxKeys: 3 }),
      fc.record({ only: marks, name: tie('value') }),
      fc.record({ secret: fc.constant(true), to: marks, value: tie('value') }),
    ),
  }));
  fc.assert(
    fc.property(value, (one) => {
      for (const viewer of [gm, anna, bo, onlooker]) {
        const first = JSON.stringify(see(one, viewer));
        expect(JSON.stringify(see(one, viewer))).toBe(first);
        expect(JSON.stringify(see(structuredCopy(one), { ...viewer }))).toBe(first);
      }
    }),
  );
});

const structuredCopy = <T>(one: T): T => JSON.parse(JSON.stringify(one));
