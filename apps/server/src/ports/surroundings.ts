import { createHash, randomBytes } from 'node:crypto';

/** The time, and being called later. */
export interface Clock {
  now(): number;
  /** Call `run` after `ms`; returns how to call it off. */
  after(ms: number, run: () => void): () => void;
}

/** Bytes that nobody can guess. */
export interface Entropy {
  bytes(count: number): Uint8Array;
}

/** A hint that a table has news up to an entry. What the news is, the log says; a bell may ring twice, or not at all. */
export interface Bell {
  /** Nobody else writes to the log, and no ring is lost. Otherwise whoever has a table open asks the log now and then. */
  readonly sure: boolean;
  ring(table: string, seq: number): void;
  listen(heard: (table: string, seq: number) => void): () => void;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    timer.unref();
    return () => clearTimeout(timer);
  },
};

export const systemEntropy: Entropy = { bytes: (count) => randomBytes(count) };

/** A bell for one process. */
export const localBell = (): Bell => {
  const listeners = new Set<(table: string, seq: number) => void>();
  return {
    sure: true,
    ring: (table, seq) => {
      for (const heard of listeners) heard(table, seq);
    },
    listen: (heard) => {
      listeners.add(heard);
      return () => listeners.delete(heard);
    },
  };
};

export const hexOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');
export const base64urlOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');

/** A link's token as it is kept. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
