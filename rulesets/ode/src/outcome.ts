import { outcomeOf } from './shifts.ts';
import type { Event } from './model.ts';

/** The bucket an outcome is counted in: the last thing that tells how it went. */
export const outcome = (events: readonly Event[]): string => {
  for (let i = events.length - 1; i >= 0; i--) {
    const told = bucket(events[i]);
    if (told !== undefined) return told;
  }
  return 'nothing';
};

const bucket = (event: Event | undefined): string | undefined => {
  if (event?.type === 'ode/contestScored') {
    if (event.winner !== null) return `winner:${event.winner}`;
    return event.twist
      ? 'twist'
      : `mark:${
          Object.entries(event.marks)
            .find(([, n]) => n > 0)
            ?.join(':') ?? ''
        }`;
  }
  if (event?.type === 'ode/conflictEnded') return event.winner === null ? 'conflictEnded' : `winner:${event.winner}`;
  if (event?.type === 'ode/takenOut') return 'takenOut';
  if (event?.type === 'ode/settled') return event.outcome;
  if (event?.type === 'ode/autoSucceeded') return 'success';
  if (event?.type === 'ode/rolled' || event?.type === 'ode/invokeApplied')
    return event.shifts === undefined ? `effort:${event.effort}` : outcomeOf(event.shifts.value);
  return undefined;
};
