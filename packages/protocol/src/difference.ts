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
export const difference = (before: Json, after: Json): Difference | undefined => between(before, after, asItIs);

/** What there is to see of a part of a value; `undefined` where there is nothing. */
export type Open = (part: unknown) => unknown;

/** The difference between what there is to see of two values, found without working out what they look like where they are the same. */
export const differenceSeen = (before: unknown, after: unknown, open: Open): Difference | undefined =>
  before === after ? undefined : between(open(before) as Json, open(after) as Json, open);

const asItIs: Open = (part) => part;

/** Keys that cannot simply be written into a record: what every object has already. */
const isUnwritable = (key: string): boolean => key in Object.prototype;

/** All that there is to see of a part that has been opened. */
const whole = (part: Json, open: Open): Json => {
  if (open === asItIs || typeof part !== 'object' || part === null) return part;
  if (isList(part)) return seenIn(part, open).map((inner) => whole(inner, open));
  const all: Record<string, Json> = {};
  for (const key of Object.keys(part)) {
    const inner = open((part as JsonRecord)[key]);
    if (inner === undefined) continue;
    if (isUnwritable(key)) return fromKeys(part as JsonRecord, open);
    all[key] = whole(inner as Json, open);
  }
  return all;
};
const fromKeys = (part: JsonRecord, open: Open): Json =>
  Object.fromEntries(keysOf(part, open).map((key) => [key, wholeAt(part, key, open)]));
const wholeAt = (record: JsonRecord, key: string, open: Open): Json => whole(open(record[key]) as Json, open);

const between = (before: Json, after: Json, open: Open): Difference | undefined => {
  if (before === after) return undefined;
  if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null)
    return [whole(after, open)];
  if (isList(before) && isList(after)) return ofLists(seenIn(before, open), seenIn(after, open), open);
  return isList(before) || isList(after)
    ? [whole(after, open)]
    : ofRecords(before as JsonRecord, after as JsonRecord, open);
};

type JsonRecord = { readonly [key: string]: Json };

const ofRecords = (before: JsonRecord, after: JsonRecord, open: Open): Difference | undefined => {
  if (!sameKeys(before, after)) return ofOtherKeys(before, after, open);
  let changes: Record<string, Difference | 0> | undefined;
  for (const key in before) {
    if (before[key] === after[key]) continue;
    const old = open(before[key]);
    const next = open(after[key]);
    // Something new to see among what there was would be out of order.
    if (old === undefined && next !== undefined) return ofOtherKeys(before, after, open);
    if (old === undefined) continue;
    const inside = next === undefined ? 0 : between(old as Json, next as Json, open);
    if (inside === undefined) continue;
    if (isUnwritable(key)) return [whole(after, open)];
    changes ??= {};
    changes[key] = inside;
  }
  return changes;
};

/** Whether two records have the same keys in the same order; found without a list of either. */
const sameKeys = (before: JsonRecord, after: JsonRecord): boolean => {
  let count = 0;
  for (const key in after) keys[count++] = key;
  let at = 0;
  for (const key in before) if (at === count || keys[at++] !== key) return false;
  return at === count;
};
const keys: string[] = [];

const ofOtherKeys = (before: JsonRecord, after: JsonRecord, open: Open): Difference | undefined => {
  const now = keysOf(after, open);
  const kept = new Set(now);
  const changes: Record<string, Difference | 0> = {};
  let changed = false;
  let writable = true;
  let at = 0;
  const change = (key: string, inside: Difference | 0 | undefined): void => {
    if (inside === undefined) return;
    if (isUnwritable(key)) writable = false;
    else changes[key] = inside;
    changed = true;
  };
  for (const key of keysOf(before, open)) {
    if (!kept.has(key)) change(key, 0);
    // Keys that stay must stay in their order, and new ones come last; otherwise it is another record.
    else if (now[at++] !== key) return [whole(after, open)];
    else change(key, between(open(before[key]) as Json, open(after[key]) as Json, open));
  }
  for (const key of now.slice(at)) change(key, [wholeAt(after, key, open)]);
  if (!changed) return undefined;
  return writable ? changes : [whole(after, open)];
};

/** The keys with something to see; what is undefined is not in the JSON either. */
const keysOf = (record: JsonRecord, open: Open): readonly string[] =>
  Object.keys(record).filter((key) => open(record[key]) !== undefined);

/** The things of a list that there are to see, each opened. */
const seenIn = (list: readonly Json[], open: Open): readonly Json[] => {
  if (open === asItIs) return list;
  for (let i = 0; i < list.length; i++) {
    if (open(list[i]) === list[i]) continue;
    return list.map(open).filter((part) => part !== undefined) as readonly Json[];
  }
  return list;
};

/** Things that are in both lists are found again as the same objects; between them the lists are compared stretch by stretch. */
const ofLists = (before: readonly Json[], after: readonly Json[], open: Open): Difference | undefined => {
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
      if (place !== i && steps.length === 0 && alike(before, after, open)) return undefined;
      ofStretch(before.slice(from, place), after.slice(to, i), to, open, steps);
      [from, to] = [place + 1, i + 1];
    }
  }
  ofStretch(before.slice(from, was), after.slice(to, now), to, open, steps);
  return steps.length > 0 ? steps : undefined;
};

/** Stretches of two lists between things that are in both; `at` is where they are in the second. */
const ofStretch = (before: readonly Json[], after: readonly Json[], at: number, open: Open, steps: Json[]): void => {
  if (before.length === after.length) {
    for (const [i, part] of after.entries()) {
      const inside = between(before[i] ?? null, part, open);
      if (inside !== undefined) steps.push(at + i, -1, inside);
    }
    return;
  }
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && same(before[start], after[start], open)) start++;
  let end = 0;
  while (end < shorter - start && same(before.at(-1 - end), after.at(-1 - end), open)) end++;
  const added = after.slice(start, after.length - end).map((part) => whole(part, open));
  steps.push(at + start, before.length - end - start, added);
};

const same = (a: Json | undefined, b: Json | undefined, open: Open): boolean =>
  a === b || (a !== undefined && b !== undefined && between(a, b, open) === undefined);

const alike = (before: readonly Json[], after: readonly Json[], open: Open): boolean =>
  before.length === after.length && before.every((part, i) => same(part, after[i], open));

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

const isList = (value: Json | Difference): value is readonly Json[] => Array.isArray(value);
