import { idPattern } from '@aspekt/contract';
import type { Shape } from './shape.ts';

/** A shape as somebody would write it down: keys one below the other, what may be left out with a question mark. */
export const wordsFor = (shape: Shape, margin = ''): string => {
  const words = unmarked(shape, margin);
  return shape.default === undefined ? words : `${words} (${JSON.stringify(shape.default)} if left out)`;
};

const unmarked = (shape: Shape, margin: string): string => {
  const { anyOf, properties, additionalProperties, prefixItems, items } = shape;
  if (shape.const !== undefined) return JSON.stringify(shape.const);
  if (shape.enum) return shape.enum.map((word) => JSON.stringify(word)).join(' | ');
  if (anyOf) return choice(anyOf, margin);
  if (properties) return record(shape, margin);
  if (additionalProperties)
    return `{ [${bare(shape.propertyNames)}]: ${wordsFor(additionalProperties, margin)} }${most(shape.maxProperties)}`;
  if (prefixItems) return `[${prefixItems.map((item) => wordsFor(item, margin)).join(', ')}]`;
  if (items) return `list of ${bracketed(items, margin)}${counted(shape.minItems, shape.maxItems)}`;
  return bare(shape);
};

const record = ({ properties = {}, required = [] }: Shape, margin: string): string => {
  const deeper = `${margin}  `;
  const lines = Object.entries(properties).map(
    ([key, shape]) => `${deeper}${key}${required.includes(key) ? '' : '?'}: ${wordsFor(shape, deeper)}`,
  );
  return lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n${margin}}`;
};

/** Short choices stand in one line, long ones one below the other. */
const choice = (shapes: readonly Shape[], margin: string): string => {
  const all = shapes.map((shape) => wordsFor(shape, margin));
  const line = all.join(' | ');
  return line.includes('\n') || line.length > longest
    ? all.map((words) => `\n${margin}  | ${words.replaceAll('\n', '\n    ')}`).join('')
    : line;
};
const longest = 90;

const bracketed = (shape: Shape, margin: string): string => {
  const words = wordsFor(shape, margin);
  return (shape.anyOf ?? shape.enum) ? `(${words})` : words;
};

const counted = (from: number | undefined, to: number | undefined): string =>
  from !== undefined && from === to ? `, ${from} of them` : `${from ? `, at least ${from}` : ''}${most(to)}`;
const most = (to: number | undefined): string => (to === undefined ? '' : `, at most ${to}`);

/** A text, a number, yes or no. */
const bare = (shape: Shape | undefined): string => {
  switch (shape?.type) {
    case 'integer':
    case 'number':
      return `${shape.type === 'integer' ? 'whole number' : 'number'}${range(shape)}`;
    case 'boolean':
      return 'true | false';
    case 'null':
      return 'null';
    case 'string':
      return text(shape);
    case 'object':
    case 'array':
    case undefined:
      return 'anything';
  }
};

const text = ({ pattern, ...shape }: Shape): string => {
  if (pattern === idPattern.source) return `id${length(shape)}`;
  return `text${length(shape)}${pattern === undefined ? '' : `, like ${pattern}`}`;
};

const range = ({ minimum, exclusiveMinimum, maximum }: Shape): string => {
  if (minimum !== undefined && maximum !== undefined) return `, ${minimum} to ${maximum}`;
  const low = minimum === undefined ? '' : `, at least ${minimum}`;
  return `${exclusiveMinimum === undefined ? low : `, above ${exclusiveMinimum}`}${most(maximum)}`;
};

const length = ({ minLength, maxLength }: Shape): string => {
  if (minLength && maxLength !== undefined) return `, ${minLength} to ${maxLength} characters`;
  return maxLength === undefined ? '' : `, at most ${maxLength} characters`;
};
