import { accept, type Context, type Decision } from '@aspekt/contract';
import type { Command } from './characters.ts';
import type { Character, Event, State, Stunt } from './model.ts';
import { actorFor, hiddenAs } from './people.ts';
import { isComplete } from './stunts.ts';
import { isRefused, no, type Refused } from './verdict.ts';

const checkStunt = (character: Character, stunt: Stunt): Refused | undefined => {
  if (!isComplete(stunt)) return no('stuntIncomplete', { stunt: stunt.id }, 'ODE-STU-05', 'ODE-STU-09');
  return character.stunts.some(({ id }) => id === stunt.id) ? no('wrongStatus', { stunt: stunt.id }) : undefined;
};

/** A free stunt slot is still empty: it is filled before anything is paid for (ODE-STU-02). */
export const hasFreeSlot = ({ stunts, freeStuntSlots }: Character): boolean => stunts.length < freeStuntSlots;

/** Fill a free stunt slot, at creation or during play (ODE-STU-02, ODE-STU-17). */
export const addStunt = (state: State, command: Command<'ode/addStunt'>, context: Context): Decision<Event> => {
  const character = actorFor(state, command.actor, context);
  if (isRefused(character)) return character;
  const { stunt } = command;
  if (character.status === 'retired') return no('wrongStatus');
  if (!hasFreeSlot(character)) return no('noFreeStuntSlot', { slots: character.freeStuntSlots }, 'ODE-STU-02');
  const refused = checkStunt(character, stunt);
  if (refused) return refused;
  return accept<Event>({
    type: 'ode/stuntAdded',
    id: character.id,
    stunt,
    bought: false,
    refresh: character.refresh,
    ...hiddenAs(character),
  });
};

/** Another stunt for a point of refresh, which never drops below 1 (ODE-STU-03, D-52). */
export const buyStunt = (state: State, command: Command<'ode/buyStunt'>, context: Context): Decision<Event> => {
  const character = actorFor(state, command.actor, context);
  if (isRefused(character)) return character;
  const { stunt } = command;
  const free = hasFreeSlot(character);
  if (character.status === 'retired') return no('wrongStatus');
  if (character.status !== 'draft' && character.stuntBuys < 1) return no('wrongStatus', {}, 'ODE-MIL-02');
  if (!free && character.refresh <= 1) return no('refreshFloor', { refresh: character.refresh }, 'ODE-STU-03');
  const refused = checkStunt(character, stunt);
  if (refused) return refused;
  const refresh = free ? character.refresh : character.refresh - 1;
  return accept<Event>({
    type: 'ode/stuntAdded',
    id: character.id,
    stunt,
    bought: !free,
    refresh,
    ...hiddenAs(character),
  });
};
