import type { AnyRuleSet } from '@aspekt/contract';
import { TableCommand } from '@aspekt/protocol';
import { shapeOf, type Shape } from '../../../apps/cli/src/describe/shape.ts';

/** A place that takes what somebody wrote: no id, no word of a list, no form that a pattern asks for. */
export const isFree = ({ type, enum: words, pattern }: Shape): boolean =>
  type === 'string' && words === undefined && pattern === undefined;

/** So long a text may be at a place. Where the schema does not say, what comes after it has a length of its own. */
export const mostIn = ({ maxLength = 80 }: Shape): number => maxLength;

export const below = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`);

/** Every place of a shape that takes free text, by the way to it: `aspects[].text`, `skills{}` for the keys of a record. */
export const textFields = (shape: Shape, path = ''): readonly string[] => {
  const { anyOf = [], properties = {}, items, prefixItems = [], additionalProperties, propertyNames } = shape;
  const all = [
    ...(isFree(shape) ? [path] : []),
    ...anyOf.flatMap((one) => textFields(one, path)),
    ...Object.entries(properties).flatMap(([key, one]) => textFields(one, below(path, key))),
    ...[...(items ? [items] : []), ...prefixItems].flatMap((one) => textFields(one, `${path}[]`)),
    ...(additionalProperties ? textFields(additionalProperties, `${path}.*`) : []),
    ...(propertyNames ? textFields(propertyNames, `${path}{}`) : []),
  ];
  return [...new Set(all)];
};

/** What each command of a game, and of the table it is played at, has to look like. */
export const commandShapes = (rules: AnyRuleSet): ReadonlyMap<string, Shape> => {
  const shapes = new Map<string, Shape>();
  for (const schema of [rules.command, TableCommand])
    for (const one of shapeOf(schema).anyOf ?? []) {
      const type = String(one.properties?.['type']?.const);
      const before = shapes.get(type);
      shapes.set(type, before ? { anyOf: [...(before.anyOf ?? [before]), one] } : one);
    }
  return shapes;
};

/** A command type with a place in it: `ode/raiseSafety note`. */
export const fieldsOf = (shapes: ReadonlyMap<string, Shape>): readonly string[] =>
  [...shapes].flatMap(([type, shape]) => textFields(shape).map((path) => `${type} ${path}`));
