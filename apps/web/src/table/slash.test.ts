import { expect, test } from 'vitest';
import { en } from '../words/en.ts';
import { pl } from '../words/pl.ts';
import { sv } from '../words/sv.ts';
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

test('each command has a word in Swedish and Polish, and the English ones go on working', () => {
  for (const word of ['/undo', '/ångra', '/angra', '/cofnij', '/ÅNGRA'])
    expect(readTyped(word), word).toEqual({ mean: 'undo' });
  for (const word of ['/last', '/senaste', '/ostatnie'])
    expect(readTyped(`${word} 3`)).toEqual({ mean: 'last', count: 3 });
  for (const word of ['/x', '/paus', '/pauza']) expect(readTyped(word)).toEqual({ mean: 'pause' });
  for (const word of ['/to', '/viska', '/szepnij'])
    expect(readTyped(`${word} Anna hej`)).toEqual({ mean: 'whisper', to: 'Anna', text: 'hej' });
  for (const word of ['/do', '/gör', '/zrób']) expect(readTyped(word)).toEqual({ mean: 'choices' });
  expect(readTyped('/szepnij Anna')).toEqual({ mean: 'unknown', word: '/szepnij' });
  // The terminal alone has these.
  expect(readTyped('/szanse 1')).toEqual({ mean: 'unknown', word: '/szanse' });
});

test('the help lists the words of its own language, and each is understood', () => {
  const means = (line: string) =>
    [...line.matchAll(/\/\p{L}[\p{L}-]*/gu)].map(([word]) => readTyped(`${word} 5 a`).mean);
  const all = new Set(['say', 'choices', 'undo', 'redo', 'last', 'who', 'whisper', 'pause', 'help', 'not-json']);
  for (const { say } of [sv, pl, en]) {
    const told = say.help.flatMap(means);
    expect(told).not.toContain('unknown');
    expect(new Set([...told, 'choices'])).toEqual(all);
    for (const line of [say.unknown('X'), say.noOffer('7'), say.notJson, say.nobody])
      expect(means(line), line).not.toContain('unknown');
  }
  expect(sv.say.help.join(' ')).toContain('/ångra');
  expect(pl.say.help.join(' ')).toContain('/cofnij');
});
