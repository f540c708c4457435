import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { en } from '../../apps/cli/src/words/en.ts';
import { pl } from '../../apps/cli/src/words/pl.ts';
import { sv } from '../../apps/cli/src/words/sv.ts';
import { operatorWords } from '../../apps/server/src/operator/words.ts';
import { freshFolder, startProcess, stopProcess } from '../server/process.ts';
import { aspekt } from './aspekt.ts';

const folder = mkdtempSync(join(tmpdir(), 'aspekt-cli-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A language as it is asked for, and as a machine is set to it. */
const asked = (args: readonly string[], language: string) => aspekt([...args, '--language', language]);
const set = (args: readonly string[], locale: string) => aspekt(args, '', { LC_ALL: locale });

describe('the command line speaks three languages', { timeout: 120_000 }, () => {
  test('the one asked for, before or after the command, else that of the machine, else English', () => {
    expect(asked(['roll', '2d'], 'sv').err).toContain('går inte att slå');
    expect(aspekt(['--language', 'pl', 'roll', '2d']).err).toContain('Nie da się rzucić');
    expect(aspekt(['--language=pl', 'help', 'roll']).out).toContain('Przykłady:');
    expect(set(['roll', '2d'], 'pl_PL.UTF-8').err).toContain('Nie da się rzucić');
    expect(aspekt(['roll', '2d', '--language', 'sv'], '', { LC_ALL: 'pl_PL.UTF-8' }).err).toContain('går inte att slå');
    expect(set(['roll', '2d'], 'de_DE.UTF-8').err).toContain('cannot be rolled');
    const { err, code } = asked(['roll', 'd6'], 'de');
    expect([err.trim(), code]).toEqual(['There is no language “de”. There are: sv, pl, en.', 1]);
  });

  test.each([
    ['sv', 'Det finns inget val --tims', '--times behöver ett värde', '--json tar inget värde'],
    ['pl', 'Nie ma tu opcji --tims', 'Po --times potrzebna', '--json nie przyjmuje'],
    ['en', 'There is no option --tims', '--times needs a value', '--json takes no value'],
  ])('a slip of the finger is told in it: %s', (language, unknown, wanted, unwanted) => {
    expect(asked(['roll', 'd6', '--tims', '3'], language).err).toContain(unknown);
    expect(aspekt(['roll', 'd6', '--language', language, '--times']).err).toContain(wanted);
    expect(asked(['roll', 'd6', '--json=3'], language).err).toContain(unwanted);
  });

  test('what the storage and the rules say is told in it, too', () => {
    expect(asked(['backup', '--data', folder], 'sv').err).toContain('Det finns inga bord i');
    const broken = join(folder, 'broken.sqlite');
    writeFileSync(broken, 'no database');
    const { out, code } = asked(['verify', broken], 'pl');
    expect(code).toBe(1);
    expect(out).toContain('Plik nie jest całą bazą danych');
    const refused = asked(['odds', 'nyx', '{"type":"commitRoll","draft":"d1"}'], 'sv');
    expect([refused.code, refused.err]).toEqual([1, expect.stringMatching(/[åäö]/u)]);
  });

  test('the server greets in the language of its machine', async () => {
    const { folder: data, remove } = freshFolder();
    const env = { ASPEKT_DATA: data, PORT: '0', HOST: '127.0.0.1' };
    for (const [locale, greeting] of [
      ['sv_SE.UTF-8', 'Aspekt finns på http://'],
      ['pl_PL.UTF-8', 'Aspekt działa pod adresem http://'],
      ['C.UTF-8', 'Aspekt is at http://'],
    ] as const) {
      const running = await startProcess('main.ts', { ...env, LC_ALL: locale });
      expect(running.said()).toContain(greeting);
      await stopProcess(running);
    }
    remove();
  });
});

const names = ['Q1', 'Q2', 'Q3'];
/** What is said with made-up names in it. */
const said = (words: object): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(words).flatMap(([key, value]): readonly (readonly [string, string])[] => {
      if (typeof value === 'string') return [[key, value]];
      if (typeof value === 'function') return [[key, String(value(...names))]];
      return Object.entries(said(value)).map(([inner, text]) => [`${key}.${inner}`, text]);
    }),
  );

test('no sentence is missing or left in English', () => {
  for (const [english, others] of [
    [said(en), [said(sv), said(pl)]],
    [said(operatorWords.en), [said(operatorWords.sv), said(operatorWords.pl)]],
  ] as const)
    for (const other of others) {
      expect(Object.keys(other)).toEqual(Object.keys(english));
      for (const [key, text] of Object.entries(other)) {
        expect(text, key).not.toBe(english[key]);
        expect(text, key).not.toMatch(/\b(?:the|there|which|was|with|what)\b/iu);
        for (const name of names) expect(text.includes(name), key).toBe(english[key]?.includes(name));
      }
    }
});
