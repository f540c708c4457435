import { runVector, type Vector, type VectorAdapter } from '@aspekt/testkit/vectors';
import { adapters } from '@aspekt/registry/conform';
import { readArgs, readJson } from '../args.ts';
import { fileText } from '../files.ts';
import { gameNamed } from '../game.ts';
import { printJson } from '../print.ts';
import { Problem } from '../problem.ts';
import { t } from '../words/index.ts';

/** Plays test vectors through the real rules and says which come out otherwise. */
export const conform = async (argv: readonly string[]): Promise<number> => {
  const { positionals, values } = readArgs(argv, Infinity, {});
  const [game, ...files] = positionals;
  const rules = await gameNamed(game);
  if (files.length === 0) throw new Problem(t.whichVectors(rules.id));
  const adapter = await adapterOf(rules.id);

  let passed = 0;
  let failed = 0;
  for (const vector of files.flatMap(vectorsIn)) {
    const { id, title, mismatches } = attempt(adapter, vector);
    if (mismatches.length === 0) passed++;
    else failed++;
    if (values.json) printJson({ id, title, ok: mismatches.length === 0, mismatches });
    else if (mismatches.length > 0) {
      console.log(`${id}: ${title}`);
      for (const { at, expected, actual } of mismatches)
        console.log(`  ${t.mismatch(at, JSON.stringify(expected), JSON.stringify(actual))}`);
    }
  }
  if (values.json) printJson({ passed, failed });
  else console.log(t.passedFailed(passed, failed));
  return failed === 0 ? 0 : 1;
};

const adapterOf = async (game: string): Promise<VectorAdapter> => {
  const adapter = adapters[game];
  if (!adapter) throw new Problem(t.noAdapter(game));
  return adapter();
};

const vectorsIn = (path: string): readonly Vector[] => {
  const vectors = readJson(fileText(path), path);
  if (!Array.isArray(vectors) || !vectors.every(isVector)) throw new Problem(t.noVectors(path));
  return vectors;
};

/** As much of the format as every adapter builds on. */
const isVector = (value: unknown): value is Vector => {
  if (!isRecord(value)) return false;
  const { id, given, dice, steps, expect } = value;
  if (typeof id !== 'string' || !isRecord(given) || !isRecord(expect)) return false;
  return isListOf(dice, ({ values }) => Array.isArray(values)) && isListOf(steps, hasCmd) && isListOf(expect['steps']);
};

type Open = Readonly<Record<string, unknown>>;
const isRecord = (value: unknown): value is Open =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isListOf = (value: unknown, fits: (one: Open) => boolean = () => true): boolean =>
  Array.isArray(value) && value.every((one) => isRecord(one) && fits(one));
const hasCmd = ({ cmd }: Open): boolean => typeof cmd === 'string';

/** A vector that the adapter cannot even play has failed; the others go on. */
const attempt = (adapter: VectorAdapter, vector: Vector) => {
  try {
    return runVector(adapter, vector);
  } catch (error) {
    const actual = error instanceof Error ? error.message : String(error);
    return { id: vector.id, title: vector.title, mismatches: [{ at: 'vector', expected: 'to be played', actual }] };
  }
};
