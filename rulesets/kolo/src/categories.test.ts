import { parse } from '@aspekt/contract';
import { expect, test } from 'vitest';
import { netCategories } from './categories.ts';
import type { Category } from './model.ts';
import { categoryIdeas } from './ready-made/index.ts';
import { CommandSchema } from './schema.ts';
import {
  after,
  anna,
  characterIn,
  contestIn,
  gm,
  opened,
  openTest,
  play,
  refusal,
  table,
  testIn,
  warnings,
  wolfLine,
} from './testing/table.ts';

const chance = (value: number, label = 'c', about?: Category['about']): Category => ({
  label,
  group: 'chance',
  value,
  ...(about && { about }),
});
const scale = (value: number, label = 's', about?: Category['about']): Category => ({
  label,
  group: 'scale',
  value,
  ...(about && { about }),
});

test('a category is a signed whole number for one factor that matters (KOLO-CAT-01)', () => {
  expect(testIn(opened(table(), { categories: [chance(-2, 'ciemność')] }))).toMatchObject({ chance: -2, scale: 0 });
  expect(refusal(table(), openTest({ categories: [chance(0.5)] }))).toBe('E_NOT_INTEGER');
});

test('a factor may be far larger than those of the examples, and the numbers stay finite (KOLO-CAT-01)', () => {
  const dragon = openTest({ kind: 'contested', categories: Array.from({ length: 30 }, (_, i) => scale(16, `${i}`)) });
  expect(parse(CommandSchema, dragon).issues).toBeUndefined();
  const [a, b] = [{ ...dragon, id: 'a' }, wolfLine('b', { pool: 3, sphereValue: 0, proficiencyValue: 0 })];
  const tiny = { ...b, categories: dragon.categories?.map((it) => ({ ...it, value: -16 })) ?? [] };
  const met = after(play(table(), a, tiny), { type: 'kolo/contestedTest', id: 'c', a: 'a', b: 'b' }, [1, 1, 0, 0, 0]);
  expect(contestIn(met).winner).toBe('A');
  expect(Number.isFinite(contestIn(met).margin)).toBe(true);
});

test('chance and scale are netted apart and never mix (KOLO-CAT-03, KOLO-CAT-05)', () => {
  const categories = [chance(2, 'a'), chance(-3, 'b'), scale(1, 'd'), scale(1, 'e')];
  expect(netCategories(categories, [], false)).toEqual({ chance: -1, scale: 2 });
  expect(netCategories(categories, [], true)).toEqual({ chance: -1, scale: 1 });
});

test('what means the same is counted as one: the largest, or what the game master types (KOLO-CAT-04)', () => {
  const categories = [chance(-1, 'mgła'), chance(-2, 'noc'), chance(1, 'latarnia'), scale(-1, 'mgła')];
  const inputs = (merges: Parameters<typeof netCategories>[1]) =>
    testIn(opened(table(), { categories, merges })).chance;
  expect(inputs([])).toBe(-2);
  expect(inputs([['mgła', 'noc']])).toBe(-1);
  expect(inputs([{ labels: ['mgła', 'noc'], value: -3 }])).toBe(-2);
  expect(refusal(table(), openTest({ categories, merges: [['mgła', 'deszcz']] }))).toBe('E_UNKNOWN_ID');
  expect(refusal(table(), openTest({ categories: [chance(1, 'a'), scale(1, 'b')], merges: [['a', 'b']] }))).toBe(
    'E_UNKNOWN_ID',
  );
});

test('a merge belongs to one group, and what is in two merges counts once (KOLO-CAT-05, KOLO-CAT-04)', () => {
  const categories = [chance(-1, 'rozmiar'), chance(-2, 'ciemność'), scale(1, 'rozmiar')];
  const typed = { labels: ['rozmiar', 'ciemność'], value: -2 };
  expect(netCategories(categories, [typed], false)).toEqual({ chance: -2, scale: 1 });
  const sizeFirst = [scale(1, 'rozmiar'), chance(-1, 'rozmiar'), chance(-2, 'ciemność')];
  expect(testIn(opened(table(), { categories: sizeFirst, merges: [typed] }))).toMatchObject({ chance: -2, scale: 1 });
  const three = [chance(-2, 'a'), chance(-1, 'b'), chance(-1, 'c')];
  const overlapping = [
    ['a', 'b'],
    ['a', 'c'],
  ];
  expect(netCategories(three, overlapping, false).chance).toBe(-2);
  expect(netCategories(three, [{ labels: ['a', 'b'], value: -3 }, ['c', 'a']], false).chance).toBe(-3);
});

test('the table warns against counting twice, and not when merged (KOLO-CAT-04)', () => {
  const twice = [chance(-1, 'mgła', 'conditions'), chance(-2, 'noc', 'conditions')];
  expect(warnings(table(), openTest({ categories: twice }))).toEqual(['W_COUNTED_TWICE']);
  expect(warnings(table(), openTest({ categories: twice, merges: [['mgła', 'noc']] }))).toEqual([]);
  expect(warnings(table(), openTest({ categories: [chance(-1, 'noc'), scale(-1, 'noc')] }))).toEqual([
    'W_COUNTED_TWICE',
  ]);
});

test('gear is a category or coins, not both (KOLO-CAT-09)', () => {
  const gear = [chance(2, 'szybki wóz', 'gear')];
  expect(warnings(table(), openTest({ categories: gear }))).toEqual([]);
  expect(warnings(table(), openTest({ categories: gear, equipment: 1 }))).toEqual(['W_GEAR_TWICE']);
  expect(testIn(opened(table(), { categories: gear })).chance).toBe(2);
});

test('difficulty, complexity and conditions are categories like any other, on a list of the table’s own (KOLO-CAT-06)', () => {
  const categories = [
    chance(-2, 'bardzo trudne', 'difficulty'),
    scale(-1, 'złożone', 'complexity'),
    chance(1, 'światło dnia', 'conditions'),
  ];
  expect(testIn(opened(table(), { categories }))).toMatchObject({ chance: -1, scale: -1 });
  const listed = after(table(), { type: 'kolo/setCommonCategories', categories });
  expect(listed.commonCategories).toEqual(categories);
  expect(refusal(table(), { type: 'kolo/setCommonCategories', categories }, anna)).toBe('E_NOT_GM');
  expect(refusal(table(), { type: 'kolo/setCommonCategories', categories: [chance(0.5)] })).toBe('E_NOT_INTEGER');
});

test('the list to start from names size, darkness and difficulty from +2 to −2 (KOLO-X-TABLE-01)', () => {
  for (const ideas of Object.values(categoryIdeas)) {
    const about = (subject: Category['about']) => ideas.filter((it) => it.about === subject).map(({ value }) => value);
    expect(about('difficulty')).toEqual([2, 1, -1, -2]);
    expect([about('size').length, about('conditions').length]).toEqual([1, 2]);
  }
});

test('no number of a typed line is below 0 (KOLO-X-NPC-01)', () => {
  const line = { pool: 2, sphereValue: 1, proficiencyValue: 0 };
  for (const below of [{ pool: -1 }, { sphereValue: -1 }, { proficiencyValue: -1 }]) {
    expect(refusal(table(), wolfLine('t', { ...line, ...below }))).toBe('E_NOT_POSITIVE');
  }
  expect(refusal(table(), wolfLine('t', { pool: 0, sphereValue: 0, proficiencyValue: 0 }))).toBeUndefined();
});

test('the same category helps in one test and hurts in another: its sign is per test (KOLO-CAT-08)', () => {
  const strength = testIn(opened(table(), { categories: [scale(3, 'rozmiar', 'size')] }));
  const agility = testIn(opened(table(), { categories: [scale(-3, 'rozmiar', 'size')] }));
  expect([strength.scale, agility.scale]).toEqual([3, -3]);
});

test('a marker names a limitation and counts as a category where it matters, usually of chance (KOLO-MARK-01, KOLO-MARK-02)', () => {
  const add = { type: 'kolo/addMarker', actor: 'wanda', phrase: 'Skręcona kostka', value: -1 } as const;
  const hurt = after(table(), add);
  expect(characterIn(hurt).markers).toEqual([{ phrase: 'Skręcona kostka', group: 'chance', value: -1 }]);
  const told = characterIn(after(table(), { ...add, note: 'spadła ze schodów' })).markers;
  expect(told).toEqual([{ phrase: 'Skręcona kostka', group: 'chance', value: -1, note: 'spadła ze schodów' }]);
  const grave = after(hurt, { ...add, phrase: 'Złamana noga', group: 'scale' });
  const categories = characterIn(grave).markers.map(
    ({ phrase, group, value }) => ({ label: phrase, group, value, about: 'marker' }) as const,
  );
  expect(testIn(opened(grave, { categories }))).toMatchObject({ chance: -1, scale: -1 });
  expect(warnings(grave, openTest({ categories }))).toEqual([]);
  expect(refusal(hurt, add)).toBe('E_PHRASE_TAKEN');
  expect(refusal(table(), { ...add, value: 0.5 })).toBe('E_NOT_INTEGER');
  expect(refusal(table(), add, anna)).toBe('E_NOT_GM');
  const healed = after(grave, { type: 'kolo/removeMarker', actor: 'wanda', phrase: 'Złamana noga' });
  expect(characterIn(healed).markers.length).toBe(1);
  expect(refusal(healed, { type: 'kolo/removeMarker', actor: 'wanda', phrase: 'Złamana noga' })).toBe('E_UNKNOWN_ID');
  expect(refusal(healed, { type: 'kolo/removeMarker', actor: 'wanda', phrase: 'Skręcona kostka' }, anna)).toBe(
    'E_NOT_GM',
  );
  expect(gm.role).toBe('gm');
});
