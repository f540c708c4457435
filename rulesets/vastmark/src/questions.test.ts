import { guarded, NotYours, parse } from '@aspekt/contract';
import { expect, test } from 'vitest';
import type { Question } from './model.ts';
import { answer } from './questions.ts';
import { QuestionSchema } from './schema.ts';
import { after, against, anna, duel, opened, opposed, rolled, table } from './testing/table.ts';

const ask = (state: Parameters<typeof answer>[0], question: Question) => {
  const parsed = parse(QuestionSchema, JSON.parse(JSON.stringify(question)));
  if (parsed.issues) throw new Error('not a question');
  return answer(state, parsed.value);
};

test('a roll being prepared: formula, odds, and what one and two hero points would do', () => {
  const preview = ask(table(), {
    ask: 'preview',
    roll: {
      actor: 'tuva',
      traits: ['Liten'],
      turned: ['Liten'],
      skills: ['Gömma Sig'],
      modifications: [{ label: 'mörkt', value: 1 }],
      resistance: against(9),
    },
  });
  expect(preview).toMatchObject({
    rolls: [
      {
        trait: 'Liten',
        turned: true,
        traitValue: 1,
        skillValue: 2,
        additions: 4,
        resistance: 9,
        difficultyRow: 3,
        chances: {
          success: { exact: '2/5', p: 0.4 },
          zeroed: { exact: '1/10' },
          statusQuo: { exact: '0' },
          failure: { exact: '1/2' },
        },
        withPoints: [{ points: 1 }, { points: 2 }],
      },
    ],
    success: { exact: '2/5' },
  });
});

test('one roll per trait: the chance that any succeeds', () => {
  const preview = ask(table(), {
    ask: 'preview',
    roll: { actor: 'tuva', mode: 'separate', traits: ['Liten', 'Kvick'], skills: ['Rida'], resistance: against(9) },
  });
  // Liten −1 + Rida 3: D ≥ 8 is 2/10; Kvick +1 + Rida 3: D ≥ 6 is 4/10.
  expect(preview).toMatchObject({ success: { exact: '13/25' } });
  expect(ask(table(), { ask: 'severalTraits', gaps: [7, 5] })).toMatchObject({ success: { exact: '13/25' } });
  expect(ask(table(), { ask: 'severalTraits', deltas: [0] })).toMatchObject({ success: { exact: '5/11' } });
});

test('a preview is refused as the roll would be', () => {
  expect(
    ask(table(), { ask: 'preview', roll: { actor: 'tuva', traits: ['Liten', 'Kvick'], resistance: against(9) } }),
  ).toMatchObject({ refusal: { code: 'E_TWO_TRAITS' } });
  expect(ask(table(), { ask: 'preview', roll: { actor: 'x', resistance: against(9) } })).toMatchObject({
    refusal: { code: 'E_UNKNOWN_ID' },
  });
  expect(ask(table(), { ask: 'roll', rollId: 'x' })).toMatchObject({ refusal: { code: 'E_UNKNOWN_ID' } });
});

test('on the table: before the dice against a typed-in total', () => {
  const state = opened(table(), { resistance: { kind: 'opposedTotal', total: 4, zero: false } });
  expect(ask(state, { ask: 'roll', rollId: 'r' })).toMatchObject({
    chances: { success: { exact: '1/2' }, statusQuo: { exact: '1/10' }, zeroed: { exact: '1/10' } },
  });
});

test('after the dice: what each point would do now', () => {
  expect(ask(rolled([6]), { ask: 'roll', rollId: 'r' })).toMatchObject({
    total: 6,
    resistance: 9,
    margin: -3,
    outcome: 'failure',
    pointsLeft: 2,
    extraDie: { exact: '3/5' },
    ignoreZero: null,
    ifSpent: [{ points: 1, success: { exact: '3/5' } }, { points: 2 }],
  });
  // A first zero with one point can be saved only if the additions alone win.
  expect(ask(rolled([0]), { ask: 'roll', rollId: 'r' })).toMatchObject({
    extraDie: { exact: '0' },
    ignoreZero: { exact: '0' },
  });
  expect(ask(rolled([0], { modifications: [{ label: 'm', value: 10 }] }), { ask: 'roll', rollId: 'r' })).toMatchObject({
    ignoreZero: { exact: '1' },
  });
  const done = after(rolled([6]), { type: 'vastmark/confirmRoll', rollId: 'r' });
  expect(ask(done, { ask: 'roll', rollId: 'r' })).toMatchObject({ pointsLeft: 0, ifSpent: [], extraDie: null });
});

test('in an opposed roll a point is weighed against the total that fell', () => {
  const state = duel({ add: 0, faces: [3] }, { add: 0, faces: [5] });
  expect(ask(state, { ask: 'roll', rollId: 'a' })).toMatchObject({ extraDie: { exact: '7/10' } });
});

test('declared beforehand the points of the plan are those of that table', () => {
  const before = ask(opened(table({ heroTiming: 'beforeRoll' })), { ask: 'roll', rollId: 'r' });
  const after_ = ask(opened(table()), { ask: 'roll', rollId: 'r' });
  expect(before).not.toEqual(after_);
  expect(ask(opened(table({ heroInsurance: false })), { ask: 'roll', rollId: 'r' })).toMatchObject({ withPoints: [] });
});

test('rolls that would oppose each other: closed form for two, sums for more', () => {
  const two = opened(opened(table(), { id: 'a', resistance: opposed }), { id: 'b', actor: 'spy', resistance: opposed });
  expect(ask(two, { ask: 'sides', sides: ['a', 'b'] })).toMatchObject({
    sides: [{ success: { exact: '5/11' } }, { success: { exact: '5/11' } }],
    unresolved: 0,
  });
  const three = opened(two, { id: 'c', actor: 'gared', resistance: opposed });
  const odds = ask(three, { ask: 'sides', sides: ['a', 'b', 'c'] }) as { readonly unresolved: number };
  expect(odds.unresolved).toBeGreaterThan(0);
  expect(odds.unresolved).toBeLessThan(1e-12);
  expect(ask(two, { ask: 'sides', sides: ['a', 'x'] })).toMatchObject({ refusal: { code: 'E_UNKNOWN_ID' } });
});

test('what hero points would do in an opposed roll, and a preview against a roll on the table', () => {
  const two = opened(opened(table(), { id: 'a', resistance: opposed }), { id: 'b', actor: 'spy', resistance: opposed });
  const { withPoints } = ask(two, { ask: 'sides', sides: ['a', 'b'] }) as unknown as {
    readonly withPoints: readonly (readonly {
      readonly points: number;
      readonly success: { readonly p: number; readonly error: number };
    }[])[];
  };
  const [mine = [], spies = []] = withPoints;
  expect(mine.map(({ points }) => points)).toEqual([1, 2]);
  expect(mine[0]?.success.p).toBeGreaterThan(5 / 11);
  expect(mine[0]?.success.error).toBeLessThan(1e-12);
  expect(spies).toEqual([]);
  const roll = { actor: 'tuva', traits: ['Förälskad'], resistance: opposed };
  expect(ask(two, { ask: 'preview', roll })).toMatchObject({ rolls: [{ chances: null }], success: null });
  expect(ask(two, { ask: 'preview', roll: { actor: 'tuva', resistance: opposed }, against: 'b' })).toMatchObject({
    success: { exact: '5/11' },
  });
  expect(ask(two, { ask: 'preview', roll, against: 'x' })).toMatchObject({ refusal: { code: 'E_UNKNOWN_ID' } });
});

test('points declared beforehand are in the odds; sides that have no sum are thrown many times, with the error', () => {
  const declared = after(
    opened(table({ heroTiming: 'beforeRoll' })),
    { type: 'vastmark/spendHeroPoint', rollId: 'r', use: 'ignoreZero' },
    [],
    anna,
  );
  expect(ask(declared, { ask: 'roll', rollId: 'r' })).toMatchObject({
    chances: { zeroed: { exact: '0' } },
    withPoints: [],
  });
  const lenient = ['a', 'b', 'c'].reduce(
    (now, id, i) => opened(now, { id, actor: ['tuva', 'gared', 'spy'][i] ?? '', resistance: opposed }),
    table({ opposedZero: 'otherSucceeds' }),
  );
  const { sides, sampled } = ask(lenient, { ask: 'sides', sides: ['a', 'b', 'c'] }) as unknown as {
    readonly sides: readonly { readonly success: { readonly p: number; readonly error: number } }[];
    readonly sampled: number;
  };
  expect(sampled).toBe(20_000);
  for (const { success } of sides) {
    expect(success.error).toBeGreaterThan(0);
    expect(Math.abs(success.p - (sides[0]?.success.p ?? 0))).toBeLessThan(0.03);
  }
});

test('the odds of the catalogue, as fractions', () => {
  expect(ask(table(), { ask: 'opposed', delta: 0 })).toMatchObject({
    A: { success: { exact: '5/11' } },
    tie: { exact: '1/11' },
  });
  expect(ask(table(), { ask: 'difficulty', gap: 9 })).toMatchObject({
    zeroed: { exact: '1/10' },
    success: { exact: '9/100' },
  });
  expect(ask(table(), { ask: 'contest', delta: 0 })).toMatchObject({ A: { exact: '1/2' }, rolls: { exact: '11/10' } });
  expect(ask(table(), { ask: 'heroCeiling', kind: 'ordinary' })).toEqual({ highest: 2, recommended: 1 });
  expect(anna.role).toBe('player');
});

test('a player asks what points would do for her own side, without opening the purse of another (VAST-HERO-12)', () => {
  const two = opened(opened(table(), { id: 'a', resistance: opposed }), {
    id: 'b',
    actor: 'gared',
    resistance: opposed,
  });
  const seen = guarded(two, anna);
  expect(() => ask(seen, { ask: 'sides', sides: ['a', 'b'] })).toThrow(NotYours);
  expect(ask(seen, { ask: 'sides', sides: ['a', 'b'], pointsOf: ['a'] })).toMatchObject({
    withPoints: [[{ points: 1 }, { points: 2 }], []],
  });
});
