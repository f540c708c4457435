import { locales, see, type Locale, type Viewer } from '@aspekt/contract';
import { describe, expect, test } from 'vitest';
import { help } from '../help/index.ts';
import { ideas, vastmark, type Command, type State } from '../index.ts';
import { after, anna, duel, gm, opened, rolled, table, when } from '../testing/table.ts';
import { difficultyLabel } from './index.ts';

const names: Readonly<Record<string, string>> = { tuva: 'Tuva', spy: 'Spionen', gared: 'Gared' };
const told = (
  state: State,
  command: Command,
  locale: Locale,
  faces: readonly number[] = [],
  by: Viewer = gm,
  as: Viewer = gm,
) =>
  when(state, command, faces, by).events.flatMap((event) => {
    const seen = see(event, as);
    return seen === undefined ? [] : [vastmark.describe(seen, locale, (id) => names[id] ?? id)];
  });

describe('a result is a sentence with its arithmetic', () => {
  const hide = opened(table(), {
    traits: ['Liten'],
    turned: ['Liten'],
    skills: ['Gömma Sig'],
    resistance: { kind: 'opposedTotal', actorId: 'spy', total: 7, zero: false },
  });
  const roll: Command = { type: 'vastmark/roll', rollId: 'r' };

  test('status quo, in three languages', () => {
    const text = (locale: Locale) => told(hide, roll, locale, [4], anna)[0]?.text;
    expect(text('sv')).toBe('Tuva: 4 + 1 + 2 = 7 mot 7 – status quo.');
    expect(text('en')).toBe('Tuva: 4 + 1 + 2 = 7 against 7 – status quo.');
    expect(text('pl')).toBe('Tuva: 4 + 1 + 2 = 7 przeciw 7 – status quo.');
  });

  test('what somebody wrote with a full stop of its own ends in one', () => {
    const decided: Command = {
      type: 'vastmark/decideWithoutRoll',
      actor: 'tuva',
      text: 'Tuva klättrar upp.',
      outcome: 'success',
    };
    expect(told(table(), decided, 'sv')[0]?.text).toBe('Tuva: Tuva klättrar upp – lyckas utan slag.');
    const declared: Command = { type: 'vastmark/declareAction', actor: 'tuva', text: 'Jag klättrar upp.' };
    expect(told(table(), declared, 'sv', [], anna)[0]?.text).toBe('Tuva vill: Jag klättrar upp.');
  });

  test('the arithmetic, the rules and the tone', () => {
    expect(told(hide, roll, 'sv', [9, 9, 6], anna)[0]).toEqual({
      text: 'Tuva: 24 + 1 + 2 = 27 mot 7 (2 nior) – perfektion.',
      why: [
        'Tärningen: 9 + 9 + 6 = 24',
        'Liten ↺ (vänd) +1',
        'Gömma Sig +2',
        'Motstånd 7, marginal +20',
        'Motståndaren 7: misslyckat',
      ],
      rules: ['VAST-ROLL-01', 'VAST-NINE-01', 'VAST-TURN-01', 'VAST-PERF-01'],
      tone: 'great',
    });
    expect(told(hide, roll, 'sv', [0], anna)[0]).toMatchObject({
      text: 'Tuva: 0 + 1 + 2 = 3 mot 7 – nollad.',
      tone: 'awful',
    });
  });

  test('nine, zero and failing worse are announced as such', () => {
    const kick = (faces: readonly number[], value: number, locale: Locale) =>
      told(opened(table(), { modifications: [{ label: 'm', value }] }), roll, locale, faces, anna)[0]?.text;
    expect(kick([9, 9, 9, 1], 0, 'pl')).toBe('Tuva: 28 + 0 = 28 przeciw 9 (3 dziewiątki) – perfekcja.');
    expect(kick([0], 12, 'sv')).toBe('Tuva: 0 + 12 = 12 mot 9 – misslyckat, Noll.');
    const both = opened(
      opened(table(), { id: 'a', resistance: { kind: 'opposed' }, modifications: [{ label: 'm', value: 4 }] }),
      {
        id: 'b',
        actor: 'spy',
        resistance: { kind: 'opposed' },
      },
    );
    expect(told(both, { type: 'vastmark/opposedRoll', id: 'c', sides: ['a', 'b'] }, 'en', [0, 4])[0]?.text).toBe(
      'Tuva: 0 + 4 = 4 against 4 – fails worse, Zero. Spionen: 4 against 4 – status quo.',
    );
  });

  test('minus is minus', () => {
    const state = opened(table(), { traits: ['Rädd'], modifications: [{ label: 'mörkt', value: -2 }] });
    expect(told(state, roll, 'sv', [8], anna)[0]?.text).toBe('Tuva: 8 − 3 − 2 = 3 mot 9 – misslyckat.');
  });

  test('a hidden resistance is not told', () => {
    const state = opened(table(), { resistance: { kind: 'difficulty', value: 17 }, hidden: true });
    const [line] = told(state, roll, 'sv', [8], anna, anna);
    expect(line).toMatchObject({ text: 'Tuva: 8, och spelledaren vet mot vad.', why: ['Tärningen: 8'] });
    expect(line).not.toHaveProperty('tone');
    expect(told(state, roll, 'sv', [8], anna)[0]?.text).toBe('Tuva: 8 mot 17 – misslyckat.');
  });

  test('both sides of an opposed roll, and what the game master is asked', () => {
    const state = duel({ add: 4, faces: [0] }, { add: 0, faces: [4] });
    expect(told(state, { type: 'vastmark/confirmRoll', rollId: 'a' }, 'sv')[0]?.text).toBe(
      'Tuva: misslyckas mer, hur? Spionen: status quo, halvlyckat eller halvmisslyckat?',
    );
  });

  test('several rolls and what they come to', () => {
    const state = opened(table(), { mode: 'separate', traits: ['Liten', 'Kvick'], skills: ['Rida'] });
    expect(told(state, roll, 'sv', [0, 9, 3], anna)[0]?.text).toBe(
      'Tuva: 0 − 1 + 3 = 2 mot 9 – nollad. Tuva: 12 + 1 + 3 = 16 mot 9 (en nia) – lyckat. Tillsammans: lyckat, och något av slagen är nollat.',
    );
  });

  test('a persuaded character is announced (VAST-PERS-04)', () => {
    const state = rolled([9, 8], { skills: ['Övertala'], socialTarget: 'gared' });
    expect(told(state, { type: 'vastmark/confirmRoll', rollId: 'r' }, 'sv')[0]?.text).toBe(
      'Tuva: lyckat. Gared bör spelas därefter.',
    );
  });

  test('a hero point and what it did', () => {
    const state = rolled([4]);
    expect(
      told(state, { type: 'vastmark/spendHeroPoint', rollId: 'r', use: 'extraDie' }, 'en', [6], anna)[0]?.text,
    ).toBe('Tuva sacrifices a hero point for an extra die. Tuva: 10 against 9 – success.');
  });
});

test('Polish counts one, few and many', () => {
  const text = (amount: number) => told(table(), { type: 'vastmark/awardXp', actor: 'tuva', amount }, 'pl')[0]?.text;
  expect([1, 2, 5, 12, 22].map(text)).toEqual([
    'Tuva dostaje 1 punkt doświadczenia.',
    'Tuva dostaje 2 punkty doświadczenia.',
    'Tuva dostaje 5 punktów doświadczenia.',
    'Tuva dostaje 12 punktów doświadczenia.',
    'Tuva dostaje 22 punkty doświadczenia.',
  ]);
});

test('difficulties have names, between the rows too (VAST-RES-04)', () => {
  expect([0, 1, 10, 30].map((value) => difficultyLabel(value, 'sv'))).toEqual([
    'Under Aslätt',
    'Aslätt',
    'Rätt hyfsat normalt',
    'Omänskligt',
  ]);
  expect(difficultyLabel(15, 'pl')).toBe('Trudne');
  expect(difficultyLabel(6, 'en')).toBe('Simple');
});

test('settings that change are named in every language (VAST-GM-05)', () => {
  const change: Command = {
    type: 'vastmark/setTableSettings',
    settings: { specialisations: true, openNpcRolls: true },
  };
  expect(locales.map((locale) => told(table(), change, locale)[0]?.text)).toEqual([
    'Bordets inställningar ändras: spelledarens öppna slag, specialiseringar.',
    'Zmieniają się ustawienia stołu: jawne rzuty mistrza gry, specjalizacje.',
    'The settings of the table change: the game master’s open rolls, specialisations.',
  ]);
});

test('every offer has a label in every language', () => {
  const asked = after(
    table(),
    { type: 'vastmark/requestSeveralTraits', actor: 'tuva', traits: ['Liten', 'Kvick'] },
    [],
    anna,
  );
  const declared = after(asked, { type: 'vastmark/declareAction', actor: 'tuva', text: 'flyr' }, [], anna);
  for (const locale of locales) {
    const labels = vastmark
      .offers(declared, gm)
      .map(({ command }) => vastmark.label(command, locale, (id) => names[id] ?? id));
    for (const label of labels) expect(label).not.toMatch(/undefined|!|^$/);
  }
});

test('every rule that an offer, a sentence or a refusal names has help in every language', () => {
  const state = opened(after(table(), { type: 'vastmark/declareAction', actor: 'tuva', text: 'flyr' }, [], anna));
  const cited = [gm, anna].flatMap((viewer) => vastmark.offers(state, viewer).flatMap(({ rules }) => rules));
  for (const locale of locales) {
    const known: Readonly<Record<string, { readonly title: string; readonly text: string } | undefined>> = help[locale];
    for (const rule of cited) expect(known[rule]?.text, rule).toBeTruthy();
    for (const { title, text } of Object.values(help[locale])) {
      expect(title.length).toBeGreaterThan(2);
      expect(text.length).toBeGreaterThan(40);
      expect(text).not.toContain('!');
    }
    for (const three of Object.values(ideas[locale])) expect(three.length).toBe(3);
  }
});
