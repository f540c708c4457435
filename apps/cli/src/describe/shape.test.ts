import { expect, test } from 'vitest';
import { shapeOf } from './shape.ts';
import { wordsFor } from './words.ts';

const schema = (type: string, entries = {}) => ({ kind: 'schema', type, entries });

test.each([
  ['strict_object', false],
  ['object', undefined],
  ['loose_object', undefined],
])('a record of the kind %s is described, and whether it may hold more', (kind, additionalProperties) => {
  const shape = shapeOf(schema(kind, { name: schema('string') }));
  expect(shape.properties).toEqual({ name: { type: 'string' } });
  expect(shape.additionalProperties).toBe(additionalProperties);
  expect(wordsFor(shape)).toBe('{\n  name: text\n}');
});

test('a kind without words here may be anything', () => {
  expect(wordsFor(shapeOf(schema('object', { when: schema('date') })))).toBe('{\n  when: anything\n}');
});
