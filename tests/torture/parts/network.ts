import { calm, type Weather } from '../../simulation/network.ts';
import { chanceFrom } from '../chance.ts';
import { everyTenSeconds, line, lineOf, seed } from '../report.ts';
import type { Borne } from '../flood.ts';
import { restartCycles } from '../restarts.ts';

/** Networks: one that only delays, as TCP does, and one that also drops, doubles and swaps. */
const weathers: readonly Weather[] = [
  { delayMs: 300, drop: 0, double: 0, swap: 0 },
  { delayMs: 300, drop: 0.05, double: 0.05, swap: 0.05 },
];

export const disconnects = async (many: number): Promise<void> => {
  const { weatherStorm } = await import('../../server/storm.ts');
  const chance = chanceFrom(seed);
  const sum = { disconnects: 0, hellos: 0, acked: 0, entries: 0, complaints: 0 };
  for (let round = 0; sum.disconnects < many; round++) {
    const weather = weathers[round % weathers.length] ?? calm;
    const some = Math.min(5000, many - sum.disconnects);
    const one = await weatherStorm({ disconnects: some, tables: 40, weather, paceMs: 4000, kills: 2, chance });
    for (const key of ['disconnects', 'hellos', 'acked', 'entries'] as const) sum[key] += one[key];
    sum.complaints += one.complaints.length;
    for (const complaint of one.complaints.slice(0, 5)) console.log(`        ${complaint}`);
    line(`${some} of them`, one.complaints.length === 0, sum);
  }
  line('forced disconnects', sum.complaints === 0, sum);
};

export const back = async (clients: number): Promise<void> => {
  const { comeBack } = await import('../../server/storm.ts');
  const result = await comeBack(clients, chanceFrom(seed));
  line('all back within ten seconds of a kill', result.back === clients && result.backMs <= 10_000, result);
};

export const restarts = async (many: number): Promise<void> => {
  const result = await restartCycles(many, chanceFrom(seed), everyTenSeconds());
  lineOf('restarts under load', result, result.backMs <= 3000);
};

export const resume = async (many: number): Promise<void> => {
  const { resume: comeBack } = await import('../resume.ts');
  const result = await comeBack(many, chanceFrom(seed));
  // The slowest of a hundred pings shows what the machine itself does to the slowest of a hundred.
  lineOf('from hello to welcome, beyond the round trip', result, result.p99Ms - Math.max(0, result.pingP99Ms) <= 50);
};

export const soak = async (minutes: number): Promise<void> => {
  const { soak: play } = await import('../soak.ts');
  const result = await play({ tables: 200, minutes, paceMs: 10_000, told: everyTenSeconds() });
  const good = result.refused === 0 && result.resting.heapMb <= 1 && result.resting.handles <= 1;
  line('200 tables of six, at play and at rest', good, result);
};

/** What a flood may cost: what the machine does to everyone without one shows in the calm before it. */
const bearable = ({ calm, here, elsewhere, xCardMs, memoryMb }: Borne, slowestMs: number): boolean =>
  [here, elsewhere].every(({ refused, p99Ms }) => refused === 0 && p99Ms - calm.p99Ms <= slowestMs) &&
  xCardMs <= 1000 &&
  memoryMb <= 512;

/** Ten who send 5,000 messages a second each, for so many seconds. */
export const flood = async (seconds: number): Promise<void> => {
  const { bear, loud } = await import('../flood.ts');
  const result = await bear({ flood: loud, seconds, told: everyTenSeconds() });
  line('people at play beside a flood', bearable(result, 150) && result.grownMb <= 128, result);
};

/** So many connections over which everything is asked for anew and nothing is read, for half a minute. */
export const unread = async (many: number): Promise<void> => {
  const { bear, greedy } = await import('../flood.ts');
  const result = await bear({ flood: greedy(many), seconds: 30, told: everyTenSeconds() });
  line('people at play beside those who read nothing', bearable(result, 250), result);
};
