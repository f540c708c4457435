import { expect, test } from 'vitest';
import { goesOn, writeLog } from './index.ts';

const entry = (n: number, more: object = {}): string => JSON.stringify({ n, throws: [], events: [], ...more });
const file = (...entries: readonly string[]): string => writeLog({ table: 't' }, entries);
const three = file(entry(1), entry(2), entry(3));

test('a log goes on from an earlier one, is behind it, or is another (T17)', () => {
  expect(goesOn(three, three)).toEqual({ kind: 'goes on', more: 0 });
  expect(goesOn(file(entry(1)), three)).toEqual({ kind: 'goes on', more: 2 });
  expect(goesOn(three, file(entry(1)))).toEqual({ kind: 'behind', entry: 2, missing: 2 });
  expect(goesOn(three, file(entry(1), entry(2, { x: 1 }), entry(3), entry(4)))).toEqual({ kind: 'other', entry: 2 });
  expect(goesOn(three, file(entry(1), entry(2, { x: 1 })))).toEqual({ kind: 'other', entry: 2 });
  expect(goesOn(three, writeLog({ table: 'u' }, []))).toEqual({ kind: 'another table' });
  expect(goesOn(three.slice(0, -2), three)).toMatchObject({ kind: 'fault', which: 'earlier' });
  expect(goesOn(three, 'no')).toMatchObject({ kind: 'fault', which: 'later' });
});

test('a seed that is shown when its chain has ended makes no other entry', () => {
  const seeds = [{ audience: 'gm', epoch: 1, seed: '00' }];
  expect(goesOn(three, file(entry(1, { seeds }), entry(2), entry(3)))).toEqual({ kind: 'goes on', more: 0 });
});
