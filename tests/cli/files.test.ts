import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { aspekt, jsonLines } from './aspekt.ts';

const folder = mkdtempSync(join(tmpdir(), 'aspekt-files-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = (name: string, text?: string): string => {
  const path = join(folder, name);
  if (text !== undefined) writeFileSync(path, text);
  return path;
};
const start = '{"as":"gm","do":{"type":"startSession"}}';

describe('files', { timeout: 120_000 }, () => {
  test('what cannot be read or written is one sentence', () => {
    const inside = join(file('plain.txt', 'x'), 'inside.jsonl');
    for (const args of [
      ['play', 'nyx', '--script', inside],
      ['play', 'nyx', '--script', folder],
      ['play', 'nyx', '--load', inside],
      ['import', inside],
      ['verify', inside],
      ['conform', 'nyx', folder],
      ['odds', 'nyx', '{"type":"startSession"}', '--state', folder],
    ]) {
      const { code, err } = aspekt(args);
      expect([code, err.trim().split('\n').length, err.includes(args.at(-1) ?? '')], err).toEqual([1, 1, true]);
    }
  });

  test('whether the evening can be saved is known before it begins', () => {
    const to = join(file('plain.txt', 'x'), 'evening.jsonl');
    for (const typed of [
      ['play', 'nyx'],
      ['play', 'nyx', '--script', '-'],
    ]) {
      const { code, out, err } = aspekt([...typed, '--save', to], start);
      expect([code, out, err]).toEqual([1, '', expect.stringContaining('cannot be written (ENOTDIR)')]);
    }
    expect(aspekt(['play', 'nyx', '--save', folder], '').err).toBe(`${folder} is not a file.\n`);
  });

  test('an evening goes on from the file that it is saved to', () => {
    const path = file('evening.jsonl');
    const said = (text: string) => `{"as":"gm","do":{"type":"table/say","text":"${text}"}}`;
    expect(aspekt(['play', 'nyx', '--script', '-', '--save', path], said('first')).code).toBe(0);
    expect(aspekt(['play', 'nyx', '--script', '-', '--load', path, '--save', path], said('second')).code).toBe(0);
    expect(readFileSync(path, 'utf8')).toMatch(/first[^]*second/);
  });

  test('a state comes from a pipe, bare or as play prints it', () => {
    const printed = aspekt(['play', 'nyx', '--script', '-'], `${start}\n{"show":"state"}`).out;
    const line = printed.split('\n').find((one) => one.startsWith('{"state"')) ?? '';
    const bare = JSON.stringify(jsonLines(line)[0]?.['state']);
    const question = [
      'odds',
      'nyx',
      '--question',
      '{"ask":"opposed","a":{"effective":6,"net":1},"b":{"effective":4,"net":0}}',
    ];
    for (const state of [line, bare]) {
      const { code, out } = aspekt([...question, '--state', '-'], state);
      expect([code, out]).toEqual([0, expect.stringContaining('{')]);
    }
    expect(aspekt([...question, '--state', '-'], '{"state":1}').err).toContain('holds no state of nyx');
  });
});

describe('an evening is not lost to a slip of the finger', { timeout: 120_000 }, () => {
  test('JSON that is no command costs a sentence', () => {
    const path = file('slips.jsonl');
    const typed = ['1', '{"typ":"startSession"}', '/do []', '/do null', '/do 7', '/say still here', '/quit'];
    const { code, out } = aspekt(['play', 'nyx', '--save', path], typed.join('\n'));
    expect(code).toBe(0);
    expect(out.match(/That is not a command: look at its type\./g)).toHaveLength(4);
    expect(readFileSync(path, 'utf8')).toContain('still here');
  });

  test('what was played is saved even where a script ends in a problem', () => {
    const path = file('full.jsonl');
    const crowd = Array.from({ length: 200 }, (_, i) => `{"as":"p${i}","do":{"type":"table/say","text":"${i}"}}`);
    const { code, err } = aspekt(['play', 'nyx', '--script', '-', '--save', path], crowd.join('\n'));
    expect([code, err]).toEqual([1, expect.stringMatching(/^p\d+: /)]);
    expect(aspekt(['verify', path]).code).toBe(0);
  });

  test.each(['', 'bad seat', '__proto__', 7])('a script seats nobody called %j', (seat) => {
    const line = JSON.stringify({ as: seat, do: { type: 'table/say', text: 'x' } });
    const { code, out } = aspekt(['play', 'nyx', '--script', '-'], line);
    expect([code, jsonLines(out)]).toEqual([1, [{ refusal: expect.objectContaining({ code: 'SCRIPT_E_SEAT' }) }]]);
  });
});
