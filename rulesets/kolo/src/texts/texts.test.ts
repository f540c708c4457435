import { locales, see, type Locale, type Viewer } from '@aspekt/contract';
import { describe, expect, test } from 'vitest';
import { kolo, lexicon, type Command, type State } from '../index.ts';
import {
  after,
  anna,
  closed,
  declared,
  flipped,
  gm,
  opened,
  openTest,
  table,
  when,
  wolfLine,
} from '../testing/table.ts';

const names: Readonly<Record<string, string>> = { wanda: 'Wanda', jan: 'Jan', wolf: 'Wilk', anna: 'Anna', bo: 'Bo' };
const told = (state: State, command: Command, locale: Locale, coins: readonly number[] = [], by: Viewer = gm) =>
  when(state, command, coins, by).events.map((event) => kolo.describe(see(event, gm), locale, (id) => names[id] ?? id));
const flip: Command = { type: 'kolo/flip', testId: 't' };

describe('a test is a sentence, and its six steps are one tap away', () => {
  const state = opened(table(), { other: 3, traits: ['Uparta'], aspects: ['Szermierka'] });

  test('in the book’s own terms', () => {
    const [line] = told(state, flip, 'pl', [1, 1, 1, 0, 0], anna);
    expect(line?.text).toBe('Wanda: 3 sukcesy, 2 porażki (2 zignorowane), biegłość 1 → 4: nadzwyczajny sukces.');
    expect(line?.tone).toBe('great');
    expect(line?.why).toEqual([
      '1. Pula testu: doniosłość podstawowa 2, inne +3 = 5',
      '2. Wyniki: 3 sukcesy, 2 porażki',
      '3. Atuty: Zaciekłość 2',
      '4. Kategorie szans: wypadkowa 0',
      '5. Biegłość: 1 + 3 − 0 = 4',
      '6. Kategorie skali: wypadkowa 0, skala sukcesu 1, 2, 3',
    ]);
  });

  test('in Swedish and in English', () => {
    expect(told(state, flip, 'sv', [1, 0, 0, 0, 0], anna)[0]?.text).toBe(
      'Wanda: 1 lyckad, 4 misslyckade (2 räknas inte), färdighet 1 → 0: inte lyckat.',
    );
    expect(told(state, flip, 'en', [1, 0, 0, 0, 0], anna)[0]?.text).toBe(
      'Wanda: 1 success, 4 failures (2 ignored), proficiency 1 → 0: no success.',
    );
  });

  test('Polish plurals: 1 sukces, 2–4 sukcesy, 5 and 12–14 sukcesów, 22 sukcesy', () => {
    const many = (count: number) => {
      const test_ = opened(table(), { other: count - 2 });
      return told(test_, flip, 'pl', Array(count).fill(1), anna)[0]?.text.split(',')[0];
    };
    expect([1, 2, 4, 5, 12, 22].map(many)).toEqual([
      'Wanda: 1 sukces',
      'Wanda: 2 sukcesy',
      'Wanda: 4 sukcesy',
      'Wanda: 5 sukcesów',
      'Wanda: 12 sukcesów',
      'Wanda: 22 sukcesy',
    ]);
    const none = (count: number) =>
      told(opened(table(), { other: count - 2 }), flip, 'pl', Array(count).fill(0), anna)[0]?.text;
    expect(none(1)).toContain('1 porażka (1 zignorowana)');
    expect(none(5)).toContain('5 porażek (1 zignorowana)');
  });

  test('categories, the unskilled and what is carried are named', () => {
    const hard = opened(table(), { veryCommon: false, categories: [{ label: 'mrok', group: 'chance', value: -2 }] });
    const why = told(hard, flip, 'pl', [1, 1], anna)[0]?.why ?? [];
    expect(why[3]).toBe('4. Kategorie szans: wypadkowa −2, mrok −2');
    expect(why[5]).toBe('6. Kategorie skali: wypadkowa −1, niewykwalifikowana −1, skala sukcesu 2, 4, 6');
  });

  test('merged categories are one term with its own value (KOLO-CAT-04)', () => {
    const categories = [
      { label: 'ciemność', group: 'chance', value: -2 },
      { label: 'mgła', group: 'chance', value: -1 },
      { label: 'latarnia', group: 'chance', value: 1 },
    ] as const;
    const foggy = openTest({ categories, merges: [['ciemność', 'mgła']] });
    expect(told(table(), foggy, 'en')[0]?.why?.at(2)).toContain('net −1, latarnia +1, ciemność + mgła −2');
  });

  test('the pool of a typed line is nobody’s significance (KOLO-X-NPC-01)', () => {
    const line = wolfLine('t', { pool: 5, sphereValue: 2, proficiencyValue: 1 });
    const pool = (locale: Locale) => told(table(), line, locale)[0]?.why?.[0];
    expect(pool('pl')).toBe('1. Pula testu: pula wpisana 5 = 5');
    expect(pool('sv')).toContain('inskriven pott 5 = 5');
    expect(pool('en')).toContain('typed pool 5 = 5');
  });
});

test('a contest names the winner and the margin', () => {
  const mine = opened(table(), { id: 'a', kind: 'contested' });
  const both = after(mine, wolfLine('b', { pool: 2, sphereValue: 1, proficiencyValue: 0 }));
  const command: Command = { type: 'kolo/contestedTest', id: 'c', a: 'a', b: 'b', active: true };
  const text = (locale: Locale, coins: readonly number[]) => told(both, command, locale, coins)[0]?.text ?? '';
  expect(text('pl', [1, 1, 0, 0])).toContain('Wygrywa Wanda, przewaga 3: nadzwyczajny sukces.');
  expect(text('sv', [0, 0, 1, 1])).toContain('Wilk vinner med 3: utomordentligt lyckat.');
  expect(text('en', [1, 0, 1, 0])).toContain('Nobody wins.');
});

test('closing says what became of the points and what was learnt', () => {
  const close: Command = { type: 'kolo/closeTest', testId: 't', xpLabel: 'port' };
  const won = flipped(declared(opened(table()), 2), [1, 1, 1, 0]);
  expect(told(won, close, 'pl')[0]?.text).toBe(
    'Wanda: test się powiódł, zużyte zaangażowanie: 2, 1 punkt doświadczenia (port).',
  );
  const lost = flipped(declared(opened(table()), 5), [0, 0, 0, 0, 0, 0, 0]);
  expect(told(lost, close, 'en')[0]?.text).toBe('Wanda: the test does not succeed, 5 engagement points back.');
  const poor = after(lost, {
    type: 'kolo/adjust',
    reason: '',
    change: { what: 'pools', player: 'anna', engagement: 0 },
  });
  expect(told(poor, close, 'sv')[0]?.text).toBe(
    'Wanda: testet lyckas inte, 6 engagemangspoäng kommer tillbaka, en extra inräknad.',
  );
});

test('a complex test tells what is carried', () => {
  const { type: _, ...inputs } = openTest({ id: 'r1' });
  const started = after(table(), { type: 'kolo/startComplex', id: 'x', intervalLabel: 'godzina' });
  const thrown = flipped(after(started, { type: 'kolo/complexNext', complexId: 'x', test: inputs }), [1, 0], 'r1');
  expect(told(thrown, { type: 'kolo/closeTest', testId: 'r1' }, 'pl')[0]?.text).toBe(
    'Wanda: test się powiódł. W następnym rzucie szanse +1.',
  );
  const next = { ...inputs, id: 'r2' };
  expect(told(closed(thrown, 'r1'), { type: 'kolo/complexNext', complexId: 'x', test: next }, 'pl')[0]?.text).toBe(
    'Test złożony, rzut 2 (godzina): Wanda. Przeniesione szanse +1.',
  );
});

test('a contested complex test tells whom the roll before helps, and how (KOLO-CPX-07, KOLO-CPX-08)', () => {
  const { type: _t, ...mine } = openTest();
  const { type: _w, ...wolf } = wolfLine('b', { pool: 2, sphereValue: 1, proficiencyValue: 0 });
  const next = (n: number): Command => ({
    type: 'kolo/complexNext',
    complexId: 'x',
    a: { ...mine, id: `a${n}` },
    b: { ...wolf, id: `b${n}` },
  });
  const second = (active: boolean): State => {
    const started = after(table(), { type: 'kolo/startComplex', id: 'x', contested: true, active });
    const thrown = after(
      after(started, next(1)),
      { type: 'kolo/contestedTest', id: 'c', a: 'a1', b: 'b1' },
      [1, 0, 1, 1],
    );
    return ['a1', 'b1'].reduce((now, testId) => after(now, { type: 'kolo/closeTest', testId }), thrown);
  };
  const text = (locale: Locale, active: boolean) => told(second(active), next(2), locale)[0]?.text;
  expect(text('en', true)).toBe(
    'Complex test, roll 2: Wanda, Wilk. From the roll before side B has the edge: the other side ignores a success.',
  );
  expect(text('sv', false)).toBe(
    'Sammansatt test, slag 2: Wanda, Wilk. Från förra slaget har sida B fördel: den sidan bortser från en misslyckad.',
  );
  expect(text('pl', true)).toBe(
    'Test złożony, rzut 2: Wanda, Wilk. Z poprzedniego rzutu przewaga strony B: druga strona ignoruje sukces.',
  );
});

test('the beginning of something says what each pool gained', () => {
  const poor = after(table(), {
    type: 'kolo/adjust',
    reason: '',
    change: { what: 'pools', player: 'anna', engagement: 2, story: 9 },
  });
  expect(told(poor, { type: 'kolo/startAdventure', title: 'Zima' }, 'sv')[0]?.text).toBe(
    'Äventyr: Zima. Anna engagemang +5, berättelse +1.',
  );
});

test('every offer has a label, and every name its word, in every language', () => {
  const state = declared(
    opened(after(table(), { type: 'kolo/proposeStory', id: 's', actor: 'wanda', text: 'x' }, [], anna)),
    1,
  );
  for (const locale of locales) {
    for (const viewer of [gm, anna]) {
      for (const { command } of kolo.offers(state, viewer)) {
        expect(kolo.label(command, locale, (id) => names[id] ?? id)).not.toMatch(/undefined|!|^$/);
      }
    }
    expect(lexicon[locale].steps.length).toBe(6);
    expect(Object.values(lexicon[locale].spheres).length).toBe(5);
  }
});
