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
  let keys = 0;
  let nodes = 0;
  const stack: [unknown, number][] = [[value, 1]];
  for (let next = stack.pop(); next; next = stack.pop()) {
    const [part, depth] = next;
    if (++nodes > most.nodes) return { fault: 'too large' };
    if (typeof part === 'string') {
      const fault = badText(part, most);
      if (fault) return { fault };
    }
    if (typeof part !== 'object' || part === null) continue;
    if (depth > most.depth) return { fault: 'too deep' };
    if (Array.isArray(part)) {
      for (const inner of part) stack.push([inner, depth + 1]);
      continue;
    }
    for (const [key, inner] of Object.entries(part)) {
      keys++;
      const fault = forbidden.has(key) ? 'forbidden key' : badText(key, most);
      if (fault) return { fault };
      stack.push([inner, depth + 1]);
    }
  }
  // A key written twice leaves one key in the value and two colons in the text.
  return colons(text) === keys ? { value } : { fault: 'doubled key' };
};

const forbidden: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

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
