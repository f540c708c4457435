import { expect, test } from 'vitest';
import { chanceFrom } from './chance.ts';
import { resume } from './resume.ts';

/** How long it takes is told by `npm run torture -- resume`. */
test('whoever comes back is told where they are in one round trip, over slow lines and after up to a thousand lines', async () => {
  const { resumes, complaints } = await resume(60, chanceFrom(1));
  expect(complaints).toEqual([]);
  expect(resumes).toBe(60);
});
