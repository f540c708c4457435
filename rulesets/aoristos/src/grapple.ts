import { accept, type Context, type Decision } from '@aspekt/contract';
import { ableActorIn, combatantIn, isAble, isRefused, lookup, type Refused } from './find.ts';
import { areEngaged } from './melee.ts';
import type { CommandOf, Event, Person, State } from './model.ts';
import { rollSide, winnerOf } from './opposed-test.ts';
import { activeIn, type Plan } from './payment.ts';
import { testBaseOf } from './success-test.ts';
import { refuse } from './refusal.ts';

/** Brawling or Evade, whichever is better unless the target's side says so. */
const defenceBase = (target: Person, defence: 'brawling' | 'evade' | undefined): number =>
  defence
    ? testBaseOf(target, [defence, 'agility'])
    : Math.max(testBaseOf(target, ['brawling', 'agility']), testBaseOf(target, ['evade', 'agility']));

/** Holds and trips, not from the book: 1 KP, Brawling + FYS against Brawling or Evade + RÖR; off unless the table wants them. */
export const grapple = (state: State, command: CommandOf<'aoristos/grapple'>, context: Context): Plan | Refused => {
  const active = activeIn(state, command.by, context);
  if (isRefused(active)) return active;
  if (state.settings.holdsAndTrips === 'off') return refuse('optionOff');
  const { person, combat, combatant } = active;
  const target = lookup(state.people, command.target);
  const them = combatantIn(combat, command.target);
  if (!target || !them || !isAble(target) || target.id === person.id) return refuse('badTarget');
  if (!areEngaged(combat, person.id, target.id)) return refuse('outOfReach', {}, ['AOR-MEL-01']);
  const { kind } = command;
  const pointless =
    (kind === 'break' && combatant.heldBy !== target.id) ||
    (kind === 'hold' && them.heldBy !== null) ||
    (kind === 'trip' && target.posture !== 'standing');
  if (pointless) return refuse('noChange');
  return {
    cost: 1,
    resolve: (payment) => {
      const base = testBaseOf(person, ['brawling', 'physique']);
      const mine = rollSide(context.dice, 'grapple', { testBase: base, representative: person, f: 0, t: 0 });
      const against = { testBase: defenceBase(target, command.defence), representative: target, f: 0, t: 0 };
      const theirs = rollSide(context.dice, 'grapple', against);
      const won = winnerOf(mine, theirs) === 'a';
      return [{ type: 'aoristos/grappled', who: person.id, ...payment, target: target.id, kind, mine, theirs, won }];
    },
  };
};

export const releaseHold = (
  state: State,
  { by: id, target }: CommandOf<'aoristos/releaseHold'>,
  { by }: Context,
): Decision<Event> => {
  const person = ableActorIn(state, id, by);
  if (isRefused(person)) return person;
  if (!state.combat || combatantIn(state.combat, target)?.heldBy !== id) return refuse('noChange');
  return accept<Event>({ type: 'aoristos/holdReleased', who: id, target });
};
