import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

export type Field = string | number | Uint8Array;

/**
 * Fields as bytes, each behind its length (four bytes, high byte first), so that no two lists of fields give the same bytes.
 * Text is UTF-8; numbers are written in decimal.
 */
export const fields = (...parts: readonly Field[]): Uint8Array => {
  const encoded = parts.map((part) => (part instanceof Uint8Array ? part : bytesOf(String(part))));
  let size = 0;
  for (const { length } of encoded) size += 4 + length;
  const all = new Uint8Array(size);
  let at = 0;
  for (const bytes of encoded) {
    all[at] = bytes.length >>> 24;
    all[at + 1] = bytes.length >>> 16;
    all[at + 2] = bytes.length >>> 8;
    all[at + 3] = bytes.length;
    for (let i = 0; i < bytes.length; i++) all[at + 4 + i] = bytes[i] ?? 0;
    at += 4 + bytes.length;
  }
  return all;
};

/** Text as UTF-8. Most of it is plain ASCII and short, where asking for an encoder takes longer than doing it. */
const bytesOf = (text: string): ArrayLike<number> => {
  const codes: number[] = [];
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code > 127) return utf8ToBytes(text);
    codes.push(code);
  }
  return codes;
};

export const toHex = (bytes: Uint8Array): string => bytesToHex(bytes);
export const fromHex = (hex: string): Uint8Array => hexToBytes(hex);

export const isHex = (text: unknown, bytes: number): text is string =>
  typeof text === 'string' && text.length === bytes * 2 && /^[0-9a-f]*$/.test(text);

/** Whether a text is bytes in hex, however many. */
export const isBytes = (text: string): boolean => /^([0-9a-f]{2})*$/.test(text);
