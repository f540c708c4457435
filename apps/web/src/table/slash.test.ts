import { expect, test } from 'vitest';
import { readTyped } from './slash.ts';

test('plain words are said, trimmed', () => {
  expect(readTyped('  Hello there ')).toEqual({ mean: 'say', text: 'Hello there' });
  expect(readTyped('/say /not a command')).toEqual({ mean: 'say', text: '/not a command' });
  expect(readTyped('   ')).toEqual({ mean: 'nothing' });
});

test('a slash makes a command', () => {
  expect(readTyped('/undo')).toEqual({ mean: 'undo' });
  expect(readTyped('/WHO')).toEqual({ mean: 'who' });
  expect(readTyped('/last 3')).toEqual({ mean: 'last', count: 3 });
  expect(readTyped('/last')).toEqual({ mean: 'last', count: 5 });
  expect(readTyped('/last 900')).toEqual({ mean: 'last', count: 50 });
  expect(readTyped('/12')).toEqual({ mean: 'choose', number: 12, written: '12' });
  expect(readTyped('/dance now')).toEqual({ mean: 'unknown', word: '/dance' });
});

test('/to whispers to somebody', () => {
  expect(readTyped('/to Anna look behind you')).toEqual({ mean: 'whisper', to: 'Anna', text: 'look behind you' });
  expect(readTyped('/to Anna')).toEqual({ mean: 'unknown', word: '/to' });
});

test('/do sends a command written as JSON, lists the choices, or says what is wrong', () => {
  expect(readTyped('/do {"type":"nyx/endScene"}')).toEqual({ mean: 'do', command: { type: 'nyx/endScene' } });
  expect(readTyped('/do')).toEqual({ mean: 'choices' });
  expect(readTyped('/do {"type":')).toEqual({ mean: 'not-json' });
  expect(readTyped('/do 7')).toEqual({ mean: 'not-json' });
});
