import type { Role } from '@aspekt/contract';
import { limits } from '@aspekt/protocol';
import type { Clock } from './ports/surroundings.ts';
import { rateLimits } from './rate-limit.ts';
import { showOutUnwelcome, type Room } from './room.ts';
import type { Given, Knock } from './waiting-room.ts';

/** How people come in by the invitation. */
export interface Door {
  join(room: Room, name: string, role: Role): Promise<Given | { readonly refused: string }>;
  /** Somebody is at the door: they wait, or come in at once where it is open. */
  knock(room: Room, knock: Knock): Promise<void>;
  /** Let somebody in who waits. */
  letIn(room: Room, id: string): Promise<'seated' | 'gone' | 'full'>;
  /** Turn somebody away who waits: for a while that grows each time, or for the evening. */
  turnAway(room: Room, id: string, tonight?: boolean): 'turned away' | 'gone';
  /** The settings of a table have changed: whoever is not welcome any more goes, whoever need not wait any more comes in. */
  settle(room: Room): Promise<void>;
}

export const openDoor = (clock: Clock, join: Door['join']): Door => {
  /** Coming and going all the time would be as tiresome as asking all the time. */
  const mayKnock = rateLimits(clock, limits.knocksPerMinute / 60, limits.knockBurst);
  const wait = (room: Room, knock: Knock): void => {
    const left = room.waiting.turnedAway.left(knock);
    if (left > 0) knock.turnedAway(left);
    else if (knock.caller && !mayKnock(`${room.table.house.id} ${knock.caller}`)) knock.leave('too_fast');
    else if (!room.waiting.enter(knock)) knock.leave('too_many');
  };
  /** Give somebody a seat. False if every one is taken. */
  const seat = async (room: Room, knock: Knock): Promise<boolean> => {
    const given = await join(room, knock.name, knock.role).catch((error: unknown) => {
      // It may be tried again.
      room.waiting.enter(knock);
      throw error;
    });
    if ('refused' in given) knock.leave('too_many');
    else room.waiting.give(knock, given);
    return !('refused' in given);
  };
  const letIn: Door['letIn'] = async (room, id) => {
    const knock = room.waiting.take(id);
    if (!knock) return 'gone';
    return (await seat(room, knock)) ? 'seated' : 'full';
  };
  return {
    join,
    letIn,
    knock: async (room, knock) => {
      const before = room.waiting.given(knock.secret);
      if (before) knock.seated(before);
      else if (!room.table.house.settings.waitingRoom) await seat(room, knock);
      else wait(room, knock);
    },
    turnAway: (room, id, tonight = false) => {
      const knock = room.waiting.take(id);
      if (!knock) return 'gone';
      knock.turnedAway(room.waiting.turnedAway.add(knock, tonight));
      return 'turned away';
    },
    settle: async (room) => {
      showOutUnwelcome(room);
      if (room.table.house.settings.waitingRoom) return;
      for (const { id } of room.waiting.people()) await letIn(room, id);
    },
  };
};
