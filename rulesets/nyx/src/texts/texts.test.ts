import { locales, type Seen } from '@aspekt/contract';
import { expect, test } from 'vitest';
import { refusalCodes, warningCodes } from '../codes.ts';
import type { Activation, Event, Roll, RollNumbers } from '../model.ts';
import { describe, explain, label } from './index.ts';
import { counted } from './pl/words.ts';

const names: Readonly<Record<string, string>> = { phaide: 'Phaide', soldier: 'Soldaten' };
const name = (id: string): string => names[id] ?? id;

const numbers = (effective: number, more: Partial<RollNumbers> = {}): RollNumbers => ({
  base: 4,
  current: 4,
  modifiers: [],
  effective,
  target: Math.min(10, effective),
  effectBonus: Math.max(0, effective - 10),
  ...more,
});
const roll = (more: Partial<Roll>): Roll => ({
  actor: 'phaide',
  attribute: 'body',
  numbers: numbers(4),
  positiveDice: 0,
  negativeDice: 0,
  net: 0,
  diceCount: 1,
  mode: 'single',
  chosen: 2,
  success: true,
  effect: 2,
  failMargin: 0,
  ...more,
});
type RolledEvent = Extract<Event, { type: 'nyx/rolled' }>;
const rolled = (more: Partial<RolledEvent>): Seen<Event> =>
  ({
    type: 'nyx/rolled',
    draft: 'd',
    kind: 'individual',
    stakes: 'harm',
    rolls: { A: roll({}) },
    winner: 'A',
    margin: 2,
    activations: [],
    points: [],
    harms: [],
    ...more,
  }) as Seen<Event>;

test('a roll is one sentence: who, what, result, and what it was held against', () => {
  const event = rolled({ rolls: { A: roll({ positiveDice: 2, net: 2, diceCount: 3, mode: 'best' }) } });
  expect(describe(event, 'sv', name).text).toBe('Phaide slår Kropp: effekt 2 (tre tärningar, bästa gäller, mot 4).');
  expect(describe(event, 'en', name).text).toBe('Phaide rolls Body: effect 2 (three dice, best counts, against 4).');
  expect(describe(event, 'pl', name).text).toBe(
    'Phaide rzuca na Ciało: efekt 2 (trzy kości, liczy się najlepsza, wartość docelowa 4).',
  );
  expect(describe(event, 'sv', name)).toMatchObject({
    tone: 'good',
    rules: ['NYX-ROLL-09', 'NYX-DICE-02', 'NYX-IND-01'],
  });
});

test('the arithmetic says every modifier by name, exhaustion, and how far the die missed', () => {
  const harder = numbers(2, {
    current: 3,
    modifiers: [{ label: 'difficulty', value: -1, source: 'gm' }],
  });
  const event = rolled({
    rolls: { A: roll({ numbers: harder, chosen: 9, success: false, effect: 0, failMargin: 7 }) },
    winner: null,
    margin: 0,
    points: [{ character: 'phaide', delta: 2, why: 'hindered', aspect: 'Liten' }],
    harms: [
      {
        id: 'h',
        target: 'phaide',
        effect: 7,
        attribute: 'body',
        used: 'body',
        damageOnly: false,
        source: { kind: 'individual', id: 'd' },
      },
    ],
  });
  expect(describe(event, 'sv', name)).toEqual({
    text: 'Phaide slår Kropp: misslyckas med 7 (en tärning, mot 2). Phaide ska ta 7 i avdrag. Phaide +2 poäng.',
    why: [
      'Kropp 3 (4 − 1 i avdrag) − 1 (aningen svårare) = 2',
      '9 > 2: misslyckas med 7, effekt 0',
      'Phaide +2 poäng (+2 aspekt till nackdel: Liten)',
    ],
    rules: ['NYX-ROLL-09', 'NYX-IND-02'],
    tone: 'bad',
  });
  expect(describe(event, 'en', name).why?.[0]).toBe('Body 3 (4 − 1 harm) − 1 (slightly harder) = 2');
});

test('an attribute above 10 is told as 10 and its bonus (NYX-ATTR-10)', () => {
  const event = rolled({
    rolls: { A: roll({ numbers: numbers(14, { base: 14, current: 14 }), chosen: 7, effect: 11 }) },
  });
  expect(describe(event, 'en', name).text).toBe('Phaide rolls Body: effect 11 (one die, against 10 (+4)).');
  expect(describe(event, 'en', name).why).toEqual(['Body 14', '7 ≤ 10: success, effect 7 + 4 = 11']);
});

test('what a viewer may not know of a roll is not told', () => {
  const { numbers: _hidden, failMargin: _unknown, ...seen } = roll({ chosen: 9, success: false, effect: 0 });
  const event = rolled({ rolls: { A: seen as Roll }, winner: null });
  expect(describe(event, 'sv', name)).toMatchObject({
    text: 'Phaide slår Kropp: misslyckas (en tärning).',
    why: ['Tärningen som gäller visar 9: effekt 0'],
  });
});

test('a round tells who won it, and where the needle stands and for whom', () => {
  const round = { conflict: 'c', round: 2, situational: { A: 0, B: 0 }, move: 4, before: -2, after: 2, overflow: 0 };
  const rolls = {
    A: roll({ chosen: 4, effect: 4 }),
    B: roll({ actor: 'soldier', success: false, effect: 0, chosen: 6, failMargin: 1, numbers: numbers(5) }),
  };
  const event = rolled({ kind: 'round', rolls, margin: 4, round: { ...round, narrator: 'A' } });
  expect(describe(event, 'sv', name).text).toBe(
    'Omgång 2, Phaide mot Soldaten: Phaide vinner med 4, effekt 4 mot 0. Nålen står på 2 till Phaides fördel.',
  );
  expect(describe(event, 'pl', name).text).toBe(
    'Runda 2, Phaide i Soldaten: Phaide wygrywa, różnica 4, efekt 4 do 0. Wskazówka stoi na 2, przewaga: Phaide.',
  );
  expect(describe(event, 'en', name).why).toContain('Needle −2 + 4 = 2');
  const past = { ...round, move: -5, before: -3, after: -5, overflow: 3, narrator: 'B' as const };
  const lost = describe(rolled({ kind: 'round', rolls, winner: 'B', margin: 5, round: past }), 'en', name);
  expect(lost.text).toContain('The needle is at 5 in favour of Soldaten. Overflow: three steps past the end.');
  expect(lost.why).toContain('Needle −3 − 5 = −8 → −5');
  expect(lost).toMatchObject({ tone: 'awful' });
});

test('against a passive side the needle is told from the one who rolls', () => {
  const round = { conflict: 'c', round: 1, situational: { A: 0, B: 0 }, move: -3, before: 0, after: -3, overflow: 0 };
  const rolls = { A: roll({ chosen: 7, success: false, effect: 0, failMargin: 3 }) };
  const event = rolled({ kind: 'round', rolls, winner: 'B', margin: 3, round: { ...round, narrator: 'B' } });
  expect(describe(event, 'sv', name).text).toBe(
    'Omgång 1, Phaide slår Kropp: misslyckas med 3, tre steg från målet (en tärning, mot 4). ' +
      'Nålen står på 3 till Phaides nackdel.',
  );
});

test('an aspect is told with its value and its sign', () => {
  const activation: Activation = {
    id: 'a',
    owner: 'phaide',
    aspect: 'x',
    name: 'Liten',
    value: 1,
    rollModifier: 0,
    by: 'phaide',
    sign: 'negative',
    on: 'A',
    origin: 'player',
    madeBy: 's',
    explanation: 'når inte upp',
  };
  const event: Event = { type: 'nyx/aspectActivated', draft: 'd', activation };
  expect(describe(event, 'sv', name)).toMatchObject({
    text: 'Phaide aktiverar Liten (1) till nackdel.',
    why: ['Liten (1) till nackdel för Phaide: når inte upp'],
    rules: ['NYX-DICE-01', 'NYX-DICE-03', 'NYX-PTS-02'],
  });
});

test('every refusal and warning has a text of its own in every language', () => {
  for (const locale of locales) {
    const texts = [...new Set<string>([...refusalCodes, ...warningCodes])].map((code) => explain({ code }, locale));
    expect(new Set(texts).size).toBe(texts.length);
    for (const text of texts) expect(text).toMatch(/^[^!]+\.$/);
  }
});

test('a refusal tells the numbers that the rule gave', () => {
  expect(explain({ code: 'NYX_E_ATTR_SUM', data: { remaining: 2, total: 20 } }, 'en')).toBe(
    'The sum of the attributes is wrong: 2 left to place. Move points until it is 20.',
  );
});

test('a button is a verb and what it is about', () => {
  const action = { type: 'nyx/declareAction', id: 'd', actor: 'phaide', attribute: 'body', difficulty: -1 } as const;
  expect(label(action, 'sv', name)).toBe('Slå Kropp −1 med Phaide');
  expect(label(action, 'en', name)).toBe('Roll Body −1 with Phaide');
  expect(label(action, 'pl', name)).toBe('Rzuć na Ciało −1: Phaide');
});

test('Polish counts in three forms', () => {
  const forms = [1, 2, 5, 11, 12, 14, 21, 22, 25, -1, -3].map((n) => counted(n, 'punkt', 'punkty', 'punktów'));
  expect(forms).toEqual([
    'punkt',
    'punkty',
    'punktów',
    'punktów',
    'punktów',
    'punktów',
    'punktów',
    'punkty',
    'punktów',
    'punkt',
    'punkty',
  ]);
});
