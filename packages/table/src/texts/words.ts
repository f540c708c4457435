import type { Texts } from '@aspekt/contract';
import type { Throw } from '@aspekt/dice';
import type { TableSettings } from '@aspekt/protocol';
import type { TableEvent } from '../entry.ts';
import type { TableRefusal } from '../outcome.ts';

/** All that the table itself says in one language. Leave a sentence out and it does not compile. */
export type TableTexts = {
  readonly events: Texts<TableEvent>;
  /** Whoever the reader knows no name of. */
  readonly somebody: string;
  /** Instead of what cannot be told. */
  readonly untold: string;
  /** What was struck out, in its own words, and how many more lines with it. */
  readonly undone: (what: string, more: number) => string;
  readonly redone: (what: string, more: number) => string;
  /** Who asks to take it back. */
  readonly asked: (who: string, what: string, more: number) => string;
  readonly refusals: Readonly<Record<Exclude<TableRefusal, 'TABLE_E_TALK_SLOWLY'>, string>>;
  /** In slow mode: when one may speak again. */
  readonly talkSlowly: (seconds: number) => string;
  readonly chronicle: Readonly<
    Record<'hidden' | 'struck' | 'typed' | 'overruled' | 'game' | 'people' | 'dice', string>
  >;
};

export type SettingWords = {
  readonly dial: Readonly<Record<TableSettings['dial'], string>>;
  readonly typedDice: (on: boolean) => string;
  readonly onlookers: (on: boolean) => string;
  readonly waitingRoom: (on: boolean) => string;
  readonly talkEvery: (seconds: number) => string;
};

/** The settings that were changed, in words. */
export const settingsIn = (
  words: SettingWords,
  { dial, typedDice, onlookers, waitingRoom, talkEvery }: Partial<TableSettings>,
): string =>
  [
    dial && words.dial[dial],
    typedDice !== undefined && words.typedDice(typedDice),
    onlookers !== undefined && words.onlookers(onlookers),
    waitingRoom !== undefined && words.waitingRoom(waitingRoom),
    talkEvery !== undefined && words.talkEvery(talkEvery),
  ]
    .filter((part) => typeof part === 'string')
    .join(', ');

/** Throws as text: `d10 4 9 9`. */
export const facesIn = (throws: readonly Throw[]): string =>
  throws.map(({ die, faces }) => `${die} ${faces.join(' ')}`).join(', ');
