import type { PerLocale } from '@aspekt/contract';

/** What may be typed after a slash: at the foot of a table in the page, and in the terminal. */
export type TypedCommand =
  | 'say'
  | 'to'
  | 'do'
  | 'undo'
  | 'redo'
  | 'last'
  | 'who'
  | 'pause'
  | 'help'
  | 'odds'
  | 'as'
  | 'see'
  | 'quit';

/** The word that the reader's language has for each. */
export const typedWords: PerLocale<Readonly<Record<TypedCommand, string>>> = {
  sv: {
    say: 'säg',
    to: 'viska',
    do: 'gör',
    undo: 'ångra',
    redo: 'gör-om',
    last: 'senaste',
    who: 'vilka',
    pause: 'paus',
    help: 'hjälp',
    odds: 'odds',
    as: 'som',
    see: 'se',
    quit: 'sluta',
  },
  pl: {
    say: 'powiedz',
    // Not `do`, which lists what can be done, in any language.
    to: 'szepnij',
    do: 'zrób',
    undo: 'cofnij',
    redo: 'przywróć',
    last: 'ostatnie',
    who: 'kto',
    pause: 'pauza',
    help: 'pomoc',
    odds: 'szanse',
    as: 'jako',
    see: 'widok',
    quit: 'koniec',
  },
  en: {
    say: 'say',
    to: 'to',
    do: 'do',
    undo: 'undo',
    redo: 'redo',
    last: 'last',
    who: 'who',
    pause: 'x',
    help: 'help',
    odds: 'odds',
    as: 'as',
    see: 'see',
    quit: 'quit',
  },
};

/** As it can be typed on a keyboard without the letters of that language. */
const plain = (word: string): string =>
  word.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ł', 'l');

const known: ReadonlyMap<string, TypedCommand> = new Map([
  ['?', 'help'],
  ...Object.values(typedWords).flatMap((words) =>
    (Object.entries(words) as [TypedCommand, string][]).map(([command, word]) => [plain(word), command] as const),
  ),
]);

/** Which command `/undo`, `/ångra` or `/cofnij` is: all words are known at every table, whatever language it is read in. */
export const typedCommand = (word: string): TypedCommand | undefined =>
  word.startsWith('/') ? known.get(plain(word.slice(1))) : undefined;
