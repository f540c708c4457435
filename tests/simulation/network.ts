import type { Connection, Wireline } from '../../apps/server/src/connection.ts';
import type { PageSocket } from './browser.ts';
import type { Actor, World } from './world.ts';

/** How a network behaves: chances for every frame, and how long one is under way. */
export type Weather = {
  readonly delayMs: number;
  readonly drop: number;
  readonly double: number;
  readonly swap: number;
};
export const calm: Weather = { delayMs: 30, drop: 0, double: 0, swap: 0 };

/** Where clients ring: a server process that lives now. */
export type Door = { readonly process: Actor; readonly answer: (line: Wireline) => Connection };

/** A connection as the weather knows it. */
type Cable = {
  readonly client: Actor;
  open: boolean;
  /** Nothing gets through, and nobody notices. */
  clogged: boolean;
  /** Everything ends here; `quietly` means that nobody is told. */
  cut(quietly?: boolean): void;
};

export type Network = {
  readonly cables: Set<Cable>;
  weather: Weather;
  /** Where clients ring: one of those that are there. */
  readonly doors: Set<Door>;
  /** The process that a client is connected to. */
  readonly serverOf: (client: Actor) => Actor | undefined;
  /** What every frame passes on its way to a client: the place for deliberate faults. */
  tamper: (frame: string, client: Actor) => readonly string[];
  /** The same on the way to the server. */
  tamperUp: (frame: string, client: Actor) => readonly string[];
  readonly dial: (client: Actor, watch: Watch) => PageSocket;
  /** The process is gone, and with it its ends of all cables. */
  readonly unplug: (process: Actor, quietly: boolean) => void;
};

/** Who sees what passes, at the client's end. */
export type Watch = { readonly sent: (frame: string) => void; readonly heard: (frame: string) => void };

/** A server notices after so long that nobody is at the other end. */
const deafMs = 30_000;

export const openNetwork = (world: World): Network => {
  const network: Network = {
    cables: new Set(),
    weather: calm,
    doors: new Set(),
    serverOf: (client) =>
      [...network.cables].map((cable) => cable as Laid).find((cable) => cable.client === client && cable.open)?.server
        ?.process,
    tamper: (frame) => [frame],
    tamperUp: (frame) => [frame],
    dial: (client, watch) => dial(world, network, client, watch),
    unplug: (process, quietly) => {
      for (const cable of network.cables) if ((cable as Laid).server?.process === process) cable.cut(quietly);
    },
  };
  return network;
};

type Laid = Cable & { server: { readonly process: Actor; readonly connection: Connection } | undefined };

/** One direction of a cable: frames in order, unless the weather says otherwise. */
const openPipe = (world: World, network: Network, cable: Cable) => {
  let free = 0;
  const held: (() => void)[] = [];
  let bytes = 0;
  const put = (to: Actor, frame: string, deliver: (frame: string) => void): void => {
    const { delayMs, drop, double, swap } = network.weather;
    if (world.odds(drop)) return world.trace.say(`lost to ${to.name}: ${frame}`);
    const copies = world.odds(double) ? 2 : 1;
    for (let i = 0; i < copies; i++) {
      bytes += frame.length;
      const late = world.now() + world.chance() * delayMs;
      const at = world.odds(swap) || i > 0 ? late + world.chance() * 4 * delayMs : (free = Math.max(free, late));
      const pass = (): void => {
        if (cable.clogged) {
          held.push(pass);
          return;
        }
        bytes -= frame.length;
        deliver(frame);
      };
      world.after(at - world.now(), to, pass);
    }
  };
  return {
    put,
    queued: () => bytes,
    /** What was held up comes through after all. */
    flow: (to: Actor) => {
      for (const pass of held.splice(0)) world.after(0, to, pass);
    },
    /** When the last of it will be there. */
    empty: () => Math.max(0, free - world.now()),
  };
};

const dial = (world: World, network: Network, client: Actor, watch: Watch): PageSocket => {
  const hears = new Map<string, ((event: { readonly data?: string }) => void)[]>();
  const fire = (type: string, data?: string): void => {
    for (const hear of hears.get(type) ?? []) hear(data === undefined ? {} : { data });
  };
  let clogged = false;
  const cable: Laid = {
    client,
    open: true,
    server: undefined,
    get clogged() {
      return clogged;
    },
    set clogged(now) {
      clogged = now;
      if (now) world.after(deafMs, client, () => clogged && hangUp());
      else {
        down.flow(client);
        if (cable.server) up.flow(cable.server.process);
      }
    },
    cut: (quietly = false) => {
      if (!cable.open) return;
      cable.open = false;
      network.cables.delete(cable);
      const noticed = quietly ? deafMs : world.chance() * 50;
      hangUp(noticed);
      if (!quietly) world.after(noticed, client, lost);
    },
  };
  const up = openPipe(world, network, cable);
  const down = openPipe(world, network, cable);
  const socket: PageSocket = {
    readyState: 0,
    addEventListener: (type, hear) => void hears.set(type, [...(hears.get(type) ?? []), hear]),
    send: (text) => {
      if (socket.readyState !== 1 || !cable.open) return;
      watch.sent(text);
      const { server } = cable;
      if (!server) return;
      for (const one of network.tamperUp(text, client)) up.put(server.process, one, (frame) => take(server, frame));
    },
    close: () => {
      if (socket.readyState === 3) return;
      socket.readyState = 3;
      cable.open = false;
      network.cables.delete(cable);
      hangUp(world.chance() * network.weather.delayMs);
      world.after(world.chance() * network.weather.delayMs, client, () => fire('close'));
    },
  };

  const take = (server: NonNullable<Laid['server']>, frame: string): void => {
    world.trace.say(`${client.name} → ${frame}`);
    void server.connection.received(frame);
  };
  /** The client learns that the connection is gone. */
  const lost = (): void => {
    if (socket.readyState === 3) return;
    socket.readyState = 3;
    world.trace.say(`${client.name} loses its connection`);
    fire('close');
  };
  /** The server learns it. */
  const hangUp = (ms = 0): void => {
    const { server } = cable;
    if (!server) return;
    cable.server = undefined;
    world.after(ms, server.process, () => server.connection.closed());
  };

  const line = (): Wireline => ({
    send: (frame) => {
      if (!cable.open) return;
      for (const one of network.tamper(frame, client)) {
        down.put(client, one, (text) => {
          if (socket.readyState !== 1) return;
          world.trace.say(`${client.name} ← ${text}`);
          watch.heard(text);
          fire('message', text);
        });
      }
    },
    queued: () => down.queued(),
    close: () => {
      cable.open = false;
      network.cables.delete(cable);
      cable.server = undefined;
      // What was sent before comes first.
      world.after(down.empty() + 1, client, lost);
    },
  });

  network.cables.add(cable);
  world.after(world.chance() * network.weather.delayMs, client, () => {
    if (socket.readyState !== 0) return;
    const doors = [...network.doors].filter(({ process }) => process.alive);
    const door = doors.length > 1 ? world.pick(doors) : doors[0];
    if (!door) {
      network.cables.delete(cable);
      return lost();
    }
    world.after(0, door.process, () => {
      if (!cable.open) return;
      cable.server = { process: door.process, connection: door.answer(line()) };
      world.after(world.chance() * network.weather.delayMs, client, () => {
        if (socket.readyState !== 0 || !cable.open) return;
        socket.readyState = 1;
        fire('open');
      });
    });
  });
  return socket;
};
