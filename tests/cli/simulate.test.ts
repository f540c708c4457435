import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { aspekt } from './aspekt.ts';

const folder = mkdtempSync(join(tmpdir(), 'aspekt-simulate-'));
afterAll(() => rmSync(folder, { recursive: true }));
const script = (...lines: readonly string[]): string => {
  const path = join(folder, `${lines.length}.jsonl`);
  writeFileSync(path, lines.join('\n'));
  return path;
};
const start = '{"as":"gm","do":{"type":"startSession"}}';
const simulate = (...args: readonly string[]) => aspekt(['simulate', 'nyx', ...args, '--runs', '3']);

describe('simulate', { timeout: 120_000 }, () => {
  test('a command that the rules refuse is a problem, not a result', () => {
    const { code, out, err } = simulate('{"type":"commitRoll","draft":"d1"}');
    expect([code, out, err]).toEqual([1, '', expect.stringMatching(/^The command: \S/)]);
    const lines = script('# the evening begins', '', start, '', '{"as":"gm","do":{"type":"commitRoll","draft":"d1"}}');
    expect(simulate('--script', lines).err).toMatch(/^Line 5 of .*: /);
    expect(simulate('--script', script('', '', '{oops')).err).toMatch(/^Line 3 of .* is not JSON \(1:2\)\.\n$/);
    expect(simulate('--script', script('', '{"do":{"type":"fly"}}')).err).toMatch(/^Line 2 of .*: nyx has no command/);
  });

  test('in a loop a refusal ends the loop; what has no outcome is said to have none, and programs learn the seed', () => {
    const loop = script('{"loop":[{"as":"gm","do":{"type":"commitRoll","draft":"d1"}}]}');
    expect(simulate('--script', loop)).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^\(nothing\) +100\.00 %/),
    });
    expect(JSON.parse(simulate('--script', loop, '--json').out)).toMatchObject({
      seed: 1,
      outcomes: [{ outcome: '', runs: 3 }],
    });
  });

  test('--tally wants a place where there is something, and shows what is there', () => {
    const tally = (path: string) => simulate('{"type":"startSession"}', '--tally', path);
    expect(tally('conflicts.c1.winer')).toMatchObject({ code: 1, err: expect.stringContaining('conflicts.c1.winer') });
    expect(tally('characters').out).toMatch(/^\{\} +100\.00 %/);
  });

  test.each([
    ['sv', 'nyx har varken kommando eller fråga som heter ”x”', 'se på draft', '100,00 %', /på \d+,\d\d s/],
    ['pl', 'Gra nyx nie ma polecenia ani pytania „x”', 'sprawdź draft', '100,00 %', /w \d+,\d\d s/],
    ['en', 'nyx has no command or question “x”', 'look at draft', '100.00 %', /in \d+\.\d\d s/],
  ])('what does not fit, and decimals, are told in the language: %s', (language, unknown, misfit, whole, time) => {
    const odds = (command: string) => aspekt(['odds', 'nyx', command, '--language', language]).err;
    expect(odds('{"type":"x"}')).toContain(unknown);
    expect(odds('{"type":"commitRoll","draft":7}')).toContain(misfit);
    expect(odds('{"type":"commitRoll","draft":7}')).toContain('aspekt describe nyx commitRoll');
    for (const wrong of ['{"type":"x"}', '{"type":"commitRoll"}', '{}', '[]', '{oops'])
      expect(odds(wrong), wrong).not.toMatch(/Invalid|Expected|Unexpected/);
    const { out } = simulate('{"type":"startSession"}', '--language', language);
    expect(out).toContain(whole);
    expect(out).toMatch(time);
  });
});
