import type { Seen, Tone } from '@aspekt/contract';
import type { Event } from '../model.ts';
import type { SeenEvent } from './language.ts';

/** How a result is coloured: seen from whoever acts, side A, because a roll has no other first person. */
export const toneOf = (event: Seen<Event>): Tone => {
  if (event.type === 'nyx/rolled') return toneOfRoll(event);
  if (event.type === 'nyx/automaticGranted') return event.favoured === 'A' ? 'good' : 'bad';
  if (event.type === 'nyx/harmTaken') return event.knockedOut ? 'awful' : 'bad';
  if (event.type === 'nyx/conflictEnded')
    return event.winner === null ? 'even' : event.winner === 'A' ? 'great' : 'bad';
  return event.type === 'nyx/damageRemoved' || event.type === 'nyx/exhaustionCleared' ? 'good' : 'plain';
};

const toneOfRoll = ({ kind, winner, round }: SeenEvent<'nyx/rolled'>): Tone => {
  if (round && round.overflow > 0) return round.after > 0 ? 'great' : 'awful';
  if (winner === 'A') return 'good';
  // Between two, nobody winning is a draw; alone, it is a failure.
  return winner === null && (kind === 'conflict' || kind === 'round') ? 'even' : 'bad';
};
