import { expect, test } from 'vitest';
import { typedCommand, typedWords } from './typed.ts';

test('every word of every language means its command, in capitals and without the marks of its letters too', () => {
  for (const words of Object.values(typedWords))
    for (const [command, word] of Object.entries(words)) {
      expect(typedCommand(`/${word}`), word).toBe(command);
      expect(typedCommand(`/${word.toUpperCase()}`), word).toBe(command);
    }
  expect(['/angra', '/hjalp', '/zrob', '/przywroc', '/?'].map(typedCommand)).toEqual([
    'undo',
    'help',
    'do',
    'redo',
    'help',
  ]);
});

test('what begins without a slash, or is no word of any language, is no command', () => {
  for (const word of ['undo', '/', '/dance', '', '/constructor']) expect(typedCommand(word), word).toBeUndefined();
});
