import type { Game } from '@aspekt/registry';
import { localBell, type Bell } from '@aspekt/server';
import { games as registry } from '@aspekt/registry';
import { isRepeat } from '@aspekt/table';
import { connect, type Connection } from '../../apps/server/src/connection.ts';
import { openHub, type Hub } from '../../apps/server/src/hub.ts';
import type { Room } from '../../apps/server/src/room.ts';
import type { Disk } from './disk.ts';
import type { Door, Network } from './network.ts';
import type { Actor, World } from './world.ts';

/** The games, with their rules loaded: nothing waits for a file in the middle of a session. */
export const games: readonly Game[] = await Promise.all(
  registry.map(async (game) => {
    const rules = await game.load();
    return { ...game, load: async () => rules };
  }),
);

/** The machine a server runs on: processes come and go, the disk stays. */
export type Machine = {
  readonly start: () => void;
  /** The process dies in the middle of whatever it was doing; `quietly` as when the power goes. */
  readonly kill: (how?: { readonly quietly?: boolean; readonly tear?: boolean }) => void;
  /** Everyone is sent away, what is under way is written, the process ends. */
  readonly stop: () => void;
  readonly running: () => { readonly process: Actor; readonly hub: Hub } | undefined;
  /** How often a process was started. */
  readonly starts: () => number;
  /** Commands that were accepted although there was nothing to write down. */
  readonly idle: ReadonlySet<string>;
};

/** Several machines have names of their own, and a bell between them; what they write is on one disk. */
export type MachineParts = { readonly name: string; readonly bellFor?: (process: Actor) => Bell };

type Serving = {
  readonly process: Actor;
  readonly hub: Hub;
  readonly connections: Set<Connection>;
  readonly door: Door;
};

export const openMachine = (
  world: World,
  disk: Disk,
  network: Network,
  { name, bellFor = localBell }: MachineParts = { name: 'server' },
): Machine => {
  let running: Serving | undefined;
  let starts = 0;
  const idle = new Set<string>();

  const kill: Machine['kill'] = ({ quietly = false, tear = false } = {}) => {
    if (!running) return;
    const { process, door } = running;
    world.trace.say(`${process.name} dies`);
    running = undefined;
    process.alive = false;
    network.doors.delete(door);
    disk.crash(process, tear);
    network.unplug(process, quietly);
  };

  const start = (): void => {
    if (running) return;
    const process: Actor = { name: `${name} ${++starts}`, alive: true, skew: 0 };
    world.trace.say(`${process.name} starts`);
    const connections = new Set<Connection>();
    const clock = world.clockOf(process);
    const aside = { run: async () => ({ kind: 'too_hard' as const }), close: async () => {} };
    const hub = openHub({
      log: disk.logFor(process),
      clock,
      entropy: world.entropy,
      bell: bellFor(process),
      aside,
      games,
      // What may wait waits a while, so that whatever happens meanwhile comes in between.
      spare: { later: (job) => void world.after(world.chance() * 40, process, job) },
      snapshots: { every: 6, editionOf: () => 'simulated' },
      fatal: () => {
        for (const connection of connections) connection.stop();
        world.after(1, process, () => kill());
      },
    });
    const watched = watching(hub, idle);
    const door: Door = {
      process,
      answer: (line) => {
        const connection = connect(watched, aside, clock, line);
        connections.add(connection);
        return connection;
      },
    };
    running = { process, hub, connections, door };
    network.doors.add(door);
  };

  return {
    start,
    kill,
    stop: () => {
      if (!running) return;
      const { process, hub, connections, door } = running;
      network.doors.delete(door);
      world.after(0, process, () => {
        for (const connection of connections) connection.restart();
        void hub.close().then(() => kill());
      });
    },
    running: () => running,
    starts: () => starts,
    idle,
  };
};

/** The hub as connections have it, with one who takes down what was accepted and left no entry. */
const watching = (hub: Hub, idle: Set<string>): Hub => ({
  ...hub,
  room: async (id) => {
    const room = await hub.room(id);
    return room && watchingRoom(room, idle);
  },
});

const known = new WeakMap<Room, Room>();
const watchingRoom = (room: Room, idle: Set<string>): Room => {
  const before = known.get(room);
  if (before) return before;
  const watched: Room = {
    ...room,
    do: async (by, asking) => {
      const outcome = await room.do(by, asking);
      if (outcome.kind === 'repeated' && !isRepeat(room.table, asking.id)) idle.add(asking.id);
      return outcome;
    },
  };
  known.set(room, watched);
  return watched;
};
