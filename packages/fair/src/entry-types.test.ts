import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { facesOf, goesOn, headHash, tellReport, verify, writeLog, type FairEntry } from './index.ts';
import { changed, check, evening, everyone, rolled, rolls, seedOf, table, whys } from './testing/evening.ts';

type Path = readonly (string | number)[];

/** Every place in a value of JSON, itself and all that is in it. */
const placesIn = (value: unknown, at: Path = []): readonly Path[] =>
  typeof value === 'object' && value !== null
    ? [
        at,
        ...Object.entries(value).flatMap(([key, part]) =>
          placesIn(part, [...at, Array.isArray(value) ? Number(key) : key]),
        ),
      ]
    : [at];
const valueAt = (value: unknown, [key, ...rest]: Path): unknown =>
  key === undefined ? value : valueAt((value as Readonly<Record<string, unknown>>)[key], rest);
const withValue = (value: unknown, [key, ...rest]: Path, other: unknown): unknown => {
  if (key === undefined) return other;
  const part = withValue(valueAt(value, [key]), rest, other);
  return Array.isArray(value) ? value.with(Number(key), part) : { ...(value as object), [key]: part };
};

const opened: FairEntry = {
  id: 'o',
  throws: [],
  events: [
    {
      type: 'table/roll-opened',
      opening: { command: 'b', throws: evening[2]?.throws ?? [], nonce: '00', sealed: '00' },
    },
  ],
};
const whole = [...evening, opened];
const places = whole.flatMap((entry, i) => placesIn(entry).map((path) => [i, ...path] as Path));

/** The log with one value changed, and hashes that fit. */
const fileWith = (path: Path, other: unknown): string =>
  writeLog(
    { table, whose: 'gm' },
    (withValue(whole, path, other) as readonly unknown[]).map((entry) => JSON.stringify(entry)),
  );

/** What a throw is called is not in the dice: only the seal of a secret one holds it. */
const isName = (path: Path, other: unknown): boolean => path.at(-1) === 'what' && typeof other === 'string';

const holds = (path: Path, other: unknown): void => {
  if (JSON.stringify(valueAt(whole, path)) === JSON.stringify(other)) return;
  const found = verify(fileWith(path, other));
  tellReport(found, 'en');
  if ('fault' in found || isName(path, other)) return;
  const proved = found.throws.filter(({ entry, verdict }) => entry === Number(path[0]) + 1 && verdict === 'proved');
  expect(proved, `${path.join('.')} = ${JSON.stringify(other)}`).toEqual([]);
};

const strange: readonly unknown[] = [
  null,
  true,
  false,
  -1,
  0,
  1,
  0.5,
  2 ** 53,
  1e300,
  '',
  '0',
  '1',
  '0~2x',
  'gm',
  [],
  {},
  [0],
  ['0'],
  [{}],
  { length: 1 },
  { valueOf: 0 },
];

describe('a value of another type, or any number, in the place of an honest one', () => {
  test.each(strange.map((other) => [other]))(
    '%j: the check never stumbles, and never calls the line proved',
    (other) => {
      for (const path of places) holds(path, other);
    },
  );
  test('whatever it is', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...places),
        fc.oneof(fc.integer(), fc.double(), fc.jsonValue({ maxDepth: 2 })),
        holds,
      ),
      { numRuns: 300 },
    );
  });
  test('whatever it is, the first line of the file is no reason to stumble', () => {
    const [first = '', ...lines] = fileWith([0, 'id'], 'table.1').split('\n');
    const { head } = JSON.parse(first) as { readonly head: object };
    for (const key of Object.keys(head))
      for (const other of strange) {
        const bytes = JSON.stringify({ ...head, [key]: other });
        tellReport(verify([`{"hash":"${headHash(bytes)}","head":${bytes}}`, ...lines].join('\n')), 'en');
      }
    expect(verify(`{"hash":"${headHash('{no}')}","head":{no}}\n`)).toEqual({ fault: { line: 1, fault: 'not a log' } });
  });
});

test('a counter that is text would give whoever holds the seed as many tries as they like', () => {
  const luckOf = (counter: unknown): FairEntry => {
    const draw = {
      table,
      audience: 'everyone',
      epoch: 1,
      counter: counter as number,
      command: 'a',
      salt: 'aa'.repeat(16),
    };
    const [faces = []] = facesOf(everyone.seed, draw, [{ die: 'd10', faces: [0, 0, 0] }]) ?? [];
    const honest = rolled(everyone, 0, 'a');
    return {
      ...honest,
      throws: honest.throws.map((one) => ({ ...one, faces })),
      luck: [{ audience: 'everyone', epoch: 1, counter: draw.counter }],
    };
  };
  for (const counter of ['0~2x', '0', 0.5, -1, 2 ** 53, [0], null])
    expect(whys(changed(1, () => luckOf(counter)))[0], JSON.stringify(counter)).toBe('malformed');
  expect(check(changed(1, () => luckOf(0))).outcome).toBe('proved');
});

test('two draws from one chain in one line, each with a seal, are one too many', () => {
  const two = changed(2, (entry) => ({
    ...entry,
    luck: [...(entry.luck ?? []), { audience: 'gm', sealed: seedOf(9) }],
  }));
  expect(whys(two)).toContain('malformed');
});

test('the line is named, in words, and the others are judged', () => {
  const found = check(changed(rolls.at(-1) ?? 0, (entry) => ({ ...entry, salt: 5 as never })));
  expect(found).toMatchObject({ outcome: 'wrong', count: { proved: 4 }, wrong: [{ entry: 7, why: 'malformed' }] });
  expect(tellReport(found, 'en').at(-1)?.text).toMatch(/^Line 7: Something in the line is not of the type/);
});

test('a file of nonsense with hashes that fit goes on from nothing, without stumbling', () => {
  const nonsense = writeLog({ table }, ['{no}']);
  expect(goesOn(nonsense, nonsense)).toEqual({ kind: 'goes on', more: 0 });
  expect(goesOn(nonsense, writeLog({ table }, ['{on}']))).toEqual({ kind: 'other', entry: 1 });
});
