import type { Context, Decision } from '@aspekt/contract';
import { toldTo } from './adjust-told.ts';
import { findAspect, findSlot, freshId, idRefused, idUnder } from './aspects.ts';
import { endIfDecided } from './conflict-end.ts';
import { carryOf, fillTo, gmPool } from './fate.ts';
import type { AdjustCommand, AdjustEvent, Change, Event, Id, Purse, State } from './model.ts';
import { figure, inPlay, isGm, isUnmet, outOfHands } from './people.ts';
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
    ...(tellsBySlots(state, change) && { slotsStay: true }),
    ...toldTo(state, change),
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

/** A skill that players may not know would show in the slots, and in boxes that they see, of somebody they have met (ODE-STR-01, ODE-STR-06). */
const tellsBySlots = (state: State, change: Change): boolean => {
  const character = change.what === 'skill' ? figure(state, change.character) : undefined;
  return character !== undefined && character.only === undefined && character.skills.to !== 'everyone';
};

/** A name for what is new. */
const newId = (state: State, change: Change): Id | undefined => {
  if (change.what === 'boost') return freshId(state, 'boost');
  if (change.what === 'hit') return `h${state.serial + 1}`;
  if (change.what !== 'consequence') return undefined;
  const wounded = figure(state, change.character);
  return wounded?.only === undefined ? freshId(state, 'consequence') : idUnder(state, wounded, 'consequence');
};

/** The thing to be changed is there, and what is written is not empty. */
const check = (state: State, change: Change): Refused | undefined => {
  if ('character' in change && !figure(state, change.character)) return no('notFound', { id: change.character });
  switch (change.what) {
    case 'aspect':
      if (!isText(change.text)) return no('textRequired');
      return idRefused(state, change.id, change.known === false || isUnmet(state, change.character));
    case 'aspectText':
      if (!isText(change.text)) return no('textRequired');
      return findSlot(state, change.aspect) ? undefined : no('notFound', { id: change.aspect });
    case 'strikeAspect':
      return findSlot(state, change.aspect) ? undefined : no('notFound', { id: change.aspect });
    case 'freeInvokes':
      if (!findAspect(state, change.aspect)) return no('notFound', { id: change.aspect });
      return change.holderId === undefined ? undefined : outOfHands(state, change.holderId);
    case 'boost':
      return outOfHands(state, change.holderId);
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
      // The whole table waits until a hit is taken.
      return (
        outOfHands(state, change.character) ?? (change.by === undefined ? undefined : outOfHands(state, change.by))
      );
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
      return undefined;
    case 'owner':
      return change.owner === null ? undefined : outOfHands(state, change.character);
  }
};
