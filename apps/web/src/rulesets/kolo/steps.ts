import { terms } from '@aspekt/kolo/categories';
import type { Formats } from '../../lib/format.ts';
import { characterOf, contestOf, pointsIn, sideOf, type Game, type SeenTest } from './seen.ts';
import type { KoloWords } from './words/index.svelte.ts';

/** One of the six steps of a test: what it came to, and of what. */
export type Step = { readonly title: string; readonly value: string; readonly parts: readonly string[] };

/** The categories of one group, merged ones as one. */
const categoriesIn = (test: SeenTest, group: 'chance' | 'scale', format: Formats): readonly string[] =>
  terms(test.categories, test.merges, group).map(
    ({ labels, value }) => `${labels.join(' + ')} ${format.signed(value)}`,
  );

/** A test in the six steps of the book (KOLO-TEST-01 … KOLO-TEST-07); what the coins have yet to say is left open. */
export const stepsOf = (game: Game, test: SeenTest, w: KoloWords, format: Formats): readonly Step[] => {
  const { pool, outcome } = test;
  const [poolTitle, coinsTitle, traitsTitle, chanceTitle, proficiencyTitle, scaleTitle] = w.lex.steps;
  const actor = characterOf(game, test.actorId);
  const contest = contestOf(game, test);
  const sign = contest && sideOf(contest, test) === 'B' ? -1 : 1;
  const fitting = actor?.traits.filter(({ phrase }) => test.fittingTraitIds.includes(phrase)) ?? [];
  const { sphere } = test;
  const number = format.number;
  const difference = (value: number): readonly string[] =>
    contest ? [w.steps.difference(format.signed(value === 0 ? 0 : value * sign))] : [];
  return [
    {
      title: poolTitle,
      value: w.coins.count(pool.size),
      parts: [
        `${sphere === null ? w.steps.typed : pool.useTotal ? w.sheet.total : w.sheet.basic} ${number(pool.basicSignificance)}`,
        ...(pool.equipment > 0 ? [`${w.form.equipment} ${pool.equipment}`] : []),
        ...(pool.engagement > 0 ? [`${w.pools.engagement} ${pool.engagement}`] : []),
        ...(pool.other !== 0 ? [`${w.form.other} ${format.signed(pool.other)}`] : []),
      ],
    },
    {
      title: coinsTitle,
      value: outcome ? w.steps.thrown(outcome.successes, outcome.failures) : w.steps.waiting,
      parts: [],
    },
    {
      title: traitsTitle,
      value: w.steps.forgive(test.sphereValue),
      parts: [
        ...(sphere === null ? [] : [w.lex.spheres[sphere]]),
        ...(sphere === null
          ? []
          : fitting
              .filter((trait) => pointsIn(trait, sphere) > 0)
              .map((trait) => `${trait.phrase} +${pointsIn(trait, sphere)}`)),
      ],
    },
    {
      title: chanceTitle,
      value: format.signed(test.chance),
      parts: [
        ...categoriesIn(test, 'chance', format),
        ...(test.carry === 0 ? [] : [w.steps.carried(format.signed(test.carry))]),
        ...difference(contest?.chance ?? 0),
        ...(outcome && outcome.ignoredSuccesses > 0 ? [w.steps.lost(outcome.ignoredSuccesses)] : []),
      ],
    },
    {
      title: proficiencyTitle,
      value: outcome
        ? `${number(test.proficiencyValue)} + ${outcome.successes - outcome.ignoredSuccesses} − ${outcome.failures - outcome.ignoredFailures} = ${number(outcome.result)}`
        : number(test.proficiencyValue),
      parts: [...test.proficiencies.map((one) => w.lex.proficiencies[one]), ...test.fittingAspectIds],
    },
    {
      title: scaleTitle,
      value: outcome ? w.steps.final(format.signed(test.scale), number(outcome.final)) : format.signed(test.scale),
      parts: [
        ...categoriesIn(test, 'scale', format),
        ...(test.unskilled ? [w.steps.unskilled] : []),
        ...difference(contest?.scale ?? 0),
        ...(outcome && outcome.thresholds[0] !== 1 ? [w.steps.thresholds(outcome.thresholds.map(number))] : []),
      ],
    },
  ];
};
