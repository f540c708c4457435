import { d6, equal, fraction, oddsOf, one, plus, pool, show, throwsOf, times, type Fraction } from '@aspekt/dice';
import { expect, test } from 'vitest';
import { aoristos } from '../index.ts';
import { hand } from '../hand.ts';
import { gm, Table } from '../testing/table.ts';
import { bestSplit, attackHandOf } from './activation.ts';
import { areasAllowed, chanceToReach, sumsOf } from './hands.ts';
import {
  bloodLossChance,
  healingOdds,
  opposedOdds,
  painOdds,
  shotOdds,
  stressOdds,
  surpriseOdds,
  survivalChance,
  unstableHour,
} from './plain.ts';
import { chanceOf } from './spread.ts';
import { unstableOdds } from './unstable.ts';
import { aimCost } from '../aim.ts';

/** Every ordered throw of n dice, one by one. */
const allThrows = (dice: number): readonly (readonly number[])[] =>
  dice === 0 ? [[]] : allThrows(dice - 1).flatMap((rest) => [1, 2, 3, 4, 5, 6].map((face) => [...rest, face]));
const counted = (dice: number, value: (faces: readonly number[]) => number): ReadonlyMap<number, Fraction> => {
  const found = new Map<number, number>();
  for (const faces of allThrows(dice)) found.set(value(faces), (found.get(value(faces)) ?? 0) + 1);
  return new Map([...found].map(([key, n]) => [key, fraction(n, 6 ** dice)]));
};
const sum = (faces: readonly number[]): number => faces.reduce((a, b) => a + b, 0);
const sorted = (faces: readonly number[]): readonly number[] => faces.toSorted((a, b) => a - b);
const shown = (spread: ReadonlyMap<number, Fraction>): readonly string[] =>
  [...spread].toSorted(([a], [b]) => a - b).map(([value, p]) => `${value} ${show(p)}`);

test('the sums of every hand are those of all its throws, counted one by one', () => {
  for (const [b, net] of [
    [1, 0],
    [1, 2],
    [1, -3],
    [2, 0],
    [2, 2],
    [2, -2],
    [3, 1],
    [3, -2],
  ] as const) {
    const rolled = hand(b, Math.max(0, net), Math.max(0, -net));
    const slow = counted(b + Math.abs(net), (faces) =>
      sum(net < 0 ? sorted(faces).slice(0, b) : sorted(faces).slice(-b)),
    );
    expect(shown(sumsOf(rolled))).toEqual(shown(slow));
  }
  expect(shown(sumsOf(hand(1, 1), 'lowest'))).toEqual(shown(counted(2, (faces) => Math.min(...faces))));
});

test('known chances: 1B1T reaches 4 in a quarter of all throws, 1B2T reaches 3 in 8 of 27', () => {
  expect(show(chanceToReach(hand(1, 0, 1), 4))).toBe('1/4');
  expect(show(chanceToReach(hand(1, 0, 2), 3))).toBe('8/27');
  expect(show(chanceToReach(hand(1), 1))).toBe('1');
  expect(show(chanceToReach(hand(1), 7))).toBe('0');
});

test('what area dice allow is counted over all throws', () => {
  for (const aim of [0, 1, 2, 3]) {
    const match = chanceOf(areasAllowed(hand(1, aim)), (bits) => bits === 63);
    const slow = allThrows(1 + aim).filter((faces) => new Set(faces).size < faces.length).length;
    expect(show(match)).toBe(show(fraction(slow, 6 ** (1 + aim))));
    const torso = chanceOf(areasAllowed(hand(1, aim)), (bits) => (bits & 2) !== 0);
    const slowTorso = allThrows(1 + aim).filter(
      (faces) => new Set(faces).size < faces.length || faces.some((face) => face >= 5),
    ).length;
    expect(show(torso)).toBe(show(fraction(slowTorso, 6 ** (1 + aim))));
  }
});

test('opposed odds are those of the rules', () => {
  const table = new Table({
    characters: [
      { id: 'x', attributes: { agility: 3 }, nerveShock: 1 },
      { id: 'y', attributes: { agility: 2 } },
    ],
  });
  const side = (id: string) => ({ members: [{ person: id, traits: ['agility' as const] }], representative: id });
  const slow = oddsOf((dice) => {
    const decision = aoristos.decide(
      table.state,
      { type: 'aoristos/opposedTest', a: side('x'), b: side('y') },
      { dice, by: gm },
    );
    return decision.ok ? aoristos.outcome(decision.events) : '';
  }).of;
  const fast = opposedOdds(1, hand(1, 0, 2), hand(1, 0, 1));
  expect([show(fast.win), show(fast.draw), show(fast.lose)]).toEqual(
    ['a', 'b', 'draw'].map((key) => show(slow.get(key === 'b' ? 'draw' : key === 'draw' ? 'b' : 'a') ?? one)),
  );
  expect(equal(plus(plus(fast.win, fast.draw), fast.lose), one)).toBe(true);
});

test('stress leaves what the rules leave', () => {
  const table = new Table({
    characters: [{ id: 'x' }, { id: 'y' }],
    combat: { phase: 'between', combatants: { x: { kp: 3 } } },
  });
  const slow = oddsOf((dice) => {
    const decision = aoristos.decide(table.state, { type: 'aoristos/beginActivation', by: 'x' }, { dice, by: gm });
    const after = decision.ok ? decision.events.reduce(aoristos.evolve, table.state) : table.state;
    return String(after.combat?.combatants['x']?.own.value.kp);
  }).of;
  expect(shown(stressOdds(3))).toEqual(shown(new Map([...slow].map(([kp, p]) => [Number(kp), p]))));
  expect(show(stressOdds(9).get(8) ?? one)).toBe('11/36');
});

test('surprise, automatic fire, survival and pain by their dice', () => {
  expect(show(surpriseOdds(hand(1, 0, 1), 2).before)).toBe('4/9');
  expect(shown(shotOdds(hand(2), 1, 8))).toEqual(shown(counted(2, (faces) => Math.min(8, 1 + sum(faces)))));
  for (const total of [1, 2, 3, 5, 8, 12, 13]) {
    let lives = 0n;
    for (const { faces, ways } of throwsOf(pool(4, d6))) if ((faces[0] ?? 0) + (faces[1] ?? 0) >= total) lives += ways;
    expect(show(survivalChance(total))).toBe(show(fraction(lives, 1296)));
  }
  const pain = painOdds(3, 1);
  expect([show(pain.bears), show(pain.once), show(pain.twice)]).toEqual(['8/27', '152/729', '361/729']);
});

test('blood loss to its end: one survival roll for every point', () => {
  expect(show(bloodLossChance(0, 0))).toBe('1');
  expect(equal(bloodLossChance(2, 3), times(times(survivalChance(3), survivalChance(4)), survivalChance(5)))).toBe(
    true,
  );
});

test('weeks to heal: a quarter a week at ST 4, eight weeks for two points', () => {
  const odds = healingOdds(4, 2);
  expect(show(odds.perWeek)).toBe('1/4');
  expect(show(odds.expectedWeeks ?? one)).toBe('8');
  expect(odds.healedAfter[0]).toBe(0);
  expect(odds.healedAfter[1]).toBeCloseTo(1 / 16, 12);
  expect(healingOdds(9, 2).expectedWeeks).toBeUndefined();
});

test('an hour of the unstable condition is that of the rules', () => {
  for (const difficulty of [2, 4, 6]) {
    const table = new Table({ characters: [{ id: 'x', organTrauma: 6 }] });
    table.ok('advanceTime', { hours: 1 });
    const slow = oddsOf((dice) => {
      const command = { type: 'aoristos/healingTest', by: 'x', rest: difficulty - 4, care: 0 } as const;
      const decision = aoristos.decide(table.state, command, { dice, by: gm });
      return decision.ok ? aoristos.outcome(decision.events) : '';
    }).of;
    const rolled = hand(1, 0, difficulty - 4 >= 3 ? 2 : 1);
    const fast = unstableHour(difficulty, rolled);
    expect([show(fast.better), show(fast.worse)]).toEqual([
      show(slow.get('heals') ?? fraction(0)),
      show(slow.get('worse') ?? fraction(0)),
    ]);
  }
});

test('the unstable condition to its end: stabilise or die, checked by following it hour by hour', () => {
  const odds = unstableOdds(4, 6, hand(1, 0, 1));
  if (!odds) throw new Error('no odds');
  const { better, worse } = unstableHour(4, hand(1, 0, 1));
  const [up, down] = [Number(better.num) / Number(better.den), Number(worse.num) / Number(worse.den)];
  let now = new Map([[6, 1]]);
  let [stable, dead, hours] = [0, 0, 0];
  for (let hour = 0; hour < 400; hour++) {
    const next = new Map<number, number>();
    for (const [trauma, p] of now) {
      if (p < 1e-16) continue;
      hours += p;
      const lives = Number(survivalChance(trauma + 1).num) / Number(survivalChance(trauma + 1).den);
      if (trauma === 5) stable += p * up;
      else next.set(trauma - 1, (next.get(trauma - 1) ?? 0) + p * up);
      next.set(trauma, (next.get(trauma) ?? 0) + p * (1 - up - down));
      next.set(trauma + 1, (next.get(trauma + 1) ?? 0) + p * down * lives);
      dead += p * down * (1 - lives);
    }
    now = next;
  }
  expect(Number(odds.stabilises.num) / Number(odds.stabilises.den)).toBeCloseTo(stable, 9);
  expect(Number(odds.dies.num) / Number(odds.dies.den)).toBeCloseTo(dead, 9);
  expect(Number(odds.hours.num) / Number(odds.hours.den)).toBeCloseTo(hours, 6);
  expect(equal(plus(odds.stabilises, odds.dies), one)).toBe(true);
});

test('the best split of an activation beats every other split', () => {
  const found = bestSplit(9, 1, 5, 2, -2);
  const all = (kp: number): Fraction => {
    let best = fraction(0);
    for (let aim = 0; aim <= 6; aim++) {
      const cost = 2 + aimCost(aim, 1);
      if (cost > kp) continue;
      const hit = chanceToReach(attackHandOf(-2 + aim), 5);
      const rest = all(kp - cost);
      const p = plus(hit, times({ num: hit.den - hit.num, den: hit.den }, rest));
      if (p.num * best.den > best.num * p.den) best = p;
    }
    return best;
  };
  expect(show(found.chance)).toBe(show(all(9)));
  expect(found.attacks.reduce((kp, { cost }) => kp + cost, 0)).toBeLessThanOrEqual(9);
});

test('weeks to heal: below trauma 3 the hand is better, for who lives on as usual (AOR-ORG-05, D-32)', () => {
  const table = new Table({ characters: [{ id: 'x', organTrauma: 4, rested: false, nerveShock: 1 }] });
  const rows = { environment: 'hospital', rest: 'normalLife', care: 'modernHospital' } as const;
  const found = aoristos.questions?.answer(table.state, { ask: 'recovery', by: 'x', ...rows });
  // ST 3: two points with 1B2T, each in 8 of 27, two with 1B1T, each in 4 of 9.
  expect(found).toMatchObject({ difficulty: 3, weeks: { exact: '45/4' } });
});
