import { expect, test } from 'vitest';
import {
  act,
  anna,
  bo,
  bothDeclare,
  commit,
  damaged,
  fight,
  gm,
  oppose,
  play,
  points,
  ready,
  refusal,
  roll,
  table,
  tell,
  use,
} from './fixtures.ts';
import type { Command, State } from './model.ts';
import { reckon } from './reckon.ts';

const numbers = (state: State, side: 'A' | 'B' = 'A') => {
  const draft = state.drafts['d'];
  return draft && reckon(state, draft)[side]?.numbers;
};

test('there are three kinds of action: alone, against each other, and in rounds on a gauge (NYX-ACT-01)', () => {
  const alone = roll(play(table(), [act('phaide'), anna]), [4]).rolled;
  expect([alone.kind, Object.keys(alone.rolls), alone.round]).toEqual(['individual', ['A'], undefined]);
  const two = roll(play(table(), [oppose({ actor: 'phaide' }, { actor: 'soldier' }), anna]), [4, 5]).rolled;
  expect([two.kind, Object.keys(two.rolls), two.round]).toEqual(['conflict', ['A', 'B'], undefined]);
  const many = roll(play(table(), [fight()], ...bothDeclare()), [4, 5], 'c-1').rolled;
  expect([many.kind, many.round?.round]).toEqual(['round', 1]);
});

test('an individual action rolls once, with difficulty 0 to -3 (NYX-IND-01, NYX-ROLL-04)', () => {
  expect(numbers(play(table(), [act('phaide', 'body', -2), anna]))).toMatchObject({
    current: 4,
    effective: 2,
    target: 2,
  });
  expect(refusal(table(), act('phaide', 'body', -4), anna)).toBe('NYX_E_MODIFIER');
  expect(refusal(table(), act('phaide', 'body', -1.5), anna)).toBe('NYX_E_MODIFIER');
});

test('an easier action needs no roll: a bonus is refused with that hint (NYX-ROLL-05)', () => {
  expect(refusal(table(), act('phaide', 'body', 1), anna)).toBe('NYX_E_EASY');
  const state = play(table(), [act('phaide'), anna]);
  expect(refusal(state, { type: 'nyx/setModifier', draft: 'd', label: 'x', value: 1 })).toBe('NYX_E_EASY');
});

test('all modifiers are added to the attribute, never to the die (NYX-ROLL-06)', () => {
  const state = play(
    table(),
    [act('phaide', 'body', -1), anna],
    [{ type: 'nyx/setModifier', draft: 'd', label: 'regn', value: -1 }],
    [{ type: 'nyx/setModifier', draft: 'd', label: 'rep', value: 3, source: 'aspect' }],
  );
  expect(numbers(state)).toMatchObject({ current: 4, effective: 5 });
  expect(roll(state, [5]).rolled.rolls.A).toMatchObject({ chosen: 5, effect: 5 });
  const replaced = play(state, [{ type: 'nyx/setModifier', draft: 'd', label: 'regn', value: 0 }]);
  expect(numbers(replaced)).toMatchObject({ effective: 6 });
});

test('modifiers are the game master’s judgement, together -3 to 0 alone and -3 to +3 between two (NYX-ROLL-12, NYX-CON-03)', () => {
  const set = (value: number, label = 'x'): Command => ({ type: 'nyx/setModifier', draft: 'd', label, value });
  const alone = play(table(), [act('phaide', 'body', -2), anna]);
  expect(refusal(alone, set(-1), anna)).toBe('NYX_E_ROLE');
  expect(refusal(alone, set(-2))).toBe('NYX_E_MODIFIER');
  expect(refusal(alone, set(-1))).toBeUndefined();
  const two = play(table(), [oppose({ actor: 'phaide' }, { actor: 'soldier' }), anna]);
  for (const good of [3, -3]) expect(refusal(two, set(good))).toBeUndefined();
  for (const bad of [4, -4, 0.5]) expect(refusal(two, set(bad))).toBe('NYX_E_MODIFIER');
  expect(refusal(play(two, [set(2)]), set(2, 'y'))).toBe('NYX_E_MODIFIER');
  expect(refusal(two, { ...set(6), source: 'aspect' } as Command)).toBe('NYX_E_MODIFIER');
  const given = {
    ...oppose({ actor: 'phaide' }, { actor: 'soldier' }),
    a: { actor: 'phaide', attribute: 'body', modifiers: [{ label: 'hög mark', value: 3 }] },
  } as Command;
  expect(numbers(play(table(), [given, anna]))).toMatchObject({ effective: 7 });
});

test('some tactics are harder: the game master modifies a round by -3 to +3 (NYX-CPX-05)', () => {
  const state = play(table(), [fight()], ...bothDeclare());
  const set = (value: number): Command => ({
    type: 'nyx/setModifier',
    draft: 'c-1',
    side: 'A',
    label: 'djärvt',
    value,
  });
  expect(refusal(state, set(-4))).toBe('NYX_E_MODIFIER');
  expect(roll(play(state, [set(-3)]), [1, 9], 'c-1').rolled.rolls.A).toMatchObject({ numbers: { effective: 1 } });
});

test('the game master is asked what happens on a failure, and the answer stands with the result (NYX-ACT-02)', () => {
  const state = play(
    table(),
    [act('phaide'), anna],
    [{ type: 'nyx/setStakes', draft: 'd', stakes: 'fiction', failure: 'repet brister' }],
  );
  const { rolled, state: after } = roll(state, [9]);
  expect(rolled).toMatchObject({ failure: 'repet brister', stakes: 'fiction', harms: [] });
  expect(after.pendingHarms).toEqual({});
  expect(refusal(state, { type: 'nyx/setStakes', draft: 'd', stakes: 'fiction' }, anna)).toBe('NYX_E_ROLE');
});

test('failure brings harm to the actor, as much as it missed by (NYX-ACT-03, NYX-IND-02, NYX-HARM-01)', () => {
  const state = play(table(), [act('phaide'), anna]);
  expect(roll(state, [9]).rolled.harms).toMatchObject([
    { target: 'phaide', effect: 5, attribute: 'body', damageOnly: false },
  ]);
  expect(roll(state, [4]).rolled.harms).toEqual([]);
  const with_ = (individualFailureHarm: 'one' | 'none') => ({
    ...state,
    settings: { ...state.settings, individualFailureHarm },
  });
  expect(roll(with_('one'), [9]).rolled.harms).toMatchObject([{ effect: 1 }]);
  expect(roll(with_('none'), [9]).rolled.harms).toEqual([]);
});

const group = (
  way: 'weakest' | 'strongest',
  more: Partial<Extract<Command, { type: 'nyx/groupAction' }>> = {},
): Command => ({
  type: 'nyx/groupAction',
  id: 'd',
  members: ['moni', 'phaide', 'soldier'],
  attribute: 'body',
  way,
  ...more,
});

test('where any failure spoils it the weakest rolls for all, where one effort is enough the strongest (NYX-ACT-05, NYX-ACT-06)', () => {
  expect(play(table(), [group('weakest')]).drafts['d']?.rollers.A?.actor).toBe('phaide');
  expect(play(table(), [group('strongest')]).drafts['d']?.rollers.A?.actor).toBe('moni');
  expect(play(table(), [group('strongest', { roller: 'soldier' })]).drafts['d']?.rollers.A?.actor).toBe('soldier');
  expect(refusal(table(), group('weakest', { roller: 'nobody' }))).toBe('NYX_E_UNKNOWN');
  expect(refusal(table(), group('weakest'), anna)).toBe('NYX_E_ROLE');
  const hidden = play(table(), [
    group('strongest', { members: ['moni', 'phaide'], opponent: { actor: 'soldier', attribute: 'mind' } }),
  ]);
  expect(hidden.drafts['d']).toMatchObject({
    kind: 'conflict',
    rollers: { A: { actor: 'moni' }, B: { actor: 'soldier' } },
  });
});

test('the roller uses her own attribute, pays, and takes the harm, unless the game master spreads it (NYX-ACT-07)', () => {
  const state = play(table(), [group('weakest')], [use('phaide', 'positive', 'phaide', 'a5'), anna]);
  const { rolled, state: after } = roll(state, [7, 9]);
  expect(rolled.rolls.A).toMatchObject({ actor: 'phaide', numbers: { base: 4 } });
  expect(points(after, 'phaide')).toBe(4);
  expect(rolled.harms.map(({ target, effect }) => [target, effect])).toEqual([['phaide', 3]]);
  const spread = play(state, [{ type: 'nyx/setStakes', draft: 'd', spread: true }]);
  const all = roll(spread, [7, 9]).rolled.harms;
  expect(all.map(({ target, effect }) => [target, effect])).toEqual([
    ['moni', 3],
    ['phaide', 3],
    ['soldier', 3],
  ]);
  expect(play(table({ groupHarm: 'everyone' }), [group('weakest')]).drafts['d']?.group?.spread).toBe(true);
});

const out = (state: State): State =>
  play(state, [
    {
      type: 'nyx/adjust',
      figure: 'phaide',
      change: { set: 'exhaustion', attribute: 'mind', value: 5 },
      reason: 'prov',
    },
  ]);

test('a knocked-out figure cannot act (NYX-ACT-08)', () => {
  expect(refusal(out(table()), act('phaide'), anna)).toBe('NYX_E_KNOCKED_OUT');
  expect(refusal(out(table()), oppose({ actor: 'moni' }, { actor: 'phaide' }), bo)).toBe('NYX_E_KNOCKED_OUT');
  expect(refusal(out(table()), fight())).toBe('NYX_E_KNOCKED_OUT');
  expect(refusal(out(play(table(), [act('phaide'), anna])), commit(), anna)).toBe('NYX_E_KNOCKED_OUT');
});

test('each party rolls for its own attribute (NYX-CON-01)', () => {
  const state = play(table(), [
    oppose({ actor: 'phaide', attribute: 'interaction' }, { actor: 'soldier', attribute: 'mind' }),
    anna,
  ]);
  expect(roll(state, [8, 5]).rolled.rolls).toMatchObject({
    A: { attribute: 'interaction', effect: 8 },
    B: { attribute: 'mind', effect: 5 },
  });
  expect(refusal(table(), oppose({ actor: 'phaide' }, { actor: 'phaide' }), anna)).toBe('NYX_E_TARGET');
  expect(refusal(table(), oppose({ actor: 'moni' }, { actor: 'soldier' }), anna)).toBe('NYX_E_ROLE');
});

test('higher effect wins, and the loser takes the margin as harm (NYX-CON-02, NYX-CON-04, NYX-ACT-04)', () => {
  const state = play(table(), [oppose({ actor: 'phaide' }, { actor: 'soldier', attribute: 'mind' }), anna]);
  const { rolled } = roll(state, [2, 5]);
  expect(rolled).toMatchObject({
    winner: 'B',
    margin: 3,
    harms: [{ target: 'phaide', effect: 3, attribute: 'body', source: { from: 'soldier' } }],
  });
  expect(roll(state, [4, 1]).rolled).toMatchObject({
    winner: 'A',
    margin: 3,
    harms: [{ target: 'soldier', effect: 3, attribute: 'mind' }],
  });
  const whole = { ...state, settings: { ...state.settings, conflictHarm: 'winnerEffect' as const } };
  expect(roll(whole, [2, 5]).rolled.harms).toMatchObject([{ effect: 5 }]);
  const fiction = play(state, [{ type: 'nyx/setStakes', draft: 'd', stakes: 'fiction' }]);
  expect(roll(fiction, [2, 5]).rolled.harms).toEqual([]);
});

test('equal effects, also two failures, change nothing (NYX-CON-05)', () => {
  const state = play(table(), [oppose({ actor: 'phaide' }, { actor: 'soldier' }), anna]);
  for (const faces of [
    [3, 3],
    [9, 6],
  ]) {
    expect(roll(state, faces).rolled).toMatchObject({ winner: null, margin: 0, harms: [] });
  }
});

test('who has harm to choose does not roll again before (NYX-HARM-01)', () => {
  const failed = roll(play(table(), [act('phaide'), anna]), [9]).state;
  expect(refusal(play(failed, [{ ...act('phaide'), id: 'e' } as Command, anna]), commit('e'), anna)).toBe(
    'NYX_E_PENDING_HARM',
  );
});

test('between two sides both are ready before the dice fall; who commits is ready herself (NYX-CPX-24)', () => {
  const state = play(table(), [oppose({ actor: 'phaide' }, { actor: 'soldier' }), anna]);
  expect(refusal(state, commit(), anna)).toBe('NYX_E_READY');
  expect(refusal(state, commit(), gm)).toBe('NYX_E_READY');
  expect(refusal(play(state, [ready('A'), anna]), commit(), bo)).toBe('NYX_E_ROLE');
  expect(tell(play(state, [ready('A'), anna]), commit(), gm, [4, 5]).events).toMatchObject([{ type: 'nyx/rolled' }]);
  expect(tell(play(state, [ready('B'), gm]), commit(), anna, [4, 5]).events).toMatchObject([{ type: 'nyx/rolled' }]);
  expect(refusal(state, ready('B'), anna)).toBe('NYX_E_ROLE');
});

test('the game master may act for a player’s character, and the event says so', () => {
  expect(tell(table(), act('phaide'), gm).events).toMatchObject([{ type: 'nyx/actionDeclared', onBehalf: true }]);
  expect(tell(table(), act('phaide'), anna).events[0]).not.toHaveProperty('onBehalf');
  expect(refusal(table(), act('phaide'), bo)).toBe('NYX_E_ROLE');
});

test('nothing is rolled in a break', () => {
  const rest = play(table(), [{ type: 'nyx/endSession' }]);
  expect(refusal(rest, act('phaide'), anna)).toBe('NYX_E_PHASE');
  expect(refusal(play(table(), [act('phaide'), anna], [{ type: 'nyx/endSession' }]), commit(), anna)).toBe(
    'NYX_E_PHASE',
  );
});

test('attributes may be changed and drafts dropped until the dice fall, by those whose they are', () => {
  const state = play(table(), [act('phaide'), anna]);
  const set: Command = { type: 'nyx/setRollAttribute', draft: 'd', attribute: 'mind' };
  expect(numbers(play(state, [set, anna]))?.current).toBe(5);
  expect(refusal(state, set, bo)).toBe('NYX_E_ROLE');
  expect(refusal(state, { type: 'nyx/cancelDraft', draft: 'd' }, bo)).toBe('NYX_E_ROLE');
  expect(refusal(state, { ...act('moni'), id: 'd' } as Command, bo)).toBe('NYX_E_ID');
  expect(play(damaged(state, 'moni', 'Sår'), [{ type: 'nyx/cancelDraft', draft: 'd' }, gm]).drafts).toEqual({});
});
