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
 * A value that is itself hidden becomes undefined. Parts without any mark are given as they are, and what was opened
 * before is remembered: states share most of their parts, so that only what is new is looked at, and viewers who may
 * know the same of a part are given the same object.
 */
export const see = <T>(value: T, viewer: Viewer): Seen<T> => open(value, viewer) as Seen<T>;

type Opened = { readonly sight: number | string; readonly shown: unknown; readonly next: Opened | undefined };
const opened = new WeakMap<object, Opened>();

const open = (value: unknown, viewer: Viewer): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  const audiences = audiencesIn(value);
  if (audiences.length === 0) return value;
  const sight = sightAmong(audiences, viewer);
  const before = opened.get(value);
  for (let known = before; known; known = known.next) if (known.sight === sight) return known.shown;
  const shown = openMarked(value, viewer);
  opened.set(value, { sight, shown, next: before });
  return shown;
};

/** Which of some audiences a viewer is in: whoever has the same is shown the same. */
export const sightAmong = (audiences: readonly Audience[], viewer: Viewer): number | string => {
  if (audiences.length > 30) return audiences.map((to) => (maySee(to, viewer) ? '1' : '0')).join('');
  let sight = 0;
  for (const to of audiences) sight = sight * 2 + (maySee(to, viewer) ? 1 : 0);
  return sight;
};

const openMarked = (value: object, viewer: Viewer): unknown => {
  if (Array.isArray(value)) return value.map((part) => open(part, viewer)).filter((part) => part !== undefined);
  if (isSecret(value)) return maySee(value.to, viewer) ? open(value.value, viewer) : undefined;
  if (hiddenFrom(value, viewer)) return undefined;
  const parts: Record<string, unknown> = {};
  for (const [key, part] of Object.entries(value)) {
    const shown = open(part, viewer);
    if (shown !== undefined) parts[key] = shown;
  }
  return parts;
};

/** The audiences that are named by the marks in a value, each once. Values never change, so the answer is kept. */
export const audiencesIn = (value: unknown): readonly Audience[] => {
  if (typeof value !== 'object' || value === null) return nobody;
  const known = named.get(value);
  if (known !== undefined) return known;
  let found = isSecret(value) ? [value.to] : isHideable(value) ? [value.only] : nobody;
  for (const part of Object.values(value)) found = together(found, audiencesIn(part));
  named.set(value, found);
  return found;
};
const nobody: readonly Audience[] = [];
const named = new WeakMap<object, readonly Audience[]>();

const together = (some: readonly Audience[], others: readonly Audience[]): readonly Audience[] => {
  if (others.length === 0 || some === others) return some;
  if (some.length === 0) return others;
  const more = others.filter((to) => !some.some((one) => sameAudience(one, to)));
  return more.length === 0 ? some : [...some, ...more];
};

const sameAudience = (a: Audience, b: Audience): boolean =>
  a === b ||
  (typeof a !== 'string' && typeof b !== 'string' && a.length === b.length && a.every((seat, i) => seat === b[i]));

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
