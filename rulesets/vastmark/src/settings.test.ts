import { expect, test } from 'vitest';
import { after, anna, refusal, settingsWith, table } from './testing/table.ts';

const set = (settings: Readonly<Record<string, unknown>>) => ({ type: 'vastmark/setTableSettings', settings }) as const;

test('an empty object gives the defaults of the catalogue', () => {
  expect(settingsWith()).toEqual({
    difficultyTie: 'failure',
    opposedZero: 'bothFail',
    perfectionAgainstDifficulty: true,
    severalTraits: 'ask',
    socialNpcAgainstPlayer: 'on',
    socialPlayerAgainstPlayer: 'on',
    heroInsurance: true,
    heroPointsPerRoll: 2,
    heroTiming: 'afterLooking',
    npcHeroPoints: false,
    openNpcRolls: true,
    traitRange: [-4, 4],
    skillRange: [0, 8],
    apprenticeSkillsNormally: null,
  });
});

test('the game master changes known settings to known values', () => {
  const state = after(table(), set({ heroPointsPerRoll: 1, traitRange: [-6, 6], apprenticeSkillsNormally: 5 }));
  expect(state.settings).toMatchObject({ heroPointsPerRoll: 1, traitRange: [-6, 6], apprenticeSkillsNormally: 5 });
  expect(state.settings.heroInsurance).toBe(true);
  for (const bad of [
    { nonsense: 1 },
    { heroPointsPerRoll: 3 },
    { traitRange: [4, -4] },
    { heroTiming: null },
    { apprenticeSkillsNormally: 0 },
    { skillRange: [-1, 8] },
  ]) {
    expect(refusal(table(), set(bad))).toBe('E_BAD_SETTING');
  }
  expect(refusal(table(), set({}), anna)).toBe('E_NOT_GM');
});
