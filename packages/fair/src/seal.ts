import type { Throw } from '@aspekt/dice';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { fields, fromHex, isHex, toHex } from './bytes.ts';
import type { Draw } from './chain.ts';

/** What opens one secret roll without opening its chain. */
export type Opening = { readonly throws: readonly Throw[]; readonly nonce: string; readonly sealed: string };

/** 32 bytes that only the chain's seed can tell; they keep few possible faces from being guessed from their hash. */
const nonceOf = (seed: string, { table, audience, epoch, counter, command }: Draw): string =>
  toHex(hmac(sha256, fromHex(seed), fields('seal-v1', table, audience, epoch, counter, command)));

/** The commitment to one roll's result, made when it fell. It says nothing about how many rolls there were before. */
const hashOf = (command: string, throws: readonly Throw[], nonce: string): string => {
  const result = throws.flatMap(({ what, die, faces }) => [what, die, faces.join(' ')]);
  return toHex(sha256(fields('seal-v1', command, ...result, fromHex(nonce))));
};

/** Seal the throws of a secret audience: the commitment goes into the log, the opening stays with the table. */
export const seal = (seed: string, draw: Draw, throws: readonly Throw[]): Opening => {
  const nonce = nonceOf(seed, draw);
  return { throws, nonce, sealed: hashOf(draw.command, throws, nonce) };
};

/** Whether an opening fits the commitment that was made when the dice fell. */
export const fitsSeal = (command: string, { throws, nonce, sealed }: Opening): boolean =>
  isHex(nonce, 32) && hashOf(command, throws, nonce) === sealed;
