import { games } from '@aspekt/registry';
import { harden } from '../../../apps/server/src/harden.ts';
import { fuzzCommands } from '../../fuzz/commands.ts';
import { fuzzAll } from '../../fuzz/many.ts';
import { manyReplays } from '../../replay/many.ts';
import { manyEvenings, manyPairs } from '../../secrets/many.ts';
import { deviation, dice as sizes, suspicious, tally } from '../dice.ts';
import { everyTenSeconds, line, lineOf, milestones, seed } from '../report.ts';
import { holdUp } from '../stalls.ts';
import { timeApart } from '../timing.ts';

export const dice = async (throws: number): Promise<void> => {
  for (const die of sizes) {
    const found = deviation(tally(die, throws));
    line(`fair ${die.name}`, found < suspicious, { throws, deviation: Number(found.toFixed(2)) });
  }
};

export const secrets = async (evenings: number): Promise<void> => {
  const result = await manyEvenings(evenings, seed, undefined, milestones(evenings));
  line('hidden words in what others get', result.leaks.length === 0, result);
};

export const pairs = async (many: number): Promise<void> => {
  const result = await manyPairs(many, seed, undefined, milestones(many));
  line('pairs of evenings that differ in what is hidden', result.differences.length === 0, result);
};

export const fuzz = (frames: number): Promise<void> =>
  fuzzAll(frames, seed, ({ what, good, figures }) => line(what, good, figures));

export const commands = async (many: number): Promise<void> => {
  harden();
  const { faults, ...figures } = await fuzzCommands(many, seed, everyTenSeconds());
  line('commands with something changed', faults.length === 0, { ...figures, faults: faults.slice(0, 3) });
};

/** So many frames; and tables of a fifth as many entries. */
export const stalls = (frames: number): Promise<void> =>
  holdUp({
    seed,
    frames,
    entries: Math.ceil(frames / 5),
    told: (what, figures) => line(what, what === 'the start' || figures.stalls === 0, figures),
  });

/** So many events, here, in other processes and in a browser, each with a language and a time of its own. */
export const elsewhere = async (events: number): Promise<void> =>
  lineOf('evenings played and replayed elsewhere', await manyReplays(events, seed, everyTenSeconds()));

/** So many commands at each of two tables of every game, with a hundred hidden figures and without any. */
export const timing = (commands: number): Promise<void> =>
  timeApart({ games: games.map(({ id }) => id), commands, hidden: 100, seed }, (found) =>
    line(`time taken at ${found.game}, by what is hidden`, found.ratio <= 1.3 && found.hidden === 100, found),
  );
