import { d10, d6, dF, coin, d0to9, faceFrom } from '@aspekt/dice';
import { describe, expect, test } from 'vitest';
import {
  audienceKey,
  audienceOf,
  commit,
  dieNamed,
  facesOf,
  fields,
  followingId,
  opens,
  toHex,
  wordsOf,
  type Draw,
} from './index.ts';

const seed = toHex(Uint8Array.from({ length: 32 }, (_, i) => i));
const draw: Draw = {
  table: 'table-1',
  audience: 'everyone',
  epoch: 1,
  counter: 0,
  command: 'cmd-1',
  salt: '000102030405060708090a0b0c0d0e0f',
};
const words = (from: Draw, count: number): readonly number[] => {
  const next = wordsOf(seed, from);
  return Array.from({ length: count }, next);
};

describe('published test vectors (docs/fair-dice.md)', () => {
  test('commitments', () => {
    const of = (audience: string, epoch: number): string => commit('table-1', { audience, epoch, seed }).commitment;
    expect(of('everyone', 1)).toBe('9a3de6656fc2390f549c543d96621f4f2e84126e0abe29f5d243d68d8a0d126c');
    expect(of('gm', 1)).toBe('b38cbf465cddc9d5e6eac1f150f99cd4ef43a43fcbd5910e46f413d0d5bfa7b2');
    expect(of('seats:anna,bo', 2)).toBe('61114e3905ff16b0c92af8acc86fa7c0845c380dae246e28fadabbef6cca631b');
  });

  test('the stream of words, over the border of the first block', () => {
    expect(words(draw, 10).map((word) => word.toString(16).padStart(8, '0'))).toEqual(
      'ed063b9e 4ffab849 c2b74e29 c5aa853f 30e590d3 2b7d63d2 87238362 6e35a1e8 57d736a4 baf5df43'.split(' '),
    );
  });

  test('a word that would make some faces likelier is thrown away', () => {
    const place = { ...draw, counter: 126_478, salt: '' };
    expect(words(place, 8).map((word) => word.toString(16).padStart(8, '0'))).toEqual(
      'c23b6433 bcad8882 8d0ae9ad 2ed0fc3a 9625a4cb ffffe574 80b75cb0 01880aa2'.split(' '),
    );
    expect(facesOf(seed, place, [{ die: 'd9999', faces: Array<number>(7).fill(0) }])?.[0]).toEqual([
      8079, 5863, 9291, 6547, 1350, 6436, 5404,
    ]);
  });

  test('the id of what follows by itself', () => {
    expect(followingId(seed, draw)).toBe('f.f5337197591783df1f860a8602634627');
    expect(followingId(seed, { ...draw, salt: '' })).toBe('f.7d2fb98a7031dc1fe3bb182ecdfb8e07');
  });

  test('faces of every die', () => {
    const ten = Array<number>(10).fill(0);
    const faces = (die: string): readonly number[] | undefined => facesOf(seed, draw, [{ die, faces: ten }])?.[0];
    expect(faces('d10')).toEqual([1, 2, 2, 4, 8, 3, 5, 7, 1, 2]);
    expect(faces('d6')).toEqual([5, 2, 2, 6, 6, 1, 1, 5, 5, 2]);
    expect(faces('d0-9')).toEqual([0, 1, 1, 3, 7, 2, 4, 6, 0, 1]);
    expect(faces('dF')).toEqual([0, 0, 0, 1, 1, -1, -1, 0, 0, 0]);
    expect(faces('coin')).toEqual([0, 1, 1, 1, 1, 0, 0, 0, 0, 1]);
    expect(
      facesOf(seed, { ...draw, counter: 1, command: 'cmd-2', salt: '' }, [{ die: 'd10', faces: ten }])?.[0],
    ).toEqual([6, 8, 5, 5, 5, 4, 1, 8, 4, 9]);
  });
});

test('several throws of one command go on with the same stream', () => {
  const together = facesOf(seed, draw, [{ die: 'd10', faces: [0, 0, 0, 0] }]);
  const apart = facesOf(seed, draw, [
    { die: 'd10', faces: [0] },
    { die: 'd10', faces: [0, 0, 0] },
  ]);
  expect(apart?.flat()).toEqual(together?.flat());
});

test('every part of a draw changes the words', () => {
  const others: readonly Partial<Draw>[] = [
    { table: 'table-2' },
    { audience: 'gm' },
    { epoch: 2 },
    { counter: 1 },
    { command: 'cmd-2' },
    { salt: '000102030405060708090a0b0c0d0e0e' },
    { salt: '' },
  ];
  const all = [draw, ...others.map((other) => ({ ...draw, ...other }))].map((one) => words(one, 4).join());
  expect(new Set(all).size).toBe(all.length);
});

test('fields cannot be shifted into one another', () => {
  expect(toHex(fields('ab', 'c'))).not.toBe(toHex(fields('a', 'bc')));
  expect(toHex(fields('', 'a'))).not.toBe(toHex(fields('a', '')));
  expect(toHex(fields('1'))).toBe(toHex(fields(1)));
});

test('a seed opens its own commitment and no other', () => {
  const { commitment } = commit('table-1', { audience: 'gm', epoch: 3, seed });
  expect(opens('table-1', { audience: 'gm', epoch: 3, seed }, commitment)).toBe(true);
  expect(opens('table-2', { audience: 'gm', epoch: 3, seed }, commitment)).toBe(false);
  expect(opens('table-1', { audience: 'everyone', epoch: 3, seed }, commitment)).toBe(false);
  expect(opens('table-1', { audience: 'gm', epoch: 4, seed }, commitment)).toBe(false);
  expect(opens('table-1', { audience: 'gm', epoch: 3, seed: seed.replace('00', '01') }, commitment)).toBe(false);
  expect(opens('table-1', { audience: 'gm', epoch: 3, seed: 'not a seed' }, commitment)).toBe(false);
});

test('an audience of seats has one name, in whatever order and however often they are named', () => {
  expect(audienceKey(['bo', 'anna', 'bo'])).toBe('seats:anna,bo');
  expect(audienceOf('seats:anna,bo')).toEqual(['anna', 'bo']);
  expect(audienceOf(audienceKey('gm'))).toBe('gm');
  expect(audienceOf(audienceKey('everyone'))).toBe('everyone');
});

test('dice are known by the names they have in the log', () => {
  for (const die of [d6, d10, d0to9, dF, coin]) expect(dieNamed(die.name)?.faces).toEqual(die.faces);
  expect(dieNamed('d20')?.faces).toHaveLength(20);
  for (const odd of ['d0', 'd', '', 'd6 ', 'D6', 'd99999', 'toString']) expect(dieNamed(odd)).toBeUndefined();
});

test('every face is as likely as any other (chi-squared over 100,000 throws of each die)', () => {
  const next = wordsOf(seed, draw);
  // The 99.99 % points of chi-squared for one less than the number of faces.
  const most = new Map([
    [2, 15.1],
    [3, 18.4],
    [6, 25.7],
    [10, 33.7],
  ]);
  for (const die of [coin, dF, d6, d10]) {
    const counts = new Map<number, number>();
    const throws = 100_000;
    for (let i = 0; i < throws; i++) {
      const face = faceFrom(die.faces, next);
      counts.set(face, (counts.get(face) ?? 0) + 1);
    }
    const expected = throws / die.faces.length;
    const chi = die.faces.reduce((sum, face) => sum + ((counts.get(face) ?? 0) - expected) ** 2 / expected, 0);
    expect(chi).toBeLessThan(most.get(die.faces.length) ?? 0);
  }
});
