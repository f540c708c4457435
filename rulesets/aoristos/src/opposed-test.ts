import { accept, type Audience, type Context, type Decision } from '@aspekt/contract';
import type { Dice } from '@aspekt/dice';
import { diceAudience, gmOnly, isRefused, lookup, type Refused } from './find.ts';
import { rollHand } from './hand.ts';
import type { CommandOf, Event, OpposedSide, Person, SideRoll, State } from './model.ts';
import { testBaseOf, testHand } from './success-test.ts';
import { refuse } from './refusal.ts';

export type Side = {
  readonly testBase: number;
  readonly representative: Person;
  readonly f: number;
  readonly t: number;
};

/**
 * One side's hand: all its bases together (AOR-OPP-01), the base hand with the representative's own F and T
 * (AOR-OPP-02). Reading: the highest dice of a free hand count, since only the higher roll wins.
 */
export const rollSide = (
  dice: Dice,
  what: string,
  { testBase, representative, f, t }: Side,
  to: Audience = diceAudience(representative),
): SideRoll => {
  const rolled = testHand(representative.nerveShock, f, t);
  const roll = rollHand(dice, what, representative.id, rolled, 'highest', to);
  return { roll, testBase, fullRoll: testBase + (roll.total ?? 0) };
};

/** The higher full roll wins (AOR-OPP-03); equal ones are a draw (AOR-OPP-04). */
export const winnerOf = (a: SideRoll, b: SideRoll): 'a' | 'b' | null =>
  a.fullRoll > b.fullRoll ? 'a' : b.fullRoll > a.fullRoll ? 'b' : null;

export const sideOf = (state: State, { members, representative, f = 0, t = 0 }: OpposedSide): Side | Refused => {
  let testBase = 0;
  let found: Person | undefined;
  const seen = new Set<string>();
  for (const { person: id, traits } of members) {
    const person = lookup(state.people, id);
    if (!person) return refuse('notFound', { id });
    if (seen.has(id) || new Set(traits).size !== traits.length) return refuse('badInput');
    seen.add(id);
    testBase += testBaseOf(person, traits);
    if (id === representative) found = person;
  }
  return found ? { testBase, representative: found, f, t } : refuse('badInput', {}, ['AOR-OPP-02']);
};

/** Motståndstest: two hands, side a first (AOR-OPP-01..04); where somebody hidden takes part it is the game master's alone. */
export const opposedTest = (
  state: State,
  command: CommandOf<'aoristos/opposedTest'>,
  { dice, by }: Context,
): Decision<Event> => {
  const forbidden = gmOnly(by);
  if (forbidden) return forbidden;
  const a = sideOf(state, command.a);
  if (isRefused(a)) return a;
  const b = sideOf(state, command.b);
  if (isRefused(b)) return b;
  const members = [...command.a.members, ...command.b.members];
  const unseen = members.some(({ person }) => lookup(state.people, person)?.only !== undefined);
  const to = unseen ? 'gm' : 'everyone';
  const first = rollSide(dice, 'opposed', a, to);
  const second = rollSide(dice, 'opposed', b, to);
  return accept<Event>({
    type: 'aoristos/opposed',
    ...(unseen && { only: 'gm' }),
    a: first,
    b: second,
    winner: winnerOf(first, second),
    text: command.text ?? '',
  });
};
