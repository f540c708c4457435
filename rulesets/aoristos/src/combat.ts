import { accept, secret, type Context, type Decision } from '@aspekt/contract';
import { currentActionCapacity, lastingDegrees } from './derived.ts';
import {
  combatantIn,
  gmOnly,
  isRefused,
  kpOf,
  lookup,
  ownAudience,
  ownOf,
  pairKey,
  personIn,
  type Refused,
} from './find.ts';
import { inOrder, placeOf, rank, rollSurprise, type Ranked } from './initiative.ts';
import type { Combat, Combatant, CommandOf, Event, Melee, Person, State } from './model.ts';
import { refuse } from './refusal.ts';

/** Fighting is no rest: shock is at least what lasts (D-24). */
export const shockInAction = (person: Person, clock: number): number =>
  Math.max(person.nerveShock, lastingDegrees(ownOf(person), clock));

/** A person as she enters a fight: KP = current Action Capacity (AOR-CMB-03). */
export const newCombatant = (
  person: Person,
  nerveShock: number,
  { initiative, side, meleeId }: { initiative: number; side: number | null; meleeId: string | null },
): Combatant => ({
  side,
  activated: false,
  stationary: meleeId === null,
  meleeId,
  charge: null,
  fleeDanger: false,
  heldBy: null,
  own: secret(person.own.to, {
    initiative,
    kp: currentActionCapacity(ownOf(person), nerveShock),
    vigilanceBonus: 0,
    metresThisRound: 0,
    movePriceThisRound: 0,
    dodgeMetresThisRound: 0,
    extended: null,
    rangeAim: null,
    shotsThisRound: {},
    overwatch: null,
  }),
});

const sideOf = (sides: readonly (readonly string[])[], id: string): number | null => {
  const side = sides.findIndex((members) => members.includes(id));
  return side < 0 ? null : side;
};
export const meleeOf = (melees: readonly Melee[], id: string): string | null =>
  melees.find(({ sides }) => sides.some((side) => side.includes(id)))?.id ?? null;

export const peopleIn = (state: State, ids: readonly string[], { by }: Context): readonly Person[] | Refused => {
  const found: Person[] = [];
  for (const id of ids) {
    const person = personIn(state, id, by);
    if (isRefused(person)) return person;
    if (!person.alive) return refuse('dead', { who: id });
    found.push(person);
  }
  return found;
};

/** Nobody stands in two melees, and only combatants do. */
const badMelees = (melees: readonly Melee[], inFight: (id: string) => boolean): boolean => {
  const all = melees.flatMap(({ sides }) => sides.flat());
  return new Set(all).size !== all.length || !all.every(inFight);
};

/** Combat begins: order, KP, round 1 (AOR-CMB-01..09). Who enters a fight is no longer hidden. */
export const startCombat = (
  state: State,
  command: CommandOf<'aoristos/startCombat'>,
  context: Context,
): Decision<Event> => {
  const forbidden = gmOnly(context.by);
  if (forbidden) return forbidden;
  if (state.combat) return refuse('combatRunning');
  const { combatants: ids, sides = [], surprisers = [], distances = [], melees = [] } = command;
  const inFight = (id: string): boolean => ids.includes(id);
  if (ids.length < 2 || new Set(ids).size !== ids.length || !surprisers.every(inFight) || badMelees(melees, inFight))
    return refuse('badInput');
  const people = peopleIn(state, ids, context);
  if (isRefused(people)) return people;
  const surprise = people
    .filter(({ id }) => surprisers.includes(id))
    .map((person) => rollSurprise(context.dice, state.settings, { ...person, only: 'everyone' }));
  const ranked = people.map((person) => rank(person, surprise.find(({ who }) => who === person.id)?.total ?? 0));
  const combatants: Record<string, Combatant> = {};
  const shocks: Record<string, number> = {};
  for (const [i, person] of people.entries()) {
    const nerveShock = shockInAction(person, state.scene.clock);
    shocks[person.id] = nerveShock;
    combatants[person.id] = newCombatant(inTheOpen(state, person), nerveShock, {
      initiative: ranked[i]?.initiative ?? 0,
      side: sideOf(sides, person.id),
      meleeId: meleeOf(melees, person.id),
    });
  }
  return accept<Event>(...people.flatMap(revealing), {
    type: 'aoristos/combatStarted',
    mode: 'rounds',
    order: inOrder(ranked),
    combatants,
    shocks,
    melees,
    distances: Object.fromEntries(distances.map(({ a, b, metres }) => [pairKey(a, b), metres])),
    surprise,
  });
};

/** A person as she is once she fights: hidden no longer. */
export const inTheOpen = ({ settings }: State, { only: _only, ...person }: Person): Person => ({
  ...person,
  own: { ...person.own, to: ownAudience(settings, person) },
});

export const revealing = (person: Person): readonly Event[] =>
  person.only === undefined ? [] : [{ type: 'aoristos/revealed', who: person.id }];

/** Somebody comes late: she enters by SIN with the same ties (D-22). */
export const addCombatant = (
  state: State,
  { person: id, side }: CommandOf<'aoristos/addCombatant'>,
  { by }: Context,
): Decision<Event> => {
  const forbidden = gmOnly(by);
  if (forbidden) return forbidden;
  const { combat } = state;
  if (!combat) return refuse('wrongStep');
  const person = personIn(state, id, by);
  if (isRefused(person)) return person;
  if (!person.alive) return refuse('dead', { who: id });
  if (combatantIn(combat, id)) return refuse('badInput', { id });
  const late = rank(person, 0);
  const place = placeOf(late, rankedIn(state, combat));
  const nerveShock = shockInAction(person, state.scene.clock);
  const passed = place < combat.current || (place === combat.current && combat.phase !== 'between');
  return accept<Event>(...revealing(person), {
    type: 'aoristos/combatantAdded',
    who: id,
    combatant: newCombatant(inTheOpen(state, person), nerveShock, {
      initiative: late.initiative,
      side: side ?? null,
      meleeId: null,
    }),
    order: combat.order.toSpliced(place, 0, id),
    current: passed ? combat.current + 1 : combat.current,
    nerveShock,
  });
};

const rankedIn = (state: State, combat: Combat): readonly Ranked[] =>
  combat.order.map((id) => {
    const combatant = combatantIn(combat, id);
    return {
      id,
      initiative: combatant ? kpOf(combatant).initiative : 0,
      seatIndex: lookup(state.people, id)?.seatIndex ?? 0,
    };
  });

export const removeCombatant = (
  state: State,
  { person: id }: CommandOf<'aoristos/removeCombatant'>,
  { by }: Context,
): Decision<Event> => {
  const forbidden = gmOnly(by);
  if (forbidden) return forbidden;
  const { combat } = state;
  const place = combat?.order.indexOf(id) ?? -1;
  if (!combat || place < 0) return refuse('notFound', { id });
  const order = combat.order.toSpliced(place, 1);
  const current = place < combat.current ? combat.current - 1 : combat.current;
  const wraps = current >= order.length;
  return accept<Event>({
    type: 'aoristos/combatantRemoved',
    who: id,
    order,
    current: wraps ? 0 : current,
    round: wraps ? combat.round + 1 : combat.round,
    phase: place === combat.current ? 'between' : combat.phase,
  });
};
