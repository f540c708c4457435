import type { Context, Decision } from '@aspekt/contract';
import { reveal } from './advantage.ts';
import { concerns, findAspect, isKnown, knows, textOf, type Found } from './aspects.ts';
import { bank, moveFate, pointsOf, purseOf } from './fate.ts';
import type { Character, Claim, Event, FateCommand, State } from './model.ts';
import { actorFor, figure, isGm } from './people.ts';
import { begin, tell, told, type Tale } from './tale.ts';
import { isRefused, isText, no, type Refused } from './verdict.ts';

type Command<T> = Extract<FateCommand, { type: T }>;

const claimed = (kind: Claim['kind'], state: State, character: Character, found: Found, text: string): Claim => ({
  id: `claim${state.serial + 1}`,
  kind,
  characterId: character.id,
  aspectId: found.aspect.id ?? '',
  aspect: textOf(found),
  text: text.trim(),
});

/** The table hears the claim and its aspect: whoever calls on a hidden one lays it open, as with an invoke. */
const make = (tale: Tale, claim: Claim, found: Found): void => {
  if (!isKnown(found)) reveal(tale, claim.aspectId);
  tell(tale, { type: 'ode/claimMade', claim });
};

/** Who asks and for which aspect, if both are there. */
const asked = (
  state: State,
  command: { readonly actor?: string; readonly aspect: string; readonly text: string },
  context: Context,
): readonly [Character, Found] | Refused => {
  const character = actorFor(state, command.actor, context);
  if (isRefused(character)) return character;
  if (character.status !== 'ready' || character.only !== undefined) return no('wrongStatus', { id: character.id });
  const found = findAspect(state, command.aspect);
  if (!found && isGm(context.by)) return no('notFound', { id: command.aspect });
  if (!found || !knows(found, context.by) || found.owner?.only !== undefined)
    return no('aspectUnknown', {}, 'ODE-INV-12');
  return isText(command.text) ? [character, found] : no('textRequired');
};

/** One has already played into trouble and asks for the point afterwards (ODE-CMP-08). */
export const claimSelfCompel = (
  state: State,
  command: Command<'ode/claimSelfCompel'>,
  context: Context,
): Decision<Event> => {
  const found = asked(state, command, context);
  if (isRefused(found)) return found;
  const [character, aspect] = found;
  if (!character.pc) return no('forbidden', {}, 'ODE-CMP-08');
  if (aspect.kind === 'boost') return no('boostNotCompellable', {}, 'ODE-BST-01');
  if (!concerns(state, aspect, character)) return no('compelNotRelevant', {}, 'ODE-CMP-05');
  const tale = begin(state);
  make(tale, claimed('selfCompel', state, character, aspect, command.text), aspect);
  return told(tale);
};

/** A fate point for an important or unlikely detail that follows from an aspect (ODE-DET-01). */
export const declareDetail = (
  state: State,
  command: Command<'ode/declareDetail'>,
  context: Context,
): Decision<Event> => {
  if (!state.settings.declareDetailEnabled) return no('effectNotAllowed', { effect: 'declareDetail' }, 'ODE-DET-01');
  const found = asked(state, command, context);
  if (isRefused(found)) return found;
  const [character, aspect] = found;
  if (aspect.kind === 'boost') return no('boostNotPayable', {}, 'ODE-BST-02');
  const left = pointsOf(state, character);
  if (left < 1) return no('notEnoughFatePoints', { needed: 1, left }, 'ODE-DET-01');
  const claim = claimed('detail', state, character, aspect, command.text);
  const tale = begin(state);
  make(tale, claim, aspect);
  // The game master needs nobody's leave for her own.
  if (isGm(context.by)) grant(tale, claim, character, false);
  return told(tale);
};

const grant = (tale: Tale, claim: Claim, character: Character, free: boolean): void => {
  const { state } = tale;
  tell(tale, { type: 'ode/claimAnswered', claim, granted: true, free });
  if (claim.kind === 'selfCompel') tell(tale, moveFate(state, bank, purseOf(character), 1, 'selfCompel', claim.aspect));
  else if (!free) tell(tale, moveFate(state, purseOf(character), bank, 1, 'detail', claim.aspect));
};

/** The game master's word, after asking the group; nothing is paid for what an aspect makes true anyway. */
export const answerClaim = (state: State, command: Command<'ode/answerClaim'>, { by }: Context): Decision<Event> => {
  if (!isGm(by)) return no('forbidden');
  const claim = state.claims.find(({ id }) => id === command.claim);
  const character = claim && figure(state, claim.characterId);
  if (!claim || !character) return no('notFound', { id: command.claim });
  const tale = begin(state);
  if (!command.grant) {
    tell(tale, { type: 'ode/claimAnswered', claim, granted: false, free: true });
    return told(tale);
  }
  const free = command.free === true;
  const left = pointsOf(state, character);
  if (claim.kind === 'detail' && !free && left < 1) return no('notEnoughFatePoints', { needed: 1, left }, 'ODE-DET-01');
  grant(tale, claim, character, free);
  return told(tale);
};
