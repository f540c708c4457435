import { minus, one, plus, times, zero, type Fraction } from '@aspekt/dice';
import { damageOf, limbOf, limbAfter } from '../damage.ts';
import { areas, type Area, type DiceHand, type LimbState } from '../model.ts';
import { areasIn } from '../attack-hands.ts';
import { areasAllowed } from './hands.ts';
import { painOdds, survivalChance } from './plain.ts';
import { add, type Spread } from './spread.ts';

/** One way an attack may go: how likely it is, what its dice may sum to, and where it may land. */
export type Volley = {
  readonly p: Fraction;
  readonly sums: Spread<number>;
  readonly areas: Spread<Area | 'none' | 'hidden'>;
};

/** An attack as numbers, from the dice on. */
export type ExchangeInput = {
  readonly volleys: readonly Volley[];
  /** ST − TB: what the counted dice must reach. */
  readonly need: number;
  readonly proper: boolean;
  /** Strength of the weapon, as chances. */
  readonly weapon: Spread<number>;
  /** FYS where it counts. */
  readonly physique: number;
  /** Armour and cover on each area, and against a hit without one. */
  readonly protection: Readonly<Record<Area | 'none', number>>;
  readonly hardiness: number;
  readonly target: {
    readonly conscious: boolean;
    /** Shock before the hit, with what lasts if it ends a rest. */
    readonly shock: number;
    readonly bleeding: number;
    readonly trauma: number;
    readonly willpower: number;
    readonly tolerance: number;
    readonly limbs: Readonly<Record<Area, LimbState>>;
    readonly standing: boolean;
    readonly lying: boolean;
    /** Held with that hand alone, and with both. */
    readonly holdsRight: boolean;
    readonly holdsLeft: boolean;
    readonly holdsBoth: boolean;
  };
};

type Blow = { readonly area: Area | null; readonly damage: number };

/** What may come of an attack: each with its chance. */
export type ExchangeOdds = {
  readonly hit: Fraction;
  readonly miss: Fraction;
  readonly activeStrength: Spread<number>;
  /** Damage of a hit; the rest is the miss. */
  readonly damage: Spread<number>;
  readonly area: Spread<Area | 'none'>;
  readonly broken: Fraction;
  readonly destroyed: Fraction;
  readonly drops: Fraction;
  readonly falls: Fraction;
  readonly unconscious: Fraction;
  readonly dead: Fraction;
  /** Unconscious or dead. */
  readonly out: Fraction;
};

/** Where a hit goes when the attacker follows her list; `hidden` when the body hides all that is allowed (AOR-HIT-10). */
export const chosenAreas = (
  hand: DiceHand | null,
  bodyHidden: readonly Area[],
  priority: readonly Area[],
): Volley['areas'] => {
  if (!hand) return noArea;
  const order = [...priority, ...areas];
  const chosen = new Map<Area | 'none' | 'hidden', Fraction>();
  for (const [bits, p] of areasAllowed(hand)) {
    const open = areasIn(bits).filter((area) => !bodyHidden.includes(area));
    add(chosen, order.find((area) => open.includes(area)) ?? 'hidden', p);
  }
  return chosen;
};
const noArea: Volley['areas'] = new Map([['none', one]]);

export type Strike = Pick<ExchangeInput, 'volleys' | 'need' | 'proper' | 'weapon' | 'physique'>;

/** Every way to hit, with its strength: the margin, the dice again, the weapon, FYS (AOR-STR-02..05). */
export function* hitsOf({ volleys, need, proper, weapon, physique }: Strike): Generator<{
  readonly area: Area | 'none';
  readonly strength: number;
  readonly p: Fraction;
}> {
  for (const { p, sums, areas: where } of volleys) {
    for (const [sum, q] of sums) {
      if (sum < need) continue;
      for (const [value, r] of weapon) {
        const strength = sum - need + (proper ? sum : 0) + value + physique;
        const so = times(times(p, q), r);
        for (const [area, s] of where) if (area !== 'hidden') yield { area, strength, p: times(so, s) };
      }
    }
  }
}

type Consequences = {
  readonly [K in 'broken' | 'destroyed' | 'drops' | 'falls' | 'unconscious' | 'dead' | 'out']: Fraction;
};
const nothing: Consequences = {
  broken: zero,
  destroyed: zero,
  drops: zero,
  falls: zero,
  unconscious: zero,
  dead: zero,
  out: zero,
};
const sure = (holds: boolean): Fraction => (holds ? one : zero);

/** What one blow leads to, in the order of D-23: shock, knock-out, limb, pain, trauma, death. */
const consequences = ({ area, damage }: Blow, target: ExchangeInput['target']): Consequences => {
  if (damage === 0) return nothing;
  const shock = target.shock + damage;
  const faints = target.conscious && target.bleeding + damage - 1 + shock >= target.tolerance;
  const limb = limbOf(area);
  const holds = target.holdsRight || target.holdsLeft || target.holdsBoth;
  if (!limb) {
    const dead = damage > 1 ? minus(one, survivalChance(target.trauma + damage - 1)) : zero;
    const out = faints ? one : dead;
    return {
      ...nothing,
      unconscious: minus(out, dead),
      dead,
      out,
      falls: target.lying ? zero : out,
      drops: holds ? out : zero,
    };
  }
  const state = limbAfter(target.limbs[limb], damage);
  const worse = state !== target.limbs[limb];
  const arm = limb === 'rightArm' || limb === 'leftArm';
  const alone = limb === 'rightArm' ? target.holdsRight : target.holdsLeft;
  const gone = state !== 'ok';
  const base = {
    ...nothing,
    broken: sure(worse && state === 'broken'),
    destroyed: sure(worse && state === 'destroyed'),
    unconscious: sure(faints),
    out: sure(faints),
  };
  if (faints) return { ...base, drops: sure(holds), falls: sure(!target.lying) };
  if (!target.conscious) return base;
  const pain = painOdds(target.willpower, shock);
  const fails = plus(pain.once, pain.twice);
  if (arm) {
    // What a broken arm lets go it cannot drop again; two hands keep it in the other hand.
    const both = target.holdsBoth && !gone;
    return { ...base, drops: alone && gone ? one : alone ? fails : both ? pain.twice : zero };
  }
  return { ...base, falls: target.standing && gone ? one : target.standing ? fails : target.lying ? zero : pain.twice };
};

/** A whole exchange, from the dice to death: exact (section 8 of the catalogue). */
export const exchangeOdds = (input: ExchangeInput): ExchangeOdds => {
  const activeStrength = new Map<number, Fraction>();
  const area = new Map<Area | 'none', Fraction>();
  // What follows depends on area and damage alone, so blows are gathered by these first.
  const blows = new Map<string, { readonly blow: Blow; p: Fraction }>();
  for (const hit of hitsOf(input)) {
    add(activeStrength, hit.strength, hit.p);
    add(area, hit.area, hit.p);
    const final = Math.max(0, hit.strength - input.protection[hit.area]);
    const damage = damageOf(final, hit.area === 'head' ? 2 : input.hardiness);
    const key = `${hit.area}:${damage}`;
    const known = blows.get(key);
    if (known) known.p = plus(known.p, hit.p);
    else blows.set(key, { blow: { area: hit.area === 'none' ? null : hit.area, damage }, p: hit.p });
  }
  let hit = zero;
  const sums: { -readonly [K in keyof Consequences]: Fraction } = { ...nothing };
  const damage = new Map<number, Fraction>();
  for (const { blow, p } of blows.values()) {
    hit = plus(hit, p);
    add(damage, blow.damage, p);
    const follows = consequences(blow, input.target);
    for (const key of Object.keys(sums) as readonly (keyof Consequences)[])
      if (follows[key].num !== 0n) sums[key] = plus(sums[key], times(p, follows[key]));
  }
  return { hit, miss: minus(one, hit), activeStrength, damage, area, ...sums };
};

export const fixedStrength = (strength: number): Spread<number> => new Map([[strength, one]]);
