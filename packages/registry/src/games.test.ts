import { expect, test } from 'vitest';
import { gameById } from './games.ts';

test('what the licence of the Fate Condensed SRD demands is said word for word, here and in the rules', async () => {
  const ode = gameById('ode');
  expect(ode?.notice).toMatch(/^This work is based on Fate Condensed .* Sophie Lagacé, .*by\/3\.0\/\)\.$/u);
  const { credit } = (await ode?.load()) ?? {};
  for (const notice of Object.values(credit?.notice ?? {})) expect(notice).toContain(ode?.notice);
  expect(Object.keys(credit?.notice ?? {})).toHaveLength(3);
});
