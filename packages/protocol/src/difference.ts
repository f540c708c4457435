import type { Json } from '@aspekt/contract';

/**
 * What leads from one value to another, as JSON. Whoever has the first value knows how to read it:
 * `[value]` is another value altogether; of a record, an object with what became of each key, 0 for one that is gone;
 * of a list, triples one after the other: a place, how many are gone from there, and what came instead, or a place, -1,
 * and what became of the one there.
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
  const was = keysOf(before);
  const now = keysOf(after);
  let changes: Record<string, Difference | 0> | undefined;
  let at = 0;
  for (const key of was) {
    let inside: Difference | 0 | undefined = 0;
    if (now[at] === key) {
      at++;
      inside = difference(before[key] ?? null, after[key] ?? null);
      if (inside === undefined) continue;
    } else if (Object.hasOwn(after, key) && after[key] !== undefined) {
      // Keys that stay must stay in their order, and new ones come last; otherwise it is another record.
      return [after];
    }
    if (key === unwritable) return [after];
    changes ??= {};
    changes[key] = inside;
  }
  for (; at < now.length; at++) {
    const key = now[at] ?? '';
    if (key === unwritable) return [after];
    changes ??= {};
    changes[key] = [after[key] ?? null];
  }
  return changes;
};

/** Written into a plain object this would not become a key. */
const unwritable = '__proto__';

/** What is undefined is not in the JSON either. */
const keysOf = (record: JsonRecord): readonly string[] => {
  const keys = Object.keys(record);
  for (const key of keys) {
    if (record[key] === undefined) return keys.filter((one) => record[one] !== undefined);
  }
  return keys;
};

/** Things that are in both lists are found again as the same objects; between them the lists are compared stretch by stretch. */
const ofLists = (before: readonly Json[], after: readonly Json[]): Difference | undefined => {
  const steps: Json[] = [];
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start++;
  let end = 0;
  while (end < shorter - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end++;
  const [was, now] = [before.length - end, after.length - end];
  let [from, to] = [start, start];
  if (now - start > 1 && was - start > 1) {
    const places = new Map<Json | undefined, number>();
    for (let i = start; i < was; i++) if (typeof before[i] === 'object' && before[i] !== null) places.set(before[i], i);
    for (let i = start; i < now; i++) {
      const place = places.get(after[i]);
      if (place === undefined || place < from) continue;
      // Things may have changed places with others that look the same.
      if (place !== i && steps.length === 0 && alike(before, after)) return undefined;
      ofStretch(before, from, place, after, to, i, steps);
      [from, to] = [place + 1, i + 1];
    }
  }
  ofStretch(before, from, was, after, to, now, steps);
  return steps.length > 0 ? steps : undefined;
};

const ofStretch = (
  before: readonly Json[],
  from: number,
  was: number,
  after: readonly Json[],
  to: number,
  now: number,
  steps: Json[],
): void => {
  if (was - from === now - to) {
    for (let i = 0; i < now - to; i++) {
      const inside = difference(before[from + i] ?? null, after[to + i] ?? null);
      if (inside !== undefined) steps.push(to + i, -1, inside);
    }
    return;
  }
  let start = 0;
  while (from + start < was && to + start < now && same(before[from + start], after[to + start])) start++;
  let [wasEnd, nowEnd] = [was, now];
  while (wasEnd > from + start && nowEnd > to + start && same(before[wasEnd - 1], after[nowEnd - 1])) {
    wasEnd--;
    nowEnd--;
  }
  steps.push(to + start, wasEnd - from - start, after.slice(to + start, nowEnd));
};

const same = (a: Json | undefined, b: Json | undefined): boolean =>
  a === b || (a !== undefined && b !== undefined && difference(a, b) === undefined);

const alike = (before: readonly Json[], after: readonly Json[]): boolean =>
  before.length === after.length && before.every((part, i) => same(part, after[i]));

/** The value that a difference leads to. What did not change is the same object as before. */
export const applied = (before: Json, change: Difference): Json => {
  if (isList(change)) return change.length === 1 ? (change[0] ?? null) : stepped(before as readonly Json[], change);
  const now = new Map(Object.entries(before as JsonRecord));
  for (const [key, inside] of Object.entries(change)) {
    if (inside === 0) now.delete(key);
    else now.set(key, applied(now.get(key) ?? null, inside));
  }
  return Object.fromEntries(now);
};

const stepped = (before: readonly Json[], steps: readonly Json[]): Json => {
  const now = [...before];
  for (let i = 0; i < steps.length; i += 3) {
    const [at, gone, what] = [Number(steps[i]), Number(steps[i + 1]), steps[i + 2]];
    if (gone === -1) now[at] = applied(now[at] ?? null, what as Difference);
    else now.splice(at, gone, ...(what as readonly Json[]));
  }
  return now;
};

const isList = (value: Difference): value is readonly Json[] => Array.isArray(value);
