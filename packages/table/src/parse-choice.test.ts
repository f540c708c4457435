import { parse, parseChoice } from '@aspekt/contract';
import { TableCommand } from '@aspekt/protocol';
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
