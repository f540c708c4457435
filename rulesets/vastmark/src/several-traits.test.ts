import { expect, test } from 'vitest';
import { after, against, anna, bo, gm, opened, opposed, refusal, resultOf, table, when } from './testing/table.ts';

const traits = ['Liten', 'Kvick'];
const ask = { type: 'vastmark/requestSeveralTraits', actor: 'tuva', traits } as const;
const open = {
  type: 'vastmark/openRoll',
  id: 'g',
  actor: 'tuva',
  mode: 'separate',
  traits,
  skills: ['Rida'],
  resistance: against(9),
} as const;

test('a player can only ask for several rolls, and a no is final (VAST-MULTI-04)', () => {
  expect(refusal(table(), open, anna)).toBe('E_SEVERAL_TRAITS_DENIED');
  const asked = after(table(), ask, [], anna);
  expect(refusal(asked, open, anna)).toBe('E_SEVERAL_TRAITS_DENIED');
  const answer = (allow: boolean) =>
    after(asked, { type: 'vastmark/answerSeveralTraits', actor: 'tuva', traits: ['Kvick', 'Liten'], allow });
  expect(refusal(answer(false), open, anna)).toBe('E_SEVERAL_TRAITS_DENIED');
  expect(refusal(answer(true), open, anna)).toBeUndefined();
  expect(refusal(answer(false), { type: 'vastmark/answerSeveralTraits', actor: 'tuva', traits, allow: true })).toBe(
    'E_UNKNOWN_ID',
  );
});

test('what may be asked, and by whom', () => {
  expect(refusal(table(), ask, bo)).toBe('E_NOT_OWNER');
  expect(refusal(table(), { ...ask, traits: ['Liten'] }, anna)).toBe('E_DUPLICATE_TRAIT');
  expect(refusal(table(), { ...ask, traits: ['Liten', 'Liten'] }, anna)).toBe('E_DUPLICATE_TRAIT');
  expect(refusal(table(), { ...ask, traits: ['Liten', 'Stark'] }, anna)).toBe('E_UNKNOWN_ID');
  expect(refusal(table({ severalTraits: 'off' }), ask, anna)).toBe('E_SEVERAL_TRAITS_OFF');
  expect(refusal(table(), { type: 'vastmark/answerSeveralTraits', actor: 'tuva', traits, allow: true })).toBe(
    'E_UNKNOWN_ID',
  );
  expect(
    refusal(
      after(table(), ask, [], anna),
      { type: 'vastmark/answerSeveralTraits', actor: 'tuva', traits, allow: true },
      anna,
    ),
  ).toBe('E_NOT_GM');
});

test('the game master may allow one complete roll per trait, where the table has the rule (VAST-MULTI-02)', () => {
  expect(refusal(table({ severalTraits: 'off' }), open)).toBe('E_SEVERAL_TRAITS_OFF');
  expect(refusal(table(), { ...open, traits: ['Liten'] })).toBe('E_DUPLICATE_TRAIT');
  const state = after(table(), open);
  expect(state.rolls.map(({ id, traitId, skillId, groupId }) => [id, traitId, skillId, groupId])).toEqual([
    ['g.1', 'Liten', 'Rida', 'g'],
    ['g.2', 'Kvick', 'Rida', 'g'],
  ]);
});

test('each roll has its own die, nines and zero; the best counts and a zeroed one is flagged (VAST-MULTI-06, VAST-MULTI-03)', () => {
  const state = after(after(table(), open), { type: 'vastmark/roll', rollId: 'g' }, [0, 9, 3], anna);
  expect([resultOf(state, 'g.1').outcome, resultOf(state, 'g.2').outcome]).toEqual(['zeroed', 'success']);
  expect(state.groups[0]?.result?.value).toEqual({ outcome: 'success', anyZeroed: true });
});

test('an opponent rolls once: each roll meets that total, and the opponent meets the highest of them (VAST-MULTI-05)', () => {
  const group = opened(table(), { ...open, resistance: opposed });
  const both = opened(group, { id: 'spy-roll', actor: 'spy', resistance: opposed });
  const state = after(both, { type: 'vastmark/opposedRoll', id: 'c', sides: ['g', 'spy-roll'] }, [2, 5, 6]);
  // Liten −1 + Rida 3 + 2 = 4, Kvick +1 + Rida 3 + 5 = 9, the spy 6.
  expect(resultOf(state, 'g.1')).toMatchObject({ total: 4, resistance: 6, outcome: 'failure' });
  expect(resultOf(state, 'g.2')).toMatchObject({ total: 9, resistance: 6, outcome: 'success' });
  expect(resultOf(state, 'spy-roll')).toMatchObject({ resistance: 9, outcome: 'failure' });
  expect(state.groups[0]?.result?.value.outcome).toBe('success');
});

test('against a total that was typed in the opponent meets the highest of the group too (VAST-MULTI-05)', () => {
  const state = after(table(), { ...open, resistance: { kind: 'opposedTotal', total: 6, zero: false } });
  const one = after(state, { type: 'vastmark/roll', rollId: 'g.1' }, [2], anna);
  expect(resultOf(one, 'g.1').opponent).toMatchObject({ resistance: 4, outcome: 'success' });
  const { events, state: both } = when(one, { type: 'vastmark/roll', rollId: 'g.2' }, [5], anna);
  expect(events[0]).toMatchObject({ rereads: [{ rollId: 'g.1' }] });
  for (const id of ['g.1', 'g.2'])
    expect(resultOf(both, id).opponent).toMatchObject({ resistance: 9, outcome: 'failure' });
});

test('confirming one roll of a group confirms them all', () => {
  const state = after(after(table(), open), { type: 'vastmark/roll', rollId: 'g' }, [4, 5], anna);
  const done = after(state, { type: 'vastmark/confirmRoll', rollId: 'g' }, [], gm);
  expect(done.rolls.map(({ status }) => status)).toEqual(['confirmed', 'confirmed']);
  expect(refusal(done, { type: 'vastmark/confirmRoll', rollId: 'g.2' })).toBe('E_ROLL_CONFIRMED');
});

test('a group with a roll still to be thrown is not confirmed', () => {
  const state = after(after(table(), open), { type: 'vastmark/roll', rollId: 'g.1' }, [4], anna);
  expect(refusal(state, { type: 'vastmark/confirmRoll', rollId: 'g.1' })).toBe('E_ROLL_NOT_ROLLED');
});

test('the opponent of a group faces only the rolls that are measured against it (VAST-MULTI-05)', () => {
  const total = { kind: 'opposedTotal', total: 9, zero: false } as const;
  const opponent = (first: Parameters<typeof against>[0] | undefined) => {
    const group = after(table(), { ...open, resistance: total });
    const ruled =
      first === undefined
        ? group
        : after(group, { type: 'vastmark/ruleTrait', rollId: 'g.1', resistance: against(first) });
    // Liten −1 and Kvick +1, with Rida 3: totals 10 and 8.
    return resultOf(after(ruled, { type: 'vastmark/roll', rollId: 'g' }, [8, 4], anna), 'g.2').opponent;
  };
  expect(opponent(undefined)).toMatchObject({ resistance: 10, outcome: 'failure' });
  expect(opponent(3)).toMatchObject({ resistance: 8, outcome: 'success' });
});
