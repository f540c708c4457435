import { locales } from '@aspekt/contract';
import { limits } from '@aspekt/protocol';
import { complaintsOf } from './checker.ts';
import { openDisk, type Disk } from './disk.ts';
import { games, openMachine, type Machine } from './machine.ts';
import { calm, openNetwork, type Network, type Weather } from './network.ts';
import { openPage, type Page } from './page.ts';
import { act, type Person as Anyone } from './people.ts';
import { openSecrets, type Secrets } from './secrets.ts';
import { openWitness } from './witness.ts';
import { openWorld, type Actor, type World } from './world.ts';

type Person = Anyone<Page>;

/** What becomes of one session: whatever does not hold, and the hash of all that happened. */
export type Result = {
  readonly seed: number;
  readonly game: string;
  readonly hash: string;
  readonly complaints: readonly string[];
  readonly trace: readonly string[];
  readonly count: {
    readonly entries: number;
    readonly commands: number;
    readonly acked: number;
    readonly faults: number;
  };
};

/** Everything of a running session that a deliberate fault may lay hands on. */
export type Stage = {
  readonly world: World;
  readonly disk: Disk;
  readonly network: Network;
  readonly machine: Machine;
  readonly people: readonly Person[];
};
export type Sabotage = (stage: Stage) => void;

/** One evening from a seed: people play while everything goes wrong, then all is quiet, then it is checked. */
export const playSession = async (seed: number, sabotage?: Sabotage): Promise<Result> => {
  const world = openWorld(seed);
  const page = limits.linesPerPage;
  // Short pages, so that an evening has several.
  Object.assign(limits, { linesPerPage: 25 });
  try {
    return await play(world, seed, sabotage);
  } finally {
    Object.assign(limits, { linesPerPage: page });
    world.end();
  }
};

/** A demo table on a server of its own, with everybody there and nothing wrong yet. */
export const openEvening = async (
  world: World,
  game: string,
): Promise<Stage & { readonly table: string; readonly secrets: Secrets }> => {
  const disk = openDisk(world);
  const network = openNetwork(world);
  const machine = openMachine(world, disk, network);
  const secrets = openSecrets();
  machine.start();
  const { table, people } = await gather(world, network, machine, secrets, game);
  for (const { page } of people) page.load();
  await world.run(1000);
  return { world, disk, network, machine, secrets, table, people };
};

const play = async (world: World, seed: number, sabotage: Sabotage | undefined): Promise<Result> => {
  const game = games[seed % games.length];
  if (!game) throw new Error('no games');
  const { disk, network, machine, secrets, table, people } = await openEvening(world, game.id);
  const fate: Actor = { name: 'fate', alive: true, skew: 0 };
  sabotage?.({ world, disk, network, machine, people });

  network.weather = weathers[world.below(weathers.length)] ?? calm;
  let faults = 0;
  const tempt = (): void => {
    faults++;
    tempting(world, { disk, network, machine, people }, fate);
    world.after(200 + world.below(4000), fate, tempt);
  };
  let over = false;
  const busy = (person: Person): void => {
    if (over) return;
    // Whoever has closed the page is another actor from then on; fate remembers to ask them again.
    world.after(100 + world.below(1200), fate, () => {
      if (over) return;
      if (person.page.actor.alive) world.after(0, person.page.actor, () => act(person, world, secrets));
      else if (world.odds(0.3)) person.page.load();
      busy(person);
    });
  };
  if (world.odds(0.85)) world.after(world.below(2000), fate, tempt);
  for (const person of people) busy(person);
  const long = world.odds(0.06);
  await world.run(8000 + world.below(14_000));
  over = true;
  if (long) await world.run(11 * 60_000);

  fate.alive = false;
  await calmDown(world, { disk, network, machine }, people);
  const live = await liveTable(world, machine, table);
  const rows = await disk.rows(table);
  const rules = await game.load();
  const complaints = complaintsOf({
    table,
    rules,
    rows,
    people,
    live,
    idle: machine.idle,
    printed: world.printed(),
    thorough: seed % 8 === 0,
  });
  const count = {
    entries: rows.length,
    commands: people.reduce((sum, { witness }) => sum + witness.commands.size, 0),
    acked: people.reduce(
      (sum, { witness }) => sum + [...witness.answers.values()].filter((one) => one === 'done').length,
      0,
    ),
    faults,
  };
  return { seed, game: game.id, hash: world.trace.hash(), complaints, trace: world.trace.last(), count };
};

const weathers: readonly Weather[] = [
  calm,
  { delayMs: 300, drop: 0, double: 0, swap: 0 },
  { delayMs: 80, drop: 0, double: 0.1, swap: 0 },
  { delayMs: 150, drop: 0.05, double: 0.05, swap: 0.05 },
  { delayMs: 300, drop: 0.2, double: 0.2, swap: 0.2 },
];

/** A demo table with its two, one to three more, at times an onlooker, at times somebody with two pages. */
const gather = async (
  world: World,
  network: Network,
  machine: Machine,
  secrets: Secrets,
  game: string,
): Promise<{ readonly table: string; readonly people: readonly Person[] }> => {
  const people: Person[] = [];
  let table = '';
  const locale = world.pick(locales) ?? 'en';
  const sit = (name: string, seat: string, role: Person['role'], token: string): void => {
    const witness = openWitness({ name, seat, role }, secrets);
    const own = world.pick(locales) ?? 'en';
    const page = openPage(world, network, { table, token, name }, witness, own);
    people.push({ name, seat, role, page, witness, gone: false });
  };
  const open = async (): Promise<void> => {
    const { hub } = machine.running() ?? {};
    const demo = await hub?.demo(game, locale);
    if (!hub || !demo) throw new Error('no table');
    ({ table } = demo);
    sit('gm', 'gm', 'gm', demo.gm);
    sit('player', demo.player.seat, 'player', demo.player.token);
    const room = await hub.room(table);
    for (let i = 0, more = 1 + world.below(3); room && i < more; i++) {
      const given = await hub.join(room, `Guest ${i}`, 'player');
      if ('token' in given) sit(`guest ${i}`, given.seat, 'player', given.token);
    }
    if (world.odds(0.3)) sit('onlooker', 'onlooker', 'onlooker', demo.invite);
    if (world.odds(0.2)) sit('player again', demo.player.seat, 'player', demo.player.token);
  };
  const { process } = machine.running() ?? {};
  if (process) world.after(0, process, () => void open());
  await world.run(5000);
  return { table, people };
};

/** Something goes wrong. */
const tempting = (world: World, { disk, network, machine, people }: Omit<Stage, 'world'>, fate: Actor): void => {
  const cable = world.pick([...network.cables]);
  const heal = (ms: number, how: () => void): void => void world.after(ms, fate, how);
  const restart = (): void => heal(world.below(6000), () => machine.start());
  const what = world.pick(temptations) ?? 'cut';
  world.trace.say(`fate: ${what}`);
  switch (what) {
    case 'cut':
      return cable?.cut();
    case 'vanish':
      return cable?.cut(true);
    case 'clog':
      if (!cable) return;
      cable.clogged = true;
      return heal(world.below(25_000), () => {
        cable.clogged = false;
      });
    case 'kill':
      machine.kill();
      return restart();
    case 'power':
      machine.kill({ quietly: true });
      return restart();
    case 'tear':
      machine.kill({ tear: true });
      heal(world.below(3000), () => machine.start());
      return heal(3000 + world.below(6000), () => {
        if (!disk.torn()) return;
        machine.kill();
        disk.repair();
        machine.start();
      });
    case 'stop':
      machine.stop();
      return restart();
    case 'full':
      disk.fail('full');
      return heal(world.below(5000), () => disk.fail(undefined));
    case 'fail':
      disk.fail(world.odds(0.5) ? 'failed' : 'failed, yet written');
      heal(world.below(2000), () => disk.fail(undefined));
      return heal(2000 + world.below(3000), () => machine.start());
    case 'clock': {
      const who = world.odds(0.5) ? machine.running()?.process : world.pick(people)?.page.actor;
      if (who) who.skew += world.pick(jumps) ?? 0;
      return;
    }
    case 'weather':
      network.weather = weathers[world.below(weathers.length)] ?? calm;
  }
};
const temptations = [
  'cut',
  'cut',
  'cut',
  'vanish',
  'clog',
  'kill',
  'power',
  'tear',
  'stop',
  'full',
  'fail',
  'clock',
  'weather',
] as const;
const hour = 3_600_000;
const jumps: readonly number[] = [hour, -hour, 24 * hour, -87_600 * hour, 70_000 * hour];

/** Everything works again; then as long as the most patient page needs to notice. */
const calmDown = async (
  world: World,
  { disk, network, machine }: Pick<Stage, 'disk' | 'network' | 'machine'>,
  people: readonly Person[],
): Promise<void> => {
  network.weather = calm;
  disk.fail(undefined);
  if (disk.torn()) {
    machine.kill();
    disk.repair();
  }
  for (const cable of network.cables) if (cable.clogged) cable.clogged = false;
  await world.run(2000);
  machine.start();
  for (const { page, gone } of people) if (!gone && !page.actor.alive) page.load();
  await world.run(5000);
  // Dice that a page waits for are thrown, so that nobody is left with half a command.
  for (let i = 0; i < 16; i++) {
    for (const { page } of people) world.after(0, page.actor, () => giveDice(page.table(), world));
    await world.run(4000);
  }
};

const giveDice = (table: ReturnType<Person['page']['table']>, world: World): void => {
  const { diceWanted } = table ?? {};
  diceWanted?.give(Array.from({ length: diceWanted.count }, () => world.pick(diceWanted.allowed) ?? 1));
};

const liveTable = async (world: World, machine: Machine, id: string) => {
  const { process, hub } = machine.running() ?? {};
  let found: Awaited<ReturnType<NonNullable<typeof hub>['room']>>;
  if (process && hub) world.after(0, process, () => void hub.room(id).then((room) => (found = room)));
  await world.run(1000);
  return found?.table;
};
