import type { Context, Refusal, Viewer } from '@aspekt/contract';
import { combatantIn, isHeld, isHeldInBoth, kpOf, lookup, ownOf, type Refused } from '../find.ts';
import type { Command, Person, State } from '../model.ts';
import { fightOffers } from '../offers/fight.ts';
import { onesDice } from '../offers.ts';
import type { Payable } from '../payment.ts';
import { planFor } from '../plans.ts';
import { priceOfCrawl, priceOfMove } from '../moving.ts';
import { refuse } from '../refusal.ts';

const gm: Viewer = { seat: 'gm', role: 'gm' };

export type Price =
  | { readonly command: Command; readonly cost: number; readonly affordable: boolean }
  | { readonly command: Command; readonly refused: string; readonly data?: NonNullable<Refusal['data']> };
export type Prices = {
  readonly kp: number;
  readonly actions: readonly Price[];
  /** Every distance that can still be walked or crawled in this round, with its price. */
  readonly walk: readonly { readonly metres: number; readonly cost: number }[];
};

const isPayable = (command: Command): command is Payable =>
  'by' in command && command.by !== undefined && payable.has(command.type);
const payable: ReadonlySet<string> = new Set(
  [
    'speak',
    'otherAction',
    'scout',
    'move',
    'crawl',
    'changePosture',
    'drawItem',
    'stowItem',
    'passItem',
    'takeFromPocket',
    'readyItem',
    'pickUp',
    'charge',
    'cancelCharge',
    'reload',
    'beginOverwatch',
    'grapple',
    'declareAttack',
  ].map((name) => `aoristos/${name}`),
);

/** What everything one could do now costs, and why the rest is not possible (AOR-CMB-04): for the game master, or for the person's player. */
export const pricesOf = (state: State, by: string, player = false): Prices | Refused => {
  const person = lookup(state.people, by);
  const combatant = state.combat ? combatantIn(state.combat, by) : undefined;
  if (!person || !state.combat || !combatant) return refuse('notFound', { id: by });
  const { kp } = kpOf(combatant);
  const seat = player ? person.controllerId : null;
  const context: Context = { dice: onesDice, by: seat === null ? gm : { seat, role: 'player' } };
  const asked = [
    ...fightOffers(state, state.combat, [person], false).map(({ command }) => command),
    ...handlings(person),
    { type: 'aoristos/speak', by, syllables: 3 } as const,
    { type: 'aoristos/scout', by, listen: true } as const,
  ].filter(isPayable);
  const actions = asked.map((command): Price => {
    const plan = planFor(state, command, context, false);
    return 'ok' in plan
      ? { command, refused: plan.refusal.code, ...(plan.refusal.data && { data: plan.refusal.data }) }
      : { command, cost: plan.cost, affordable: plan.cost <= kp };
  });
  return { kp, actions, walk: walkPrices(state, person) };
};

/** What is worth a price but hardly a button of its own: other hands, pockets, weapons made ready (AOR-EQ-01). */
const handlings = (person: Person): readonly Command[] =>
  ownOf(person).items.flatMap(({ id: item, category, hands, perRoundReload }): readonly Command[] => {
    const by = person.id;
    if (isHeld(person, item))
      return [
        { type: 'aoristos/passItem', by, item },
        ...(hands.includes(2) && !isHeldInBoth(person, item)
          ? [{ type: 'aoristos/passItem', by, item, hand: 'both' } as const]
          : []),
        ...(perRoundReload === null ? [] : [{ type: 'aoristos/reload', by, weapon: item, rounds: 1 } as const]),
      ];
    if (category === 'gear') return [{ type: 'aoristos/takeFromPocket', by, item }];
    return category === 'unarmedAid' ? [] : [{ type: 'aoristos/readyItem', by, item }];
  });

/** What one action costs as it would be sent, and whether the KP suffice (AOR-CMB-04). */
export const priceOf = (
  state: State,
  command: Command,
): { readonly cost: number; readonly affordable: boolean } | Refused => {
  if (!isPayable(command)) return refuse('badInput');
  const combatant = state.combat ? combatantIn(state.combat, command.by) : undefined;
  if (!combatant) return refuse('notFound', { id: command.by });
  const plan = planFor(state, command, { dice: onesDice, by: gm }, false);
  return 'ok' in plan ? plan : { cost: plan.cost, affordable: plan.cost <= kpOf(combatant).kp };
};

const walkPrices = (state: State, person: Person): Prices['walk'] => {
  const price = person.posture === 'standing' ? priceOfMove : priceOfCrawl;
  const found: { readonly metres: number; readonly cost: number }[] = [];
  for (let metres = 1; metres <= 200; metres++) {
    const cost = price(state, person, metres);
    if (typeof cost !== 'number') break;
    found.push({ metres, cost });
  }
  return found;
};
