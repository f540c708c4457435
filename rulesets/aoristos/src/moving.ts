import type { Context } from '@aspekt/contract';
import { currentAgility, currentMovement } from './derived.ts';
import { combatantIn, isRefused, kpOf, ownOf, type Refused } from './find.ts';
import { leaveMelee } from './leaving.ts';
import type { CombatantOwn, CommandOf, Event, Person, Settings, State } from './model.ts';
import { activeIn, type Plan } from './payment.ts';
import { refuse } from './refusal.ts';

/** KP for D metres in one round: 1, 2 more beyond RÖR, 1 per started RÖR beyond Movement (AOR-MOVE-01..04). */
const walkPrice = (agility: number, movement: number, metres: number): number => {
  if (metres <= 0) return 0;
  const beyond = Math.max(0, metres - movement);
  return 1 + (metres > agility ? 2 : 0) + (beyond > 0 ? Math.ceil(beyond / agility) : 0);
};

/** What one more movement action costs; the whole round counts (AOR-MOVE-04, D-01). */
const moveCost = (
  { movementPricing }: Settings,
  agility: number,
  movement: number,
  walked: number,
  metres: number,
): number => {
  const price = (distance: number): number => walkPrice(agility, movement, distance);
  switch (movementPricing) {
    case 'difference':
      return Math.max(1, price(walked + metres) - price(walked));
    case 'perAction':
      return price(metres);
    case 'additive':
      return 1 + (price(walked + metres) - 1) - Math.max(0, price(walked) - 1);
  }
};

/** Most metres left in this round: twice Movement, dodging included (AOR-MOVE-05, AOR-MOVE-07); with RÖR 0 only Movement (D-40). */
const metresLeft = (agility: number, movement: number, own: CombatantOwn): number => {
  const { metresThisRound: walked, dodgeMetresThisRound: dodged } = own;
  const byAll = 2 * movement - walked - dodged;
  return Math.max(0, agility === 0 ? Math.min(byAll, movement - walked) : byAll);
};

/** The price of a walk from here, or why it cannot be. */
export const priceOfMove = (state: State, person: Person, metres: number): number | Refused => {
  const combatant = state.combat ? combatantIn(state.combat, person.id) : undefined;
  if (!combatant) return refuse('notYourActivation', { who: person.id });
  const own = ownOf(person);
  const agility = currentAgility(own);
  const movement = currentMovement(own, person.nerveShock);
  const most = metresLeft(agility, movement, kpOf(combatant));
  if (metres > most) return refuse('tooFar', { metres, most }, ['AOR-MOVE-05']);
  return moveCost(state.settings, agility, movement, kpOf(combatant).metresThisRound, metres);
};

/** Sitting or lying: 1 metre per KP, at most Movement in a round (AOR-MOVE-06). */
export const priceOfCrawl = (state: State, person: Person, metres: number): number | Refused => {
  const combatant = state.combat ? combatantIn(state.combat, person.id) : undefined;
  if (!combatant) return refuse('notYourActivation', { who: person.id });
  const own = ownOf(person);
  const movement = currentMovement(own, person.nerveShock);
  const kp = kpOf(combatant);
  const most = Math.max(0, Math.min(movement - kp.metresThisRound, metresLeft(currentAgility(own), movement, kp)));
  return metres > most ? refuse('tooFar', { metres, most }, ['AOR-MOVE-06']) : metres;
};

/** Rörelse, walking or crawling (AOR-MOVE-01..07); out of a melee only past its opponents (AOR-MEL-08). */
export const move = (
  state: State,
  command: CommandOf<'aoristos/move' | 'aoristos/crawl'>,
  context: Context,
): Plan | Refused => {
  const active = activeIn(state, command.by, context);
  if (isRefused(active)) return active;
  const { person } = active;
  const { metres } = command;
  const manner = command.type === 'aoristos/move' ? 'move' : 'crawl';
  if ((manner === 'move') !== (person.posture === 'standing')) return refuse('wrongPosture', {}, ['AOR-MOVE-06']);
  if (!Number.isInteger(metres) || metres < 1) return refuse('badInput', { metres });
  for (const id of [command.towards, command.awayFrom])
    if (id !== undefined && (id === person.id || !combatantIn(active.combat, id))) return refuse('notFound', { id });
  const cost = manner === 'move' ? priceOfMove(state, person, metres) : priceOfCrawl(state, person, metres);
  if (typeof cost !== 'number') return cost;
  if (command.leaveMelee) return leaveMelee(state, active, command, cost, context);
  const moved = (payment: { readonly cost: number; readonly paid: number }): Event => ({
    type: 'aoristos/moved',
    who: person.id,
    ...payment,
    manner,
    metres,
    towards: command.towards ?? null,
    awayFrom: command.awayFrom ?? null,
    slow: command.slow === true && context.by.role === 'gm',
    leaves: false,
  });
  return { cost, resolve: (payment) => [moved(payment)] };
};
