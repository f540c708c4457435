import type { Character, CharacterAspect, Consequence, HarmEvent, State } from '../model.ts';
import { changeCharacter, changeConflict, changeScene, changeStress } from './change.ts';

type Absorbed = Extract<HarmEvent, { type: 'ode/hitAbsorbed' }>;

export const evolveHarm = (state: State, event: HarmEvent): State => {
  switch (event.type) {
    case 'ode/hitLanded':
      return { ...state, hits: [...state.hits, event.hit], serial: state.serial + 1 };
    case 'ode/hitAbsorbed':
      return changeCharacter(
        {
          ...state,
          hits: state.hits.filter(({ id }) => id !== event.hit.id),
          serial: state.serial + event.consequences.length,
        },
        event.hit.targetId,
        (one) => absorb(one, event),
      );
    case 'ode/takenOut': {
      const { targetId, byId } = event.hit;
      return changeScene(
        changeConflict(
          changeCharacter(
            { ...state, hits: state.hits.filter((hit) => hit.targetId !== targetId) },
            targetId,
            (one) => ({ ...one, status: 'takenOut' }),
          ),
          (conflict) => ({ ...conflict, fullDefence: conflict.fullDefence.filter(({ id }) => id !== targetId) }),
        ),
        (scene) => ({ ...scene, fates: [...scene.fates, { targetId, byId }] }),
      );
    }
    case 'ode/fateDecided':
      return changeScene(state, (scene) => ({
        ...scene,
        fates: scene.fates.filter(({ targetId }) => targetId !== event.targetId),
      }));
  }
};

const absorb = (character: Character, { hit, stress, consequences, conflict }: Absorbed): Character => {
  const marked = changeStress(character, (tracks) => ({
    ...tracks,
    [hit.harm]: { ...tracks[hit.harm], marked: tracks[hit.harm].marked + stress.value },
  }));
  return consequences.reduce((one, taken): Character => {
    const freeInvokes = [{ ...taken.invoke, shared: [] }];
    if (taken.aspect !== undefined) return replaceAspect(one, taken, freeInvokes, conflict);
    const wound = (slot: Consequence): Consequence => ({
      ...slot,
      state: 'fresh',
      id: taken.id,
      text: taken.text,
      harm: hit.harm,
      freeInvokes,
      ...(conflict !== undefined && { takenInConflict: conflict }),
    });
    return {
      ...one,
      consequences: one.consequences.map((slot) => (slot.slotId === taken.slotId ? wound(slot) : slot)),
    };
  }, marked);
};

/** An extreme consequence takes the place of an aspect for good (ODE-OPT-02). */
const replaceAspect = (
  one: Character,
  taken: Absorbed['consequences'][number],
  freeInvokes: CharacterAspect['freeInvokes'],
  conflict: Absorbed['conflict'],
): Character => ({
  ...one,
  extremeTaken: true,
  aspects: one.aspects.map((aspect): CharacterAspect => {
    if (aspect.slot !== taken.aspect) return aspect;
    const { only: _, relationTo: __, ...rest } = aspect;
    const taking = conflict !== undefined && { takenInConflict: conflict };
    return { ...rest, text: taken.text, freeInvokes, extreme: 'fixed', ...taking };
  }),
});
