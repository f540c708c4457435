import { describe, expect, test } from 'vitest';
import { commit, tellReport, verify, writeLog, type FairEntry, type Mine, type Report, type Seed } from './index.ts';
import { evening as rolls, everyone, lineWith, next, rolled, secret, seedOf, table } from './testing/evening.ts';

const salt = 'aa'.repeat(16);
/** As in life, no two commands have the same bytes. */
const evening = rolls.with(5, rolled(next, 2, 'e', 'ff'.repeat(16)));
const changed = (at: number, to: FairEntry): readonly FairEntry[] => evening.with(at, to);

/** Anna rolled in the lines 2, 4 and 6, each time from this device. */
const mine: Mine = {
  table,
  seat: 'anna',
  sent: [
    { id: 'a', salt },
    { id: 'refused', salt: 'dd'.repeat(16) },
    { id: 'c', salt: 'bb'.repeat(16) },
    { id: 'e', salt: 'ff'.repeat(16) },
  ],
};
const byAnna = (entries: readonly FairEntry[]): readonly FairEntry[] =>
  entries.map((entry) => (entry.luck?.[0]?.audience === 'everyone' ? { ...entry, by: 'anna' } : entry));
const check = (entries: readonly FairEntry[], known: Mine = mine): Report => {
  const lines = byAnna(entries).map((entry) => JSON.stringify(entry));
  const found = verify(writeLog({ table, whose: 'gm' }, lines), { mine: known });
  if ('fault' in found) throw new Error(found.fault.fault);
  return found;
};

test('rolls that stand in the log as they were sent are counted', () => {
  const found = check(evening);
  expect(found).toMatchObject({ outcome: 'proved', own: { asSent: [2, 4, 6], strange: [] } });
  for (const [language, words] of [
    ['en', 'Your own rolls that stand in the log as this device sent them: 3.'],
    ['sv', 'Dina egna slag som står i loggen så som den här enheten skickade dem: 3.'],
    ['pl', 'Twoje własne rzuty zapisane tak, jak wysłało je to urządzenie: 3.'],
  ] as const)
    expect(tellReport(found, language).map(({ text }) => text)).toContain(words);
});

describe('a server that knows the seed and swaps what was sent until the dice please it', () => {
  const other = 'cc'.repeat(16);
  test('is not found by whoever has only the log', () => {
    expect(
      verify(
        writeLog(
          { table },
          changed(1, rolled(everyone, 0, 'a', other)).map((one) => JSON.stringify(one)),
        ),
      ),
    ).toMatchObject({ outcome: 'proved' });
  });
  test.each([
    ['other bytes', rolled(everyone, 0, 'a', other)],
    ['no bytes', rolled(everyone, 0, 'a', '')],
    ['another id', rolled(everyone, 0, 'z', salt)],
  ])('is found by whoever sent it: %s', (_, forged) => {
    const found = check(changed(1, forged));
    expect(found).toMatchObject({ outcome: 'wrong', wrong: [{ entry: 2, why: 'not as sent' }] });
    expect(found.throws[0]).toMatchObject({ verdict: 'wrong' });
    expect(tellReport(found, 'en').at(-1)?.text).toMatch(
      /^Line 2 .*: The roll was sent from here, and not with this id/,
    );
  });
  test('another try with the same id and bytes is found by everyone', () => {
    const found = check(evening.toSpliced(6, 0, rolled(next, 3, 'e', 'ff'.repeat(16))));
    expect(found).toMatchObject({ outcome: 'wrong', wrong: [{ entry: 7, why: 'rolled twice' }] });
  });
  test('also where the dice are hidden from the one who rolled', () => {
    const hidden: FairEntry = {
      id: 'b',
      salt: other,
      throws: [],
      events: [],
      luck: [{ audience: 'gm', sealed: '00' }],
    };
    const sent = [{ id: 'b', salt }];
    expect(check(changed(2, hidden), { ...mine, sent }).wrong).toContainEqual({ entry: 3, why: 'not as sent' });
  });
  test('another id and other bytes are a roll that the device does not know', () => {
    const found = check(changed(3, rolled(everyone, 1, 'z', other)));
    expect(found).toMatchObject({ outcome: 'proved', own: { asSent: [2, 6], strange: [4] } });
    expect(tellReport(found, 'en')).toContainEqual({
      text: 'Rolls in your name that this device does not know, such as from another one: 1 (line 4).',
      tone: 'open',
    });
  });
});

test('a roll that was sent again with fresher bytes may stand there with either', () => {
  const again = { ...mine, sent: [...mine.sent, { id: 'a', salt: 'ee'.repeat(16) }] };
  for (const bytes of [salt, 'ee'.repeat(16)])
    expect(check(changed(1, rolled(everyone, 0, 'a', bytes)), again)).toMatchObject({ outcome: 'proved' });
});

test('what was forgotten, and the log of another table, accuse nobody', () => {
  const forgetful = { ...mine, sent: mine.sent.slice(2) };
  expect(check(evening, forgetful)).toMatchObject({ outcome: 'proved', own: { asSent: [4, 6], strange: [] } });
  expect(check(evening, { ...mine, sent: [] }).own).toEqual({ asSent: [], strange: [] });
  expect(check(evening, { ...mine, table: 'u', sent: mine.sent.slice(0, 1) }).own).toEqual({
    asSent: [2],
    strange: [],
  });
});

test('what follows by itself has the bytes of whoever caused it, and is not theirs', () => {
  const followed = { ...rolled(everyone, 1, `h.${'0'.repeat(32)}`), by: 'table', cause: 2 };
  const lines = [...byAnna(evening.slice(0, 2)), followed].map((entry) => JSON.stringify(entry));
  expect(verify(writeLog({ table, whose: 'gm' }, lines), { mine })).toMatchObject({
    wrong: [],
    own: { asSent: [2], strange: [] },
  });
});

describe('a server that fixes its seed when it knows the bytes already', () => {
  const seen = (...seeds: readonly Seed[]): string =>
    seeds.map((seed) => commit(table, seed).commitment.slice(0, 16)).join(' ');
  /** What was there to see each time. */
  const witness: Mine = {
    ...mine,
    sent: mine.sent.map((one) => ({ ...one, after: seen(one.id === 'e' ? next : everyone, secret) })),
  };
  test('is not what one finds in an honest log', () => {
    expect(check(evening, witness)).toMatchObject({ outcome: 'proved', late: [] });
  });
  test('is told of where it began an epoch in between, as also happens to the honest', () => {
    const turned: Seed = { ...everyone, epoch: 2, seed: seedOf(9) };
    const lines = [
      ...evening.slice(0, 3),
      lineWith('x', { type: 'table/copied', chains: [commit(table, turned)] }),
      rolled(turned, 1, 'c', 'bb'.repeat(16)),
      lineWith('y', { type: 'table/dice-revealed', revealed: [turned] }),
    ];
    const found = check(lines, witness);
    expect(found).toMatchObject({ wrong: [], late: [5], own: { asSent: [2, 5] } });
    expect(tellReport(found, 'en')).toContainEqual({
      text: 'Your own rolls whose number the server fixed only after they were sent: 1 (line 5).',
      tone: 'open',
    });
  });
  test('is found where it put another commitment in the place of the one that was shown', () => {
    const other: Seed = { ...everyone, seed: seedOf(9) };
    const [created, ...rest] = evening;
    const forged = [
      { ...created, events: [{ type: 'table/created', table, chains: [commit(table, other), commit(table, secret)] }] },
      rolled(other, 0, 'a', salt),
      ...rest.slice(1, 2),
      rolled(other, 1, 'c', 'bb'.repeat(16)),
      lineWith('d', { type: 'table/dice-revealed', revealed: [other], chains: [commit(table, next)] }),
      ...rest.slice(4),
    ] as readonly FairEntry[];
    expect(check(forged, mine)).toMatchObject({ outcome: 'proved' });
    expect(check(forged, witness).wrong).toMatchObject([
      { entry: 2, why: 'commitment replaced' },
      { entry: 4, why: 'commitment replaced' },
    ]);
  });
  test('is told of with the first throw for a few, whose chain is not there before', () => {
    const few: Seed = { audience: 'seats:anna,bo', epoch: 1, seed: seedOf(9) };
    const opened = lineWith('x', { type: 'table/chains-opened', chains: [commit(table, few)] });
    const thrown = { ...rolled(few, 0, 'few', '0f'.repeat(16)), by: 'anna' };
    const sent = [...witness.sent, { id: 'few', salt: '0f'.repeat(16), after: seen(next, secret) }];
    const toFew = { ...thrown, throws: thrown.throws.map((one) => ({ ...one, to: ['anna', 'bo'] })) };
    expect(check([...evening, opened, toFew], { ...witness, sent })).toMatchObject({ wrong: [], late: [11] });
  });
});
