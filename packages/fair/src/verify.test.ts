import type { Throw } from '@aspekt/dice';
import { describe, expect, test } from 'vitest';
import { commit, facesOf, fromHex, seal, toHex, verify, writeLog, type FairEntry, type Report } from './index.ts';

const seedOf = (n: number): string => toHex(new Uint8Array(32).fill(n));
const [open, secret] = [seedOf(1), seedOf(2)];
const table = 't';

const created: FairEntry = {
  id: 'table.1',
  throws: [],
  events: [
    {
      type: 'table/created',
      table,
      settings: { typedDice: true },
      chains: [
        commit(table, { audience: 'everyone', epoch: 1, seed: open }),
        commit(table, { audience: 'gm', epoch: 1, seed: secret }),
      ],
    },
  ],
};

const rolled = (
  counter: number,
  audience: 'everyone' | 'gm' = 'everyone',
  more: Partial<FairEntry> = {},
): FairEntry => {
  const id = `roll-${audience}-${counter}`;
  const seed = audience === 'gm' ? secret : open;
  const draw = { table, audience, epoch: 1, counter, command: id, salt: 'aa'.repeat(16) };
  const faces = facesOf(seed, draw, [{ die: 'd10', faces: [0, 0, 0] }])?.[0] ?? [];
  const throws: readonly Throw[] = [{ what: 'test', die: 'd10', faces, to: audience }];
  const sealed = audience === 'gm' ? { sealed: seal(seed, draw, throws).sealed } : {};
  return { id, throws, events: [], luck: [{ audience, epoch: 1, counter, ...sealed }], salt: draw.salt, ...more };
};

const revealed: FairEntry = {
  id: 'reveal',
  throws: [],
  events: [{ type: 'table/dice-revealed', revealed: [{ audience: 'everyone', epoch: 1, seed: open }] }],
};

const fileOf = (entries: readonly FairEntry[]): string =>
  writeLog(
    { table },
    entries.map((entry) => JSON.stringify(entry)),
  );
const check = (entries: readonly FairEntry[]): Report => {
  const report = verify(fileOf(entries));
  if ('fault' in report) throw new Error(report.fault.fault);
  return report;
};
const verdicts = (entries: readonly FairEntry[]): readonly string[] =>
  check(entries).throws.map(({ verdict }) => verdict);

describe('what a throw is found to be', () => {
  test('proved, when its seed is revealed', () => {
    expect(verdicts([created, rolled(0), rolled(1), revealed])).toEqual(['proved', 'proved']);
  });
  test('not yet revealable, while its seed is not', () => {
    expect(verdicts([created, rolled(0), rolled(0, 'gm'), revealed])).toEqual(['proved', 'unrevealed']);
  });
  test('proved in the game master’s own copy, which has the seeds', () => {
    const seeds = [{ audience: 'gm', epoch: 1, seed: secret }];
    expect(verdicts([{ ...created, seeds }, rolled(0, 'gm')])).toEqual(['proved']);
  });
  test('typed in, when somebody threw real dice', () => {
    const { luck: _, ...typed } = rolled(0);
    expect(verdicts([created, { ...typed, typed: true }, revealed])).toEqual(['typed']);
  });
  test('wrong, when it says neither where it came from nor that it was typed', () => {
    const { luck: _, ...bare } = rolled(0);
    expect(verdicts([created, bare, revealed])).toEqual(['wrong']);
  });
  test('wrong, when a face was changed', () => {
    const entry = rolled(0);
    const better = entry.throws.map((one) => ({ ...one, faces: [10, 10, 10] }));
    expect(verdicts([created, { ...entry, throws: better }, revealed])).toEqual(['wrong']);
  });
  test('wrong, when the seed is not the one that was committed to', () => {
    const other: FairEntry = {
      ...revealed,
      events: [{ type: 'table/dice-revealed', revealed: [{ audience: 'everyone', epoch: 1, seed: seedOf(9) }] }],
    };
    expect(verdicts([created, rolled(0), other])).toEqual(['wrong']);
  });
  test('wrong, when the commitment came after the throw', () => {
    expect(verdicts([rolled(0), created, revealed])).toEqual(['wrong']);
  });
  test('wrong, when a commitment was replaced by a later one', () => {
    const again: FairEntry = {
      id: 'again',
      throws: [],
      events: [{ type: 'table/copied', chains: [commit(table, { audience: 'everyone', epoch: 1, seed: seedOf(7) })] }],
    };
    const other: FairEntry = {
      ...revealed,
      events: [{ type: 'table/dice-revealed', revealed: [{ audience: 'everyone', epoch: 1, seed: seedOf(7) }] }],
    };
    expect(verdicts([created, again, rolled(0), other])).toEqual(['wrong']);
    expect(check([created, again, rolled(0), revealed]).outcome).toBe('wrong');
  });
  test('wrong, when the counter stands still or goes back: that is how one would roll again', () => {
    expect(verdicts([created, rolled(0), rolled(1), rolled(1), rolled(0), revealed])).toEqual([
      'proved',
      'proved',
      'wrong',
      'wrong',
    ]);
  });
  test('wrong, when the sender’s bytes were changed', () => {
    expect(verdicts([created, { ...rolled(0), salt: 'ab'.repeat(16) }, revealed])).toEqual(['wrong']);
  });
});

test('it says whether the one who threw had a hand in it', () => {
  const { salt: _, ...unsalted } = rolled(0);
  expect(check([created, rolled(0), revealed]).throws[0]?.salted).toBe(true);
  expect(check([created, unsalted, revealed]).throws[0]?.salted).toBe(false);
});

test('a single secret roll can be opened without its chain', () => {
  const entry = rolled(0, 'gm');
  const draw = { table, audience: 'gm', epoch: 1, counter: 0, command: entry.id, salt: entry.salt ?? '' };
  const opening = { ...seal(secret, draw, entry.throws), command: entry.id };
  const opened = (what: typeof opening): FairEntry => ({
    id: 'open',
    throws: [],
    events: [{ type: 'table/roll-opened', opening: what }],
  });
  // A player has the seal, not the faces, until then.
  const seen: FairEntry = { ...entry, throws: [], luck: [{ audience: 'gm', sealed: opening.sealed }] };
  expect(check([created, seen, opened(opening)]).openings).toEqual([{ entry: 3, verdict: 'proved' }]);
  const lie = { ...opening, throws: opening.throws.map((one) => ({ ...one, faces: [1, 1, 1] })) };
  expect(check([created, seen, opened(lie)]).openings).toEqual([{ entry: 3, verdict: 'wrong' }]);
  expect(check([created, opened(opening)]).openings).toEqual([{ entry: 2, verdict: 'wrong' }]);
});

test('of two seals of one roll only the first can be opened', () => {
  const entry = rolled(0, 'gm');
  const draw = { table, audience: 'gm', epoch: 1, counter: 0, command: entry.id, salt: entry.salt ?? '' };
  const better = seal(secret, draw, [{ what: 'test', die: 'd10', faces: [10, 10, 10], to: 'gm' }]);
  const sealedAs = (sealed: string): FairEntry => ({ ...entry, throws: [], luck: [{ audience: 'gm', sealed }] });
  const opened: FairEntry = {
    id: 'open',
    throws: [],
    events: [{ type: 'table/roll-opened', opening: { ...better, command: entry.id } }],
  };
  const honest = seal(secret, draw, entry.throws).sealed;
  const found = check([created, sealedAs(honest), sealedAs(better.sealed), opened]);
  expect(found.openings).toEqual([{ entry: 4, verdict: 'wrong' }]);
});

test('the opening of a roll that a seat never knew of proves nothing to it, and accuses nobody', () => {
  const entry = rolled(0, 'gm');
  const draw = { table, audience: 'gm', epoch: 1, counter: 0, command: entry.id, salt: entry.salt ?? '' };
  const opening = { ...seal(secret, draw, entry.throws), command: entry.id };
  const opened: FairEntry = { id: 'open', throws: [], events: [{ type: 'table/roll-opened', opening }] };
  const file = writeLog(
    { table, whose: 'seat' },
    [created, opened].map((one) => JSON.stringify(one)),
  );
  expect(verify(file)).toMatchObject({ outcome: 'proved', openings: [{ entry: 2, verdict: 'unsealed' }] });
});

test('typed and overruled entries are counted', () => {
  const { luck: _, ...typed } = rolled(0);
  const report = check([created, { ...typed, typed: true, overruled: true }, rolled(0), revealed]);
  expect(report.count).toEqual({ proved: 1, unrevealed: 0, wrong: 0, typed: 1 });
  expect(report.overruled).toEqual([2]);
  expect(report.typed).toEqual([2]);
});

describe('the file', () => {
  const good = fileOf([created, rolled(0), revealed]);

  test('is found sound', () => {
    expect(verify(good)).not.toHaveProperty('fault');
  });
  test('shows a single changed bit, wherever it is', () => {
    const bytes = new TextBytes(good);
    for (let at = 0; at < bytes.length; at++) {
      for (const bit of at % 16 === 0 ? [1, 2, 4, 8, 16, 32, 64, 128] : [1 << (at % 8)]) {
        const changed = bytes.flipped(at, bit);
        expect(verify(changed), `byte ${at} bit ${bit}`).toHaveProperty('fault');
      }
    }
  });
  test('shows a line that is missing, doubled, moved or added', () => {
    const [head = '', a = '', b = '', c = ''] = good.split('\n');
    for (const lines of [
      [head, a, b],
      [head, b, c],
      [head, a, c, b],
      [head, a, b, b, c],
      [head, a, b, c, c],
      [a, b, c],
      [head],
    ]) {
      expect(verify(`${lines.join('\n')}\n`)).toHaveProperty('fault');
    }
    expect(verify(good.slice(0, -1))).toHaveProperty('fault');
    expect(verify(`${good}\n`)).toHaveProperty('fault');
    expect(verify('')).toHaveProperty('fault');
  });
  test('that is well chained but makes no sense is not a log', () => {
    for (const nonsense of [
      '{"id":1}',
      '{"throws":{},"events":[]}',
      '{"throws":[null],"events":[]}',
      '{"throws":[{}],"events":[]}',
      '{"throws":[],"events":[{"type":"table/x","chains":[1]}]}',
      '{broken}',
    ]) {
      expect(verify(writeLog({ table }, [nonsense]))).toEqual({ fault: { line: 2, fault: 'not a log' } });
    }
  });
});

/** Text as its UTF-8 bytes, with one bit flipped, read back as a browser or Node would. */
class TextBytes {
  readonly #hex: string;
  constructor(text: string) {
    // Everything in these files is ASCII, so that a byte is a character.
    this.#hex = toHex(Uint8Array.from(text, (char) => char.charCodeAt(0)));
  }
  get length(): number {
    return this.#hex.length / 2;
  }
  flipped(at: number, bit: number): string {
    const bytes = fromHex(this.#hex);
    bytes[at] = (bytes[at] ?? 0) ^ bit;
    return String.fromCharCode(...bytes);
  }
}
