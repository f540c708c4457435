import { calm, type Weather } from '../simulation/network.ts';
import { flipBits } from './bit-rot.ts';
import { chanceFrom } from './chance.ts';
import { deviation, dice, suspicious, tally } from './dice.ts';
import { canPlayDisk } from './disk.ts';
import { killCycles } from './kills.ts';
import { fuzzAll } from '../fuzz/many.ts';
import { manyEvenings, manyPairs } from '../secrets/many.ts';
import { restartCycles } from './restarts.ts';
import { cutPower, recordPlay, type CutResult, type Play } from './power-cuts.ts';

/** npm run torture: the full figures. `npm run torture -- kills` runs one part of it; a number after it, so many. */
const [only, many] = process.argv.slice(2);
const seed = Number(process.env['ASPEKT_SEED'] ?? Date.now() % 1_000_000);
const started = Date.now();
let failed = false;

const line = (what: string, good: boolean, figures: object): void => {
  failed ||= !good;
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(`${good ? 'ok    ' : 'FAILED'}  ${what}  ${JSON.stringify(figures)}  (${seconds} s)`);
};

/** Cuts spread over recordings of a thousand cuts each, every one of another play. */
const cutMany = async (cuts: number, play: Play): Promise<CutResult> => {
  const sum = { cuts: 0, lossy: 0, damaged: 0, mostLost: 0, acked: 0 };
  let first: string | undefined;
  for (let n = 0; sum.cuts < cuts; n++) {
    const one = await cutPower(await recordPlay(play), Math.min(1000, cuts - sum.cuts), seed + n);
    sum.cuts += one.cuts;
    sum.lossy += one.lossy;
    sum.damaged += one.damaged;
    sum.acked += one.acked;
    sum.mostLost = Math.max(sum.mostLost, one.mostLost);
    first ??= one.first;
  }
  return { ...sum, ...(first !== undefined && { first }) };
};

/** Networks: one that only delays, as TCP does, and one that also drops, doubles and swaps. */
const weathers: readonly Weather[] = [
  { delayMs: 300, drop: 0, double: 0, swap: 0 },
  { delayMs: 300, drop: 0.05, double: 0.05, swap: 0.05 },
];

const parts: Readonly<Record<string, readonly [number, (many: number) => Promise<void>]>> = {
  kills: [
    1000,
    async (kills) => {
      const result = await killCycles(kills, chanceFrom(seed));
      line('kills', result.complaints.length === 0, { ...result, complaints: result.complaints.slice(0, 5) });
    },
  ],
  cuts: [
    10_000,
    async (cuts) => {
      const result = await cutMany(cuts, { commands: 400 });
      line('power cuts', result.lossy === 0 && result.damaged === 0, result);
    },
  ],
  careless: [
    1000,
    async (cuts) => {
      const result = await cutMany(cuts, { commands: 400, careless: true });
      line('power cuts with synchronous = NORMAL lose, as they must', result.lossy > cuts / 10, result);
    },
  ],
  syncs: [
    2000,
    async (cuts) => {
      const result = await cutMany(cuts, { commands: 400, failSync: 45 });
      line('power cuts after a failed sync and a restart', result.lossy === 0 && result.damaged === 0, result);
    },
  ],
  dice: [
    10_000_000,
    async (throws) => {
      for (const die of dice) {
        const found = deviation(tally(die, throws));
        line(`fair ${die.name}`, found < suspicious, { throws, deviation: Number(found.toFixed(2)) });
      }
    },
  ],
  disconnects: [
    100_000,
    async (disconnects) => {
      const { weatherStorm } = await import('../server/storm.ts');
      const chance = chanceFrom(seed);
      const sum = { disconnects: 0, hellos: 0, acked: 0, entries: 0, complaints: 0 };
      for (let round = 0; sum.disconnects < disconnects; round++) {
        const weather = weathers[round % weathers.length] ?? calm;
        const many = Math.min(5000, disconnects - sum.disconnects);
        const one = await weatherStorm({ disconnects: many, tables: 40, weather, paceMs: 4000, kills: 2, chance });
        for (const key of ['disconnects', 'hellos', 'acked', 'entries'] as const) sum[key] += one[key];
        sum.complaints += one.complaints.length;
        for (const complaint of one.complaints.slice(0, 5)) console.log(`        ${complaint}`);
        line(`${many} of them`, one.complaints.length === 0, sum);
      }
      line('forced disconnects', sum.complaints === 0, sum);
    },
  ],
  back: [
    500,
    async (clients) => {
      const { comeBack } = await import('../server/storm.ts');
      const result = await comeBack(clients, chanceFrom(seed));
      line('all back within ten seconds of a kill', result.back === clients && result.backMs <= 10_000, result);
    },
  ],
  restarts: [
    100,
    async (restarts) => {
      const result = await restartCycles(restarts, chanceFrom(seed));
      const good = result.complaints.length === 0 && result.backMs <= 3000;
      line('restarts under load', good, { ...result, complaints: result.complaints.slice(0, 5) });
    },
  ],
  rot: [
    1000,
    async (flips) => {
      const result = await flipBits(flips, chanceFrom(seed));
      line('flipped bits', result.wrong.length === 0, { ...result, wrong: result.wrong.slice(0, 5) });
    },
  ],
  secrets: [
    100_000,
    async (evenings) => {
      const result = await manyEvenings(evenings, seed, undefined, milestones(evenings));
      line('hidden words in what others get', result.leaks.length === 0, result);
    },
  ],
  pairs: [
    10_000,
    async (pairs) => {
      const result = await manyPairs(pairs, seed, undefined, milestones(pairs));
      line('pairs of evenings that differ in what is hidden', result.differences.length === 0, result);
    },
  ],
  fuzz: [
    10_000_000,
    async (commands) => {
      await fuzzAll(commands, seed, ({ what, good, figures }) => line(what, good, figures));
    },
  ],
};

/** Of something long, a word at every hundredth. */
const milestones = (whole: number) => (done: number, found: number) => {
  const seconds = Math.round((Date.now() - started) / 1000);
  if (done % Math.ceil(whole / 100) === 0) console.log(`…  ${done} of ${whole}, ${found} found  (${seconds} s)`);
};

console.log(`seed ${seed}`);
for (const [name, [usual, run]] of Object.entries(parts)) {
  if (only !== undefined && only !== name) continue;
  if (!canPlayDisk && ['cuts', 'careless', 'syncs'].includes(name)) {
    line(name, false, { why: 'a recorded disk needs Linux and a C compiler called cc' });
  } else await run(many === undefined ? usual : Number(many));
}
process.exitCode = failed ? 1 : 0;
