import { locales, type Seen } from '@aspekt/contract';
import { expect, test } from 'vitest';
import { help } from '../help/index.ts';
import type { Event } from '../model.ts';
import { skillIds } from '../skills.ts';
import { en } from './en.ts';
import { onLadder, skillName, stuntSentence } from './format.ts';
import { describe, explain } from './index.ts';
import { labels } from './labels.ts';
import { pl } from './pl.ts';
import { counted } from './pl/counted.ts';
import { sv } from './sv.ts';

const languages = { sv, pl, en };
const leaves = (value: object): readonly string[] =>
  Object.values(value).flatMap((one: unknown) =>
    typeof one === 'object' && one !== null ? leaves(one) : [String(one)],
  );

const say = (event: Seen<Event>, locale: 'sv' | 'en' | 'pl') => describe(event, locale, (id) => id).text;

test('varje kod har en text på varje språk, utan utropstecken', () => {
  for (const locale of locales)
    for (const code of Object.keys(sv.refusals)) {
      const text = explain({ code }, locale);
      expect(text.length).toBeGreaterThan(10);
      expect(text).not.toContain('!');
      expect(text).not.toContain('undefined');
    }
  expect(new Set(locales.map((locale) => explain({ code: 'cannotRefuse' }, locale))).size).toBe(3);
});

test('ett avslag säger vad som fattas och hur mycket', () => {
  const data = { needed: 2, left: 1 };
  expect(explain({ code: 'notEnoughFatePoints', data }, 'sv')).toContain('Det behövs 2 ödespoäng och du har 1');
  expect(explain({ code: 'notEnoughFatePoints', data }, 'en')).toContain('2 fate points needed, 1 left');
  expect(explain({ code: 'notEnoughFatePoints', data }, 'pl')).toContain('2 punkty losu');
  expect(explain({ code: 'notAbsorbed', data: { shifts: 5, left: 2 } }, 'sv')).toContain('Träffen är 5 steg och 2');
  expect(explain({ code: 'notAdjacent', data: { barred: 1 } }, 'sv')).toContain('spärrad');
  expect(explain({ code: 'no such code' }, 'en')).toBe(explain({ code: 'wrongStatus' }, 'en'));
});

test('alla etiketter finns på tre språk och är olika där språken är olika', () => {
  for (const locale of locales) for (const label of leaves(labels[locale])) expect(label.length).toBeGreaterThan(0);
  expect(leaves(labels.sv)).toHaveLength(leaves(labels.en).length);
  expect(leaves(labels.sv)).toHaveLength(leaves(labels.pl).length);
  for (const locale of locales) expect(new Set(skillIds.map((id) => skillName(id, locale))).size).toBe(19);
  expect(skillName('contacts', 'sv')).toBe('Kontakter');
  expect(skillName('rapport', 'sv')).toBe('Kontakt');
  for (const locale of locales) expect(Object.keys(languages[locale].sentences)).toEqual(Object.keys(sv.sentences));
});

test('skalan i ord, och vad som ligger utanför den (ODE-ACT-09, ODE-SKL-03)', () => {
  expect(onLadder(3, 'sv')).toBe('God (+3)');
  expect(onLadder(0, 'sv')).toBe('Medioker (0)');
  expect(onLadder(-2, 'en')).toBe('Terrible (−2)');
  expect(onLadder(10, 'sv')).toBe('Legendarisk (+10)');
  expect(onLadder(-6, 'pl')).toBe('Przerażający (−6)');
});

test('en stunt läses som bokens mening', () => {
  const plain = { fatePointCost: 0, uses: { per: null, max: 0, used: 0 } };
  const bonus = {
    ...plain,
    id: 'a',
    kind: 'bonus',
    because: 'är en tränad lönnmördare',
    skill: 'fight',
    action: 'attack',
    circumstance: 'belysningen är dålig',
  } as const;
  expect(stuntSentence(bonus, 'sv')).toBe(
    'Eftersom jag är en tränad lönnmördare får jag +2 när jag använder Slåss för att attackera när belysningen är dålig.',
  );
  const rule = {
    ...plain,
    id: 'b',
    kind: 'rule',
    because: 'inte tror på magi',
    ability: 'stå emot',
    limit: 'en gång',
  } as const;
  expect(stuntSentence(rule, 'sv')).toBe('Eftersom jag inte tror på magi kan jag stå emot, men bara en gång.');
  expect(stuntSentence(bonus, 'pl')).toContain('umiejętność: Walka wręcz, akcja: Atak');
});

test('resultatet i ord, räkningen bakom det, reglerna bakom den', () => {
  const settled: Seen<Event> = {
    type: 'ode/settled',
    id: 'ruth',
    action: 'attack',
    purpose: 'plain',
    effort: 2,
    target: 0,
    defenderId: 'liket',
    shifts: 2,
    outcome: 'success',
    choice: null,
  };
  const told = describe(settled, 'sv', (id) => (id === 'ruth' ? 'Ruth' : 'Liket'));
  expect(told.text).toBe('Ruth: Lyckas (+2 steg).');
  expect(told.why).toEqual(['Ansträngning: Hyffsad (+2)', 'Motstånd: Medioker (0)', 'Steg: +2 + 0 = +2']);
  expect(told.rules).toEqual(['ODE-OUT-04', 'ODE-ATK-05']);
  expect(told.tone).toBe('good');
});

test('varje flytt av ödespoäng berättas: någon betalar, någon får, eller de går mellan två', () => {
  const move = (from: object, to: object): Seen<Event> =>
    ({ type: 'ode/fateMoved', from, to, amount: 1, reason: 'hostileInvoke', about: 'Stolt' }) as Seen<Event>;
  expect(say(move({ of: 'character', id: 'X' }, { of: 'bank' }), 'sv')).toBe(
    'X betalar 1 ödespoäng: fientligt åberopande, ”Stolt”.',
  );
  expect(say(move({ of: 'bank' }, { of: 'gmPool' }), 'en')).toBe('The GM gets 1 fate point: hostile invoke, “Stolt”.');
  expect(say(move({ of: 'character', id: 'X' }, { of: 'pending', id: 'Y', reason: 'hostileInvoke' }), 'pl')).toBe(
    'X → Y (po scenie): 1 punkt losu (wrogie wywołanie, „Stolt”).',
  );
});

test('polskan räknar på tre sätt', () => {
  const points = [1, 2, 4, 5, 12, 22, 25].map((n) => counted(n, 'punkt', 'punkty', 'punktów'));
  expect(points).toEqual(['1 punkt', '2 punkty', '4 punkty', '5 punktów', '12 punktów', '22 punkty', '25 punktów']);
});

test('en enkel SLP har inga konsekvensrutor, och den som hittar en okänd aspekt får åberopa den (ODE-NPC-02, ODE-ADV-12, ODE-ADV-13)', () => {
  expect(explain({ code: 'minorNpcLimits' }, 'sv')).toContain('inga konsekvensrutor');
  expect(explain({ code: 'minorNpcLimits' }, 'en')).toContain('no consequence slots');
  expect(explain({ code: 'minorNpcLimits' }, 'pl')).toContain('żadnych miejsc na konsekwencje');
  expect(help.sv['ODE-ADV-10'].text).toContain('du får ett fritt åberopande. Med stil: två.');
  expect(help.en['ODE-ADV-10'].text).toContain('you get a free invoke. Style: two.');
  expect(help.pl['ODE-ADV-10'].text).toContain('ty dostajesz darmowe wywołanie. Imponujący sukces: dwa.');
});

test('det som är ett enda räknas som ett (ODE-CHL-01, ODE-OPT-04)', () => {
  const challenge = (count: number) => ({
    type: 'ode/challengeStarted',
    tasks: Array.from({ length: count }, () => ({ label: '', skill: 'notice' })),
  });
  const marked = (boxes: number) => ({ type: 'ode/countdownMarked', title: 'Flod', marked: 1, boxes });
  expect([1, 3].map((count) => say(challenge(count) as never, 'sv'))).toEqual([
    'En utmaning med en uppgift börjar.',
    'En utmaning med 3 uppgifter börjar.',
  ]);
  expect(say(challenge(1) as never, 'en')).toBe('A challenge of one task begins.');
  expect([1, 4].map((boxes) => say(marked(boxes) as never, 'sv'))).toEqual([
    'Flod: 1 av 1 ruta.',
    'Flod: 1 av 4 rutor.',
  ]);
  expect(say(marked(1) as never, 'en')).toBe('Flod: 1 of 1 box.');
});
