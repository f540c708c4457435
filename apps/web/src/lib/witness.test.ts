import type { Line } from '@aspekt/protocol';
import { markOf, markedLines } from '@aspekt/fair';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { KeptSeat } from './kept.ts';
import { Witness } from './witness.ts';

const seat: KeptSeat = {
  table: 'T',
  token: 'x'.repeat(32),
  name: '',
  game: '',
  role: 'player',
  seatName: '',
  at: 0,
};
const line = (n: number, more: Partial<Line> = {}): Line => ({
  n,
  at: 1000 + n,
  by: 'anna',
  who: 'Anna',
  told: [{ text: `line ${n}` }],
  dice: n % 3 === 0 ? [{ what: 'test', die: 'd6', faces: [n % 6], to: 'everyone' }] : [],
  kind: 'table/said',
  ...more,
});
const lines = (count: number, from = 1): readonly Line[] => Array.from({ length: count }, (_, i) => line(from + i));
const load = async () => ({ markOf, markedLines });

const store = new Map<string, string>();
beforeEach(() => {
  vi.useFakeTimers();
  store.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
    removeItem: (key: string) => store.delete(key),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const seen = async (witness: Witness, all: readonly Line[]): Promise<void> => {
  witness.saw(() => all);
  await vi.advanceTimersByTimeAsync(1000);
};

test('a server that still knows the last line seen is believed, also after a reload (T17)', async () => {
  const witness = new Witness(seat, load);
  expect(witness.ask([])).toBeUndefined();
  expect(witness.isKnownTo(undefined)).toBe(true);
  await seen(witness, lines(7));
  const again = new Witness(seat, load);
  expect(again.ask([])).toBe(7);
  expect(again.isKnownTo(markOf(lines(7)))).toBe(true);
});

test('a server that went back, or has other lines in their place, is not (T17)', async () => {
  const witness = new Witness(seat, load);
  await seen(witness, lines(70));
  expect(witness.ask(lines(70))).toBe(70);
  for (const mark of [
    '',
    undefined,
    markOf(lines(69)),
    markOf([...lines(69), line(70, { at: 5 })]),
    markOf([...lines(69), line(70, { by: 'bo' })]),
    markOf([...lines(69), line(70, { kind: 'table/undone' })]),
    markOf(lines(70).map((one) => (one.n === 60 ? line(60, { dice: [] }) : one))),
  ])
    expect(witness.isKnownTo(mark)).toBe(false);
  // Names, words and strikes may change; they are no other history.
  const renamed = lines(70).map((one) => ({ ...one, who: 'Ann', told: [], struck: true as const }));
  expect(witness.isKnownTo(markOf(renamed))).toBe(true);
});

test('whoever goes on with what the server knows has seen nothing else', async () => {
  const witness = new Witness(seat, load);
  await seen(witness, lines(7));
  witness.ask(lines(7));
  witness.forget();
  expect(witness.isKnownTo('')).toBe(true);
  expect(new Witness(seat, load).ask([])).toBeUndefined();
});

test('of lines with a gap no mark is made: the one kept before is asked for', async () => {
  const witness = new Witness(seat, load);
  await seen(witness, lines(60));
  expect(witness.ask([...lines(10), ...lines(20, 90)])).toBe(60);
  expect(witness.ask(lines(60, 21))).toBe(80);
  expect([...store.values()].join()).not.toContain('line');
});
