import { refuse, type Context, type Json, type Refusal } from '@aspekt/contract';
import { compare, fraction, scriptedDice, show, toNumber, type Fraction } from '@aspekt/dice';
import { actorOf, playerOf } from './access.ts';
import { doubleCounting } from './categories.ts';
import { contestWorking } from './contested.ts';
import { isThrown } from './engagement.ts';
import { evaluate, thresholds } from './evaluate.ts';
import type { State, Test, TestInputs, TestNumbers, Worth } from './model.ts';
import { engagementOdds } from './odds/engagement.ts';
import { shapeOf } from './odds/simple.ts';
import { chanceToReach, measureOf, valueNow, type Measure } from './odds/stopping.ts';
import { byItself, lineOff, sumOfPool, testFrom, testProblem } from './open-test.ts';
import { headsIn } from './outcome-of.ts';
import { poolMaximum } from './pool-bounds.ts';
import { pointsIn } from './spheres.ts';

type Answer = Json | { readonly refusal: Refusal };

/** Whoever asks has been given only what she may know; no coins fall. */
export const asking: Context = { by: { seat: 'gm', role: 'gm' }, dice: scriptedDice([]) };

const chance = (value: Fraction): Json => ({ exact: show(value), p: toNumber(value) });
const unknown = (id: string): Answer => ({ refusal: refuse('E_UNKNOWN_ID', { id }).refusal });

/** The numbers a test comes down to, for the pool as it stands. */
export const numbersOf = (test: Test): TestNumbers => ({
  pool: test.pool.size,
  sphereValue: test.sphereValue,
  chance: test.chance,
  proficiency: test.proficiencyValue,
  scale: test.scale,
});

/** A test that is still being prepared: every number explained, warnings, and the odds for the points one has. */
export const previewAnswer = (state: State, inputs: Omit<TestInputs, 'id'>, carry = 0): Answer => {
  const actor = state.characters.find(({ id }) => id === inputs.actor);
  if (!actor) return unknown(inputs.actor);
  const wrong = lineOff(state.settings, inputs) ?? testProblem(inputs, actor);
  if (wrong) return { refusal: wrong.refusal };
  const test = testFrom({ ...inputs, id: 'preview' }, actor, { ...byItself(inputs.kind ?? 'simple'), carry });
  const points = playerOf(state, actor)?.engagement ?? 0;
  const strip = engagementOdds(sumOfPool(test.pool), shapeOf(numbersOf(test), state.settings), Math.min(10, points));
  const { sphere } = test;
  return {
    pool: { ...test.pool },
    sphereValue: test.sphereValue,
    traits: actor.traits
      .filter(({ phrase }) => test.fittingTraitIds.includes(phrase))
      .map((trait) => ({ phrase: trait.phrase, points: sphere === null ? 0 : pointsIn(trait, sphere) })),
    proficiencyValue: test.proficiencyValue,
    unskilled: test.unskilled,
    chance: test.chance,
    scale: test.scale,
    warnings: doubleCounting(test.categories, test.merges, test.pool.equipment).map(({ code, data }) => ({
      code,
      ...data,
    })),
    strip: strip.map(({ points: put, atOnce, oneByOne }) => ({
      points: put,
      atOnce: orBetterJson(atOnce),
      oneByOne: orBetterJson(oneByOne),
    })),
  };
};

const orBetterJson = (of: {
  readonly partial: Fraction;
  readonly goal: Fraction;
  readonly extraordinary: Fraction;
}): Json => ({
  partial: chance(of.partial),
  goal: chance(of.goal),
  extraordinary: chance(of.extraordinary),
});

/** How far this test has come: by itself its final value, in a contest its lead over the other side as it stands. */
const measureFor = (state: State, test: Test): Measure => {
  const contest = state.contests.find(({ id }) => id === test.contestId);
  const other = contest && state.tests.find(({ id }) => id === (contest.a === test.id ? contest.b : contest.a));
  if (!contest || !other?.outcome) return measureOf(shapeOf(numbersOf(test), state.settings));
  const [a, b] = contest.a === test.id ? [test, other] : [other, test];
  const [worksOnA, worksOnB] = contestWorking(a, b, contest);
  const how = contest.a === test.id ? worksOnA : worksOnB;
  const against = other.outcome.final;
  return {
    reach: (successes, failures) => evaluate(successes, failures, how, state.settings.scaleOnNegative).final - against,
    needed: thresholds(0),
  };
};

/** Coins on the table: what stopping is worth for each degree, what one more coin is, and what going on as well as possible is. */
export const oneMoreAnswer = (state: State, testId: string, worth?: Worth): Answer => {
  const test = state.tests.find(({ id }) => id === testId);
  const actor = test && actorOf(state, test);
  if (!test || !actor) return unknown(testId);
  if (!isThrown(test)) return { refusal: refuse('E_WRONG_STATUS').refusal };
  const left = test.declared > 0 ? (playerOf(state, actor)?.engagement ?? 0) : 0;
  const successes = headsIn(test.coins);
  const failures = test.coins.length - successes;
  const measure = measureFor(state, test);
  const names = ['partial', 'goal', 'extraordinary'] as const;
  const degrees = names.map((name, i) => {
    const target = measure.needed[i] ?? 1;
    const go = (coins: number): Fraction => chanceToReach(measure, target, successes, failures, coins);
    const stop = go(0);
    const afterOne = [measure.reach(successes + 1, failures), measure.reach(successes, failures + 1)];
    const one = fraction(afterOne.filter((reached) => reached >= target).length, 2);
    return [
      name,
      {
        stop: chance(stop),
        oneMore: left > 0 ? chance(one) : null,
        best: chance(go(left)),
        advice: advice(one, stop, left),
      },
    ] as const;
  });
  return {
    pointsLeft: left,
    degrees: Object.fromEntries(degrees),
    worth: worth ? worthJson(state, test, measure, worth, successes, failures, left) : null,
  };
};

/** One more coin: better, worse or the same than stopping. */
const advice = (one: Fraction, stop: Fraction, left: number): string => {
  if (left === 0) return 'none';
  const difference = compare(one, stop);
  return difference > 0 ? 'better' : difference < 0 ? 'worse' : 'same';
};

const worthJson = (
  state: State,
  test: Test,
  measure: Measure,
  { partial, goal, extraordinary, point }: Worth,
  successes: number,
  failures: number,
  left: number,
): Json => {
  const successFrom = test.contestId !== null || state.settings.successAt === 'partial' ? 1 : 2;
  const spent = test.declared + test.extended;
  // A pool that is full when the points come back takes no bonus (KOLO-POOL-03).
  const bonus = spent + left < poolMaximum ? point : 0;
  const stakes = { degrees: [0, partial, goal, extraordinary], point, bonus, successFrom } as const;
  const { stop, goOn } = valueNow(measure, stakes, successes, failures, spent, left);
  const best = goOn !== null && compare(goOn, stop) > 0 ? 'goOn' : 'stop';
  return { stop: chance(stop), goOn: goOn && chance(goOn), best };
};
