import type { Refusal } from '@aspekt/contract';
import { aimConditions, aimCost, cheapLevels, keptRangeAim, mostRangeAim, rangeAimCost } from './aim.ts';
import { combatantIn, distanceIn, isRefused, kpOf, lookup, type Refused } from './find.ts';
import { areEngaged } from './melee.ts';
import type { AimConditions, Announced, Combat, Combatant, Declaration, FireMode, Person, State } from './model.ts';
import { isProper, weaponOf, type Weapon } from './weapon.ts';
import { refuse, warning } from './refusal.ts';

/** An attack after its checks: what is announced and what it costs (AOR-ATK-06). */
export type Prepared = {
  readonly attack: Announced;
  readonly weapon: Weapon;
  readonly target: Person;
  readonly cost: number;
  readonly aimCost: number;
  readonly cheapLevels: number;
  readonly conditions: AimConditions;
  readonly warnings: readonly Refusal[];
};
type Passive = Announced['passive'];

/** Checks in this order: target, weapon, reach, charge, ammunition, aim. */
export const prepareAttack = (
  state: State,
  combat: Combat,
  attacker: Person,
  declared: Declaration,
  passive: Passive,
): Prepared | Refused => {
  const target = lookup(state.people, declared.target);
  const them = combatantIn(combat, declared.target);
  if (!target?.alive || !them || target.id === attacker.id) return refuse('badTarget', {}, ['AOR-ATK-07']);
  const weapon = weaponOf(attacker, declared, state.scene);
  if (isRefused(weapon)) return weapon;
  const me = combatantIn(combat, attacker.id);
  const wrong = me ? (reach(state, combat, me, attacker, target, weapon) ?? ready(me, weapon)) : refuse('badTarget');
  if (wrong) return wrong;
  const mode = declared.mode ?? weapon.item?.fireModes[0] ?? 1;
  const shooting = weapon.kind === 'ranged';
  if (shooting && !weapon.item?.fireModes.includes(mode)) return refuse('badInput', { mode }, ['AOR-AUTO-01']);
  const conditions = aimConditions(combat, attacker, weapon.item, declared);
  const aim = aiming(combat, attacker, target, weapon, declared, passive, conditions);
  if ('ok' in aim) return aim;
  const auto = shooting && mode === 'auto';
  return {
    attack: {
      attacker: attacker.id,
      target: target.id,
      weapon: declared.weapon,
      weaponName: weapon.item?.name ?? '',
      skill: weapon.skill,
      kind: weapon.kind,
      limb: declared.limb ?? 'rightArm',
      grip: weapon.grip,
      mode: shooting ? mode : 1,
      chosenShots: auto ? (declared.shots ?? 0) : 0,
      safetyAim: declared.safetyAim ?? 0,
      rangeAim: aim.rangeAim,
      distance: declared.distance ?? distanceIn(combat, attacker.id, target.id),
      melee: areEngaged(combat, attacker.id, target.id),
      thrown: shooting && weapon.item?.thrown === true,
      unaware: declared.unaware ?? false,
      gmExtra: declared.gmExtra ?? 0,
      passive,
    },
    weapon,
    target,
    cost: attackCost(weapon.kind, mode) + aim.cost,
    aimCost: aim.cost,
    cheapLevels: cheapLevels(conditions),
    conditions,
    warnings: auto && (declared.safetyAim ?? 0) + aim.rangeAim > 0 ? [warning('aimIgnored', {}, ['AOR-AUTO-03'])] : [],
  };
};

/** 1 KP, 1 more with a proper weapon (AOR-ATK-01..03), 1 more in auto mode (AOR-AUTO-03). */
export const attackCost = (kind: Announced['kind'], mode: FireMode): number =>
  1 + (isProper(kind) ? 1 : 0) + (kind === 'ranged' && mode === 'auto' ? 1 : 0);

/** Contact needs the same melee; out of a melee one does not shoot (AOR-RNG-01, AOR-MEL-07, D-20). */
const reach = (
  { settings }: State,
  combat: Combat,
  me: Combatant,
  attacker: Person,
  target: Person,
  { kind }: Weapon,
): Refused | undefined => {
  const engaged = areEngaged(combat, attacker.id, target.id);
  if (kind !== 'ranged') return engaged ? undefined : refuse('outOfReach', {}, ['AOR-MEL-01']);
  return me.meleeId !== null && !engaged && !settings.engagedMayShootOut
    ? refuse('engaged', {}, ['AOR-MEL-07'])
    : undefined;
};

/** Charged (AOR-LOAD-01), loaded, and not above what it can fire in a round (AOR-AUTO-05). */
const ready = (me: Combatant, { kind, item }: Weapon): Refused | undefined => {
  if (kind !== 'ranged' || !item) return undefined;
  if (item.chargeCost > 0 && !(me.charge?.complete && me.charge.itemId === item.id))
    return refuse('notCharged', { item: item.id }, ['AOR-LOAD-01']);
  if (item.loaded === 0) return refuse('noAmmo', { item: item.id }, ['AOR-AUTO-07']);
  const fired = lookup(kpOf(me).shotsThisRound, item.id) ?? 0;
  if (fired >= item.maxShotsPerRound) return refuse('maxReached', { max: item.maxShotsPerRound }, ['AOR-AUTO-05']);
  return undefined;
};

/** Both kinds of aim are paid as part of the attack (AOR-AIM-11); none when shooting in melee (AOR-AIM-06) or on reflex (AOR-OW-05). */
const aiming = (
  combat: Combat,
  attacker: Person,
  target: Person,
  { kind, item }: Weapon,
  declared: Declaration,
  passive: Passive,
  met: AimConditions,
): { readonly cost: number; readonly rangeAim: number } | Refused => {
  const kept = item && kind === 'ranged' ? keptRangeAim(combat, attacker.id, item, target.id) : 0;
  const safetyAim = declared.safetyAim ?? 0;
  const shootsInMelee = kind === 'ranged' && combatantIn(combat, attacker.id)?.meleeId !== null;
  const forbidden = passive === 'overwatch' || (shootsInMelee && passive !== 'opportunity');
  const rangeAim = declared.rangeAim ?? (forbidden || !met.targetStill ? 0 : kept);
  if (forbidden && safetyAim + rangeAim > 0)
    return refuse('aimForbidden', {}, [passive === 'overwatch' ? 'AOR-OW-05' : 'AOR-AIM-06']);
  if (rangeAim > 0 && (kind !== 'ranged' || !item || rangeAim > mostRangeAim(item) || !met.targetStill))
    return refuse('rangeAimNotAllowed', {}, ['AOR-AIM-08', 'AOR-AIM-09']);
  return { cost: aimCost(safetyAim, cheapLevels(met)) + rangeAimCost * Math.max(0, rangeAim - kept), rangeAim };
};
