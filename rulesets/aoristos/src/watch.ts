import { attackCost } from './attack.ts';
import { combatantIn, heldItems, isAble, kpOf, lookup } from './find.ts';
import { areEngaged } from './melee.ts';
import type { Combat, Combatant, Item, Person, State } from './model.ts';

/** Weapons to fire this very moment: in hand, loaded, charged (AOR-OW-02). */
export const readyWeapons = (person: Person, combatant: Combatant): readonly Item[] =>
  heldItems(person).filter(
    (item) =>
      item.category === 'ranged' &&
      item.loaded > 0 &&
      (item.chargeCost === 0 || (combatant.charge?.complete === true && combatant.charge.itemId === item.id)),
  );

/** On overwatch and able to fire at this target: with KP, and below the weapon's limit (AOR-OW-05, AOR-AUTO-05, D-28). */
export const canFireAt = (state: State, combat: Combat, id: string, target: string): boolean => {
  const combatant = combatantIn(combat, id);
  const person = lookup(state.people, id);
  if (!combatant || !person || id === target || !isAble(person)) return false;
  const { overwatch, kp, shotsThisRound } = kpOf(combatant);
  const mayShoot = combatant.meleeId === null || state.settings.engagedMayShootOut || areEngaged(combat, id, target);
  if (overwatch === null || !mayShoot) return false;
  return readyWeapons(person, combatant).some((weapon) => {
    const cheapest = Math.min(...weapon.fireModes.map((mode) => attackCost('ranged', mode)));
    return kp >= cheapest && (lookup(shotsThisRound, weapon.id) ?? 0) < weapon.maxShotsPerRound;
  });
};

/** Nobody is asked any longer who cannot fire, or whose target is dead or gone (AOR-OW-05, AOR-OW-06). */
export const stillWatching = (state: State): State => {
  const { combat } = state;
  if (!combat?.appearing) return state;
  const { person: target, watchers } = combat.appearing;
  const there = lookup(state.people, target)?.alive === true && combatantIn(combat, target) !== undefined;
  const left = there ? watchers.filter((id) => canFireAt(state, combat, id, target)) : [];
  if (left.length === watchers.length) return state;
  const appearing = left.length > 0 ? { ...combat.appearing, watchers: left } : null;
  return { ...state, combat: { ...combat, appearing } };
};
