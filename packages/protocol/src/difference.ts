import type { Json } from '@aspekt/contract';

/**
 * What leads from one value to another, as JSON. Whoever has the first value knows how to read it:
 * `[value]` is another value altogether; of a record, an object with what became of each key, 0 for one that is gone;
 * of a list, an object with what became of places in it, or triples of a place, how many are gone from there, and what
 * came instead.
 */
export type Difference = readonly Json[] | { readonly [key: string]: Difference | 0 };

/**
 * The difference between two values, `undefined` where there is none. Parts that are the same object are not looked at,
 * so that of large values which share most of their parts only what is new costs anything. The order of keys is kept:
 * whoever applies the difference has the second value to the letter.
 */
export const difference = (before: Json, after: Json): Difference | undefined => {
  if (before === after) return undefined;
  if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null) return [after];
  if (Array.isArray(before)) return Array.isArray(after) ? ofLists(before, after) : [after];
  return Array.isArray(after) ? [after] : ofRecords(before as JsonRecord, after as JsonRecord);
};

type JsonRecord = { readonly [key: string]: Json };

const ofRecords = (before: JsonRecord, after: JsonRecord): Difference | undefined => {
  const changes: Record<string, Difference | 0> = {};
  let changed = false;
  const now = keysOf(after);
  let at = 0;
  for (const key of keysOf(before)) {
    const stays = Object.hasOwn(after, key) && after[key] !== undefined;
    // Keys that stay must stay in their order, and new ones come last; otherwise it is another record.
    if (stays && now[at++] !== key) return [after];
    const inside = stays ? difference(before[key] ?? null, after[key] ?? null) : 0;
    if (inside === undefined) continue;
    if (key === unwritable) return [after];
    changes[key] = inside;
    changed = true;
  }
  for (const key of now.slice(at)) {
    if (key === unwritable) return [after];
    changes[key] = [after[key] ?? null];
    changed = true;
  }
  return changed ? changes : undefined;
};

/** Written into a plain object this would not become a key. */
const unwritable = '__proto__';

/** What is undefined is not in the JSON either. */
const keysOf = (record: JsonRecord): readonly string[] => {
  const keys = Object.keys(record);
  return keys.some((key) => record[key] === undefined) ? keys.filter((key) => record[key] !== undefined) : keys;
};

const ofLists = (before: readonly Json[], after: readonly Json[]): Difference | undefined => {
  if (before.length === after.length) return shifted(before, after) ?? ofPlaces(before, after);
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && same(before[start], after[start])) start++;
  let end = 0;
  while (end < shorter - start && same(before.at(-1 - end), after.at(-1 - end))) end++;
  return [start, before.length - end - start, after.slice(start, after.length - end)];
};

const same = (a: Json | undefined, b: Json | undefined): boolean =>
  a === b || (a !== undefined && b !== undefined && difference(a, b) === undefined);

/** A list of the last few: the oldest went and new ones came. */
const shifted = (before: readonly Json[], after: readonly Json[]): Difference | undefined => {
  const first = after[0];
  const gone = typeof first === 'object' ? before.indexOf(first) : -1;
  if (gone <= 0) return undefined;
  const kept = before.length - gone;
  for (let i = 0; i < kept; i++) if (before[i + gone] !== after[i]) return undefined;
  return [0, gone, [], kept, 0, after.slice(kept)];
};

const ofPlaces = (before: readonly Json[], after: readonly Json[]): Difference | undefined => {
  const changes: Record<string, Difference> = {};
  let changed = false;
  for (const [i, part] of after.entries()) {
    const inside = difference(before[i] ?? null, part);
    if (inside === undefined) continue;
    changes[i] = inside;
    changed = true;
  }
  return changed ? changes : undefined;
};

/** The value that a difference leads to. What did not change is the same object as before. */
export const applied = (before: Json, change: Difference): Json => {
  if (isList(change)) return change.length === 1 ? (change[0] ?? null) : spliced(before as readonly Json[], change);
  if (isList(before)) return before.map((part, i) => replaced(part, change[i]));
  const now = new Map(Object.entries(before as JsonRecord));
  for (const [key, inside] of Object.entries(change)) {
    if (inside === 0) now.delete(key);
    else now.set(key, replaced(now.get(key) ?? null, inside));
  }
  return Object.fromEntries(now);
};

const replaced = (before: Json, inside: Difference | 0 | undefined): Json =>
  inside === undefined || inside === 0 ? before : applied(before, inside);

const spliced = (before: readonly Json[], change: readonly Json[]): Json => {
  const now = [...before];
  for (let i = 0; i < change.length; i += 3) {
    now.splice(Number(change[i]), Number(change[i + 1]), ...(change[i + 2] as readonly Json[]));
  }
  return now;
};

const isList = (value: Json | Difference): value is readonly Json[] => Array.isArray(value);
