import { expect, test } from 'vitest';
import { committer } from './committer.ts';
import { laid, row } from './ports/log-contract.ts';
import { Conflict } from './ports/log.ts';
import { memoryLog } from './store/memory-log.ts';

test('what is written together with an entry that another has written first is written all the same, in order', async () => {
  const log = memoryLog();
  await log.write({ tables: [laid('a'), laid('b')], rows: [row('a', 1, 'another')] });
  const commits = committer(log);
  const ends = await Promise.allSettled([
    commits.write({ rows: [row('b', 1)] }),
    commits.write({ rows: [row('a', 1)] }),
    commits.write({ rows: [row('b', 2)] }),
  ]);
  expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(ends[1]).toMatchObject({ reason: expect.any(Conflict) });
  expect((await log.read('b')).map(({ seq }) => seq)).toEqual([1, 2]);
});
