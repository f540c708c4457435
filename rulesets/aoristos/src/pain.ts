import { accept, secret, type Context, type Decision } from '@aspekt/contract';
import { allHeld, heldByBoth, heldOnlyBy, limbOf } from './damage.ts';
import { actorIn, diceAudience, isRefused, onlyOwn, ownOf, type Refused } from './find.ts';
import { hand, rollHand } from './hand.ts';
import type { CommandOf, DueRoll, Event, Limb, Person, State, Thing } from './model.ts';
import { takeTest, testBaseOf, testHand, testOf } from './success-test.ts';
import { refuse } from './refusal.ts';

/** The first roll that waits for a person, if it is of this kind; made also for the unconscious. */
const dueOf = <K extends DueRoll['kind']>(
  state: State,
  id: string,
  kind: K,
  { by }: Context,
): { readonly person: Person; readonly due: Extract<DueRoll, { readonly kind: K }> } | Refused => {
  const person = actorIn(state, id, by);
  if (isRefused(person)) return person;
  const due = state.dueRolls.find((one) => one.person === id && one.kind !== 'healing');
  if (due?.kind !== kind) return refuse('notDue');
  return { person, due: due as Extract<DueRoll, { readonly kind: K }> };
};

type Effect = { readonly effect: 'dropped' | 'sitting' | 'lying' | null; readonly dropped: readonly Thing[] };

/** What a failed pain test does: an arm drops, a leg falls (AOR-SHK-06..09). */
const painEffect = (person: Person, limb: Limb, no: 1 | 2): Effect => {
  if (limb === 'rightArm' || limb === 'leftArm') {
    const dropped = no === 1 ? heldOnlyBy(person, limb) : heldByBoth(person);
    return { effect: dropped.length > 0 ? 'dropped' : null, dropped };
  }
  const falls = no === 1 ? person.posture === 'standing' : person.posture !== 'lying';
  return { effect: falls ? (no === 1 ? 'sitting' : 'lying') : null, dropped: [] };
};

/** Pain in a limb: VIL against GST 6 with the new shock in the hand; failing the first calls for a second (AOR-SHK-04, AOR-SHK-05). */
export const painTest = (
  state: State,
  { by: id }: CommandOf<'aoristos/painTest'>,
  context: Context,
): Decision<Event> => {
  const found = dueOf(state, id, 'pain', context);
  if (isRefused(found)) return found;
  const { person, due } = found;
  const test = testOf(context.dice, 'pain', person, 'willpower');
  const limb = limbOf(due.area);
  const none: Effect = { effect: null, dropped: [] };
  const effect = test.success || !limb ? none : painEffect(person, limb, due.test);
  return accept<Event>({
    type: 'aoristos/painTested',
    who: id,
    area: due.area,
    no: due.test,
    success: test.success !== false,
    test: secret(person.own.to, test),
    ...effect,
    again: test.success === false && due.test === 1,
  });
};

/** Survival: 2B2T, no success test; under all organ trauma the person dies (AOR-ORG-03, AOR-ORG-04, D-14). */
export const survivalHand = hand(2, 0, 2);

export const survivalRoll = (
  state: State,
  { by: id }: CommandOf<'aoristos/survivalRoll'>,
  context: Context,
): Decision<Event> => {
  const found = dueOf(state, id, 'survival', context);
  if (isRefused(found)) return found;
  const { person } = found;
  const roll = rollHand(context.dice, 'survival', id, survivalHand, 'highest', diceAudience(person));
  const total = ownOf(person).organTrauma;
  const alive = (roll.total ?? 0) >= total;
  return accept<Event>({
    type: 'aoristos/survivalRolled',
    who: id,
    roll,
    total: secret(person.own.to, total),
    alive,
    dropped: alive ? [] : allHeld(person),
  });
};

/** Organ trauma 7 or more: VIL against GST 6, or she faints (AOR-ORG-07). */
export const faintTest = (
  state: State,
  { by: id }: CommandOf<'aoristos/faintTest'>,
  context: Context,
): Decision<Event> => {
  const found = dueOf(state, id, 'faint', context);
  if (isRefused(found)) return found;
  const { person } = found;
  const test = testOf(context.dice, 'faint', person, 'willpower');
  const success = test.success !== false;
  return accept<Event>({
    type: 'aoristos/faintTested',
    who: id,
    success,
    test: secret(person.own.to, test),
    dropped: success ? [] : allHeld(person),
  });
};

/** Above 20: VIL + 20 against the total, or broken for good (AOR-PSY-03). */
export const psychTest = (
  state: State,
  { by: id }: CommandOf<'aoristos/psychTest'>,
  context: Context,
): Decision<Event> => {
  const found = dueOf(state, id, 'psych', context);
  if (isRefused(found)) return found;
  const { person } = found;
  const own = onlyOwn(person);
  const asked = {
    testBase: testBaseOf(person, ['willpower']) + 20,
    traits: 1,
    difficulty: ownOf(person).psychTrauma,
    hand: testHand(person.nerveShock),
  };
  const test = takeTest(context.dice, 'psych', person, asked, 'highest', own.only ?? 'everyone');
  return accept<Event>({ type: 'aoristos/psychTested', ...own, who: id, test });
};
