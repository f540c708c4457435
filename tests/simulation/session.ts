import { limits } from '@aspekt/protocol';
import type { Table } from '@aspekt/table';
import { complaintsOf } from './checker.ts';
import { openEvening, type Person, type Stage } from './evening.ts';
import { calmDown, tempt, weathers } from './fate.ts';
import { games, type Machine } from './machine.ts';
import { calm } from './network.ts';
import { act } from './people.ts';
import { openWorld, type Actor, type World } from './world.ts';

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

export type Sabotage = (stage: Stage) => void;
export type SessionPlan = {
  readonly sabotage?: Sabotage | undefined;
  /** So many, on one log. */ readonly servers?: number;
};

/** One evening from a seed: people play while everything goes wrong, then all is quiet, then it is checked. */
export const playSession = async (seed: number, plan: SessionPlan = {}): Promise<Result> => {
  const world = openWorld(seed);
  const page = limits.linesPerPage;
  // Short pages, so that an evening has several.
  Object.assign(limits, { linesPerPage: 25 });
  try {
    return await play(world, seed, plan);
  } finally {
    Object.assign(limits, { linesPerPage: page });
    world.end();
  }
};

const play = async (world: World, seed: number, { sabotage, servers = 1 }: SessionPlan): Promise<Result> => {
  const game = games[seed % games.length];
  if (!game) throw new Error('no games');
  const stage = await openEvening(world, game.id, servers);
  const { disk, machines, network, table, people } = stage;
  sabotage?.(stage);
  const { faults } = await playThrough(stage);

  // Who is there, a server knows of those that are with it.
  const serverOf = new Map(people.map((person) => [person, network.serverOf(person.page.actor)]));
  const live: (Table | undefined)[] = [];
  for (const machine of machines) live.push(await liveTable(world, machine, table));
  const unaware = seatsGone(people, live[0]);
  const rows = await disk.rows(table);
  const rules = await game.load();
  const printed = world.printed();
  const thorough = seed % 8 === 0;
  const idle = new Set(machines.flatMap((machine) => [...machine.idle]));
  const together = (one: Person, other: Person): boolean => serverOf.get(one) === serverOf.get(other);
  const found = complaintsOf({ table, rules, rows, people, live, together, idle, printed, thorough });
  const answers = people.flatMap(({ witness }) => [...witness.answers.values()]);
  const count = {
    entries: rows.length,
    commands: people.reduce((sum, { witness }) => sum + witness.commands.size, 0),
    acked: answers.filter((one) => one === 'done').length,
    faults,
  };
  const complaints = [...unaware, ...found];
  const result = { seed, game: game.id, hash: world.trace.hash(), complaints, trace: world.trace.last(), count };
  // A page that stays open hears for ever when the device comes online.
  for (const { page } of people) page.close();
  return result;
};

/** Everybody is busy while fate is; then all is quiet. */
const playThrough = async (stage: Stage): Promise<{ readonly faults: number }> => {
  const { world, network, secrets, people } = stage;
  const fate: Actor = { name: 'fate', alive: true, skew: 0 };
  let faults = 0;
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
  const goOn = (): void => {
    faults++;
    tempt(stage, fate, (person) => {
      person.page.load();
      busy(person);
    });
    world.after(200 + world.below(4000), fate, goOn);
  };
  network.weather = weathers[world.below(weathers.length)] ?? calm;
  if (world.odds(0.85)) world.after(world.below(2000), fate, goOn);
  for (const person of people) busy(person);
  const long = world.odds(0.06);
  await world.run(8000 + world.below(14_000));
  over = true;
  if (long) await world.run(11 * 60_000);
  fate.alive = false;
  await calmDown(stage);
  return { faults };
};

/** Whoever was shown out is gone, and must have been told. */
const seatsGone = (people: readonly Person[], live: Table | undefined): readonly string[] => {
  const removed = new Set(live?.house.seats.filter(({ gone }) => gone).map(({ seat }) => seat));
  return people
    .filter(({ seat }) => removed.has(seat))
    .flatMap((person) => {
      person.gone = true;
      const state = person.page.table()?.connection.state;
      return state === 'ended' ? [] : [`I7 ${person.name} was removed and is ${state}`];
    });
};

const liveTable = async (world: World, machine: Machine, id: string) => {
  const { process, hub } = machine.running() ?? {};
  let found: Awaited<ReturnType<NonNullable<typeof hub>['room']>>;
  if (process && hub) world.after(0, process, () => void hub.room(id).then((room) => (found = room)));
  await world.run(1000);
  return found?.table;
};
