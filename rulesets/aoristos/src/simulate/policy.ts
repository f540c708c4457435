import type { Viewer } from '@aspekt/contract';
import { aimConditions, aimCost, cheapLevels } from '../aim.ts';
import { attackCost } from '../attack.ts';
import { isSound } from '../derived.ts';
import { combatantIn, heldItems, isAble, kpOf, lookup, ownOf } from '../find.ts';
import { habit } from '../habit.ts';
import type { Combat, Combatant, Command, Item, Person, State } from '../model.ts';
import { postureCost } from '../acting.ts';

type Habits = { readonly aim: number; readonly keep: number };
export type HabitsOf = (id: string) => Habits;
const gm: Viewer = { seat: 'gm', role: 'gm' };

/** What plain habits do next in a fight: open choices first, then whoever's turn it is. */
export const nextMove = (
  state: State,
  habits: HabitsOf,
): { readonly command: Command; readonly by: Viewer } | undefined => {
  const open = habit(state);
  if (open) return open;
  const { combat } = state;
  const id = combat?.order[combat.current];
  const person = id === undefined ? undefined : lookup(state.people, id);
  const combatant = combat && id !== undefined ? combatantIn(combat, id) : undefined;
  if (!combat || !person || !combatant) return undefined;
  const by = person.id;
  if (combat.phase === 'between') return { command: { type: 'aoristos/beginActivation', by }, by: gm };
  const act = isAble(person) ? action(state, combat, person, combatant, habits(by)) : undefined;
  return { command: act ?? { type: 'aoristos/endActivation', by }, by: gm };
};

const action = (
  state: State,
  combat: Combat,
  person: Person,
  combatant: Combatant,
  habits: Habits,
): Command | undefined =>
  standsUp(person, combatant) ?? attacks(state, combat, person, combatant, habits) ?? prepares(person, combatant);

const standsUp = (person: Person, combatant: Combatant): Command | undefined => {
  const own = ownOf(person);
  const legs = isSound(own, 'rightLeg') && isSound(own, 'leftLeg');
  if (combatant.meleeId === null || person.posture === 'standing' || !legs) return undefined;
  const affordable = kpOf(combatant).kp >= postureCost(person.posture, 'standing');
  return affordable ? { type: 'aoristos/changePosture', by: person.id, posture: 'standing' } : undefined;
};

/** The opponents one may reach: those of the melee, or anyone on another side. */
const targetsOf = (state: State, combat: Combat, person: Person, me: Combatant): readonly Person[] =>
  combat.order.flatMap((id) => {
    const other = lookup(state.people, id);
    const them = combatantIn(combat, id);
    if (!other || !them || id === person.id || !isAble(other)) return [];
    const foe = me.side === null || them.side === null || me.side !== them.side;
    return foe && (me.meleeId === null || them.meleeId === me.meleeId) ? [other] : [];
  });

const attacks = (
  state: State,
  combat: Combat,
  person: Person,
  combatant: Combatant,
  { aim, keep }: Habits,
): Command | undefined => {
  const inMelee = combatant.meleeId !== null;
  const [target] = targetsOf(state, combat, person, combatant);
  const weapon = weaponFor(person, combatant, inMelee);
  if (!target || weapon === undefined) return undefined;
  const item = weapon === 'unarmed' ? null : weapon;
  const kind = item === null ? 'unarmed' : item.category === 'ranged' ? 'ranged' : 'melee';
  const mode = item?.fireModes[0] ?? 1;
  const base = attackCost(kind, mode);
  const cheap = cheapLevels(aimConditions(combat, person, item, { target: target.id }));
  const shootsInMelee = inMelee && kind === 'ranged';
  for (let level = shootsInMelee ? 0 : aim; level >= 0; level--)
    if (base + aimCost(level, cheap) <= kpOf(combatant).kp - keep)
      return {
        type: 'aoristos/declareAttack',
        by: person.id,
        target: target.id,
        weapon: item?.id ?? 'unarmed',
        ...(level > 0 && { safetyAim: level }),
      };
  return undefined;
};

/** What is in hand and ready; in melee bare hands at worst. */
const weaponFor = (person: Person, combatant: Combatant, inMelee: boolean): Item | 'unarmed' | undefined => {
  const ready = heldItems(person).find((item) => {
    if (item.category === 'melee') return inMelee;
    const fired = kpOf(combatant).shotsThisRound[item.id] ?? 0;
    const charged =
      item.chargeCost === 0 || (combatant.charge?.complete === true && combatant.charge.itemId === item.id);
    return item.category === 'ranged' && item.loaded > 0 && charged && fired < item.maxShotsPerRound;
  });
  return ready ?? (inMelee ? 'unarmed' : undefined);
};

/** Charging and reloading what is in hand, if it can be paid now; drawing a weapon where the hands are empty. */
const prepares = (person: Person, combatant: Combatant): Command | undefined => {
  if (combatant.meleeId !== null) return undefined;
  const by = person.id;
  const { kp } = kpOf(combatant);
  for (const item of heldItems(person)) {
    const single = item.magazineSize === 1 && item.chargeCost > 0;
    const charged = combatant.charge?.itemId === item.id && combatant.charge.complete;
    if (item.chargeCost > 0 && !charged && (item.loaded > 0 || (single && item.spare > 0)) && kp >= item.chargeCost)
      return { type: 'aoristos/charge', by, weapon: item.id };
    if (
      item.category === 'ranged' &&
      !item.thrown &&
      !single &&
      item.loaded === 0 &&
      item.spare > 0 &&
      kp >= item.reloadCost
    )
      return item.perRoundReload === null || kp >= 2 + item.perRoundReload
        ? { type: 'aoristos/reload', by, weapon: item.id, ...(item.perRoundReload !== null && { rounds: 1 }) }
        : undefined;
  }
  const free = person.hands.right === null && person.hands.left === null;
  const spare = ownOf(person).items.find(({ category, loaded }) => category === 'ranged' && loaded > 0);
  return free && spare && kp >= 1 ? { type: 'aoristos/drawItem', by, item: spare.id } : undefined;
};
