import type { Secret } from '@aspekt/contract';
import {
  changeItem,
  changeKp,
  drop,
  freeHolds,
  inHands,
  lifted,
  outOfHands,
  outOfMelee,
  paidBy,
  withCombat,
  withCombatant,
  withKp,
  withOwn,
  withPerson,
  withoutLying,
} from './change.ts';
import { lyingIn, pairKey } from '../find.ts';
import type { ActingEvent, Combat, EventOf, State } from '../model.ts';

const opened = (number: number | Secret<number>): number => (typeof number === 'number' ? number : number.value);

export const evolveActing = (before: State, event: ActingEvent): State => {
  const state = 'paid' in event ? paidBy(before, event.who, event.paid) : before;
  switch (event.type) {
    case 'aoristos/spoke':
    case 'aoristos/scouted':
    case 'aoristos/didOther':
    case 'aoristos/vanished':
      return state;
    case 'aoristos/moved':
      return moved(state, event);
    case 'aoristos/postureChanged':
      return withPerson(state, event.who, (person) => ({ ...person, posture: event.posture }));
    case 'aoristos/handled':
      return handled(state, event);
    case 'aoristos/readied':
      return withPerson(state, event.who, (person) => withOwn(person, { readiedItemId: event.thing.value.item }));
    case 'aoristos/charged':
      return withCombatant(
        changeItem(state, event.who, event.thing.item, (item) => ({
          ...item,
          loaded: opened(event.loaded),
          spare: opened(event.spare),
        })),
        event.who,
        (combatant) => ({ ...combatant, charge: { itemId: event.thing.item, paid: event.cost, complete: true } }),
      );
    case 'aoristos/chargeCancelled':
      return withCombatant(state, event.who, (combatant) => ({
        ...withKp(combatant, combatant.own.value.extended?.action === 'charge' ? { extended: null } : {}),
        charge: null,
      }));
    case 'aoristos/reloaded':
      return changeItem(state, event.owner, event.thing.item, (item) => ({
        ...item,
        loaded: event.loaded.value,
        spare: event.spare.value,
      }));
    case 'aoristos/overwatchBegan':
      return changeKp(state, event.who, () => ({ overwatch: { place: event.place.value }, extended: null }));
    case 'aoristos/overwatchEnded':
      return changeKp(state, event.who, () => ({ overwatch: null }));
    case 'aoristos/grappled':
      return event.won ? grappled(state, event) : state;
    case 'aoristos/holdReleased':
      return withCombatant(state, event.target, (combatant) => ({ ...combatant, heldBy: null }));
  }
};

/** Metres, distances, no longer still; range aim at the mover ends (AOR-AIM-09, AOR-MOVE-02). */
const moved = (state: State, event: EventOf<'aoristos/moved'>): State => {
  const { who, metres, slow } = event;
  const walked = withCombatant(state, who, (combatant) => ({
    ...withKp(combatant, {
      metresThisRound: combatant.own.value.metresThisRound + metres,
      movePriceThisRound: combatant.own.value.movePriceThisRound + event.cost,
    }),
    stationary: false,
    heldBy: null,
  }));
  return withCombat(walked, (combat) => {
    const placed = { ...freeHolds(combat, who), distances: walkedTo(combat, event) };
    const out = event.leaves ? { ...outOfMelee(placed, who), leaving: null } : placed;
    return slow ? out : aimLost(out, who);
  });
};

const walkedTo = (
  { distances }: Combat,
  { who, metres, towards, awayFrom }: EventOf<'aoristos/moved'>,
): Combat['distances'] => {
  const changed = { ...distances };
  if (towards !== null) changed[pairKey(who, towards)] = Math.max(1, (distances[pairKey(who, towards)] ?? 1) - metres);
  if (awayFrom !== null) changed[pairKey(who, awayFrom)] = (distances[pairKey(who, awayFrom)] ?? 1) + metres;
  return changed;
};

/** Nobody's range aim holds at a target that moves (AOR-AIM-09). */
export const aimLost = (combat: Combat, target: string): Combat => {
  const aimers = Object.entries(combat.combatants).filter(([, { own }]) => own.value.rangeAim?.targetId === target);
  if (aimers.length === 0) return combat;
  const combatants = { ...combat.combatants };
  for (const [id, combatant] of aimers) combatants[id] = withKp(combatant, { rangeAim: null });
  return { ...combat, combatants };
};

const handled = (state: State, { who, what, thing, hand }: EventOf<'aoristos/handled'>): State => {
  switch (what) {
    case 'draw':
    case 'take':
    case 'pass':
      return withPerson(state, who, (person) => {
        const item = person.own.value.items.find(({ id }) => id === thing.item);
        if (!item) return person;
        const { readiedItemId } = person.own.value;
        const ready = readiedItemId === item.id ? withOwn(person, { readiedItemId: null }) : person;
        return inHands(ready, item, hand);
      });
    case 'stow':
      return uncharged(
        withPerson(state, who, (person) => outOfHands(person, thing.item)),
        who,
        thing.item,
      );
    case 'drop':
      return drop(state, who, [thing]);
    case 'pickUp': {
      const found = lyingIn(state.scene.ground, thing.item);
      if (!found) return state;
      const item = lifted(found);
      return withPerson(withoutLying(state, item.id), who, (person) =>
        inHands(withOwn(person, { items: [...person.own.value.items, item] }), item, hand),
      );
    }
  }
};

const uncharged = (state: State, who: string, item: string): State =>
  state.combat?.combatants[who]?.charge?.itemId === item
    ? withCombatant(state, who, (combatant) => ({ ...combatant, charge: null }))
    : state;

const grappled = (state: State, { who, target, kind }: EventOf<'aoristos/grappled'>): State => {
  switch (kind) {
    case 'hold':
      return withCombatant(state, target, (combatant) => ({ ...combatant, heldBy: who }));
    case 'break':
      return withCombatant(state, who, (combatant) => ({ ...combatant, heldBy: null }));
    case 'trip':
      return withPerson(state, target, (person) => ({ ...person, posture: 'sitting' }));
  }
};
