import type { Audience, Hideable } from '@aspekt/contract';
import { findSlot } from './aspects.ts';
import type { Change, Id, State } from './model.ts';
import { figure } from './people.ts';
import { unknownTo } from './visibility.ts';

/** What players may not know of stays so when it is changed by hand, and whoever sees it change is told. */
export const toldTo = (state: State, change: Change): Hideable => {
  const only = audienceFor(state, change);
  return only === 'everyone' ? {} : { only };
};

const audienceFor = (state: State, change: Change): Audience => {
  const character = 'character' in change ? figure(state, change.character) : undefined;
  if (character?.only !== undefined) return character.only;
  const { what } = change;
  if (what === 'npcCarry') return 'gm';
  if (what === 'gmPool') return state.gmPool.to;
  if (what === 'aspectText' || what === 'strikeAspect' || what === 'freeInvokes')
    return audienceOfAspect(state, change.aspect);
  if (!character) return 'everyone';
  if (what === 'skillPoints') return character.skillPoints.to;
  if (what === 'skill') return character.skills.to;
  if (what === 'boxes' || what === 'marked') return character.stress.to;
  return what === 'aspect' && change.known === false ? unknownTo(character) : 'everyone';
};

const audienceOfAspect = (state: State, id: Id): Audience => {
  const found = findSlot(state, id);
  if (found?.owner?.only !== undefined) return found.owner.only;
  return found?.kind === 'character' || found?.kind === 'situation' ? (found.aspect.only ?? 'everyone') : 'everyone';
};
