import type { Locale, Viewer } from '@aspekt/contract';
import { describe, expect, test } from 'vitest';
import { explain, exportFor, handle, importTable, tableFrom, type Outcome } from './index.ts';
import { anna, bo, countedLuck, gm, scene } from './testing/scene.ts';

/** A table where people talk, at moments that the test chooses. */
const talking = (talkEvery: number) => {
  const { table } = scene({ talkEvery });
  let said = 0;
  const say = (by: Viewer, now: number, more: object = {}): Outcome =>
    handle(
      table,
      by,
      { id: `say-${++said}`, command: { type: 'table/say', text: 'Hm.', ...more } },
      countedLuck(9),
      now,
    );
  return { table, say };
};
const wait = (seconds: number) => ({ refusal: { code: 'TABLE_E_TALK_SLOWLY', data: { seconds } } });

describe('slow talk', () => {
  test('each player says something once in so many seconds at most, aloud or in a whisper', () => {
    const { say } = talking(15);
    expect(say(anna, 100_000).kind).toBe('accepted');
    expect(say(anna, 100_001)).toMatchObject(wait(15));
    expect(say(bo, 101_000, { to: ['anna'] }).kind).toBe('accepted');
    expect(say(bo, 102_000, { to: 'gm' })).toMatchObject(wait(14));
    expect(say(anna, 114_999)).toMatchObject(wait(1));
    expect(say(anna, 115_000).kind).toBe('accepted');
    expect(say(anna, 115_000)).toMatchObject(wait(15));
  });
  test('the game master speaks whenever she likes, and so does everybody where it is off', () => {
    const [slow, off] = [talking(60), talking(0)];
    for (let i = 0; i < 5; i++) {
      expect(slow.say(gm, 100_000).kind).toBe('accepted');
      expect(off.say(anna, 100_000).kind).toBe('accepted');
    }
  });
  test('nobody waits for a clock that was put back, and a table that was read again knows when somebody spoke', () => {
    const { table, say } = talking(15);
    say(anna, 100_000);
    const again = tableFrom(table.rules, [...table.entries]);
    const asking = { id: 'again', command: { type: 'table/say', text: 'Hm.' } };
    expect(handle(again, anna, asking, countedLuck(9), 105_000)).toMatchObject(wait(10));
    expect(say(anna, 50_000).kind).toBe('accepted');
  });
  test('a table where people talked slowly is brought in from its file like any other', () => {
    const { table, say } = talking(15);
    for (const now of [100_000, 107_000, 115_000, 116_000]) say(anna, now);
    const brought = importTable(table.rules, exportFor(table, gm), {
      id: 'again',
      luck: countedLuck(99),
      now: 200_000,
    });
    expect(brought).not.toHaveProperty('fault');
  });
  test.each([
    ['en', 'You can speak again in 1 second.', 'You can speak again in 7 seconds.'],
    ['sv', 'Du kan tala igen om 1 sekund.', 'Du kan tala igen om 7 sekunder.'],
    ['pl', 'Możesz się odezwać za 1 s.', 'Możesz się odezwać za 7 s.'],
  ] as const satisfies readonly (readonly [Locale, string, string])[])('says when, in %s', (locale, one, seven) => {
    const { table } = talking(15);
    const words = (seconds: number): string =>
      explain(table.rules, { code: 'TABLE_E_TALK_SLOWLY', data: { seconds } }, locale);
    expect(words(1)).toContain(one);
    expect(words(7)).toContain(seven);
  });
});
