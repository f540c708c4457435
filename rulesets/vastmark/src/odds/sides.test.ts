import { toNumber } from '@aspekt/dice';
import { expect, test } from 'vitest';
import { againstOthers, best, type Contender } from '../judge.ts';
import { settingsWith } from '../testing/table.ts';
import { successAfterLooking } from './looking.ts';
import { opposedChances } from './roll.ts';
import { declaredOpposed, sidesChances, successOpposed, type Entrant } from './sides.ts';

const plain = (added: number): Entrant => ({ added, extraDice: 0, zeroIgnored: false, zeroGives: false });
const lenient = (added: number): Entrant => ({ ...plain(added), zeroGives: true });
const outcomes = ['perfection', 'success', 'statusQuo', 'failure', 'zeroed'] as const;

type Fallen = Contender & { readonly p: number };
const faces = Array.from({ length: 36 }, (_, value) => ({ value, p: 10 ** -(Math.floor(value / 9) + 1) }));
/** What every throw of one roll comes to, die by die. */
const fallen = ({ added, extraDice, zeroIgnored }: Entrant): readonly Fallen[] => {
  let all: readonly Fallen[] = faces.map(({ value, p }) => ({
    total: added + value,
    zero: value === 0 && !zeroIgnored,
    p,
  }));
  for (let i = 0; i < extraDice; i++)
    all = all.flatMap((it) => faces.map(({ value, p }) => ({ ...it, total: it.total + value, p: it.p * p })));
  return all;
};
const settingsOf = ({ zeroGives }: Entrant) => settingsWith({ opposedZero: zeroGives ? 'otherSucceeds' : 'bothFail' });

/** Every throw of all sides together, as the judge settles it. */
const thrown = (sides: readonly (readonly Entrant[])[]) => {
  const tally = sides.map(() => ({ perfection: 0, success: 0, statusQuo: 0, failure: 0, zeroed: 0 }));
  const flat = sides.flatMap((side, at) =>
    side.map((entrant) => ({ at, settings: settingsOf(entrant), law: fallen(entrant) })),
  );
  const go = (done: readonly Fallen[], p: number): void => {
    const next = flat[done.length];
    if (next) {
      for (const one of next.law) go([...done, one], p * one.p);
      return;
    }
    for (const [mine, counts] of tally.entries()) {
      const others = done.filter((_, i) => flat[i]?.at !== mine);
      const own = flat.flatMap(({ at, settings }, i) => {
        const it = done[i];
        return at === mine && it ? [againstOthers(it, others, settings).outcome] : [];
      });
      counts[best(own)] += p;
    }
  };
  go([], 1);
  return tally;
};
const agree = (sides: readonly (readonly Entrant[])[]): void => {
  const found = sidesChances(sides);
  for (const [i, counts] of thrown(sides).entries()) {
    const chances = found[i];
    for (const outcome of outcomes) {
      const counted = outcome === 'success' ? counts.success + counts.perfection : counts[outcome];
      // What lies beyond the faces counted here.
      expect(Math.abs((chances?.[outcome] ?? 0) - counted)).toBeLessThan(5e-4);
    }
  }
};

test('dice and a guard bought before an opposed roll are in its odds (VAST-HERO-11, VAST-RES-06)', () => {
  agree([[{ ...plain(1), extraDice: 1 }], [plain(3)]]);
  agree([[{ ...plain(-2), zeroIgnored: true }], [plain(0)]]);
  agree([[{ ...lenient(0), extraDice: 1 }], [lenient(5)]]);
});

test('three sides, where a zero gives a lower total its success or does not (VAST-ZERO-06, VAST-MULTI-05)', () => {
  agree([[lenient(0)], [lenient(4)], [lenient(-3)]]);
  agree([[lenient(2), lenient(-1)], [plain(6)]]);
  agree([[plain(2)], [plain(1)], [plain(-3)]]);
});

test('two single sides by summing are the closed form (VAST-RES-06, VAST-ZERO-06)', () => {
  for (const delta of [-14, -3, 0, 1, 9]) {
    for (const side of [plain, lenient]) {
      const [a] = sidesChances([[side(delta)], [side(0)]]);
      const { A } = opposedChances(delta, settingsOf(side(0)));
      for (const outcome of outcomes) expect(Math.abs((a?.[outcome] ?? 0) - toNumber(A[outcome]))).toBeLessThan(1e-13);
    }
  }
});

test('points spent after looking at an opposed roll, against one and against two (VAST-HERO-11, VAST-ZERO-06)', () => {
  const few = faces
    .slice(0, 18)
    .map(({ value, p }) => ({ p, at: (added: number) => ({ total: value + added, zero: value === 0 }) }));
  for (const side of [plain, lenient]) {
    const settings = settingsOf(side(0));
    const won = (own: Contender, others: readonly Contender[], points: number): number =>
      toNumber(successAfterLooking(own, others, settings, points));
    let [one, two] = [0, 0];
    for (const own of few)
      for (const other of few) {
        one += own.p * other.p * won(own.at(-2), [other.at(3)], 2);
        for (const third of few) two += own.p * other.p * third.p * won(own.at(-2), [other.at(3), third.at(1)], 1);
      }
    expect(Math.abs(successOpposed(side(-2), [side(3)], 2) - one)).toBeLessThan(2e-2);
    expect(Math.abs(successOpposed(side(-2), [side(3), side(1)], 1) - two)).toBeLessThan(2e-2);
    const [plainly] = sidesChances([[side(-2)], [side(3)]]);
    expect(successOpposed(side(-2), [side(3)], 0)).toBeCloseTo(plainly?.success ?? 0, 12);
  }
});

test('points declared before an opposed roll: all dice, or one against the zero (VAST-HERO-11)', () => {
  for (const added of [-4, 3]) {
    const chanceOf = (own: Entrant): number => {
      const [counts] = thrown([[own], [plain(0)]]);
      return (counts?.success ?? 0) + (counts?.perfection ?? 0);
    };
    const counted = Math.max(
      chanceOf({ ...plain(added), extraDice: 1 }),
      chanceOf({ ...plain(added), zeroIgnored: true }),
    );
    expect(Math.abs(declaredOpposed(plain(added), [plain(0)], 1) - counted)).toBeLessThan(5e-4);
  }
});
