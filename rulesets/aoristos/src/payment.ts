import { accept, secret, type Context, type Decision, type Refusal } from '@aspekt/contract';
import { ableActorIn, combatantIn, isRefused, itemIn, kpOf, lookup, type Refused } from './find.ts';
import type { Combat, Combatant, Command, Event, Person, State, Thing } from './model.ts';
import { refuse } from './refusal.ts';

/** An active action after its checks: its price in KP and what happens once that is paid. */
export type Plan = {
  readonly cost: number;
  readonly resolve: (payment: { readonly cost: number; readonly paid: number }) => readonly Event[];
  /** Allowed, but worth saying. */
  readonly warnings?: readonly Refusal[];
  /** It ends the extended activity by its own means, and not by spending KP on something else. */
  readonly ends?: boolean;
  /** Must be paid at once: it cannot be begun now and finished later. */
  readonly atOnce?: true;
};
export type Payable = Extract<Command, { readonly beginExtended?: boolean }>;

/** Somebody acting in her activation, or outside any fight, where nothing costs KP. */
export type Acting = { readonly person: Person; readonly combat: Combat | null; readonly combatant: Combatant | null };

export const actingIn = (state: State, id: string, context: Context): Acting | Refused => {
  const inFight = state.combat && combatantIn(state.combat, id);
  if (inFight) return activeIn(state, id, context);
  const person = ableActorIn(state, id, context.by);
  return isRefused(person) ? person : { person, combat: null, combatant: null };
};

export type Active = { readonly person: Person; readonly combat: Combat; readonly combatant: Combatant };

/** Active actions only in one's own activation (AOR-CMB-05); of one on overwatch only scouting (AOR-OW-07). */
export const activeIn = (
  state: State,
  id: string,
  { by }: Context,
  action: 'scout' | 'other' = 'other',
): Active | Refused => {
  const person = ableActorIn(state, id, by);
  if (isRefused(person)) return person;
  const { combat } = state;
  const combatant = combat ? combatantIn(combat, id) : undefined;
  if (!combat || !combatant || combat.order[combat.current] !== id) return refuse('notYourActivation', { who: id });
  if (combat.phase !== 'active' && combat.phase !== 'reaction')
    return refuse('notYourActivation', { who: id }, ['AOR-CMB-05']);
  if (combat.pendingAttack || combat.leaving || combat.appearing) return refuse('wrongStep');
  if (kpOf(combatant).overwatch && action !== 'scout') return refuse('wrongStep', {}, ['AOR-OW-07']);
  return { person, combat, combatant };
};

/** What is lost when KP go to something else: the extended activity (AOR-KP-07), on passive spending the overwatch (AOR-OW-06). */
const givenUp = (state: State, id: string, watch: 'spent' | 'fired' | null): readonly Event[] => {
  const combatant = state.combat ? combatantIn(state.combat, id) : undefined;
  if (!combatant) return [];
  const { extended, overwatch } = kpOf(combatant);
  const events: Event[] = [];
  if (extended)
    events.push({
      type: 'aoristos/extendedLost',
      who: id,
      action: extended.action,
      why: 'other',
      weapon: chargingOf(state, id, combatant),
    });
  if (overwatch && watch) events.push({ type: 'aoristos/overwatchEnded', who: id, why: watch });
  return events;
};

/** What an interrupted charging was about: the game master says what becomes of it (AOR-LOAD-02). */
export const chargingOf = (state: State, id: string, combatant: Combatant): Thing | null => {
  const { extended } = kpOf(combatant);
  const person = lookup(state.people, id);
  const item = extended?.action === 'charge' && person ? itemIn(person, combatant.charge?.itemId ?? '') : undefined;
  return item ? { item: item.id, name: item.name } : null;
};

/** Pay an active action: at once, or begin it as an extended activity with all KP one has (AOR-KP-06, D-13). */
export const pay = (state: State, command: Payable, plan: Plan | Refused): Decision<Event> => {
  if ('ok' in plan) return plan;
  const combatant = state.combat ? combatantIn(state.combat, command.by) : undefined;
  if (!combatant) return accept(...plan.resolve({ cost: 0, paid: 0 }));
  const { kp, extended } = kpOf(combatant);
  const { cost } = plan;
  const other = cost > 0 && !plan.ends;
  if (extended && other && command.abandonExtended !== true)
    return refuse('extendedInProgress', { action: extended.action }, ['AOR-KP-07']);
  if (kp < cost && (plan.atOnce || command.beginExtended !== true))
    return refuse('insufficientKp', { cost, kp, ...(plan.atOnce && { atOnce: 1 }) }, ['AOR-KP-06']);
  const lost = other ? givenUp(state, command.by, null) : [];
  const warnings = plan.warnings && plan.warnings.length > 0 ? { warnings: plan.warnings } : {};
  if (kp >= cost) return { ok: true, events: [...lost, ...plan.resolve({ cost, paid: cost })], ...warnings };
  const { beginExtended: _begin, abandonExtended: _abandon, ...kept } = command;
  const action = command.type.slice('aoristos/'.length);
  return accept<Event>(...lost, {
    type: 'aoristos/extendedBegan',
    who: command.by,
    action,
    extended: secret(combatant.own.to, { action, total: cost, paid: kp, command: kept as Command }),
  });
};

/** Pay a passive action: never extended (D-13). */
export const payPassive = (
  state: State,
  id: string,
  abandon: boolean,
  plan: Plan,
  watch: 'spent' | 'fired',
): Decision<Event> => {
  const combatant = state.combat ? combatantIn(state.combat, id) : undefined;
  if (!combatant) return refuse('notFound', { id });
  const { kp, extended } = kpOf(combatant);
  if (extended && !abandon) return refuse('extendedInProgress', { action: extended.action }, ['AOR-KP-07']);
  if (kp < plan.cost) return refuse('insufficientKp', { cost: plan.cost, kp, atOnce: 1 }, ['AOR-CMB-05']);
  return accept(...givenUp(state, id, watch), ...plan.resolve({ cost: plan.cost, paid: plan.cost }));
};
