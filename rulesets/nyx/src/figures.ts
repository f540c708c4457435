import { isSecret, maySee, secret, type Hideable, type Viewer } from '@aspekt/contract';
import type { Aspect, AspectRef, Attribute, Character, Extra, Id, PerAttribute, State, Veiled } from './model.ts';

export type Figure = Character | Extra;

export const attributes = ['mind', 'interaction', 'body'] as const satisfies readonly Attribute[];
export const none: PerAttribute = { mind: 0, interaction: 0, body: 0 };

/** What a record holds under `id`, and nothing that every object has. */
export const own = <T>(record: Readonly<Record<Id, T>>, id: Id): T | undefined =>
  Object.hasOwn(record, id) ? record[id] : undefined;

export const unveil = <T>(value: Veiled<T>): T =>
  typeof value === 'object' && value !== null && isSecret(value) ? (value.value as T) : (value as T);

/** An opponent's numbers are the game master's alone when the table says so (`showOpponents`). */
export const isVeiled = (state: State, figure: Figure): boolean =>
  !state.settings.showOpponents && figure.kind !== 'pc';

export const veil = <T>(veiled: boolean, value: T): Veiled<T> => (veiled ? secret('gm', value) : value);

export const figureOf = (state: State, id: Id): Figure | undefined =>
  own(state.characters, id) ?? own(state.extras, id);

/** Whether `by` may know of something; what she may not know of is as good as unknown. */
export const knows = (by: Viewer, thing: Hideable): boolean => thing.only === undefined || maySee(thing.only, by);

/** The figure, if there is one that `by` may know of. */
export const findFigure = (state: State, id: Id, by: Viewer): Figure | undefined => {
  const figure = figureOf(state, id);
  return figure && knows(by, figure) ? figure : undefined;
};

/** `current = max(0, attribute - exhaustion - mob loss)` (NYX-HARM-04, NYX-HARM-05, NYX-MOB-03). */
export const current = (figure: Figure, attribute: Attribute): number => {
  const left = unveil(figure.attributes)[attribute] - unveil(figure.exhaustion)[attribute];
  return Math.max(0, figure.kind === 'extra' ? left - figure.mobLoss[attribute] : left);
};

/** A current attribute of 0 knocks the figure out (NYX-HARM-11). */
export const knockedOut = (figure: Figure): boolean =>
  current(figure, 'mind') === 0 || current(figure, 'interaction') === 0 || current(figure, 'body') === 0;

/** An attribute above 10 is written as what it exceeds 10 by: 14 is +4 (NYX-ATTR-09). */
export const notation = (value: number): string => (value > 10 ? `+${value - 10}` : `${value}`);

/** Whoever or whatever can have aspects. */
export type Bearer = { readonly aspects: readonly Aspect[] } & Hideable;

/** The bearer of aspects called `owner`: a figure, a thing, or the scene that is open. */
export const bearerOf = (state: State, owner: Id): Bearer | undefined => {
  if (owner === 'scene') return state.scene?.status === 'open' ? state.scene : undefined;
  return figureOf(state, owner) ?? own(state.things, owner);
};

export const aspectOf = (bearer: Bearer | undefined, aspect: Id): Aspect | undefined =>
  bearer?.aspects.find(({ id }) => id === aspect);

/** Whether an aspect has been brought to bear, on a roll or in the story of this scene: too late for a veto (NYX-OUT-12). */
export const isUsed = (
  { uses }: { readonly uses: Readonly<Record<Id, AspectRef>> },
  owner: Id,
  { id, used }: Pick<Aspect, 'id' | 'used'>,
): boolean => used === true || Object.values(uses).some((use) => use.owner === owner && use.aspect === id);

/** The aspect, if `by` may know of it and of whose it is (NYX-OUT-05). */
export const findAspect = (state: State, owner: Id, aspect: Id, by: Viewer): Aspect | undefined => {
  const bearer = bearerOf(state, owner);
  const found = bearer && knows(by, bearer) ? aspectOf(bearer, aspect) : undefined;
  return found && knows(by, found) ? found : undefined;
};

/** Whoever only looks on knows what everyone knows. */
const onlooker: Viewer = { seat: '', role: 'onlooker' };

/** Whether everyone may know of the aspect. */
export const isInTheOpen = (state: State, { owner, aspect }: AspectRef): boolean =>
  findAspect(state, owner, aspect, onlooker) !== undefined;

/** An id for an aspect that the rules add themselves, new among its bearer's. */
export const freshAspectId = (taken: readonly Id[], base: Id): Id => {
  let id = base;
  for (let n = 2; taken.includes(id); n++) id = `${base}-${n}`;
  return id;
};

/** A thing without some of its fields. */
export const omit = <T extends object, K extends keyof T>(thing: T, ...keys: readonly K[]): Omit<T, K> => {
  const rest: Omit<T, K> & Partial<Pick<T, K>> = { ...thing };
  for (const key of keys) delete rest[key];
  return rest;
};

/** Two names are the same whatever their case. */
export const sameName = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();
