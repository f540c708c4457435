import type { Json, Refusal } from '@aspekt/contract';
import { isRefused, lookup, combatantIn, kpOf, ownOf } from '../find.ts';
import { showHand } from '../hand.ts';
import type { Declaration, Question, State, Trait } from '../model.ts';
import { refuse } from '../refusal.ts';
import { areaHand, attackExtras, attackHand } from '../attack-hands.ts';
import { vigilanceAnswers } from '../suggestion.ts';
import {
  adjustAfter,
  adjustSum,
  availableTraits,
  isInCover,
  mostTraits,
  traitModifier,
  vigilanceParts,
  vigilanceSum,
} from '../vigilance.ts';
import { traitLevel } from '../derived.ts';
import {
  declaredPlan,
  difficultyOf,
  exchangeInput,
  hitOdds,
  limitOf,
  pendingPlan,
  shotsOf,
  strikeOdds,
  testBaseOf,
  type Planned,
} from './attack.ts';
import { exchangeOdds } from './exchange.ts';
import { chance, chanceOf, listed, mean } from './spread.ts';

type Answer = Json | { readonly refusal: Refusal };
type Asked<K extends Question['ask']> = Extract<Question, { readonly ask: K }>;

/** Most levels of aim worth showing: beyond them the hand does not grow (AOR-DICE-08). */
const shownAim = 6;

/** An attack before it is announced: what each level of aim costs and gives. Needs nothing of the target's own. */
export const attackAnswer = (state: State, question: Asked<'attack'>): Answer => {
  const { ask: _ask, by, vigilance, odds = true, ...declared } = question;
  const plan = declaredPlan(state, by, declared);
  if (isRefused(plan)) return { refusal: plan.refusal };
  const me = combatantIn(plan.combat, by);
  const kp = me ? kpOf(me).kp : 0;
  const levels = [...new Set([declared.safetyAim ?? 0, ...Array.from({ length: shownAim + 1 }, (_, i) => i)])];
  const options = levels
    .toSorted((a, b) => a - b)
    .flatMap((safetyAim) => levelAnswer(state, by, { ...declared, safetyAim }, odds, vigilance));
  return {
    kp,
    testBase: testBaseOf(plan),
    distance: plan.attack.distance,
    rangeAim: plan.attack.rangeAim,
    cheapLevels: plan.prepared?.cheapLevels ?? 0,
    ...(plan.prepared && { conditions: plan.prepared.conditions }),
    adjust: adjustmentsOf(state, plan),
    net: netOf(plan),
    inRow: inRow(plan, kp),
    ...(odds && { shots: listed(shotsOf(plan)) }),
    levels: options,
  };
};

const adjustmentsOf = (state: State, plan: Planned): number => difficultyOf(state, plan, 0);

/** Free dice minus forcing dice of the attack without aim, before they are cut to six (AOR-DICE-08, D-05). */
const netOf = (plan: Planned): number => {
  const { attack, attacker, item } = plan;
  const [shots = 1] = shotsOf(plan).keys();
  const { f, t } = attackExtras({ ...attack, safetyAim: 0 }, attacker, item, shots);
  return f - t;
};

/**
 * How many attacks of the kind may follow one another in this activation, as far as KP, magazine and `max` allow
 * (AOR-AUTO-05, D-11); null where they are not alike: charged before each of them (AOR-LOAD-01), or automatic fire.
 */
const inRow = (plan: Planned, kp: number): number | null => {
  const { attack, item } = plan;
  if (attack.kind !== 'ranged' || !item) return kp;
  if (item.chargeCost > 0 || attack.mode === 'auto') return null;
  return attack.thrown ? 1 : Math.min(kp, Math.max(1, Math.floor(limitOf(plan) / attack.mode)));
};

const levelAnswer = (
  state: State,
  by: string,
  declared: Declaration,
  withOdds: boolean,
  vigilance: number | undefined,
): readonly { readonly [key: string]: Json }[] => {
  const plan = declaredPlan(state, by, declared);
  if (isRefused(plan) || !plan.prepared) return [];
  const { attack, attacker, item, prepared } = plan;
  const [shots = 1, ...others] = shotsOf(plan).keys();
  const open = others.length > 0;
  const area = open ? null : areaHand(attack, item, shots);
  const priced = {
    safetyAim: attack.safetyAim,
    cost: prepared.cost,
    aimCost: prepared.aimCost,
    /** Both hands hang on the number of shots. */
    hand: open ? null : showHand(attackHand(attack, attacker, item, shots)),
    areaHand: area && showHand(area),
  };
  if (!withOdds) return [priced];
  const testBase = testBaseOf(plan);
  const hitAt = hitOdds(plan);
  const known = vigilance === undefined && !attack.unaware ? undefined : difficultyOf(state, plan, vigilance ?? 0);
  const odds = known === undefined ? undefined : strikeOdds(plan, known);
  return [
    {
      ...priced,
      /** Chance to hit for every difficulty that the dice can tell apart. */
      byDifficulty: Array.from({ length: 11 }, (_, i) => {
        const difficulty = testBase + 2 + i;
        return { difficulty, ...chance(hitAt(difficulty)) };
      }),
      ...(odds &&
        known !== undefined && {
          difficulty: known,
          hit: chance(odds.hit),
          strength: listed(odds.strength),
          meanStrength: odds.hit.num === 0n ? null : chance(mean(odds.strength)),
        }),
    },
  ];
};

/** Every set of at most three of some traits. */
const choicesOf = (traits: readonly Trait[]): readonly (readonly Trait[])[] =>
  traits.reduce<readonly (readonly Trait[])[]>(
    (sets, trait) => [...sets, ...sets.filter((set) => set.length < mostTraits).map((set) => [...set, trait])],
    [[]],
  );

/** What the target may answer with, and the number each choice gives (AOR-VIG-03..13). */
export const vigilanceAnswer = (state: State, { odds = false }: Asked<'vigilance'>): Answer => {
  const { combat } = state;
  const pending = combat?.pendingAttack;
  const target = lookup(state.people, pending?.target ?? '');
  const them = combat && target ? combatantIn(combat, target.id) : undefined;
  if (!combat || !pending || !target || !them || pending.step !== 'vigilance')
    return { refusal: refuse('wrongStep').refusal };
  const own = ownOf(target);
  const available = availableTraits(target, pending, them.heldBy !== null);
  const plan = odds ? pendingPlan(state) : undefined;
  const hitAt = plan && !isRefused(plan) ? hitOdds(plan) : undefined;
  const bonus = vigilanceParts(state, combat, target, [])[0]?.value ?? 0;
  const standing = (vigilance: number, throwDown: boolean): { readonly [key: string]: Json } => {
    const adjust = adjustSum(adjustAfter(pending.adjust, throwDown));
    const difficulty = vigilance + adjust;
    return {
      adjust,
      difficulty,
      ...(hitAt && { hit: chance(hitAt(difficulty)) }),
    };
  };
  const choice = (traits: readonly Trait[], throwDown = false): { readonly [key: string]: Json } => {
    const vigilance = vigilanceSum(vigilanceParts(state, combat, target, traits));
    return {
      traits: [...traits],
      vigilance,
      ...standing(vigilance, throwDown),
      mustMove: traits.includes('agility') && !isInCover(pending.cover),
      ...(traits.includes('agility') && { thrownDown: standing(vigilance, true) }),
    };
  };
  return {
    traits: available.map((trait) => ({
      trait,
      value: traitLevel(own, trait),
      modifier: traitModifier(state.settings, target, trait),
    })),
    bonus,
    choices: choicesOf(available).map((traits) => choice(traits)),
    suggested: vigilanceAnswers(state, combat, pending).map(({ traits, move }) => ({
      ...choice(traits, move?.throwDown),
      move: move ?? null,
    })),
  };
};

/** The pending attack with what the attacker's side knows: hit and active strength (AOR-HIT-03, AOR-STR-06). */
export const strikeAnswer = (state: State): Answer => {
  const plan = pendingPlan(state);
  if (isRefused(plan)) return { refusal: plan.refusal };
  if (plan.pending?.step === 'vigilance') return { refusal: refuse('wrongStep').refusal };
  const difficulty = difficultyOf(state, plan, 0);
  const { hit, strength } = strikeOdds(plan, difficulty);
  return {
    difficulty,
    testBase: testBaseOf(plan),
    hit: chance(hit),
    strength: listed(strength),
    meanStrength: hit.num === 0n ? null : chance(mean(strength)),
  };
};

/** A whole exchange to its end, for those who may know both sides. */
export const exchangeAnswer = (state: State, question: Asked<'exchange'>): Answer => {
  const { ask: _ask, by, vigilance, priority, target, weapon, ...more } = question;
  const plan =
    by !== undefined && target !== undefined && weapon !== undefined
      ? declaredPlan(state, by, { ...more, target, weapon })
      : pendingPlan(state);
  if (isRefused(plan)) return { refusal: plan.refusal };
  const input = exchangeInput(state, plan, {
    ...(vigilance !== undefined && { vigilance }),
    ...(priority && { priority }),
  });
  const odds = exchangeOdds(input);
  return {
    difficulty: input.need + testBaseOf(plan),
    hit: chance(odds.hit),
    miss: chance(odds.miss),
    activeStrength: listed(odds.activeStrength),
    damage: listed(odds.damage),
    hurt: chance(chanceOf(odds.damage, (points) => points > 0)),
    area: Object.fromEntries([...odds.area].map(([area, p]) => [area, chance(p)])),
    broken: chance(odds.broken),
    destroyed: chance(odds.destroyed),
    drops: chance(odds.drops),
    falls: chance(odds.falls),
    unconscious: chance(odds.unconscious),
    dead: chance(odds.dead),
    out: chance(odds.out),
  };
};
