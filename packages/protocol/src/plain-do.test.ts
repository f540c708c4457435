import { parseChoice } from '@aspekt/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainDo } from './plain-do.ts';
import { ClientMessage } from './wire.ts';

const salt = '0123456789abcdef0123456789abcdef';
const good = { t: 'do', id: 'a-1', command: { type: 'table/say', text: 'hello' }, salt };

/** Values that a field may have, and many that it may not. */
const odd = fc.oneof(
  fc.constantFrom<unknown>('do', 'ask', 'constructor', '', 'x'.repeat(64), 'x'.repeat(65), salt, salt.toUpperCase()),
  fc.constantFrom<unknown>(`${salt}0`, null, 1, [], ['do'], {}, { type: 1 }, { type: 'x' }, { type: 'x'.repeat(65) }),
  fc.constantFrom<unknown>({ type: 'x', deep: { er: [1] } }, [{ type: 'x' }], 'ö', 'a b', 'a\n', `${salt}\n`),
);
const fields = ['t', 'id', 'command', 'salt', 'faces', 'overrule', 'unanswered', 'more'];
const message = fc
  .array(fc.tuple(fc.constantFrom(...fields), odd), { maxLength: 2 })
  .map((parts): unknown => ({ ...good, ...Object.fromEntries(parts) }));

test('a command that is taken by the look of it is what the schema makes of it', () => {
  let taken = 0;
  fc.assert(
    fc.property(message, (said) => {
      const plain = plainDo(said);
      if (!plain) return;
      taken++;
      const { issues, ...parsed } = parseChoice(ClientMessage, 't', said);
      expect(issues).toBeUndefined();
      expect('value' in parsed && parsed.value).toEqual(plain);
    }),
    { numRuns: 20_000 },
  );
  expect(taken).toBeGreaterThan(100);
});

test('the commonest message is taken, and whatever else is in one is left to the schema', () => {
  expect(plainDo(good)).toBe(good);
  for (const more of [{ faces: [1] }, { overrule: true }, { unanswered: [] }, { salt: undefined }, { other: 1 }])
    expect(plainDo({ ...good, ...more })).toBeUndefined();
});
