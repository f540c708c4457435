import type { Entry } from './entry.ts';
import { openShelf } from './shelf.ts';

/** The entries of a log, from 1. Of a long one the old ones stay the text they were read as until somebody asks for them. */
export interface Entries extends Iterable<Entry> {
  readonly length: number;
  /** The entry with this number; the same object each time. */
  at(seq: number): Entry | undefined;
  /** One more, as an entry or as its text. */
  push(entry: Entry | string): void;
  /** Of an entry that is hardly asked for any more keep its text alone. */
  letGo(seq: number, text: string): void;
  /** All of them as text, as they are written. */
  texts(): Iterable<string>;
}

/** The entries that `kept` holds, as entries or as texts; the list is theirs from now on. */
export const entriesFrom = (kept: (Entry | string)[]): Entries => {
  /** Of an entry that was let go of, where its text lies. */
  const all: (Entry | string | number)[] = kept;
  const shelf = openShelf();
  const textAt = (one: string | number): string => (typeof one === 'number' ? shelf.at(one) : one);
  const entryOf = (one: Entry | string | number): Entry => (typeof one === 'object' ? one : entryIn(textAt(one)));
  return {
    get length() {
      return all.length;
    },
    at: (seq) => {
      const one = all[seq - 1];
      if (one === undefined || typeof one === 'object') return one;
      const entry = entryOf(one);
      all[seq - 1] = entry;
      return entry;
    },
    push: (entry) => void all.push(entry),
    letGo: (seq, text) => {
      all[seq - 1] = shelf.put(text) ?? text;
    },
    *texts() {
      for (const one of all) yield typeof one === 'object' ? JSON.stringify(one) : textAt(one);
    },
    // Whoever goes through all of them wants none of them twice.
    *[Symbol.iterator]() {
      for (const one of all) yield entryOf(one);
    },
  };
};

/** A log is read only after its hashes: its text is an entry. */
export const entryIn = (text: string): Entry => JSON.parse(text) as Entry;

/** The id of an entry, without reading the rest of it. */
export const idIn = (text: string): string => beginning.exec(text)?.[1] ?? entryIn(text).id;
const beginning = /^\{"seq":\d+,"at":[\d.]+,"by":"[^"\\]*","id":"([^"\\]*)",/;
