import type { Viewer, Wire } from '@aspekt/contract';
import { isNameless, limits } from '@aspekt/protocol';
import type { Clock } from './ports/surroundings.ts';
import { rateLimit, rateLimits } from './rate-limit.ts';
import type { Room } from './room.ts';

/** What everybody at a table may ask of the server, so that nobody crowds out the others. */
export interface Shares {
  /** Whether somebody may ask for something now; `command` is what they want to have done, if that is what they ask. */
  mayAsk(room: Room, by: Viewer, command?: Wire): boolean;
}

/** Of one table, beside what all its seats may ask together. */
type Share = {
  /** Who leads the table, with all her devices. */
  readonly gm: () => boolean;
  /** All who look on, together. */
  readonly onlookers: () => boolean;
  /** Each seat, with all its devices. */
  readonly seat: (seat: string) => boolean;
  /** Each seat, where all together ask too much. */
  readonly calm: (seat: string) => boolean;
  /** Each seat, for what must be heard also where the table as a whole asks too much. */
  readonly call: (seat: string) => boolean;
};

export const openShares = (clock: Clock): Shares => {
  const shares = new WeakMap<Room, Share>();
  const shareOf = (room: Room): Share => {
    const known = shares.get(room);
    if (known) return known;
    const share: Share = {
      gm: rateLimit(clock, limits.tableCommandsPerSecond, limits.tableCommandBurst),
      onlookers: rateLimit(clock, limits.onlookerCommandsPerSecond, limits.onlookerCommandBurst),
      seat: rateLimits(clock, limits.commandsPerSecond, limits.commandBurst),
      calm: rateLimits(clock, limits.calmPerSecond, limits.calmBurst),
      call: rateLimits(clock, limits.pauseCallsPerSecond, limits.pauseCallBurst),
    };
    shares.set(room, share);
    return share;
  };
  return {
    mayAsk: (room, { seat, role }, command) => {
      if (role === 'onlooker') return shareOf(room).onlookers();
      // It pauses once, however often it is played.
      if (command?.type === 'table/x-card') return true;
      switch (role) {
        // Whatever the others ask, who leads the table can still act, and show people out.
        case 'gm':
          return shareOf(room).gm();
        case 'player':
          // What a game lets one say without a name may be that play shall stop.
          if (command && isNameless(command) && shareOf(room).call(seat)) return true;
          return shareOf(room).seat(seat) && (room.mayAsk() || shareOf(room).calm(seat));
      }
    },
  };
};
