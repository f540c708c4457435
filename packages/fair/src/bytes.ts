import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

export type Field = string | number | Uint8Array;

/**
 * Fields as bytes, each behind its length (four bytes, high byte first), so that no two lists of fields give the same bytes.
 * Text is UTF-8; numbers are written in decimal.
 */
export const fields = (...parts: readonly Field[]): Uint8Array =>
  concatBytes(
    ...parts.flatMap((part) => {
      const bytes = part instanceof Uint8Array ? part : utf8ToBytes(String(part));
      return [lengthOf(bytes), bytes];
    }),
  );

const lengthOf = ({ length }: Uint8Array): Uint8Array =>
  Uint8Array.of(length >>> 24, (length >>> 16) & 255, (length >>> 8) & 255, length & 255);

export const toHex = (bytes: Uint8Array): string => bytesToHex(bytes);
export const fromHex = (hex: string): Uint8Array => hexToBytes(hex);

export const isHex = (text: unknown, bytes: number): text is string =>
  typeof text === 'string' && text.length === bytes * 2 && /^[0-9a-f]*$/.test(text);
