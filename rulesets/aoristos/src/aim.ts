import { areEngaged } from './melee.ts';
import { combatantIn, lookup } from './find.ts';
import type { AimConditions, Combat, Declaration, Item, Person } from './model.ts';

/** What makes aim cheap, as far as the table knows it; the game master may correct each (AOR-AIM-04). */
export const aimConditions = (
  combat: Combat,
  attacker: Person,
  item: Item | null,
  { target, conditions = {} }: Pick<Declaration, 'target' | 'conditions'>,
): AimConditions => {
  const them = combatantIn(combat, target);
  const cover = lookup(lookup(combat.cover, target) ?? {}, attacker.id);
  const visible = lookup(lookup(combat.visible, target) ?? {}, attacker.id) ?? true;
  return {
    wholeTargetVisible: visible && (cover === undefined || cover.hiddenAreas.length === 0) && !cover?.fullyHidden,
    targetStill:
      them !== undefined && them.stationary && them.meleeId === null && !areEngaged(combat, attacker.id, target),
    attackerStable: attacker.posture !== 'standing',
    fittingAid: item?.laserSight ?? false,
    ...conditions,
  };
};

/** One cheap level for every condition met (AOR-AIM-03). */
export const cheapLevels = (met: AimConditions): number =>
  (met.wholeTargetVisible ? 1 : 0) +
  (met.targetStill ? 1 : 0) +
  (met.attackerStable ? 1 : 0) +
  (met.fittingAid ? 1 : 0);

/** The first levels cost 1 KP each as far as conditions are met, all further ones 2 (AOR-AIM-02, AOR-AIM-03). */
export const aimCost = (levels: number, cheap: number): number => levels + Math.max(0, levels - cheap);

/** KP for a level of range aim (AOR-AIM-08). */
export const rangeAimCost = 4;

/** At most one level for a sight and one for a support (AOR-AIM-08). */
export const mostRangeAim = ({ telescopicSight, support }: Item): number =>
  (telescopicSight ? 1 : 0) + (support ? 1 : 0);

/** Levels kept from an earlier single shot at the same target (AOR-AIM-10), as far as their circumstances still hold. */
export const keptRangeAim = (combat: Combat, attacker: string, item: Item, target: string): number => {
  const kept = combatantIn(combat, attacker)?.own.value.rangeAim;
  return kept && kept.itemId === item.id && kept.targetId === target ? Math.min(kept.levels, mostRangeAim(item)) : 0;
};

type RangeFlags = Partial<Pick<Item, 'improvised' | 'thrown' | 'longRanged' | 'rifled'>>;

/** Avståndsmalus: 1 per ten metres (AOR-RNG-03), then ×2, ×2, ×½, ×½ and ×½ per level of range aim, rounding each time (AOR-RNG-04, AOR-AIM-07). */
export const rangeMalus = (distance: number, flags: RangeFlags, rangeAim: number): number => {
  let malus = Math.floor(distance / 10);
  if (flags.improvised) malus *= 2;
  if (flags.thrown) malus *= 2;
  if (flags.longRanged) malus = Math.floor(malus / 2);
  if (flags.rifled) malus = Math.floor(malus / 2);
  for (let level = 0; level < rangeAim; level++) malus = Math.floor(malus / 2);
  return malus;
};
