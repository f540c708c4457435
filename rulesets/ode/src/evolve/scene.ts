import { secret } from '@aspekt/contract';
import { aspectSlots, slotAspectId } from '../blank.ts';
import { gmSide, playersSide } from '../sides.ts';
import type { Character, Healed, Id, SceneEvent, Settings, SituationAspect, State, Stunt } from '../model.ts';
import { isUnmet } from '../people.ts';
import { emptySlot, recount } from '../stress.ts';
import { audienceOf } from '../visibility.ts';
import { changeCharacter, changeContest, changeEveryone, changeScene, changeStress, without } from './change.ts';

export const evolveScene = (state: State, event: SceneEvent): State => {
  switch (event.type) {
    case 'ode/sessionStarted':
      return changeEveryone(
        { ...state, session: { ...state.session, number: event.number, open: true }, ledger: [] },
        (one) => ({ ...one, stunts: resetUses(one.stunts, 'session') }),
      );
    case 'ode/sessionEnded':
      return changeEveryone({ ...heal(state, event.healed), session: { ...state.session, open: false } }, (one) =>
        one.pc ? { ...one, minorChoices: 1 + (one.majorChoices ?? 0) } : one,
      );
    case 'ode/sceneStarted':
      return sceneStarted(state, event);
    case 'ode/sceneEnded':
      return sceneEnded(state, event);
    case 'ode/enteredScene':
      return changeCharacter(
        changeScene(state, (scene) => ({ ...scene, participants: [...scene.participants, event.id] })),
        event.id,
        (one) => meet({ ...one, side: event.side, zoneId: event.zone }),
      );
    case 'ode/leftScene':
      return dropOut(state, event.id);
    case 'ode/aspectAdded': {
      const added = { ...state, aspects: [...state.aspects, event.aspect] };
      return event.twist ? changeContest(added, (contest) => ({ ...contest, twistOwed: false })) : added;
    }
    case 'ode/aspectRemoved':
      return { ...state, aspects: state.aspects.filter(({ id }) => id !== event.id) };
    case 'ode/aspectRevealed':
      return revealed(state, event.id);
    case 'ode/safetyRaised':
      return { ...state, safety: event.safety };
    case 'ode/safetyResolved':
      return { ...state, safety: null };
    case 'ode/settingsChanged':
      return settingsChanged(state, { ...state.settings, ...event.settings });
  }
};

/** Counters of stunts start anew (ODE-STU-15). */
const resetUses = (stunts: readonly Stunt[], per: 'session' | 'scene'): readonly Stunt[] =>
  stunts.some(({ uses }) => uses.per === per && uses.used > 0)
    ? stunts.map((one) => (one.uses.per === per ? { ...one, uses: { ...one.uses, used: 0 } } : one))
    : stunts;

/** Whoever enters a scene is known from then on. */
const meet = (character: Character): Character => {
  if (character.only === undefined) return character;
  const { only: _, ...known } = character;
  return known;
};

const sceneStarted = (state: State, event: Extract<SceneEvent, { type: 'ode/sceneStarted' }>): State => {
  const opened: State = {
    ...state,
    sceneNumber: event.number,
    // A boost never outlasts a scene, and one got between two scenes does not reach the next (ODE-BST-05).
    aspects: state.aspects.filter(({ kind }) => kind !== 'boost'),
    scene: {
      number: event.number,
      title: event.title,
      kind: 'plain',
      participants: event.participants,
      zones: event.zones,
      challenge: null,
      contest: null,
      conflict: null,
      fates: [],
      concessions: [],
    },
  };
  return changeEveryone(opened, (one) => {
    const fresh = { ...one, stunts: resetUses(one.stunts, 'scene') };
    if (!event.participants.includes(one.id)) return fresh;
    return meet({ ...fresh, zoneId: null, side: event.sides[one.id] ?? (one.pc ? playersSide : gmSide) });
  });
};

/** Stress goes, boosts and scene aspects go, whoever was out is back (ODE-SCN-04, ODE-SCN-05). */
const sceneEnded = (state: State, event: Extract<SceneEvent, { type: 'ode/sceneEnded' }>): State => {
  const kept = [...event.kept, ...(event.keptUnknown?.ids ?? [])];
  const aspects = state.aspects.flatMap((aspect) => {
    if (aspect.kind === 'boost') return [];
    if (aspect.lifetime !== 'scene') return [aspect];
    if (!kept.includes(aspect.id)) return [];
    const attachedTo = aspect.attachedTo.type === 'zone' ? ({ type: 'scene' } as const) : aspect.attachedTo;
    return [{ ...aspect, attachedTo, lifetime: 'lasting' as const }];
  });
  return changeEveryone({ ...heal(state, event.healed), aspects, scene: null }, (one) => ({
    ...changeStress(one, ({ physical, mental }) => ({
      physical: { ...physical, marked: 0 },
      mental: { ...mental, marked: 0 },
    })),
    status: one.status === 'takenOut' || one.status === 'conceded' ? 'ready' : one.status,
    zoneId: null,
  }));
};

/** Consequences that are over leave their slots. */
export const heal = (state: State, healed: readonly Healed[]): State =>
  healed.reduce(
    (now, { id, slotId }) =>
      changeCharacter(now, id, (one) => ({
        ...one,
        consequences: one.consequences.map((slot) => (slot.slotId === slotId ? emptySlot(slot.slotId) : slot)),
      })),
    state,
  );

/** Out of the scene and of its order. */
export const dropOut = (state: State, id: Id): State =>
  changeScene(
    changeCharacter(state, id, (one) => ({ ...one, zoneId: null })),
    (scene) => ({
      ...scene,
      participants: without(scene.participants, [id]),
      conflict: scene.conflict && {
        ...scene.conflict,
        acted: without(scene.conflict.acted, [id]),
        fullDefence: scene.conflict.fullDefence.filter((one) => one.id !== id),
      },
    }),
  );

const revealed = (state: State, id: Id): State => {
  const known = <T extends { readonly id: Id; readonly only?: unknown }>(aspect: T): T => {
    if (aspect.id !== id || aspect.only === undefined) return aspect;
    const { only: _, ...rest } = aspect;
    return rest as T;
  };
  if (state.aspects.some((aspect) => aspect.id === id))
    return {
      ...state,
      aspects: state.aspects.map((one) => (one.kind === 'boost' || one.id !== id ? one : placed(state, known(one)))),
    };
  return changeEveryone(state, (one) => ({ ...one, aspects: one.aspects.map(known) }));
};

/** What lies on somebody whom nobody has met is found in the scene: everybody sees it, and not on whom it lies. */
const placed = (state: State, aspect: SituationAspect): SituationAspect =>
  aspect.attachedTo.type === 'character' && isUnmet(state, aspect.attachedTo.id)
    ? { ...aspect, attachedTo: { type: 'scene' } }
    : aspect;

/** New settings: boxes and slots are counted again, and what is hidden is hidden anew. */
const settingsChanged = (state: State, settings: Settings): State =>
  changeEveryone(
    { ...state, settings, gmPool: secret(settings.showGmPool ? 'everyone' : 'gm', state.gmPool.value) },
    (one) => {
      const counted = withLayout(recount(one, one, state.settings, settings), settings);
      return { ...counted, stress: secret(audienceOf(one, settings).stress, counted.stress.value) };
    },
  );

/** A second high concept is a slot more on every sheet, and goes again where nothing was written (D-01). */
const withLayout = (one: Character, settings: Settings): Character => {
  if (!one.pc) return one;
  const due = aspectSlots(settings);
  const kept = one.aspects.filter(({ slot, text }) => slot === undefined || text !== '' || due.includes(slot));
  const added = due.filter((slot) => !kept.some((aspect) => aspect.slot === slot));
  if (added.length === 0 && kept.length === one.aspects.length) return one;
  return {
    ...one,
    aspects: [...kept, ...added.map((slot) => ({ id: slotAspectId(one.id, slot), slot, text: '', freeInvokes: [] }))],
  };
};
