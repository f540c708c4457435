import type { Role } from '@aspekt/contract';
import { showOutUnwelcome, type Room } from './room.ts';
import type { Given, Knock } from './waiting-room.ts';

/** How people come in by the invitation. */
export interface Door {
  join(room: Room, name: string, role: Role): Promise<Given | { readonly refused: string }>;
  /** Somebody is at the door: they wait, or come in at once where it is open. */
  knock(room: Room, knock: Knock): Promise<void>;
  /** Let somebody in who waits. */
  letIn(room: Room, id: string): Promise<'seated' | 'gone' | 'full'>;
  turnAway(room: Room, id: string): 'turned away' | 'gone';
  /** The settings of a table have changed: whoever is not welcome any more goes, whoever need not wait any more comes in. */
  settle(room: Room): Promise<void>;
}

export const openDoor = (join: Door['join']): Door => {
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
      else if (!room.waiting.enter(knock)) knock.leave('too_many');
    },
    turnAway: (room, id) => {
      const knock = room.waiting.take(id);
      knock?.leave('turned_away');
      return knock ? 'turned away' : 'gone';
    },
    settle: async (room) => {
      showOutUnwelcome(room);
      if (room.table.house.settings.waitingRoom) return;
      for (const { id } of room.waiting.people()) await letIn(room, id);
    },
  };
};
