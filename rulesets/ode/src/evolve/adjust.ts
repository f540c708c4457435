import { secret } from '@aspekt/contract';
import { isCounted } from '../aspects.ts';
import type { AdjustEvent, Change, Character, CharacterAspect, State } from '../model.ts';
import { sideOfId } from '../people.ts';
import { emptySlot, recount, slotOrder } from '../stress.ts';
import { unknownTo } from '../visibility.ts';
import {
  addFreeInvokes,
  changeCharacter,
  changeConflict,
  changeContest,
  changeEveryone,
  changeFreeInvokes,
  changeHalf,
  changeRoll,
  changeScene,
  changeStress,
  union,
  without,
} from './change.ts';
import { withOwner, withStunts } from './character.ts';
import { withMinorChoices } from './growth.ts';

/** What the game master set right by hand. Fate points are moved by their own event. */
export const evolveAdjust = (state: State, { change, id, slotsStay }: AdjustEvent): State => {
  switch (change.what) {
    case 'fatePoints':
    case 'npcCarry':
    case 'gmPool':
      return state;
    case 'minorChoices':
      return changeCharacter(state, change.character, (one) => withMinorChoices(one, change.value));
    case 'skillPoints':
      return changeCharacter(state, change.character, (one) => ({
        ...one,
        skillPoints: secret(one.skillPoints.to, change.value),
      }));
    case 'refresh':
    case 'freeStuntSlots':
    case 'highConceptRewrites':
    case 'stuntBuys':
    case 'weapon':
    case 'armour':
      return changeCharacter(state, change.character, (one) => ({ ...one, [change.what]: change.value }));
    case 'skill':
      return changeCharacter(state, change.character, (one) => {
        const skills = secret(one.skills.to, { ...one.skills.value, [change.skill]: change.value });
        const counted = recount(one, { ...one, skills }, state.settings);
        if (!slotsStay) return counted;
        const { stress, consequences } = one;
        return { ...counted, consequences, ...(stress.to === 'everyone' && { stress }) };
      });
    case 'boxes':
    case 'marked':
      return changeCharacter(state, change.character, (one) =>
        changeStress(one, (tracks) => {
          const track = { ...tracks[change.track], [change.what]: change.value };
          return { ...tracks, [change.track]: { ...track, marked: Math.min(track.marked, track.boxes) } };
        }),
      );
    case 'aspect':
      return changeCharacter(state, change.character, (one) => addAspect(one, change));
    case 'aspectText':
      return changeText(state, change.aspect, change.text);
    case 'strikeAspect':
      return strikeAspect(state, change.aspect);
    case 'freeInvokes': {
      const holderId = change.holderId ?? null;
      const side = change.side ?? sideOfId(state, holderId);
      return changeFreeInvokes(state, change.aspect, (invokes) =>
        addFreeInvokes(
          invokes.filter((one) => one.holderId !== holderId || (holderId === null && one.side !== side)),
          { holderId, side, count: change.count },
        ),
      );
    }
    case 'boost': {
      if (id === undefined) return state;
      const { holderId, text } = change;
      const boost = { kind: 'boost', id, text, holderId, side: sideOfId(state, holderId) } as const;
      return { ...state, aspects: [...state.aspects, boost], serial: state.serial + 1 };
    }
    case 'stunt':
      return changeCharacter(state, change.character, (one) =>
        withStunts(one, [...one.stunts.filter((stunt) => stunt.id !== change.stunt.id), change.stunt], state),
      );
    case 'strikeStunt':
      return changeCharacter(state, change.character, (one) =>
        withStunts(
          one,
          one.stunts.filter((stunt) => stunt.id !== change.stunt),
          state,
        ),
      );
    case 'consequence':
      return id === undefined
        ? state
        : changeCharacter({ ...state, serial: state.serial + (isCounted(id) ? 1 : 0) }, change.character, (one) =>
            wound(one, change, id),
          );
    case 'clearConsequence':
      return changeCharacter(state, change.character, (one) => ({
        ...one,
        consequences: one.consequences.map((slot) => (slot.slotId === change.slotId ? emptySlot(slot.slotId) : slot)),
      }));
    case 'status':
      return changeCharacter(state, change.character, (one) => ({ ...one, status: change.status }));
    case 'side':
      return changeCharacter(state, change.character, (one) => ({ ...one, side: change.side }));
    case 'zone':
      return changeCharacter(state, change.character, (one) => ({ ...one, zoneId: change.zone }));
    case 'owner':
      return changeCharacter(state, change.character, (one) => withOwner(one, change.owner, state));
    case 'name':
      return changeCharacter(state, change.character, (one) => ({
        ...one,
        name: change.name,
        description: change.description ?? one.description,
      }));
    case 'modifier':
      return changeRoll(state, (roll) =>
        changeHalf(roll, change.roll, (half) => ({ ...half, otherModifier: change.value })),
      );
    case 'victories':
      return changeContest(state, (contest) => ({
        ...contest,
        sides: contest.sides.map((side) => (side.id === change.side ? { ...side, victories: change.value } : side)),
      }));
    case 'active':
      return changeConflict(state, (conflict) => ({ ...conflict, activeId: change.character }));
    case 'acted':
      return changeConflict(state, (conflict) => ({
        ...conflict,
        acted: change.acted ? union(conflict.acted, [change.character]) : without(conflict.acted, [change.character]),
      }));
    case 'zones':
      return changeScene(state, (scene) => ({
        ...scene,
        zones: change.zones.map(({ adjacent = [], barred = [], ...zone }) => ({ ...zone, adjacent, barred })),
      }));
    case 'hit': {
      if (id === undefined) return state;
      const { character: targetId, by: byId = null, harm, shifts } = change;
      return { ...state, hits: [...state.hits, { id, targetId, byId, harm, shifts }], serial: state.serial + 1 };
    }
    case 'strikeHit':
      return { ...state, hits: state.hits.filter((hit) => hit.id !== change.hit) };
  }
};

const addAspect = (one: Character, change: Extract<Change, { what: 'aspect' }>): Character => {
  const { slot, known = true, text } = change;
  const hidden = known ? {} : { only: unknownTo(one) };
  const place = one.aspects.find((aspect) => slot !== undefined && aspect.slot === slot);
  const added: CharacterAspect = {
    id: place?.id ?? change.id,
    text,
    freeInvokes: [],
    ...(slot !== undefined && { slot }),
    ...hidden,
  };
  return {
    ...one,
    aspects: place ? one.aspects.map((aspect) => (aspect === place ? added : aspect)) : [...one.aspects, added],
  };
};

const wound = (one: Character, change: Extract<Change, { what: 'consequence' }>, id: string): Character => {
  const { slotId, text, harm } = change;
  const others = one.consequences.filter((slot) => slot.slotId !== slotId);
  const filled = { ...emptySlot(slotId), state: 'fresh', id, text, harm, freeInvokes: [] } as const;
  return {
    ...one,
    consequences: [...others, filled].toSorted((a, b) => slotOrder.indexOf(a.slotId) - slotOrder.indexOf(b.slotId)),
  };
};

const changeText = (state: State, id: string, text: string): State => {
  const at = <T extends { readonly id?: string }>(one: T): T => (one.id === id ? { ...one, text } : one);
  return changeEveryone({ ...state, aspects: state.aspects.map(at) }, (one) => ({
    ...one,
    aspects: one.aspects.map(at),
    consequences: one.consequences.map(at),
  }));
};

/** A slot of the sheet stays, as hidden as it was, and is empty; anything else is gone. */
const strikeAspect = (state: State, id: string): State =>
  changeEveryone({ ...state, aspects: state.aspects.filter((one) => one.id !== id) }, (one) => ({
    ...one,
    aspects: one.aspects.flatMap((aspect): readonly CharacterAspect[] => {
      if (aspect.id !== id) return [aspect];
      const { slot, only } = aspect;
      return slot === undefined ? [] : [{ id, slot, text: '', freeInvokes: [], ...(only !== undefined && { only }) }];
    }),
    consequences: one.consequences.map((slot) => (slot.id === id ? emptySlot(slot.slotId) : slot)),
  }));
