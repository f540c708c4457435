import { locales } from '@aspekt/contract';
import { expect, test } from 'vitest';
import { help, type HelpEntry } from './index.ts';
import { groups, topics } from './topics.ts';

/** How many rules each area of the catalogue has. */
const areas: Readonly<Record<string, number>> = {
  GEN: 9,
  ATTR: 11,
  ROLL: 12,
  ASP: 9,
  PTS: 14,
  DICE: 15,
  AUTO: 5,
  CHG: 11,
  OUT: 19,
  ACT: 8,
  IND: 2,
  CON: 5,
  CPX: 24,
  SIT: 11,
  MOB: 5,
  HARM: 13,
  SLOW: 8,
  REC: 7,
};
const everyRule = Object.entries(areas).flatMap(([area, count]) =>
  Array.from({ length: count }, (_, i) => `NYX-${area}-${`${i + 1}`.padStart(2, '0')}`),
);

test('every rule of the catalogue is explained once, and nothing else is', () => {
  const explained = Object.values(topics).flat();
  expect(explained.toSorted()).toEqual(everyRule.toSorted());
});

test('every entry stands in exactly one chapter', () => {
  expect(Object.values(groups).flat().toSorted()).toEqual(Object.keys(topics).toSorted());
});

test.each(locales)('every rule has a title, a text and a chapter in %s', (locale) => {
  for (const rule of everyRule) {
    const book: Readonly<Record<string, HelpEntry>> = help[locale];
    const { title, text, group } = book[rule] ?? { title: '', text: '', group: '' };
    expect(`${rule} ${title}`).not.toBe(`${rule} `);
    expect(group).not.toBe('');
    expect(text).toMatch(/^[^!]+\.$/);
  }
});

test.each([
  ['en', 'extras keep theirs', 'failing alone'],
  ['sv', 'statister behåller sina', 'på egen hand'],
  ['pl', 'statyści zachowują swoje', 'z własnego nieudanego rzutu'],
] as const)('the exceptions of the rules are told in %s (NYX-OUT-15, NYX-MOB-03)', (locale, kept, alone) => {
  const book: Readonly<Record<string, HelpEntry>> = help[locale];
  expect(book['NYX-OUT-15']?.text).toContain(kept);
  expect(book['NYX-MOB-03']?.text).toContain(alone);
});
