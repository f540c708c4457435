import { see } from '@aspekt/contract';
import { expect, test } from 'vitest';
import { answer } from './questions.ts';
import { difficultyFor } from './formula.ts';
import {
  after,
  against,
  anna,
  bo,
  characterIn,
  gm,
  opened,
  opposed,
  refusal,
  resultOf,
  rollIn,
  table,
  when,
} from './testing/table.ts';
import { describe } from './texts/index.ts';

const jumping = { skill: 'Rida', name: 'Hoppa' };
const learn = (specialisations = [jumping], insteadOf?: string) =>
  ({
    type: 'vastmark/learnSpecialisations',
    actor: 'tuva',
    specialisations,
    ...(insteadOf !== undefined && { insteadOf }),
  }) as const;
const on = table({ specialisations: true });
const learnt = after(on, learn());
const bonus = { name: 'Hoppa', as: 'bonus' } as const;
const row = { name: 'Hoppa', as: 'row' } as const;
const roll = { type: 'vastmark/roll', rollId: 'r' } as const;

test('a specialisation costs one experience point, and the game master approves it (VAST-X-SPEC-01)', () => {
  expect(characterIn(learnt).own).toMatchObject({ unusedXp: 2, specialisations: [jumping] });
  expect(refusal(on, learn(), anna)).toBe('E_NOT_GM');
  expect(refusal(table(), learn())).toBe('E_SETTING_OFF');
  expect(refusal(learnt, learn())).toBe('E_DUPLICATE_SKILL');
  expect(refusal(on, learn([jumping, jumping]))).toBe('E_DUPLICATE_SKILL');
  expect(refusal(on, learn([{ skill: 'Simma', name: 'Dyka' }]))).toBe('E_UNKNOWN_ID');
  const poor = after(on, { type: 'vastmark/spendXp', actor: 'tuva', amount: 3 });
  expect(refusal(poor, learn())).toBe('E_NO_XP');
});

test('three stand in for one apprentice skill (VAST-X-SPEC-01)', () => {
  const three = ['Hoppa', 'Galopp', 'Tornering'].map((name) => ({ skill: 'Rida', name }));
  expect(refusal(on, learn(three, 'Gömma Sig'))).toBe('E_UNKNOWN_ID');
  const apprentice = after(on, {
    type: 'vastmark/editSkill',
    actor: 'tuva',
    name: 'Gömma Sig',
    value: 2,
    apprentice: true,
  });
  expect(refusal(apprentice, learn([{ skill: 'Gömma Sig', name: 'Buskar' }], 'Gömma Sig'))).toBe('E_UNKNOWN_ID');
  const traded = characterIn(after(apprentice, learn(three, 'Gömma Sig'))).own;
  expect(traded.skills.map(({ name }) => name)).toEqual(['Rida']);
  expect(traded).toMatchObject({ unusedXp: 3, specialisations: three });
});

test('it gives +3 on the roll (VAST-X-SPEC-01)', () => {
  const open = opened(learnt, { skills: ['Rida'], specialisation: bonus });
  expect(answer(open, { ask: 'roll', rollId: 'r' })).toMatchObject({
    additions: 6,
    resistance: 9,
    chances: { success: { exact: '3/5' } },
  });
  expect(resultOf(after(open, roll, [4], anna))).toMatchObject({ total: 4 + 3 + 3, outcome: 'success' });
});

test('or it lowers the difficulty one row, never below Aslätt (VAST-X-SPEC-01)', () => {
  const rows = [30, 25, 20, 15, 12, 9, 6, 3, 1].map((value) => difficultyFor({ specialisation: row }, value));
  expect(rows).toEqual([25, 20, 15, 12, 9, 6, 3, 1, 1]);
  // Between rows it falls by as much as its row stands above the next; under Aslätt there is nothing to fall to.
  expect([13, 32, 2, 0].map((value) => difficultyFor({ specialisation: row }, value))).toEqual([10, 27, 2, 0]);
  const open = opened(learnt, { skills: ['Rida'], specialisation: row });
  expect(answer(open, { ask: 'roll', rollId: 'r' })).toMatchObject({
    additions: 3,
    resistance: 6,
    chances: { success: { exact: '3/5' } },
  });
  expect(resultOf(after(open, roll, [4], anna))).toMatchObject({ total: 7, resistance: 6, outcome: 'success' });
});

test('it counts only with its own skill, and lowers only a difficulty (VAST-X-SPEC-01)', () => {
  const open = (inputs: object) =>
    ({
      type: 'vastmark/openRoll',
      id: 'r',
      actor: 'tuva',
      resistance: against(9),
      skills: ['Rida'],
      specialisation: row,
      ...inputs,
    }) as const;
  expect(refusal(learnt, open({ skills: ['Gömma Sig'] }))).toBe('E_UNKNOWN_ID');
  expect(refusal(learnt, open({ skills: [] }))).toBe('E_UNKNOWN_ID');
  expect(refusal(learnt, open({ resistance: opposed }))).toBe('E_NEEDS_DIFFICULTY');
  expect(refusal(learnt, open({ resistance: opposed, specialisation: bonus }))).toBeUndefined();
  const off = after(learnt, { type: 'vastmark/setTableSettings', settings: { specialisations: false } });
  expect(refusal(off, open({}))).toBe('E_SETTING_OFF');
});

test('it is the same in other letters, as its skill is (VAST-X-SPEC-01, VAST-SKILL-04)', () => {
  const typed = after(on, learn([{ skill: 'rida', name: 'hoppa' }]));
  expect(characterIn(typed).own.specialisations).toEqual([{ skill: 'Rida', name: 'hoppa' }]);
  expect(refusal(typed, learn())).toBe('E_DUPLICATE_SKILL');
  const open = opened(learnt, { skills: ['RIDA'], specialisation: { name: 'HOPPA', as: 'bonus' } });
  expect(rollIn(open)).toMatchObject({ skillId: 'Rida', skillValue: 3, specialisation: { as: 'bonus' } });
  const change = { what: 'specialisation', actor: 'tuva', skill: 'rida', name: 'HOPPA', has: false } as const;
  const struck = after(learnt, { type: 'vastmark/adjust', reason: 'r', change });
  expect(characterIn(struck).own.specialisations).toEqual([]);
});

test('a toughness roll whose skill nobody named uses what belongs to it (VAST-X-SPEC-01, VAST-X-TOUGH-01)', () => {
  const edit = { type: 'vastmark/editSkill', actor: 'tuva', name: 'Stryktålighet', value: 2 } as const;
  const tough = after(table({ specialisations: true, toughness: true }), edit);
  const cold = after(tough, learn([{ skill: 'Stryktålighet', name: 'Kyla' }]));
  const open = opened(cold, { kind: 'toughness', specialisation: { name: 'Kyla', as: 'bonus' } });
  expect(rollIn(open)).toMatchObject({ skillId: 'Stryktålighet', specialisation: { name: 'Kyla' } });
});

test('the game master rules on it before the roll (VAST-X-SPEC-01)', () => {
  const wished = after(
    learnt,
    {
      type: 'vastmark/openRoll',
      id: 'r',
      actor: 'tuva',
      skills: ['Rida'],
      specialisation: bonus,
      resistance: against(9),
    },
    [],
    anna,
  );
  const rule = { type: 'vastmark/ruleTrait', rollId: 'r' } as const;
  expect(rollIn(after(wished, rule)).specialisation).toEqual(bonus);
  expect(rollIn(after(wished, { ...rule, specialisation: row })).specialisation).toEqual(row);
  expect(rollIn(after(wished, { ...rule, specialisation: null }))).not.toHaveProperty('specialisation');
  const lowered = after(wished, { ...rule, specialisation: row });
  expect(refusal(lowered, { ...rule, resistance: opposed })).toBe('E_NEEDS_DIFFICULTY');
});

test('written or struck by hand, and gone with its skill (VAST-X-SPEC-01)', () => {
  const by = (change: object) =>
    ({ type: 'vastmark/adjust', reason: 'r', change: { actor: 'tuva', ...change } }) as never;
  const added = after(on, by({ what: 'specialisation', ...jumping, has: true }));
  expect(characterIn(added).own).toMatchObject({ unusedXp: 3, specialisations: [jumping] });
  expect(refusal(added, by({ what: 'specialisation', ...jumping, has: true }))).toBe('E_DUPLICATE_SKILL');
  const struck = after(added, by({ what: 'specialisation', ...jumping, has: false }));
  expect(characterIn(struck).own.specialisations).toEqual([]);
  expect(refusal(struck, by({ what: 'specialisation', ...jumping, has: false }))).toBe('E_UNKNOWN_ID');
  const skilless = after(added, by({ what: 'skill', name: 'Rida', value: null }));
  expect(characterIn(skilless).own.specialisations).toEqual([]);
});

test('what is on the sheet stays between the player and the game master; the roll names it (VAST-X-SPEC-01)', () => {
  const { events, state } = when(on, learn());
  expect(see(events, bo)).toEqual([]);
  expect(JSON.stringify(see(state, bo))).not.toContain('Hoppa');
  const [event] = when(opened(learnt, { skills: ['Rida'], specialisation: row }), roll, [4], anna).events;
  const seen = event && see(event, gm);
  if (!seen) throw new Error('the roll is told');
  expect(describe(seen, 'sv', () => 'Tuva')).toMatchObject({
    text: 'Tuva: 4 + 3 = 7 mot 6 – lyckat.',
    why: ['Tärningen: 4', 'Rida +3', 'Hoppa: svårigheten är en rad lägre', 'Motstånd 6, marginal +1'],
  });
});
