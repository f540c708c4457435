import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { games } from '@aspekt/registry';
import { expect, test } from 'vitest';
import { authorities, authorityPage } from './page.ts';

test('every game says who may send what, and docs/authority.md says the same', () => {
  expect(Object.keys(authorities)).toEqual(games.map(({ id }) => id));
  const titles = Object.fromEntries(games.map(({ id, title }) => [id, title]));
  const written = readFileSync(fileURLToPath(new URL('../../docs/authority.md', import.meta.url)), 'utf8');
  expect(written, 'node tests/authority/write.ts writes it').toBe(authorityPage(titles));
});
