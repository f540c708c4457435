import { randomBytes, randomUUID } from 'node:crypto';
import { d0to9, dF, coin, faceFrom, type Die } from '@aspekt/dice';
import { dieNamed, wordsOf, type Draw } from '@aspekt/fair';

/** Every size that a game here throws, and those that tables are used to. */
export const dice: readonly Die[] = [
  coin,
  dF,
  ...['d4', 'd6', 'd8', 'd10', 'd12', 'd20', 'd100'].flatMap((name) => dieNamed(name) ?? []),
  d0to9,
];

/** Dice thrown in one command; a new command begins a new stream. */
const perCommand = 16;

/** How often each face fell in `throws` throws of the table's own dice, over many commands. */
export const tally = ({ faces }: Die, throws: number): readonly number[] => {
  const seed = randomBytes(32).toString('hex');
  const place = new Map(faces.map((face, i) => [face, i]));
  const counts = faces.map(() => 0);
  for (let thrown = 0, counter = 0; thrown < throws; counter++) {
    const draw: Draw = {
      table: 'torture',
      audience: 'everyone',
      epoch: 1,
      counter,
      command: counter % 1000 === 0 ? randomUUID() : `c${counter}`,
      salt: counter.toString(16).padStart(32, '0'),
    };
    const next = wordsOf(seed, draw);
    for (let i = 0; i < perCommand && thrown < throws; i++, thrown++) {
      const at = place.get(faceFrom(faces, next)) ?? 0;
      counts[at] = (counts[at] ?? 0) + 1;
    }
  }
  return counts;
};

/** How far the counts are from all faces being as likely: about 0 in the middle, in standard deviations (Wilson–Hilferty). */
export const deviation = (counts: readonly number[]): number => {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  const chi2 = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  const freedom = counts.length - 1;
  const spread = 2 / (9 * freedom);
  return (Math.cbrt(chi2 / freedom) - (1 - spread)) / Math.sqrt(spread);
};

/** Beyond this, fair dice come once in some three million runs. */
export const suspicious = 5;
