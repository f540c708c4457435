import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readLog, verify } from '@aspekt/fair';
import { games } from '@aspekt/registry';
import { drift, type Entry } from '@aspekt/table';
import { describe, expect, test } from 'vitest';

const fileOf = (id: string): string => fileURLToPath(new URL(`${id}.jsonl`, import.meta.url));
const entriesOf = (text: string): readonly Entry[] => {
  const log = readLog(text);
  if (log.fault) throw new Error(log.fault.fault);
  return log.entries.map((bytes): Entry => JSON.parse(bytes));
};

describe.each(games.map(({ id, load }) => ({ id, load })))('the golden log of $id', ({ id, load }) => {
  test('is there and holds a long evening', () => {
    expect(existsSync(fileOf(id)), 'npm run golden writes it').toBe(true);
    const entries = entriesOf(readFileSync(fileOf(id), 'utf8'));
    expect(entries.length).toBeGreaterThan(100);
    expect(new Set(entries.map(({ command }) => command.type)).size).toBeGreaterThan(8);
  });

  test('is decided today as it was then', async () => {
    expect(drift(await load(), entriesOf(readFileSync(fileOf(id), 'utf8')))).toEqual([]);
  });

  test('proves every throw in it', () => {
    const report = verify(readFileSync(fileOf(id), 'utf8'));
    expect(report).toMatchObject({ count: { wrong: 0, unrevealed: 0 } });
  });

  test('differs from what other dice would have decided', async () => {
    const entries = entriesOf(readFileSync(fileOf(id), 'utf8'));
    const at = entries.findIndex(({ throws }) => throws.length > 0);
    const rolled = entries[at];
    if (!rolled) throw new Error('a golden log needs a throw');
    const changed = rolled.throws.map((thrown) => ({ ...thrown, faces: [...thrown.faces, 1] }));
    expect(drift(await load(), entries.with(at, { ...rolled, throws: changed }))).toContain(rolled.seq);
  });
});
