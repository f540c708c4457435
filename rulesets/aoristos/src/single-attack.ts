import { accept, type Context, type Decision } from '@aspekt/contract';
import { stressAtOnce } from './activation.ts';
import { inTheOpen, meleeOf, newCombatant, peopleIn, revealing, shockInAction } from './combat.ts';
import { gmOnly, isRefused, pairKey } from './find.ts';
import type { Combatant, CommandOf, Event, State } from './model.ts';
import { refuse } from './refusal.ts';

/** The combat rules for one attack: both may use a round's KP, to aim and to be vigilant (AOR-CMB-10, D-26). */
export const singleAttack = (
  state: State,
  { attacker, target, distance = 1, melee = false }: CommandOf<'aoristos/singleAttack'>,
  context: Context,
): Decision<Event> => {
  const forbidden = gmOnly(context.by);
  if (forbidden) return forbidden;
  if (state.combat) return refuse('combatRunning');
  if (attacker === target) return refuse('badTarget');
  const people = peopleIn(state, [attacker, target], context);
  if (isRefused(people)) return people;
  const melees = melee ? [{ id: 'single', sides: [[attacker], [target]] }] : [];
  const combatants: Record<string, Combatant> = {};
  const shocks: Record<string, number> = {};
  for (const person of people) {
    const nerveShock = shockInAction(person, state.scene.clock);
    const meleeId = meleeOf(melees, person.id);
    const side = person.id === attacker ? 0 : 1;
    const fresh = newCombatant(inTheOpen(state, person), nerveShock, { initiative: 0, side, meleeId });
    const own = fresh.own.value;
    shocks[person.id] = nerveShock;
    combatants[person.id] =
      person.id === target ? { ...fresh, own: { ...fresh.own, value: { ...own, vigilanceBonus: own.kp } } } : fresh;
  }
  const started: Event = {
    type: 'aoristos/combatStarted',
    mode: 'single',
    order: [attacker, target],
    combatants,
    shocks,
    melees,
    distances: { [pairKey(attacker, target)]: distance },
    surprise: [],
  };
  const [first] = people;
  const stress = state.settings.singleAttackStress && first ? [stressAtOnce(context.dice, first)] : [];
  const begun: Event = { type: 'aoristos/activationBegan', who: attacker, stationary: !melee };
  return accept<Event>(...people.flatMap(revealing), started, ...stress, begun);
};
