import { coin, d0to9, dF, faceFrom, type Audience, type Die, type Throw } from '@aspekt/dice';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { fields, fromHex, isHex, toHex } from './bytes.ts';

/** A chain of dice, as everyone may know it before it is revealed. */
export type Commitment = { readonly audience: string; readonly epoch: number; readonly commitment: string };
/** The seed behind a commitment: 32 bytes in hex. */
export type Seed = { readonly audience: string; readonly epoch: number; readonly seed: string };

/** Where the dice of one command came from: the chain, and the place in it. */
export type Draw = {
  readonly table: string;
  readonly audience: string;
  readonly epoch: number;
  /** How many commands had drawn from this audience's chains before. Never rewinds. */
  readonly counter: number;
  /** The command's id. */
  readonly command: string;
  /** Fresh bytes of whoever sent it, in hex; empty where there were none. */
  readonly salt: string;
};

/** The name of the chain that an audience draws from: seats in order, so that [a, b] and [b, a] are one. */
export const audienceKey = (to: Audience): string =>
  typeof to === 'string' ? to : `seats:${[...new Set(to)].toSorted().join(',')}`;

/** The audience behind a chain's name. */
export const audienceOf = (key: string): Audience =>
  key === 'everyone' || key === 'gm' ? key : key.slice('seats:'.length).split(',').filter(Boolean);

const scheme = 'dice-v1';

/** SHA-256("dice-v1" ‖ table ‖ audience ‖ epoch ‖ seed): in the log before the chain's first throw. */
export const commit = (table: string, { audience, epoch, seed }: Seed): Commitment => ({
  audience,
  epoch,
  commitment: toHex(sha256(fields(scheme, table, audience, epoch, fromHex(seed)))),
});

/** Whether `seed` is the one that was committed to. */
export const opens = (table: string, seed: Seed, commitment: string): boolean =>
  isHex(seed.seed, 32) && commit(table, seed).commitment === commitment;

/** The stream of 32-bit words of one command: HMAC-SHA-256 of the draw and a block number, eight words a block. */
export const wordsOf = (seed: string, draw: Draw): (() => number) => {
  const key = fromHex(seed);
  let block = 0;
  let bytes = new DataView(new ArrayBuffer(0));
  let at = 0;
  return () => {
    if (at === bytes.byteLength) {
      const { table, audience, epoch, counter, command, salt } = draw;
      const drawn = hmac(sha256, key, fields(table, audience, epoch, counter, command, fromHex(salt), block++));
      bytes = new DataView(drawn.buffer, drawn.byteOffset, drawn.byteLength);
      at = 0;
    }
    const word = bytes.getUint32(at);
    at += 4;
    return word;
  };
};

/** The faces of `throws`, all of one audience, as the chain gives them: dice in written order from one stream. */
export const facesOf = (
  seed: string,
  draw: Draw,
  throws: readonly Pick<Throw, 'die' | 'faces'>[],
): readonly (readonly number[])[] | undefined => {
  const next = wordsOf(seed, draw);
  const drawn: (readonly number[])[] = [];
  for (const { die, faces } of throws) {
    const known = dieNamed(die);
    if (!known) return undefined;
    drawn.push(faces.map(() => faceFrom(known.faces, next)));
  }
  return drawn;
};

const named: ReadonlyMap<string, Die> = new Map([d0to9, dF, coin].map((die) => [die.name, die]));

/** A die by the name it has in the log: `d6`, `d10`, `d0-9`, `dF`, `coin`. */
export const dieNamed = (name: string): Die | undefined => {
  const known = named.get(name);
  if (known) return known;
  const sides = /^d([1-9][0-9]{0,3})$/.exec(name)?.[1];
  if (sides === undefined) return undefined;
  return { name, faces: Array.from({ length: Number(sides) }, (_, i) => i + 1) };
};
