import type { Person, Stage } from './evening.ts';
import { tones } from './bell.ts';
import { calm, type Weather } from './network.ts';
import type { Actor, World } from './world.ts';

/** Networks, from one that only takes its time to one that can hardly be called one. */
export const weathers: readonly Weather[] = [
  calm,
  { delayMs: 300, drop: 0, double: 0, swap: 0 },
  { delayMs: 80, drop: 0, double: 0.1, swap: 0 },
  { delayMs: 150, drop: 0.05, double: 0.05, swap: 0.05 },
  { delayMs: 300, drop: 0.2, double: 0.2, swap: 0.2 },
];

/** Something goes wrong. */
export const tempt = (
  { world, disk, network, machines, bell, people, join }: Stage,
  fate: Actor,
  seated: (person: Person) => void,
): void => {
  const cable = world.pick([...network.cables]);
  const heal = (ms: number, how: () => void): void => void world.after(ms, fate, how);
  const machine = machines[machines.length > 1 ? world.below(machines.length) : 0];
  if (!machine) return;
  const restart = (): void => heal(world.below(6000), () => machine.start());
  const what = world.pick(machines.length > 1 ? sharedTemptations : temptations) ?? 'cut';
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
      return heal(2000 + world.below(3000), () => machines.forEach((one) => one.start()));
    case 'clock': {
      const who = world.odds(0.5) ? machine.running()?.process : world.pick(people)?.page.actor;
      if (who) who.skew += world.pick(jumps) ?? 0;
      return;
    }
    case 'sleep': {
      const { process } = machine.running() ?? {};
      if (process) process.asleep = world.now() + world.below(longestSleepMs);
      return;
    }
    case 'bell':
      bell.tone = world.pick(tones) ?? bell.tone;
      return;
    case 'join':
      return join(seated);
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
  'join',
] as const;
/** A log that several write to is a database's; it does not end in half a row. */
const sharedTemptations = [...temptations.filter((one) => one !== 'tear'), 'sleep', 'sleep', 'bell', 'bell'] as const;

const longestSleepMs = 12_000;
const hour = 3_600_000;
const jumps: readonly number[] = [hour, -hour, 24 * hour, -87_600 * hour, 70_000 * hour];

/** Everything works again; then as long as the most patient page needs to notice. */
export const calmDown = async ({ world, disk, network, machines, people }: Stage): Promise<void> => {
  network.weather = calm;
  disk.fail(undefined);
  if (disk.torn()) {
    for (const machine of machines) machine.kill();
    disk.repair();
  }
  for (const cable of network.cables) if (cable.clogged) cable.clogged = false;
  // A process that sleeps may have been told to stop, and does so when it wakes.
  await world.run(machines.length > 1 ? longestSleepMs + 1000 : 2000);
  for (const machine of machines) machine.start();
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
