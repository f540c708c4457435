/** How deep the parts are that are remembered one by one; below that they are small, and written whole. */
const remembered = 3;

/**
 * JSON of a value that never changes. The text of each larger part is kept beside the part, so that of a state
 * that shares most of its parts with the one before only what is new is written out.
 */
export const jsonText = (value: unknown, depth = remembered): string => {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const known = texts.get(value);
  if (known !== undefined) return known;
  const text = depth === 0 ? JSON.stringify(value) : fromParts(value, depth - 1);
  texts.set(value, text);
  return text;
};

const texts = new WeakMap<object, string>();

const fromParts = (value: object, depth: number): string => {
  if (Array.isArray(value)) return `[${value.map((part) => jsonText(part, depth)).join(',')}]`;
  const parts: string[] = [];
  for (const [key, part] of Object.entries(value)) {
    if (part !== undefined) parts.push(`${JSON.stringify(key)}:${jsonText(part, depth)}`);
  }
  return `{${parts.join(',')}}`;
};
