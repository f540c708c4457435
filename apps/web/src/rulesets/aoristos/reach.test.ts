import { aoristos, skills } from '@aspekt/aoristos';
import { expect, test } from 'vitest';

/** The parts of a schema that name commands and their inputs. */
type Shape = {
  readonly type: string;
  readonly literal?: unknown;
  readonly wrapped?: Shape;
  readonly entries?: Readonly<Record<string, Shape>>;
  readonly options?: readonly unknown[];
};
const isShape = (one: unknown): one is Shape => typeof one === 'object' && one !== null && 'type' in one;

const files = import.meta.glob<string>(['./**/*.ts', './**/*.svelte', '!./**/*.test.ts', '!./words/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const sources = Object.values(files).join('\n');

/** Every object that a schema allows, however deep it stands in variants. */
const objectsIn = (shape: Shape): readonly Shape[] => [
  ...(shape.entries ? [shape] : []),
  ...(shape.options ?? []).filter(isShape).flatMap(objectsIn),
  ...(shape.wrapped ? objectsIn(shape.wrapped) : []),
];
/** The inputs of an object, those of what it holds too. */
const inputsOf = (shape: Shape): readonly string[] =>
  Object.entries(shape.entries ?? {}).flatMap(([key, value]) => [key, ...objectsIn(value).flatMap(inputsOf)]);

/** The page has these from the rules themselves. */
const listed: ReadonlySet<string> = new Set(skills);
const commands = objectsIn(aoristos.command as unknown as Shape).map((shape) => ({
  name: String(shape.entries?.['type']?.literal).replace('aoristos/', ''),
  inputs: inputsOf(shape).filter((input) => input !== 'type' && !listed.has(input)),
}));

test('every command of the rules is sent from somewhere on the page', () => {
  expect(commands.length).toBeGreaterThan(80);
  const unsent = commands.filter(
    ({ name }) => !sources.includes(`'aoristos/${name}'`) && !sources.includes(`'${name}'`),
  );
  expect(unsent.map(({ name }) => name)).toEqual([]);
});

test('every input of every command is named somewhere on the page', () => {
  const missing = commands.flatMap(({ name, inputs }) =>
    inputs.filter((input) => !new RegExp(`\\b${input}\\b`, 'u').test(sources)).map((input) => `${name}: ${input}`),
  );
  expect(missing).toEqual([]);
});

test('every setting can be changed on the page', () => {
  const settings = Object.keys((aoristos.settings as unknown as Shape).entries ?? {});
  expect(settings.length).toBeGreaterThan(15);
  const form = files['./settings/Settings.svelte'] ?? '';
  expect(settings.filter((setting) => !form.includes(`'${setting}'`))).toEqual([]);
});
