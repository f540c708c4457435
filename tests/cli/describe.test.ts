import { readFileSync } from 'node:fs';
import { parse, type AnyRuleSet } from '@aspekt/contract';
import { readLog } from '@aspekt/fair';
import { games } from '@aspekt/registry';
import { describe, expect, test } from 'vitest';
import { descriptionOf } from '../../apps/cli/src/commands/describe.ts';
import { exampleOf } from '../../apps/cli/src/describe/example.ts';
import type { Shape } from '../../apps/cli/src/describe/shape.ts';
import { aspekt } from './aspekt.ts';

/** Whether a value is as a shape says: what of JSON Schema our shapes use. */
const fits = (shape: Shape, value: unknown): boolean => {
  if (shape.anyOf) return shape.anyOf.some((one) => fits(one, value));
  if (shape.const !== undefined) return value === shape.const;
  if (shape.enum) return shape.enum.includes(value);
  if (shape.type === undefined) return true;
  switch (shape.type) {
    case 'object':
      return isRecord(value) && fitsRecord(shape, value);
    case 'array':
      return Array.isArray(value) && fitsList(shape, value);
    case 'string':
      return typeof value === 'string' && fitsText(shape, value);
    case 'number':
    case 'integer':
      return typeof value === 'number' && fitsNumber(shape, value);
    case 'null':
      return value === null;
    case 'boolean':
      return typeof value === 'boolean';
  }
};
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const fitsRecord = (shape: Shape, value: Record<string, unknown>): boolean => {
  const {
    properties = {},
    required = [],
    additionalProperties = false,
    propertyNames,
    maxProperties = Infinity,
  } = shape;
  return (
    required.every((key) => key in value) &&
    Object.keys(value).length <= maxProperties &&
    Object.entries(value).every(([key, inner]) => {
      const known = properties[key];
      if (known) return fits(known, inner);
      return additionalProperties !== false && fits(propertyNames ?? {}, key) && fits(additionalProperties, inner);
    })
  );
};
const fitsList = (
  { prefixItems, items, minItems = 0, maxItems = Infinity }: Shape,
  list: readonly unknown[],
): boolean =>
  list.length >= minItems &&
  list.length <= maxItems &&
  list.every((one, i) => {
    const known = prefixItems?.[i] ?? items;
    return known !== undefined && known !== false && fits(known, one);
  });
const fitsText = ({ minLength = 0, maxLength = Infinity, pattern = '' }: Shape, text: string): boolean =>
  text.length >= minLength && text.length <= maxLength && new RegExp(pattern).test(text);
const fitsNumber = (shape: Shape, number: number): boolean =>
  (shape.type === 'number' || Number.isInteger(number)) &&
  number >= (shape.minimum ?? -Infinity) &&
  number > (shape.exclusiveMinimum ?? -Infinity) &&
  number <= (shape.maximum ?? Infinity);

type Sent = { readonly type: string };
/** Commands as they were sent in the games' recorded evenings. */
const sentIn = ({ id }: AnyRuleSet): readonly Sent[] => {
  const log = readLog(readFileSync(new URL(`../golden/${id}.jsonl`, import.meta.url), 'utf8'));
  if (log.fault) throw new Error(log.fault.fault);
  return log.entries
    .map((bytes) => (JSON.parse(bytes) as { readonly command: Sent }).command)
    .filter(({ type }) => type.startsWith(`${id}/`));
};

describe.each(games.map(({ id, load }) => [id, load] as const))('%s', (_id, load) => {
  test('every command that was ever sent is as it is described, and nothing else is', async () => {
    const rules = await load();
    const { commands } = descriptionOf(rules);
    const sent = [...sentIn(rules), ...rules.demo('en').map(({ command }): Sent => command)];
    expect(sent.length).toBeGreaterThan(50);
    for (const command of sent) {
      const shape = commands[command.type.slice(rules.id.length + 1)];
      expect(shape && fits(shape, command), JSON.stringify(command)).toBe(true);
      for (const other of [{ ...command, odd: 1 }, ...without(command)])
        expect(shape && fits(shape, other), JSON.stringify(other)).toBe(!parse(rules.command, other).issues);
    }
  });

  test('every question and every command has an example that the rules can read', async () => {
    const rules = await load();
    const { commands, questions, settings } = descriptionOf(rules);
    expect(Object.keys(questions).length).toBeGreaterThan(2);
    for (const shape of Object.values(questions))
      expect(parse(rules.questions?.schema ?? rules.command, exampleOf(shape)).issues, JSON.stringify(shape)).toBe(
        undefined,
      );
    for (const shape of Object.values(commands))
      expect(parse(rules.command, exampleOf(shape)).issues, JSON.stringify(exampleOf(shape))).toBe(undefined);
    expect(parse(rules.settings, exampleOf(settings)).issues).toBe(undefined);
  });
});

/** The same with one key less, for each key. */
const without = (command: Sent): readonly object[] =>
  Object.keys(command).map((key) => Object.fromEntries(Object.entries(command).filter(([other]) => other !== key)));

test('what a game takes is told to people and to programs; a name that is not known brings those like it', () => {
  expect(aspekt(['describe', 'nyx']).out).toMatch(/Commands:[^]*declareAction[^]*Questions[^]*attrition/);
  const { out } = aspekt(['describe', 'nyx', 'declareAction']);
  expect(out).toContain('  id: id, at most 64 characters\n');
  expect(out).toContain('  attribute: "mind" | "interaction" | "body"\n');
  expect(out).toContain('  stakes?: "harm" | "fiction"\n');
  expect(JSON.parse(aspekt(['describe', 'nyx', 'declareAction', '--json']).out)).toMatchObject({
    type: 'object',
    required: ['type', 'id', 'actor', 'attribute'],
    additionalProperties: false,
  });
  const unknown = aspekt(['describe', 'nyx', 'draft_']);
  expect(unknown).toMatchObject({ code: 1, out: '' });
  expect(aspekt(['describe', 'nyx', 'withdraw']).err).toContain('withdrawActivation');
  expect(aspekt(['odds', 'nyx', '--question', '{}']).err).toContain('aspekt describe nyx');
});
