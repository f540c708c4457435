import { idPattern, remembering, type Json } from '@aspekt/contract';

/** What we need of a valibot schema to make something up that fits it. */
export type Shape = {
  readonly type: string;
  readonly literal?: Json;
  readonly entries?: Readonly<Record<string, Shape>>;
  readonly options?: readonly unknown[];
  readonly item?: Shape;
  readonly items?: readonly Shape[];
  readonly wrapped?: Shape;
  readonly key?: Shape;
  readonly value?: Shape;
  readonly pipe?: readonly { readonly type: string; readonly requirement?: unknown }[];
};

/** What is written into the places of a schema. */
export interface Filling {
  id(key: string): string;
  text(key: string): string;
  number(low: number, high: number): number;
  pick<T>(items: readonly T[]): T | undefined;
}

const bound = ({ pipe = [] }: Shape, kind: string, otherwise: number): number => {
  const found = pipe.find(({ type }) => type === kind)?.requirement;
  return typeof found === 'number' ? found : otherwise;
};
const isId = ({ pipe = [] }: Shape): boolean => pipe.some(({ requirement }) => requirement === idPattern);

/** Whether there is a place for an id somewhere in what this schema is for, besides the id of something new. */
export const takesId = (shape: Shape, key = ''): boolean =>
  (key !== 'id' && isId(shape)) ||
  Object.entries(shape.entries ?? {}).some(([name, part]) => takesId(part, name)) ||
  [shape.item, shape.wrapped, shape.key, shape.value].some((part) => part !== undefined && takesId(part, key)) ||
  [...(shape.items ?? []), ...choices(shape)].some((part) => takesId(part, key));

const choices = ({ options = [] }: Shape): readonly Shape[] =>
  options.filter((option): option is Shape => typeof option === 'object' && option !== null);

/** Something that fits a schema, as chance and the filling have it. */
export const madeUp = (shape: Shape, from: Filling, key = ''): Json => {
  const below = (part: Shape | undefined, name = key): Json => (part ? madeUp(part, from, name) : null);
  const several = <T>(make: () => T, least: number): readonly T[] =>
    Array.from({ length: from.number(least, Math.min(bound(shape, 'max_length', 9), least + 2)) }, make);
  switch (shape.type) {
    case 'literal':
      return shape.literal ?? null;
    case 'null':
      return null;
    case 'boolean':
      return from.number(0, 1) === 1;
    case 'number': {
      const low = bound(shape, 'min_value', 0);
      return from.number(low, Math.min(bound(shape, 'max_value', 9), Math.max(low, 0) + 9));
    }
    case 'string':
      return isId(shape) ? from.id(key) : from.text(key).slice(0, bound(shape, 'max_length', 200));
    case 'picklist':
      return from.pick((shape.options ?? []) as readonly Json[]) ?? null;
    case 'union':
    case 'variant':
      return below(from.pick(choices(shape)));
    case 'nullable':
      return from.number(0, 2) === 0 ? null : below(shape.wrapped);
    case 'optional':
    case 'exact_optional':
      return below(shape.wrapped);
    case 'array': {
      const exact = bound(shape, 'length', -1);
      return exact < 0
        ? several(() => below(shape.item), bound(shape, 'min_length', 0))
        : Array.from({ length: exact }, () => below(shape.item));
    }
    case 'tuple':
    case 'strict_tuple':
      return (shape.items ?? []).map((part) => below(part));
    case 'record':
      return Object.fromEntries(several(() => [`${below(shape.key) as string}`, below(shape.value)], 0));
    case 'object':
    case 'strict_object': {
      const there = Object.entries(shape.entries ?? {}).filter(
        ([, part]) => !part.type.endsWith('optional') || from.number(0, 2) === 0,
      );
      return Object.fromEntries(there.map(([name, part]) => [name, below(part, name)]));
    }
    default:
      throw new Error(`nothing can be made up for ${shape.type}`);
  }
};

/** Every command of a game by its type. */
export const commandShapes = remembering((schema: object): ReadonlyMap<string, Shape> => {
  const one = schema as Shape;
  const word = one.entries?.['type']?.literal;
  return typeof word === 'string'
    ? new Map([[word, one]])
    : new Map(choices(one).flatMap((option) => [...commandShapes(option)]));
});
