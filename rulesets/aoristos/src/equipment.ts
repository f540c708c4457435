import { accept, secret, type Context, type Decision } from '@aspekt/contract';
import { isSound } from './derived.ts';
import { ableActorIn, groundFor, isHeld, isRefused, itemIn, lyingIn, onlyOwn, ownOf, type Refused } from './find.ts';
import { isTwoHanded } from './item.ts';
import type { CommandOf, Event, Item, Lying, Person, State } from './model.ts';
import { actingIn, type Plan } from './payment.ts';
import { refuse } from './refusal.ts';

export type Grip = 'right' | 'left' | 'both';

/** A hand that can take something: its arm is whole and it holds nothing else (AOR-LIMB-03). */
const isFree = (person: Person, side: 'right' | 'left', item: string): boolean =>
  isSound(ownOf(person), side === 'right' ? 'rightArm' : 'leftArm') &&
  (person.hands[side] === null || person.hands[side]?.item === item);

/** The hand or hands that take a thing: as asked, else as it is made to be held (AOR-ITEM-08). */
export const gripFor = (person: Person, item: Item, asked?: Grip): Grip | undefined => {
  const right = isFree(person, 'right', item.id);
  const left = isFree(person, 'left', item.id);
  switch (asked ?? (isTwoHanded(item) ? 'both' : right ? 'right' : 'left')) {
    case 'both':
      return right && left ? 'both' : undefined;
    case 'right':
      return right ? 'right' : undefined;
    case 'left':
      return left ? 'left' : undefined;
  }
};

type Handling = CommandOf<
  'aoristos/drawItem' | 'aoristos/stowItem' | 'aoristos/passItem' | 'aoristos/takeFromPocket' | 'aoristos/readyItem'
>;
const what = {
  'aoristos/drawItem': 'draw',
  'aoristos/stowItem': 'stow',
  'aoristos/passItem': 'pass',
  'aoristos/takeFromPocket': 'take',
} as const;

/**
 * Change of equipment, 1 KP (AOR-EQ-01, AOR-EQ-02), more for what is packed (AOR-EQ-05). In melee one may only draw,
 * and put away for at least 1 KP extra (AOR-EQ-03, AOR-MEL-02). Outside a fight it costs nothing.
 */
export const handle = (state: State, command: Handling, context: Context, finishing: boolean): Plan | Refused => {
  const acting = actingIn(state, command.by, context);
  if (isRefused(acting)) return acting;
  const { person, combatant } = acting;
  const item = itemIn(person, command.item);
  if (!item) return refuse('notFound', { id: command.item });
  const held = isHeld(person, item.id);
  const { type } = command;
  const needsHeld = type === 'aoristos/stowItem' || type === 'aoristos/passItem';
  if (needsHeld && !held) return refuse('notHeld', { item: item.id });
  if (!needsHeld && held) return refuse('noChange');
  // Worn armour protects and is not held: whoever takes it off strikes it out.
  if (item.worn) return refuse('badInput', { item: item.id }, ['AOR-ARM-01']);
  const grip = needsHeld && type === 'aoristos/stowItem' ? 'right' : passOrTake(person, item, command);
  if (!grip) return refuse('handUnusable', { item: item.id }, ['AOR-LIMB-03']);
  const engaged = combatant !== null && combatant.meleeId !== null;
  const mayInMelee = type === 'aoristos/drawItem' || type === 'aoristos/stowItem';
  if (engaged && !mayInMelee && !finishing) return refuse('engaged', {}, ['AOR-MEL-02']);
  const base = engaged && type === 'aoristos/stowItem' ? 2 : 1;
  const thing = { item: item.id, name: item.name };
  const who = command.by;
  return {
    cost: Math.max(base, command.cost ?? base),
    resolve: (payment) => [
      type === 'aoristos/readyItem'
        ? { type: 'aoristos/readied', who, ...payment, thing: secret(person.own.to, thing) }
        : {
            type: 'aoristos/handled',
            // What comes out of a pocket is her own to tell.
            ...(type === 'aoristos/takeFromPocket' && onlyOwn(person)),
            who,
            ...payment,
            what: what[type],
            thing,
            hand: grip,
          },
    ],
  };
};

const passOrTake = (person: Person, item: Item, { type, hand }: Handling): Grip | undefined => {
  if (type === 'aoristos/readyItem') return hand ?? 'right';
  if (type !== 'aoristos/passItem') return gripFor(person, item, hand);
  const other = person.hands.right?.item === item.id ? 'left' : 'right';
  return gripFor(person, item, hand ?? other);
};

/** Letting go costs nothing, at any time (AOR-EQ-03, D-34), but for the weapon that one strikes with just now. */
export const dropItem = (
  state: State,
  { by: id, item }: CommandOf<'aoristos/dropItem'>,
  { by }: Context,
): Decision<Event> => {
  const person = ableActorIn(state, id, by);
  if (isRefused(person)) return person;
  const held = itemIn(person, item);
  if (!held || !isHeld(person, item)) return refuse('notHeld', { item });
  const attack = state.combat?.pendingAttack;
  if (attack?.attacker === id && attack.weapon === item) return refuse('wrongStep', {}, ['AOR-ATK-07']);
  const thing = { item, name: held.name };
  return accept<Event>({ type: 'aoristos/handled', who: id, cost: 0, paid: 0, what: 'drop', thing, hand: 'right' });
};

/** Pick up from the ground, sitting or lying, 1 KP (AOR-EQ-04). What a hidden person takes is seen to be gone. */
export const pickUp = (state: State, command: CommandOf<'aoristos/pickUp'>, context: Context): Plan | Refused => {
  const acting = actingIn(state, command.by, context);
  if (isRefused(acting)) return acting;
  const { person, combatant } = acting;
  if (combatant && person.posture === 'standing') return refuse('wrongPosture', {}, ['AOR-EQ-04']);
  const item = lyingIn(groundFor(state, context.by), command.item);
  if (!item) return refuse('notFound', { id: command.item });
  const hand = gripFor(person, item, command.hand);
  if (!hand) return refuse('handUnusable', { item: item.id }, ['AOR-LIMB-03']);
  const thing = { item: item.id, name: item.name };
  return {
    cost: Math.max(1, command.cost ?? 1),
    resolve: (payment) => [
      ...(unseen(person, item) ? [{ type: 'aoristos/vanished', thing } as const] : []),
      { type: 'aoristos/handled', who: command.by, ...payment, what: 'pickUp', thing, hand },
    ],
  };
};

const unseen = (person: Person, item: Lying): boolean => person.only !== undefined && item.only === undefined;
