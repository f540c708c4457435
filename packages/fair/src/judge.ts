import type { Throw } from '@aspekt/dice';
import { isBytes } from './bytes.ts';
import { facesOf, opens, type Commitment, type Seed } from './chain.ts';
import type { Drawn, FairEntry, FairEvent } from './fair-entry.ts';
import { seal } from './seal.ts';
import { fitting, placeOf, type Seeds } from './seeds.ts';

/** Proved from a seed; not revealed yet; wrong; or thrown by hand and typed in, which proves nothing. */
export type Verdict = 'proved' | 'unrevealed' | 'wrong' | 'typed';

/** What can be wrong with a log whose hashes fit together: whoever wrote it wrote the hashes too. */
export type Why =
  /** Something in the line is of another type than it has to be: nothing of it is taken in. */
  | 'malformed'
  /** Neither drawn from a chain nor typed in. */
  | 'no source'
  /** Typed in at a table that did not allow it. */
  | 'typed without leave'
  /** The counter stands still or goes back: an unwelcome throw was tried again, or lines were swapped. */
  | 'counter went back'
  /** The same command has rolled before. */
  | 'rolled twice'
  /** The counter jumps: rolls before this one are missing. */
  | 'rolls missing'
  /** The chain was drawn from, and the throws are not there. */
  | 'throws missing'
  | 'no commitment'
  /** The chain had ended, or its seed had been shown: whoever rolled could know the dice. */
  | 'chain had ended'
  | 'commitment replaced'
  /** A seed was shown that is not the one committed to. */
  | 'other seed'
  /** The faces do not follow from seed, counter, command and the sender's bytes. */
  | 'other faces'
  /** What followed by itself has an id, or bytes, that do not follow: whoever wrote them could try others until the dice pleased. */
  | 'id chosen'
  /** Whoever asked for it, on the device that checks, sent it with another id or other bytes. */
  | 'not as sent'
  /** The seal made when the dice fell does not fit. */
  | 'other seal'
  /** An opened roll that was never sealed. */
  | 'no seal';

/** What is known at a place in the log from the lines before it. */
export type Ledger = {
  table: string;
  typedDice: boolean;
  /** By place of the chain. */
  readonly committed: Map<string, string>;
  /** Chains whose seed everyone was shown. */
  readonly shown: Set<string>;
  /** By audience: the epoch that is drawn from now, and the counter that comes next. */
  readonly epochs: Map<string, number>;
  readonly counters: Map<string, number>;
  /** The ids of all rolls. */
  readonly rolled: Set<string>;
  /** The bytes of whoever asked for something last, if it was a roll. */
  salt: string;
  /** Ids of what follows by itself follow from the dice, here and from here on. */
  derives: boolean;
};

export const openLedger = (table: string): Ledger => ({
  table,
  typedDice: false,
  committed: new Map(),
  shown: new Set(),
  epochs: new Map(),
  counters: new Map(),
  rolled: new Set(),
  salt: '',
  derives: false,
});

type Judged = { readonly verdict: Verdict; readonly why?: Why };

/** The throws of one entry and one audience: where they say they came from, and whether that is so. */
export const judge = (
  ledger: Ledger,
  seeds: Seeds,
  entry: FairEntry,
  audience: string,
  thrown: readonly Throw[],
): Judged => {
  const drawn = entry.luck?.find((luck) => luck.audience === audience);
  if (!drawn) {
    return entry.typed ? typedIn(ledger) : wrong('no source');
  }
  const { epoch, counter } = drawn;
  if (epoch === undefined || counter === undefined) return wrong('no source');
  const astray = count(ledger, audience, counter);
  if (astray) return wrong(astray);
  if (thrown.every(({ faces }) => faces.length === 0)) return wrong('throws missing');
  const place = placeOf(ledger.table, audience, epoch);
  const commitment = ledger.committed.get(place);
  if (commitment === undefined) return wrong('no commitment');
  if (ledger.epochs.get(audience) !== epoch || ledger.shown.has(place)) return wrong('chain had ended');
  const claimed = seeds.get(place);
  if (!claimed) return drawn.typed ? typedIn(ledger) : { verdict: 'unrevealed' };
  const seed = fitting(claimed, ledger.table, commitment);
  return seed ? follows(ledger, seed, entry, { ...drawn, epoch, counter }, thrown) : wrong('other seed');
};

const wrong = (why: Why): Judged => ({ verdict: 'wrong', why });
const typedIn = ({ typedDice }: Ledger): Judged => (typedDice ? { verdict: 'typed' } : wrong('typed without leave'));

/** A counter that stands still or goes back would let an unwelcome throw be tried again; one that jumps hides a throw. */
export const count = (ledger: Ledger, audience: string, counter: number): Why | undefined => {
  const due = ledger.counters.get(audience) ?? 0;
  if (counter < due) return 'counter went back';
  ledger.counters.set(audience, counter + 1);
  return counter > due ? 'rolls missing' : undefined;
};

/** At the next place the same id and bytes give other dice: another try that would be as its sender sent it. */
export const again = ({ rolled }: Ledger, { id, luck = [] }: FairEntry): Why | undefined => {
  if (luck.length === 0) return undefined;
  if (rolled.has(id)) return 'rolled twice';
  rolled.add(id);
  return undefined;
};

const follows = (
  ledger: Ledger,
  { seed }: Seed,
  { id, salt = '' }: FairEntry,
  { audience, epoch, counter, sealed, typed }: Drawn & { readonly epoch: number; readonly counter: number },
  thrown: readonly Throw[],
): Judged => {
  const draw = { table: ledger.table, audience, epoch, counter, command: id, salt };
  const faces = typed || !isBytes(salt) ? undefined : facesOf(seed, draw, thrown);
  if (!typed && !faces?.every((drawn, i) => drawn.join() === thrown[i]?.faces.join())) return wrong('other faces');
  if (sealed !== undefined && seal(seed, draw, thrown).sealed !== sealed) return wrong('other seal');
  return typed ? typedIn(ledger) : { verdict: 'proved' };
};

/** Take in what an event says about chains; what contradicts what was said before is named. */
export const note = (ledger: Ledger, event: FairEvent): readonly Why[] => {
  const found: Why[] = [];
  ledger.table = event.table ?? ledger.table;
  ledger.typedDice = event.settings?.typedDice ?? ledger.typedDice;
  for (const seed of event.revealed ?? []) {
    const place = placeOf(ledger.table, seed.audience, seed.epoch);
    const commitment = ledger.committed.get(place);
    if (commitment === undefined) found.push('no commitment');
    else if (!opens(ledger.table, seed, commitment)) found.push('other seed');
    ledger.shown.add(place);
  }
  for (const chain of event.chains ?? []) if (!takeIn(ledger, chain)) found.push('commitment replaced');
  return found;
};

/** The first commitment counts; an epoch never comes back. */
const takeIn = (ledger: Ledger, { audience, epoch, commitment }: Commitment): boolean => {
  if (epoch <= (ledger.epochs.get(audience) ?? 0)) return false;
  ledger.epochs.set(audience, epoch);
  ledger.committed.set(placeOf(ledger.table, audience, epoch), commitment);
  return true;
};
