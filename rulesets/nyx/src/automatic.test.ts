import { expect, test } from 'vitest';
import {
  act,
  anna,
  bothDeclare,
  damaged,
  fight,
  gm,
  oppose,
  play,
  points,
  refusal,
  table,
  tell,
  use,
} from './fixtures.ts';
import type { Command } from './model.ts';
import { offers } from './offers.ts';

const grant: Command = { type: 'nyx/grantAutomatic', draft: 'd' };
const alone = play(table(), [act('phaide'), anna], [use('phaide', 'positive', 'phaide', 'a1'), anna]);
const against = play(table(), [oppose({ actor: 'phaide' }, { actor: 'soldier' }), anna]);
const helped = play(against, [use('phaide', 'positive', 'phaide', 'a1'), anna]);

test('once a point is spent on a fitting aspect the game master may let it succeed (NYX-AUTO-01)', () => {
  expect(refusal(play(table(), [act('phaide'), anna]), grant)).toBe('NYX_E_NOT_ALONE');
  expect(refusal(alone, grant, anna)).toBe('NYX_E_ROLE');
  const { state, events } = tell(alone, grant);
  expect(events).toMatchObject([{ type: 'nyx/automaticGranted', favoured: 'A', effect: null, harms: [] }]);
  expect(points(state, 'phaide')).toBe(4);
  expect(state.drafts).toEqual({});
});

test('in an opposed roll a side wins if it alone has activated an aspect; the game master is asked (NYX-AUTO-02)', () => {
  expect(refusal(helped, grant)).toBeUndefined();
  expect(offers(helped, gm).map(({ command }) => command)).toContainEqual({ ...grant, favoured: 'A' });
  const answered = play(
    helped,
    [use('soldier', 'positive', 'soldier', 'role'), gm],
    [{ type: 'nyx/answerDemand', draft: 'd', demand: 'soldier-role', answer: 'accept' }, anna],
  );
  expect(refusal(answered, grant)).toBe('NYX_E_NOT_ALONE');
  expect(offers(answered, gm).some(({ command }) => command.type === 'nyx/grantAutomatic')).toBe(false);
});

test('a damage hinders by itself and is nobody’s activation, so she still stands alone (NYX-AUTO-02, NYX-HARM-07)', () => {
  const hurt = damaged(helped, 'phaide', 'Sår');
  const aspect = hurt.characters['phaide']?.aspects.at(-1)?.id ?? '';
  const mark: Command = { type: 'nyx/markDamage', id: 'm', draft: 'd', owner: 'phaide', aspect, answer: 'accept' };
  expect(refusal(play(hurt, [mark, anna]), grant)).toBeUndefined();
});

test('it works both ways: an extra’s aspect alone may win, and the character earns its value (NYX-AUTO-02)', () => {
  const hindered = play(against, [use('soldier', 'positive', 'soldier', 'role'), gm]);
  expect(refusal(hindered, { ...grant, favoured: 'B' })).toBe('NYX_E_DEMAND_OPEN');
  const let_ = play(hindered, [
    { type: 'nyx/answerDemand', draft: 'd', demand: 'soldier-role', answer: 'accept' },
    anna,
  ]);
  expect(points(play(let_, [{ ...grant, favoured: 'B' }]), 'phaide')).toBe(7);
  const bought = play(hindered, [
    { type: 'nyx/answerDemand', draft: 'd', demand: 'soldier-role', answer: 'buyOff', explanation: 'nej' },
    anna,
  ]);
  expect(refusal(bought, { ...grant, favoured: 'B' })).toBe('NYX_E_NOT_ALONE');
});

test('an automatic result rolls no dice and harms nobody, unless the game master names an effect (NYX-AUTO-03, NYX-ACT-04)', () => {
  expect(tell(helped, grant).state.pendingHarms).toEqual({});
  const { state } = tell(helped, { ...grant, effect: 3 });
  expect(Object.values(state.pendingHarms)).toMatchObject([
    { target: 'soldier', effect: 3, attribute: 'body', damageOnly: false },
  ]);
  expect(refusal(alone, { ...grant, effect: 3 })).toBe('NYX_E_PHASE');
  expect(refusal(helped, { ...grant, effect: 0 })).toBe('NYX_E_PHASE');
});

test('an effect that the game master names goes to the whole group where the harm is spread (NYX-ACT-07, NYX-AUTO-03)', () => {
  const group: Command = {
    type: 'nyx/groupAction',
    id: 'd',
    members: ['phaide', 'moni'],
    attribute: 'body',
    way: 'weakest',
    opponent: { actor: 'soldier', attribute: 'body' },
  };
  const lost = (spread: boolean) =>
    play(
      table(),
      [{ ...group, spread }],
      [use('soldier', 'positive', 'soldier', 'role'), gm],
      [{ type: 'nyx/answerDemand', draft: 'd', demand: 'soldier-role', answer: 'accept' }, anna],
      [{ ...grant, favoured: 'B', effect: 2 }],
    );
  const source = { kind: 'automatic', id: 'd', from: 'soldier' };
  expect(Object.values(lost(true).pendingHarms)).toMatchObject([
    { id: 'd-harm-phaide', target: 'phaide', effect: 2, source },
    { id: 'd-harm-moni', target: 'moni', effect: 2, source },
  ]);
  expect(Object.values(lost(false).pendingHarms)).toMatchObject([{ id: 'd-harm', target: 'phaide', source }]);
});

test('a round of a complex action has no automatic winner (NYX-AUTO-04)', () => {
  const round = play(table(), [fight()], ...bothDeclare(), [
    use('phaide', 'positive', 'phaide', 'a1', { draft: 'c-1' }),
    anna,
  ]);
  expect(refusal(round, { ...grant, draft: 'c-1' })).toBe('NYX_E_PHASE');
});

test('a table may do without automatic results (NYX-AUTO-01, NYX-AUTO-02)', () => {
  const off = { ...alone, settings: { ...alone.settings, autoWin: 'off' as const } };
  expect(refusal(off, grant)).toBe('NYX_E_PHASE');
});

test('the player tells how the aspect brings the result about (NYX-AUTO-05)', () => {
  const start = play(table(), [act('phaide'), anna]);
  expect(refusal(start, use('phaide', 'positive', 'phaide', 'a1', { explanation: '' }), anna)).toBe(
    'NYX_E_EXPLANATION',
  );
  const told = play(start, [use('phaide', 'positive', 'phaide', 'a1', { explanation: 'hon viker inte undan' }), anna]);
  expect(tell(told, grant).events).toMatchObject([{ activations: [{ explanation: 'hon viker inte undan' }] }]);
});
