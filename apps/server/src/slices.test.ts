import { expect, test } from 'vitest';
import { inSlices } from './slices.ts';

test('something long is done a while at a time: others are heard in between, and what comes of it is the same', async () => {
  let heard = 0;
  let over = false;
  const listen = (): void => {
    heard++;
    if (!over) setImmediate(listen);
  };
  setImmediate(listen);
  const work = function* () {
    for (let step = 0; step < 60; step++) {
      const end = performance.now() + 1;
      while (performance.now() < end);
      yield undefined;
    }
    return 'done';
  };
  expect(await inSlices(work())).toBe('done');
  over = true;
  expect(heard).toBeGreaterThan(1);
});
