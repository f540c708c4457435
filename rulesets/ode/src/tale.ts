import type { Decision } from '@aspekt/contract';
import { evolve } from './evolve.ts';
import type { Event, State } from './model.ts';

/** What happens one after the other because of one command, each seeing the state that the last one left. */
export type Tale = { state: State; readonly events: Event[] };

export const begin = (state: State): Tale => ({ state, events: [] });

export const tell = (tale: Tale, event: Event): void => {
  tale.events.push(event);
  tale.state = evolve(tale.state, event);
};

export const told = (tale: Tale): Decision<Event> => ({ ok: true, events: tale.events });
