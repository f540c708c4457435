import { coin, d0to9, d10, d6, dF, pool, sum, type Die, type Pool } from './pool.ts';
import type { Dice } from './dice.ts';

/** `2d6+1` as data: pools and a number to add. Signs are 1 or -1. */
export type Expression = {
  readonly pools: readonly { readonly sign: 1 | -1; readonly pool: Pool }[];
  readonly plus: number;
};
export type Misread = {
  readonly at: number;
  readonly why: 'empty' | 'unexpected' | 'too-long' | 'too-many-dice' | 'bad-die';
};

const longest = 100;
const mostDice = 1000;
const mostSides = 1000;
const known = new Map<string, Die>([
  ['6', d6],
  ['10', d10],
  ['f', dF],
  ['c', coin],
  ['0-9', d0to9],
]);

/**
 * Read `3d10 - 2`, `4dF`, `5dc` (coins), `d0-9`. One pass, no backtracking, and every limit is checked while reading.
 * Any minus sign and any space will do, since people paste what they see.
 */
export const readExpression = (text: string): Expression | Misread => {
  if (text.length > longest) return { at: longest, why: 'too-long' };
  const pools: { sign: 1 | -1; pool: Pool }[] = [];
  let plus = 0;
  let dice = 0;
  let at = 0;
  let first = true;
  const skip = (): void => {
    while (isSpace(text[at])) at++;
  };
  const digits = (): number | undefined => {
    const start = at;
    while (isDigit(text[at]) && at - start < 9) at++;
    return at > start ? Number(text.slice(start, at)) : undefined;
  };
  for (skip(); at < text.length; skip()) {
    let sign: 1 | -1 = 1;
    if (isMinus(text[at])) {
      sign = -1;
      at++;
    } else if (text[at] === '+') at++;
    else if (!first) return { at, why: 'unexpected' };
    first = false;
    skip();
    const start = at;
    const number = digits();
    if (!isD(text[at])) {
      if (number === undefined) return { at, why: 'unexpected' };
      plus += sign * number;
      continue;
    }
    at++;
    const die = readDie();
    if (!die) return { at, why: 'bad-die' };
    const count = number ?? 1;
    dice += count;
    if (count < 1 || dice > mostDice) return { at: start, why: 'too-many-dice' };
    pools.push({ sign, pool: pool(count, die) });
  }
  return pools.length > 0 || plus !== 0 ? { pools, plus } : { at: 0, why: 'empty' };

  function readDie(): Die | undefined {
    const letter = text[at]?.toLowerCase();
    if (letter === 'f' || letter === 'c') {
      at++;
      return known.get(letter);
    }
    const sides = digits();
    if (sides === undefined) return undefined;
    if (sides === 0 && isMinus(text[at]) && text[at + 1] === '9') {
      at += 2;
      return known.get('0-9');
    }
    if (sides < 2 || sides > mostSides) return undefined;
    return known.get(`${sides}`) ?? { name: `d${sides}`, faces: Array.from({ length: sides }, (_, i) => i + 1) };
  }
};

const isSpace = (c: string | undefined): boolean => c === ' ' || c === '\u00a0' || c === '\u202f' || c === '\t';
const isDigit = (c: string | undefined): boolean => c !== undefined && c >= '0' && c <= '9';
const isMinus = (c: string | undefined): boolean => c === '-' || c === '\u2212' || c === '\u2013';
/** d, Swedish T and Polish k. */
const isD = (c: string | undefined): boolean => c !== undefined && 'dDtTkK'.includes(c);

export const throwExpression = ({ pools, plus }: Expression, dice: Dice): number =>
  pools.reduce((total, { sign, pool: thrown }) => total + sign * dice.roll('roll', thrown, sum), plus);
