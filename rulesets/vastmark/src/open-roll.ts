import { accept, refuse, secret, type Audience, type Context, type Decision } from '@aspekt/contract';
import { characterOf, forbidden, idProblem, isGm, likewise, ownerOrGm, type Refused } from './access.ts';
import { dazeOf } from './daze.ts';
import type { Character, Event, Group, Modification, OpenRoll, Resistance, Roll, State } from './model.ts';
import { rollSettings } from './settings.ts';
import { allDifferent, requestFor } from './several-traits.ts';
import { asOnSheet } from './sheet.ts';
import { specialisationProblem } from './specialisation.ts';
import { skillValue } from './skills.ts';
import { mayPersuade, mustAsk } from './social.ts';
import { skillsFor } from './toughness.ts';
import { valueInRoll } from './traits.ts';

/**
 * A roll is opened: by the game master as a ruling, by a player as a proposal (VAST-TRAIT-07).
 * One die, at most one trait, at most one skill (VAST-ROLL-02); with `separate` one roll per trait (VAST-MULTI-02).
 */
export const openRoll = (state: State, command: OpenRoll, context: Context): Decision<Event> => {
  const actor = characterOf(state, command.actor, context.by);
  if (!actor) return refuse('E_UNKNOWN_ID', { id: command.actor });
  const wrong =
    ownerOrGm(actor, context) ??
    openingProblem(state, command, actor, context) ??
    idProblem(state, command.id, context.by);
  if (wrong) return wrong;
  const rolls = draftRolls(state, command, actor, context);
  const group: Group | null =
    command.mode === 'separate'
      ? { id: command.id, actorId: actor.id, rolls: rolls.map((roll) => roll.id), result: null, ...likewise(rolls[0]) }
      : null;
  return accept<Event>({
    type: 'vastmark/rollOpened',
    rolls,
    group,
    byPlayer: !isGm(context.by),
    ...likewise(rolls[0]),
  });
};

/** Everything that speaks against opening this roll, in the order of the catalogue. */
export const openingProblem = (
  state: State,
  { traits = [], turned = [], skills = [], mode = 'one', ...command }: Omit<OpenRoll, 'type' | 'id'>,
  actor: Character,
  context: Context,
): Refused => {
  const known = actor.sheet.value.traits;
  const unknown =
    traits.find((name) => !known.some((trait) => trait.name === name)) ?? turned.find((name) => !traits.includes(name));
  if (unknown !== undefined) return refuse('E_UNKNOWN_ID', { id: unknown });
  const target = command.socialTarget ? characterOf(state, command.socialTarget, context.by) : undefined;
  if (command.socialTarget && !target) return refuse('E_UNKNOWN_ID', { id: command.socialTarget });
  const opponent = command.resistance.kind === 'opposedTotal' ? command.resistance.actorId : undefined;
  if (opponent !== undefined && !characterOf(state, opponent, context.by))
    return refuse('E_UNKNOWN_ID', { id: opponent });
  // Fitting traits are never added up (VAST-MULTI-01).
  if (mode === 'one' && traits.length > 1) return refuse('E_TWO_TRAITS', undefined, ['VAST-ROLL-02', 'VAST-MULTI-01']);
  if (skills.length > 1) return refuse('E_TWO_SKILLS', undefined, ['VAST-ROLL-02', 'VAST-SKILL-03']);
  const [used = null] = skillsFor(state.settings, { ...command, skills }, actor);
  return (
    (mode === 'separate' ? separateProblem(state, traits, actor, context) : undefined) ??
    unbeatableProblem(actor, traits, context) ??
    integerProblem(command.resistance, command.modifications) ??
    specialisationProblem(state.settings, actor, used, command.specialisation, command.resistance) ??
    mayPersuade(actor, target, command, state.settings, context)
  );
};

const separateProblem = (state: State, traits: readonly string[], actor: Character, context: Context): Refused => {
  if (traits.length < 2 || !allDifferent(traits)) return refuse('E_DUPLICATE_TRAIT', undefined, ['VAST-MULTI-02']);
  if (state.settings.severalTraits === 'off') return forbidden(context, 'E_SEVERAL_TRAITS_OFF', ['VAST-MULTI-02']);
  if (!isGm(context.by) && requestFor(state, actor.id, traits)?.allow !== true) {
    return refuse('E_SEVERAL_TRAITS_DENIED', undefined, ['VAST-MULTI-04']);
  }
  return undefined;
};

/** Oslagbara egenskaper count only by the game master's choice (VAST-TRAIT-04). */
const unbeatableProblem = (actor: Character, traits: readonly string[], { by }: Context): Refused => {
  if (isGm(by)) return undefined;
  const found = actor.sheet.value.traits.find((trait) => trait.group === 'unbeatable' && traits.includes(trait.name));
  return found ? refuse('E_UNBEATABLE_NEEDS_GM', { name: found.name }, ['VAST-TRAIT-04']) : undefined;
};

export const integerProblem = (resistance?: Resistance, modifications: readonly Modification[] = []): Refused => {
  const number =
    resistance?.kind === 'difficulty' ? resistance.value : resistance?.kind === 'opposedTotal' ? resistance.total : 0;
  return [number, ...modifications.map(({ value }) => value)].every(Number.isInteger)
    ? undefined
    : refuse('E_NOT_INTEGER');
};

/** What the roll is measured against is for the table, unless the game master hides it or it names someone hidden. */
export const resistanceAudience = (state: State, resistance: Resistance, hidden: boolean): Audience => {
  if (resistance.kind === 'opposed') return 'everyone';
  const opponent = resistance.kind === 'opposedTotal' ? resistance.actorId : undefined;
  return hidden || (opponent !== undefined && isHidden(state, opponent)) ? 'gm' : 'everyone';
};

const isHidden = (state: State, id: string): boolean =>
  state.characters.some((character) => character.id === id && character.only !== undefined);

/** Whether the rolls of a figure are the game master's alone, as things stand now. */
export const rollsHidden = ({ settings }: State, { only, npc }: Character): boolean =>
  only !== undefined || (npc && !settings.openNpcRolls);

/** The rolls that the command would open: one, or one per trait. */
export const draftRolls = (
  state: State,
  command: Omit<OpenRoll, 'type'>,
  actor: Character,
  context: Context,
): readonly Roll[] => {
  const { by } = context;
  const { traits = [], modifications = [], resistance, socialTarget = null } = command;
  const separate = command.mode === 'separate';
  const { sheet } = actor;
  const [named = null] = skillsFor(state.settings, command, actor);
  const skill = named === null ? null : (asOnSheet(sheet.value.skills, named)?.name ?? named);
  const hidden = rollsHidden(state, actor);
  const target = state.characters.find(({ id }) => id === socialTarget);
  const asks = mustAsk(actor, target, command, state.settings, context);
  const names: readonly (string | null)[] = traits.length > 0 ? traits : [null];
  return names.map((name, i): Roll => {
    const trait = sheet.value.traits.find((it) => it.name === name);
    const turned = name !== null && (command.turned?.includes(name) ?? false);
    return {
      id: separate ? `${command.id}.${i + 1}` : command.id,
      actorId: actor.id,
      kind: command.kind ?? 'ordinary',
      groupId: separate ? command.id : null,
      contestId: null,
      traitId: name,
      turned,
      // No fitting trait: the term is 0 (VAST-ROLL-08).
      traitValue: trait ? valueInRoll(trait, turned) : 0,
      skillId: skill,
      skillValue: skill === null ? 0 : skillValue(sheet.value.skills, skill),
      modifications,
      ...(command.specialisation && { specialisation: command.specialisation }),
      ...dazeOf(state.settings, actor),
      resistance: secret(resistanceAudience(state, resistance, isGm(by) && command.hidden === true), resistance),
      proposal: null,
      chains: [],
      zeroIgnored: false,
      heroPointsSpent: 0,
      socialTargetId:
        socialTarget === null ? null : secret(isHidden(state, socialTarget) ? 'gm' : 'everyone', socialTarget),
      ...(asks && { consent: 'asked' }),
      ruling: null,
      status: isGm(by) ? 'ruled' : 'proposed',
      result: null,
      settings: rollSettings(state.settings),
      ...(hidden && { only: 'gm' }),
    };
  });
};
