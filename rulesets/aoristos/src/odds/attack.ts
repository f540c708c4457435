import { minus, one, plus, times, zero, type Fraction } from '@aspekt/dice';
import { prepareAttack, type Prepared } from '../attack.ts';
import { bleedRate, hardiness, lastingDegrees, shockTolerance } from '../derived.ts';
import { combatantIn, isRefused, itemIn, kpOf, lookup, ownOf, type Refused } from '../find.ts';
import { hand, parseHand } from '../hand.ts';
import {
  areas,
  type Announced,
  type Area,
  type Combat,
  type Cover,
  type Declaration,
  type Item,
  type LimbState,
  type PendingAttack,
  type Person,
  type Question,
  type State,
} from '../model.ts';
import { refuse } from '../refusal.ts';
import { armourAgainst, coverAgainst } from '../resolve.ts';
import { areaHand, attackBase, attackHand, shotLimit } from '../attack-hands.ts';
import { areaPriority, bestTraits } from '../suggestion.ts';
import { adjustments, adjustSum, vigilanceParts, vigilanceSum } from '../vigilance.ts';
import { isProper } from '../weapon.ts';
import { chosenAreas, fixedStrength, hitsOf, type ExchangeInput, type Volley } from './exchange.ts';
import { totalsOf } from './hands.ts';
import { shotOdds } from './plain.ts';
import { add, chanceOf, type Spread } from './spread.ts';

/** An attack, announced or only thought of, as far as its odds are concerned. */
export type Planned = {
  readonly attack: Announced;
  readonly attacker: Person;
  readonly target: Person;
  readonly item: Item | null;
  readonly combat: Combat;
  readonly cover: Cover | null;
  readonly bodyHidden: readonly Area[];
  readonly pending: PendingAttack | null;
  readonly prepared: Prepared | null;
};

const known = <T>(
  table: Readonly<Record<string, Readonly<Record<string, T>>>>,
  target: string,
  from: string,
): T | undefined => lookup(lookup(table, target) ?? {}, from);

/** The pending attack. */
export const pendingPlan = (state: State): Planned | Refused => {
  const { combat } = state;
  const pending = combat?.pendingAttack;
  const attacker = lookup(state.people, pending?.attacker ?? '');
  const target = lookup(state.people, pending?.target ?? '');
  if (!combat || !pending || !attacker || !target) return refuse('wrongStep');
  return {
    attack: pending,
    attacker,
    target,
    item: itemIn(attacker, pending.weapon) ?? null,
    combat,
    cover: pending.cover,
    bodyHidden: pending.bodyHidden,
    pending,
    prepared: null,
  };
};

/** An attack not yet announced; whether it could be paid is not asked. */
export const declaredPlan = (state: State, by: string, declared: Declaration): Planned | Refused => {
  const { combat } = state;
  const attacker = lookup(state.people, by);
  if (!combat || !attacker) return refuse('notFound', { id: by });
  const prepared = prepareAttack(state, combat, attacker, declared, null);
  if (isRefused(prepared)) return prepared;
  const { attack, target, weapon } = prepared;
  return {
    attack,
    attacker,
    target,
    item: weapon.item,
    combat,
    cover: known(combat.cover, target.id, by) ?? null,
    bodyHidden: known(combat.bodyHidden, target.id, by) ?? [],
    pending: null,
    prepared,
  };
};

/** Most shots that can still leave in this round. */
export const limitOf = ({ attack, item, combat }: Planned): number => {
  const me = combatantIn(combat, attack.attacker);
  return shotLimit(item, me && item ? (lookup(kpOf(me).shotsThisRound, item.id) ?? 0) : 0);
};

/** How many shots may leave, and how likely each number is. */
export const shotsOf = (plan: Planned): Spread<number> => {
  const { attack, item } = plan;
  if (attack.kind !== 'ranged') return new Map([[1, one]]);
  const limit = limitOf(plan);
  if (attack.mode !== 'auto') return new Map([[Math.min(attack.mode, limit), one]]);
  return shotOdds(parseHand(item?.autoHand ?? '') ?? hand(1), attack.chosenShots, limit);
};

/** Dice and places of an attack, from where it stands: rolled already, or still to be rolled. */
const volleysOf = (plan: Planned, priority: readonly Area[] = areaPriority): readonly Volley[] => {
  const { attack, attacker, item, pending, bodyHidden } = plan;
  if (pending?.step === 'choice' && pending.attack)
    return [{ p: one, sums: new Map([[pending.attack.roll.total ?? 0, one]]), areas: rolledArea(pending, priority) }];
  return [...shotsOf(plan)].map(([shots, p]) => ({
    p,
    sums: totalsOf(attackHand(attack, attacker, item, shots)),
    areas: chosenAreas(areaHand(attack, item, shots), bodyHidden, priority),
  }));
};

const rolledArea = ({ areaRoll, area, bodyHidden }: PendingAttack, priority: readonly Area[]): Volley['areas'] => {
  if (!areaRoll) return new Map([['none', one]]);
  const open = areaRoll.allowed.filter((one) => !bodyHidden.includes(one));
  const chosen = area
    ? bodyHidden.includes(area)
      ? undefined
      : area
    : [...priority, ...areas].find((one) => open.includes(one));
  return new Map([[chosen ?? 'hidden', one]]);
};

/** ST of an attack: as it stands, with a vigilance given, or with the best the target has. */
export const difficultyOf = (state: State, plan: Planned, vigilance?: number): number => {
  const { attack, attacker, target, item, pending } = plan;
  if (pending && pending.step !== 'vigilance') return pending.difficulty;
  const adjust = adjustSum(adjustments(attack, attacker, item, target.posture));
  const helpless = attack.unaware || !target.conscious;
  return adjust + (helpless ? 0 : (vigilance ?? bestVigilance(state, plan)));
};

const bestVigilance = (state: State, plan: Planned): number => {
  const { target, combat } = plan;
  const traits = bestTraits(state, combat, { ...plan.attack, cover: plan.cover } as PendingAttack, target);
  return vigilanceSum(vigilanceParts(state, combat, target, traits));
};

export const testBaseOf = ({ attack, attacker }: Planned): number => attackBase(attacker, attack);

/** The weapon's strength as chances. */
const strengthOf = ({ attack, item }: Planned): Spread<number> => {
  if (!item) return fixedStrength(0);
  if (attack.kind === 'strike') return fixedStrength(item.strikeStrength);
  return typeof item.strength === 'number'
    ? fixedStrength(item.strength)
    : totalsOf(parseHand(item.strength) ?? hand(1));
};

const physiqueIn = ({ attack, attacker }: Planned): number =>
  attack.kind !== 'ranged' || attack.thrown ? ownOf(attacker).attributes.physique : 0;

/** The whole exchange as numbers. Opens what only the target's side may know. */
export const exchangeInput = (
  state: State,
  plan: Planned,
  { vigilance, priority }: Pick<Extract<Question, { readonly ask: 'exchange' }>, 'vigilance' | 'priority'>,
): ExchangeInput => {
  const { target, attack, combat, cover } = plan;
  const own = ownOf(target);
  const now = known(combat.cover, target.id, attack.attacker) ?? null;
  const against = (area: Area | null): number => armourAgainst(target, area) + coverAgainst(area, cover, now);
  const protection = Object.fromEntries([
    ...areas.map((area) => [area, against(area)]),
    ['none', against(null)],
  ]) as ExchangeInput['protection'];
  const { right, left } = target.hands;
  const both = right !== null && right.item === left?.item;
  return {
    volleys: volleysOf(plan, priority),
    need: difficultyOf(state, plan, vigilance) - testBaseOf(plan),
    proper: isProper(attack.kind),
    weapon: strengthOf(plan),
    physique: physiqueIn(plan),
    protection,
    hardiness: hardiness(own.attributes),
    target: {
      conscious: target.conscious,
      shock: own.rested ? Math.max(target.nerveShock, lastingDegrees(own, state.scene.clock)) : target.nerveShock,
      bleeding: bleedRate(own),
      trauma: own.organTrauma,
      willpower: own.attributes.willpower,
      tolerance: shockTolerance(own.attributes),
      limbs: {
        head: 'ok' as LimbState,
        torso: 'ok' as LimbState,
        rightArm: own.limbs.rightArm.state,
        leftArm: own.limbs.leftArm.state,
        rightLeg: own.limbs.rightLeg.state,
        leftLeg: own.limbs.leftLeg.state,
      },
      standing: target.posture === 'standing',
      lying: target.posture === 'lying',
      holdsRight: right !== null && !both,
      holdsLeft: left !== null && !both,
      holdsBoth: both,
    },
  };
};

/** Chance to hit, by the difficulty: the dice reach it, and the body does not hide all they allow (AOR-HIT-04, AOR-HIT-10). */
export const hitOdds = (plan: Planned): ((difficulty: number) => Fraction) => {
  const base = testBaseOf(plan);
  const volleys = volleysOf(plan).map(({ p, sums, areas: where }) => ({
    p: times(p, minus(one, where.get('hidden') ?? zero)),
    sums,
  }));
  return (difficulty) =>
    volleys.reduce(
      (sum, { p, sums }) =>
        plus(
          sum,
          times(
            p,
            chanceOf(sums, (total) => base + total >= difficulty),
          ),
        ),
      zero,
    );
};

/** Chance to hit and active strength: what the attacker herself may know (AOR-STR-06). */
export const strikeOdds = (
  plan: Planned,
  difficulty: number,
): { readonly hit: Fraction; readonly strength: Spread<number> } => {
  const strength = new Map<number, Fraction>();
  let chance = zero;
  for (const hit of hitsOf({
    volleys: volleysOf(plan),
    need: difficulty - testBaseOf(plan),
    proper: isProper(plan.attack.kind),
    weapon: strengthOf(plan),
    physique: physiqueIn(plan),
  })) {
    add(strength, hit.strength, hit.p);
    chance = plus(chance, hit.p);
  }
  return { hit: chance, strength };
};
