import { accept, secret, type Context, type Decision } from '@aspekt/contract';
import { activationEnds } from './activation.ts';
import { ableActorIn, combatantIn, gmOnly, isAble, isRefused, kpOf, lookup, type Refused } from './find.ts';
import type { Combat, Combatant, CommandOf, Event, State } from './model.ts';
import { activeIn, type Plan } from './payment.ts';
import { testOf } from './success-test.ts';
import { refuse, refuseUnlessOverruled } from './refusal.ts';
import { canFireAt, readyWeapons } from './watch.ts';

const isHidden = (combat: Combat, target: string, from: string): boolean =>
  lookup(lookup(combat.cover, target) ?? {}, from)?.fullyHidden === true;

/** An opponent who can be seen; sides nobody named cannot be known. */
const targetInSight = (state: State, combat: Combat, id: string): boolean => {
  const side = combatantIn(combat, id)?.side;
  if (side === null || side === undefined) return false;
  return combat.order.some((other) => {
    const theirs = combatantIn(combat, other)?.side;
    const person = lookup(state.people, other);
    const enemy = theirs !== null && theirs !== undefined && theirs !== side;
    return enemy && person !== undefined && isAble(person) && !isHidden(combat, other, id);
  });
};

/** What is still to pay of a shot whose target has gone out of sight: it may become overwatch (AOR-OW-01). */
const unpaidShot = (combat: Combat, combatant: Combatant, id: string): number | undefined => {
  const { extended } = kpOf(combatant);
  const shot = extended?.command?.type === 'aoristos/declareAttack' ? extended.command : undefined;
  return extended && shot && isHidden(combat, shot.target, id) ? extended.total - extended.paid : undefined;
};

/** Övervakning: 1 KP, and the activation is over (AOR-OW-01..04); not begun in melee (D-34). */
export const beginOverwatch = (
  state: State,
  command: CommandOf<'aoristos/beginOverwatch'>,
  context: Context,
): Plan | Refused => {
  const active = activeIn(state, command.by, context);
  if (isRefused(active)) return active;
  const { person, combat, combatant } = active;
  if (readyWeapons(person, combatant).length === 0) return refuse('notReady', {}, ['AOR-OW-02']);
  const unpaid = unpaidShot(combat, combatant, command.by);
  const trusted = context.by.role === 'gm' || context.overrule === true || unpaid !== undefined;
  if (!trusted && targetInSight(state, combat, command.by))
    return refuseUnlessOverruled('targetInSight', ['AOR-OW-02']);
  if (combatant.meleeId !== null) return refuse('engaged', {}, ['AOR-MEL-02']);
  const cost = 1 + (unpaid ?? 0);
  return {
    cost,
    resolve: (payment) => {
      const { who, place } = { who: command.by, place: command.place };
      const kp = kpOf(combatant);
      const paid: Combat = {
        ...combat,
        combatants: {
          ...combat.combatants,
          [who]: { ...combatant, own: { ...combatant.own, value: { ...kp, kp: kp.kp - payment.paid } } },
        },
      };
      return [
        { type: 'aoristos/overwatchBegan', who, ...payment, place: secret(person.own.to, place) },
        ...activationEnds({ ...state, combat: paid }, paid, person),
      ];
    },
  };
};

/** A shot that became overwatch is not "another activity": it need not be given up by name (AOR-OW-01). */
export const turnsIntoOverwatch = (state: State, { by }: CommandOf<'aoristos/beginOverwatch'>): boolean => {
  const combatant = state.combat ? combatantIn(state.combat, by) : undefined;
  return combatant !== undefined && state.combat !== null && unpaidShot(state.combat, combatant, by) !== undefined;
};

/** Somebody appears in watched places: who can pay must fire or hold back (AOR-OW-05); too few KP, no attack (D-28). */
export const overwatchTrigger = (
  state: State,
  { person: id, watchers }: CommandOf<'aoristos/overwatchTrigger'>,
  { by }: Context,
): Decision<Event> => {
  const forbidden = gmOnly(by);
  if (forbidden) return forbidden;
  const { combat } = state;
  if (!combat || combat.pendingAttack || combat.leaving || combat.appearing) return refuse('wrongStep');
  const target = lookup(state.people, id);
  if (!target?.alive || !combatantIn(combat, id)) return refuse('badTarget');
  const fire = combat.order.filter(
    (other) => (watchers?.includes(other) ?? true) && canFireAt(state, combat, other, id),
  );
  return accept<Event>({ type: 'aoristos/appeared', who: id, watchers: fire });
};

/** A voluntary SIN test to keep the finger still (AOR-OW-05). */
export const holdBack = (
  state: State,
  { by: id }: CommandOf<'aoristos/holdBack'>,
  { by, dice }: Context,
): Decision<Event> => {
  const person = ableActorIn(state, id, by);
  if (isRefused(person)) return person;
  const appearing = state.combat?.appearing;
  if (!appearing?.watchers.includes(id) || appearing.failed.includes(id) || state.combat?.pendingAttack)
    return refuse('wrongStep', {}, ['AOR-OW-05']);
  const test = testOf(dice, 'holdBack', person, 'awareness');
  return accept<Event>({
    type: 'aoristos/heldBack',
    who: id,
    success: test.success !== false,
    test: secret(person.own.to, test),
  });
};
