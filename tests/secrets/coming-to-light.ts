import type { Wire } from '@aspekt/contract';
import { scriptedDice } from '@aspekt/dice';
import { gm } from '@aspekt/testkit';
import type { Command as OfAoristos, State as Aoristos } from '../../rulesets/aoristos/src/model.ts';
import { currentAgility } from '../../rulesets/aoristos/src/derived.ts';
import { advanceTime } from '../../rulesets/aoristos/src/time.ts';
import type { State as Nyx } from '../../rulesets/nyx/src/model.ts';
import type { State as Ode } from '../../rulesets/ode/src/model.ts';
import type { OpenRoll, RuleTrait, State as Vastmark } from '../../rulesets/vastmark/src/model.ts';
import { sameName } from '../../rulesets/vastmark/src/sheet.ts';
import { names } from './derived.ts';
import type { ServerInHand } from './server-in-hand.ts';

type AdvanceTime = Extract<OfAoristos, { readonly type: 'aoristos/advanceTime' }>;

const features = ({ characters }: Vastmark, actor: string | undefined, called: readonly (string | null)[]): unknown => {
  const sheet = characters.find(({ id }) => id === actor)?.sheet.value;
  const all = sheet ? [...sheet.traits, ...sheet.skills] : [];
  return called.map((name) => all.filter((feature) => name !== null && sameName(feature.name, name)));
};

/** What those are worth in a test of Aoristos whom a command names, which what they carry makes slower. */
const worth = ({ people }: Aoristos, command: unknown): unknown =>
  Object.values(people)
    .filter(({ id }) => names(command, new Set([id])))
    .map(({ own: { value } }) => [value.attributes, value.skills, currentAgility(value)]);

/** What of the hidden an open move tells by the rules: no more than this, whoever makes it and knows of it. */
const byMove: Readonly<Record<string, (state: never, command: never) => unknown>> = {
  // A slow harm is known when its first check is due.
  'nyx/advanceClock': ({ slowHarms }: Nyx) => Object.values(slowHarms).filter(({ only }) => only !== undefined),
  // Time stops where somebody has to roll, hidden or not.
  'aoristos/advanceTime': (state: Aoristos, command: AdvanceTime) => {
    const pausing = { ...state, settings: { ...state.settings, pauseOnRolls: true } };
    const passed = advanceTime(pausing, command, { by: gm, dice: scriptedDice([]) });
    return passed.ok && passed.events.at(-1);
  },
  // A test shows what it is taken with.
  'aoristos/successTest': worth,
  'aoristos/opposedTest': worth,
  // An open roll shows what its traits and its skill are worth.
  'vastmark/openRoll': (state: Vastmark, { actor, traits = [], skills = [] }: OpenRoll) =>
    features(state, actor, [...traits, ...skills]),
  // A ruling tells what the player proposed to the game master alone.
  'vastmark/ruleTrait': (state: Vastmark, { rollId, trait }: RuleTrait) =>
    state.rolls
      .filter(({ id, groupId }) => id === rollId || groupId === rollId)
      .map(({ actorId, proposal, traitId }) => [
        proposal,
        features(state, actorId, [trait ?? proposal?.value.trait ?? traitId]),
      ]),
  // Compels that a player offers, and what she claims, are in the game master's ear until she answers.
  'ode/answerCompel': ({ compels }: Ode) => compels,
  'ode/answerClaim': ({ claims }: Ode) => claims,
};

/** What by habit is answered before everyone as soon as anybody does something, where the game master lets the table do it. */
const byHabit: Readonly<Record<string, (state: never) => unknown>> = {
  ode: ({ compels, claims }: Ode) => [compels, claims],
};

/**
 * What comes to light with a move though it was hidden, as the rules have it. Whatever else is hidden may differ from evening to
 * evening, and whatever else is told of it is a leak.
 */
export const comingToLight = ({ rules, table }: ServerInHand, command: Wire, knowing: boolean): string => {
  const state = table.board.game as never;
  const told = knowing ? byMove[command.type]?.(state, command as never) : undefined;
  const answered = table.house.settings.dial === 'do' ? byHabit[rules.id]?.(state) : undefined;
  return JSON.stringify([told, answered]);
};
