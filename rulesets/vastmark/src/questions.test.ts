import { guarded, NotYours, parse } from '@aspekt/contract';
import { expect, test } from 'vitest';
import type { Question } from './model.ts';
import { answer } from './questions.ts';
import { QuestionSchema } from './schema.ts';
import { after, against, anna, bo, duel, opened, opposed, rolled, table } from './testing/table.ts';

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

test('a group on the table is asked as a whole, with all that its rolls know (VAST-MULTI-03, VAST-MULTI-06)', () => {
  const group = { id: 'g', mode: 'separate', traits: ['Förälskad', 'Rädd'] } as const;
  const found = (state: Parameters<typeof answer>[0]) => ask(state, { ask: 'roll', rollId: 'g' });
  // Förälskad +2: D ≥ 8 is 2/10; Rädd −3: D ≥ 13 is 6/100.
  expect(found(opened(table(), group))).toMatchObject({
    chances: { success: { exact: '31/125' }, zeroed: { exact: '1/100' } },
    withPoints: [{ points: 1 }, { points: 2 }, { points: 3 }],
  });
  // A bought die, a zero that gives the success, and the settings of then are those of each roll (VAST-HERO-11, VAST-ZERO-06).
  const bought = after(
    opened(table({ heroTiming: 'beforeRoll' }), group),
    { type: 'vastmark/spendHeroPoint', rollId: 'g.1', use: 'extraDie' },
    [],
    anna,
  );
  const [first, second] = ['g.1', 'g.2'].map(
    (rollId) =>
      ask(bought, { ask: 'roll', rollId }) as { readonly chances: { readonly success: { readonly p: number } } },
  );
  const lost = (1 - (first?.chances.success.p ?? 0)) * (1 - (second?.chances.success.p ?? 0));
  expect((found(bought) as typeof first)?.chances.success.p).toBeCloseTo(1 - lost, 12);
  expect(lost).toBeLessThan(1 - 31 / 125);
  const lenient = table({ opposedZero: 'otherSucceeds' });
  const roll = { ...group, actor: 'tuva', resistance: { kind: 'opposedTotal', total: 15, zero: true } } as const;
  const { id: _, ...drafted } = roll;
  const { success } = ask(lenient, { ask: 'preview', roll: drafted }) as {
    readonly success: { readonly exact: string };
  };
  const open = after(opened(lenient, roll), {
    type: 'vastmark/setTableSettings',
    settings: { opposedZero: 'bothFail' },
  });
  expect(found(open)).toMatchObject({ chances: { success } });
  // One of them has fallen.
  const half = after(opened(table(), group), { type: 'vastmark/enterFaces', rollId: 'g.1', faces: [8] }, [], anna);
  expect(found(half)).toMatchObject({ chances: { success: { exact: '1' }, failure: { exact: '0' } } });
  // The other side is not known yet.
  expect(found(opened(table(), { ...group, resistance: opposed }))).toMatchObject({ chances: null });
});

test('whoever may not know the points of another asks for the odds of her roll without them (VAST-HERO-11, VAST-HERO-12)', () => {
  const before = opened(table({ heroTiming: 'beforeRoll' }));
  const bought = after(before, { type: 'vastmark/spendHeroPoint', rollId: 'r', use: 'ignoreZero' }, [], anna);
  const seen = (state: typeof before) => ask(guarded(state, bo), { ask: 'roll', rollId: 'r', withPoints: false });
  expect(() => ask(guarded(before, bo), { ask: 'roll', rollId: 'r' })).toThrow(NotYours);
  expect(seen(before)).toMatchObject({ chances: { zeroed: { exact: '1/10' } }, withPoints: [] });
  expect(seen(bought)).toMatchObject({ chances: { zeroed: { exact: '0' } }, withPoints: [] });
});

test('points declared beforehand are in the odds, and nothing is left to sampling (VAST-HERO-11, VAST-ZERO-06)', () => {
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
  type Found = {
    readonly sides: readonly { readonly success: { readonly p: number } }[];
    readonly withPoints: readonly (readonly { readonly points: number; readonly success: { readonly p: number } }[])[];
    readonly unresolved: number;
  };
  const three = ask(lenient, { ask: 'sides', sides: ['a', 'b', 'c'] }) as unknown as Found;
  expect(three).not.toHaveProperty('sampled');
  expect(three.unresolved).toBeLessThan(1e-12);
  for (const { success } of three.sides) expect(success.p).toBeCloseTo(three.sides[0]?.success.p ?? 0, 12);
  expect(three.withPoints.map((side) => side.map(({ points }) => points))).toEqual([[1, 2], [1, 2], []]);
  const strict = ['a', 'b'].reduce(
    (now, id, i) => opened(now, { id, actor: ['tuva', 'gared'][i] ?? '', resistance: opposed }),
    table({ heroTiming: 'beforeRoll' }),
  );
  const buy = { type: 'vastmark/spendHeroPoint', rollId: 'a', use: 'extraDie' } as const;
  const two = ask(strict, { ask: 'sides', sides: ['a', 'b'] }) as unknown as Found;
  const after_ = ask(after(strict, buy, [], anna), { ask: 'sides', sides: ['a', 'b'] }) as unknown as Found;
  expect(two.withPoints[0]?.[0]?.success.p).toBeCloseTo(after_.sides[0]?.success.p ?? 0, 12);
  expect(after_.withPoints.map((side) => side.length)).toEqual([0, 2]);
  expect(after_).not.toHaveProperty('sampled');
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
