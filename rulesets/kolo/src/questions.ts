import { refuse, type Json, type Refusal } from '@aspekt/contract';
import { show, toNumber, zero, type Fraction } from '@aspekt/dice';
import { netCategories } from './categories.ts';
import { degree, succeeds, thresholds } from './evaluate.ts';
import { featureCost, featureProblem, spendable } from './experience.ts';
import type { Carry, Feature, Question, State, TestNumbers } from './model.ts';
import { complexOdds, contestedComplexOdds, type ChainOdds } from './odds/complex.ts';
import { leadChance, marginChances, type Sides } from './odds/contested.ts';
import { engagementOdds } from './odds/engagement.ts';
import { degreeChances, expectedXp, orBetter, shapeOf, type OrBetter } from './odds/simple.ts';
import { atLeastOneCoin } from './pool-bounds.ts';
import { xpForSuccess } from './outcome-of.ts';
import { priceList } from './price-list.ts';
import { proficiencyForTest } from './proficiencies.ts';
import {
  basicOf,
  creationTarget,
  highestBasic,
  levelsOf,
  lowestBasic,
  pointsPerLevel,
  significance,
  significanceReasons,
  significanceTable,
  suggestedTraits,
  totalModifierTable,
} from './significance.ts';
import { assignments, neighbours, sphereValue } from './spheres.ts';
import { asking, numbersOf, oneMoreAnswer, previewAnswer } from './test-questions.ts';

export type Answer = Json | { readonly refusal: Refusal };

/** An exact chance and its nearest number. */
const chance = (fraction: Fraction): Json => ({ exact: show(fraction), p: toNumber(fraction) });
const better = ({ partial, goal, extraordinary }: OrBetter) => ({
  partial: chance(partial),
  goal: chance(goal),
  extraordinary: chance(extraordinary),
});
const unknown = (id: string): Answer => ({ refusal: refuse('E_UNKNOWN_ID', { id }).refusal });

export const answer = (state: State, question: Question): Answer => {
  const { settings, campaign } = state;
  switch (question.ask) {
    case 'neighbours':
      return { neighbours: [...neighbours(question.sphere)] };
    case 'traitAssignments':
      return { count: assignments.length };
    case 'sphereValue':
    case 'proficiencyForTest':
    case 'featureCost':
    case 'spendableXp':
    case 'priceList':
      return aboutCharacter(state, question);
    case 'netCategories': {
      const { categories, against = [], merges = [], unskilled = false } = question;
      return { ...netCategories(categories, merges, unskilled, against) };
    }
    case 'degree': {
      const scale = thresholds(Math.max(0, -(question.scale ?? 0)));
      return { thresholds: [...scale], degree: degree(question.final, scale, question.reversedScale ?? false) };
    }
    case 'significanceTable':
      return { rows: significanceTable.map((row) => [...row]), pointsPerLevel, min: lowestBasic, max: highestBasic };
    case 'totalModifierTable':
      return { rows: totalModifierTable.map((row) => [...row]) };
    case 'significance': {
      const { points, parts, basic, total } = significance(question.sheet, [], settings);
      const reasons = significanceReasons(question.sheet, settings).map((reason) => ({ ...reason }));
      return { points, parts: { ...parts }, basic, total, reasons, target: creationTarget(campaign.basicSignificance) };
    }
    case 'significanceOfPoints':
      return { basic: basicOf(question.points), totalBeforeModifiers: levelsOf(question.points) };
    case 'creationTarget':
      return { points: creationTarget(campaign.basicSignificance), suggestedTraits };
    case 'xpForSuccess': {
      const { engagementSpent, degree: reached, ignoredSuccesses, scale } = question;
      return { xp: xpForSuccess(engagementSpent, succeeds(reached, settings.successAt), ignoredSuccesses, scale) };
    }
    case 'odds':
      return testOdds(state, question.testId);
    case 'engagement': {
      const strip = engagementOdds(question.pool, shapeOf(question, settings), question.points ?? 10);
      return {
        strip: strip.map(({ points, atOnce, oneByOne, expectedXp: xp }) => ({
          points,
          atOnce: better(atOnce),
          oneByOne: better(oneByOne),
          expectedXp: chance(xp),
        })),
      };
    }
    case 'preview':
      return previewAnswer(state, question.test, question.carry);
    case 'oneMore':
      return oneMoreAnswer(state, question.testId, question.worth);
    case 'contested':
      return contestedAnswer(state, question);
    case 'contestStrip': {
      const { a, b, active, side, points, carry } = question;
      const more = (own: TestNumbers, by: number): TestNumbers => ({ ...own, pool: atLeastOneCoin(own.pool + by) });
      return {
        wins: Array.from({ length: points + 1 }, (_, by) => {
          const [forA, forB] = side === 'A' ? [by, 0] : [0, by];
          const sides = { a: more(a, forA), b: more(b, forB), active };
          return chance(leadChance(marginChances(sides, settings, carry), 1, side === 'A' ? 1 : -1));
        }),
      };
    }
    case 'contest': {
      const [a, b] = [question.a, question.b].map((id) => state.tests.find((test) => test.id === id));
      if (!a || !b) return unknown(a ? question.b : question.a);
      const complex = state.complexes.find(({ id }) => id === a.complexId);
      const active = complex?.active ?? question.active;
      return contestedAnswer(state, { a: numbersOf(a), b: numbersOf(b), active }, complex?.carry);
    }
    case 'complex': {
      const odds = complexOdds(
        question,
        question.reversedScale ?? false,
        question.rolls ?? 10,
        settings,
        question.carry,
      );
      return chainAnswer(odds, ['goal', 'failed']);
    }
    case 'contestedComplex': {
      const odds = contestedComplexOdds(
        question,
        question.ownMistakes ?? true,
        question.rolls ?? 10,
        settings,
        question.carry,
      );
      return chainAnswer(odds, ['A', 'B']);
    }
  }
};

type AboutCharacter = Extract<
  Question,
  { readonly ask: 'sphereValue' | 'proficiencyForTest' | 'featureCost' | 'spendableXp' | 'priceList' }
>;

const aboutCharacter = (state: State, question: AboutCharacter): Answer => {
  const character = state.characters.find(({ id }) => id === question.actor);
  if (!character) return unknown(question.actor);
  const { traits, aspects } = character;
  switch (question.ask) {
    case 'sphereValue': {
      const stranger = question.traits.find((phrase) => !traits.some((trait) => trait.phrase === phrase));
      if (stranger !== undefined) return unknown(stranger);
      return {
        value: sphereValue(
          traits.filter(({ phrase }) => question.traits.includes(phrase)),
          question.sphere,
        ),
      };
    }
    case 'proficiencyForTest': {
      const stranger = question.aspects.find((phrase) => !aspects.some((aspect) => aspect.phrase === phrase));
      if (stranger !== undefined) return unknown(stranger);
      const fitting = aspects.filter(({ phrase }) => question.aspects.includes(phrase));
      const known = proficiencyForTest(fitting, question.proficiencies, question.veryCommon ?? false);
      return { ...known, values: { ...known.values }, scaleFromUnskilled: known.unskilled ? -1 : 0 };
    }
    case 'featureCost': {
      const wrong = featureProblem(state, character, question.feature, asking);
      return wrong ? { refusal: wrong.refusal } : { ...featureCost(character, question.feature, state.settings) };
    }
    case 'priceList': {
      const { available, items } = priceList(character, question.matchingLabels ?? [], state.settings);
      return { available, items: items.map((item) => ({ ...item, feature: featureJson(item.feature) })) };
    }
    case 'spendableXp':
      return { available: spendable(character.own.value.xp, question.matchingLabels ?? [], state.settings) };
  }
};

const featureJson = (feature: Feature): Json => JSON.parse(JSON.stringify(feature)) as Json;

/** Before the coins of a test that stands by itself: each degree or better, for the pool as it stands. */
const testOdds = (state: State, testId: string): Answer => {
  const test = state.tests.find(({ id }) => id === testId);
  if (!test) return unknown(testId);
  if (test.kind === 'contested' || test.outcome !== null) return { refusal: refuse('E_WRONG_STATUS').refusal };
  const shape = shapeOf(numbersOf(test), state.settings, test.reversedScale);
  const chances = degreeChances(test.pool.size, shape);
  return {
    ...better(orBetter(chances)),
    degrees: Object.fromEntries([...chances].map(([reached, p]) => [reached, chance(p)])),
    expectedXp: chance(test.declared > 0 ? expectedXp(test.pool.size, shape) : zero),
  };
};

const contestedAnswer = (state: State, sides: Sides & { readonly a: TestNumbers }, carry?: Carry): Answer => {
  const margins = marginChances(sides, state.settings, carry);
  const side = (sign: 1 | -1) => ({
    wins: chance(leadChance(margins, 1, sign)),
    goal: chance(leadChance(margins, 2, sign)),
    extraordinary: chance(leadChance(margins, 3, sign)),
  });
  const none = margins.get(0);
  return {
    A: side(1),
    B: side(-1),
    tie: none ? chance(none) : chance(zero),
    margins: [...margins].map(([margin, p]) => ({ margin, chance: chance(p) })),
  };
};

const chainAnswer = ({ within, ends, rolls }: ChainOdds, names: readonly string[]): Answer => {
  const at = (standing: ReadonlyMap<string, Fraction>): Json =>
    Object.fromEntries(names.map((name) => [name, chance(standing.get(name) ?? zero)]));
  return { within: within.map(at), ends: ends && at(ends), rolls: rolls && chance(rolls) };
};
