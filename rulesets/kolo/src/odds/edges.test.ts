import { foresee, type AnyRuleSet } from '@aspekt/contract';
import { plus, scriptedDice, show, zero } from '@aspekt/dice';
import { expect, test } from 'vitest';
import { decide } from '../decide.ts';
import type { Carry, Command, TestNumbers } from '../model.ts';
import { outcome } from '../outcome.ts';
import { answer } from '../questions.ts';
import { anna, declared, flipped, opened, openTest, settingsWith, table, testIn, withPools } from '../testing/table.ts';
import { contestedComplexOdds } from './complex.ts';
import { marginChances } from './contested.ts';

const rules = { decide, outcome } as unknown as AnyRuleSet;
const numbers = (pool: number, sphereValue: number, proficiency: number): TestNumbers => ({
  pool,
  sphereValue,
  proficiency,
});
const flip: Command = { type: 'kolo/flip', testId: 't' };
type Chance = { readonly exact: string };
type Strip = { readonly strip: readonly { readonly atOnce: { readonly partial: Chance } }[] };

test('a pool that modifiers bring below one: every column of the strip is what the coins then do (KOLO-TEST-02, D-24)', () => {
  const inputs = { other: -5 };
  const open = opened(table(), inputs);
  const test_ = testIn(open);
  const sum = test_.pool.basicSignificance + test_.pool.other;
  expect(sum).toBeLessThan(0);
  const asked = answer(open, {
    ask: 'engagement',
    ...numbers(sum, test_.sphereValue, test_.proficiencyValue),
    scale: test_.scale,
    points: 6,
  }) as Strip;
  for (const points of [1, 2, 3, 4, 5, 6]) {
    const odds = foresee(rules, declared(open, points), flip, anna);
    if ('refusal' in odds) throw new Error(odds.refusal.code);
    const good = ['partial', 'goal', 'extraordinary'].flatMap((degree) => odds.of.get(degree)?.exact ?? []);
    const whole = good.reduce((all, p) => plus(all, p), zero);
    expect(asked.strip[points]?.atOnce.partial.exact).toBe(show(whole));
  }
});

test('each further point is a further coin there too (KOLO-ENG-06)', () => {
  const thrown = flipped(declared(opened(table(), { other: -5 }), 1), [0]);
  const decision = decide(
    thrown,
    { type: 'kolo/extendEngagement', testId: 't', coin: 1 },
    { by: anna, dice: scriptedDice([]) },
  );
  expect(decision.ok && decision.events[0]).toMatchObject({
    test: { coins: [0, 1], pool: { size: 2, engagement: 2 } },
  });
});

test('without engagement no experience is to be expected (KOLO-XP-03)', () => {
  expect(answer(opened(table()), { ask: 'odds', testId: 't' })).toMatchObject({ expectedXp: { exact: '0' } });
  expect(answer(table(), { ask: 'engagement', ...numbers(3, 1, 1), points: 1 })).toMatchObject({
    strip: [{ expectedXp: { exact: '0' } }, { expectedXp: { exact: '11/16' } }],
  });
});

test('a pool that is full again takes no bonus, and stopping there is worth none (KOLO-ENG-03, KOLO-POOL-03)', () => {
  const thrown = flipped(declared(opened(table()), 1), [0, 0, 1]);
  const worth = { partial: 4, goal: 8, extraordinary: 9, point: 1 };
  const stopping = (left: number) => answer(withPools(thrown, left), { ask: 'oneMore', testId: 't', worth });
  expect(stopping(8)).toMatchObject({ worth: { stop: { exact: '1' } } });
  expect(stopping(9)).toMatchObject({ worth: { stop: { exact: '0' } } });
});

test('a contested complex test that goes on with a carry: its first roll is taken with it (KOLO-CPX-07)', () => {
  const sides = { a: numbers(2, 1, 0), b: numbers(3, 1, 0), active: true };
  const settings = settingsWith();
  for (const side of ['A', 'B'] as const)
    for (const kind of ['loserIgnoresSuccess', 'winnerIgnoresFailure'] as const) {
      const carry: Carry = { levels: 1, kind, side };
      const margins = marginChances(sides, settings, carry);
      const won = [...margins].reduce((sum, [margin, p]) => (margin >= 2 ? plus(sum, p) : sum), zero);
      const { within } = contestedComplexOdds(sides, true, 1, settings, carry);
      const found = within[0]?.get('A') ?? zero;
      expect(show(found)).toBe(show(won));
      expect(answer(table(), { ask: 'contestedComplex', ...sides, rolls: 1, carry })).toMatchObject({
        within: [{ A: { exact: show(found) } }],
      });
    }
});

test('the next roll of a complex test is foreseen with what the last one brings (KOLO-CPX-03, KOLO-CPX-06)', () => {
  const { type: _, id: __, ...inputs } = openTest();
  const ahead = (carry: number) =>
    answer(table(), { ask: 'preview', test: inputs, carry }) as Strip & { readonly chance: number };
  const plain = (chance: number) =>
    answer(table(), {
      ask: 'preview',
      test: { ...inputs, categories: [{ label: 'tło', group: 'chance', value: chance }] },
    }) as Strip;
  for (const carry of [-1, 1]) {
    expect(ahead(carry).chance).toBe(carry);
    expect(ahead(carry).strip).toEqual(plain(carry).strip);
  }
  expect(ahead(-1).strip[0]).not.toEqual(ahead(1).strip[0]);
});
