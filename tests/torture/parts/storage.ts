import { flipBits } from '../bit-rot.ts';
import { chanceFrom } from '../chance.ts';
import { canPlayDisk } from '../disk.ts';
import { hunger, killCycles } from '../kills.ts';
import { cutPower, recordPlay, type CutResult, type Play } from '../power-cuts.ts';
import { everyTenSeconds, line, lineOf, seed } from '../report.ts';

export const kills = async (many: number): Promise<void> => {
  const result = await killCycles(many, { chance: chanceFrom(seed), told: everyTenSeconds() });
  lineOf('kills', result);
  line('acknowledged a second between the kills', result.rate >= 500, { rate: result.rate });
};

export const memory = async (many: number): Promise<void> => {
  const result = await killCycles(many, {
    chance: chanceFrom(seed),
    fault: hunger,
    byItself: true,
    told: everyTenSeconds(),
  });
  lineOf('deaths for lack of memory', result, result.deaths['SIGABRT'] === many);
};

/** Cuts spread over recordings of a thousand cuts each, every one of another play. */
const cutMany = async (cuts: number, play: Play): Promise<CutResult> => {
  const sum = { cuts: 0, lossy: 0, damaged: 0, mostLost: 0, acked: 0, snapshots: 0 };
  let first: string | undefined;
  for (let n = 0; sum.cuts < cuts; n++) {
    const one = await cutPower(await recordPlay(play), Math.min(1000, cuts - sum.cuts), seed + n);
    sum.cuts += one.cuts;
    sum.lossy += one.lossy;
    sum.damaged += one.damaged;
    sum.acked += one.acked;
    sum.snapshots += one.snapshots;
    sum.mostLost = Math.max(sum.mostLost, one.mostLost);
    first ??= one.first;
  }
  return { ...sum, ...(first !== undefined && { first }) };
};

const demandDisk = (what: string): boolean => {
  if (!canPlayDisk) line(what, false, { why: 'a recorded disk needs Linux and a C compiler called cc' });
  return canPlayDisk;
};

export const cuts = async (many: number): Promise<void> => {
  if (!demandDisk('cuts')) return;
  const result = await cutMany(many, { commands: 400 });
  line('power cuts', result.lossy === 0 && result.damaged === 0, result);
};

export const careless = async (many: number): Promise<void> => {
  if (!demandDisk('careless')) return;
  const result = await cutMany(many, { commands: 400, careless: true });
  line('power cuts with synchronous = NORMAL lose, as they must', result.lossy > many / 10, result);
};

export const syncs = async (many: number): Promise<void> => {
  if (!demandDisk('syncs')) return;
  const result = await cutMany(many, { commands: 400, failSync: 45 });
  line('power cuts after a failed sync and a restart', result.lossy === 0 && result.damaged === 0, result);
};

export const rot = async (flips: number): Promise<void> => {
  const result = await flipBits(flips, chanceFrom(seed));
  line('flipped bits', result.wrong.length === 0, { ...result, wrong: result.wrong.slice(0, 5) });
};
