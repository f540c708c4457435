import { countBranches, d10, NotOnDie, pool, scriptedDice } from '@aspekt/dice';
import { expect, test } from 'vitest';
import { act, commit, fight, gm, play, roll, round, table } from './fixtures.ts';
import { decide } from './decide.ts';
import { nyx } from './index.ts';
import { counted, diceCount, effectBonus, faceOf, modeOf, score, target } from './score.ts';

test('the only die is the d10 with faces 1 to 10; anything else is refused as NYX_E_DICE (NYX-GEN-02)', () => {
  const thrown: string[] = [];
  const state = play(table(), [act('phaide')]);
  decide(state, commit(), {
    by: gm,
    dice: {
      roll: (_what, { die, count }, reading) => {
        thrown.push(`${count}${die.name}:${die.faces.join(',')}`);
        return reading([1]);
      },
    },
  });
  expect(thrown).toEqual(['1d10:1,2,3,4,5,6,7,8,9,10']);
  for (const face of [0, 11]) {
    expect(() => decide(state, commit(), { by: gm, dice: scriptedDice([face]) })).toThrow(NotOnDie);
  }
  expect(nyx.misthrown).toBe('NYX_E_DICE');
});

test('at or below the attribute succeeds, above it fails (NYX-ROLL-01)', () => {
  for (let face = 1; face <= 10; face++) expect(score(face, 6) > 0).toBe(face <= 6);
});

test('the effect of a success is the number on the die, of a failure 0 (NYX-ROLL-02, NYX-ROLL-03)', () => {
  const state = play(table(), [act('moni')]);
  expect(roll(state, [7]).rolled.rolls.A).toMatchObject({ success: true, effect: 7, failMargin: 0, chosen: 7 });
  expect(roll(state, [8]).rolled.rolls.A).toMatchObject({ success: false, effect: 0, failMargin: 1, chosen: 8 });
});

test('an attribute above 10 is rolled as 10 and adds its excess to the effect (NYX-ATTR-10, NYX-ROLL-07)', () => {
  expect(target(14)).toBe(10);
  expect(effectBonus(14)).toBe(4);
  expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((face) => score(face, 14))).toEqual([5, 6, 7, 8, 9, 10, 11, 12, 13, 14]);
});

test('modifiers can push an attribute over 10 (NYX-ROLL-07)', () => {
  const state = play(
    table(),
    [act('moni')],
    [{ type: 'nyx/setModifier', draft: 'd', label: 'vind', value: 5, source: 'aspect' }],
  );
  expect(roll(state, [10]).rolled.rolls.A).toMatchObject({
    effect: 12,
    numbers: { effective: 12, target: 10, effectBonus: 2 },
  });
});

test('with an effective attribute of 0 or less no die succeeds, and nobody is knocked out by that (NYX-ROLL-08)', () => {
  const state = play(
    table(),
    [act('phaide', 'body', -3)],
    [{ type: 'nyx/setModifier', draft: 'd', label: 'köld', value: -3, source: 'situational' }],
  );
  const { rolled, state: after } = roll(state, [1]);
  expect(rolled.rolls.A).toMatchObject({
    success: false,
    effect: 0,
    failMargin: 3,
    numbers: { effective: -2, target: -2 },
  });
  expect(after.characters['phaide']?.exhaustion).toEqual({ mind: 0, interaction: 0, body: 0 });
  expect([1, 5, 10].map((face) => score(face, 0))).toEqual([-1, -5, -10]);
});

test('a score is never 0: above 0 is the effect, below 0 the failure margin, and the face follows from it (NYX-ROLL-09)', () => {
  for (let effective = -6; effective <= 16; effective++) {
    const scores = d10.faces.map((face) => score(face, effective));
    expect(scores).not.toContain(0);
    expect(new Set(scores).size).toBe(10);
    expect(scores.map((each) => faceOf(each, effective))).toEqual(d10.faces);
  }
});

test('no face is special: 1 fails against 0 and 10 succeeds against 10 (NYX-ROLL-10)', () => {
  expect(score(1, 0)).toBe(-1);
  expect(score(1, 1)).toBe(1);
  expect(score(10, 10)).toBe(10);
  expect(score(10, 9)).toBe(-1);
});

test('helping dice count the highest that is not above the target, or else the lowest (NYX-DICE-02)', () => {
  const best = counted('best', 4);
  expect(faceOf(best([2, 2, 5]), 4)).toBe(2);
  expect(faceOf(best([3, 4, 9]), 4)).toBe(4);
  expect(faceOf(best([5, 6, 9]), 4)).toBe(5);
});

test('hindering dice count the highest if any fails, otherwise the lowest (NYX-DICE-03)', () => {
  const worst = counted('worst', 5);
  expect(faceOf(worst([5, 6]), 5)).toBe(6);
  expect(faceOf(worst([1, 7, 9]), 5)).toBe(9);
  expect(faceOf(worst([2, 4]), 5)).toBe(2);
});

test('what is left after cancelling is added to the base die (NYX-DICE-06, NYX-DICE-07)', () => {
  expect([-2, 0, 3].map(diceCount)).toEqual([3, 1, 4]);
  expect([-2, 0, 3].map(modeOf)).toEqual(['worst', 'single', 'best']);
});

test('the quick counting of best and worst dice agrees with looking at every throw', () => {
  for (const mode of ['best', 'worst', 'single'] as const) {
    for (const effective of [-2, 0, 3, 5, 10, 14]) {
      for (const count of [1, 2, 4]) {
        const reading = counted(mode, effective);
        const quick = new Map((reading.branches?.(pool(count, d10)) ?? []).map(({ value, ways }) => [value, ways]));
        const slow = new Map(countBranches(pool(count, d10), reading).map(({ value, ways }) => [value, ways]));
        expect(quick).toEqual(slow);
      }
    }
  }
});

test('in a fight the die that counts is the same one (NYX-ROLL-01, NYX-ROLL-02)', () => {
  const { rolled } = round(play(table(), [fight()]), 4, 5);
  expect(rolled.rolls).toMatchObject({ A: { effect: 4 }, B: { effect: 5 } });
});
