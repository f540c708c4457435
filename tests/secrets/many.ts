import { games, type Game } from '@aspekt/registry';
import { playEvening } from './evening.ts';
import { playPair } from './pairs.ts';

/** Short evenings and long ones. */
const stepsOf = (seed: number): number => 6 + ((seed * 7) % 23);

/**
 * Whose turn it is. Every round begins with another game: how an evening goes hangs on what is left of its seed in divisions, by five
 * too, and each of the five games is to meet all of it.
 */
const inTurn = (played: readonly Game[], i: number): readonly Game[] => {
  const turn = (i + Math.floor(i / played.length)) % played.length;
  return played.slice(turn, turn + 1);
};

/** What the server process itself says, kept instead of printed while `run` goes on. */
export const overheard = async <T>(run: (log: () => string) => Promise<T>): Promise<T> => {
  let said = '';
  const restore = [process.stderr, process.stdout].map((stream) => {
    const write = stream.write.bind(stream);
    stream.write = (text: string | Uint8Array): boolean => {
      said += text.toString();
      return true;
    };
    return (): void => void (stream.write = write);
  });
  try {
    return await run(() => said);
  } finally {
    for (const back of restore) back();
  }
};

export type EveningsResult = {
  readonly evenings: number;
  readonly entries: number;
  readonly hidden: number;
  readonly frames: number;
  readonly megabytes: number;
  /** Kinds of hidden commands that were accepted at least once. */
  readonly kinds: number;
  readonly leaks: readonly string[];
};

/** Evenings of all games in turn, each from a seed of its own. */
export const manyEvenings = async (
  count: number,
  seed: number,
  played: readonly Game[] = games,
  progress: (done: number, found: number) => void = () => {},
): Promise<EveningsResult> => {
  const sum = { evenings: 0, entries: 0, hidden: 0, frames: 0, characters: 0 };
  const kinds = new Set<string>();
  const leaks: string[] = [];
  for (let i = 0; i < count && leaks.length < 10; i++) {
    const own = seed + i;
    for (const game of inTurn(played, i)) {
      const evening = await overheard((log) => playEvening(game, own, stepsOf(own), log));
      sum.evenings++;
      sum.entries += evening.moves;
      sum.hidden += evening.hidden;
      sum.frames += evening.frames;
      sum.characters += evening.characters;
      for (const kind of evening.kinds) kinds.add(kind);
      leaks.push(...evening.leaks.map((leak) => `${game.id}, seed ${own}: ${leak}`));
    }
    progress(i + 1, leaks.length);
  }
  const { characters, ...rest } = sum;
  return { ...rest, megabytes: Math.round(characters / 1e6), kinds: kinds.size, leaks };
};

export type PairsResult = {
  readonly pairs: number;
  /** Compared up to a point where the game master's own play had to part. */
  readonly cut: number;
  readonly steps: number;
  readonly hidden: number;
  readonly megabytes: number;
  readonly differences: readonly string[];
};

export const manyPairs = async (
  count: number,
  seed: number,
  played: readonly Game[] = games,
  progress: (done: number, found: number) => void = () => {},
  most = 10,
): Promise<PairsResult> => {
  const sum = { pairs: 0, cut: 0, steps: 0, hidden: 0, characters: 0 };
  const differences: string[] = [];
  for (let i = 0; i < count && differences.length < most; i++) {
    const own = seed + i;
    for (const game of inTurn(played, i)) {
      const pair = await playPair(game, own, stepsOf(own));
      sum.pairs++;
      sum.cut += pair.cut ? 1 : 0;
      sum.steps += pair.steps;
      sum.hidden += pair.hidden[0] + pair.hidden[1];
      sum.characters += pair.characters;
      if (pair.difference !== undefined) differences.push(`${game.id}, seed ${own}: ${pair.difference}`);
    }
    progress(i + 1, differences.length);
  }
  const { characters, ...rest } = sum;
  return { ...rest, megabytes: Math.round(characters / 1e6), differences };
};
