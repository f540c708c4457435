import { parse, parseChoice } from '@aspekt/contract';
import { TableCommand } from '@aspekt/protocol';
import * as v from 'valibot';
import { expect, test } from 'vitest';

test('a command is taken or refused as by the whole schema, whatever it says it is', () => {
  const commands = [
    { type: 'table/say', text: 'hm' },
    { type: 'table/say', text: 'hm', more: 1 },
    { type: 'table/say' },
    { type: 'table/say', text: 7 },
    { type: 'table/undo' },
    { type: 'table/nothing' },
    { type: '' },
    { type: 'constructor' },
  ];
  for (const command of commands) {
    const whole = parse(TableCommand, command);
    const chosen = parseChoice(TableCommand, 'type', command);
    expect(chosen.issues === undefined).toBe(whole.issues === undefined);
    if (!whole.issues && !chosen.issues) expect(chosen.value).toEqual(whole.value);
  }
  const accepted = commands.filter((command) => !parseChoice(TableCommand, 'type', command).issues);
  expect(accepted.map(({ type }) => type)).toEqual(['table/say', 'table/say', 'table/undo']);
});

test('a choice within a choice is taken or refused as by the whole schema', () => {
  const one = <T extends string>(type: T) => v.object({ type: v.literal(type), n: v.number() });
  const set = <T extends string>(what: T) => v.object({ type: v.literal('set'), what: v.literal(what) });
  const odd = v.pipe(
    v.variant('type', [one('c'), one('d')]),
    v.check(({ n }) => n % 2 === 1),
  );
  const plain = v.variant('type', [one('a'), v.variant('type', [one('b')]), v.variant('what', [set('x'), set('y')])]);
  const checked = v.variant('type', [one('a'), odd]);
  for (const schema of [plain, checked] as const)
    for (const type of ['a', 'b', 'c', 'd', 'set', 'e'])
      for (const more of [{ n: 1 }, { n: 2 }, { n: 'x' }, { what: 'x' }, { what: 'y' }, { what: 'z' }]) {
        const whole = parse<unknown>(schema, { type, ...more });
        expect(parseChoice<unknown>(schema, 'type', { type, ...more }).issues === undefined).toBe(
          whole.issues === undefined,
        );
      }
});
