import type { Context, Decision } from '@aspekt/contract';
import { findAspect, findSlot, freshId, isKnown, isNewId } from './aspects.ts';
import { endIfDecided } from './conflict-end.ts';
import { carryOf, fillTo, gmPool } from './fate.ts';
import type { AdjustCommand, AdjustEvent, Change, Event, Id, Purse, State } from './model.ts';
import { figure, inPlay, isGm } from './people.ts';
import { isSkill } from './skills.ts';
import { isComplete } from './stunts.ts';
import { begin, tell, told } from './tale.ts';
import { isRefused, isText, no, type Refused } from './verdict.ts';
import { zonesFrom } from './zones.ts';

/** The game master sets anything right by hand, with a reason (`correct` in the catalogue). */
export const adjust = (state: State, { change, reason }: AdjustCommand, { by }: Context): Decision<Event> => {
  if (!isGm(by)) return no('forbidden');
  if (!isText(reason)) return no('textRequired', { field: 'reason' });
  const refused = check(state, change);
  if (refused) return refused;
  const tale = begin(state);
  const id = newId(state, change);
  const event: AdjustEvent = {
    type: 'ode/adjusted',
    change,
    ...(id !== undefined && { id }),
    reason: reason.trim(),
    ...(isSecret(state, change) && { only: 'gm' }),
  };
  tell(tale, event);
  const purse = purseIn(change);
  if (purse) for (const moved of fillTo(state, purse.purse, purse.value, 'adjust')) tell(tale, moved);
  if (change.what === 'status' || change.what === 'side') endIfDecided(tale);
  return told(tale);
};

/** The purse whose contents are set, if any. */
const purseIn = (change: Change): { readonly purse: Purse; readonly value: number } | undefined => {
  if (change.what === 'fatePoints') return { purse: { of: 'character', id: change.character }, value: change.value };
  if (change.what === 'npcCarry') return { purse: carryOf(change.character), value: change.value };
  return change.what === 'gmPool' ? { purse: gmPool, value: change.value } : undefined;
};

/** A name for what is new. */
const newId = (state: State, { what }: Change): Id | undefined => {
  if (what === 'boost' || what === 'consequence') return freshId(state, what);
  return what === 'hit' ? `h${state.serial + 1}` : undefined;
};

/** The thing to be changed is there, and what is written is not empty. */
const check = (state: State, change: Change): Refused | undefined => {
  if ('character' in change && !figure(state, change.character)) return no('notFound', { id: change.character });
  switch (change.what) {
    case 'aspect':
      if (!isText(change.text)) return no('textRequired');
      return isNewId(state, change.id) ? undefined : no('wrongStatus', { id: change.id });
    case 'aspectText':
      if (!isText(change.text)) return no('textRequired');
      return findSlot(state, change.aspect) ? undefined : no('notFound', { id: change.aspect });
    case 'strikeAspect':
      return findSlot(state, change.aspect) ? undefined : no('notFound', { id: change.aspect });
    case 'freeInvokes':
      return findAspect(state, change.aspect) ? undefined : no('notFound', { id: change.aspect });
    case 'boost':
      return figure(state, change.holderId) ? undefined : no('notFound', { id: change.holderId });
    case 'stunt':
      return isComplete(change.stunt) ? undefined : no('stuntIncomplete');
    case 'strikeStunt':
      return figure(state, change.character)?.stunts.some(({ id }) => id === change.stunt)
        ? undefined
        : no('notFound', { id: change.stunt });
    case 'consequence':
      return isText(change.text) ? undefined : no('textRequired');
    case 'skill':
      return isSkill(change.skill) || !figure(state, change.character)?.pc ? undefined : no('skillNotAllowed');
    case 'zone':
      return change.zone === null || state.scene?.zones.some(({ id }) => id === change.zone)
        ? undefined
        : no('notFound', { id: change.zone });
    case 'modifier':
      return state.roll?.status === 'declared' || state.roll?.status === 'invoking' ? undefined : no('wrongStatus');
    case 'victories':
      return state.scene?.contest?.sides.some(({ id }) => id === change.side) ? undefined : no('notFound');
    case 'active':
    case 'acted': {
      const character = figure(state, change.character);
      return state.scene?.conflict && character && inPlay(state, character) ? undefined : no('notInConflict');
    }
    case 'zones': {
      if (!state.scene) return no('wrongStatus');
      const zones = zonesFrom(change.zones);
      return isRefused(zones) ? zones : undefined;
    }
    case 'name':
      return isText(change.name) ? undefined : no('textRequired', { field: 'name' });
    case 'hit':
      return change.by === undefined || figure(state, change.by) ? undefined : no('notFound', { id: change.by });
    case 'strikeHit':
      return state.hits.some(({ id }) => id === change.hit) ? undefined : no('notFound', { id: change.hit });
    case 'fatePoints':
    case 'npcCarry':
    case 'gmPool':
    case 'refresh':
    case 'freeStuntSlots':
    case 'skillPoints':
    case 'minorChoices':
    case 'highConceptRewrites':
    case 'stuntBuys':
    case 'weapon':
    case 'armour':
    case 'boxes':
    case 'marked':
    case 'clearConsequence':
    case 'status':
    case 'side':
    case 'owner':
      return undefined;
  }
};

/** What players may not know of stays so when it is changed by hand. */
const isSecret = (state: State, change: Change): boolean => {
  const character = 'character' in change ? figure(state, change.character) : undefined;
  if (character?.only !== undefined) return true;
  const { what } = change;
  if (what === 'npcCarry' || what === 'skillPoints') return true;
  if (what === 'gmPool') return !state.settings.showGmPool;
  if (what === 'skill') return character?.pc === false;
  if (what === 'boxes' || what === 'marked') return character?.stress.to !== 'everyone';
  if (what === 'aspect') return change.known === false;
  if (what !== 'aspectText' && what !== 'strikeAspect' && what !== 'freeInvokes') return false;
  const found = findSlot(state, change.aspect);
  return found !== undefined && (!isKnown(found) || found.owner?.only !== undefined);
};
