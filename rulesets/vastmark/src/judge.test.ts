import { describe, expect, test } from 'vitest';
import { againstDifficulty, againstOthers, best, toughest } from './judge.ts';
import { after, anna, duel, opened, opposed, refusal, resultOf, rolled, settingsWith, table } from './testing/table.ts';

const settings = settingsWith();
const plus = (...values: readonly number[]) => values.map((value) => ({ label: 'm', value }));

describe('a roll against a number', () => {
  test('the total is the die, one trait, one skill and every modification with its sign (VAST-ROLL-01, VAST-ROLL-03)', () => {
    const inputs = { traits: ['Förälskad'], skills: ['Rida'], modifications: plus(4, -1, -2) };
    expect(resultOf(rolled([5], inputs))).toMatchObject({ dieTotal: 5, total: 5 + 2 + 3 + 4 - 1 - 2 });
  });

  test('the die is finished before anything is added: 9 − 3 is not a new nine (VAST-ROLL-06, VAST-NINE-03)', () => {
    expect(resultOf(rolled([6], { modifications: plus(3) }))).toMatchObject({ dieTotal: 6, total: 9 });
    expect(resultOf(rolled([9, 2], { modifications: plus(-3) }))).toMatchObject({ dieTotal: 11, total: 8 });
  });

  test('the finished total is compared, never the bare die (VAST-ROLL-04)', () => {
    expect(resultOf(rolled([4], { modifications: plus(6) })).outcome).toBe('success');
    expect(
      resultOf(rolled([8], { modifications: plus(-6), resistance: { kind: 'difficulty', value: 5 } })).outcome,
    ).toBe('failure');
  });

  test('without a fitting trait the trait counts 0 and the roll is allowed (VAST-ROLL-08)', () => {
    expect(resultOf(rolled([7], { skills: ['Rida'] })).total).toBe(10);
  });

  test('a roll decides whether the action succeeds: above the resistance, not at it (VAST-ROLL-07, VAST-RES-01, VAST-SQ-04)', () => {
    const at = (total: number) => againstDifficulty({ total, zero: false }, 9, settings);
    expect(at(10)).toMatchObject({ outcome: 'success', margin: 1, tie: false });
    expect(at(9)).toMatchObject({ outcome: 'failure', margin: 0, tie: true });
    expect(at(8)).toMatchObject({ outcome: 'failure', margin: -1 });
  });

  test('a table may read a tie with a number as status quo (VAST-SQ-04)', () => {
    const lenient = settingsWith({ difficultyTie: 'statusQuo' });
    expect(againstDifficulty({ total: 9, zero: false }, 9, lenient).outcome).toBe('statusQuo');
    expect(againstDifficulty({ total: 9, zero: true }, 9, lenient).outcome).toBe('failure');
  });

  test('perfection is a lead of ten or more (VAST-PERF-01), also over a number unless switched off (VAST-PERF-02)', () => {
    const at = (total: number, s = settings) => againstDifficulty({ total, zero: false }, 9, s).outcome;
    expect([at(18), at(19), at(30)]).toEqual(['success', 'perfection', 'perfection']);
    expect(at(30, settingsWith({ perfectionAgainstDifficulty: false }))).toBe('success');
  });
});

describe('regeln om Noll', () => {
  test('a first zero fails whatever the total (VAST-ZERO-01), and is never perfection (VAST-PERF-04)', () => {
    expect(resultOf(rolled([0], { modifications: plus(30) }))).toMatchObject({
      autoFailure: true,
      outcome: 'failure',
      margin: 21,
    });
  });

  test('below the resistance it is zeroed (VAST-ZERO-02), at it or above it only failed (VAST-ZERO-06)', () => {
    const at = (total: number) => againstDifficulty({ total, zero: true }, 9, settings).outcome;
    expect([at(8), at(9), at(10)]).toEqual(['zeroed', 'failure', 'failure']);
  });

  test('with a zero on the higher side both fail (VAST-ZERO-06)', () => {
    const state = duel({ add: 9, faces: [0] }, { add: 0, faces: [4] });
    expect(resultOf(state, 'a')).toMatchObject({ outcome: 'failure', autoFailure: true, margin: 5 });
    expect(resultOf(state, 'b')).toMatchObject({ outcome: 'failure', margin: -5 });
  });

  test('where the table says so the side without a zero succeeds (VAST-ZERO-06)', () => {
    const state = duel({ add: 9, faces: [0] }, { add: 0, faces: [4] }, { opposedZero: 'otherSucceeds' });
    expect(resultOf(state, 'b').outcome).toBe('success');
    const lenient = settingsWith({ opposedZero: 'otherSucceeds' });
    const me = { total: 5, zero: false };
    const zero = { total: 9, zero: true };
    expect(againstOthers(me, [zero, { total: 4, zero: false }], lenient).outcome).toBe('success');
    expect(againstOthers(me, [zero, { total: 5, zero: false }], lenient).outcome).toBe('failure');
    expect(againstOthers(me, [{ total: 5, zero: true }], lenient).outcome).toBe('statusQuo');
    expect(againstOthers({ total: 5, zero: true }, [zero], lenient).outcome).toBe('zeroed');
  });

  test('equal totals with one zero: both fail and the zero fails worse (VAST-ZERO-05)', () => {
    const state = duel({ add: 4, faces: [0] }, { add: 0, faces: [4] });
    expect(resultOf(state, 'a')).toMatchObject({ outcome: 'failure', tie: true, worse: true });
    expect(resultOf(state, 'b')).toMatchObject({ outcome: 'statusQuo', tie: true, worse: false });
  });

  test('two zeros: the lower is zeroed, the higher is not, and equal ones are neither zeroed nor worse (VAST-ZERO-07)', () => {
    const apart = duel({ add: 4, faces: [0] }, { add: 1, faces: [0] });
    expect([resultOf(apart, 'a').outcome, resultOf(apart, 'b').outcome]).toEqual(['failure', 'zeroed']);
    const level = duel({ add: 2, faces: [0] }, { add: 2, faces: [0] });
    for (const id of ['a', 'b'])
      expect(resultOf(level, id)).toMatchObject({ outcome: 'failure', tie: true, worse: false });
  });
});

describe('an opposed roll', () => {
  test('resistance is a number or another roll: each total is the other’s (VAST-RES-02, VAST-RES-06)', () => {
    const state = duel({ add: 2, faces: [5] }, { add: 1, faces: [3] });
    expect(resultOf(state, 'a')).toMatchObject({ total: 7, resistance: 4, margin: 3 });
    expect(resultOf(state, 'b')).toMatchObject({ total: 4, resistance: 7, margin: -3 });
    expect(resultOf(rolled([5])).resistance).toBe(9);
  });

  test('the higher succeeds and the lower fails (VAST-RES-07)', () => {
    const state = duel({ add: 0, faces: [3] }, { add: 0, faces: [4] });
    expect([resultOf(state, 'a').outcome, resultOf(state, 'b').outcome]).toEqual(['failure', 'success']);
  });

  test('equal totals are status quo for both (VAST-SQ-01)', () => {
    const state = duel({ add: 1, faces: [3] }, { add: 0, faces: [4] });
    expect([resultOf(state, 'a').outcome, resultOf(state, 'b').outcome]).toEqual(['statusQuo', 'statusQuo']);
  });

  test('totals are compared once: nobody throws again because of the other (VAST-RES-09)', () => {
    const state = duel({ add: 0, faces: [9, 9, 1] }, { add: 0, faces: [2] });
    expect(resultOf(state, 'a')).toMatchObject({ total: 19, outcome: 'perfection' });
    expect(resultOf(state, 'b')).toMatchObject({ total: 2, outcome: 'failure' });
    expect(refusal(state, { type: 'vastmark/opposedRoll', id: 'd', sides: ['a', 'b'] })).toBe('E_ALREADY_ROLLED');
    expect(refusal(state, { type: 'vastmark/roll', rollId: 'a' }, anna)).toBe('E_ALREADY_ROLLED');
  });

  test('with more than two sides each meets the highest of the others; a tie for highest is status quo among them', () => {
    const three = ['a', 'b', 'c'].reduce(
      (now, id, i) => opened(now, { id, actor: ['tuva', 'gared', 'spy'][i] ?? '', resistance: opposed }),
      table(),
    );
    const state = after(three, { type: 'vastmark/opposedRoll', id: 'x', sides: ['a', 'b', 'c'] }, [6, 6, 2]);
    expect(['a', 'b', 'c'].map((id) => resultOf(state, id).outcome)).toEqual(['statusQuo', 'statusQuo', 'failure']);
    expect(resultOf(state, 'c').resistance).toBe(6);
  });

  test('of equal others the one without a zero is the other side', () => {
    expect(
      toughest([
        { total: 5, zero: true },
        { total: 5, zero: false },
        { total: 3, zero: false },
      ]),
    ).toEqual({
      total: 5,
      zero: false,
    });
  });
});

test('the best of several outcomes counts, in the order of the book (VAST-MULTI-06)', () => {
  const ranked = ['perfection', 'success', 'statusQuo', 'failure', 'zeroed'] as const;
  for (const [i, outcome] of ranked.entries()) expect(best(ranked.slice(i))).toBe(outcome);
});
