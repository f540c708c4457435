import { typedCommand, typedWords } from '@aspekt/protocol/typed';
import { expect, test } from 'vitest';
import { terminalWords } from './words.ts';

test('the terminal lists every command in the words of its reader, and each is understood', () => {
  for (const [locale, { help, start, nobody }] of Object.entries(terminalWords)) {
    const told = [...help, start, nobody].join(' ');
    const words = [...told.matchAll(/\/\p{L}[\p{L}-]*/gu)].map(([word]) => word);
    expect(
      words.filter((word) => typedCommand(word) === undefined),
      locale,
    ).toEqual([]);
    const own = Object.values(typedWords[locale as keyof typeof typedWords]);
    expect(
      own.filter((word) => !words.includes(`/${word}`)),
      locale,
    ).toEqual([]);
  }
});
