import { describe, expect, test, vi } from 'vitest';
import { sabotages } from './sabotage.ts';
import { playSession, type Result } from './session.ts';

vi.setConfig({ testTimeout: 600_000 });

/** `npm run simulate` plays as many as one likes, from seeds of its own. */
const sessions = 460;

const told = ({ seed, complaints }: Result): readonly string[] => complaints.map((one) => `seed ${seed}: ${one}`);

test(`in ${sessions} evenings full of faults everything promised holds`, async () => {
  const sum = { entries: 0, acked: 0, faults: 0 };
  for (let seed = 1; seed <= sessions; seed++) {
    const result = await playSession(seed);
    expect(told(result)).toEqual([]);
    for (const key of ['entries', 'acked', 'faults'] as const) sum[key] += result.count[key];
  }
  // Whoever does nothing makes no mistakes.
  expect(sum.entries).toBeGreaterThan(sessions * 25);
  expect(sum.acked).toBeGreaterThan(sessions * 15);
  expect(sum.faults).toBeGreaterThan(sessions * 3);
});

test('the same seed is the same evening to the last byte, another is another', async () => {
  const hashes = new Set<string>();
  for (let seed = 1001; seed <= 1010; seed++) {
    const { hash } = await playSession(seed);
    expect((await playSession(seed)).hash).toBe(hash);
    hashes.add(hash);
  }
  expect(hashes.size).toBe(10);
});

describe('the checker can fail', () => {
  test.each(Object.entries(sabotages))('%s', async (_, { breaks, fault }) => {
    const found: string[] = [];
    for (let seed = 2001; seed <= 2010 && !found.some((one) => breaks.test(one)); seed++)
      found.push(...(await playSession(seed, { sabotage: fault })).complaints);
    expect(found).toContainEqual(expect.stringMatching(breaks));
  });
});
