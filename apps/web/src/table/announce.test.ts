import type { Line } from '@aspekt/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Gatherer, whenFocusRests } from './announce.ts';

const line = (n: number): Line => ({ n, at: 0, told: [{ text: `line ${n}` }], dice: [], kind: 'table/said' });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('fifty lines in five seconds are at most five utterances, and every line is in one of them', () => {
  const spoken: number[] = [];
  const gather = new Gatherer((lines) => spoken.push(lines.length));
  for (let n = 1; n <= 50; n++) {
    gather.add({ lines: [line(n)], own: false });
    vi.advanceTimersByTime(100);
  }
  vi.advanceTimersByTime(2000);
  expect(spoken.length).toBeLessThanOrEqual(5);
  expect(spoken.reduce((sum, count) => sum + count, 0)).toBe(50);
});

test('a single line is spoken at once, and so is one’s own', () => {
  const spoken: (readonly Line[])[] = [];
  const gather = new Gatherer((lines) => spoken.push(lines));
  gather.add({ lines: [line(1)], own: false });
  expect(spoken).toHaveLength(1);
  gather.add({ lines: [line(2)], own: false });
  expect(spoken).toHaveLength(1);
  gather.add({ lines: [line(3)], own: true });
  expect(spoken[1]?.map(({ n }) => n)).toEqual([2, 3]);
});

test('what is said waits until the focus has come to rest, but not for ever', () => {
  const page = new EventTarget();
  const run = vi.fn<() => void>();
  const move = (): boolean => page.dispatchEvent(new Event('focusin'));
  whenFocusRests(run, page);
  vi.advanceTimersByTime(250);
  move();
  vi.advanceTimersByTime(250);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(50);
  expect(run).toHaveBeenCalledTimes(1);
  move();
  vi.advanceTimersByTime(5000);
  expect(run).toHaveBeenCalledTimes(1);

  const hasty = vi.fn<() => void>();
  whenFocusRests(hasty, page);
  for (let ms = 0; ms < 2000; ms += 100) {
    move();
    vi.advanceTimersByTime(100);
  }
  expect(hasty).toHaveBeenCalledTimes(1);

  const calledOff = vi.fn<() => void>();
  whenFocusRests(calledOff, page)();
  vi.advanceTimersByTime(5000);
  expect(calledOff).not.toHaveBeenCalled();
});
