import { exampleOf } from '../../../apps/cli/src/describe/example.ts';
import type { Shape } from '../../../apps/cli/src/describe/shape.ts';
import { below, isFree, mostIn, textFields } from './fields.ts';
import { meant } from './fits.ts';
import { isHostile } from './supply.ts';

/** Who fills in a command: where, with what, and with which new ids. */
export type Writer = {
  /** Whether to write at a place; where nothing is yet, what leads there is made. */
  readonly wants: (path: string, isThere: boolean) => boolean;
  readonly text: (most: number) => string;
  readonly id: () => string;
};

/** A command with hostile text in every place of free text that the writer wants it in. */
export const written = (shape: Shape, value: unknown, writer: Writer, path = ''): unknown => {
  const { properties, prefixItems, items, additionalProperties, propertyNames } = meant(shape, value);
  if (typeof value === 'string') {
    const isOpen = isFree(meant(shape, value)) && !isHostile(value);
    return isOpen && writer.wants(path, true) ? writer.text(mostIn(meant(shape, value))) : value;
  }
  if (Array.isArray(value)) {
    const parts = value.length === 0 && items && isWanted(items, `${path}[]`, writer) ? [made(items, writer)] : value;
    return parts.map((part, i) => written(prefixItems?.[i] ?? (items || {}), part, writer, `${path}[]`));
  }
  if (typeof value !== 'object' || value === null) return value;
  if (properties) return { ...value, ...writtenIn(properties, value, writer, path) };
  if (!additionalProperties) return value;
  const key = (before: string): string =>
    propertyNames && isFree(propertyNames) && writer.wants(`${path}{}`, true)
      ? writer.text(mostIn(propertyNames))
      : before;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [key(name), written(additionalProperties, part, writer, `${path}.*`)]),
  );
};

const writtenIn = (
  properties: NonNullable<Shape['properties']>,
  value: object,
  writer: Writer,
  path: string,
): Readonly<Record<string, unknown>> => {
  const known = value as Readonly<Record<string, unknown>>;
  const filled = Object.entries(properties).flatMap(([key, shape]): readonly (readonly [string, unknown])[] => {
    const at = below(path, key);
    if (key in known) return [[key, written(shape, known[key], writer, at)]];
    return isWanted(shape, at, writer) ? [[key, written(shape, made(shape, writer), writer, at)]] : [];
  });
  return Object.fromEntries(filled);
};

const isWanted = (shape: Shape, path: string, { wants }: Writer): boolean =>
  textFields(shape, path).some((one) => wants(one, false));

/** The least that may stand at a place, with new ids. */
const made = (shape: Shape, writer: Writer): unknown => withIds(exampleOf(shape), writer);

const withIds = (value: unknown, writer: Writer): unknown => {
  if (value === 'a1') return writer.id();
  if (Array.isArray(value)) return value.map((part) => withIds(part, writer));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withIds(part, writer)]));
};

/** Where in a command there is hostile text, and which. */
export const hostileIn = (shape: Shape, value: unknown, path = ''): readonly (readonly [string, string])[] => {
  const { properties, prefixItems, items, additionalProperties } = meant(shape, value);
  if (isHostile(value)) return isFree(meant(shape, value)) ? [[path, value]] : [];
  if (Array.isArray(value))
    return value.flatMap((part, i) => hostileIn(prefixItems?.[i] ?? (items || {}), part, `${path}[]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => {
    const known = properties?.[key];
    if (known) return hostileIn(known, part, below(path, key));
    const named = isHostile(key) ? [[`${path}{}`, key] as const] : [];
    return additionalProperties ? [...named, ...hostileIn(additionalProperties, part, `${path}.*`)] : [];
  });
};
