import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { aspekt, jsonLines } from './aspekt.ts';

const folder = mkdtempSync(join(tmpdir(), 'aspekt-words-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('what is typed after aspekt', { timeout: 120_000 }, () => {
  test('a word too many is refused rather than passed over', () => {
    for (const args of [
      ['restore', 'b1.sqlite', '/some/target'],
      ['backup', 'other.sqlite'],
      ['verify', 'good.jsonl', 'bad.jsonl'],
      ['serve', 'extra', 'args'],
      ['odds', 'nyx', '{}', 'more'],
      ['delete', 'abc', 'def', '--name', 'x'],
    ])
      expect(aspekt(args), args.join(' ')).toMatchObject({
        code: 1,
        out: '',
        err: expect.stringContaining('one word too many'),
      });
  });

  test('--after is for logs, not for backups and folders', () => {
    const backup = join(folder, 'backup.sqlite');
    writeFileSync(backup, '');
    const { code, err } = aspekt(['verify', backup, '--after', 'earlier.jsonl']);
    expect([code, err]).toEqual([1, expect.stringContaining('--after compares')]);
  });

  test('what every command takes may stand before it', () => {
    expect(jsonLines(aspekt(['--json', 'roll', '2d6']).out)).toHaveLength(1);
    expect(jsonLines(aspekt(['--json', '--language', 'sv', 'roll', '2d6']).out)).toHaveLength(1);
    expect(aspekt(['--json']).code).toBe(0);
    expect(aspekt(['--version']).out).toMatch(/^\d+\.\d+\.\d+\n$/);
  });

  test('help on what there is none of is a mistake', () => {
    expect(aspekt(['help', 'nope'])).toMatchObject({ code: 1, err: expect.stringContaining('“nope”') });
    expect(aspekt(['help', '--language', 'sv'])).toMatchObject({ code: 0, out: expect.stringContaining('spelbord') });
  });

  test('a number below the least is told as such', () => {
    expect(aspekt(['roll', 'd6', '--times', '-1']).err).toContain('--times=-');
    expect(aspekt(['roll', 'd6', '--times=-1']).err).toBe('--times needs a whole number from 1, not “-1”.\n');
    expect(aspekt(['simulate', 'nyx', '{"type":"startSession"}', '--runs', '0']).err).toContain('from 1, not “0”');
  });
});
