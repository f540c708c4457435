import { maySee, type Audience, type Viewer } from './viewer.ts';

/** A field only some may know. Everything in a state or an event that is not marked is public. */
export type Secret<T> = { readonly secret: true; readonly to: Audience; readonly value: T };

/**
 * A thing only some may know of: an aspect in a list, an extra among the extras, a whole event.
 * For everyone else it is not there at all, not even as an empty place. Without `only` it is public.
 */
export type Hideable = { readonly only?: Audience };

/** What a viewer gets: a secret field is opened or absent, a hidden thing is simply not there. */
export type Seen<T> =
  T extends Secret<infer U>
    ? Seen<U> | undefined
    : T extends readonly (infer U)[]
      ? readonly Exclude<Seen<U>, undefined>[]
      : T extends object
        ? { readonly [K in keyof T]: Seen<T[K]> }
        : T;

export const secret = <T>(to: Audience, value: T): Secret<T> => ({ secret: true, to, value });

export const isSecret = (value: object): value is Secret<unknown> =>
  (value as { readonly secret?: unknown }).secret === true;

const isHideable = (value: object): value is { readonly only: Audience } => (value as Hideable).only !== undefined;

const hiddenFrom = (value: object, viewer: Viewer): boolean => isHideable(value) && !maySee(value.only, viewer);

/**
 * The one place where secrets are opened or withheld; nothing reaches a socket, a file or an error without it.
 * A value that is itself hidden becomes undefined. Parts in which nothing is opened or withheld are given as they are.
 */
export const see = <T>(value: T, viewer: Viewer): Seen<T> => open(value, viewer) as Seen<T>;

const open = (value: unknown, viewer: Viewer): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return openList(value, viewer);
  if (isSecret(value)) return maySee(value.to, viewer) ? open(value.value, viewer) : undefined;
  return hiddenFrom(value, viewer) ? undefined : openRecord(value as Readonly<Record<string, unknown>>, viewer);
};

const openList = (list: readonly unknown[], viewer: Viewer): readonly unknown[] => {
  for (let i = 0; i < list.length; i++) {
    const shown = open(list[i], viewer);
    if (shown === list[i]) continue;
    const parts = list.slice(0, i);
    if (shown !== undefined) parts.push(shown);
    for (const part of list.slice(i + 1)) {
      const next = open(part, viewer);
      if (next !== undefined) parts.push(next);
    }
    return parts;
  }
  return list;
};

const openRecord = (record: Readonly<Record<string, unknown>>, viewer: Viewer): object => {
  let parts: Record<string, unknown> | undefined;
  for (const key in record) {
    const part = record[key];
    if (typeof part !== 'object' || part === null) continue;
    const shown = open(part, viewer);
    if (shown === part) continue;
    parts ??= { ...record };
    if (shown === undefined) delete parts[key];
    else parts[key] = shown;
  }
  return parts ?? record;
};

/** Which of some audiences a viewer is in: whoever has the same is shown the same. */
export const sightAmong = (audiences: readonly Audience[], viewer: Viewer): number | string => {
  if (audiences.length > 30) return audiences.map((to) => (maySee(to, viewer) ? '1' : '0')).join('');
  let sight = 0;
  for (const to of audiences) sight = sight * 2 + (maySee(to, viewer) ? 1 : 0);
  return sight;
};

/** The audiences that are named by the marks in a value. */
export const audiencesIn = (value: unknown, found: Audience[] = []): Audience[] => {
  if (Array.isArray(value)) for (const part of value) audiencesIn(part, found);
  else if (typeof value === 'object' && value !== null) audiencesOf(value, found);
  return found;
};

/** Going through the keys anyway, the marks are met on the way. */
const audiencesOf = (record: object, found: Audience[]): void => {
  for (const key in record) {
    const part = (record as Readonly<Record<string, unknown>>)[key];
    if (key === 'only' && part !== undefined) found.push(part as Audience);
    else if (key === 'secret' && part === true) found.push((record as Secret<unknown>).to);
    else if (typeof part === 'object' && part !== null) audiencesIn(part, found);
  }
};

/** Thrown when a rule, run on a viewer's behalf, opens a field that viewer may not know. */
export class NotYours extends Error {}

/**
 * The state as rules may use it on a viewer's behalf, for odds: hidden things are not there,
 * and opening a secret field that the viewer may not know throws.
 */
export const guarded = <T>(value: T, viewer: Viewer): T => guard(value, viewer) as T;

const guard = (value: unknown, viewer: Viewer): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((part) => guard(part, viewer)).filter((part) => part !== undefined);
  if (isSecret(value)) return maySee(value.to, viewer) ? value : closed(value.to);
  if (hiddenFrom(value, viewer)) return undefined;
  const parts = Object.entries(value).map(([key, part]) => [key, guard(part, viewer)] as const);
  return Object.fromEntries(parts.filter(([, part]) => part !== undefined));
};

const closed = (to: Audience): Secret<never> => ({
  secret: true,
  to,
  get value(): never {
    throw new NotYours('this is not yours to know');
  },
});
