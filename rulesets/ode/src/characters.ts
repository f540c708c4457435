import { accept, type Context, type Decision } from '@aspekt/contract';
import { mayName } from './aspects.ts';
import { aspectSlots, slotAspectId } from './blank.ts';
import { bank, moveFate } from './fate.ts';
import type { AspectSlot, Character, CharacterCommand, Event, Id, Sheet, State } from './model.ts';
import { actorFor, figure, hiddenAs, hiddenIn, isGm } from './people.ts';
import { checkSheet, refreshLeft, unready } from './sheet.ts';
import { isPyramid, isSkill, type Ratings } from './skills.ts';
import { begin, tell, told, type Tale } from './tale.ts';
import { insists, isRefused, isText, no, type Refused } from './verdict.ts';

export type Command<T> = Extract<CharacterCommand, { type: T }>;

/** A new draft, empty or from a whole sheet (ODE-CHAR-01..03). */
export const createCharacter = (
  state: State,
  command: Command<'ode/createCharacter'>,
  context: Context,
): Decision<Event> => {
  const { id, name = '', sheet, finish = false } = command;
  const ids = [id, ...aspectSlots(state.settings).map((slot) => slotAspectId(id, slot))];
  if (!ids.every((one) => mayName(state, one, context.by))) return no('wrongStatus', { id });
  const owner = isGm(context.by) ? command.owner : context.by.seat;
  const tale = begin(state);
  tell(tale, { type: 'ode/characterCreated', id, name: name.trim(), ...(owner !== undefined && { owner }) });
  return (sheet ? fill(tale, id, sheet, finish) : undefined) ?? told(tale);
};

/** Put a whole sheet into a draft, in place of what was there (ODE-CHAR-03). */
export const writeSheet = (state: State, command: Command<'ode/writeSheet'>, context: Context): Decision<Event> => {
  const character = actorFor(state, command.actor, context);
  if (isRefused(character)) return character;
  if (character.status !== 'draft') return no('wrongStatus');
  const tale = begin(state);
  return fill(tale, character.id, command.sheet, command.finish ?? false) ?? told(tale);
};

/** A draft may be unfinished, but what is written must be legal; finished, nothing may be missing. */
const fill = (tale: Tale, id: Id, sheet: Sheet, finish: boolean): Refused | undefined => {
  const { state } = tale;
  const faults = checkSheet(sheet, state.settings);
  const illegal = faults.find(({ code }) => finish || code === 'stuntIncomplete' || code === 'refreshFloor');
  if (illegal) return { ok: false, refusal: illegal };
  const relation = sheet.aspects.relationship;
  if (relation && isText(relation.text) && !isOther(state, id, relation.relationTo))
    return no('relationMissing', {}, 'ODE-CHAR-05');
  tell(tale, {
    type: 'ode/sheetWritten',
    id,
    name: sheet.name.trim(),
    description: sheet.description.trim(),
    aspects: aspectSlots(state.settings).flatMap((slot) => {
      const written = sheet.aspects[slot];
      return written && isText(written.text) ? [{ slot, ...written, text: written.text.trim() }] : [];
    }),
    skills: withoutZeros(sheet.skills),
    stunts: sheet.stunts,
    refresh: refreshLeft(sheet.stunts.length),
    ...hiddenIn(state, id),
  });
  return finish ? makeReady(tale, id) : undefined;
};

const withoutZeros = (ratings: Ratings | Sheet['skills']): Ratings => {
  const kept: Record<string, number> = {};
  for (const [skill, rating] of Object.entries(ratings)) if (rating !== 0) kept[skill] = rating;
  return kept;
};

/** Another character of the group (ODE-CHAR-05). */
const isOther = (state: State, self: Id, other: Id | undefined): boolean =>
  other !== undefined && other !== self && (figure(state, other)?.pc ?? false);

/** Take a character that nobody plays yet. */
export const takeCharacter = (
  state: State,
  command: Command<'ode/takeCharacter'>,
  { by }: Context,
): Decision<Event> => {
  const character = figure(state, command.character);
  if (!character?.pc) return no('notFound', { id: command.character });
  if (character.owner !== undefined || character.status === 'retired') return no('wrongStatus');
  return accept<Event>({ type: 'ode/characterTaken', id: character.id, owner: by.seat });
};

/** Write one aspect: any while it is a draft, the relationship also later if it was left empty (ODE-CHAR-04, ODE-CHAR-05). */
export const setAspect = (state: State, command: Command<'ode/setAspect'>, context: Context): Decision<Event> => {
  const character = actorFor(state, command.actor, context);
  if (isRefused(character)) return character;
  const { slot, text, relationTo } = command;
  const aspect = character.aspects.find((one) => one.slot === slot);
  if (!aspect) return no('aspectLayout', { slot }, 'ODE-CHAR-02');
  if (
    character.status !== 'draft' &&
    !(slot === 'relationship' && aspect.text === '' && character.status !== 'retired')
  )
    return no('wrongStatus', {}, 'ODE-KND-07');
  if (!isText(text)) return no('textRequired', { field: slot });
  const refused = checkRelation(state, character, slot, relationTo);
  if (refused) return refused;
  return accept<Event>({
    type: 'ode/aspectSet',
    id: character.id,
    slot,
    text: text.trim(),
    ...(slot === 'relationship' && relationTo !== undefined && { relationTo }),
    ...hiddenAs(character),
  });
};

/** A relationship is to another character of the group (ODE-CHAR-05). */
export const checkRelation = (
  state: State,
  { id }: Character,
  slot: AspectSlot,
  relationTo: Id | undefined,
): Refused | undefined =>
  slot === 'relationship' && !isOther(state, id, relationTo) ? no('relationMissing', {}, 'ODE-CHAR-05') : undefined;

/** Exactly the starting pyramid (ODE-SKL-02). */
export const setSkills = (state: State, command: Command<'ode/setSkills'>, context: Context): Decision<Event> => {
  const character = actorFor(state, command.actor, context);
  if (isRefused(character)) return character;
  if (character.status !== 'draft') return no('wrongStatus', {}, 'ODE-SKL-02');
  const skills = withoutZeros(command.skills);
  if (!Object.keys(skills).every(isSkill) || !isPyramid(skills)) return no('pyramidInvalid', {}, 'ODE-SKL-02');
  return accept<Event>({ type: 'ode/skillsSet', id: character.id, skills, ...hiddenAs(character) });
};

/** Name and description (ODE-CHAR-06). */
export const editDetails = (state: State, command: Command<'ode/editDetails'>, context: Context): Decision<Event> => {
  const character = actorFor(state, command.actor, context);
  if (isRefused(character)) return character;
  if (!isText(command.name)) return no('textRequired', { field: 'name' }, 'ODE-CHAR-06');
  return accept<Event>({
    type: 'ode/detailsEdited',
    id: character.id,
    name: command.name.trim(),
    description: command.description.trim(),
    ...hiddenAs(character),
  });
};

/** Ready to play: name, aspects and pyramid are there; relationship and stunts may be empty (ODE-CHAR-07). */
export const finishCharacter = (
  state: State,
  command: Command<'ode/finishCharacter'>,
  context: Context,
): Decision<Event> => {
  const character = actorFor(state, command.actor, context);
  if (isRefused(character)) return character;
  if (character.status !== 'draft') return no('wrongStatus');
  const aspects = Object.fromEntries(character.aspects.map(({ slot = '', text }) => [slot, text]));
  const [missing] = unready({ name: character.name, aspects, skills: character.skills.value }, state.settings);
  if (missing && !insists(context)) return { ok: false, refusal: { ...missing.refusal, overridable: true } };
  const tale = begin(state);
  return makeReady(tale, character.id) ?? told(tale);
};

/** In an open session a new character starts with its refresh (ODE-REF-03). */
const makeReady = (tale: Tale, id: Id): undefined => {
  tell(tale, { type: 'ode/characterFinished', id, ...hiddenIn(tale.state, id) });
  const character = figure(tale.state, id);
  const missing = (character?.refresh ?? 0) - (character?.fatePoints ?? 0);
  if (tale.state.session.open && missing > 0)
    tell(tale, moveFate(tale.state, bank, { of: 'character', id }, missing, 'refresh'));
  return undefined;
};
