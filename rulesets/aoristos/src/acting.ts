import type { Context } from '@aspekt/contract';
import { isSound } from './derived.ts';
import { isRefused, kpOf, ownOf, type Refused } from './find.ts';
import type { CommandOf, Event, Person, Posture, Settings, State } from './model.ts';
import { actingIn, activeIn, type Plan } from './payment.ts';
import { refuse, refuseUnlessOverruled, warning } from './refusal.ts';

/** Syllables of a text, by its groups of vowels: near enough in Swedish, Polish and English. */
export const syllablesIn = (text: string): number => text.toLowerCase().match(/[aeiouyåäöéąęó]+/gu)?.length ?? 0;

/** Talking: 1 KP per 3 syllables, rounded down, at least 1 (AOR-ACT-02, D-18). */
const speechCost = ({ speechRounding }: Settings, syllables: number): number =>
  Math.max(1, (speechRounding === 'down' ? Math.floor : Math.ceil)(syllables / 3));

/** Syllables that two seconds hold, spoken fast; beyond it the game master is told (AOR-ACT-04). */
const mostSyllables = 14;

export const speak = (state: State, command: CommandOf<'aoristos/speak'>, context: Context): Plan | Refused => {
  const active = activeIn(state, command.by, context);
  if (isRefused(active)) return active;
  const { text = '' } = command;
  const syllables = command.syllables ?? syllablesIn(text);
  return {
    cost: speechCost(state.settings, syllables),
    warnings: syllables > mostSyllables ? [warning('longSpeech', { syllables }, ['AOR-ACT-04'])] : [],
    resolve: (payment) => [{ type: 'aoristos/spoke', who: command.by, ...payment, text, syllables }],
  };
};

/** Spaning, 1 KP: look through half a circle, or listen (AOR-ACT-05); it ends overwatch (AOR-OW-07). */
export const scout = (state: State, command: CommandOf<'aoristos/scout'>, context: Context): Plan | Refused => {
  const active = activeIn(state, command.by, context, 'scout');
  if (isRefused(active)) return active;
  const who = command.by;
  const ended: readonly Event[] = kpOf(active.combatant).overwatch
    ? [{ type: 'aoristos/overwatchEnded', who, why: 'scouted' }]
    : [];
  const { direction = '', listen = false } = command;
  return {
    cost: 1,
    resolve: (payment) => [{ type: 'aoristos/scouted', who, ...payment, direction, listen }, ...ended],
  };
};

/** Whatever is not listed, at the game master's price (AOR-ACT-01, AOR-EQ-05). */
export const otherAction = (
  state: State,
  command: CommandOf<'aoristos/otherAction'>,
  context: Context,
): Plan | Refused => {
  const active = activeIn(state, command.by, context);
  if (isRefused(active)) return active;
  const { cost, text = '' } = command;
  if (!Number.isInteger(cost) || cost < 0 || cost > 1000) return refuse('badInput', { cost }, ['AOR-ACT-01']);
  return { cost, resolve: (payment) => [{ type: 'aoristos/didOther', who: command.by, ...payment, text }] };
};

const height: Readonly<Record<Posture, number>> = { lying: 0, sitting: 1, standing: 2 };

/** One change costs 1 KP; from lying to standing there are two, through sitting (AOR-POST-01, AOR-POST-02). */
export const postureCost = (from: Posture, to: Posture): number => Math.max(1, height[to] - height[from]);

/** Standing needs two sound legs; one may do if the table or the game master says so, none never does (AOR-LIMB-04, D-35). */
const cannotStand = ({ standOnOneLeg }: Settings, person: Person, gm: boolean): Refused | undefined => {
  const own = ownOf(person);
  const sound = (isSound(own, 'rightLeg') ? 1 : 0) + (isSound(own, 'leftLeg') ? 1 : 0);
  if (sound === 2 || (sound === 1 && standOnOneLeg === 'allowed')) return undefined;
  if (sound === 0 || standOnOneLeg === 'never') return refuse('legUnusable', { never: 1 }, ['AOR-LIMB-04']);
  return gm ? undefined : refuseUnlessOverruled('legUnusable', ['AOR-LIMB-04']);
};

export const changePosture = (
  state: State,
  command: CommandOf<'aoristos/changePosture'>,
  context: Context,
  finishing: boolean,
): Plan | Refused => {
  const acting = actingIn(state, command.by, context);
  if (isRefused(acting)) return acting;
  const { person, combatant } = acting;
  const { posture } = command;
  if (person.posture === posture) return refuse('noChange');
  const down = height[posture] < height[person.posture];
  if (down && combatant && combatant.meleeId !== null && !finishing) return refuse('engaged', {}, ['AOR-MEL-02']);
  const lame =
    posture === 'standing'
      ? cannotStand(state.settings, person, context.by.role === 'gm' || context.overrule === true)
      : undefined;
  if (lame) return lame;
  return {
    cost: postureCost(person.posture, posture),
    resolve: (payment) => [
      { type: 'aoristos/postureChanged', who: command.by, ...payment, from: person.posture, posture },
    ],
  };
};
