import type { Throw } from '@aspekt/dice';
import { describe, expect, test } from 'vitest';
import { commit, tellReport, verify, writeLog, type FairEntry } from './index.ts';
import {
  changed,
  check,
  evening,
  everyone,
  lineWith,
  next,
  rolled,
  rolls,
  secret,
  seedOf,
  table,
  whys,
} from './testing/evening.ts';

test('the evening itself is proved', () => {
  expect(check(evening)).toMatchObject({ outcome: 'proved', wrong: [], count: { proved: 5 } });
});

describe('a log that was forged with fitting hashes is wrong (T16)', () => {
  test.each(rolls)('a changed result, in line %i', (at) => {
    const turn = (face: number): number => (face % 10) + 1;
    for (const die of [0, 1, 2]) {
      const forged = changed(at, (entry) => ({
        ...entry,
        throws: entry.throws.map((one) => ({
          ...one,
          faces: one.faces.map((face, i) => (i === die ? turn(face) : face)),
        })),
      }));
      expect(whys(forged)).toEqual(['other faces']);
    }
  });
  test.each(rolls)('a die more, a die less, another die, in line %i', (at) => {
    const with1 = (change: (one: Throw) => Throw): readonly FairEntry[] =>
      changed(at, (entry) => ({ ...entry, throws: entry.throws.map(change) }));
    expect(whys(with1((one) => ({ ...one, faces: [...one.faces, 1, 1] })))).toEqual(['other faces']);
    expect(whys(with1((one) => ({ ...one, die: 'd1000' })))).toEqual(['other faces']);
    // A die fewer is the beginning of the same stream: only the seal of a secret roll shows it, for the rules say how many dice.
    if (evening[at]?.luck?.[0]?.sealed)
      expect(whys(with1((one) => ({ ...one, faces: one.faces.slice(1) })))).not.toEqual([]);
  });
  test.each(rolls)('changed bytes of the sender, and another command’s id, in line %i', (at) => {
    expect(whys(changed(at, (entry) => ({ ...entry, salt: 'ab'.repeat(16) })))).toEqual(['other faces']);
    expect(whys(changed(at, ({ salt: _, ...entry }) => entry))).toEqual(['other faces']);
    expect(whys(changed(at, (entry) => ({ ...entry, salt: 'nonsense' })))).toEqual(['other faces']);
    expect(whys(changed(at, (entry) => ({ ...entry, id: 'z' })))).toEqual(['other faces']);
  });
  test('two rolls swapped, as lines or in their dice', () => {
    const [a, c] = [evening[1], evening[3]];
    if (!a || !c) throw new Error('no rolls');
    const lines = evening.map((entry, i) => (i === 1 ? c : i === 3 ? a : entry));
    expect(whys(lines)).toEqual(['rolls missing', 'counter went back']);
    const dice = evening.map((entry, i) =>
      i === 1 ? { ...a, throws: c.throws } : i === 3 ? { ...c, throws: a.throws } : entry,
    );
    expect(whys(dice)).toEqual(['other faces', 'other faces']);
  });
  test.each(rolls)('line %i dropped, where another of its chain comes after it', (at) => {
    const audience = evening[at]?.luck?.[0]?.audience;
    const later = evening.slice(at + 1).some(({ luck }) => luck?.[0]?.audience === audience);
    const found = whys(evening.filter((_, i) => i !== at));
    // The last roll of a chain leaves no gap: whoever saw it can tell, by their own file or their page.
    expect(found).toEqual(later ? ['rolls missing'] : []);
  });
  test.each(rolls)('the dice alone taken out of line %i', (at) => {
    expect(whys(changed(at, (entry) => ({ ...entry, throws: [] })))).toEqual(['throws missing']);
  });
  test.each(rolls)('line %i doubled, and a roll inserted after it', (at) => {
    const entry = evening[at];
    if (!entry) throw new Error('no roll');
    expect(whys(evening.toSpliced(at + 1, 0, entry))).toEqual(['counter went back']);
    const seed = entry.luck?.[0]?.audience === 'gm' ? secret : entry.luck?.[0]?.epoch === 2 ? next : everyone;
    const extra = rolled(seed, (entry.luck?.[0]?.counter ?? 0) + 1, 'inserted');
    expect(whys(evening.toSpliced(at + 1, 0, extra)).length).toBe(
      evening.slice(at + 1).some(({ luck }) => luck?.[0]?.audience === seed.audience) ? 1 : 0,
    );
  });
  test.each([4, 7, 8])('a replaced seed, in line %i', (at) => {
    const forged = changed(at, (entry) => ({
      ...entry,
      events: entry.events.map((event) => ({
        ...event,
        revealed: event.revealed?.map((one) => ({ ...one, seed: seedOf(99) })) ?? [],
      })),
    }));
    expect(new Set(whys(forged))).toEqual(new Set(['other seed']));
    expect(check(forged).count.wrong).toBeGreaterThan(0);
  });
  test('a replaced commitment: in its place, or by a second one later', () => {
    const other = commit(table, { ...everyone, seed: seedOf(99) });
    const inPlace = changed(0, (entry) => ({
      ...entry,
      events: entry.events.map((event) => ({ ...event, chains: [other, commit(table, secret)] })),
    }));
    expect(new Set(whys(inPlace))).toEqual(new Set(['other seed']));
    const second = evening.toSpliced(1, 0, lineWith('second', { type: 'table/copied', chains: [other] }));
    expect(whys(second)).toEqual(['commitment replaced']);
    const missing = changed(0, (entry) => ({
      ...entry,
      events: entry.events.map((event) => ({ ...event, chains: [commit(table, secret)] })),
    }));
    expect(new Set(whys(missing))).toEqual(new Set(['no commitment']));
  });
  test('a rewound counter: the same place of the chain for another try', () => {
    const again = rolled(everyone, 0, 'again');
    expect(whys(evening.toSpliced(2, 0, again))).toEqual(['counter went back']);
    const instead = evening.map((entry, i) => (i === 3 ? rolled(everyone, 0, 'c') : entry));
    expect(whys(instead)).toEqual(['counter went back', 'rolls missing']);
  });
  test('a roll from a chain whose seed had been shown, or that had ended', () => {
    const late = evening.map((entry, i) => (i === 5 ? rolled(everyone, 2, 'e') : entry));
    expect(whys(late)).toEqual(['chain had ended']);
    const kept = evening.map((entry, i) =>
      i === 4 ? lineWith('d', { type: 'table/dice-revealed', revealed: [everyone] }) : entry,
    );
    expect(whys(kept.map((entry, i) => (i === 5 ? rolled(everyone, 2, 'e') : entry)))[0]).toBe('chain had ended');
  });
  test('another seal on a secret roll', () => {
    const forged = changed(2, (entry) => ({
      ...entry,
      luck: entry.luck?.map((one) => ({ ...one, sealed: 'ff'.repeat(32) })) ?? [],
    }));
    expect(whys(forged)).toEqual(['other seal']);
  });
  test('dice typed in where the table did not allow it', () => {
    const { luck: _, ...byHand } = evening[1] ?? lineWith('none');
    const typed: FairEntry = { ...byHand, typed: true };
    const rest = evening.slice(4, 5);
    const [created] = evening;
    if (!created) throw new Error('no table');
    expect(whys([created, typed, ...rest])).toEqual(['typed without leave']);
    const allowed = lineWith('x', { type: 'table/configured', settings: { typedDice: true } });
    expect(check([created, allowed, typed, ...rest])).toMatchObject({ wrong: [], typed: [3] });
  });
});

test('an altered chain of hashes is wrong, whatever was altered in it', () => {
  const file = writeLog(
    { table, whose: 'gm' },
    evening.map((entry) => JSON.stringify(entry)),
  );
  const [head = '', ...lines] = file.trimEnd().split('\n');
  const forgeries = [
    ...lines.map((line, i) => lines.with(i, line.replace(/"hash":"./, '"hash":"x'))),
    ...lines.map((line, i) => lines.with(i, line.replace(/"prev":"[0-9a-f]{8}/, '"prev":"00000000'))),
    ...lines.map((_, i) => lines.toSpliced(i, 1)),
    ...lines.map((line, i) => lines.toSpliced(i, 0, line)),
    lines.toReversed(),
  ];
  for (const forged of forgeries) {
    const found = verify(`${[head, ...forged].join('\n')}\n`);
    expect(found).toHaveProperty('fault');
    for (const language of ['sv', 'pl', 'en'] as const)
      expect(tellReport(found, language)[0]?.text).toMatch(/^(Fel|Nie zgadza się|Wrong): /);
  }
});

describe('the outcome in words', () => {
  const first = (entries: readonly FairEntry[], language: 'sv' | 'pl' | 'en'): string =>
    tellReport(check(entries), language)[0]?.text ?? '';
  const unrevealed = evening.slice(0, 4);
  const forged = changed(1, (entry) => ({ ...entry, salt: '' }));
  test.each([
    ['en', 'Proved: ', 'Not yet revealable: ', 'Wrong: '],
    ['sv', 'Bevisat: ', 'Kan inte bevisas än: ', 'Fel: '],
    ['pl', 'Udowodnione: ', 'Jeszcze nie do udowodnienia: ', 'Nie zgadza się: '],
  ] as const)('is one of three in %s', (language, proved, open, wrong) => {
    expect(first(evening, language)).toContain(proved);
    expect(first(unrevealed, language)).toContain(open);
    expect(first(forged, language)).toContain(wrong);
  });
  test('names every line that is wrong, with its dice and why', () => {
    const told = tellReport(check(forged), 'en').filter(({ tone }) => tone === 'wrong');
    expect(told.at(-1)?.text).toMatch(/^Line 2 \(d10: \d+ \d+ \d+\): The faces do not follow from the seed/);
  });
  test('says who had no hand in it, what was overruled, and what got no answer', () => {
    const told = tellReport(
      check([
        ...evening.slice(0, 1),
        { ...rolled(everyone, 0, 'a', ''), overruled: true },
        { ...rolled(everyone, 1, 'b'), unanswered: ['00'.repeat(32)] },
      ]),
      'en',
    ).map(({ text }) => text);
    expect(told).toContain('Thrown without bytes of the one who rolled: 1 (line 2).');
    expect(told).toContain('Rules overruled by the game master: 1 (line 2).');
    expect(told).toContain('Somebody had got no answer to a roll before: 1 (line 3).');
  });
});
