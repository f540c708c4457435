import { accept, type Context, type Decision, type Refusal } from '@aspekt/contract';
import { shown } from './activate.ts';
import { aspectOf, bearerOf, figureOf, findFigure, freshAspectId, own, sameName, veil } from './figures.ts';
import { cannotAdd, isValue } from './invent.ts';
import type { Aspect, AspectChange, Character, Command, Event, Id, Reminder, State } from './model.ts';
import { hasPoints, unreserved } from './points.ts';
import { aspectSum, sumOf } from './sheet.ts';
import { hush, isGm, mayActFor, no, runs } from './who.ts';

type Of<T extends Command['type']> = Extract<Command, { type: T }>;
type Matched = { readonly change: AspectChange; readonly aspect: Aspect | undefined };

/**
 * In a break, value points are moved between regular aspects, each by one step at most (NYX-CHG-01..06).
 * Checked in the order of the catalogue on the whole list.
 */
export const changeAspects = (state: State, command: Of<'nyx/changeAspects'>, context: Context): Decision<Event> => {
  const character = own(state.characters, command.character);
  if (!character || !findFigure(state, character.id, context.by)) return no('NYX_E_UNKNOWN');
  if (!mayActFor(state, context.by, character.id)) return no('NYX_E_ROLE', ['NYX-CHG-01']);
  if (state.phase !== 'break') return no('NYX_E_NOT_BREAK', ['NYX-CHG-01']);
  if (character.status !== 'active') return no('NYX_E_PHASE', ['NYX-CHG-01']);
  const matched = match(character, command.changes);
  if (!matched) return no('NYX_E_UNKNOWN', ['NYX-CHG-02', 'NYX-CHG-10']);
  if (!command.changes.every(({ to }) => to === 0 || isValue(to))) return no('NYX_E_ASPECT_VALUE', ['NYX-ASP-04']);
  if (!matched.every((each) => isOneStep(character, each))) return no('NYX_E_STEP', ['NYX-CHG-03']);
  const aspects = applied(character, matched);
  const refused = badResult(state, aspects, command.motivation);
  if (refused) return refused;
  const named = matched.every(({ change, aspect }) => aspect !== undefined || change.name !== '');
  if (!named) return no('NYX_E_NAME', ['NYX-CHG-06']);
  const twin = matched.find(({ change, aspect }) => !aspect && change.to > 0 && isTwin(aspects, change.name));
  if (twin) return no('NYX_E_DUPLICATE_ASPECT', ['NYX-CHG-06'], { name: twin.change.name });
  const { motivation } = command;
  // A change of what is hidden is hidden with it.
  const changes = matched.map(({ change, aspect }) => ({ ...hush(aspect?.only !== undefined), ...change }));
  return accept({
    ...hush(character.only !== undefined || (changes.length > 0 && changes.every(({ only }) => only !== undefined))),
    type: 'nyx/aspectsChanged',
    character: character.id,
    changes,
    motivation: veil(
      changes.some(({ only }) => only !== undefined),
      motivation,
    ),
    aspects,
    reminder: reminder(state, 'change', character, motivation),
  });
};

/** The regular aspect that each change is about; none for a new one. Undefined if one of them does not match. */
const match = (character: Character, changes: readonly AspectChange[]): readonly Matched[] | undefined => {
  const taken = new Set<Id>();
  const matched: Matched[] = [];
  for (const change of changes) {
    const regulars = character.aspects.filter(({ kind, id }) => kind === 'regular' && !taken.has(id));
    const aspect = regulars.find(({ name, value }) => name === change.name && value === change.from);
    if (change.from === 0 ? regulars.some(({ name }) => name === change.name) : !aspect) return undefined;
    if (aspect) taken.add(aspect.id);
    matched.push({ change, aspect });
  }
  return matched;
};

/** No aspect changes by more than one step in one break; a new one goes from 0 to 1, a vanishing one from 1 to 0 (NYX-CHG-03). */
const isOneStep = ({ valuesAtBreak }: Character, { change, aspect }: Matched): boolean => {
  // A hidden aspect is not listed among the values at the break; it belongs to the game master.
  const unlisted = aspect?.only === undefined ? 0 : aspect.value;
  const atBreak = aspect ? (own(valuesAtBreak, aspect.id) ?? unlisted) : 0;
  return Math.abs(change.to - atBreak) <= 1;
};

const applied = (character: Character, matched: readonly Matched[]): readonly Aspect[] => {
  const kept = character.aspects.flatMap((aspect) => {
    const change = matched.find((each) => each.aspect?.id === aspect.id)?.change;
    if (!change) return [aspect];
    return change.to === 0 ? [] : [{ ...aspect, value: change.to }];
  });
  const all = [...kept];
  // What has gone in this break keeps its id, and with it the value that its one step is counted from.
  const gone = [...character.aspects.map(({ id }) => id), ...Object.keys(character.valuesAtBreak)];
  for (const { change, aspect } of matched) {
    if (aspect || change.to === 0) continue;
    const id = freshAspectId([...all.map((each) => each.id), ...gone], change.id ?? 'a1');
    all.push({ id, name: change.name, value: change.to, kind: 'regular' });
  }
  return all;
};

/** Whether two regular aspects would have this name. */
const isTwin = (aspects: readonly Aspect[], name: string): boolean =>
  aspects.filter((aspect) => aspect.kind === 'regular' && sameName(aspect.name, name)).length > 1;

/** The sum stays 15, with one 3 and three 2s at most; how many aspects there are may differ (NYX-CHG-02, NYX-CHG-04, NYX-CHG-05, D-14). */
const badResult = (state: State, aspects: readonly Aspect[], motivation: string) => {
  const values = aspects.filter(({ kind }) => kind === 'regular').map(({ value }) => value);
  if (sumOf(values) !== aspectSum) return no('NYX_E_SUM', ['NYX-CHG-02', 'NYX-CHG-06'], { sum: sumOf(values) });
  if (values.filter((value) => value === 3).length > 1) return no('NYX_E_THREES', ['NYX-CHG-04']);
  if (values.filter((value) => value === 2).length > 3) return no('NYX_E_TWOS', ['NYX-CHG-04']);
  if (motivation === '') return no('NYX_E_EXPLANATION', ['NYX-CHG-07']);
  const limit = state.settings.aspectLimit;
  return limit !== null && values.length > limit ? no('NYX_E_ASPECT_LIMIT', ['NYX-CHG-05'], { limit }) : undefined;
};

/** A scene that shows the change or the recovery should be played soon (NYX-CHG-07, NYX-REC-05). */
const reminder = (state: State, kind: Reminder['kind'], character: Character, text: string): Reminder => {
  const mark = hush(character.kind === 'majorNpc');
  // What players may not know of is numbered apart, so that no number is missing in what they see.
  const stem = mark.only === undefined ? 'reminder' : 'gm-reminder';
  const used = new Set(state.reminders.map(({ id }) => id));
  let n = state.reminders.filter(({ only }) => only === mark.only).length + 1;
  while (used.has(`${stem}-${n}`)) n++;
  return { ...mark, id: `${stem}-${n}`, kind, character: character.id, text };
};

/** In a break a damage goes for 5 points, whatever it came from; it uses up no step of a change (NYX-REC-03, NYX-REC-04, NYX-REC-07). */
export const removeDamage = (state: State, command: Of<'nyx/removeDamage'>, context: Context): Decision<Event> => {
  const character = own(state.characters, command.character);
  const aspect = aspectOf(character, command.aspect);
  if (!character || !aspect || !findFigure(state, character.id, context.by)) return no('NYX_E_UNKNOWN');
  if (!mayActFor(state, context.by, character.id)) return no('NYX_E_ROLE', ['NYX-REC-03']);
  if (state.phase !== 'break') return no('NYX_E_NOT_BREAK', ['NYX-REC-03']);
  if (aspect.kind !== 'damage') return no('NYX_E_NOT_DAMAGE', ['NYX-REC-03']);
  if (!hasPoints(state, character.id) || unreserved(state, character.id) < 5) return no('NYX_E_POINTS', ['NYX-REC-03']);
  if (!runs(state, context.by, character.id)) return no('NYX_E_FORCED_PAY', ['NYX-REC-03']);
  const { id, name } = aspect;
  const hidden = character.only !== undefined;
  // Everyone sees her points go: what they went for is shown.
  return accept(...shown(state, character.id, aspect, hidden), {
    ...hush(hidden),
    type: 'nyx/damageRemoved',
    character: character.id,
    aspect: id,
    name,
    points: [{ character: character.id, delta: -5, why: 'damageRemoved', aspect: name }],
    reminder: reminder(state, 'recovery', character, name),
  });
};

/** Something that matters but does not last; almost always worth 1, and outside of count and sum (NYX-CHG-08, NYX-CHG-09). */
export const addTemporaryAspect = (
  state: State,
  command: Of<'nyx/addTemporaryAspect'>,
  context: Context,
): Decision<Event> => {
  if (!isGm(context.by)) return no('NYX_E_ROLE', ['NYX-CHG-08']);
  const { id, target, name, value = 1, description } = command;
  const bearer = bearerOf(state, target);
  if (!bearer) return no('NYX_E_UNKNOWN');
  const secret = command.hidden === true;
  // A character of a player's holds no secret from her; told openly it would be known that was meant to be hidden.
  if (secret && figureOf(state, target)?.kind === 'pc') return no('NYX_E_OWNER', ['NYX-CHG-08']);
  const aspect: Aspect = {
    ...hush(secret),
    id,
    name,
    value,
    kind: 'temporary',
    ...(description !== undefined && { description }),
  };
  const refused = cannotAdd(bearer, aspect, context);
  if (refused) return refused;
  const warnings: readonly Refusal[] = value > 1 ? [{ code: 'NYX_W_TEMP_VALUE', rules: ['NYX-CHG-09'] }] : [];
  const hidden = secret || bearer.only !== undefined;
  const event: Event = { ...hush(hidden), type: 'nyx/temporaryAspectAdded', target, aspect };
  return { ok: true, events: [event], ...(warnings.length > 0 && { warnings }) };
};

export const removeTemporaryAspect = (
  state: State,
  command: Of<'nyx/removeTemporaryAspect'>,
  context: Context,
): Decision<Event> => {
  if (!isGm(context.by)) return no('NYX_E_ROLE', ['NYX-CHG-08']);
  const { target } = command;
  const bearer = bearerOf(state, target);
  const aspect = aspectOf(bearer, command.aspect);
  if (!bearer || aspect?.kind !== 'temporary') return no('NYX_E_UNKNOWN', ['NYX-CHG-08']);
  const hidden = bearer.only !== undefined || aspect.only !== undefined;
  const { id, name } = aspect;
  return accept({ ...hush(hidden), type: 'nyx/temporaryAspectRemoved', target, aspect: id, name });
};

/** The game master gives or takes points by hand; the log keeps the reason. */
export const adjustPoints = (state: State, command: Of<'nyx/adjustPoints'>, context: Context): Decision<Event> => {
  if (!isGm(context.by)) return no('NYX_E_ROLE');
  const { character, delta, reason } = command;
  const figure = own(state.characters, character);
  if (!figure) return no('NYX_E_UNKNOWN');
  if (!Number.isInteger(delta) || unreserved(state, character) + delta < 0) return no('NYX_E_POINTS', ['NYX-PTS-09']);
  if (reason === '') return no('NYX_E_EXPLANATION');
  return accept({
    ...hush(figure.only !== undefined),
    type: 'nyx/pointsAdjusted',
    character,
    points: [{ character, delta, why: 'adjusted' }],
    reason,
  });
};
