import type { Context, Decision } from '@aspekt/contract';
import { findAspect, idRefused, isKnown } from './aspects.ts';
import { endConflict, payConcessions } from './conflict-end.ts';
import { bank, carryOf, fillTo, gmPool, moveFate, payPending } from './fate.ts';
import type {
  Character,
  Consequence,
  Event,
  Healed,
  Id,
  NewAspect,
  SceneCommand,
  SituationAspect,
  State,
} from './model.ts';
import { figure, gmId, hiddenAs, isGm, outOfHands, pcsInPlay, sideOfId } from './people.ts';
import { begin, tell, told, type Tale } from './tale.ts';
import { isFree } from './turn.ts';
import { isRefused, isText, no, type Refused } from './verdict.ts';
import { zonesFrom } from './zones.ts';

type Command<T> = Extract<SceneCommand, { type: T }>;

/** Everyone starts with at least their refresh; what was left over stays (ODE-REF-02..04). */
export const startSession = (state: State, { by }: Context): Decision<Event> => {
  if (!isGm(by)) return no('forbidden');
  if (state.session.open) return no('wrongStatus');
  const tale = begin(state);
  const totals = pcsInPlay(state).map(({ id, refresh, fatePoints }) => ({
    id,
    before: fatePoints,
    now: Math.max(fatePoints, refresh),
  }));
  tell(tale, { type: 'ode/sessionStarted', number: state.session.number + 1, totals });
  for (const { id, now } of totals)
    for (const moved of fillTo(state, { of: 'character', id }, now, 'refresh')) tell(tale, moved);
  return told(tale);
};

/** The last scene ends, moderate consequences that have had a whole session heal, and everyone may grow (ODE-REC-06, ODE-MIL-01). */
export const endSession = (state: State, { by }: Context): Decision<Event> => {
  if (!isGm(by)) return no('forbidden');
  if (!state.session.open || !isFree(state)) return no('wrongStatus');
  const tale = begin(state);
  if (state.scene) closeScene(tale, []);
  const { number } = state.session;
  const { severeAfterSessions } = state.settings;
  const healed = recovered(tale.state, ({ severity, treatedInSession = number }) => {
    if (severity === 'moderate') return treatedInSession < number;
    return severity === 'severe' && severeAfterSessions !== 'off' && treatedInSession + severeAfterSessions <= number;
  });
  tell(tale, { type: 'ode/sessionEnded', number, healed });
  return told(tale);
};

/** Recovering consequences of everyone for which it is time. */
export const recovered = (state: State, isTime: (wound: Consequence) => boolean): readonly Healed[] =>
  Object.values(state.characters).flatMap((one) =>
    one.consequences
      .filter((wound) => wound.state === 'recovering' && isTime(wound))
      .map(({ slotId, text = '' }) => ({ id: one.id, slotId, text, ...hiddenAs(one) })),
  );

/** Open a scene: place, persons, situation aspects, perhaps zones; the pool is filled (ODE-SCN-01, ODE-GFP-01..03). */
export const startScene = (state: State, command: Command<'ode/startScene'>, { by }: Context): Decision<Event> => {
  if (!isGm(by)) return no('forbidden');
  if (!state.session.open || state.scene) return no('wrongStatus');
  if (!isText(command.title)) return no('textRequired', {}, 'ODE-SCN-01');
  const present = new Set(command.participants);
  for (const id of present) {
    const character = figure(state, id);
    if (!character) return no('notFound', { id });
    if (character.status !== 'ready') return no('wrongStatus', { id });
  }
  const sides = sidesFrom(command.sides ?? [], present);
  if (sides === undefined) return no('notFound');
  const zones = zonesFrom(command.zones ?? []);
  if (isRefused(zones)) return zones;

  const tale = begin(state);
  const number = state.sceneNumber + 1;
  tell(tale, {
    type: 'ode/sceneStarted',
    number,
    title: command.title.trim(),
    participants: [...present],
    sides,
    zones,
  });
  for (const moved of fillTo(state, gmPool, pcsInPlay(state).length, 'sceneStart')) tell(tale, moved);
  for (const id of [gmId, ...present]) bringCarried(tale, id);
  for (const one of command.aspects ?? []) {
    const refused = addAspect(tale, one);
    if (refused) return refused;
  }
  return told(tale);
};

/** Points an NPC earned earlier come into the pool when it is there (ODE-GFP-02). */
export const bringCarried = (tale: Tale, id: Id): void => {
  const carried = tale.state.npcCarry.value[id] ?? 0;
  if (carried > 0) tell(tale, moveFate(tale.state, carryOf(id), gmPool, carried, 'carry'));
};

/** Who stands on which side, where the game master says so. */
export const sidesFrom = (
  sides: readonly { readonly id: string; readonly members: readonly Id[] }[],
  present: ReadonlySet<Id>,
): Readonly<Record<Id, string>> | undefined => {
  const found: Record<Id, string> = {};
  for (const { id, members } of sides)
    for (const member of members) {
      if (!present.has(member) || member in found) return undefined;
      found[member] = id;
    }
  return found;
};

/** A situation aspect, perhaps unknown, perhaps with free invokes (ODE-SCN-02, ODE-SCN-03, ODE-ZON-06). */
export const addAspect = (tale: Tale, input: NewAspect, twist = false): Refused | undefined => {
  const { state } = tale;
  const { id, text, attachedTo = { type: 'scene' } } = input;
  // On somebody whom nobody has met yet it would give them away.
  const unmet = attachedTo.type === 'character' && figure(state, attachedTo.id)?.only !== undefined;
  const known = input.known !== false && !unmet;
  if (!isText(text)) return no('textRequired', {}, 'ODE-SCN-03');
  const barred = idRefused(state, id, !known);
  if (barred) return barred;
  const place = attachedTo.type === 'scene' || placeExists(state, attachedTo);
  if (!place) return no('notFound');
  for (const { holderId } of input.freeInvokes ?? []) {
    const refused = holderId === undefined ? undefined : outOfHands(state, holderId);
    if (refused) return refused;
  }
  const aspect: SituationAspect = {
    kind: 'situation',
    id,
    text: text.trim(),
    attachedTo,
    lifetime: 'scene',
    freeInvokes: (input.freeInvokes ?? []).map(({ holderId = null, side, count }) => ({
      holderId,
      side: side ?? sideOfId(state, holderId),
      count,
      shared: [],
    })),
    ...(!known && { only: 'gm' }),
  };
  // What nobody sees is no twist: the contest would go on for no reason that anybody knows.
  tell(tale, { type: 'ode/aspectAdded', aspect, ...(twist && known && { twist }), ...(!known && { only: 'gm' }) });
  return undefined;
};

const placeExists = (state: State, place: { readonly type: 'zone' | 'character'; readonly id: Id }): boolean =>
  place.type === 'character'
    ? figure(state, place.id) !== undefined
    : (state.scene?.zones.some(({ id }) => id === place.id) ?? false);

/** The scene is over: points are paid, stress and boosts go, what heals heals (ODE-SCN-04..06, ODE-REC-05). */
export const endScene = (state: State, command: Command<'ode/endScene'>, { by }: Context): Decision<Event> => {
  if (!isGm(by)) return no('forbidden');
  if (!state.scene || !isFree(state)) return no('wrongStatus');
  const keep = command.keep ?? [];
  const situations = state.aspects.filter(({ kind }) => kind === 'situation').map(({ id }) => id);
  if (!keep.every((id) => situations.includes(id))) return no('notFound');
  const tale = begin(state);
  closeScene(tale, keep);
  return told(tale);
};

const closeScene = (tale: Tale, kept: readonly Id[]): void => {
  if (tale.state.scene?.conflict) endConflict(tale);
  else payConcessions(tale);
  for (const character of everyone(tale))
    for (const paid of payPending(tale.state, character, 'hostileInvoke', 'sceneEnd')) tell(tale, paid);
  const { gmPool: pool, sceneNumber } = tale.state;
  if (pool.value > 0) tell(tale, moveFate(tale.state, gmPool, bank, pool.value, 'sceneEnd'));
  const healed = recovered(
    tale.state,
    ({ severity, treatedInScene = sceneNumber }) => severity === 'mild' && treatedInScene < sceneNumber,
  );
  const unknown = kept.filter((id) => isUnknown(tale.state, id));
  tell(tale, {
    type: 'ode/sceneEnded',
    number: sceneNumber,
    kept: kept.filter((id) => !unknown.includes(id)),
    ...(unknown.length > 0 && { keptUnknown: { ids: unknown, only: 'gm' } }),
    healed,
  });
};

const isUnknown = (state: State, id: Id): boolean => {
  const found = findAspect(state, id);
  return found !== undefined && !isKnown(found);
};

const everyone = ({ state }: Tale): readonly Character[] => Object.values(state.characters);
