import { accept, refuse, type Context, type Decision } from '@aspekt/contract';
import { characterOf, likewise, onlyGm, onlyOwner } from './access.ts';
import type { AnswerSeveralTraits, Event, RequestSeveralTraits, SeveralTraitsRequest, State } from './model.ts';

export const allDifferent = (traits: readonly string[]): boolean => new Set(traits).size === traits.length;

/** The same traits, in whatever order they are named. */
export const sameTraits = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((trait) => b.includes(trait));

/** What was asked and answered for this character and these traits. */
export const requestFor = (state: State, actor: string, traits: readonly string[]): SeveralTraitsRequest | undefined =>
  state.requests.find((request) => request.actor === actor && sameTraits(request.traits, traits));

/** A player can only ask for several rolls (VAST-MULTI-04). */
export const requestSeveralTraits = (
  state: State,
  { actor, traits }: RequestSeveralTraits,
  context: Context,
): Decision<Event> => {
  const character = characterOf(state, actor, context.by);
  if (!character) return refuse('E_UNKNOWN_ID', { id: actor });
  const wrong = onlyOwner(character, context);
  if (wrong) return wrong;
  const unknown = traits.find((name) => !character.sheet.value.traits.some((trait) => trait.name === name));
  if (unknown !== undefined) return refuse('E_UNKNOWN_ID', { id: unknown });
  if (state.settings.severalTraits === 'off') return refuse('E_SEVERAL_TRAITS_OFF', undefined, ['VAST-MULTI-02']);
  if (traits.length < 2 || !allDifferent(traits)) return refuse('E_DUPLICATE_TRAIT', undefined, ['VAST-MULTI-02']);
  return accept<Event>({ type: 'vastmark/severalTraitsRequested', actor, traits, ...likewise(character) });
};

/** The game master's no is final (VAST-MULTI-04). */
export const answerSeveralTraits = (
  state: State,
  { actor, traits, allow }: AnswerSeveralTraits,
  { by }: Context,
): Decision<Event> => {
  const character = characterOf(state, actor, by);
  if (!character) return refuse('E_UNKNOWN_ID', { id: actor });
  const wrong = onlyGm(by);
  if (wrong) return wrong;
  if (requestFor(state, actor, traits)?.allow !== null) return refuse('E_UNKNOWN_ID', { id: traits.join(', ') });
  return accept<Event>({ type: 'vastmark/severalTraitsAnswered', actor, traits, allow, ...likewise(character) });
};
