import { expect, test } from 'vitest';
import { timeApart, type Timing } from './timing.ts';

/** What the real ratio is, `npm run torture -- timing` tells; here, whether a bad one would be noticed. */
test('a server that takes longer the more is hidden is found out', async () => {
  const found: Timing[] = [];
  const fault = new URL('./talkative.ts', import.meta.url).href;
  await timeApart({ games: ['nyx'], commands: 10, hidden: 60, seed: 1, fault }, (timing) => found.push(timing));
  expect(found).toMatchObject([{ game: 'nyx', hidden: 60 }]);
  expect(found[0]?.ratio).toBeGreaterThan(1.3);
});
