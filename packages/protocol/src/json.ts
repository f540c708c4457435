import { limits } from './limits.ts';

/** Text from outside as JSON, or why not. */
export type ReadJson =
  | { readonly value: unknown; readonly fault?: undefined }
  | {
      readonly fault:
        | 'not json'
        | 'too deep'
        | 'too large'
        | 'text too long'
        | 'ill-formed text'
        | 'forbidden key'
        | 'doubled key';
    };

type Most = { readonly depth: number; readonly nodes: number; readonly textChars: number };

/**
 * Read JSON that anyone may have written: not too deep, not too large, no key twice, no key that reaches for a
 * prototype, no text that is not well-formed Unicode. Nothing is done with it before all of that is known.
 */
export const readJson = (text: string, most: Most = limits): ReadJson => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { fault: 'not json' };
  }
  const tally = { nodes: 0, keys: 0, sound: isSound(text, most) };
  const fault = faultIn(value, 1, tally, most);
  if (fault) return { fault };
  // A key written twice leaves one key in the value and two colons in the text.
  return colons(text) === tally.keys ? { value } : { fault: 'doubled key' };
};

/**
 * The JSON of a value in plain ASCII, whatever else is in it escaped: frames that are put together from such parts need
 * not be encoded for everyone anew.
 */
export const plainJson = (value: unknown): string => JSON.stringify(value).replace(beyondAscii, escaped);
// What deletes (U+007F) is ASCII, and no letter.
const beyondAscii = /[\u007f-\uffff]/g;
const escaped = (char: string): string => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`;

type Fault = NonNullable<ReadJson['fault']>;

/** What was counted, and whether every text in it is known to be sound. */
type Tally = { nodes: number; keys: number; readonly sound: boolean };

/** Where nothing is escaped, whatever is in a short and well-formed text is short and well-formed too. */
const isSound = (text: string, { textChars }: Most): boolean =>
  text.length <= textChars && !text.includes('\\') && text.isWellFormed();

const faultIn = (part: unknown, depth: number, tally: Tally, most: Most): Fault | undefined => {
  if (++tally.nodes > most.nodes) return 'too large';
  if (typeof part === 'string') return tally.sound ? undefined : badText(part, most);
  if (typeof part !== 'object' || part === null) return undefined;
  if (depth > most.depth) return 'too deep';
  if (Array.isArray(part)) {
    for (const inner of part) {
      const fault = faultIn(inner, depth + 1, tally, most);
      if (fault) return fault;
    }
    return undefined;
  }
  for (const key in part) {
    tally.keys++;
    const fault = forbidden.has(key)
      ? 'forbidden key'
      : ((tally.sound ? undefined : badText(key, most)) ??
        faultIn((part as Record<string, unknown>)[key], depth + 1, tally, most));
    if (fault) return fault;
  }
  return undefined;
};

/** What every object has already: on the server these can not be set, and whoever tries to stumbles. */
const forbidden: ReadonlySet<string> = new Set([...Object.getOwnPropertyNames(Object.prototype), 'prototype']);

const badText = (text: string, { textChars }: Most): 'text too long' | 'ill-formed text' | undefined => {
  if (text.length > textChars) return 'text too long';
  return text.isWellFormed() && !text.includes('\0') ? undefined : 'ill-formed text';
};

/** Colons outside strings: one for every key that was written. */
const colons = (text: string): number => {
  let count = 0;
  let quoted = false;
  for (let i = 0; i < text.length; i++) {
    const char = text.charCodeAt(i);
    if (char === 34) quoted = !quoted;
    else if (char === 92 && quoted) i++;
    else if (char === 58 && !quoted) count++;
  }
  return count;
};
