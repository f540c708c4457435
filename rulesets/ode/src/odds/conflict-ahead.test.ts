import { guarded, NotYours, parse } from '@aspekt/contract';
import { toNumber } from '@aspekt/dice';
import { expect, test } from 'vitest';
import { less, stressFirst } from '../absorb.ts';
import { hitSize, unarmed, type Arms } from '../hit-size.ts';
import type { AskedFighter, FreeTrack, Question } from '../model.ts';
import { questions } from '../questions.ts';
import { sit, viewer, type Played } from '../testing.ts';
import { outlook, type Duel } from './duel.ts';
import { difference } from './spread.ts';

type Quantity = { readonly value: number; readonly exact?: string; readonly error?: number };
type Facing = {
  readonly win: Quantity;
  readonly exchanges: Quantity;
  readonly boosted: readonly Quantity[];
  readonly otherFirst: Quantity;
  readonly skills: readonly { readonly skill: string; readonly harm: string }[];
  readonly endless?: true;
};
type Conflict = {
  readonly runs: number;
  readonly sides: readonly { readonly side: string; readonly wins: number }[];
  readonly nobody: number;
  readonly out: readonly { readonly id: string; readonly count: number }[];
  readonly meanExchanges: number;
};

const ruth = { id: 'x', skills: { fight: 3, athletics: 1 }, stress: { physical: { boxes: 3 } } };
const ghoul = { id: 'ghoul', kind: 'threat', skills: { fight: 2, athletics: 0 }, stress: { physical: { boxes: 2 } } };
const wolf = { id: 'wolf', kind: 'threat', skills: { fight: 1 }, stress: { physical: { boxes: 1 } } };
const table = (more: object = {}): Played => sit({ characters: [ruth, ghoul, wolf], ...more });
const ask = <T>({ state }: Played, question: Question): T => {
  const parsed = parse(questions.schema, question);
  if (parsed.issues) throw new Error(`not a question: ${JSON.stringify(parsed.issues)}`);
  return questions.answer(state, parsed.value) as T;
};
const facing = (of: Played, one: AskedFighter = { id: 'x' }, other: AskedFighter = { id: 'ghoul' }): Facing =>
  ask(of, { ask: 'facing', fighters: [one, other] });
const fight = (of: Played, ids: readonly (string | AskedFighter)[], first?: string, runs = 1000): Conflict =>
  ask(of, {
    ask: 'conflict',
    fighters: ids.map((one) => (typeof one === 'string' ? { id: one } : one)),
    ...(first !== undefined && { first }),
    runs,
    seed: 7,
  });

const throws = [...difference.ways].map(([dice, ways]) => ({ dice, p: Number(ways) / 6561 }));

/** By following every throw of every attack, one after the other, until almost nothing is left open. */
const followed = ({ deltas, tracks, held = [0, 0], arms = [unarmed, unarmed] }: Duel, attacker: 0 | 1 = 0) => {
  type Stands = { readonly tracks: readonly FreeTrack[]; readonly boosts: readonly number[]; p: number };
  let now = new Map<string, Stands>([['', { tracks, boosts: held, p: 1 }]]);
  const won = [0, 0];
  let rolls = 0;
  const open = (): number => [...now.values()].reduce((sum, { p }) => sum + p, 0);
  for (let i = 0; open() > 1e-11; i++) {
    const mine = (attacker + i) % 2;
    const then = new Map<string, Stands>();
    for (const { tracks: free, boosts, p } of now.values()) {
      rolls += p;
      for (const { dice, p: chance } of throws) {
        const shifts = (deltas[mine] ?? 0) + 2 * (boosts[mine] ?? 0) + dice;
        const hit = hitSize(shifts, arms[mine] ?? unarmed);
        const after = [...boosts];
        after[mine] = shifts >= 0 && hit === 0 ? 1 : 0;
        if (shifts <= -3) after[1 - mine] = (after[1 - mine] ?? 0) + 1;
        const track = free[1 - mine] ?? { boxes: 0, slots: [] };
        const taken = hit > 0 ? stressFirst(track, hit) : { stress: 0, slots: [] };
        if (!taken) {
          won[mine] = (won[mine] ?? 0) + p * chance;
          continue;
        }
        const left = free.map((one, at) => (at === mine ? one : less(one, taken)));
        const key = JSON.stringify([left, after]);
        const known = then.get(key);
        if (known) known.p += p * chance;
        else then.set(key, { tracks: left, boosts: after, p: p * chance });
      }
    }
    now = then;
  }
  return { win: won[0] ?? 0, rolls };
};

test('duellen från där den står är den som följs kast för kast: bonusar på hand, vapen och rustning, den andre först (ODE-ATK-03..06, ODE-DEF-07, ODE-OPT-05)', () => {
  const tracks = [
    { boxes: 1, slots: [2] },
    { boxes: 2, slots: [] },
  ] as const;
  const armoury: readonly (readonly [Arms, Arms])[] = [
    [unarmed, unarmed],
    [
      { weapon: 2, armour: 1 },
      { weapon: 0, armour: 2 },
    ],
  ];
  for (const arms of armoury)
    for (const held of [
      [0, 0],
      [1, 2],
    ] as const) {
      const given: Duel = { deltas: [1, 0], tracks, policy: 'stressFirst', boosts: true, held, arms };
      const found = outlook(given);
      if (!found) throw new Error('it ends');
      const { win, rolls } = followed(given);
      expect(toNumber(found.win)).toBeCloseTo(win, 9);
      expect(toNumber(found.rolls)).toBeCloseTo(rolls, 6);
      expect(toNumber(found.boosted[0])).toBeCloseTo(followed({ ...given, held: [held[0] + 1, held[1]] }).win, 9);
      expect(toNumber(found.boosted[1])).toBeCloseTo(followed({ ...given, held: [held[0], held[1] + 1] }).win, 9);
      expect(toNumber(found.otherFirst)).toBeCloseTo(followed(given, 1).win, 9);
    }
});

test('två av bordet: bästa attacken mot bästa försvaret, med märken, luckor och bonusar som de är (ODE-USE-01..05, ODE-HRM-02)', () => {
  const wounded = table({
    characters: [
      {
        ...ruth,
        stress: { physical: { boxes: 3, marked: 2 } },
        consequences: [
          { slotId: 'moderate', text: 'Bruten arm' },
          { slotId: 'severe', text: 'Blodig' },
        ],
      },
      { ...ghoul, stress: { physical: { boxes: 1 } } },
    ],
    scene: { aspects: [{ id: 'b', kind: 'boost', boostHolderId: 'ghoul' }] },
  });
  // Fight +3 against the ghoul's Fight +2, and the other way round.
  const given: Duel = {
    deltas: [1, -1],
    tracks: [
      { boxes: 1, slots: [2] },
      { boxes: 1, slots: [] },
    ],
    policy: 'stressFirst',
    boosts: true,
    held: [0, 1],
  };
  const found = facing(wounded);
  const solved = outlook(given);
  if (!solved) throw new Error('it ends');
  expect(found.skills).toEqual([
    { skill: 'fight', harm: 'physical' },
    { skill: 'fight', harm: 'physical' },
  ]);
  expect(found.win.value).toBeCloseTo(toNumber(solved.win), 12);
  const { win, rolls } = followed(given);
  // The first to attack ends it in the first half of an exchange, the other in the second.
  expect(found.exchanges.value).toBeCloseTo((rolls + win) / 2, 6);
});

test('den som inte får veta något får inget svar, men får anta det', () => {
  const { state } = table();
  const asked: Question = { ask: 'facing', fighters: [{ id: 'x' }, { id: 'ghoul' }] };
  expect(() => questions.answer(guarded(state, viewer('x')), asked)).toThrow(NotYours);
  const assumed = {
    ask: 'facing',
    fighters: [{ id: 'x' }, { id: 'ghoul', assumed: { rating: 2, boxes: 2 } }],
  } as const;
  expect(questions.answer(guarded(state, viewer('x')), assumed)).toEqual(facing(table()));
  expect(
    questions.answer(guarded(state, viewer('x')), {
      ask: 'conflict',
      fighters: [{ id: 'x' }, { id: 'ghoul', assumed: { rating: 2, boxes: 2 } }],
      runs: 10,
      seed: 1,
    }),
  ).toMatchObject({ runs: 10 });
});

test('utspelad ger konflikten mellan två detsamma som den uträknade (ODE-TRN-03, ODE-TRN-04)', () => {
  const exact = facing(table());
  const { sides, nobody, meanExchanges } = fight(table(), ['x', 'ghoul'], 'x');
  expect(nobody).toBe(0);
  expect(sides.map(({ side }) => side)).toEqual(['players', 'gm']);
  expect(Math.abs((sides[0]?.wins ?? 0) / 1000 - exact.win.value)).toBeLessThan(0.04);
  expect(Math.abs(meanExchanges - exact.exchanges.value)).toBeLessThan(0.3);
});

/** Three of whom each hit takes one out, every throw followed: `x` begins against two. */
const oneAgainstTwo = (ahead: readonly (readonly number[])[]): number => {
  type Stands = {
    readonly out: readonly boolean[];
    readonly boosts: readonly number[];
    readonly done: readonly number[];
    readonly active: number;
    p: number;
  };
  const enemies = (i: number): readonly number[] => (i === 0 ? [1, 2] : [0]);
  let now: readonly Stands[] = [{ out: [false, false, false], boosts: [0, 0, 0], done: [], active: 0, p: 1 }];
  let won = 0;
  for (let i = 0; i < 120; i++) {
    const then = new Map<string, Stands>();
    for (const { out, boosts, done, active, p } of now) {
      const target = enemies(active).filter((at) => !out[at])[0] ?? 0;
      for (const { dice, p: chance } of throws) {
        const shifts = (ahead[active]?.[target] ?? 0) + 2 * (boosts[active] ?? 0) + dice;
        const fell = out.map((gone, at) => gone || (at === target && shifts > 0));
        const after = boosts.map((held, at) => (at === active ? Number(shifts === 0) : held));
        if (shifts <= -3) after[target] = (after[target] ?? 0) + 1;
        if (fell[1] && fell[2]) won += p * chance;
        if (fell[0] || (fell[1] && fell[2])) continue;
        const left = [0, 1, 2].filter((at) => !fell[at]);
        const acted = [...done, active];
        const over = left.every((at) => acted.includes(at));
        const waiting = left.filter((at) => over || !acted.includes(at));
        const next = waiting.find((at) => (at === 0) !== (active === 0)) ?? waiting[0] ?? 0;
        const stands = { out: fell, boosts: after, done: over ? [] : acted.toSorted((a, b) => a - b), active: next };
        const key = JSON.stringify(stands);
        const known = then.get(key);
        if (known) known.p += p * chance;
        else then.set(key, { ...stands, p: p * chance });
      }
    }
    now = [...then.values()];
  }
  return won;
};

test('en mot två, var träff fäller: samma som när varje kast följs (ODE-TRN-03, ODE-TRN-05)', () => {
  const bare = (id: string, rating: number, kind: string) => ({
    id,
    kind,
    skills: { fight: rating },
    stress: { physical: { boxes: 0 } },
  });
  const three = sit({ characters: [bare('x', 3, 'threat'), bare('a', 2, 'threat'), bare('b', 1, 'threat')] });
  const { sides } = fight(three, [{ id: 'x', side: 'players' }, 'b', 'a'], 'x');
  const won = oneAgainstTwo([
    [0, 2, 1],
    [-2, 0, 0],
    [-1, 0, 0],
  ]);
  expect(Math.abs((sides[0]?.wins ?? 0) / 1000 - won)).toBeLessThan(0.04);
});

test('en konflikt som pågår spelas från den vars tur det är, och fler på ena sidan hjälper (ODE-TRN-03)', () => {
  const running = table({ conflict: { activeId: 'ghoul' } });
  expect(fight(running, ['x', 'ghoul'])).toEqual(fight(table(), ['x', 'ghoul'], 'ghoul'));
  const wins = (found: Conflict): number => found.sides[0]?.wins ?? 0;
  expect(wins(fight(table(), ['x', 'ghoul', 'wolf'], 'x'))).toBeLessThan(wins(fight(table(), ['x', 'ghoul'], 'x')));
  const { out, sides, runs, nobody } = fight(table(), ['x', 'ghoul', 'wolf'], 'x');
  expect(sides.reduce((sum, { wins: count }) => sum + count, nobody)).toBe(runs);
  expect(out.find(({ id }) => id === 'x')?.count).toBe(sides[1]?.wins);
});

test('olika skada tar av olika rutor men av samma luckor (ODE-HRM-03, ODE-HRM-05)', () => {
  const steady = sit({
    characters: [
      {
        id: 'x',
        skills: { fight: 2, will: 2, athletics: 2 },
        stress: { physical: { boxes: 3 }, mental: { boxes: 0 } },
      },
      { id: 'fists', kind: 'threat', skills: { fight: 3 }, stress: { physical: { boxes: 3 } } },
      { id: 'tongue', kind: 'threat', skills: { provoke: 3, athletics: 3 }, stress: { physical: { boxes: 3 } } },
    ],
  });
  const byFists = fight(steady, ['x', 'fists'], 'x');
  const byTongue = fight(steady, ['x', { id: 'tongue', skill: 'provoke' }], 'x');
  expect(byTongue.sides[1]?.wins).toBeGreaterThan(byFists.sides[1]?.wins ?? 0);
});

test('utan två sidor finns det ingen konflikt att se fram mot, och där ingen kan träffa tar den aldrig slut (ODE-CNF-01)', () => {
  expect(fight(table(), ['ghoul', 'wolf'])).toMatchObject({ refusal: { code: 'wrongStatus' } });
  expect(fight(table(), ['x', 'x'])).toMatchObject({ refusal: { code: 'wrongStatus' } });
  expect(facing(table(), { id: 'x' }, { id: 'nobody' })).toMatchObject({ refusal: { code: 'notFound' } });
  const stone = sit({
    settings: { optWeaponArmour: true },
    characters: [
      { id: 'x', skills: { fight: 0 }, armour: 20 },
      { ...ghoul, armour: 20 },
    ],
  });
  expect(facing(stone)).toMatchObject({ endless: true });
  expect(fight(stone, ['x', 'ghoul'], 'x', 5)).toMatchObject({ nobody: 5 });
});

test('vad som är för stort att räkna ut spelas ut, och säger sitt fel', () => {
  const many = { physical: { boxes: 20 } };
  const big = sit({
    characters: [
      { id: 'x', skills: { fight: 3 }, stress: many },
      { id: 'npc', kind: 'majorNpc', skills: { fight: 3 }, stress: many },
    ],
  });
  const { win } = facing(big, { id: 'x' }, { id: 'npc' });
  expect(win.exact).toBeUndefined();
  expect(win.error).toBeLessThan(0.03);
  expect(win.value).toBeGreaterThan(0.5);
});
