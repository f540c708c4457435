import { accept, refuse, type Context, type Decision, type Hideable } from '@aspekt/contract';
import { actorOf, likewise, onlyGm, rollOf, rollsOf } from './access.ts';
import type { AnswerPrompt, Confirmed, ConfirmRoll, Event, Prompt, Result, Roll, State } from './model.ts';
import { promptFor } from './prompt.ts';
import { readGroup } from './reading.ts';
import { scored } from './series.ts';
import { hurtBy } from './toughness.ts';

export const promptOf = ({ outcome, verdict }: Result): Prompt | null => promptFor(outcome.value, verdict.value.worse);

/** The rolls that close together: those of the same group and of the same opposed roll, as far as they are open. */
const closing = (state: State, roll: Roll): readonly Roll[] =>
  state.rolls.filter(
    (it) =>
      it.status !== 'withdrawn' &&
      // A roll of the group may have closed earlier, with its own opponent.
      it.status !== 'confirmed' &&
      (it.id === roll.id ||
        (roll.groupId !== null && it.groupId === roll.groupId) ||
        (roll.contestId !== null && it.contestId === roll.contestId)),
  );

/** The game master confirms: hero points are no longer spent on it, and the special results are announced (VAST-HERO-11). */
export const confirmRoll = (state: State, { rollId }: ConfirmRoll, { by }: Context): Decision<Event> => {
  const named = rollsOf(state, rollId, by);
  const first = named.find((roll) => roll.status !== 'withdrawn') ?? named[0];
  if (!first) return refuse('E_UNKNOWN_ID', { id: rollId });
  const wrong = onlyGm(by);
  if (wrong) return wrong;
  if (first.status === 'confirmed') return refuse('E_ROLL_CONFIRMED');
  const rolls = closing(state, first);
  if ([first, ...rolls].some((roll) => roll.status !== 'rolled')) return refuse('E_ROLL_NOT_ROLLED');
  const confirmed = rolls.flatMap((roll) => (roll.result ? [told(state, roll, roll.result)] : []));
  const hidden = confirmed.every((it) => it.only !== undefined);
  const event: Event = {
    type: 'vastmark/rollConfirmed',
    rolls: confirmed,
    groups: state.groups.flatMap((group) =>
      rolls.some((roll) => roll.groupId === group.id) ? (openedGroup(readGroup(group, state.rolls, [])) ?? []) : [],
    ),
    ...(hidden && { only: 'gm' }),
  };
  return accept<Event>(event, ...scored(state, confirmed), ...hurtBy(state, rolls));
};

/** Hidden like the one who rolled; of a character that was struck the roll itself says who may know. */
const asKnown = (state: State, roll: Roll): Hideable => likewise(actorOf(state, roll) ?? roll);

/** Of a roll thrown behind the screen the table hears how it went, unless it does not know who rolled (D-14). */
const told = (state: State, roll: Roll, result: Result): Confirmed => ({
  rollId: roll.id,
  actorId: roll.actorId,
  outcome: result.outcome.value,
  prompt: promptOf(result),
  socialTargetId: roll.socialTargetId,
  ...asKnown(state, roll),
});

const openedGroup = (read: ReturnType<typeof readGroup>): ReturnType<typeof readGroup> =>
  read && { ...read, result: { ...read.result, to: 'everyone' } };

/** Halvlyckat or halvmisslyckat, the mishap, the extra good thing: told, never required (VAST-SQ-02, VAST-ZERO-04, VAST-PERF-03). */
export const answerPrompt = (state: State, command: AnswerPrompt, { by }: Context): Decision<Event> => {
  const { rollId, half = null, text = '' } = command;
  const roll = rollOf(state, rollId, by);
  if (!roll) return refuse('E_UNKNOWN_ID', { id: rollId });
  const wrong = onlyGm(by);
  if (wrong) return wrong;
  if (roll.status !== 'confirmed' || !roll.result) return refuse('E_ROLL_NOT_CONFIRMED');
  const prompt = promptOf(roll.result);
  if (prompt === null) return refuse('E_NO_PROMPT');
  if (half !== null && prompt !== 'statusQuo') return refuse('E_NOT_STATUS_QUO', undefined, ['VAST-SQ-02']);
  return accept<Event>({
    type: 'vastmark/promptAnswered',
    rollId,
    actor: roll.actorId,
    prompt,
    half,
    text,
    ...asKnown(state, roll),
  });
};
