import { parse } from '@aspekt/contract';
import { expect, expectTypeOf, test } from 'vitest';
import type * as v from 'valibot';
import { nyx } from './index.ts';
import type { Command, Settings, Sheet } from './model.ts';
import { CommandSchema, SettingsSchema, SheetSchema } from './schema.ts';
import { defaults } from './settings.ts';

test('an empty object is the default settings (NYX-GEN-03)', () => {
  expect(parse(nyx.settings, {})).toMatchObject({ value: defaults });
  expect(parse(nyx.settings, { overflowMode: 'continues' })).toMatchObject({
    value: { ...defaults, overflowMode: 'continues' },
  });
  expect(parse(nyx.settings, { nonsense: 1 }).issues).toBeDefined();
});

test('the schemas and the types say the same', () => {
  expectTypeOf<v.InferOutput<typeof CommandSchema>>().toExtend<Command>();
  expectTypeOf<Command['type']>().toEqualTypeOf<v.InferOutput<typeof CommandSchema>['type']>();
  expectTypeOf<v.InferOutput<typeof SettingsSchema>>().toExtend<Settings>();
  expectTypeOf<v.InferOutput<typeof SheetSchema>>().toExtend<Sheet>();
});

test('what is too long, too much or unknown does not come in', () => {
  const create = { type: 'nyx/createCharacter', id: 'x', name: 'X' };
  expect(parse(nyx.command, create).issues).toBeUndefined();
  for (const bad of [
    { ...create, id: 'a b' },
    { ...create, id: 'x'.repeat(65) },
    { ...create, name: 'x'.repeat(81) },
    { ...create, more: 1 },
    { ...create, type: 'nyx/unheardOf' },
    { type: 'nyx/adjustPoints', character: 'x', delta: Number.NaN, reason: '' },
    { type: 'nyx/adjustPoints', character: 'x', delta: 1e9, reason: '' },
    { type: 'nyx/advanceClock', to: 0.1 },
    { type: 'nyx/groupAction', id: 'x', members: [], attribute: 'body', way: 'weakest' },
  ]) {
    expect(parse(nyx.command, bad).issues).toBeDefined();
  }
});

test('names and texts lose the space around them', () => {
  expect(parse(nyx.command, { type: 'nyx/nameAspect', character: 'x', aspect: 'a1', name: '  Liten ' })).toMatchObject({
    value: { name: 'Liten' },
  });
});
