import { accept, maySee, type Audience, type Context, type Decision, type Viewer } from '@aspekt/contract';
import { all, d6, pool } from '@aspekt/dice';
import { stressChosen } from './activation.ts';
import { actorIn, isRefused, lookup, type Refused } from './find.ts';
import { counted, hand, mostDice, pick, rollHand as rolled } from './hand.ts';
import type { CommandOf, Event, OpenRoll, Person, State } from './model.ts';
import { psychTraumaGained } from './psych.ts';
import { suggestedIndexes } from './suggestion.ts';
import { takeTest, testBaseOf, testHand } from './success-test.ts';
import { refuse } from './refusal.ts';

/** Who rolls: a person one plays, or oneself. */
const rollerOf = (
  state: State,
  by: string | undefined,
  viewer: Viewer,
): { readonly id: string; readonly person: Person | null } | Refused => {
  if (by === undefined) return { id: viewer.role === 'gm' ? 'gm' : viewer.seat, person: null };
  const person = actorIn(state, by, viewer);
  return isRefused(person) ? person : { id: by, person };
};

/** Who sees the dice: what a hidden person throws the game master alone, whoever was meant to see them. */
const shownTo = (person: Person | null, audience: Audience = 'everyone'): Audience => person?.only ?? audience;

const only = (to: Audience): { readonly only?: Audience } => (to === 'everyone' ? {} : { only: to });

/** Friform: one d6 that everyone sees; the game master reads it (AOR-GEN-03, AOR-GEN-05). */
export const freeformRoll = (
  state: State,
  { by, text = '' }: CommandOf<'aoristos/freeformRoll'>,
  { dice, by: viewer }: Context,
): Decision<Event> => {
  const roller = rollerOf(state, by, viewer);
  if (isRefused(roller)) return roller;
  const [face = 1] = dice.roll('freeform', pool(1, d6), all, shownTo(roller.person));
  return accept<Event>({ type: 'aoristos/freeformRolled', who: roller.person ? roller.id : null, face, text });
};

/** Any hand (AOR-DICE-01..11); a free one waits for its player. */
export const rollHand = (
  state: State,
  { by, b, f = 0, t = 0, modifier = 0, label = '', audience }: CommandOf<'aoristos/rollHand'>,
  { dice, by: viewer }: Context,
): Decision<Event> => {
  const roller = rollerOf(state, by, viewer);
  if (isRefused(roller)) return roller;
  const wrong = (n: number): boolean => !Number.isInteger(n) || n < 0 || n > 100;
  if (wrong(b) || b < 1 || b > mostDice || wrong(f) || wrong(t))
    return refuse('badInput', { b, f, t }, ['AOR-DICE-01']);
  const before = makeRoom(state, roller.id, viewer);
  if (!before) return refuse('choiceOpen');
  const to = shownTo(roller.person, audience);
  const roll = rolled(dice, 'hand', roller.id, hand(b, f, t, modifier), 'open', to);
  const open: OpenRoll | null = roll.counted ? null : { ...only(to), roll, use: { kind: 'hand', label } };
  return accept<Event>(...before, { type: 'aoristos/handRolled', ...only(to), roll, label, open });
};

/** Framgångstest that somebody is asked for (AOR-TEST-01..10); GST where no ST is given. */
export const successTest = (
  state: State,
  { by, traits, difficulty, f = 0, t = 0, audience, text = '' }: CommandOf<'aoristos/successTest'>,
  { dice, by: viewer }: Context,
): Decision<Event> => {
  const person = actorIn(state, by, viewer);
  if (isRefused(person)) return person;
  if (!person.alive) return refuse('dead', { who: by });
  if (!person.conscious) return refuse('unconscious', { who: by });
  if (new Set(traits).size !== traits.length) return refuse('duplicateTrait', {}, ['AOR-TEST-02']);
  const before = makeRoom(state, by, viewer);
  if (!before) return refuse('choiceOpen');
  const to = shownTo(person, audience);
  const asked = {
    testBase: testBaseOf(person, traits),
    traits: traits.length,
    difficulty,
    hand: testHand(person.nerveShock, f, t),
  };
  const test = takeTest(dice, 'test', person, asked, 'open', to);
  const open: OpenRoll | null = test.roll.counted
    ? null
    : { ...only(to), roll: test.roll, use: { kind: 'test', test, text } };
  return accept<Event>(...before, { type: 'aoristos/tested', ...only(to), test, traits, text, open });
};

/**
 * One free hand at a time waits for each; undefined where one does. Of one that the game master threw for herself nobody is to
 * learn by being refused: when somebody else rolls, the usual dice of it count.
 */
const makeRoom = (state: State, id: string, viewer: Viewer): readonly Event[] | undefined => {
  const open = lookup(state.openRolls, id);
  if (!open) return [];
  if (maySeeOpen(open, viewer) || !isPlain(open)) return undefined;
  return [settled(open, pick(open.roll, suggestedIndexes(open.roll, open.use.kind)) ?? [])];
};

/** A hand or a test: nothing but what it says comes of it. */
type Plain = OpenRoll & { readonly use: Extract<OpenRoll['use'], { readonly kind: 'hand' | 'test' }> };
const isPlain = (open: OpenRoll): open is Plain => open.use.kind === 'hand' || open.use.kind === 'test';

const settled = ({ roll: open, use, only: seen }: Plain, chosen: readonly number[]): Event => {
  const roll = counted(open, chosen);
  const to = seen === undefined ? {} : { only: seen };
  if (use.kind === 'hand') return { type: 'aoristos/diceChosen', ...to, roll, label: use.label };
  const fullRoll = use.test.testBase + roll.total;
  const test = { ...use.test, roll, fullRoll, success: fullRoll >= use.test.difficulty };
  return { type: 'aoristos/tested', ...to, test, traits: [], text: use.text, open: null };
};

const maySeeOpen = (open: OpenRoll, viewer: Viewer): boolean => open.only === undefined || maySee(open.only, viewer);

/** A free hand's player says which dice count (AOR-DICE-09); of dice that she may not see the game master. */
export const chooseDice = (
  state: State,
  { by, indexes }: CommandOf<'aoristos/chooseDice'>,
  context: Context,
): Decision<Event> => {
  const roller = rollerOf(state, by, context.by);
  if (isRefused(roller)) return roller;
  const open = lookup(state.openRolls, roller.id);
  if (!open || !maySeeOpen(open, context.by)) return refuse('noChoice', {}, ['AOR-DICE-10']);
  const chosen = pick(open.roll, indexes);
  if (!chosen) return refuse('badInput', { b: open.roll.hand.b }, ['AOR-DICE-09']);
  if (isPlain(open)) return accept<Event>(settled(open, chosen));
  const { use } = open;
  const roll = counted(open.roll, chosen);
  if (use.kind !== 'psych') return stressChosen(state, roll, context);
  return roller.person ? accept(...psychTraumaGained(state, roller.person, roll, roll.total, use)) : refuse('notFound');
};
