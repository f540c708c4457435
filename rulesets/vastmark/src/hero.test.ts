import { describe, expect, test } from 'vitest';
import { pointsAfterDice } from './hero-points.ts';
import type { Command, State } from './model.ts';
import { answer } from './questions.ts';
import {
  after,
  against,
  anna,
  bo,
  characterIn,
  duel,
  gm,
  opened,
  refusal,
  resultOf,
  rolled,
  rollIn,
  settingsWith,
  table,
  when,
} from './testing/table.ts';

const spend = (use: 'extraDie' | 'ignoreZero', rollId = 'r'): Command => ({
  type: 'vastmark/spendHeroPoint',
  rollId,
  use,
});
const spent = (state: State, use: 'extraDie' | 'ignoreZero', faces: readonly number[] = []): State =>
  after(state, spend(use), faces, anna);
const plus = (value: number) => [{ label: 'm', value }];

test('an unused point, earned later too, is sacrificed and gone (VAST-HERO-04)', () => {
  const poor = rolled([4]);
  expect(characterIn(poor).own.unusedXp).toBe(3);
  const rich = after(poor, { type: 'vastmark/awardXp', actor: 'tuva', amount: 2 });
  expect(characterIn(spent(rich, 'extraDie', [3])).own.unusedXp).toBe(4);
  const none = after(poor, {
    type: 'vastmark/adjust',
    reason: 'prov',
    change: { what: 'unusedXp', actor: 'tuva', value: 0 },
  });
  expect(refusal(none, spend('extraDie'), anna)).toBe('E_NO_XP');
});

test('a point buys an extra die or ignores the zero, one of the two (VAST-HERO-05)', () => {
  const state = rolled([0]);
  const die = spent(state, 'extraDie', [5]);
  expect(rollIn(die)).toMatchObject({ heroPointsSpent: 1, zeroIgnored: false, chains: [[0], [5]] });
  const ignored = spent(state, 'ignoreZero');
  expect(rollIn(ignored)).toMatchObject({ heroPointsSpent: 1, zeroIgnored: true, chains: [[0]] });
});

test('an extra die is added as if after a nine: nines roll on, a zero is harmless (VAST-HERO-06)', () => {
  expect(resultOf(spent(rolled([4]), 'extraDie', [9, 2]))).toMatchObject({ dieTotal: 15, outcome: 'success' });
  expect(resultOf(spent(rolled([4]), 'extraDie', [0]))).toMatchObject({ dieTotal: 4, zero: false, outcome: 'failure' });
});

test('an extra die does not cancel a zero on the first die, but lifts it out of being zeroed (VAST-HERO-06)', () => {
  expect(resultOf(rolled([0])).outcome).toBe('zeroed');
  expect(resultOf(spent(rolled([0]), 'extraDie', [9, 5]))).toMatchObject({
    total: 14,
    autoFailure: true,
    outcome: 'failure',
  });
});

test('an ignored zero is a plain 0: no automatic failure, never zeroed (VAST-HERO-07)', () => {
  expect(resultOf(spent(rolled([0], { modifications: plus(10) }), 'ignoreZero'))).toMatchObject({
    zero: false,
    outcome: 'success',
  });
  expect(resultOf(spent(rolled([0]), 'ignoreZero'))).toMatchObject({ total: 0, outcome: 'failure' });
  expect(refusal(rolled([4]), spend('ignoreZero'), anna)).toBe('E_ZERO_NOT_SHOWN');
  expect(refusal(spent(rolled([0]), 'ignoreZero'), spend('ignoreZero'), anna)).toBe('E_ZERO_ALREADY_IGNORED');
});

test('both uses go together with two points (VAST-HERO-08)', () => {
  const saved = spent(spent(rolled([0]), 'ignoreZero'), 'extraDie', [9, 1]);
  expect(rollIn(saved).heroPointsSpent).toBe(2);
  expect(resultOf(saved)).toMatchObject({ total: 10, outcome: 'success' });
});

test('one, at most two points on an ordinary roll (VAST-HERO-09), four on a toughness roll (VAST-HERO-10)', () => {
  const twice = spent(spent(rolled([4]), 'extraDie', [0]), 'extraDie', [0]);
  expect(refusal(twice, spend('extraDie'), anna)).toBe('E_HERO_LIMIT');
  expect(refusal(spent(rolled([4], {}, { heroPointsPerRoll: 1 }), 'extraDie', [0]), spend('extraDie'), anna)).toBe(
    'E_HERO_LIMIT',
  );
  let tough = after(rolled([4], { kind: 'toughness', resistance: against(30) }), {
    type: 'vastmark/awardXp',
    actor: 'tuva',
    amount: 5,
  });
  for (let i = 0; i < 4; i++) tough = spent(tough, 'extraDie', [1]);
  expect(resultOf(tough).dieTotal).toBe(8);
  expect(refusal(tough, spend('extraDie'), anna)).toBe('E_HERO_LIMIT');
  expect(answer(table(), { ask: 'heroCeiling', kind: 'toughness' })).toEqual({ highest: 4, recommended: null });
});

describe('when and by whom', () => {
  test('after looking, until the game master confirms (VAST-HERO-11)', () => {
    expect(refusal(opened(table()), spend('extraDie'), anna)).toBe('E_ROLL_NOT_ROLLED');
    const done = after(rolled([4]), { type: 'vastmark/confirmRoll', rollId: 'r' });
    expect(refusal(done, spend('extraDie'), anna)).toBe('E_ROLL_CONFIRMED');
  });

  test('where points are declared before the roll they are spent even if not needed (VAST-HERO-11)', () => {
    const state = opened(table({ heroTiming: 'beforeRoll' }));
    const declared = spent(spent(state, 'extraDie'), 'ignoreZero');
    expect(rollIn(declared)).toMatchObject({ heroPointsSpent: 2, zeroIgnored: true, chains: [] });
    const done = after(declared, { type: 'vastmark/roll', rollId: 'r' }, [0, 9, 2], anna);
    expect(rollIn(done).chains).toEqual([[0], [9, 2]]);
    expect(resultOf(done)).toMatchObject({ total: 11, zero: false, outcome: 'success' });
    expect(characterIn(done).own.unusedXp).toBe(1);
    expect(refusal(done, spend('extraDie'), anna)).toBe('E_HERO_LIMIT');
    const looked = after(state, { type: 'vastmark/roll', rollId: 'r' }, [4], anna);
    expect(refusal(looked, spend('extraDie'), anna)).toBe('E_ALREADY_ROLLED');
  });

  test('hero insurance is the table’s choice (VAST-HERO-01)', () => {
    const state = after(rolled([4], {}, { heroInsurance: false }), {
      type: 'vastmark/awardXp',
      actor: 'tuva',
      amount: 3,
    });
    expect(refusal(state, spend('extraDie'), anna)).toBe('E_HERO_OFF');
  });

  test('only for one’s own character; npcs have none unless the table says so (VAST-HERO-12)', () => {
    expect(refusal(rolled([4]), spend('extraDie'), bo)).toBe('E_NOT_OWNER');
    expect(refusal(rolled([4]), spend('extraDie'), gm)).toBe('E_NOT_OWNER');
    const spies = (npcHeroPoints: boolean) => {
      const open = opened(table({ npcHeroPoints }), { actor: 'spy' });
      const rich = after(open, { type: 'vastmark/awardXp', actor: 'spy', amount: 1 });
      return after(rich, { type: 'vastmark/roll', rollId: 'r' }, [4]);
    };
    expect(refusal(spies(false), spend('extraDie'))).toBe('E_HERO_OFF');
    expect(rollIn(after(spies(true), spend('extraDie'), [2])).heroPointsSpent).toBe(1);
  });
});

test('all sides of an opposed roll are read again', () => {
  const state = duel({ add: 0, faces: [3] }, { add: 0, faces: [5] });
  const { events, state: now } = when(state, spend('extraDie', 'a'), [4], anna);
  expect(events[0]).toMatchObject({ chain: [4], rereads: [{ rollId: 'b' }] });
  expect(resultOf(now, 'a')).toMatchObject({ total: 7, outcome: 'success' });
  expect(resultOf(now, 'b')).toMatchObject({ resistance: 7, outcome: 'failure' });
});

test('a point on one roll of a group is read into the group, and the ceiling counts per roll', () => {
  const group = opened(table(), { mode: 'separate', traits: ['Liten', 'Kvick'] });
  const thrown = after(group, { type: 'vastmark/roll', rollId: 'r' }, [3, 4], anna);
  expect(thrown.groups[0]?.result?.value.outcome).toBe('failure');
  const saved = after(thrown, spend('extraDie', 'r.1'), [9, 1], anna);
  expect(saved.groups[0]?.result?.value.outcome).toBe('success');
  const more = after(saved, spend('extraDie', 'r.2'), [1], anna);
  const most = after(more, spend('extraDie', 'r.2'), [1], anna);
  expect(most.rolls.map(({ heroPointsSpent }) => heroPointsSpent)).toEqual([1, 2]);
});

test('with the dice there a point counts only where it may be spent and can still change something (VAST-HERO-11, VAST-HERO-12)', () => {
  const lying = { kind: 'ordinary', heroPointsSpent: 0, settings: settingsWith() } as const;
  expect(pointsAfterDice(lying, 'failure', false, 1)).toBe(1);
  // Nobody has said how many there are: as many as may go on one roll.
  expect(pointsAfterDice(lying, 'zeroed', false)).toBe(2);
  expect(pointsAfterDice({ ...lying, heroPointsSpent: 2 }, 'failure', false)).toBe(0);
  expect(pointsAfterDice(lying, 'success', false)).toBe(0);
  expect(pointsAfterDice(lying, 'failure', true)).toBe(0);
  expect(pointsAfterDice({ ...lying, settings: settingsWith({ npcHeroPoints: true }) }, 'failure', true)).toBe(2);
  for (const off of [{ heroInsurance: false }, { heroTiming: 'beforeRoll' }] as const)
    expect(pointsAfterDice({ ...lying, settings: settingsWith(off) }, 'failure', false)).toBe(0);
});
