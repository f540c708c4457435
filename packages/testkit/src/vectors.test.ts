import { expect, test } from 'vitest';
import { compare, runVector, type Vector, type VectorAdapter } from './vectors.ts';

test('objects are compared on the listed keys, lists exactly', () => {
  expect(compare({ a: 1 }, { a: 1, b: 2 }, 'x')).toEqual([]);
  expect(compare({ a: [1] }, { a: [1, 2] }, 'x')).toEqual([{ at: 'x.a', expected: [1], actual: [1, 2] }]);
  expect(compare({ a: { b: 1 } }, { a: { b: 2 } }, 'x')).toEqual([{ at: 'x.a.b', expected: 1, actual: 2 }]);
  expect(compare({ a: null }, {}, 'x')).toEqual([{ at: 'x.a', expected: null, actual: undefined }]);
});

test('where a format says so, null also matches an absent key, and nothing else does', () => {
  expect(compare({ a: null, b: [{ c: null }] }, { b: [{}] }, 'x', true)).toEqual([]);
  expect(compare({ a: null }, { a: 0 }, 'x', true)).toEqual([{ at: 'x.a', expected: null, actual: 0 }]);
  expect(compare({ a: 0 }, {}, 'x', true)).toEqual([{ at: 'x.a', expected: 0, actual: undefined }]);
});

test('a report may answer what is expected', () => {
  const lacks = (names: readonly string[]) => names.filter((name) => name !== 'Liten');
  expect(compare({ lacks: ['Stor'] }, { lacks }, 'x')).toEqual([]);
  expect(compare({ lacks: ['Liten'] }, { lacks }, 'x')).toEqual([{ at: 'x.lacks', expected: ['Liten'], actual: [] }]);
});

const counter = (leaky: boolean): VectorAdapter => ({
  begin: (given) => {
    let total = Number(given['total'] ?? 0);
    const report = () => ({ total });
    return {
      step: ({ cmd, n }) => {
        if (cmd === 'add' && typeof n === 'number') {
          total += n;
          return report();
        }
        if (leaky) total++;
        return { error: 'NO' };
      },
      final: report,
      state: () => `${total}`,
    };
  },
});
const vector = (expect: Vector['expect']): Vector => ({
  id: 'V-1',
  rules: [],
  title: 'counts',
  given: { total: 1 },
  dice: [],
  steps: [{ cmd: 'add', n: 2 }, { cmd: 'fly' }],
  expect,
});

test('a vector passes when every step and the end are as expected', () => {
  const result = runVector(counter(false), vector({ steps: [{ total: 3 }, { error: 'NO' }], final: { total: 3 } }));
  expect(result.mismatches).toEqual([]);
});

test('a wrong number, an unexpected refusal and a refusal that changes something are all found', () => {
  const wrong = runVector(counter(false), vector({ steps: [{ total: 4 }, {}] }));
  expect(wrong.mismatches.map(({ at }) => at)).toEqual(['steps[0].total', 'steps[1].error']);
  const leak = runVector(counter(true), vector({ steps: [{}, { error: 'NO' }] }));
  expect(leak.mismatches).toEqual([{ at: 'steps[1]', expected: 'nothing changed', actual: 'changed' }]);
});
