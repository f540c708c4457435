import type { Entry } from './entry.ts';

/** The entries of a log, from 1. Of a long one the old ones stay the text they were read as. */
export interface Entries extends Iterable<Entry> {
  readonly length: number;
  /** The entry with this number; the same object each time, but for one of the old ones that was not asked for lately. */
  at(seq: number): Entry | undefined;
  /** One more, as an entry or as its text. */
  push(entry: Entry | string): void;
  /** Of an entry that is hardly asked for any more keep its text alone. */
  letGo(seq: number, text: string): void;
  /** All of them as text, as they are written. */
  texts(): Iterable<string>;
}

/** So many old entries that were asked for are at hand for whoever asks next. */
const mostRead = 256;

/** The entries that `kept` holds; the list is theirs from now on. */
export const entriesFrom = (kept: (Entry | string)[]): Entries => {
  /** The last that were read, in the order they were. */
  const read = new Map<number, Entry>();
  const readAt = (seq: number, text: string): Entry => {
    const known = read.get(seq);
    if (known) return known;
    const entry = entryIn(text);
    read.set(seq, entry);
    const [oldest = seq] = read.keys();
    if (read.size > mostRead) read.delete(oldest);
    return entry;
  };
  return {
    get length() {
      return kept.length;
    },
    at: (seq) => {
      const one = kept[seq - 1];
      return typeof one === 'string' ? readAt(seq, one) : one;
    },
    push: (entry) => void kept.push(entry),
    letGo: (seq, text) => {
      kept[seq - 1] = text;
    },
    *texts() {
      for (const one of kept) yield typeof one === 'string' ? one : JSON.stringify(one);
    },
    // Whoever goes through all of them wants none of them twice.
    *[Symbol.iterator]() {
      for (const one of kept) yield typeof one === 'string' ? entryIn(one) : one;
    },
  };
};

/** A log is read only after its hashes: its text is an entry. */
export const entryIn = (text: string): Entry => JSON.parse(text) as Entry;

/** The id of an entry, without reading the rest of it. */
export const idIn = (text: string): string => beginning.exec(text)?.[1] ?? entryIn(text).id;
const beginning = /^\{"seq":\d+,"at":[\d.]+,"by":"[^"\\]*","id":"([^"\\]*)",/;
