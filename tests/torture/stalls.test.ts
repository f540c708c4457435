import { expect, test } from 'vitest';
import { holdUp, type Stalls } from './stalls.ts';

/** How long a stall may be is asked by `npm run torture -- stalls`; here, whether one would be noticed. */
test('a server whose event loop is held up is found out, whatever else it is asked meanwhile', async () => {
  const told = new Map<string, Stalls>();
  const fault = new URL('./hold-up.ts', import.meta.url).href;
  await holdUp({ seed: 1, frames: 100, entries: 0, fault, told: (what, stalls) => told.set(what, stalls) });
  expect(told.get('the start')?.stalls).toBeGreaterThan(0);
  expect(told.size).toBeGreaterThan(7);
});
