import type { Offer, Viewer, Wire } from '@aspekt/contract';
import { wordsFrom } from '@aspekt/dice';
import {
  follow,
  handle,
  linesBetween,
  numberOf,
  openTable,
  sightOf,
  sitDown,
  tableFrom,
  type Luck,
  type Table,
} from '@aspekt/table';
import { describe, expect, test } from 'vitest';
import { games } from './machine.ts';

const gm: Viewer = { seat: 'gm', role: 'gm' };
const players: readonly Viewer[] = ['anna', 'bo'].map((seat) => ({ seat, role: 'player' }));
const dials = ['suggest', 'do'] as const;
type Dial = (typeof dials)[number];

/** A long evening of random play along the offers of a game. */
const playLong = async (game: string, dial: Dial, seed: number) => {
  const rules = await games.find(({ id }) => id === game)?.load();
  const random = wordsFrom(seed);
  let made = 0;
  const luck: Luck = { seed: () => (++made).toString(16).padStart(64, '0') };
  const settings = { dial, typedDice: false, onlookers: true } as const;
  const spec = { id: 't', name: 'T', locale: 'en', settings, gameSettings: {} } as const;
  const table = rules && openTable(rules, spec, luck, 1);
  if (!rules || !table) throw new Error(`no ${game}`);
  for (const { seat, role } of [gm, ...players]) sitDown(table, { seat, role, name: seat }, luck, 2);
  const demo = rules.demo('en');
  const ask = (at: Table, by: Viewer, command: Wire) => handle(at, by, { id: `c${++made}`, command }, luck, 3);
  for (const { as, command } of demo)
    ask(table, as === 'gm' ? gm : { seat: 'player', role: 'player' }, command as Wire);
  /** The board before each entry that can be undone. */
  const before: { readonly seq: number; readonly by: string; readonly board: string }[] = [];
  for (let i = 0; i < 400 && before.length < 70; i++) {
    const by = [gm, ...players][random() % 3] ?? gm;
    const offers = rules.offers(table.board.game, by) as readonly Offer<Wire>[];
    const offer = offers[random() % Math.max(1, offers.length)];
    if (!offer) continue;
    const board = JSON.stringify(table.board);
    const seq = table.entries.length + 1;
    if (ask(table, by, offer.command).kind === 'accepted') before.push({ seq, by: by.seat, board });
  }
  const again = (): Table => tableFrom(rules, table.entries);
  return { table, before, again, ask };
};

/** Whose an entry is; what the table did by itself is that of whoever set it off. */
const ownerOf = (table: Table, seq: number): string | undefined => {
  const entry = table.entries.at(seq);
  return entry?.cause === undefined ? entry?.by : ownerOf(table, entry.cause);
};

const lineOf = (table: Table, viewer: Viewer, seq: number): number | undefined => {
  const sight = sightOf(viewer, 'en');
  follow(table, sight);
  return numberOf(sight, seq);
};
const strikeable = ({ trail, struck }: Table, from: number): readonly number[] =>
  trail.map(({ seq }) => seq).filter((seq) => seq >= from && !struck.has(seq));

const tables = games.flatMap(({ id }) => dials.map((dial) => [id, dial] as const));

describe.each(tables)('%s, with the dial at %s: any of the last fifty actions is undone', (game, dial) => {
  test('by the game master: the board is as it was before, the lines stay, struck out, and redo brings all back', async () => {
    const { table, before, again, ask } = await playLong(game, dial, 3);
    const after = JSON.stringify(table.board);
    expect(before.length).toBeGreaterThanOrEqual(50);
    for (const { seq, board } of before.slice(-50)) {
      const rewound = again();
      const standing = strikeable(rewound, seq);
      expect(ask(rewound, gm, { type: 'table/undo', line: seq }).kind).toBe('accepted');
      expect(JSON.stringify(rewound.board)).toBe(board);
      const sight = sightOf(gm, 'en');
      follow(rewound, sight);
      const struck = linesBetween(rewound, sight, 1, sight.seqs.length).filter((line) => line.struck);
      expect(struck.map(({ n }) => n)).toEqual(standing);
      expect(ask(rewound, gm, { type: 'table/redo' }).kind).toBe('accepted');
      expect(JSON.stringify(rewound.board)).toBe(after);
    }
  });

  test('by a player, when everyone concerned agrees; before that nothing changes, and one no is enough', async () => {
    const { table, before, again, ask } = await playLong(game, dial, 4);
    const after = JSON.stringify(table.board);
    const [anna, bo] = players;
    if (!anna || !bo) throw new Error('nobody there');
    let asked = 0;
    for (const { seq } of before.slice(-50)) {
      const line = lineOf(table, anna, seq);
      // What she does not know of she cannot ask about; what is hers and last she undoes herself.
      if (line === undefined) continue;
      const pleading = again();
      const outcome = ask(pleading, anna, { type: 'table/ask-undo', line });
      if (outcome.kind === 'refused') {
        expect(outcome.refusal.code).toBe('TABLE_E_UNDO_YOURSELF');
        continue;
      }
      asked++;
      const targets = pleading.house.pleas[0]?.targets ?? [];
      expect(targets).toContain(seq);
      const waiting = pleading.house.pleas[0]?.waiting ?? [];
      const owners = new Set(targets.map((target) => ownerOf(pleading, target)));
      expect(waiting).toEqual(['gm', ...(owners.has('bo') ? ['bo'] : [])]);
      const declined = tableFrom(table.rules, pleading.entries);
      expect(ask(declined, gm, { type: 'table/answer-undo', agree: false }).kind).toBe('accepted');
      expect(JSON.stringify(declined.board)).toBe(after);
      for (const [i, seat] of waiting.entries()) {
        expect(JSON.stringify(pleading.board)).toBe(after);
        const answer = ask(pleading, seat === 'gm' ? gm : bo, { type: 'table/answer-undo', agree: true });
        // What only the game master knows of may stand on it: then nothing is changed, and everybody is told.
        if (i === waiting.length - 1 && answer.kind === 'refused')
          expect(answer.refusal.code).toBe('TABLE_E_ENTANGLED');
        else expect(answer.kind).toBe('accepted');
      }
      if (pleading.house.pleas.length > 0) continue;
      for (const target of targets) expect(pleading.struck.has(target)).toBe(true);
      expect(ask(pleading, gm, { type: 'table/redo' }).kind).toBe('accepted');
      expect(JSON.stringify(pleading.board)).toBe(after);
    }
    expect(asked).toBeGreaterThan(20);
  });
});
