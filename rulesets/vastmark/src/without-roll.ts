import { accept, refuse, type Context, type Decision } from '@aspekt/contract';
import { characterOf, likewise, onlyGm, onlyOwner, ownerOrGm, sheetAudience } from './access.ts';
import type { DecideWithoutRoll, DeclareAction, DismissAction, Event, SetScene, State } from './model.ts';
import { specialisationProblem } from './specialisation.ts';

/** A wish names no resistance: the game master will. */
const anyDifficulty = { kind: 'difficulty', value: 0 } as const;

/**
 * A player says what she does, and may wish for a trait, for turning it and for a skill; the game master decides
 * whether dice are needed, and what counts (VAST-GM-01, VAST-TRAIT-07, D-6).
 */
export const declareAction = (state: State, command: DeclareAction, context: Context): Decision<Event> => {
  const { actor, text, trait = null, turned = false, skill = null, specialisation } = command;
  const character = characterOf(state, actor, context.by);
  if (!character) return refuse('E_UNKNOWN_ID', { id: actor });
  const wrong = onlyOwner(character, context);
  if (wrong) return wrong;
  if (trait !== null && !character.sheet.value.traits.some((it) => it.name === trait)) {
    return refuse('E_UNKNOWN_ID', { id: trait });
  }
  const strange = specialisationProblem(state.settings, character, skill, specialisation, anyDifficulty);
  if (strange) return strange;
  const only = sheetAudience(character.ownerId);
  const declaration = {
    actor,
    text,
    trait,
    skill,
    ...(turned && trait !== null && { turned }),
    ...(specialisation && { specialisation }),
    only,
  };
  return accept<Event>({ type: 'vastmark/actionDeclared', declaration, only });
};

/** Without dice the game master simply decides (VAST-GM-02). */
export const decideWithoutRoll = (state: State, command: DecideWithoutRoll, { by }: Context): Decision<Event> => {
  const { actor, text, outcome } = command;
  const character = characterOf(state, actor, by);
  if (!character) return refuse('E_UNKNOWN_ID', { id: actor });
  const wrong = onlyGm(by);
  if (wrong) return wrong;
  return accept<Event>({ type: 'vastmark/decidedWithoutRoll', actor, text, outcome, ...likewise(character) });
};

export const dismissAction = (state: State, { actor }: DismissAction, context: Context): Decision<Event> => {
  const character = characterOf(state, actor, context.by);
  if (!character) return refuse('E_UNKNOWN_ID', { id: actor });
  const wrong = ownerOrGm(character, context);
  if (wrong) return wrong;
  // Only now: whoever else asks does not learn whether there is a wish.
  if (!state.inbox.some((it) => it.actor === actor)) return refuse('E_UNKNOWN_ID', { id: actor });
  return accept<Event>({ type: 'vastmark/actionDismissed', actor, only: sheetAudience(character.ownerId) });
};

export const setScene = ({ title }: SetScene, { by }: Context): Decision<Event> =>
  onlyGm(by) ?? accept<Event>({ type: 'vastmark/sceneSet', title });
