import { expect, test } from 'vitest';
import { doorWords } from './door.ts';
import { en } from './en.ts';
import { pl } from './pl.ts';
import { sv } from './sv.ts';

/** All that the page itself says, also what it fetches later. */
const all = {
  sv: { ...sv, atTheDoor: doorWords.sv },
  pl: { ...pl, atTheDoor: doorWords.pl },
  en: { ...en, atTheDoor: doorWords.en },
};

/** Every string of a table of words, with its place; functions are called with numbers and names. */
const strings = (value: unknown, path = ''): readonly (readonly [string, string])[] => {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function')
    return [[path, String((value as (...args: unknown[]) => unknown)(...sample(value, path)))]];
  return Object.entries(value as object).flatMap(([key, part]) => strings(part, `${path}.${key}`));
};
const sample = (of: { readonly length: number }, path: string): readonly unknown[] => {
  if (path === '.dice.spoken') return ['d10', ['2', '5']];
  if (path === '.dice.face') return ['d10', 5, 'struck'];
  const number = /unsent|unanswered|clean|lineAt|newer|gathered|typeLeft|typeDie|proved|notYet|wrong|rolls/u.test(path);
  return Array.from({ length: of.length }, (_, i) =>
    number && i === 0 ? 5 : /rolls|chain|typeText/u.test(path) && i > 0 ? 5 : 'Anna',
  );
};

test('every language says everything, and says it without exclamation marks', () => {
  const keys = strings(all.en).map(([path]) => path);
  for (const words of [all.sv, all.pl, all.en]) {
    const said = strings(words);
    expect(said.map(([path]) => path)).toEqual(keys);
    for (const [path, text] of said) {
      expect(text.trim(), path).not.toBe('');
      expect(text, path).not.toMatch(/!|undefined|NaN/u);
    }
  }
});

test('a language is not left in another: only names and signs are the same', () => {
  const same = new Set(['.name', '.x.card', '.dice.spoken', '.table.role.gm']);
  const english = new Map(strings(all.en));
  for (const words of [all.sv, all.pl]) {
    for (const [path, text] of strings(words)) {
      if (same.has(path) || /^[^a-z]*$/u.test(text) || text.length < 6) continue;
      expect(text, path).not.toBe(english.get(path));
    }
  }
});

test('Polish has three forms of a counted noun, Swedish and English two', () => {
  expect([1, 2, 5, 12, 22, 25].map(pl.log.newer)).toEqual([
    '1 nowy wpis',
    '2 nowe wpisy',
    '5 nowych wpisów',
    '12 nowych wpisów',
    '22 nowe wpisy',
    '25 nowych wpisów',
  ]);
  expect([1, 2].map(sv.log.newer)).toEqual(['1 ny rad', '2 nya rader']);
  expect([1, 2].map(en.log.newer)).toEqual(['1 new line', '2 new lines']);
});
