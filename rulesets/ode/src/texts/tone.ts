import type { Seen, Tone } from '@aspekt/contract';
import type { Event, Outcome } from '../model.ts';

const byOutcome: Readonly<Record<Outcome, Tone>> = { fail: 'bad', tie: 'even', success: 'good', style: 'great' };

/** How an outcome is coloured; most things are plain. */
export const toneOf = (event: Seen<Event>): Tone => {
  if (event.type === 'ode/settled' || event.type === 'ode/taskDone') return byOutcome[event.outcome];
  if (event.type === 'ode/autoSucceeded') return 'good';
  if (event.type === 'ode/hitLanded') return 'bad';
  if (event.type === 'ode/takenOut') return 'awful';
  if (event.type === 'ode/conceded') return 'even';
  return 'plain';
};
