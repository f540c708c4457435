import { fields, fromHex, toHex } from './bytes.ts';
import { sha256 } from '@noble/hashes/sha2.js';

/** A roll as it was asked for. Its salt keeps the hash from telling anything about it. */
export type Request = { readonly id: string; readonly salt: string; readonly command: unknown };

/** The hash of a roll that was asked for and got no answer: its sender can show later what it stood for. */
export const requestHash = (table: string, { id, salt, command }: Request): string =>
  toHex(sha256(fields('request-v1', table, id, fromHex(salt), JSON.stringify(command))));
