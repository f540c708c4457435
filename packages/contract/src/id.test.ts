import { expect, test } from 'vitest';
import { idPattern } from './id.ts';

test('an id is of letters, digits and dashes, and no name that every object has', () => {
  for (const id of ['a', 'toStrings', 'my-constructor', '_', '__proto', 'X-9_z', 'prototypes'])
    expect(id, id).toMatch(idPattern);
  for (const id of ['', 'a b', 'ö', 'a.b', 'constructor', 'toString', '__proto__', 'hasOwnProperty', 'prototype'])
    expect(id, id).not.toMatch(idPattern);
});
