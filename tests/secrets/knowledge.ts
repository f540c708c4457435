import type { Audience, Viewer } from '@aspekt/contract';
import { append, tableFrom, type Table } from '@aspekt/table';
import { canary } from './canary.ts';

const serials = new RegExp(`${canary}\\d+x\\d+`, 'g');
/** The hidden words in a text, each once. */
export const wordsIn = (text: string): ReadonlySet<string> => new Set(text.match(serials));

const mayKnow = (to: Audience, { role, seat }: Viewer): boolean =>
  role === 'gm' || to === 'everyone' || (Array.isArray(to) && to.includes(seat));

/** The words of a value that a viewer may know by the marks in it; written anew, so that it is not the code under test. */
const known = (value: unknown, viewer: Viewer, into: Set<string>): void => {
  if (typeof value === 'string') for (const word of wordsIn(value)) into.add(word);
  if (typeof value !== 'object' || value === null) return;
  const { only, secret, to } = value as { only?: Audience; secret?: boolean; to?: Audience };
  if (only !== undefined && !mayKnow(only, viewer)) return;
  if (secret === true && to !== undefined && !mayKnow(to, viewer)) return;
  for (const [key, part] of Object.entries(value)) {
    known(key, viewer, into);
    known(part, viewer, into);
  }
};

/** Those of some words that this viewer could at no time know: not from what happened, not from what lay on the table. */
export const neverKnown = (table: Table, viewer: Viewer, words: ReadonlySet<string>): readonly string[] => {
  const learned = new Set<string>();
  for (const { events } of table.entries) known(events, viewer, learned);
  const missing = (): readonly string[] => [...words].filter((word) => !learned.has(word));
  if (missing().length === 0) return [];
  const again = tableFrom(table.rules, []);
  for (const entry of table.entries) {
    append(again, entry);
    known(again.board, viewer, learned);
  }
  return missing();
};
