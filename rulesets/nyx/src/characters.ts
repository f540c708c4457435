import { accept, type Context, type Decision, type Refusal } from '@aspekt/contract';
import { aspectOf, bearerOf, figureOf, findFigure, isVeiled, none, own, sameName, unveil, veil } from './figures.ts';
import { isValue } from './invent.ts';
import type { Aspect, Character, Command, DraftAspect, Event, Id, Sheet, SheetAspect, State } from './model.ts';
import { blankSheet, checkAspects, checkAttributes, inRange, over10, remaining } from './sheet.ts';
import { hush, isGm, isNew, mayActFor, no } from './who.ts';

type Of<T extends Command['type']> = Extract<Command, { type: T }>;

/** A new character is a draft with ten unnamed aspects and the starting points (NYX-ASP-01, NYX-PTS-01). */
export const createCharacter = (
  state: State,
  command: Of<'nyx/createCharacter'>,
  context: Context,
): Decision<Event> => {
  const { by } = context;
  const { id, kind = 'pc', sheet } = command;
  if (by.role === 'onlooker' || (!isGm(by) && (kind !== 'pc' || (command.owner ?? by.seat) !== by.seat))) {
    return no('NYX_E_ROLE');
  }
  if (!isNew(state, id, by)) return no('NYX_E_ID', [], { id });
  const name = command.name || (sheet?.name ?? '');
  if (name === '') return no('NYX_E_NAME');
  const owner = isGm(by) ? command.owner : by.seat;
  const character = newCharacter(state, id, kind, { ...(sheet ?? blankSheet()), name }, owner);
  const created: Event = { type: 'nyx/characterCreated', character };
  if (!command.activate) return badDraft(character) ?? accept(created);
  const fault = unfit(state, character);
  if (fault) return { ok: false, refusal: fault };
  return warned(character, created, { type: 'nyx/characterActivated', character: id });
};

const newCharacter = (
  state: State,
  id: Id,
  kind: Character['kind'],
  sheet: Sheet,
  owner: string | undefined,
): Character => {
  const veiled = kind !== 'pc' && !state.settings.showOpponents;
  return {
    id,
    name: sheet.name,
    kind,
    ...(owner !== undefined && { owner }),
    description: sheet.description,
    status: 'draft',
    attributes: veil(veiled, sheet.attributes),
    exhaustion: veil(veiled, none),
    aspects: sheet.aspects.map((aspect, i) => regular(`a${i + 1}`, aspect)),
    points: state.settings.startPoints,
    valuesAtBreak: {},
  };
};

const regular = (id: Id, { name, value, description, rollModifier }: SheetAspect): Aspect => ({
  id,
  name,
  value,
  kind: 'regular',
  ...(description !== undefined && description !== '' && { description }),
  ...(rollModifier !== undefined && rollModifier !== 0 && { rollModifier }),
});

/** A draft may be unfinished, but holds no numbers that could never be (NYX-ATTR-03, NYX-ASP-04, NYX-ASP-08, D-10). */
const badDraft = (character: Character) => {
  if (!inRange(unveil(character.attributes))) return no('NYX_E_ATTR_RANGE', ['NYX-ATTR-03']);
  const regulars = character.aspects.filter(({ kind }) => kind === 'regular');
  if (!regulars.every(({ value }) => isValue(value))) return no('NYX_E_ASPECT_VALUE', ['NYX-ASP-04']);
  const modifiers = regulars.every(
    ({ rollModifier = 0 }) => Number.isInteger(rollModifier) && Math.abs(rollModifier) <= 5,
  );
  return modifiers ? undefined : no('NYX_E_MODIFIER', ['NYX-ASP-08']);
};

/** The first thing that keeps a character from being played, in the order of the catalogue. */
const unfit = (state: State, character: Character): Refusal | undefined => {
  const aspects = character.aspects.filter(({ kind }) => kind === 'regular');
  const fault =
    checkAttributes(unveil(character.attributes), state.settings) ??
    checkAspects(aspects) ??
    badDraft(character)?.refusal;
  // A figure of the game master's need not be built like a player's (NYX-OUT-11).
  return fault && character.kind === 'majorNpc' ? { ...fault, overridable: true } : fault;
};

const warned = (character: Character, ...events: readonly Event[]): Decision<Event> => {
  const warnings = over10(unveil(character.attributes));
  return { ok: true, events, ...(warnings.length > 0 && { warnings }) };
};

/** While she is a draft her player moves attribute points and rewrites aspects (NYX-ATTR-02, NYX-ASP-02, NYX-ASP-03). */
export const editDraft = (state: State, command: Of<'nyx/editDraft'>, context: Context): Decision<Event> => {
  const character = own(state.characters, command.character);
  if (!character || !findFigure(state, character.id, context.by)) return no('NYX_E_UNKNOWN');
  if (!mayActFor(state, context.by, character.id)) return no('NYX_E_ROLE');
  if (character.status !== 'draft') return no('NYX_E_PHASE');
  const { name, description, attributes } = command;
  if (name === '') return no('NYX_E_NAME');
  const aspects = command.aspects && rewritten(character.aspects, command.aspects);
  const twice = aspects?.find(({ id }, i) => aspects.findIndex((other) => other.id === id) !== i);
  if (twice || aspects?.some(({ id }) => id in Object.prototype)) return no('NYX_E_ID');
  const edited = { ...character, ...(attributes && { attributes }), ...(aspects && { aspects }) };
  const refused = badDraft(edited);
  if (refused) return refused;
  const veiled = isVeiled(state, character);
  return accept({
    ...hush(character.only !== undefined),
    type: 'nyx/draftEdited',
    character: character.id,
    ...(name !== undefined && { name }),
    ...(description !== undefined && { description }),
    ...(attributes && { attributes: veil(veiled, attributes) }),
    ...(aspects && { aspects }),
    remaining: veil(veiled, remaining(unveil(edited.attributes), state.settings)),
  });
};

/** The regular aspects as rewritten; what the others are stays, and so does what is hidden. */
const rewritten = (before: readonly Aspect[], drafts: readonly DraftAspect[]): readonly Aspect[] => [
  ...drafts.map((draft): Aspect => {
    const only = before.find(({ id }) => id === draft.id)?.only;
    return { ...(only !== undefined && { only }), ...regular(draft.id, draft) };
  }),
  ...before.filter(({ kind }) => kind !== 'regular'),
];

/**
 * The draft becomes a character in play (NYX-ATTR-02, NYX-ASP-01).
 * Reading: it takes effect at once, and the game master may return it instead of confirming first.
 */
export const activateCharacter = (
  state: State,
  command: Of<'nyx/activateCharacter'>,
  context: Context,
): Decision<Event> => {
  const character = own(state.characters, command.character);
  if (!character || !findFigure(state, character.id, context.by)) return no('NYX_E_UNKNOWN');
  if (!mayActFor(state, context.by, character.id)) return no('NYX_E_ROLE');
  if (character.status !== 'draft') return no('NYX_E_PHASE');
  const fault = unfit(state, character);
  if (fault && !(fault.overridable && context.overrule)) return { ok: false, refusal: fault };
  const { id, only } = character;
  return warned(character, { ...hush(only !== undefined), type: 'nyx/characterActivated', character: id });
};

/** The game master does not agree with a character yet, and says why. */
export const returnCharacter = (
  state: State,
  command: Of<'nyx/returnCharacter'>,
  context: Context,
): Decision<Event> => {
  if (!isGm(context.by)) return no('NYX_E_ROLE');
  const character = own(state.characters, command.character);
  if (!character) return no('NYX_E_UNKNOWN');
  if (character.status === 'draft') return no('NYX_E_PHASE');
  if (command.reason === '') return no('NYX_E_EXPLANATION');
  const { id, only } = character;
  return accept({ ...hush(only !== undefined), type: 'nyx/characterReturned', character: id, reason: command.reason });
};

export const retireCharacter = (
  state: State,
  command: Of<'nyx/retireCharacter'>,
  context: Context,
): Decision<Event> => {
  const character = own(state.characters, command.character);
  if (!character || !findFigure(state, character.id, context.by)) return no('NYX_E_UNKNOWN');
  if (!mayActFor(state, context.by, character.id)) return no('NYX_E_ROLE');
  if (character.status === 'retired') return no('NYX_E_PHASE');
  const { id, only } = character;
  return accept({ ...hush(only !== undefined), type: 'nyx/characterRetired', character: id });
};

/** A player takes a character that nobody plays. */
export const claimCharacter = (state: State, command: Of<'nyx/claimCharacter'>, context: Context): Decision<Event> => {
  const character = own(state.characters, command.character);
  if (!character || !findFigure(state, character.id, context.by)) return no('NYX_E_UNKNOWN');
  if (context.by.role === 'onlooker' || character.kind !== 'pc') return no('NYX_E_ROLE');
  if (character.owner !== undefined || character.status === 'retired') return no('NYX_E_PHASE');
  return accept({ type: 'nyx/characterClaimed', character: character.id, owner: context.by.seat });
};

export const assignCharacter = (
  state: State,
  command: Of<'nyx/assignCharacter'>,
  context: Context,
): Decision<Event> => {
  if (!isGm(context.by)) return no('NYX_E_ROLE');
  const character = own(state.characters, command.character);
  if (!character) return no('NYX_E_UNKNOWN');
  const { owner } = command;
  return accept({
    ...hush(character.only !== undefined),
    type: 'nyx/characterAssigned',
    character: character.id,
    ...(owner !== undefined && { owner }),
  });
};

export const renameFigure = (state: State, command: Of<'nyx/renameFigure'>, context: Context): Decision<Event> => {
  const figure = findFigure(state, command.figure, context.by);
  if (!figure) return no('NYX_E_UNKNOWN');
  if (!mayActFor(state, context.by, figure.id)) return no('NYX_E_ROLE');
  const { name, description } = command;
  if (name === '') return no('NYX_E_NAME');
  return accept({
    ...hush(figure.only !== undefined),
    type: 'nyx/figureRenamed',
    figure: figure.id,
    before: figure.name,
    ...(name !== undefined && { name }),
    ...(description !== undefined && { description }),
  });
};

/** An unnamed aspect keeps its value and may be named in play, at no cost (NYX-ASP-06). */
export const nameAspect = (state: State, command: Of<'nyx/nameAspect'>, context: Context): Decision<Event> => {
  const character = own(state.characters, command.character);
  const aspect = aspectOf(character, command.aspect);
  if (!character || !aspect || !findFigure(state, character.id, context.by)) return no('NYX_E_UNKNOWN');
  if (!mayActFor(state, context.by, character.id)) return no('NYX_E_ROLE', ['NYX-ASP-06']);
  const { name } = command;
  if (aspect.name !== '' || name === '') return no('NYX_E_NAME', ['NYX-ASP-06']);
  if (character.aspects.some((other) => other.kind === 'regular' && sameName(other.name, name))) {
    return no('NYX_E_DUPLICATE_ASPECT', [], { name });
  }
  const hidden = character.only !== undefined || aspect.only !== undefined;
  return accept({ ...hush(hidden), type: 'nyx/aspectNamed', character: character.id, aspect: aspect.id, name });
};

/** What an aspect means may be written down at any time; its name and value stay. */
export const describeAspect = (state: State, command: Of<'nyx/describeAspect'>, context: Context): Decision<Event> => {
  const { owner, description } = command;
  const bearer = bearerOf(state, owner);
  const aspect = aspectOf(bearer, command.aspect);
  const mine = isGm(context.by) || (figureOf(state, owner) !== undefined && mayActFor(state, context.by, owner));
  if (!bearer || !aspect || (!mine && (bearer.only ?? aspect.only) !== undefined)) return no('NYX_E_UNKNOWN');
  if (!mine) return no('NYX_E_ROLE');
  const hidden = bearer.only !== undefined || aspect.only !== undefined;
  const { id, name } = aspect;
  return accept({ ...hush(hidden), type: 'nyx/aspectDescribed', owner, aspect: id, name, description });
};
