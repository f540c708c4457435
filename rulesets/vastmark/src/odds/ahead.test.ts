import { expect, test } from 'vitest';
import { againstOthers, type Contender } from '../judge.ts';
import { answer } from '../questions.ts';
import { after, opened, opposed, settingsWith, table } from '../testing/table.ts';
import { seriesAhead, untilOne, type Ahead } from './ahead.ts';
import type { Entrant } from './sides.ts';

const dice = Array.from({ length: 60 }, (_, value) => ({ value, p: 10 ** -(Math.floor(value / 9) + 1) }));
const contender = (added: number, value: number): Contender => ({ total: added + value, zero: value === 0 });

/** How likely each of some sides, with one roll each, succeeds: every throw as the judge settles it. */
const thrown = (added: readonly number[], opposedZero: 'bothFail' | 'otherSucceeds', most = 60): readonly number[] => {
  const settings = settingsWith({ opposedZero });
  const won = added.map(() => 0);
  const go = (done: readonly Contender[], p: number): void => {
    const next = added[done.length];
    if (next !== undefined) {
      for (const die of dice.slice(0, most)) go([...done, contender(next, die.value)], p * die.p);
      return;
    }
    const successes = done.flatMap((own, i) => {
      const { outcome } = againstOthers(
        own,
        done.filter((_, at) => at !== i),
        settings,
      );
      return outcome === 'success' || outcome === 'perfection' ? [i] : [];
    });
    expect(successes.length, 'no two succeed in one roll').toBeLessThan(2);
    for (const i of successes) won[i] = (won[i] ?? 0) + p;
  };
  go([], 1);
  return won;
};

/** A series played roll by roll until hardly anything is left open. */
const played = (
  delta: number,
  wins: number,
  daze: boolean,
  opposedZero: 'bothFail' | 'otherSucceeds',
  start: readonly [number, number],
) => {
  const ends = new Map<string, number>();
  const lengths: number[] = [];
  const known = new Map<number, readonly number[]>();
  const each = (ahead: number): readonly number[] => {
    const found = known.get(ahead) ?? thrown([ahead, 0], opposedZero);
    known.set(ahead, found);
    return found;
  };
  let now = new Map<string, number>([[start.join(), 1]]);
  for (let rolls = 1; rolls <= 80; rolls++) {
    const then = new Map<string, number>();
    const put = (into: Map<string, number>, key: string, p: number): void =>
      void into.set(key, (into.get(key) ?? 0) + p);
    let over = 0;
    for (const [key, p] of now) {
      const [a = 0, b = 0] = key.split(',').map(Number);
      const [up = 0, down = 0] = each(daze ? delta + a - b : delta);
      put(then, key, p * (1 - up - down));
      for (const [next, chance] of [
        [[a + 1, b], up],
        [[a, b + 1], down],
      ] as const) {
        if (Math.max(...next) < wins) put(then, next.join(), p * chance);
        else {
          put(ends, next.join(), p * chance);
          over += p * chance;
        }
      }
    }
    lengths.push(over);
    now = then;
  }
  return { ends, lengths };
};
const total = (parts: Iterable<number>): number => [...parts].reduce((sum, p) => sum + p, 0);

test('a series is what playing it roll by roll comes to: who wins, how it ends, how long it takes (VAST-X-SERIES-01)', () => {
  for (const opposedZero of ['bothFail', 'otherSucceeds'] as const)
    for (const [delta, wins, daze, start] of [
      [0, 1, false, [0, 0]],
      [2, 3, false, [0, 0]],
      [-3, 2, true, [0, 1]],
      [1, 3, true, [2, 1]],
    ] as const) {
      const found = seriesAhead(delta, wins, daze, settingsWith({ opposedZero }), start);
      const { ends, lengths } = played(delta, wins, daze, opposedZero, start);
      expect(found.ends.map(({ won }) => won.join()).toSorted()).toEqual([...ends.keys()].toSorted());
      for (const { won, p } of found.ends) expect(p).toBeCloseTo(ends.get(won.join()) ?? 0, 5);
      for (const { rolls, p } of found.lengths) expect(p).toBeCloseTo(lengths[rolls - 1] ?? 0, 5);
      const [one, other] = found.sides;
      expect(one?.wins.p).toBeCloseTo(
        total([...ends].filter(([key]) => key.startsWith(`${wins},`)).map(([, p]) => p)),
        5,
      );
      expect((one?.wins.p ?? 0) + (other?.wins.p ?? 0)).toBeCloseTo(1, 12);
      expect(found.rolls.p).toBeCloseTo(total(lengths.map((p, i) => p * (i + 1))), 4);
      const better = played(delta + 1, wins, daze, opposedZero, start).ends;
      expect(one?.withOne).toBeCloseTo(
        total([...better].filter(([key]) => key.startsWith(`${wins},`)).map(([, p]) => p)),
        5,
      );
    }
});

test('one roll won is that much nearer (VAST-X-SERIES-01)', () => {
  const settings = settingsWith();
  const { sides } = seriesAhead(1, 3, false, settings);
  expect(sides[0]?.withWin).toBeCloseTo(seriesAhead(1, 3, false, settings, [1, 0]).sides[0]?.wins.p ?? 0, 12);
  expect(sides[1]?.withWin).toBeCloseTo(seriesAhead(1, 3, false, settings, [0, 1]).sides[1]?.wins.p ?? 0, 12);
  expect(seriesAhead(1, 2, false, settings, [1, 0]).sides[0]?.withWin).toBe(1);
});

test('three who go on until one of them succeeds: each as in the rolls that are decided (VAST-RES-06, VAST-MULTI-05)', () => {
  for (const opposedZero of ['bothFail', 'otherSucceeds'] as const) {
    const added = [2, 0, -1];
    const entrant = (more: number): Entrant => ({
      added: more,
      extraDice: 0,
      zeroIgnored: false,
      zeroGives: opposedZero === 'otherSucceeds',
    });
    const found = untilOne(added.map((more) => [entrant(more)]));
    const won = thrown(added, opposedZero, 27);
    for (const [i, { wins }] of found.sides.entries()) expect(wins.p).toBeCloseTo((won[i] ?? 0) / total(won), 2);
    expect(found.rolls.p).toBeCloseTo(1 / total(won), 2);
    expect(total(found.lengths.map(({ p }) => p))).toBeCloseTo(1, 6);
    const better = thrown([3, 0, -1], opposedZero, 27);
    expect(found.sides[0]?.withOne).toBeCloseTo((better[0] ?? 0) / total(better), 2);
  }
});

test('rolls that wait are asked about as they stand, a series between two alone (VAST-X-SERIES-01)', () => {
  const two = opened(opened(table({ series: true }), { id: 'a', resistance: opposed, skills: ['Rida'] }), {
    id: 'b',
    actor: 'spy',
    resistance: opposed,
    skills: ['Smyga'],
  });
  const ahead = answer(two, { ask: 'ahead', sides: ['a', 'b'], wins: 2, daze: true });
  expect(ahead).toEqual(seriesAhead(1, 2, true, settingsWith({ series: true })));
  // Begun, it is asked about in the same words.
  const begun = after(two, { type: 'vastmark/startSeries', id: 's', sides: ['a', 'b'], wins: 2, daze: true });
  expect(answer(begun, { ask: 'seriesAhead', seriesId: 's' })).toEqual(ahead);
  expect(answer(begun, { ask: 'seriesAhead', seriesId: 'x' })).toMatchObject({ refusal: { code: 'E_UNKNOWN_ID' } });
  const three = opened(two, { id: 'c', actor: 'gared', resistance: opposed });
  const sides = ['a', 'b', 'c'];
  expect((answer(three, { ask: 'ahead', sides }) as unknown as Ahead).sides).toHaveLength(3);
  expect(answer(three, { ask: 'ahead', sides, wins: 2 })).toMatchObject({ refusal: { code: 'E_NOT_OPPOSED' } });
  expect(answer(two, { ask: 'ahead', sides: ['a', 'x'] })).toMatchObject({ refusal: { code: 'E_UNKNOWN_ID' } });
});
