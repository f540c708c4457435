import { locales, type AnyRuleSet } from '@aspekt/contract';
import { describe, expect, test } from 'vitest';
import { exportFor, follow, importTable, linesBetween, linesText, sightOf, tableFrom, type Table } from './index.ts';
import { pebbles } from './testing/pebbles.ts';
import { anna, bo, countedLuck, gm, last, linesFor, onlooker, scene, throwOf } from './testing/scene.ts';

const played = (): Table => {
  const { table, must } = scene();
  must(anna, throwOf(anna));
  must(gm, { type: 'pebbles/bring', id: 'wolf', name: 'Wolf' });
  must(anna, throwOf(anna));
  must(anna, { type: 'table/undo' });
  return table;
};
const stumbling = (how: () => never): AnyRuleSet => ({
  ...pebbles,
  describe: (event, locale, name) => (event.type === 'pebbles/thrown' ? how() : pebbles.describe(event, locale, name)),
});
const linesIn = (table: Table, locale: (typeof locales)[number]): readonly string[] => {
  const sight = sightOf(bo, locale);
  follow(table, sight);
  return linesBetween(table, sight, 1, sight.seqs.length).map(({ told }) => told[0]?.text ?? '');
};

describe('an event that the rules cannot tell', () => {
  const broken = {
    'they stumble': (): never => {
      throw new TypeError('no such sentence');
    },
    'they say nothing': (): never => undefined as never,
  };
  test.each(Object.entries(broken))('costs its own line alone, in every language: %s', (_, how) => {
    const whole = played();
    const lame = tableFrom(stumbling(how), [...whole.entries]);
    for (const locale of locales) {
      const [told, untold] = [linesIn(whole, locale), linesIn(lame, locale)];
      const changed = untold.filter((text, i) => text !== told[i]);
      // Two throws, and the undo that names one of them.
      expect(changed).toHaveLength(3);
      expect(new Set(changed.slice(0, 2)).size).toBe(1);
      expect(changed[0]).toMatch(/version|wersja/);
      expect(changed[2]).toContain(changed[0]);
    }
  });
  test('does not keep its table from going on, nor from being brought in', () => {
    const lame = stumbling(broken['they stumble']);
    const table = importTable(lame, exportFor(played(), gm), { id: 'copy', luck: countedLuck(9), now: 1 });
    if ('fault' in table) throw new Error(table.fault);
    expect(last(table, anna)).toContain('brought in');
  });
});

describe('a line that a few have', () => {
  test('tells the game master who they are, and them only of what is said who else hears it', () => {
    const { table, must } = scene();
    must(gm, { type: 'table/request', id: 'r', seat: 'anna', command: throwOf(anna), note: 'Now' });
    expect(linesFor(table, gm).at(-1)).toMatchObject({ hidden: true, known: ['Anna'] });
    expect(linesFor(table, anna).at(-1)).toMatchObject({ hidden: true, known: [] });
    must(gm, { type: 'table/say', text: 'hush', to: ['anna', 'bo'] });
    expect(linesFor(table, gm).at(-1)).toMatchObject({ known: ['Anna', 'Bo'] });
    expect(linesFor(table, anna).at(-1)).toMatchObject({ known: ['Bo'] });
    expect(linesFor(table, bo).at(-1)).toMatchObject({ known: ['Anna'] });
    must(anna, { type: 'table/say', text: 'and now', to: ['bo'] });
    expect(linesFor(table, anna).at(-1)).toMatchObject({ known: ['Bo'] });
    must(anna, { type: 'table/say', text: 'to you alone', to: 'gm' });
    expect(linesFor(table, anna).at(-1)).toMatchObject({ hidden: true, known: [] });
    // Whom the game master has let into a secret of the game is hers to know.
    must(gm, { ...throwOf(anna), to: ['anna', 'bo'] });
    expect(linesFor(table, gm).at(-1)).toMatchObject({ known: ['Anna', 'Bo'] });
    expect(linesFor(table, anna).at(-1)).toMatchObject({ hidden: true, kind: 'pebbles/thrown' });
    expect(linesFor(table, anna).at(-1)).not.toHaveProperty('known');
    must(gm, { type: 'table/say', text: 'to myself', to: 'gm' });
    expect(linesFor(table, gm).at(-1)).not.toHaveProperty('known');
  });
  test('is told so to all at one moment too, whoever is told first', () => {
    const { table, must } = scene();
    must(gm, { type: 'table/say', text: 'hush', to: ['anna'] });
    for (const order of [
      [gm, anna],
      [anna, gm],
    ]) {
      const told: never[] = [];
      for (const viewer of order) {
        const sight = sightOf(viewer, 'en');
        follow(table, sight);
        expect(linesText(table, sight, sight.seqs.length, told)).toContain(
          viewer === gm ? '"known":["Anna"]' : '"known":[]',
        );
      }
    }
  });
});

test('whoever the reader knows no name of is somebody; no id is told', () => {
  const { table, must } = scene();
  must(gm, { type: 'pebbles/bring', id: 'troll', name: 'Troll', hidden: true });
  must(gm, { type: 'pebbles/throw', who: 'troll', dice: 1 });
  expect(last(table, gm)).toMatch(/^Troll throws/);
  for (const viewer of [anna, onlooker]) expect(last(table, viewer)).toMatch(/^Somebody throws/);
  const sight = sightOf(anna, 'sv');
  follow(table, sight);
  expect(linesBetween(table, sight, 1, 99).at(-1)?.told[0]?.text).toMatch(/^Någon throws/);
});
