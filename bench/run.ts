import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Goal, Line } from './line.ts';
import { measure, type Measured } from './measure.ts';

/**
 * `npm run bench [-- <game>]`: how fast things are, beside how fast they ought to be. Every file of `lines` adds its own.
 * A goal missed on a busy machine is told; one missed by more than three times fails.
 */
const tolerated = 3;
const wanted = process.argv[2];

const linesFolder = new URL('./lines/', import.meta.url);
const results = fileURLToPath(new URL('../.cache/bench.json', import.meta.url));

const perSecond = (ms: number): string => `${Math.round(1000 / ms).toLocaleString('en')}/s`;
const time = (ms: number): string => (ms < 1 ? `${(ms * 1000).toPrecision(3)} µs` : `${ms.toPrecision(3)} ms`);
const shown = (goal: Goal | undefined, ms: number): string =>
  goal && 'atLeastPerSecond' in goal ? perSecond(ms) : time(ms);
const goalShown = (goal: Goal): string =>
  'atMostMs' in goal ? `≤ ${time(goal.atMostMs)}` : `≥ ${perSecond(1000 / goal.atLeastPerSecond)}`;
const verdict = ({ missed }: Measured): string => {
  if (missed === undefined) return 'for comparison';
  if (missed <= 1) return 'met';
  return missed <= tolerated ? `missed ${missed.toFixed(1)} times (tolerated)` : `MISSED ${missed.toFixed(1)} times`;
};

const table: Measured[] = [];
for (const file of readdirSync(linesFolder).toSorted()) {
  const game = file.replace(/\.ts$/, '');
  if (wanted !== undefined && wanted !== game) continue;
  const { lines } = (await import(new URL(file, linesFolder).href)) as { readonly lines: readonly Line[] };
  console.log(`\n${game}`);
  for (const line of lines) {
    const measured = measure(line);
    table.push({ ...measured, name: `${game}: ${line.name}` });
    const { goal, ms, restless } = measured;
    const cells = [
      line.name.padEnd(62),
      shown(goal, ms).padStart(14),
      `±${Math.round(restless * 100)} %`.padStart(7),
      (goal ? goalShown(goal) : '').padStart(16),
      verdict(measured),
    ];
    console.log(`  ${cells.join('  ')}`);
  }
}
mkdirSync(dirname(results), { recursive: true });
writeFileSync(results, `${JSON.stringify({ node: process.version, lines: table }, undefined, 2)}\n`);

const failed = table.filter(({ missed = 0 }) => missed > tolerated);
if (failed.length > 0) {
  console.error(`\n${failed.length} of ${table.length} missed by more than ${tolerated} times`);
  process.exitCode = 1;
}
