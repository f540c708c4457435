import { accept, refuse, secret, type Context, type Decision, type Refusal } from '@aspekt/contract';
import {
  characterOf,
  forbidden,
  idProblem,
  isGm,
  likewise,
  onlyGm,
  ownerOrGm,
  sheetAudience,
  type Refused,
} from './access.ts';
import { bookTraits, readExtraLine } from './extra-line.ts';
import type {
  AssignCharacter,
  Character,
  CreateCharacter,
  CreateQuickExtra,
  EditSkill,
  EditTrait,
  Event,
  NewSkill,
  NewTrait,
  Private,
  RenameCharacter,
  ShowCharacter,
  State,
  WriteNotes,
} from './model.ts';
import {
  apprenticeLimit,
  apprenticeProblems,
  asOnSheet,
  draftProblems,
  duplicateProblems,
  featureProblems,
  rangeProblems,
  skillFrom,
  startingXp,
  traitFrom,
} from './sheet.ts';
import { inBookOrder } from './traits.ts';

/** The first problem, unless the game master insists. */
const firstProblem = (problems: readonly Refusal[], context: Context): Refused => {
  for (const refusal of problems) {
    if (!refusal.overridable) return { ok: false, refusal };
    const wrong = forbidden(context, refusal.code, refusal.rules ?? [], refusal.data);
    if (wrong) return wrong;
  }
  return undefined;
};

const privateSheet = (
  traits: readonly NewTrait[],
  skills: readonly NewSkill[],
  rest: Omit<Private, 'traits' | 'skills'>,
): Private => ({ traits: inBookOrder(traits.map(traitFrom)), skills: skills.map(skillFrom), ...rest });

/** A new figur, with the points that hero insurance gives her (VAST-HERO-02, VAST-HERO-03, VAST-X-CHAR-01). */
export const createCharacter = (state: State, command: CreateCharacter, context: Context): Decision<Event> => {
  const { by } = context;
  const {
    id,
    name = id,
    npc = false,
    traits = [],
    skills = [],
    creationMethod = 'free',
    reserve = 0,
    notes = '',
  } = command;
  if (by.role === 'onlooker') return refuse('E_NOT_OWNER');
  if (!isGm(by) && (npc || (command.ownerId !== undefined && command.ownerId !== by.seat))) return refuse('E_NOT_GM');
  const draft = { traits, skills, creationMethod, reserve };
  const wrong = firstProblem(draftProblems(draft, state.settings, isGm(by)), context) ?? idProblem(state, id, by);
  if (wrong) return wrong;
  const ownerId = npc ? null : isGm(by) ? (command.ownerId ?? null) : by.seat;
  const unusedXp = startingXp(draft, state.settings);
  const character: Character = {
    id,
    name,
    ownerId,
    npc,
    sheet: secret(sheetAudience(ownerId), privateSheet(traits, skills, { unusedXp, creationMethod, notes })),
    ...(npc && { only: 'gm' }),
  };
  const apprenticeSkills = creationMethod === 'simple' ? apprenticeLimit(state.settings) : null;
  return accept<Event>({
    type: 'vastmark/characterCreated',
    character,
    apprenticeSkills,
    quick: false,
    ...likewise(character),
  });
};

/** An antagonist written in seconds: a few traits, one or two skills (VAST-NPC-01). */
export const createQuickExtra = (state: State, command: CreateQuickExtra, { by }: Context): Decision<Event> => {
  const { id, traits = [], skills = [], line = '' } = command;
  const wrong = onlyGm(by) ?? idProblem(state, id, by);
  if (wrong) return wrong;
  const read = readExtraLine(line, [...bookTraits, ...traitsInPlay(state)]);
  if (read === undefined) return refuse('E_BAD_LINE', { line }, ['VAST-NPC-01']);
  const all = { traits: [...traits, ...read.traits], skills: [...skills, ...read.skills] };
  const [problem] = [...featureProblems(all.traits, all.skills), ...duplicateProblems(all.traits, all.skills)];
  if (problem) return { ok: false, refusal: problem };
  const character: Character = {
    id,
    name: command.name ?? read.name ?? id,
    ownerId: null,
    npc: true,
    sheet: secret('gm', privateSheet(all.traits, all.skills, { unusedXp: 0, creationMethod: 'free', notes: '' })),
    ...(!command.shown && { only: 'gm' }),
  };
  return accept<Event>({
    type: 'vastmark/characterCreated',
    character,
    apprenticeSkills: null,
    quick: true,
    ...likewise(character),
  });
};

const traitsInPlay = (state: State): readonly string[] =>
  state.characters.flatMap((character) => character.sheet.value.traits.map((trait) => trait.name));

/** The owner changes a trait and the game master is told, or the game master does; a new name is added. */
export const editTrait = (state: State, command: EditTrait, context: Context): Decision<Event> => {
  const character = characterOf(state, command.actor, context.by);
  if (!character) return refuse('E_UNKNOWN_ID', { id: command.actor });
  const wrong = ownerOrGm(character, context) ?? editProblem([command], [], state, context);
  if (wrong) return wrong;
  const old = asOnSheet(character.sheet.value.traits, command.name);
  const { name, group } = old ?? { name: command.name, group: 'unset' };
  return accept<Event>({
    type: 'vastmark/traitEdited',
    actor: character.id,
    trait: { ...old, ...traitFrom({ name, value: command.value, group: command.group ?? group }) },
    before: old?.value ?? null,
    only: sheetAudience(character.ownerId),
  });
};

export const editSkill = (state: State, command: EditSkill, context: Context): Decision<Event> => {
  const character = characterOf(state, command.actor, context.by);
  if (!character) return refuse('E_UNKNOWN_ID', { id: command.actor });
  const { skills, creationMethod } = character.sheet.value;
  const old = asOnSheet(skills, command.name);
  const { name, apprentice } = old ?? { name: command.name, apprentice: false };
  const skill = skillFrom({ name, value: command.value, apprentice: command.apprentice ?? apprentice });
  // A sheet that has too many already may still be changed.
  const more = skill.apprentice && !apprentice ? [...skills, skill] : [];
  const limits = apprenticeProblems({ creationMethod, skills: more }, state.settings);
  const wrong = ownerOrGm(character, context) ?? editProblem([], [skill], state, context, limits);
  if (wrong) return wrong;
  return accept<Event>({
    type: 'vastmark/skillEdited',
    actor: character.id,
    skill,
    before: old?.value ?? null,
    only: sheetAudience(character.ownerId),
  });
};

/** As when a character is made, for what is changed. */
const editProblem = (
  traits: readonly NewTrait[],
  skills: readonly NewSkill[],
  { settings }: State,
  context: Context,
  limits: readonly Refusal[] = [],
): Refused => {
  const ranges = isGm(context.by) ? [] : rangeProblems(traits, skills, settings);
  return firstProblem([...featureProblems(traits, skills), ...limits, ...ranges], context);
};

/** Show an npc to the table, with its rolls where they are thrown openly, or hide it again (D-14). */
export const showCharacter = (state: State, { actor, shown }: ShowCharacter, { by }: Context): Decision<Event> => {
  const character = characterOf(state, actor, by);
  if (!character) return refuse('E_UNKNOWN_ID', { id: actor });
  const wrong = onlyGm(by);
  if (wrong) return wrong;
  if (!character.npc) return refuse('E_NOT_NPC');
  if (!shown) return accept<Event>({ type: 'vastmark/characterHidden', actor, only: 'gm' });
  const { only: _, ...open } = character;
  const rolls = state.rolls
    .filter((roll) => roll.actorId === actor && roll.settings.openNpcRolls)
    .map(({ only: __, ...roll }) => roll);
  return accept<Event>({ type: 'vastmark/characterShown', character: open, rolls });
};

/** The game master gives characters to seats; a player takes one that nobody has, or gives up her own. */
export const assignCharacter = (
  state: State,
  { actor, ownerId }: AssignCharacter,
  { by }: Context,
): Decision<Event> => {
  const character = characterOf(state, actor, by);
  if (!character) return refuse('E_UNKNOWN_ID', { id: actor });
  const taking = !character.npc && character.ownerId === null && ownerId === by.seat && by.role === 'player';
  const leaving = ownerId === null && character.ownerId === by.seat;
  if (!isGm(by) && !taking && !leaving) return refuse('E_NOT_OWNER');
  return accept<Event>({ type: 'vastmark/characterAssigned', actor, ownerId, ...likewise(character) });
};

export const renameCharacter = (state: State, { actor, name }: RenameCharacter, context: Context): Decision<Event> => {
  const character = characterOf(state, actor, context.by);
  if (!character) return refuse('E_UNKNOWN_ID', { id: actor });
  const wrong = ownerOrGm(character, context);
  if (wrong) return wrong;
  return accept<Event>({
    type: 'vastmark/characterRenamed',
    actor,
    name,
    before: character.name,
    ...likewise(character),
  });
};

export const writeNotes = (state: State, { actor, notes }: WriteNotes, context: Context): Decision<Event> => {
  const character = characterOf(state, actor, context.by);
  if (!character) return refuse('E_UNKNOWN_ID', { id: actor });
  const wrong = ownerOrGm(character, context);
  if (wrong) return wrong;
  return accept<Event>({ type: 'vastmark/notesWritten', actor, notes, only: sheetAudience(character.ownerId) });
};
