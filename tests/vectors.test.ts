import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ours = fileURLToPath(new URL('vectors', import.meta.url));
const theirs = fileURLToPath(new URL('../../shared/rules/examples', import.meta.url));

test.runIf(existsSync(theirs))('the vectors are those of the catalogues, to the byte', () => {
  for (const file of readdirSync(theirs)) {
    expect(readFileSync(join(ours, file), 'utf8'), file).toBe(readFileSync(join(theirs, file), 'utf8'));
  }
});

test('every vector file holds vectors with ids of their own', () => {
  for (const file of readdirSync(ours)) {
    const vectors = JSON.parse(readFileSync(join(ours, file), 'utf8')) as { id: string }[];
    expect(vectors.length, file).toBeGreaterThan(10);
    expect(new Set(vectors.map(({ id }) => id)).size, file).toBe(vectors.length);
  }
});
