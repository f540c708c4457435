import { locales, see, type Viewer } from '@aspekt/contract';
import { expect, test } from 'vitest';
import { anna, bo, damaged, fight, gm, oppose, play, roll, table, tell, use } from '../fixtures.ts';
import type { Command, Event, State } from '../model.ts';
import { describe, explain } from './index.ts';

const names: Readonly<Record<string, string>> = { phaide: 'Phaide', moni: 'Moni', soldier: 'Soldaten' };
const name = (id: string): string => names[id] ?? id;

/** The last of some events in every language, as a viewer is told it. */
const told = (events: readonly Event[], viewer: Viewer = gm): readonly string[] => {
  const event = see(events, viewer).at(-1);
  return event ? locales.map((locale) => describe(event, locale, name).text) : [];
};
const after = (state: State, command: Command, by: Viewer = gm): readonly string[] =>
  told(tell(state, command, by).events);

const duel = play(table(), [oppose({ actor: 'phaide' }, { actor: 'moni' }), anna]);
const against = play(table(), [oppose({ actor: 'phaide' }, { actor: 'soldier' }), anna]);

test('who took a use back is named, whoever it was for (NYX-DICE-11)', () => {
  const withdraw = (activation: string): Command => ({ type: 'nyx/withdrawActivation', draft: 'd', activation });
  const used = play(against, [use('phaide', 'positive', 'phaide', 'a1'), anna]);
  const byGm = [
    'Spelledaren tar tillbaka Viljestark (3).',
    'Mistrz gry cofa Viljestark (3).',
    'The game master takes back Viljestark (3).',
  ];
  expect(after(used, withdraw('phaide-a1'), gm)).toEqual(byGm);
  expect(after(used, withdraw('phaide-a1'), anna)).toContain('Phaide takes back Viljestark (3).');
  const demanded = play(against, [use('soldier', 'positive', 'soldier', 'role'), gm]);
  expect(after(demanded, withdraw('soldier-role'), gm)).toContain('The game master takes back Vakt (2).');
  const hurt = damaged(against, 'soldier', 'Sår');
  const aspect = hurt.extras['soldier']?.aspects.at(-1)?.id ?? '';
  const mark: Command = { type: 'nyx/markDamage', id: 'm', draft: 'd', owner: 'soldier', aspect };
  expect(after(play(hurt, [mark, anna]), withdraw('m'), anna)).toContain('Phaide takes back Sår (1).');
});

test('an old withdrawal, which does not say who, is told as hers whom it was for (NYX-DICE-11)', () => {
  const [activation] = play(against, [use('phaide', 'positive', 'phaide', 'a1'), anna]).drafts['d']?.activations ?? [];
  if (!activation) throw new Error('nothing is used');
  expect(told([{ type: 'nyx/activationWithdrawn', draft: 'd', activation }])).toContain(
    'Phaide takes back Viljestark (3).',
  );
});

test('the player who owns an aspect says no herself (NYX-OUT-07)', () => {
  const lent = play(duel, [use('phaide', 'positive', 'moni', 'a2', { consent: true }), anna]);
  const reject: Command = { type: 'nyx/rejectActivation', draft: 'd', activation: 'moni-a2', reason: 'inte så' };
  expect(after(lent, reject, bo)).toEqual([
    'Moni säger nej till Stark (2): inte så.',
    'Moni nie zgadza się na Stark (2): inte så.',
    'Moni says no to Stark (2): inte så.',
  ]);
  expect(after(lent, reject, gm)).toContain('The game master rejects Stark (2): inte så.');
  const story: Command = {
    type: 'nyx/useAspectNarratively',
    id: 'u',
    owner: 'moni',
    aspect: 'a2',
    by: 'phaide',
    sign: 'positive',
    explanation: 'hjälp',
    consent: true,
  };
  const rejectUse: Command = { type: 'nyx/rejectUse', use: 'u', reason: 'inte så' };
  const used = play(table(), [story, anna]);
  expect(after(used, rejectUse, bo)).toContain('Moni says no to Stark (2): inte så. Phaide +1 point.');
  expect(after(used, rejectUse, gm)).toContain('The game master rejects Stark (2): inte så. Phaide +1 point.');
});

test('whoever asked to break off is the one who does or does not get away (NYX-CPX-18)', () => {
  const asked = play(
    table(),
    [fight()],
    [{ type: 'nyx/requestBreakOff', conflict: 'c', side: 'B' }],
    [{ type: 'nyx/ruleBreakOff', conflict: 'c', ruling: 'roll', roll: { id: 'd', attribute: 'body' } }],
  );
  expect(told([roll(asked, [4]).rolled])[2]).toContain('Soldaten gets away.');
  expect(told([roll(asked, [9]).rolled])[2]).toContain('Soldaten does not get away.');
});

test('what another made of her aspect is not called a damage (NYX-OUT-06)', () => {
  const used = play(duel, [use('phaide', 'positive', 'moni', 'a2', { consent: true }), anna]);
  const { rolled } = roll(used, [4, 5, 5, 5]);
  const why = locales.map((locale) => describe(see(rolled, gm), locale, name).why?.at(-1));
  expect(why).toEqual([
    'Moni +2 poäng (+2 utnyttjad av en annan: Stark)',
    'Moni +2 punkty (+2 wykorzystane przez inną postać: Stark)',
    'Moni +2 points (+2 exploited by another: Stark)',
  ]);
});

test('a period that is refused is told why (NYX-SLOW-01)', () => {
  expect(locales.map((locale) => explain({ code: 'NYX_E_PERIOD' }, locale))).toEqual([
    'Verkningsperioden måste vara längre än noll och anges i hela kvartsminuter. Skriv hur lång tid den tar.',
    'Okres działania musi być dłuższy niż zero i podany z dokładnością do ćwierci minuty. Napisz, ile trwa.',
    'The period must be longer than zero, in whole quarters of a minute. Write how long it takes.',
  ]);
});
