import { expect, test } from 'vitest';
import { quietTime } from './spare.ts';

test('what may wait is done one by one, in order, after what is going on', async () => {
  const spare = quietTime();
  const done: number[] = [];
  for (let i = 0; i < 100; i++) spare.later(() => done.push(i));
  expect(done).toEqual([]);
  await new Promise<void>((resolve) => {
    spare.later(resolve);
  });
  expect(done).toEqual(Array.from({ length: 100 }, (_, i) => i));
});

test('it is done even when there is never a quiet moment', async () => {
  const spare = quietTime();
  let over = false;
  const busy = (): void => {
    const until = performance.now() + 2;
    while (performance.now() < until);
    if (!over) setImmediate(busy);
  };
  busy();
  const done: number[] = [];
  for (let i = 0; i < 20; i++) {
    await new Promise<void>((resolve) => {
      spare.later(() => {
        const until = performance.now() + 5;
        while (performance.now() < until);
        done.push(i);
        resolve();
      });
    });
  }
  over = true;
  expect(done).toHaveLength(20);
});

test('a job that stumbles is told of, and those after it are done', async () => {
  const errors: unknown[] = [];
  const spare = quietTime((error) => errors.push(error));
  const fault = new Error('the rules stumbled');
  const done = new Promise<void>((resolve) => {
    spare.later(() => {
      throw fault;
    });
    spare.later(resolve);
  });
  await done;
  expect(errors).toEqual([fault]);
});
