import { locales } from '@aspekt/contract';
import { expect, test } from 'vitest';
import { rulesFor } from '../offers/rules.ts';
import { commandTypes } from '../laws/invent.ts';
import { rulesOf } from '../texts/telling.ts';
import { help, type HelpEntry } from './index.ts';
import { tableSheet } from './table-sheet.ts';
import { groups, topics } from './topics.ts';

/** How many rules each area of the catalogue has. */
const counts: Readonly<Record<string, number>> = {
  GEN: 10,
  CHAR: 16,
  SKILL: 7,
  ADV: 9,
  DICE: 12,
  TEST: 10,
  OPP: 4,
  ITEM: 10,
  CMB: 10,
  KP: 8,
  ACT: 8,
  MOVE: 7,
  LOAD: 7,
  POST: 4,
  EQ: 5,
  VIG: 17,
  ATK: 12,
  AIM: 12,
  HIT: 11,
  MEL: 12,
  RNG: 6,
  AUTO: 8,
  OW: 7,
  STR: 8,
  ARM: 6,
  DMG: 7,
  SHK: 10,
  BLD: 7,
  AID: 4,
  LIMB: 8,
  ORG: 7,
  HEAL: 9,
  PSY: 16,
};
const everyRule = Object.entries(counts).flatMap(([area, count]) =>
  Array.from({ length: count }, (_, i) => `AOR-${area}-${`${i + 1}`.padStart(2, '0')}`),
);

test('every rule of the catalogue is explained once, and nothing else is', () => {
  expect(Object.values(topics).flat().toSorted()).toEqual(everyRule.toSorted());
});

test('every entry stands in exactly one chapter', () => {
  expect(Object.values(groups).flat().toSorted()).toEqual(Object.keys(topics).toSorted());
});

test.each(locales)('every rule has a title, a text and a chapter in %s, without shouting', (locale) => {
  const book: Readonly<Record<string, HelpEntry>> = help[locale];
  for (const rule of everyRule) {
    const { title, text, group } = book[rule] ?? { title: '', text: '', group: '' };
    expect(`${rule} ${title}`).not.toBe(`${rule} `);
    expect(group).not.toBe('');
    expect(text).toMatch(/^[^!]+\.$/);
  }
});

test('whatever a line or an offer cites can be looked up', () => {
  const cited = [...Object.values(rulesOf).flat(), ...commandTypes.flatMap(rulesFor)];
  expect(cited.filter((rule) => !everyRule.includes(rule))).toEqual([]);
});

test('the table sheet has its seven tables in every language (AOR-GEN-10)', () => {
  for (const locale of locales) {
    const sheet = tableSheet(locale);
    expect(sheet.map(({ rows }) => rows.length)).toEqual([30, 1, 6, 6, 5, 4, 3]);
    for (const { columns, rows } of sheet)
      for (const row of rows) if (columns.length > 0) expect(row).toHaveLength(columns.length);
    expect(sheet[0]?.rows[4]).toEqual(['5', '4', '10', '20']);
  }
});
