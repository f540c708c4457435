import type { Context, Decision } from '@aspekt/contract';
import { prepareAttack, type Prepared } from './attack.ts';
import { ableActorIn, isRefused, lookup, type Refused } from './find.ts';
import { areEngaged } from './melee.ts';
import type { Announced, Combat, CommandOf, Declaration, Event, Person, State } from './model.ts';
import { activeIn, payPassive, type Plan } from './payment.ts';
import { refuse } from './refusal.ts';
import { adjustments } from './vigilance.ts';

type Passive = Announced['passive'];

/** What only the game master may say in a declaration. */
const gmInputs = ({ unaware, gmExtra, conditions, distance }: Declaration): boolean =>
  unaware !== undefined || gmExtra !== undefined || conditions !== undefined || distance !== undefined;

/** Who does not know or cannot move is not vigilant (AOR-VIG-02, D-07). */
const isHelpless = (target: Person, { unaware }: Announced): boolean => unaware || !target.conscious;

const planOf = (state: State, combat: Combat, attacker: Person, prepared: Prepared): Plan => ({
  cost: prepared.cost,
  warnings: prepared.warnings,
  resolve: (payment) => {
    const { attack, target, weapon } = prepared;
    return [
      {
        type: 'aoristos/attackDeclared',
        who: attack.attacker,
        ...payment,
        attack,
        aimCost: prepared.aimCost,
        cheapLevels: prepared.cheapLevels,
        drawn: weapon.drawn,
        cover: lookup(lookup(combat.cover, target.id) ?? {}, attack.attacker) ?? null,
        bodyHidden: lookup(lookup(combat.bodyHidden, target.id) ?? {}, attack.attacker) ?? [],
        helpless: isHelpless(target, attack),
        adjust: adjustments(attack, attacker, weapon.item, target.posture),
      },
    ];
  },
});

/** Step 1: the activated person announces an attack on a target and pays all of it (AOR-ATK-07). */
export const declareAttack = (
  state: State,
  command: CommandOf<'aoristos/declareAttack'>,
  context: Context,
): Plan | Refused => {
  const active = activeIn(state, command.by, context);
  if (isRefused(active)) return active;
  if (context.by.role !== 'gm' && gmInputs(command)) return refuse('gmOnly');
  const prepared = prepareAttack(state, active.combat, active.person, command, null);
  return isRefused(prepared) ? prepared : planOf(state, active.combat, active.person, prepared);
};

/** One attack on a person who flees the melee, as a passive action; aim is allowed (AOR-MEL-12). */
export const opportunityAttack = (
  state: State,
  command: CommandOf<'aoristos/opportunityAttack'>,
  context: Context,
): Decision<Event> => {
  const leaving = state.combat?.leaving;
  const inMelee = state.combat && leaving && areEngaged(state.combat, command.by, leaving.by);
  const may = leaving?.carriedOn && inMelee && !leaving.struck.includes(command.by) && command.by !== leaving.by;
  return passiveAttack(state, command, context, 'opportunity', may === true && command.target === leaving?.by);
};

/** Somebody appears in the watched place: fire at once, without aim (AOR-OW-05). */
export const overwatchAttack = (
  state: State,
  command: CommandOf<'aoristos/declareAttack'>,
  context: Context,
): Decision<Event> => {
  const appearing = state.combat?.appearing;
  const may = appearing?.watchers.includes(command.by) === true && command.target === appearing.person;
  return passiveAttack(state, command, context, 'overwatch', may);
};

const passiveAttack = (
  state: State,
  command: CommandOf<'aoristos/declareAttack' | 'aoristos/opportunityAttack'>,
  context: Context,
  passive: NonNullable<Passive>,
  may: boolean,
): Decision<Event> => {
  const person = ableActorIn(state, command.by, context.by);
  if (isRefused(person)) return person;
  const { combat } = state;
  if (!combat || combat.pendingAttack || !may) return refuse('wrongStep', {}, ['AOR-MEL-12', 'AOR-OW-05']);
  if (context.by.role !== 'gm' && gmInputs(command)) return refuse('gmOnly');
  const prepared = prepareAttack(state, combat, person, command, passive);
  if (isRefused(prepared)) return prepared;
  const plan = planOf(state, combat, person, prepared);
  return payPassive(
    state,
    command.by,
    command.abandonExtended ?? false,
    plan,
    passive === 'overwatch' ? 'fired' : 'spent',
  );
};
