import { games } from '@aspekt/registry';
import { afterAll, describe, expect, test } from 'vitest';
import { places } from './elsewhere.ts';
import { cameOf, placeHere } from './evening.ts';

const everywhere = await places();
const [turkish, , browser] = everywhere;
afterAll(async () => {
  for (const place of everywhere) await place.leave();
});

test('the places are really different ones', () => {
  const all = [placeHere(), ...everywhere.map(({ place }) => place)];
  expect(new Set(all.map(({ timeZone }) => timeZone)).size).toBe(all.length);
  expect(turkish.place).toMatchObject({ locale: 'tr-TR', timeZone: 'Pacific/Tongatapu' });
  expect(browser.place).toMatchObject({ locale: 'ar-EG', timeZone: 'Australia/Adelaide' });
  expect(browser.place.engine).toContain('Chrome');
});

describe.each(games.map(({ id }) => id))('an evening of %s', (game) => {
  test('is the same in other processes, languages and times, and in a browser, to the last byte; and so is its replay (T15)', async () => {
    const evening = { game, seed: 15, commands: 150 };
    const here = await cameOf(evening);
    expect(here.events).toBeGreaterThan(80);
    expect(here.differing).toEqual([]);
    for (const there of await Promise.all(everywhere.map((place) => place.play(evening)))) expect(there).toEqual(here);
    expect((await cameOf({ ...evening, seed: 16 })).hash).not.toBe(here.hash);
  });
});
