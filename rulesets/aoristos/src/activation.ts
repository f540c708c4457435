import { accept, secret, type Context, type Decision } from '@aspekt/contract';
import type { Dice } from '@aspekt/dice';
import { currentActionCapacity, lastingShock } from './derived.ts';
import { actorIn, combatantIn, diceAudience, isAble, isRefused, itemIn, kpOf, lookup, ownOf } from './find.ts';
import { hand, parseHand, rollHand } from './hand.ts';
import type { Combat, CommandOf, Event, EventOf, Item, Person, Roll, State } from './model.ts';
import { takeTest, testBaseOf, testHand } from './success-test.ts';
import { refuse } from './refusal.ts';

/** Stress costs 1B1F KP before every own activation, also in round 1 (AOR-KP-01, D-06). */
export const stressHand = hand(1, 1);

/** The stress of one who takes the lower die at once. */
export const stressAtOnce = (dice: Dice, person: Person): EventOf<'aoristos/stressed'> => {
  const roll = rollHand(dice, 'stress', person.id, stressHand, 'lowest', diceAudience(person));
  return { type: 'aoristos/stressed', who: person.id, roll, open: null, lost: roll.total };
};

/** An activation begins: stress, then the strain of a drawn bow (AOR-KP-01, AOR-LOAD-04). */
export const beginActivation = (
  state: State,
  { by: id }: CommandOf<'aoristos/beginActivation'>,
  { by, dice }: Context,
): Decision<Event> => {
  const person = actorIn(state, id, by);
  if (isRefused(person)) return person;
  const { combat } = state;
  if (!combat || combat.order[combat.current] !== id || combat.phase !== 'between')
    return refuse('notYourActivation', { who: id }, ['AOR-CMB-05']);
  if (!isAble(person)) return accept(passedBy(state, person), ...turnAfter(state, combat, combat.current));
  if (state.settings.stressChoice === 'ask') {
    const roll = rollHand(dice, 'stress', id, stressHand, 'open', diceAudience(person));
    const open = { ...(person.only && { only: person.only }), roll, use: { kind: 'stress' as const } };
    return accept<Event>({ type: 'aoristos/stressed', who: id, roll, open, lost: null });
  }
  return accept<Event>(stressAtOnce(dice, person), ...activated(state, combat, person, dice));
};

/** The player has picked the die of a stress hand; the activation goes on. */
export const stressChosen = (state: State, roll: Roll, { dice }: Context): Decision<Event> => {
  const { combat } = state;
  const person = lookup(state.people, roll.who);
  if (!combat || !person) return refuse('wrongStep');
  return accept<Event>(
    { type: 'aoristos/stressed', who: roll.who, roll, open: null, lost: roll.total },
    ...activated(state, combat, person, dice),
  );
};

const activated = (state: State, combat: Combat, person: Person, dice: Dice): readonly Event[] => {
  const inMelee = combatantIn(combat, person.id)?.meleeId !== null;
  return [
    ...bowHeld(combat, person, dice),
    // Practically still means: not moved nor in melee since the latest activation began (AOR-AIM-04).
    { type: 'aoristos/activationBegan', who: person.id, stationary: !inMelee },
  ];
};

const strengthNumber = ({ strength }: Item): number =>
  typeof strength === 'number' ? strength : (parseHand(strength)?.b ?? 0);

/** Holding a fully drawn bow: FYS against the bow's strength value, or the arrow is spent (AOR-LOAD-04). */
const bowHeld = (combat: Combat, person: Person, dice: Dice): readonly Event[] => {
  const charge = combatantIn(combat, person.id)?.charge;
  const bow = charge?.complete ? itemIn(person, charge.itemId) : undefined;
  if (bow?.skill !== 'bow') return [];
  const test = takeTest(dice, 'bow', person, {
    testBase: testBaseOf(person, ['physique']),
    traits: 1,
    difficulty: strengthNumber(bow),
    hand: testHand(person.nerveShock),
  });
  const weapon = { item: bow.id, name: bow.name };
  const success = test.success !== false;
  return [
    { type: 'aoristos/bowHeld', who: person.id, success, test: secret(person.own.to, test), weapon, lost: !success },
  ];
};

/** At an activation's end, in this order: KP to vigilance, shock down by VIL, KP refilled (AOR-KP-02..05). */
export const endActivation = (
  state: State,
  { by: id }: CommandOf<'aoristos/endActivation'>,
  { by }: Context,
): Decision<Event> => {
  const person = actorIn(state, id, by);
  if (isRefused(person)) return person;
  const { combat } = state;
  if (!combat || combat.order[combat.current] !== id || (combat.phase !== 'active' && combat.phase !== 'reaction'))
    return refuse('notYourActivation', { who: id }, ['AOR-CMB-05']);
  if (combat.pendingAttack || combat.leaving || combat.appearing) return refuse('attackPending');
  return accept(...activationEnds(state, combat, person));
};

export const activationEnds = (state: State, combat: Combat, person: Person): readonly Event[] => [
  endedBy(state, combat, person),
  ...turnAfter(state, combat, combat.current),
];

/** Shock falls by VIL, not below what lasts (AOR-SHK-10, D-24). */
const shockAfterActivation = (state: State, person: Person): number => {
  const own = ownOf(person);
  return Math.max(lastingShock(own, state.scene.clock), person.nerveShock - own.attributes.willpower);
};

const endedBy = (state: State, combat: Combat, person: Person): Event => {
  const nerveShock = shockAfterActivation(state, person);
  const combatant = combatantIn(combat, person.id);
  const vigilanceBonus = combatant ? kpOf(combatant).kp : 0;
  const kp = currentActionCapacity(ownOf(person), nerveShock);
  return {
    type: 'aoristos/activationEnded',
    who: person.id,
    passed: false,
    nerveShock,
    kp: secret(person.own.to, { vigilanceBonus, kp }),
  };
};

/** The turn of one who cannot act passes by itself, without stress or KP; shock still falls (D-23). */
const passedBy = (state: State, person: Person): Event => {
  const combatant = state.combat ? combatantIn(state.combat, person.id) : undefined;
  return {
    type: 'aoristos/activationEnded',
    who: person.id,
    passed: true,
    nerveShock: person.alive ? shockAfterActivation(state, person) : person.nerveShock,
    kp: secret(person.own.to, { vigilanceBonus: 0, kp: combatant ? kpOf(combatant).kp : 0 }),
  };
};

/** Whose turn comes after place `from`; after the last a new round begins (AOR-CMB-05, AOR-CMB-08). */
const turnAfter = (state: State, combat: Combat, from: number): readonly Event[] => {
  const events: Event[] = [];
  let { round } = combat;
  let current = from;
  for (const _ of combat.order) {
    current++;
    if (current === combat.order.length) {
      current = 0;
      round++;
    }
    const next = lookup(state.people, combat.order[current] ?? '');
    if (next && isAble(next)) break;
    // Whoever waits for someone to wake up should not see the same turns pass for ever: stop where we began.
    if (next && current !== from) events.push(passedBy(state, next));
  }
  return [...events, { type: 'aoristos/turnCame', current, round }];
};
