import type { Shape } from './shape.ts';

/** A value of a shape, as small as it can be: what may be left out is left out, numbers are as near to three as they may. */
export const exampleOf = (shape: Shape): unknown => {
  const { anyOf, properties = {}, required = [], prefixItems, items, minItems = 0 } = shape;
  if (shape.const !== undefined) return shape.const;
  if (shape.enum) return shape.enum[0];
  if (anyOf) return anyOf[0] && exampleOf(anyOf[0]);
  switch (shape.type) {
    case 'object':
      return Object.fromEntries(required.map((key) => [key, exampleOf(properties[key] ?? {})]));
    case 'array':
      return prefixItems?.map(exampleOf) ?? Array.from({ length: minItems }, () => exampleOf(items || {}));
    case 'number':
    case 'integer':
      return Math.max(shape.minimum ?? -Infinity, Math.min(shape.maximum ?? Infinity, usual));
    case 'boolean':
      return true;
    case 'null':
      return null;
    case 'string':
    case undefined:
      return textLike(shape.pattern);
  }
};
const usual = 3;

/** Most texts with a pattern are ids; the hands of dice of one game are not. */
const textLike = (pattern = ''): string => ['a1', '3', '3B', '1F'].find((text) => new RegExp(pattern).test(text)) ?? '';
