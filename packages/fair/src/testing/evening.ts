import type { Throw } from '@aspekt/dice';
import {
  commit,
  facesOf,
  seal,
  toHex,
  verify,
  writeLog,
  type FairEntry,
  type FairEvent,
  type Report,
  type Seed,
  type Why,
} from '../index.ts';

export const table = 't';
export const seedOf = (n: number): string => toHex(new Uint8Array(32).fill(n));
export const everyone: Seed = { audience: 'everyone', epoch: 1, seed: seedOf(1) };
export const secret: Seed = { audience: 'gm', epoch: 1, seed: seedOf(2) };
export const next: Seed = { audience: 'everyone', epoch: 2, seed: seedOf(3) };
const nextSecret: Seed = { audience: 'gm', epoch: 2, seed: seedOf(4) };

export const lineWith = (id: string, ...events: readonly FairEvent[]): FairEntry => ({ id, throws: [], events });
export const rolled = (seed: Seed, counter: number, id: string, salt = 'aa'.repeat(16)): FairEntry => {
  const { audience, epoch } = seed;
  const draw = { table, audience, epoch, counter, command: id, salt };
  const faces = facesOf(seed.seed, draw, [{ die: 'd10', faces: [0, 0, 0] }])?.[0] ?? [];
  const throws: readonly Throw[] = [{ what: 'test', die: 'd10', faces, to: audience as 'gm' }];
  const sealed = audience === 'gm' && { sealed: seal(seed.seed, draw, throws).sealed };
  return { id, throws, events: [], luck: [{ audience, epoch, counter, ...sealed }], salt };
};

/** An evening: two chains, five rolls, everything revealed in the end. */
export const evening: readonly FairEntry[] = [
  lineWith('table.1', { type: 'table/created', table, chains: [commit(table, everyone), commit(table, secret)] }),
  rolled(everyone, 0, 'a'),
  rolled(secret, 0, 'b'),
  rolled(everyone, 1, 'c', 'bb'.repeat(16)),
  lineWith('d', { type: 'table/dice-revealed', revealed: [everyone], chains: [commit(table, next)] }),
  rolled(next, 2, 'e'),
  rolled(secret, 1, 'f'),
  lineWith('g', { type: 'table/dice-revealed', revealed: [next], chains: [commit(table, { ...next, epoch: 3 })] }),
  lineWith('h', { type: 'table/dice-revealed', revealed: [secret], chains: [commit(table, nextSecret)] }),
];
export const rolls = evening.flatMap(({ throws }, i) => (throws.length > 0 ? [i] : []));

/** Written down anew with hashes that fit: what a server could do that forges its own log. */
export const check = (entries: readonly FairEntry[]): Report => {
  const found = verify(
    writeLog(
      { table, whose: 'gm' },
      entries.map((entry) => JSON.stringify(entry)),
    ),
  );
  if ('fault' in found) throw new Error(found.fault.fault);
  return found;
};
export const whys = (entries: readonly FairEntry[]): readonly Why[] => check(entries).wrong.map(({ why }) => why);
export const changed = (at: number, change: (entry: FairEntry) => FairEntry): readonly FairEntry[] =>
  evening.map((entry, i) => (i === at ? change(entry) : entry));
