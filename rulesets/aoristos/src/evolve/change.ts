import { dueFor, lyingIn, ownAudience } from '../find.ts';
import { retimed } from '../clock.ts';
import { tendedAudience } from '../tended.ts';
import type {
  Combat,
  Combatant,
  CombatantOwn,
  DueRoll,
  Hands,
  Item,
  Lying,
  Own,
  Person,
  State,
  Thing,
} from '../model.ts';

export const withPerson = (state: State, id: string, change: (person: Person) => Person): State => {
  const person = state.people[id];
  return person ? { ...state, people: { ...state.people, [id]: change(person) } } : state;
};

export const withOwn = (person: Person, value: Partial<Own>): Person => ({
  ...person,
  own: { ...person.own, value: { ...person.own.value, ...value } },
});

export const changeOwn = (state: State, id: string, change: (own: Own, person: Person) => Partial<Own>): State =>
  withPerson(state, id, (person) => withOwn(person, change(person.own.value, person)));

export const withCombat = (state: State, change: (combat: Combat) => Combat): State =>
  state.combat ? { ...state, combat: change(state.combat) } : state;

export const withCombatant = (state: State, id: string, change: (combatant: Combatant) => Combatant): State => {
  const combatant = state.combat?.combatants[id];
  if (!state.combat || !combatant) return state;
  return {
    ...state,
    combat: { ...state.combat, combatants: { ...state.combat.combatants, [id]: change(combatant) } },
  };
};

export const withKp = (combatant: Combatant, value: Partial<CombatantOwn>): Combatant => ({
  ...combatant,
  own: { ...combatant.own, value: { ...combatant.own.value, ...value } },
});

export const changeKp = (state: State, id: string, change: (own: CombatantOwn) => Partial<CombatantOwn>): State =>
  withCombatant(state, id, (combatant) => withKp(combatant, change(combatant.own.value)));

/** KP leave the pool; never below 0 (D-06). */
export const paidBy = (state: State, id: string, paid: number): State =>
  paid === 0 ? state : changeKp(state, id, ({ kp }) => ({ kp: Math.max(0, kp - paid) }));

export const heldOf = ({ id, name, category }: Item): Hands['right'] => ({ item: id, name, category });

/** The thing in the hand or hands that hold it now; nothing in a hand it has left. */
export const inHands = (person: Person, item: Item, hand: 'right' | 'left' | 'both'): Person => {
  const held = heldOf(item);
  const { right, left } = outOfHands(person, item.id).hands;
  return {
    ...person,
    hands: { right: hand === 'left' ? right : held, left: hand === 'right' ? left : held },
  };
};

export const outOfHands = (person: Person, id: string): Person => {
  const { right, left } = person.hands;
  if (right?.item !== id && left?.item !== id) return person;
  return { ...person, hands: { right: right?.item === id ? null : right, left: left?.item === id ? null : left } };
};

/** Things fall: out of hands and sheet, onto the ground; what a hidden person lets fall nobody else sees. */
export const drop = (state: State, id: string, things: readonly Thing[]): State => {
  if (things.length === 0) return state;
  const person = state.people[id];
  if (!person) return state;
  const fallen = person.own.value.items.filter((item) => things.some((thing) => thing.item === item.id));
  const items = person.own.value.items.filter((item) => !fallen.includes(item));
  let left = withOwn(person, { items });
  for (const item of fallen) left = outOfHands(left, item.id);
  const dropped = {
    ...state,
    people: { ...state.people, [id]: left },
    scene: { ...state.scene, ground: [...state.scene.ground, ...fallen.map((item) => fallenFrom(person, item))] },
  };
  // What was charged lies there uncharged.
  const charged = dropped.combat?.combatants[id]?.charge;
  return charged && fallen.some((item) => item.id === charged.itemId)
    ? withCombatant(dropped, id, (combatant) => ({ ...combatant, charge: null }))
    : dropped;
};

const fallenFrom = ({ id, only }: Person, item: Item): Lying =>
  only === undefined ? item : { ...item, only, droppedBy: id };

/** The thing as somebody carries it, wherever it lay. */
export const lifted = ({ only: _only, droppedBy: _by, ...item }: Lying): Item => item;

/** The ground without a thing; another that is called the same stays. */
export const withoutLying = (state: State, id: string): State => {
  const gone = lyingIn(state.scene.ground, id);
  const ground = state.scene.ground.filter((thing) => thing !== gone);
  return { ...state, scene: { ...state.scene, ground } };
};

/** Whoever is shown or hidden: her numbers and what waits for her go with her, and when she is shown what she let fall. */
export const marked = (before: State, id: string): State => {
  const state = resealed(before);
  const person = state.people[id];
  if (!person) return state;
  const { ground } = state.scene;
  const open = state.openRolls[id];
  return {
    ...state,
    scene: {
      ...state.scene,
      ground: ground.map((thing) => (thing.droppedBy === id && person.only === undefined ? lifted(thing) : thing)),
    },
    dueRolls: state.dueRolls.map((due) => (due.person === id ? dueFor(person, unmarked(due)) : due)),
    openRolls: open && person.only ? { ...state.openRolls, [id]: { ...open, only: person.only } } : state.openRolls,
  };
};

const unmarked = ({ only: _only, ...due }: DueRoll): DueRoll => due;

export const changeItem = (state: State, id: string, item: string, change: (item: Item) => Item): State =>
  changeOwn(state, id, ({ items }) => ({ items: items.map((one) => (one.id === item ? change(one) : one)) }));

/** Set organ trauma and everything that hangs on it: the next tests, and lasting shock at once (D-24). */
export const withTrauma = (state: State, person: Person, organTrauma: number): Person => {
  const before = person.own.value.organTrauma;
  const own = { ...person.own.value, organTrauma };
  return withOwn(person, { organTrauma, ...retimed(own, before, person.conscious, state.scene, state.settings) });
};

/** A person who faints or dies lies, and her turns, holds and watch are over. */
export const collapsed = (state: State, id: string): State => {
  const freed = withCombat(state, (combat) => freeHolds(combat, id));
  return changeKp(freed, id, () => ({ extended: null, overwatch: null, rangeAim: null }));
};

/** Whoever this person held is free. */
export const freeHolds = (combat: Combat, id: string): Combat => {
  const held = Object.entries(combat.combatants).filter(([, { heldBy }]) => heldBy === id);
  if (held.length === 0) return combat;
  const combatants = { ...combat.combatants };
  for (const [other, combatant] of held) combatants[other] = { ...combatant, heldBy: null };
  return { ...combat, combatants };
};

/** Own numbers go to whoever plays the person now (D-15). */
export const resealed = (state: State): State => {
  const people: Record<string, Person> = {};
  for (const [id, person] of Object.entries(state.people))
    people[id] = { ...person, own: { ...person.own, to: ownAudience(state.settings, person) } };
  for (const [id, person] of Object.entries(people))
    if (person.tended)
      people[id] = {
        ...person,
        tended: { ...person.tended, to: tendedAudience(people, person, person.tended.value.by) },
      };
  const { combat } = state;
  if (!combat) return { ...state, people };
  const combatants: Record<string, Combatant> = {};
  for (const [id, combatant] of Object.entries(combat.combatants))
    combatants[id] = { ...combatant, own: { ...combatant.own, to: people[id]?.own.to ?? 'gm' } };
  return { ...state, people, combat: { ...combat, combatants } };
};

/** A melee without opponents is none; who is in no melee is not engaged. */
export const settledMelees = (combat: Combat): Combat => {
  const melees = combat.melees
    .map((melee) => ({ ...melee, sides: melee.sides.filter((side) => side.length > 0) }))
    .filter(({ sides }) => sides.length > 1);
  const combatants: Record<string, Combatant> = {};
  for (const [id, combatant] of Object.entries(combat.combatants)) {
    const meleeId = melees.find(({ sides }) => sides.some((side) => side.includes(id)))?.id ?? null;
    // Being in melee ends standing still (AOR-AIM-04).
    const stationary = combatant.stationary && meleeId === null;
    combatants[id] =
      meleeId === combatant.meleeId && stationary === combatant.stationary
        ? combatant
        : { ...combatant, meleeId, stationary };
  }
  return { ...combat, melees, combatants };
};

export const outOfMelee = (combat: Combat, id: string): Combat =>
  settledMelees({
    ...freeHolds(combat, id),
    melees: combat.melees.map((melee) => ({
      ...melee,
      sides: melee.sides.map((side) => side.filter((other) => other !== id)),
    })),
  });
