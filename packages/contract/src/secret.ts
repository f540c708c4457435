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

export const isSecret = (value: object): value is Secret<unknown> => 'secret' in value && value.secret === true;

const isHideable = (value: object): value is { readonly only: Audience } => 'only' in value && value.only !== undefined;

const hiddenFrom = (value: object, viewer: Viewer): boolean => isHideable(value) && !maySee(value.only, viewer);

/**
 * The one place where secrets are opened or withheld; nothing reaches a socket, a file or an error without it.
 * A value that is itself hidden becomes undefined. Parts without any mark are given as they are, and what a viewer
 * has been given before is remembered: states share most of their parts, so that only what is new is looked at.
 */
export const see = <T>(value: T, viewer: Viewer): Seen<T> => {
  if (!isMarked(value)) return value as Seen<T>;
  let known = seen.get(viewer);
  if (known === undefined) seen.set(viewer, (known = new WeakMap()));
  return open(value, viewer, known) as Seen<T>;
};

const seen = new WeakMap<Viewer, WeakMap<object, { readonly shown: unknown }>>();

const open = (value: unknown, viewer: Viewer, known: WeakMap<object, { readonly shown: unknown }>): unknown => {
  if (typeof value !== 'object' || value === null || !isMarked(value)) return value;
  const before = known.get(value);
  if (before) return before.shown;
  const shown = openMarked(value, viewer, (part) => open(part, viewer, known));
  known.set(value, { shown });
  return shown;
};

const openMarked = (value: object, viewer: Viewer, openPart: (part: unknown) => unknown): unknown => {
  if (Array.isArray(value)) return value.map(openPart).filter((part) => part !== undefined);
  if (isSecret(value)) return maySee(value.to, viewer) ? openPart(value.value) : undefined;
  if (hiddenFrom(value, viewer)) return undefined;
  const parts: Record<string, unknown> = {};
  for (const [key, part] of Object.entries(value)) {
    const shown = openPart(part);
    if (shown !== undefined) parts[key] = shown;
  }
  return parts;
};

/** Whether there is a mark anywhere in a value. Values never change, so the answer is kept. */
const isMarked = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null) return false;
  const known = marked.get(value);
  if (known !== undefined) return known;
  const found = isSecret(value) || isHideable(value) || Object.values(value).some(isMarked);
  marked.set(value, found);
  return found;
};
const marked = new WeakMap<object, boolean>();

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
  const kept: Record<string, unknown> = {};
  for (const [key, part] of Object.entries(value)) {
    const shown = guard(part, viewer);
    if (shown !== undefined) kept[key] = shown;
  }
  return kept;
};

const closed = (to: Audience): Secret<never> => ({
  secret: true,
  to,
  get value(): never {
    throw new NotYours('this is not yours to know');
  },
});
