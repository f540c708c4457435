import { locales } from '@aspekt/contract';
import { games } from '@aspekt/registry';
import { describe, expect, test } from 'vitest';

describe.each(games.map(({ id, load }) => ({ id, load })))('typed dice that do not fit a roll of $id', ({ load }) => {
  // What the table knows of them: how many were left over, or which one is on no such die.
  test.each([{ left: 2 }, { face: 11, die: 'd10' }])('are told of in whole sentences: %o', async (data) => {
    const rules = await load();
    for (const locale of locales) {
      const said = rules.explain({ code: rules.misthrown, data }, locale);
      expect(said).toMatch(/\S+ \S+.*\.$/u);
      expect(said).not.toMatch(/undefined|NaN|\[object/u);
    }
  });
});
