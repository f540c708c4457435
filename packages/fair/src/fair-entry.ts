import type { Throw } from '@aspekt/dice';
import type { Commitment, Seed } from './chain.ts';
import { isSoundEntry } from './entry-shape.ts';
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
  /** The seat that asked; `table` for what nobody did or nobody is named for. */
  readonly by?: string;
  /** The entry that this one followed from by itself; in the game master's file alone. */
  readonly cause?: number;
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

/**
 * An entry as a file has it. Hashes prove that nobody changed a line, not that the one who wrote it wrote sense: what is no
 * entry at all is undefined, and one of whose parts any is of another type than it has to be is malformed.
 */
export const fairEntryIn = (bytes: string): FairEntry | 'malformed' | undefined => {
  const entry = parsed(bytes);
  if (!entry || !hasShape(entry)) return undefined;
  if (!isSoundEntry(entry)) return 'malformed';
  return { ...(entry as FairEntry), events: ofTable(entry.events) };
};

/** What a game calls by the same words is its own. */
const ofTable = (events: readonly FairEvent[] = []): readonly FairEvent[] =>
  events.filter(({ type }) => String(type).startsWith('table/'));

const parsed = (bytes: string): Partial<FairEntry> | null | undefined => {
  try {
    return JSON.parse(bytes);
  } catch {
    return undefined;
  }
};

const hasShape = ({ throws, events, luck = [], seeds = [] }: Partial<FairEntry>): boolean =>
  [throws, events, luck, seeds].every(isListOfThings) &&
  (throws ?? []).every(({ faces, die }) => Array.isArray(faces) && typeof die === 'string') &&
  ofTable(events).every(({ chains = [], revealed = [] }) => [chains, revealed].every(isListOfThings));

const isListOfThings = (list: unknown): boolean =>
  Array.isArray(list) && list.every((one) => typeof one === 'object' && one !== null);
