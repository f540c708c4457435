import { foresee } from '@aspekt/contract';
import {
  absorb,
  compare,
  equal,
  fraction,
  minus,
  one,
  oddsOf,
  plus,
  show,
  standings,
  times,
  toNumber,
  zero,
  type Fraction,
} from '@aspekt/dice';
import { expect, test } from 'vitest';
import { absorptions, less, stressFirst } from '../absorb.ts';
import { score } from '../contest-score.ts';
import { decide } from '../decide.ts';
import { ode } from '../index.ts';
import type { FreeTrack, Outcome } from '../model.ts';
import { sit, viewer, type Played } from '../testing.ts';
import { contest, directMarks, manyMarks, ownDifficultyMarks, type Marks } from './contests.ts';
import { duel, duelLength, type Duel } from './duel.ts';
import { invokeDuel } from './duel-of-invokes.ts';
import { takenOutWithin, trackKey } from './harm.ts';
import { bestStep, bestWith } from './invokes.ts';
import { challenge, createAdvantage, recovery, setupThenAttack, teamwork } from './rolls.ts';
import { atLeast, classes, difference, exchange, fourDice, outcomes } from './spread.ts';

const deltas = [-9, -5, -3, -1, 0, 1, 2, 4, 6, 9];
const goals = [0, 1, 3];
const total = (parts: readonly Fraction[]): Fraction => parts.reduce(plus, zero);

test('fyra tärningar: 1, 4, 10, 16, 19, 16, 10, 4, 1 av 81 (ODE-ACT-07)', () => {
  expect([...fourDice.ways.keys()]).toEqual([-4, -3, -2, -1, 0, 1, 2, 3, 4]);
  expect([...fourDice.ways.values()].map(Number)).toEqual([1, 4, 10, 16, 19, 16, 10, 4, 1]);
  expect(fourDice.whole).toBe(81n);
});

test('skillnaden mellan två slag: 1107, 1016, 784, 504, 266, 112, 36, 8, 1 av 6561, lika åt båda håll (ODE-DEF-08)', () => {
  const counts = [1107, 1016, 784, 504, 266, 112, 36, 8, 1];
  for (const [n, count] of counts.entries()) {
    expect(Number(difference.ways.get(n))).toBe(count);
    expect(Number(difference.ways.get(-n))).toBe(count);
  }
  expect(difference.whole).toBe(6561n);
});

/** `x` with this rating in lore, about to roll against 0, or against the other's 0. */
const facing = (delta: number, opposed: boolean): Played => {
  const declared = sit({
    characters: [
      { id: 'x', skills: { lore: delta } },
      { id: 'npc', kind: 'threat' },
    ],
  }).by('x', {
    type: 'ode/declareAction',
    intent: 'i',
    action: 'overcome',
    skill: 'lore',
  });
  if (!opposed) return declared.by('gm', { type: 'ode/setDifficulty', value: 0 });
  return declared
    .by('gm', { type: 'ode/callDefence', defender: 'npc' })
    .by('gm', { type: 'ode/declareDefence', skill: 'will', actor: 'npc' });
};

test('oddsen är reglernas egna: mot svårighet och mot motstånd, för varje försprång (ODE-OUT-02, ODE-OUT-03, ODE-OUT-04, ODE-OUT-05)', () => {
  for (const delta of deltas) {
    const fixed = foresee(ode, facing(delta, false).state, { type: 'ode/rollDice' }, viewer('x'));
    if ('refusal' in fixed) throw new Error(fixed.refusal.code);
    const { state } = facing(delta, true);
    const both = oddsOf((dice) => {
      const first = decide(state, { type: 'ode/rollDice' }, { dice, by: viewer('x') });
      if (!first.ok) return first.refusal.code;
      const then = first.events.reduce(ode.evolve, state);
      const second = decide(then, { type: 'ode/rollDice' }, { dice, by: viewer('gm') });
      return second.ok ? ode.outcome(second.events) : second.refusal.code;
    });
    expect(both.paths).toBe(81);
    expect(fixed.paths).toBe(9);
    for (const outcome of outcomes) {
      expect(fixed.of.get(outcome)?.exact ?? zero).toEqual(classes(delta, false)[outcome]);
      expect(both.of.get(outcome) ?? zero).toEqual(classes(delta, true)[outcome]);
    }
  }
});

test('jämnt slag: kända tal', () => {
  const even = classes(0, true);
  expect([even.fail, even.tie, even.success, even.style].map(show)).toEqual([
    '101/243',
    '41/243',
    '200/729',
    '103/729',
  ]);
  expect(outcomes.map((outcome) => show(classes(0, false)[outcome]))).toEqual(['31/81', '19/81', '26/81', '5/81']);
});

test('attackens alla utfall läggs ihop till ett, och följer klasserna (ODE-ATK-05, ODE-DEF-07)', () => {
  for (const delta of deltas) {
    const { defendedWithStyle, defended, tie, hits } = exchange(delta);
    expect(total([defendedWithStyle, defended, tie, ...hits.map(({ chance }) => chance)])).toEqual(one);
    expect(plus(defendedWithStyle, defended)).toEqual(classes(delta, true).fail);
    expect(total(hits.filter(({ hit }) => hit >= 3).map(({ chance }) => chance))).toEqual(classes(delta, true).style);
  }
});

type Lex = { readonly chance: Fraction; readonly used: Fraction; readonly step: string };
const better = (a: Lex, b: Lex): boolean => {
  const by = compare(a.chance, b.chance);
  return by > 0 || (by === 0 && compare(a.used, b.used) < 0);
};

/** The same by plain recursion over fractions, every choice tried, the dice thrown one by one. */
const naive = (base: number, dice: number, k: number, goal: number): Lex => {
  if (base + dice >= goal) return { chance: one, used: zero, step: 'done' };
  let best: Lex = { chance: zero, used: zero, step: 'stop' };
  if (k === 0) return best;
  const more = ({ chance, used }: Lex, step: string): Lex => ({ chance, used: plus(used, one), step });
  const tried = [more(naive(base + 2, dice, k - 1, goal), 'plus2')];
  let [chance, used] = [zero, zero];
  for (const [thrown, ways] of fourDice.ways) {
    const then = naive(base, thrown, k - 1, goal);
    chance = plus(chance, times(fraction(ways, 81), then.chance));
    used = plus(used, times(fraction(ways, 81), then.used));
  }
  tried.push({ chance, used: plus(used, one), step: 'reroll' });
  for (const each of tried) if (each.chance.num > 0n && better(each, best)) best = each;
  return best;
};

test('bästa bruket av åberopanden mot svårighet är den råa sökningens (ODE-INV-02, ODE-INV-03)', () => {
  for (const delta of [-7, -4, -2, 0, 1])
    for (const goal of goals)
      for (const k of [0, 1, 2, 3]) {
        let [chance, used] = [zero, zero];
        for (const [dice, ways] of fourDice.ways) {
          const found = naive(delta, dice, k, goal);
          chance = plus(chance, times(fraction(ways, 81), found.chance));
          used = plus(used, times(fraction(ways, 81), found.used));
          const { step, chance: from } = bestStep(delta, k, goal, dice);
          expect([step, from]).toEqual([found.step, found.chance]);
        }
        expect(bestWith(delta, k, goal, false)).toEqual({ chance, used });
      }
});

test('bästa bruket av åberopanden mot motstånd är den råa sökningens (ODE-INV-02, ODE-INV-03)', () => {
  for (const delta of [-3, 0, 2])
    for (const goal of goals)
      for (const k of [0, 1, 2]) {
        let [chance, used] = [zero, zero];
        for (const [theirs, b] of fourDice.ways)
          for (const [own, a] of fourDice.ways) {
            const found = naive(delta - theirs, own, k, goal);
            chance = plus(chance, times(fraction(a * b, 6561), found.chance));
            used = plus(used, times(fraction(a * b, 6561), found.used));
          }
        expect(bestWith(delta, k, goal, true)).toEqual({ chance, used });
        if (k === 0) expect(chance).toEqual(atLeast(delta, true, goal));
      }
});

test('två åberopanden i ett jämnt slag: tal som andra kan räkna efter', () => {
  const golden = [0, 1, 2].map((k) => goals.map((goal) => show(bestWith(0, k, goal, true).chance)));
  expect(golden).toMatchInlineSnapshot(`
    [
      [
        "142/243",
        "101/243",
        "103/729",
      ],
      [
        "475316/531441",
        "416549/531441",
        "239849/531441",
      ],
      [
        "1575583/1594323",
        "1530973/1594323",
        "3765145/4782969",
      ],
    ]
  `);
});

/** Whoever is not getting their way passes, takes +2 or rerolls; the plain game tree. */
const naiveDuel = (base: number, own: number, theirs: number, a: number, b: number, goal: number): Fraction => {
  const reached = base + own - theirs >= goal;
  const options: Fraction[] = [reached ? one : zero];
  const expected = (of: (dice: number) => Fraction): Fraction =>
    total([...fourDice.ways].map(([dice, ways]) => times(fraction(ways, 81), of(dice))));
  if (reached && b > 0) {
    options.push(naiveDuel(base - 2, own, theirs, a, b - 1, goal));
    options.push(expected((dice) => naiveDuel(base, own, dice, a, b - 1, goal)));
    return options.reduce((least, each) => (compare(each, least) < 0 ? each : least));
  }
  if (!reached && a > 0) {
    options.push(naiveDuel(base + 2, own, theirs, a - 1, b, goal));
    options.push(expected((dice) => naiveDuel(base, dice, theirs, a - 1, b, goal)));
    return options.reduce((most, each) => (compare(each, most) > 0 ? each : most));
  }
  return options[0] ?? zero;
};

test('när båda sidor åberopar perfekt är det spelträdets värde (ODE-INV-09)', () => {
  for (const [delta, a, b] of [
    [0, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
    [0, 1, 1],
    [-2, 1, 1],
    [1, 2, 0],
  ] as const)
    for (const goal of [1, 3]) {
      let chance = zero;
      for (const [own, x] of fourDice.ways)
        for (const [theirs, y] of fourDice.ways)
          chance = plus(chance, times(fraction(x * y, 6561), naiveDuel(delta, own, theirs, a, b, goal)));
      expect(invokeDuel(delta, a, b, goal)).toEqual(chance);
    }
  expect(invokeDuel(0, 2, 0, 1)).toEqual(bestWith(0, 2, 1, true).chance);
});

test('samarbete flyttar oddsen med sin bonus (ODE-TEA-01, ODE-TEA-02)', () => {
  expect(teamwork(2, [1, 2, 3, 0], 3)).toEqual({ bonus: 2, classes: classes(1, false) });
  expect(teamwork(0, [1, 1], 0).bonus).toBe(0);
});

test('övertag: åberopanden, bonus och fiendens åberopande läggs ihop till ett (ODE-ADV-04, ODE-ADV-08, ODE-ADV-10)', () => {
  for (const delta of deltas)
    for (const opposed of [false, true])
      for (const mode of ['new', 'existing', 'unknown'] as const) {
        const odds = createAdvantage(delta, opposed, mode);
        expect(total(Object.values(odds) as Fraction[])).toEqual(one);
        expect(odds.two).toEqual(classes(delta, opposed).style);
        expect(odds.boost.num === 0n).toBe(mode === 'existing' || classes(delta, opposed).tie.num === 0n);
      }
});

/** A contest as a chain of states, solved by the general solver. */
const chained = (marks: Marks, sides: number, target: number) => {
  const start = Array<number>(sides).fill(0).join();
  const twist = minus(one, total(marks.map(({ chance }) => chance)));
  const { ends, steps } = absorb(start, (node) => {
    const victories = node.split(',').map(Number);
    if (victories.some((n) => n >= target)) return undefined;
    const next = new Map<string, Fraction>(twist.num > 0n ? [[node, twist]] : []);
    for (const { side, victories: more, chance } of marks) {
      if (chance.num === 0n) continue;
      const to = victories.map((n, i) => (i === side ? n + more : n)).join();
      next.set(to, plus(next.get(to) ?? zero, chance));
    }
    return next;
  });
  const wins = Array.from({ length: sides }, (_, i) =>
    total([...(ends.get(start) ?? [])].filter(([end]) => Number(end.split(',')[i]) >= target).map(([, p]) => p)),
  );
  return { wins, exchanges: steps.get(start) ?? zero, twist };
};

/** One exchange by the rules' own scoring, every throw of every side. */
const scored = (ratings: readonly number[], difficulties?: readonly number[]): Marks => {
  const found = new Map<string, bigint>();
  const throwAll = (efforts: readonly number[], ways: bigint): void => {
    if (efforts.length < ratings.length) {
      for (const [dice, n] of fourDice.ways) throwAll([...efforts, (ratings[efforts.length] ?? 0) + dice], ways * n);
      return;
    }
    const sides = efforts.map((effort, i) => ({
      id: `${i}`,
      members: [],
      intent: '',
      victories: 0,
      effort,
      shifts: difficulties ? effort - (difficulties[i] ?? 0) : null,
      rollerId: null,
      forfeited: false,
      marks: 0,
    }));
    const { marks } = score({ sides, mode: difficulties ? 'difficulties' : 'direct' });
    for (const [id, n] of Object.entries(marks))
      if (n > 0) found.set(`${id}:${n}`, (found.get(`${id}:${n}`) ?? 0n) + ways);
  };
  throwAll([], 1n);
  const whole = 81n ** BigInt(ratings.length);
  return ratings.flatMap((_, side) =>
    [1, 2].map((victories) => ({ side, victories, chance: fraction(found.get(`${side}:${victories}`) ?? 0n, whole) })),
  );
};

test('tävlingens rundor räknas som reglerna räknar dem (ODE-CTS-03, ODE-CTS-04, ODE-CTS-05)', () => {
  for (const delta of deltas) expect(directMarks(delta)).toEqual(scored([delta, 0]));
  expect(ownDifficultyMarks([2, 3], [1, 4])).toEqual(scored([2, 3], [1, 4]));
  expect(ownDifficultyMarks([0, 0], [-2, 5])).toEqual(scored([0, 0], [-2, 5]));
  expect(manyMarks([2, 1, 0])).toEqual(scored([2, 1, 0]));
  expect(manyMarks([1, 3])).toEqual(directMarks(-2));
});

test('hela tävlingen är kedjans lösning, och jämn är den jämn (ODE-CTS-06)', () => {
  for (const target of [3, 4, 5]) {
    for (const delta of [-4, 0, 1, 3])
      expect(contest(directMarks(delta), 2, target)).toEqual(chained(directMarks(delta), 2, target));
    expect(contest(directMarks(0), 2, target).wins.map(show)).toEqual(['1/2', '1/2']);
  }
  const own = ownDifficultyMarks([3, 1], [2, 2]);
  expect(contest(own, 2, 3)).toEqual(chained(own, 2, 3));
  const many = manyMarks([3, 2, 2]);
  expect(contest(many, 3, 3)).toEqual(chained(many, 3, 3));
  expect(total(contest(many, 3, 5).wins)).toEqual(one);
});

const tracks: readonly FreeTrack[] = [
  { boxes: 0, slots: [] },
  { boxes: 3, slots: [] },
  { boxes: 2, slots: [2, 4] },
];

test('utslagen inom n attacker är kedjans läge efter n steg (ODE-HRM-01, ODE-ATK-05)', () => {
  for (const delta of [-2, 0, 3])
    for (const track of tracks) {
      const at = new Map([[trackKey(track), track]]);
      const stood = standings(
        trackKey(track),
        (node) => {
          const now = at.get(node);
          if (!now) return undefined;
          const next = new Map<string, Fraction>();
          for (const [dice, ways] of difference.ways) {
            const hit = delta + dice;
            const way = hit > 0 ? stressFirst(now, hit) : { stress: 0, slots: [] };
            const left = way && less(now, way);
            if (left) at.set(trackKey(left), left);
            const to = left ? trackKey(left) : 'out';
            next.set(to, plus(next.get(to) ?? zero, fraction(ways, 6561)));
          }
          return next;
        },
        4,
      );
      for (const n of [1, 2, 4]) expect(takenOutWithin(delta, track, n)).toEqual(stood[n - 1]?.get('out') ?? zero);
    }
});

/** A duel as one chain over everything that can be told apart; stress first. */
const duelChain = ({ deltas: ahead, tracks: given, boosts }: Duel) => {
  type Node = {
    readonly turn: 0 | 1;
    readonly tracks: readonly [FreeTrack, FreeTrack];
    readonly held: readonly [number, number];
  };
  const nodes = new Map<string, Node>();
  const name = (node: Node): string => {
    const key = `${node.turn} ${node.tracks.map(trackKey).join('/')} ${node.held.join()}`;
    nodes.set(key, node);
    return key;
  };
  const start = name({ turn: 0, tracks: given, held: [0, 0] });
  const { ends, steps } = absorb(start, (key) => {
    const node = nodes.get(key);
    if (!node) return undefined;
    const { turn, held } = node;
    const defender = turn === 0 ? 1 : 0;
    const next = new Map<string, Fraction>();
    for (const [dice, ways] of difference.ways) {
      const shifts = ahead[turn] + 2 * held[turn] + dice;
      const way = shifts > 0 ? stressFirst(node.tracks[defender], shifts) : { stress: 0, slots: [] };
      let to = turn === 0 ? 'A' : 'B';
      if (way) {
        const left = less(node.tracks[defender], way);
        const mine = boosts && shifts === 0 ? 1 : 0;
        const theirs = held[defender] + (boosts && shifts <= -3 ? 1 : 0);
        to = name({
          turn: defender,
          tracks: turn === 0 ? [node.tracks[0], left] : [left, node.tracks[1]],
          held: turn === 0 ? [mine, theirs] : [theirs, mine],
        });
      }
      next.set(to, plus(next.get(to) ?? zero, fraction(ways, 6561)));
    }
    return next;
  });
  return { win: ends.get(start)?.get('A') ?? zero, rolls: steps.get(start) ?? zero };
};

test('duellen med stress först är kedjans lösning, med och utan bonusar', () => {
  const pairs: readonly Duel['tracks'][] = [
    [tracks[0] ?? { boxes: 0, slots: [] }, { boxes: 1, slots: [] }],
    [
      { boxes: 2, slots: [2] },
      { boxes: 1, slots: [4] },
    ],
  ];
  for (const given of pairs)
    for (const ahead of [
      [0, 0],
      [2, -1],
    ] as const) {
      for (const boosts of [false, true]) {
        const one_: Duel = { deltas: ahead, tracks: given, policy: 'stressFirst', boosts };
        const solved = duel(one_);
        expect(solved && equal(solved, duelChain(one_).win)).toBe(true);
      }
      const length = duelLength({ deltas: ahead, tracks: given });
      expect(length).toEqual(duelChain({ deltas: ahead, tracks: given, policy: 'stressFirst', boosts: false }).rolls);
    }
});

/** The same by value iteration in plain numbers: each defender picks what is best for them. */
const iterated = ({ deltas: ahead, tracks: given }: Duel): number => {
  const values = new Map<string, number>();
  const value = (turn: 0 | 1, a: FreeTrack, b: FreeTrack): number => {
    const key = `${turn}${trackKey(a)}/${trackKey(b)}`;
    const known = values.get(key);
    if (known !== undefined) return known;
    const once = (side: 0 | 1): { miss: number; gain: number } => {
      let [miss, gain] = [0, 0];
      for (const [dice, ways] of difference.ways) {
        const p = Number(ways) / 6561;
        const hit = ahead[side] + dice;
        if (hit <= 0) miss += p;
        else {
          const left = absorptions(side === 0 ? b : a, hit).map((way) =>
            side === 0 ? value(1, a, less(b, way)) : value(0, less(a, way), b),
          );
          const none = side === 0 ? 1 : 0;
          gain += p * (left.length === 0 ? none : side === 0 ? Math.min(...left) : Math.max(...left));
        }
      }
      return { miss, gain };
    };
    const [first, second] = [once(0), once(1)];
    const atA = (first.gain + first.miss * second.gain) / (1 - first.miss * second.miss);
    values.set(`0${trackKey(a)}/${trackKey(b)}`, atA);
    values.set(`1${trackKey(a)}/${trackKey(b)}`, second.gain + second.miss * atA);
    return values.get(key) ?? 0;
  };
  return value(0, given[0], given[1]);
};

test('den som tar träffar så bra som möjligt: samma värde som när man räknar sig fram', () => {
  const base = {
    deltas: [0, 0],
    tracks: [
      { boxes: 2, slots: [2, 4] },
      { boxes: 3, slots: [2] },
    ],
    boosts: false,
  } as const;
  const optimal = duel({ ...base, policy: 'optimal' });
  if (!optimal) throw new Error('it ends');
  expect(toNumber(optimal)).toBeCloseTo(iterated({ ...base, policy: 'optimal' }), 12);
  expect(duel({ ...base, deltas: [-20, -20], policy: 'stressFirst' })).toBeUndefined();
});

test('utmaningen: alla utfall läggs ihop till ett, och varje uppgift för sig stämmer (ODE-CHL-03)', () => {
  const tallies = challenge([0, 2, -1]);
  expect(total(tallies.map(({ chance }) => chance))).toEqual(one);
  const expected = (outcome: Outcome): Fraction =>
    total(tallies.map((tally) => times(fraction(tally[outcome]), tally.chance)));
  for (const outcome of outcomes)
    expect(expected(outcome)).toEqual(total([0, 2, -1].map((delta) => classes(delta, false)[outcome])));
});

test('läkning: svårighet efter svårhetsgrad, två till på sig själv (ODE-REC-03)', () => {
  expect(recovery(2, 'mild', false)).toEqual({ tieOrBetter: fraction(50, 81), successOrBetter: fraction(31, 81) });
  expect(recovery(2, 'mild', true)).toEqual(recovery(0, 'mild', false));
  expect(recovery(2, 'severe', false)).toEqual({ tieOrBetter: fraction(1, 81), successOrBetter: zero });
  expect(recovery(9, 'extreme', false)).toBeUndefined();
});

test('först ett övertag, sedan attacken: jämfört med två attacker', () => {
  const { setup, twoAttacks } = setupThenAttack(2, -2, 1, true);
  const single = atLeast(-2, true, 1);
  expect(twoAttacks).toEqual(minus(one, times(minus(one, single), minus(one, single))));
  const made = classes(2, true);
  const by = [made.fail, plus(made.tie, made.success), made.style].map((p, k) =>
    times(p, bestWith(-2, k, 1, true).chance),
  );
  expect(setup).toEqual(total(by));
});
