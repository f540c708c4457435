import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { aspekt, jsonLines } from './aspekt.ts';
import { terminalWords } from '../../apps/cli/src/play/words.ts';

const folder = mkdtempSync(join(tmpdir(), 'aspekt-cli-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = (name: string, text?: string): string => {
  const path = join(folder, name);
  if (text !== undefined) writeFileSync(path, text);
  return path;
};

describe('help and mistakes', { timeout: 60_000 }, () => {
  test('without a command it says what there is', () => {
    const { out, code } = aspekt([]);
    expect(code).toBe(0);
    for (const name of ['serve', 'play', 'roll', 'odds', 'conform', 'verify', 'export', 'import', 'simulate', 'tables'])
      expect(out).toContain(`aspekt ${name}`);
    const { out: help } = aspekt(['odds', '--help']);
    for (const word of ['Examples:', '--json', '--language']) expect(help).toContain(word);
  });

  test('a mistake is one sentence and exit code 1, never a stack', () => {
    for (const args of [
      ['fly'],
      ['odds', 'chess'],
      ['conform', 'nyx', 'nowhere.json'],
      ['roll', '2d'],
      ['roll', '2d6', '--times', 'many'],
      ['odds', 'nyx', '{oops'],
      ['odds', 'nyx', '{"type":"nyx/levitate"}'],
      ['verify', 'nowhere.jsonl'],
      ['play', 'nyx', '--speed', '9'],
    ]) {
      const { code, err } = aspekt(args);
      expect(code, args.join(' ')).toBe(1);
      expect(err.trim(), args.join(' ')).not.toBe('');
      expect(err, args.join(' ')).not.toContain('    at ');
    }
  });
});

test('roll throws what it is asked for', () => {
  const rolls = jsonLines(aspekt(['roll', '3d10-2', '--times', '50', '--json']).out);
  expect(rolls).toHaveLength(50);
  for (const { total, throws } of rolls as { total: number; throws: { faces: number[] }[] }[]) {
    expect(throws[0]?.faces).toHaveLength(3);
    expect(total).toBe((throws[0]?.faces ?? []).reduce((a, b) => a + b, -2));
  }
});

describe('conform', { timeout: 60_000 }, () => {
  test('all vectors of Nyx pass', () => {
    const { out, code } = aspekt(['conform', 'nyx', 'tests/vectors/nyx.json']);
    expect(out).toMatch(/^\d+ passed, 0 failed$/m);
    expect(code).toBe(0);
  });

  test('a vector that says otherwise fails by its id, with expected and actual', () => {
    const vectors = JSON.parse(readFileSync('tests/vectors/nyx.json', 'utf8')) as {
      id: string;
      expect: { steps: Record<string, unknown>[] };
    }[];
    const [first] = vectors.filter(({ id }) => id === 'NYX-EX-01');
    if (first?.expect.steps[0]) first.expect.steps[0]['sum'] = 18;
    const { out, code } = aspekt(['conform', 'nyx', file('wrong.json', JSON.stringify(vectors))]);
    expect(out).toContain('NYX-EX-01');
    expect(out).toContain('expected 18, got 17');
    expect(out).toMatch(/^\d+ passed, 1 failed$/m);
    expect(code).toBe(1);
  });

  test('with --json every line is JSON, the last one too', () => {
    const { out } = aspekt(['conform', 'nyx', 'tests/vectors/nyx.json', '--json']);
    const answers = out
      .trimEnd()
      .split('\n')
      .map((line): unknown => JSON.parse(line));
    expect(answers.at(-1)).toEqual({ passed: answers.length - 1, failed: 0 });
  });

  test.each([
    [[{ id: 'P3' }]],
    [[{ id: 'P3', given: {}, dice: [], steps: [], expect: {} }]],
    [[{ id: 'P3', given: {}, dice: [1], steps: [], expect: { steps: [] } }]],
    [[{ id: 'P3', given: {}, dice: [], steps: [{}], expect: { steps: [] } }]],
    [{}],
  ])('what is no vector is told so: %j', (vectors) => {
    const { code, out, err } = aspekt(['conform', 'nyx', file('odd.json', JSON.stringify(vectors))]);
    expect([code, out, err]).toEqual([1, '', expect.stringContaining('holds no list of vectors')]);
  });
});

const evening = [
  { as: 'gm', do: { type: 'startSession' } },
  { as: 'gm', do: { type: 'startScene', id: 's1', title: 'The river bank' } },
  {
    as: 'anna',
    do: {
      type: 'createCharacter',
      id: 'phaide',
      name: 'Phaide',
      activate: true,
      sheet: {
        name: 'Phaide',
        description: '',
        attributes: { mind: 5, interaction: 8, body: 4 },
        aspects: [3, 2, 2, 2, 1, 1, 1, 1, 1, 1].map((value, i) => ({ name: `Aspect ${i}`, value })),
      },
    },
  },
  { as: 'anna', do: { type: 'declareAction', id: 'd1', actor: 'phaide', attribute: 'body', difficulty: -1 } },
];
const lines = (script: readonly unknown[]): string => script.map((line) => JSON.stringify(line)).join('\n');

describe('play by script', { timeout: 60_000 }, () => {
  test('commands go in as JSON lines, entries and refusals come out', () => {
    const script = lines([
      ...evening,
      { as: 'anna', do: { type: 'declareAction', id: 'd2', actor: 'phaide', attribute: 'body', difficulty: 2 } },
      { as: 'anna', do: { type: 'commitRoll', draft: 'd1' }, faces: [2] },
      'not JSON',
      { show: 'state' },
    ]);
    const { out, code } = aspekt(['play', 'nyx', '--script', '-'], script);
    const answers = jsonLines(out);
    expect(code).toBe(1);
    expect(answers.filter((line) => 'entry' in line).length).toBeGreaterThanOrEqual(5);
    const refusals = answers.flatMap(({ refusal }) => (refusal ? [refusal as { code: string; text: string }] : []));
    expect(refusals.map((refusal) => refusal.code)).toEqual(['NYX_E_EASY', 'SCRIPT_E_LINE']);
    expect(refusals[0]?.text).not.toBe('');
    const rolled = answers.flatMap(({ entry }) => (entry as { throws?: { faces: number[] }[] })?.throws ?? []);
    expect(rolled.map(({ faces }) => faces)).toEqual([[2]]);
    expect(answers.at(-1)).toHaveProperty('state.characters.phaide.points', 5);
  });

  test('the log it saves can be verified, and a changed digit is found', () => {
    const path = file('evening.jsonl');
    const script = lines([
      ...evening,
      { as: 'anna', do: { type: 'commitRoll', draft: 'd1' } },
      { as: 'gm', do: { type: 'table/reveal-dice' } },
    ]);
    expect(aspekt(['play', 'nyx', '--script', '-', '--save', path], script).code).toBe(0);
    const proved = aspekt(['verify', path, '--json']);
    expect(proved.code).toBe(0);
    expect(JSON.parse(proved.out)).toMatchObject({ ok: true, count: { proved: 1, wrong: 0 } });
    const forged = file('forged.jsonl', readFileSync(path, 'utf8').replace('"Phaide"', '"Phaidf"'));
    for (const [language, proved1, wrong] of [
      ['en', 'Proved: every throw', 'Wrong: the log was changed.'],
      ['sv', 'Bevisat: varje slag', 'Fel: loggen har ändrats.'],
      ['pl', 'Udowodnione: każdy rzut', 'Nie zgadza się: dziennik został zmieniony.'],
    ] as const) {
      expect(aspekt(['verify', path, '--language', language]).out).toContain(proved1);
      const found = aspekt(['verify', forged, '--language', language]);
      expect([found.code, found.out]).toEqual([1, expect.stringContaining(wrong)]);
    }
  });
});

test('a file that cannot be played on is told in a sentence that says what to do', { timeout: 60_000 }, () => {
  const path = file('played.jsonl');
  expect(aspekt(['play', 'nyx', '--script', '-', '--save', path], lines(evening)).code).toBe(0);
  const forged = file('changed.jsonl', readFileSync(path, 'utf8').replace('"Phaide"', '"Phaidf"'));
  for (const [language, other, changed] of [
    ['en', 'Type: aspekt play nyx --load', 'Save the table again.'],
    ['sv', 'Skriv: aspekt play nyx --load', 'Spara bordet på nytt.'],
    ['pl', 'Napisz: aspekt play nyx --load', 'Zapisz stół jeszcze raz.'],
  ] as const) {
    const load = (game: string, from: string) =>
      aspekt(['play', game, '--load', from, '--script', '-', '--language', language], '');
    expect(load('nyx', path)).toMatchObject({ code: 0 });
    expect(load('ode', path)).toMatchObject({ code: 1, err: expect.stringContaining(other) });
    expect(load('nyx', forged)).toMatchObject({ code: 1, err: expect.stringContaining(changed) });
    expect(load('nyx', file('no.jsonl', '{}')).err).not.toMatch(/not_a_log|log_/);
  }
});

describe('play in the terminal', { timeout: 60_000 }, () => {
  test.each([
    ['sv', 'Det finns inget kommando /fly.', 'Det finns inget val nummer 99 nu.', 'gm (spelledare), anna (spelare)'],
    ['pl', 'Nie ma polecenia /fly.', 'Nie ma teraz wyboru numer 99.', 'gm (mistrz gry), anna (gracz)'],
    ['en', 'There is no command /fly.', 'There is no choice number 99 now.', 'gm (game master), anna (player)'],
  ])(
    'speaks the language that was asked for, and a slip of the finger costs a sentence: %s',
    (language, word, choice, who) => {
      const typed = ['/fly', '99', '/odds 99', '/as Anna Berg', '/as constructor', '/to nobody hush', '/do {"type"'];
      const { out, code } = aspekt(
        ['play', 'nyx', '--language', language],
        [...typed, '/as anna', '/who', '/say Godnatt', '/to gm hush', '/as gm', '/undo', '/last 9', '/x', '/quit'].join(
          '\n',
        ),
      );
      expect(code).toBe(0);
      for (const said of [word, choice, who, 'Godnatt', 'hush', 'Anna Berg', 'constructor'])
        expect(out).toContain(said);
      if (language !== 'en') expect(out).not.toMatch(/\b(?:the|command|choice|There|undone|player)\b/u);
    },
  );

  test.each([
    ['sv', '/som anna', '/vilka', '/säg Godnatt', '/viska gm tyst', '/som gm', '/ångra', '/senaste 9', '/sluta'],
    [
      'pl',
      '/jako anna',
      '/kto',
      '/powiedz Godnatt',
      '/szepnij gm tyst',
      '/jako gm',
      '/cofnij',
      '/ostatnie 9',
      '/koniec',
    ],
  ])('is played with the words of its reader: %s', (language, ...typed) => {
    const { out, code } = aspekt(['play', 'nyx', '--language', language], [...typed, '/say too late'].join('\n'));
    expect(code).toBe(0);
    for (const said of [terminalWords[language as 'sv' | 'pl'].role.player, 'Godnatt', 'tyst'])
      expect(out).toContain(said);
    // What is typed after one has left is not heard, and every word before was known.
    const [unknown = ''] = terminalWords[language as 'sv' | 'pl'].unknown('').split('.');
    for (const said of ['too late', unknown.trim()]) expect(out).not.toContain(said);
  });

  test('what is offered is done by its number, with dice of one’s own', () => {
    const typed = evening.map(({ as, do: command }) => `/as ${as}\n/do ${JSON.stringify(command)}`);
    const { out } = aspekt(['play', 'nyx'], [...typed, '/do', '/odds 1', '/quit'].join('\n'));
    expect(out).toMatch(/1\. \S/u);
    expect(out).toMatch(/\d %/u);
    const number = /^ *(\d+)\. .*(?:Roll|roll)/mu.exec(out)?.[1];
    const rolled = aspekt(['play', 'nyx'], [...typed, `/${number} 2`, '/quit'].join('\n'));
    expect(rolled.out).toMatch(/\[d\w+: 2\]/u);
  });
});

test('odds are exact fractions and decimals, from the same rule as play', { timeout: 60_000 }, () => {
  const played = jsonLines(aspekt(['play', 'nyx', '--script', '-'], lines([...evening, { show: 'state' }])).out);
  const state = file('state.json', JSON.stringify(played.at(-1)?.['state']));
  const { out, code } = aspekt(['odds', 'nyx', '{"type":"commitRoll","draft":"d1"}', '--state', state, '--json']);
  expect(code).toBe(0);
  const { outcomes } = JSON.parse(out) as { outcomes: { outcome: string; exact: string; p: number }[] };
  expect(outcomes.reduce((total, { p }) => total + p, 0)).toBeCloseTo(1, 12);
  for (const { exact, p } of outcomes) {
    const [num = 0, den = 1] = exact.split('/').map(Number);
    expect(num / den).toBeCloseTo(p, 12);
  }
  const simulated = JSON.parse(
    aspekt(['simulate', 'nyx', '{"type":"commitRoll","draft":"d1"}', '--state', state, '--runs', '20000', '--json'])
      .out,
  ) as { outcomes: { outcome: string; p: number; error: number }[] };
  for (const { outcome, p, error } of simulated.outcomes) {
    const exact = outcomes.find((one) => one.outcome === outcome);
    expect(Math.abs((exact?.p ?? 0) - p), outcome).toBeLessThan(3 * error);
  }
});
