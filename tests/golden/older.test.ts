import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { games } from '@aspekt/registry';
import { importTable, type Luck } from '@aspekt/table';
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
    expect('fault' in table ? table.fault : table.entries.length).toBeGreaterThan(100);
  },
);
