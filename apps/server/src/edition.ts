import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));
/** Where a table is worked out from its log, beside the rules of its game. */
const common = ['contract', 'dice', 'fair', 'protocol', 'table'].map((name) => `packages/${name}/src`);
const known = new Map<string, string | undefined>();

/**
 * The program that works out tables of a game, by its text. What another one made of a log may be another table, even if
 * the rules still decide the same; so what is kept of its work is not used. None where that text cannot be found.
 */
export const editionOf = (game: string): string | undefined => {
  if (!known.has(game)) known.set(game, digestOf([...common, `rulesets/${game}/src`]));
  return known.get(game);
};

const digestOf = (folders: readonly string[]): string | undefined => {
  const digest = createHash('sha256');
  try {
    for (const folder of folders) {
      for (const file of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).toSorted()) {
        if (!file.endsWith('.ts') || file.endsWith('.test.ts')) continue;
        digest.update(`\0${folder}/${file}\0`).update(readFileSync(join(root, folder, file)));
      }
    }
  } catch {
    return undefined;
  }
  return digest.digest('hex');
};
