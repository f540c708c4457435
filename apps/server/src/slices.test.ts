import { describe, expect, test } from 'vitest';
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

describe('several long things at once', () => {
  /** What is written down while they are done: by whom each step was, and where others could be heard. */
  const written = async (many: number, steps: number): Promise<readonly (number | 'heard')[]> => {
    const book: (number | 'heard')[] = [];
    let over = false;
    const listen = (): void => {
      book.push('heard');
      if (!over) setImmediate(listen);
    };
    setImmediate(listen);
    const work = function* (who: number) {
      for (let step = 0; step < steps; step++) {
        const end = performance.now() + 5;
        while (performance.now() < end);
        book.push(who);
        yield undefined;
      }
    };
    await Promise.all(Array.from({ length: many }, (_, who) => inSlices(work(who))));
    over = true;
    return book;
  };

  test('hold up nobody longer than one of them: each has its while, and in between others are heard', async () => {
    const whiles = (await written(6, 8))
      .join(' ')
      .split('heard')
      .map((part) => new Set(part.trim().split(' ')));
    for (const one of whiles) expect(one.size).toBe(1);
  });

  test('take turns: none is begun anew before all others have had theirs', async () => {
    const book = (await written(6, 8)).filter((who) => who !== 'heard');
    const turnsOf = book.filter((who, i) => who !== book[i - 1]);
    expect(turnsOf.slice(0, 12)).toEqual([0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 4, 5]);
  });

  test('are done as soon as each has had as many turns as it takes, the short ones first', async () => {
    const done: string[] = [];
    const short = function* () {
      yield undefined;
    };
    const long = written(3, 20).then(() => done.push('long'));
    await inSlices(short());
    done.push('short');
    await long;
    expect(done).toEqual(['short', 'long']);
  });
});

test('what fails fails for whoever asked for it, and the others go on', async () => {
  const failing = function* () {
    yield undefined;
    throw new RangeError('no');
  };
  const fine = function* () {
    yield undefined;
    return 'done';
  };
  const [one, other] = await Promise.allSettled([inSlices(failing()), inSlices(fine())]);
  expect(one).toMatchObject({ status: 'rejected', reason: new RangeError('no') });
  expect(other).toEqual({ status: 'fulfilled', value: 'done' });
});
