import { locales } from '@aspekt/contract';
import type { Hub } from '../../apps/server/src/hub.ts';
import { openBell, type SharedBell } from './bell.ts';
import { openDisk, type Disk } from './disk.ts';
import { openMachine, type Machine } from './machine.ts';
import { openNetwork, type Network } from './network.ts';
import { openPage, type Page } from './page.ts';
import type { Person as Anyone } from './people.ts';
import { openSecrets, type Secrets } from './secrets.ts';
import { openWitness } from './witness.ts';
import type { World } from './world.ts';

export type Person = Anyone<Page>;

/** Everything of a running evening that fate or a deliberate fault may lay hands on. */
export type Stage = {
  readonly world: World;
  readonly disk: Disk;
  readonly network: Network;
  /** One server, or several on one log. */
  readonly machines: readonly Machine[];
  readonly bell: SharedBell;
  readonly secrets: Secrets;
  readonly table: string;
  readonly people: readonly Person[];
  /** One more sits down, if the server is there to let them. */
  readonly join: (seated: (person: Person) => void) => void;
};

/**
 * A demo table on a server of its own, or on several with one log, with its two, one to three more, at times an onlooker, at times somebody with two
 * pages; everybody is there and nothing is wrong yet.
 */
export const openEvening = async (world: World, game: string, servers = 1): Promise<Stage> => {
  const disk = openDisk(world);
  const network = openNetwork(world);
  const bell = openBell(world);
  const machines =
    servers === 1
      ? [openMachine(world, disk, network)]
      : Array.from({ length: servers }, (_, i) =>
          openMachine(world, disk, network, { name: `server ${'ABC'[i]}`, bellFor: bell.endFor }),
        );
  const secrets = openSecrets();
  const people: Person[] = [];
  const locale = world.pick(locales) ?? 'en';
  let table = '';
  const sit = (name: string, seat: string, role: Person['role'], token: string): Person => {
    const witness = openWitness({ name, seat, role }, secrets);
    const page = openPage(world, network, { table, token, name }, witness, world.pick(locales) ?? 'en');
    const person = { name, seat, role, page, witness, gone: false };
    people.push(person);
    return person;
  };
  const join = async (hub: Hub): Promise<Person | undefined> => {
    const name = `guest ${people.length}`;
    const room = await hub.room(table);
    const given = room && (await hub.join(room, name, 'player'));
    return given && 'token' in given ? sit(name, given.seat, 'player', given.token) : undefined;
  };
  /** Clocks jump by years here, and an ordinary invitation would end. */
  const lasting = async (hub: Hub): Promise<string> =>
    (await hub.give(table, { kind: 'invite', seat: '', role: 'onlooker', term: 'never' }, false)).token ??
    raise('no invitation');
  const open = async (hub: Hub): Promise<void> => {
    const demo = await hub.demo(game, locale);
    if (!demo) throw new Error('no table');
    ({ table } = demo);
    sit('gm', 'gm', 'gm', demo.gm);
    sit('player', demo.player.seat, 'player', demo.player.token);
    for (let i = 0, more = 1 + world.below(3); i < more; i++) await join(hub);
    if (world.odds(0.3)) sit('onlooker', 'onlooker', 'onlooker', await lasting(hub));
    if (world.odds(0.2)) sit('player again', demo.player.seat, 'player', demo.player.token);
  };
  const atServer = (work: (hub: Hub) => Promise<unknown>): void => {
    const up = machines.flatMap((machine) => machine.running() ?? []);
    const { process, hub } = (up.length > 1 ? world.pick(up) : up[0]) ?? {};
    // Whoever asks a server that cannot answer asks in vain.
    if (process && hub) world.after(0, process, () => void work(hub).catch(() => undefined));
  };
  for (const machine of machines) machine.start();
  atServer(open);
  await world.run(5000);
  for (const { page } of people) page.load();
  await world.run(1000);
  return {
    world,
    disk,
    network,
    machines,
    bell,
    secrets,
    table,
    people,
    join: (seated) => atServer(async (hub) => seated((await join(hub)) ?? raise('no seat'))),
  };
};

const raise = (why: string): never => {
  throw new Error(why);
};
