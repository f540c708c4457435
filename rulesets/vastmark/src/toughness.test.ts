import { see } from '@aspekt/contract';
import { expect, test } from 'vitest';
import type { State } from './model.ts';
import { after, against, anna, characterIn, opened, opposed, refusal, rollIn, table, when } from './testing/table.ts';

const tough = table({ toughness: true });
const struck = (state: State, face: number): State => {
  const open = opened(state, { kind: 'toughness', resistance: against(5) });
  const thrown = after(open, { type: 'vastmark/roll', rollId: 'r' }, [face], anna);
  return after(thrown, { type: 'vastmark/confirmRoll', rollId: 'r' });
};

test('a success leaves somebody lightly hurt, a failure seriously (VAST-X-TOUGH-01)', () => {
  expect(characterIn(struck(tough, 6)).hurts).toEqual([{ id: 'r', degree: 'light', text: '' }]);
  expect(characterIn(struck(tough, 5)).hurts).toEqual([{ id: 'r', degree: 'serious', text: '' }]);
  const statusQuo = struck(table({ toughness: true, difficultyTie: 'statusQuo' }), 5);
  expect(characterIn(statusQuo).hurts).toMatchObject([{ degree: 'serious' }]);
});

test('the skill Stryktålighet is used if it is there and no other is named (VAST-X-TOUGH-01)', () => {
  const skilled = after(tough, { type: 'vastmark/editSkill', actor: 'tuva', name: 'Stryktålighet', value: 2 });
  expect(rollIn(opened(skilled, { kind: 'toughness' }))).toMatchObject({ skillId: 'Stryktålighet', skillValue: 2 });
  const small = after(tough, { type: 'vastmark/editSkill', actor: 'tuva', name: 'stryktålighet', value: 2 });
  expect(rollIn(opened(small, { kind: 'toughness' }))).toMatchObject({ skillId: 'stryktålighet', skillValue: 2 });
  expect(rollIn(opened(skilled, { kind: 'toughness', skills: ['Rida'] })).skillId).toBe('Rida');
  expect(rollIn(opened(skilled)).skillId).toBeNull();
  expect(rollIn(opened(tough, { kind: 'toughness' })).skillId).toBeNull();
});

test('the game master says how, and takes the hurt away (VAST-X-TOUGH-01)', () => {
  const set = { type: 'vastmark/setHurt', actor: 'tuva', id: 'r', degree: 'serious', text: 'bruten arm' } as const;
  const hurt = after(struck(tough, 6), set);
  expect(characterIn(hurt).hurts).toEqual([{ id: 'r', degree: 'serious', text: 'bruten arm' }]);
  expect(characterIn(after(hurt, { ...set, id: 'fall', degree: 'light' })).hurts).toHaveLength(2);
  expect(characterIn(after(hurt, { ...set, degree: null })).hurts).toEqual([]);
  expect(refusal(tough, { ...set, degree: null })).toBe('E_UNKNOWN_ID');
  expect(refusal(hurt, set, anna)).toBe('E_NOT_GM');
});

test('off, or on another roll, nothing is left behind (VAST-X-TOUGH-01)', () => {
  expect(characterIn(struck(table(), 5))).not.toHaveProperty('hurts');
  expect(refusal(table(), { type: 'vastmark/setHurt', actor: 'tuva', id: 'r', degree: 'light' })).toBe('E_SETTING_OFF');
  const skilled = after(table(), { type: 'vastmark/editSkill', actor: 'tuva', name: 'Stryktålighet', value: 2 });
  expect(rollIn(opened(skilled, { kind: 'toughness' })).skillId).toBeNull();
  const ordinary = after(opened(tough), { type: 'vastmark/roll', rollId: 'r' }, [5], anna);
  expect(characterIn(after(ordinary, { type: 'vastmark/confirmRoll', rollId: 'r' }))).not.toHaveProperty('hurts');
  const both = opened(opened(tough, { id: 'a', kind: 'toughness', resistance: opposed }), {
    id: 'b',
    actor: 'spy',
    resistance: opposed,
  });
  const met = after(both, { type: 'vastmark/opposedRoll', id: 'c', sides: ['a', 'b'] }, [2, 5]);
  expect(characterIn(after(met, { type: 'vastmark/confirmRoll', rollId: 'a' }))).not.toHaveProperty('hurts');
});

test('nothing is told of the hurts of somebody hidden (VAST-X-TOUGH-01)', () => {
  const shadow = after(tough, { type: 'vastmark/createQuickExtra', id: 'shadow' });
  const { events, state } = when(shadow, { type: 'vastmark/setHurt', actor: 'shadow', id: 'h', degree: 'light' });
  expect(see(events, anna)).toEqual([]);
  expect(JSON.stringify(see(state, anna))).not.toContain('shadow');
});

test('several traits are one action and leave one hurt, by the best of its rolls (VAST-X-TOUGH-01, VAST-MULTI-03)', () => {
  const hurtsAfter = (faces: readonly number[]) => {
    const traits = ['Förälskad', 'Rädd'];
    const open = opened(tough, { id: 'g', kind: 'toughness', mode: 'separate', traits, resistance: against(5) });
    const thrown = after(open, { type: 'vastmark/roll', rollId: 'g' }, faces, anna);
    return characterIn(after(thrown, { type: 'vastmark/confirmRoll', rollId: 'g' })).hurts;
  };
  expect(hurtsAfter([8, 2])).toEqual([{ id: 'g', degree: 'light', text: '' }]);
  expect(hurtsAfter([2, 2])).toEqual([{ id: 'g', degree: 'serious', text: '' }]);
});
