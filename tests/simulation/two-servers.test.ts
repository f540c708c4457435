import { describe, expect, test, vi } from 'vitest';
import type { Sabotage } from './session.ts';
import { playSession } from './session.ts';

vi.setConfig({ testTimeout: 240_000 });

/** `npm run simulate -- --servers 2` plays as many as one likes, from seeds of its own. */
const sessions = 40;

test(`in ${sessions} evenings with two servers on one log nothing is forked, lost or doubled, and everyone sees the same in the end (I1–I7)`, async () => {
  const sum = { entries: 0, acked: 0, faults: 0 };
  for (let seed = 1; seed <= sessions; seed++) {
    const result = await playSession(seed, { servers: 2 });
    expect(result.complaints.map((one) => `seed ${seed}: ${one}`)).toEqual([]);
    for (const key of ['entries', 'acked', 'faults'] as const) sum[key] += result.count[key];
  }
  expect(sum.entries).toBeGreaterThan(sessions * 25);
  expect(sum.acked).toBeGreaterThan(sessions * 15);
  expect(sum.faults).toBeGreaterThan(sessions * 3);
});

test('three servers keep one history, too', async () => {
  for (let seed = 301; seed <= 308; seed++)
    expect((await playSession(seed, { servers: 3 })).complaints.map((one) => `seed ${seed}: ${one}`)).toEqual([]);
});

test('the same seed is the same evening to the last byte', async () => {
  const { hash } = await playSession(1001, { servers: 2 });
  expect((await playSession(1001, { servers: 2 })).hash).toBe(hash);
});

/** Faults put in on purpose: a checker that does not find them is worth nothing. */
const faults: Readonly<Record<string, { readonly breaks: RegExp; readonly fault: Sabotage }>> = {
  'the log tells whoever comes second that their entry was taken': {
    breaks: /^I1 .* was acknowledged and is lost/u,
    fault: ({ disk }) => {
      disk.unfenced = true;
    },
  },
  'a bell that loses every ring says that it loses none, so that nobody asks the log': {
    breaks: /^I3 .* shows lines/u,
    fault: ({ bell, machines }) => {
      bell.boasts = true;
      bell.tone = { delayMs: 0, lose: 1, double: 0 };
      for (const machine of machines) {
        machine.kill();
        machine.start();
      }
    },
  },
};
describe('the checker can fail', () => {
  test.each(Object.entries(faults))('%s', async (_, { breaks, fault }) => {
    const found: string[] = [];
    for (let seed = 2001; seed <= 2020 && !found.some((one) => breaks.test(one)); seed++)
      found.push(...(await playSession(seed, { servers: 2, sabotage: fault })).complaints);
    expect(found).toContainEqual(expect.stringMatching(breaks));
  });
});
