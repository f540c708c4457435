import type { Decision } from '@aspekt/contract';
import { evolve } from './evolve.ts';
import type { Event, State } from './model.ts';

/** What happens one after the other because of one command, each seeing the state that the last one left. */
export type Tale = { readonly state: State; readonly events: Event[] };

/** The state is worked out when somebody looks at it: after the last event of a tale nobody does. */
export const begin = (from: State): Tale => {
  const events: Event[] = [];
  let state = from;
  let seen = 0;
  return {
    events,
    get state() {
      for (const event of events.slice(seen)) state = evolve(state, event);
      seen = events.length;
      return state;
    },
  };
};

export const tell = (tale: Tale, event: Event): void => {
  tale.events.push(event);
};

export const told = (tale: Tale): Decision<Event> => ({ ok: true, events: tale.events });
