import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { games } from '@aspekt/registry';
import { locales, type Viewer } from '@aspekt/contract';
import { follow, importTable, linesBetween, sightOf, type Luck, type Table } from '@aspekt/table';
import { expect, test } from 'vitest';

const folder = fileURLToPath(new URL('older', import.meta.url));
const luck: Luck = { seed: () => '0'.repeat(64) };

// Named after the game and the version of its rules, which decided some things otherwise than those of today.
test.each(readdirSync(folder))(
  'an evening of older rules is played on, and read in every language: %s',
  async (file) => {
    const [id, version] = file.replace('.jsonl', '').split('-');
    const rules = await games.find((game) => game.id === id)?.load();
    if (!rules) throw new Error(`no game of the name ${id}`);
    expect(rules.version).toBeGreaterThan(Number(version));
    const table = importTable(rules, readFileSync(join(folder, file), 'utf8'), { id: 'again', luck, now: 0 });
    if ('fault' in table) throw new Error(table.fault);
    expect(table.entries.length).toBeGreaterThan(100);
    const texts = linesOf(table);
    expect(texts.length).toBeGreaterThan(900);
    expect(texts.filter((text) => /undefined|\[object|NaN/u.test(text))).toEqual([]);
  },
);

/** What everyone who could look at a table reads, in each language. */
const linesOf = (table: Table): readonly string[] => {
  const seats: Viewer[] = Object.entries(table.house.seats).map(([seat, { role }]) => ({ seat, role }));
  const viewers: readonly Viewer[] = [...seats, { seat: 'outside', role: 'onlooker' }];
  return viewers.flatMap((viewer) =>
    locales.flatMap((locale) => {
      const sight = sightOf(viewer, locale);
      follow(table, sight);
      return linesBetween(table, sight, 1, Infinity).flatMap(({ told }) =>
        told.flatMap(({ text, why = [] }) => [text, ...why]),
      );
    }),
  );
};
