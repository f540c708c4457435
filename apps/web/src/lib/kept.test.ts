import { beforeEach, expect, test, vi } from 'vitest';
import { kept, type KeptSeat } from './kept.ts';

const seat: KeptSeat = { table: 'T', token: 'x'.repeat(32), name: '', game: '', role: 'player', seatName: '', at: 0 };
const store = new Map<string, string>();
const storage = {
  getItem: (key: string) => store.get(key) ?? null,
  setItem: (key: string, value: string) => store.set(key, value),
  removeItem: (key: string) => store.delete(key),
};
beforeEach(() => {
  store.clear();
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', storage);
});

test('rolls that were sent are remembered once with each of their bytes, the last three hundred of them', () => {
  for (const salt of ['aa', 'bb', 'aa']) kept.keepSent(seat, { id: 'one', salt });
  expect(kept.sent(seat)).toEqual([
    { id: 'one', salt: 'bb' },
    { id: 'one', salt: 'aa' },
  ]);
  for (let i = 0; i < 400; i++) kept.keepSent(seat, { id: `roll-${i}`, salt: 'cc' });
  expect(kept.sent(seat)).toHaveLength(300);
  expect(kept.sent(seat).at(-1)).toEqual({ id: 'roll-399', salt: 'cc' });
});

test('they are gone with the seat', () => {
  kept.keepSeat(seat);
  kept.keepSent(seat, { id: 'one', salt: 'aa' });
  kept.forgetSeat('T');
  expect(kept.sent(seat)).toEqual([]);
});
