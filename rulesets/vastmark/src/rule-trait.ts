import { accept, refuse, secret, type Context, type Decision } from '@aspekt/contract';
import {
  actorOf,
  groupOf,
  likewise,
  onlyGm,
  onlyOwner,
  rollOf,
  rollsOf,
  sheetAudience,
  type Refused,
} from './access.ts';
import type { Character, Event, ProposeTrait, Roll, RuleTrait, State, WithdrawRoll } from './model.ts';
import { integerProblem, resistanceAudience } from './open-roll.ts';
import { readGroup } from './reading.ts';
import { rowProblem, specialisationProblem } from './specialisation.ts';
import { valueInRoll } from './traits.ts';

/** Before the dice, and not withdrawn. */
const notRolled = (rolls: readonly Roll[]): Refused => {
  for (const roll of rolls) {
    if (roll.status === 'rolled' || roll.status === 'confirmed') return refuse('E_ALREADY_ROLLED');
    if (roll.status === 'withdrawn') return refuse('E_WITHDRAWN');
  }
  return undefined;
};

/** A player argues for a trait, or for turning it; the roll is unchanged until the game master rules (VAST-TURN-02, D-6). */
export const proposeTrait = (state: State, command: ProposeTrait, context: Context): Decision<Event> => {
  const { rollId, trait, turned = false, reason = '' } = command;
  const roll = rollOf(state, rollId, context.by);
  const actor = roll && actorOf(state, roll);
  if (!roll || !actor) return refuse('E_UNKNOWN_ID', { id: rollId });
  const wrong = onlyOwner(actor, context);
  if (wrong) return wrong;
  if (trait !== null && !actor.sheet.value.traits.some((it) => it.name === trait)) {
    return refuse('E_UNKNOWN_ID', { id: trait });
  }
  const late = notRolled([roll]);
  if (late) return late;
  const to = sheetAudience(actor.ownerId);
  return accept<Event>({
    type: 'vastmark/traitProposed',
    rollId,
    actor: actor.id,
    proposal: secret(to, { trait, turned, reason }),
    only: to,
  });
};

/**
 * The game master has the last word on the trait, on turning it, on resistance and modifications
 * (VAST-TRAIT-07, VAST-TURN-02). With the roll alone she accepts it as proposed.
 */
export const ruleTrait = (state: State, command: RuleTrait, { by }: Context): Decision<Event> => {
  const rolls = rollsOf(state, command.rollId, by);
  const [first] = rolls;
  const actor = first && actorOf(state, first);
  if (!first || !actor) return refuse('E_UNKNOWN_ID', { id: command.rollId });
  const { trait } = command;
  const wrong = onlyGm(by);
  if (wrong) return wrong;
  if (trait != null && !actor.sheet.value.traits.some((it) => it.name === trait)) {
    return refuse('E_UNKNOWN_ID', { id: trait });
  }
  const opponent = command.resistance?.kind === 'opposedTotal' ? command.resistance.actorId : undefined;
  if (opponent !== undefined && !state.characters.some(({ id }) => id === opponent)) {
    return refuse('E_UNKNOWN_ID', { id: opponent });
  }
  const late = notRolled(rolls);
  if (late) return late;
  const ruled = rolls.map((roll) => rule(state, roll, command));
  if ((trait !== undefined && groupOf(state, command.rollId, by)) || clashes(state, ruled)) {
    return refuse('E_DUPLICATE_TRAIT', undefined, ['VAST-MULTI-02']);
  }
  const unwhole =
    integerProblem(command.resistance, command.modifications) ?? ruledSpecialisation(state, first, actor, command);
  if (unwhole) return unwhole;
  return accept<Event>({ type: 'vastmark/traitRuled', rolls: ruled, ...likewise(first) });
};

/** What was proposed has been looked at; what is ruled anew is looked at now. */
const ruledSpecialisation = (state: State, roll: Roll, actor: Character, command: RuleTrait): Refused => {
  const resistance = command.resistance ?? roll.resistance.value;
  return command.specialisation === undefined
    ? rowProblem(roll.specialisation, resistance)
    : specialisationProblem(state.settings, actor, roll.skillId, command.specialisation, resistance);
};

const rule = (state: State, before: Roll, { specialisation, ...command }: RuleTrait): Roll => {
  const { trait, turned, resistance, modifications } = command;
  const { specialisation: proposedUse, ...roll } = before;
  const use = specialisation === undefined ? proposedUse : specialisation;
  const proposed = roll.proposal?.value ?? { trait: roll.traitId, turned: roll.turned };
  const traitId = trait === undefined ? proposed.trait : trait;
  const isTurned = traitId !== null && (turned ?? (trait === undefined ? proposed.turned : false));
  const own = actorOf(state, roll)?.sheet.value.traits.find((it) => it.name === traitId);
  return {
    ...roll,
    traitId,
    turned: isTurned,
    traitValue: own ? valueInRoll(own, isTurned) : 0,
    proposal: null,
    status: 'ruled',
    ...(use && { specialisation: use }),
    ...(modifications && { modifications }),
    ...(resistance && {
      resistance: secret(resistanceAudience(state, resistance, roll.resistance.to !== 'everyone'), resistance),
    }),
  };
};

/** The traits of a group stay different (VAST-MULTI-02). */
const clashes = (state: State, ruled: readonly Roll[]): boolean => {
  const groupId = ruled[0]?.groupId;
  if (groupId == null) return false;
  const mates = state.rolls.filter((roll) => roll.groupId === groupId && roll.status !== 'withdrawn');
  const traits = mates.map((mate) => (ruled.find((roll) => roll.id === mate.id) ?? mate).traitId);
  return new Set(traits).size !== traits.length;
};

/** Accepted as proposed, the roll would have the trait of another roll of its group. */
export const repeatsTrait = (state: State, roll: Roll): boolean =>
  clashes(state, [rule(state, roll, { type: 'vastmark/ruleTrait', rollId: roll.id })]);

/** The game master takes a roll back before the dice. */
export const withdrawRoll = (state: State, { rollId }: WithdrawRoll, { by }: Context): Decision<Event> => {
  const rolls = rollsOf(state, rollId, by);
  const [first] = rolls;
  if (!first) return refuse('E_UNKNOWN_ID', { id: rollId });
  const wrong = onlyGm(by) ?? notRolled(rolls);
  if (wrong) return wrong;
  const left = state.rolls.filter((roll) => !rolls.includes(roll));
  return accept<Event>({
    type: 'vastmark/rollWithdrawn',
    rolls: rolls.map((roll) => roll.id),
    actor: first.actorId,
    // A group is settled by the rolls that are left.
    groups: state.groups.flatMap((group) => (group.id === first.groupId ? (readGroup(group, left, []) ?? []) : [])),
    ...likewise(first),
  });
};
