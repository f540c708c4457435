import { commit, followingId, type FairEntry } from '../index.ts';
import { changed, evening, everyone, lineWith, next, rolled, rolls, secret, seedOf, table } from './evening.ts';

type Named = readonly [what: string, entries: readonly FairEntry[]];
const faces = (entry: FairEntry, turn: (faces: readonly number[]) => readonly number[]): FairEntry => ({
  ...entry,
  throws: entry.throws.map((one) => ({ ...one, faces: turn(one.faces) })),
});
const luck = (entry: FairEntry, change: object): FairEntry => ({
  ...entry,
  luck: (entry.luck ?? []).map((one) => ({ ...one, ...change })),
});

/** What can be done to a roll, wherever it stands. */
const ofRoll = (at: number): readonly Named[] => {
  const of = (what: string, change: (entry: FairEntry) => FairEntry): Named => [
    `${what} in ${at}`,
    changed(at, change),
  ];
  const entry = evening[at] ?? lineWith('none');
  return [
    of('another face', (one) => faces(one, ([first = 1, ...more]) => [(first % 10) + 1, ...more])),
    of('a die more', (one) => faces(one, (all) => [...all, 1, 1])),
    of('another die', (one) => ({ ...one, throws: one.throws.map((thrown) => ({ ...thrown, die: 'd1000' })) })),
    of('other bytes', (one) => ({ ...one, salt: 'ab'.repeat(16) })),
    of('no bytes', ({ salt: _, ...one }) => one),
    of('another id', (one) => ({ ...one, id: 'z' })),
    of('no dice', (one) => ({ ...one, throws: [] })),
    of('no source', ({ luck: _, ...one }) => one),
    of('a counter on', (one) => luck(one, { counter: 9 })),
    of('a counter back', (one) => luck(one, { counter: -1 })),
    of('a counter as text', (one) => luck(one, { counter: `${entry.luck?.[0]?.counter}~` })),
    of('another epoch', (one) => luck(one, { epoch: 3 })),
    of('another seal', (one) => luck(one, { sealed: 'ff'.repeat(32) })),
    of('an id that does not follow', () => rolledAs(`f.${'0'.repeat(32)}`, entry)),
    [`doubled ${at}`, evening.toSpliced(at + 1, 0, entry)],
  ];
};
/** The same roll with another id, and the dice that come of it. */
const rolledAs = (id: string, { luck: [drawn] = [], salt }: FairEntry): FairEntry => {
  const seed = drawn?.audience === 'gm' ? secret : drawn?.epoch === 2 ? next : everyone;
  return { ...rolled(seed, drawn?.counter ?? 0, id, salt), by: 'table' };
};

const seedReplaced = (at: number): Named => [
  `another seed in ${at}`,
  changed(at, (entry) => ({
    ...entry,
    events: entry.events.map((event) => ({
      ...event,
      revealed: (event.revealed ?? []).map((one) => ({ ...one, seed: seedOf(99) })),
    })),
  })),
];
const other = commit(table, { ...everyone, seed: seedOf(99) });

/** What follows from somebody's line that threw nothing, with bytes that whoever wrote the log put there to have its way. */
const followed = (salt: string): FairEntry => ({
  ...rolled(next, 3, followingId(next.seed, { table, audience: 'everyone', epoch: 2, counter: 3, salt }), salt),
  by: 'table',
});
const bytesOfNobody = 'cd'.repeat(16);

/** Logs that somebody forged who wrote all hashes anew. */
export const forgeries: readonly Named[] = [
  ...rolls.flatMap(ofRoll),
  ...[4, 7, 8].map(seedReplaced),
  ['two rolls swapped', evening.with(1, evening[3] ?? lineWith('')).with(3, evening[1] ?? lineWith(''))],
  ['a roll dropped', evening.toSpliced(1, 1)],
  ['a second commitment', evening.toSpliced(1, 0, lineWith('second', { type: 'table/copied', chains: [other] }))],
  ['no commitment', evening.slice(1)],
  ['another try', evening.toSpliced(2, 0, rolled(everyone, 0, 'again'))],
  [
    'bytes on a line that threw nothing, for what follows from it',
    evening.toSpliced(7, 0, { ...lineWith('i'), by: 'anna', salt: bytesOfNobody }, followed(bytesOfNobody)),
  ],
  ['another try with the same id and bytes, at the next place', evening.toSpliced(6, 0, rolled(next, 3, 'e'))],
  ['from a chain that was shown', evening.with(5, rolled(everyone, 2, 'e'))],
  ['typed in without leave', changed(1, ({ luck: _, ...one }) => ({ ...one, typed: true }))],
];
