import { accept, type Context, type Decision } from '@aspekt/contract';
import { currentAgility } from './derived.ts';
import { ableActorIn, actorIn, isAble, isRefused, lookup, ownOf, type Refused } from './find.ts';
import { meleeIn, sidesOf } from './melee.ts';
import type { Combat, CommandOf, Event, Leaving, Person, SideRoll, State } from './model.ts';
import { rollSide, winnerOf, type Side } from './opposed-test.ts';
import type { Active, Plan } from './payment.ts';
import { refuse } from './refusal.ts';

const agilityOf = (people: readonly Person[]): number =>
  people.reduce((sum, person) => sum + currentAgility(ownOf(person)), 0);

type Barring = { readonly allies: readonly Person[]; readonly standing: readonly Person[]; readonly speaker: Person };

/** Who stands in the way, and who speaks for them: only standing opponents, or nobody (D-19). */
const barring = (
  state: State,
  combat: Combat,
  person: Person,
  representative: string | undefined,
): Barring | Refused | null => {
  const melee = meleeIn(combat, person.id);
  if (!melee) return null;
  const { allies, opponents } = sidesOf(state, melee, person.id);
  const standing = opponents.filter(({ posture }) => posture === 'standing');
  if (representative !== undefined && !standing.some(({ id }) => id === representative))
    return refuse('badInput', {}, ['AOR-MEL-09']);
  const speaker = standing.find(({ id }) => id === representative) ?? bestHand(standing, combat);
  return speaker ? { allies, standing, speaker } : null;
};

/** All RÖR on the mover's side and 2 per ally, against that of standing opponents only (AOR-MEL-09). */
const againstEachOther = (person: Person, { allies, standing, speaker }: Barring) => ({
  mover: { testBase: agilityOf([person, ...allies]) + 2 * allies.length, representative: person, f: 0, t: 0 },
  opponents: { testBase: agilityOf(standing), representative: speaker, f: 0, t: 0 },
});

export const leavingSides = (
  state: State,
  combat: Combat,
  person: Person,
  representative: string | undefined,
): { readonly mover: Side; readonly opponents: Side } | Refused | null => {
  const barred = barring(state, combat, person, representative);
  return barred === null || 'ok' in barred ? barred : againstEachOther(person, barred);
};

/** Least shock, then initiative: the best own hand speaks for the opponents (D-19). */
const bestHand = (people: readonly Person[], { order }: Combat): Person | undefined =>
  people.toSorted((a, b) => a.nerveShock - b.nerveShock || order.indexOf(a.id) - order.indexOf(b.id))[0];

type Leave = CommandOf<'aoristos/move' | 'aoristos/crawl'>;

/** Paid to move away: an opposed RÖR test first, once in an activation (AOR-MEL-08..10); it cannot be extended. */
export const leaveMelee = (
  state: State,
  { person, combat, combatant }: Active,
  command: Leave,
  cost: number,
  { dice }: Context,
): Plan | Refused => {
  if (combatant.meleeId === null) return refuse('badInput', {}, ['AOR-MEL-08']);
  const barred = barring(state, combat, person, command.opponentRepresentative);
  if (barred && 'ok' in barred) return barred;
  const manner = command.type === 'aoristos/move' ? 'move' : 'crawl';
  const { metres, towards = null, awayFrom = null } = command;
  const way = { towards, awayFrom };
  const resolve = (payment: { readonly cost: number; readonly paid: number }): readonly Event[] => {
    let test: { readonly mover: SideRoll; readonly opponents: SideRoll } | null = null;
    if (!combatant.fleeDanger && barred) {
      const sides = againstEachOther(person, barred);
      const mover = rollSide(dice, 'leave', sides.mover);
      test = { mover, opponents: rollSide(dice, 'leave', sides.opponents) };
    }
    const dangerous = combatant.fleeDanger || (test !== null && winnerOf(test.mover, test.opponents) === 'b');
    const tested: Event = {
      type: 'aoristos/leaveTested',
      who: person.id,
      ...payment,
      manner,
      metres,
      way,
      test,
      dangerous,
    };
    return dangerous ? [tested] : [tested, goes({ by: person.id, manner, metres, way })];
  };
  return { cost, resolve, atOnce: true };
};

/** The move itself, already paid for: she is out of the melee. */
const goes = ({ by, manner, metres, way }: Pick<Leaving, 'by' | 'manner' | 'metres' | 'way'>): Event => ({
  type: 'aoristos/moved',
  who: by,
  cost: 0,
  paid: 0,
  manner,
  metres,
  ...(way ?? { towards: null, awayFrom: null }),
  slow: false,
  leaves: true,
});

const undecided = (state: State, id: string, { by }: Context): Leaving | Refused => {
  const person = actorIn(state, id, by);
  if (isRefused(person)) return person;
  const leaving = state.combat?.leaving;
  if (!leaving || leaving.by !== id || leaving.carriedOn) return refuse('wrongStep', {}, ['AOR-MEL-11']);
  return leaving;
};

/** Stay after all: no risk, no KP back (AOR-MEL-11). */
export const giveUpMove = (
  state: State,
  { by: id }: CommandOf<'aoristos/giveUpMove'>,
  context: Context,
): Decision<Event> => {
  const leaving = undecided(state, id, context);
  return 'ok' in leaving ? leaving : accept<Event>({ type: 'aoristos/moveGivenUp', who: id });
};

/** Go on in spite of the danger: everyone in the melee may strike at once (AOR-MEL-11, AOR-MEL-12). */
export const carryOn = (state: State, { by: id }: CommandOf<'aoristos/carryOn'>, context: Context): Decision<Event> => {
  const leaving = undecided(state, id, context);
  if ('ok' in leaving) return leaving;
  const person = ableActorIn(state, id, context.by);
  if (isRefused(person)) return person;
  const melee = state.combat ? meleeIn(state.combat, id) : undefined;
  const opponents = melee ? sidesOf(state, melee, id).opponents.map((person) => person.id) : [];
  const order = state.combat?.order ?? [];
  const waiting = opponents.toSorted((a, b) => order.indexOf(a) - order.indexOf(b));
  const carried: Event = { type: 'aoristos/carriedOn', who: id, waiting };
  return accept<Event>(carried, ...(waiting.length === 0 ? [goes(leaving)] : []));
};

/** Let the fleeing one go. */
export const declineAttack = (
  state: State,
  { by: id }: CommandOf<'aoristos/declineAttack'>,
  { by }: Context,
): Decision<Event> => {
  const person = ableActorIn(state, id, by);
  if (isRefused(person)) return person;
  const combat = state.combat;
  const leaving = combat?.leaving;
  if (!combat || !leaving?.carriedOn || combat.pendingAttack || !leaving.waiting.includes(id))
    return refuse('wrongStep', {}, ['AOR-MEL-12']);
  return accept<Event>({ type: 'aoristos/attackDeclined', who: id, target: leaving.by });
};

/** Nobody is left to strike: she gets away if she still can, on the feet or hands she set out with (AOR-MEL-12). */
export const afterStrikes = (state: State): readonly Event[] => {
  const leaving = state.combat?.leaving;
  if (!leaving?.carriedOn || state.combat?.pendingAttack || state.dueRolls.some(({ kind }) => kind !== 'healing'))
    return [];
  const person = lookup(state.people, leaving.by);
  const able = person && isAble(person) && (person.posture === 'standing') === (leaving.manner === 'move');
  if (!able) return [{ type: 'aoristos/moveStopped', who: leaving.by }];
  const waiting = leaving.waiting.filter((id) => {
    const other = lookup(state.people, id);
    return other !== undefined && isAble(other);
  });
  return waiting.length > 0 ? [] : [goes(leaving)];
};
