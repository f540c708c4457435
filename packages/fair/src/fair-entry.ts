import type { Throw } from '@aspekt/dice';
import type { Commitment, Seed } from './chain.ts';
import type { Opening } from './seal.ts';

/** What a roll leaves in the log about its luck. A viewer who may not see the faces gets the seal alone. */
export type Drawn = {
  readonly audience: string;
  readonly epoch?: number;
  readonly counter?: number;
  readonly sealed?: string;
  /** Thrown by hand and typed in: the chain gave the seal alone. */
  readonly typed?: true;
};

/** An entry as far as fairness is concerned; anything else in it is left to the table. */
export type FairEntry = {
  readonly id: string;
  readonly throws: readonly Throw[];
  readonly luck?: readonly Drawn[];
  readonly salt?: string;
  readonly typed?: true;
  readonly overruled?: true;
  /** Hashes of requests that the sender got no answer to before this one. */
  readonly unanswered?: readonly string[];
  /** Those of the table itself. */
  readonly events: readonly FairEvent[];
  /** Live seeds, in the copy of the game master alone. */
  readonly seeds?: readonly Seed[];
};

export type FairEvent = {
  readonly type: string;
  /** The table's id from here on: when it was opened, or brought in from a file. */
  readonly table?: string;
  /** The table's settings, or those of them that changed. */
  readonly settings?: { readonly typedDice?: boolean };
  readonly chains?: readonly Commitment[];
  readonly revealed?: readonly Seed[];
  readonly opening?: Opening & { readonly command: string };
};

/** Hashes prove that nobody changed a line, not that the one who wrote it wrote sense. */
export const fairEntryIn = (bytes: string): FairEntry | undefined => {
  try {
    const entry: Partial<FairEntry> | null = JSON.parse(bytes);
    const lists = [entry?.throws, entry?.events, entry?.luck ?? [], entry?.seeds ?? []];
    if (!lists.every(isListOfThings)) return undefined;
    const throws = entry?.throws?.every(({ faces, die }) => Array.isArray(faces) && typeof die === 'string');
    if (!entry || !throws) return undefined;
    // What a game calls by the same words is its own.
    const events = (entry.events ?? []).filter(({ type }) => String(type).startsWith('table/'));
    const sound = events.every(({ chains = [], revealed = [] }) => [chains, revealed].every(isListOfThings));
    return sound ? ({ ...entry, events } as FairEntry) : undefined;
  } catch {
    return undefined;
  }
};

const isListOfThings = (list: unknown): boolean =>
  Array.isArray(list) && list.every((one) => typeof one === 'object' && one !== null);
