import { followingId, verify, writeLog, type FairEntry } from '@aspekt/fair';
import { createHmac } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import { evening, everyone, rolled, table } from '../../packages/fair/src/testing/evening.ts';
import { forgeries } from '../../packages/fair/src/testing/forgeries.ts';
import { createTable, enter, join } from './client.ts';
import { fields, judgedByTwin, sha } from './fair-twin.ts';
import { serving } from './serving.ts';

vi.setConfig({ testTimeout: 30_000 });

type Luck = { readonly audience: string; readonly epoch: number; readonly counter: number };
type Line = {
  readonly id: string;
  readonly salt?: string;
  readonly luck?: readonly Luck[];
  readonly throws: readonly { readonly faces: readonly number[] }[];
  readonly events: readonly {
    readonly chains?: readonly { readonly audience: string; readonly epoch: number; readonly commitment: string }[];
    readonly revealed?: readonly { readonly audience: string; readonly epoch: number; readonly seed: string }[];
  }[];
};

const d6 = (
  seed: Buffer,
  table: string,
  { audience, epoch, counter }: Luck,
  { id, salt }: Line,
  count: number,
): readonly number[] => {
  const faces: number[] = [];
  for (let block = 0; faces.length < count; block++) {
    const drawn = createHmac('sha256', seed)
      .update(fields(table, audience, epoch, counter, id, Buffer.from(salt ?? '', 'hex'), block))
      .digest();
    for (let at = 0; at < 32 && faces.length < count; at += 4) {
      const word = drawn.readUInt32BE(at);
      if (word < 4_294_967_292) faces.push(1 + (word % 6));
    }
  }
  return faces;
};

test('somebody else’s verifier, written from the description, agrees with every throw of an evening', async () => {
  const { address } = await serving();
  const opened = await createTable(address);
  const joined = await join(address, opened, 'Anna');
  const gm = await enter(address, { table: opened.table, token: opened.gm });
  const anna = await enter(address, { table: opened.table, token: joined.token });
  await gm.do({ type: 'pebbles/bring', id: 'anna', name: 'Anna', owner: joined.seat });
  for (let i = 1; i <= 10; i++) await anna.do({ type: 'pebbles/throw', who: 'anna', dice: i });
  await gm.do({ type: 'table/reveal-dice' });
  const file = await (
    await fetch(`${address}/api/tables/${opened.table}/export`, {
      headers: { authorization: `Bearer ${joined.token}` },
    })
  ).text();

  const [, ...lines] = file.trimEnd().split('\n');
  let previous = sha(fields('log-v1', opened.table));
  const commitments = new Map<string, string>();
  const thrown: Line[] = [];
  let checked = 0;
  for (const text of lines) {
    const bytes = text.slice(text.indexOf('"entry":') + 8, -1);
    const { hash, prev, entry } = JSON.parse(text) as {
      readonly hash: string;
      readonly prev: string;
      readonly entry: Line;
    };
    expect(prev).toBe(previous);
    expect(hash).toBe(sha(fields('entry-v1', previous, bytes)));
    previous = hash;
    if (entry.throws.length > 0) thrown.push(entry);
    for (const { chains = [], revealed = [] } of entry.events) {
      for (const { audience, epoch, seed } of revealed) {
        const key = Buffer.from(seed, 'hex');
        expect(sha(fields('dice-v1', opened.table, audience, epoch, key))).toBe(
          commitments.get(`${audience} ${epoch}`),
        );
        for (const line of thrown) {
          const luck = line.luck?.find((one) => one.audience === audience && one.epoch === epoch);
          const faces = line.throws[0]?.faces ?? [];
          if (luck) expect(d6(key, opened.table, luck, line, faces.length)).toEqual(faces);
          checked += faces.length;
        }
      }
      for (const { audience, epoch, commitment } of chains) commitments.set(`${audience} ${epoch}`, commitment);
    }
  }
  expect(checked).toBe(55);
  expect(judgedByTwin(file)).toBe('proved');
});

describe('both verifiers find of a log the same', () => {
  const fileOf = (entries: readonly object[]): string =>
    writeLog(
      { table, whose: 'gm' },
      entries.map((entry) => JSON.stringify(entry)),
    );
  const outcome = (file: string): string => {
    const found = verify(file);
    return 'fault' in found ? 'wrong' : found.outcome;
  };
  test.each([
    ['proved', evening],
    ['unrevealed', evening.slice(0, 4)],
    ['unrevealed', evening.slice(0, 8)],
  ])('an honest one is %s', (found, entries) => {
    expect([outcome(fileOf(entries)), judgedByTwin(fileOf(entries))]).toEqual([found, found]);
  });
  test.each(forgeries)('a forged one is wrong: %s', (_, entries) => {
    expect([outcome(fileOf(entries)), judgedByTwin(fileOf(entries))]).toEqual(['wrong', 'wrong']);
  });
  test.each([
    ['proved', 'the bytes of whoever caused it', 'aa'.repeat(16)],
    ['proved', 'no bytes', ''],
    ['wrong', 'bytes of nobody', 'bb'.repeat(16)],
  ])('one in which something follows by itself is %s with %s', (found, _, salt) => {
    const id = followingId(everyone.seed, { table, audience: 'everyone', epoch: 1, counter: 1, salt });
    const followed: FairEntry = { ...rolled(everyone, 1, id, salt), by: 'table' };
    const file = fileOf([...evening.slice(0, 2), followed, ...evening.slice(4, 5)]);
    expect([outcome(file), judgedByTwin(file)]).toEqual([found, found]);
  });
  test('one whose hashes do not fit is wrong', () => {
    const file = fileOf(evening).replace('"counter":0', '"counter":1');
    expect([outcome(file), judgedByTwin(file)]).toEqual(['wrong', 'wrong']);
  });
});
