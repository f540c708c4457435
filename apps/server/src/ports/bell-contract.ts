import { describe, expect, test, vi } from 'vitest';
import type { Bell } from './surroundings.ts';

/** The same bell at two places: what is rung at one is heard at both. */
export type BellEnds = { readonly here: Bell; readonly there: Bell };

/** What every bell promises; an adapter for another way to ring calls this in its own test. */
export const bellContract = (name: string, open: () => Promise<BellEnds>): void => {
  describe(`a bell ${name}`, () => {
    test('is heard by everyone who listens, here and there, with the table and the entry', async () => {
      const { here, there } = await open();
      const heard: string[] = [];
      const stops = [here, there, there].map((bell, i) =>
        bell.listen((table, seq) => heard.push(`${i} ${table} ${seq}`)),
      );
      here.ring('a', 7);
      await vi.waitFor(() => expect(new Set(heard)).toEqual(new Set(['0 a 7', '1 a 7', '2 a 7'])));
      there.ring('b', 1);
      await vi.waitFor(() => expect(new Set(heard.filter((one) => one.endsWith('b 1'))).size).toBe(3));
      for (const stop of stops) stop();
    });
    test('is not heard by those who no longer listen, nor missed where nobody does', async () => {
      const { here, there } = await open();
      const heard: string[] = [];
      const [first, second] = [here.listen(() => heard.push('first')), there.listen(() => heard.push('second'))];
      first();
      here.ring('a', 1);
      await vi.waitFor(() => expect(heard).toContain('second'));
      expect(heard).not.toContain('first');
      second();
      here.ring('a', 2);
      there.ring('a', 3);
      expect(heard).not.toContain('first');
    });
  });
};
