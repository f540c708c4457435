import type { Decision } from '@aspekt/contract';
import { evolve } from './evolve.ts';
import type { Event, State } from './model.ts';

/** What happens one after the other because of one command, each seeing the state that the last one left. */
export class Tale {
  readonly events: Event[] = [];
  #state: State;
  #seen = 0;
  constructor(from: State) {
    this.#state = from;
  }

  /** Worked out when somebody looks at it: after the last event of a tale nobody does. */
  get state(): State {
    for (const event of this.events.slice(this.#seen)) this.#state = evolve(this.#state, event);
    this.#seen = this.events.length;
    return this.#state;
  }
}

export const begin = (from: State): Tale => new Tale(from);

export const tell = (tale: Tale, event: Event): void => {
  tale.events.push(event);
};

export const told = (tale: Tale): Decision<Event> => ({ ok: true, events: tale.events });
