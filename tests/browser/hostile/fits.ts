import type { Shape } from '../../../apps/cli/src/describe/shape.ts';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a value is meant to be of this shape: enough to tell the choices of one place from each other. */
const fits = (shape: Shape, value: unknown): boolean => {
  const { anyOf, properties, required = [], prefixItems, items, pattern } = shape;
  if (shape.const !== undefined) return shape.const === value;
  if (shape.enum) return shape.enum.includes(value);
  if (anyOf) return anyOf.some((one) => fits(one, value));
  switch (shape.type) {
    case 'object':
      return (
        isRecord(value) &&
        required.every((key) => key in value) &&
        (!properties || Object.entries(value).every(([key, part]) => fits(properties[key] ?? {}, part)))
      );
    case 'array':
      return Array.isArray(value) && value.every((part, i) => fits(prefixItems?.[i] ?? (items || {}), part));
    case 'integer':
    case 'number':
      return typeof value === 'number';
    case 'null':
      return value === null;
    case 'string':
      return typeof value === 'string' && (pattern === undefined || new RegExp(pattern).test(value));
    case 'boolean':
      return typeof value === 'boolean';
    case undefined:
      break;
  }
  return true;
};

/** What a value stands for where several shapes may stand. */
export const meant = (shape: Shape, value: unknown): Shape => shape.anyOf?.find((one) => fits(one, value)) ?? shape;
