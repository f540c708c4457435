import { expect, test } from 'vitest';
import { answer } from './questions.ts';
import { opened, refusal, rollIn, table } from './testing/table.ts';

const suggest = (...fitting: readonly string[]) => answer(table(), { ask: 'suggestSkill', actor: 'tuva', fitting });

test('of several fitting skills the best is used (VAST-SKILL-02)', () => {
  expect(suggest('Gömma Sig', 'Rida')).toEqual({ suggested: 'Rida', usedValue: 3 });
  expect(suggest('Slagsmål', 'Simma')).toEqual({ suggested: 'Slagsmål', usedValue: 0 });
  expect(suggest()).toEqual({ suggested: null, usedValue: 0 });
});

test('one skill per roll (VAST-SKILL-03, VAST-ROLL-02)', () => {
  const open = {
    type: 'vastmark/openRoll',
    id: 'r',
    actor: 'tuva',
    resistance: { kind: 'difficulty', value: 9 },
  } as const;
  expect(refusal(table(), { ...open, skills: ['Gömma Sig', 'Rida'] })).toBe('E_TWO_SKILLS');
});

test('a skill one lacks counts 0 and the roll is allowed (VAST-SKILL-04)', () => {
  expect(rollIn(opened(table(), { skills: ['Slagsmål'] }))).toMatchObject({ skillId: 'Slagsmål', skillValue: 0 });
});
