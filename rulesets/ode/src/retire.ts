import type { Context, Decision } from '@aspekt/contract';
import type { Command } from './characters.ts';
import { endIfDecided } from './conflict-end.ts';
import type { Event, State } from './model.ts';
import { actorFor, controls, figure, hiddenAs, isGm } from './people.ts';
import { isBusy } from './scenes.ts';
import { begin, tell, told } from './tale.ts';
import { insists, isRefused, isText, no, unlessInsisted } from './verdict.ts';

/** Gone for good, by death or departure; a player's character only with consent, unless the table says otherwise (ODE-TKO-02). */
export const retireCharacter = (
  state: State,
  command: Command<'ode/retireCharacter'>,
  context: Context,
): Decision<Event> => {
  const { by } = context;
  const named = command.actor === undefined ? undefined : figure(state, command.actor);
  const byGm = isGm(by) && named?.pc === true && !controls(by, named);
  const character = byGm ? named : actorFor(state, command.actor, context);
  if (isRefused(character)) return character;
  if (byGm && state.settings.deathNeedsConsent && !insists(context))
    return unlessInsisted('forbidden', { id: character.id }, 'ODE-TKO-02');
  if (character.status === 'retired' || isBusy(state, character.id)) return no('wrongStatus');
  if (!isText(command.reason)) return no('textRequired', { field: 'reason' });
  const tale = begin(state);
  tell(tale, { type: 'ode/characterRetired', id: character.id, reason: command.reason.trim(), ...hiddenAs(character) });
  endIfDecided(tale);
  return told(tale);
};
