import type { Lookup } from './chain.ts';
import { compare, fraction, toNumber, type Fraction } from './fraction.ts';
import { partsFrom } from './graph.ts';
import { lcm, solveShared } from './shared.ts';

/** One thing to do at a node, and where it may lead. */
export type Choice = { readonly name: string; readonly to: ReadonlyMap<string, Fraction> };
/** What can be done at a node; `undefined` at an end. */
export type Choices = (node: string) => readonly Choice[] | undefined;

export type Best = {
  /** The best choice at every node that is reached, and what it is worth. */
  readonly choice: ReadonlyMap<string, string>;
  readonly worth: Lookup<Fraction>;
  /** What each choice at a node is worth if one plays on as well as possible. */
  readonly options: (node: string) => ReadonlyMap<string, Fraction>;
};

/** What a node is worth, not in lowest terms: nodes that were solved together share a denominator. */
type Raw = { readonly num: bigint; readonly den: bigint };

/**
 * The best way through a finite decision process: choices that maximise the expected worth of the end.
 * Policies are improved in plain numbers first, because that is fast, and then exactly, because that is right.
 */
export const best = (start: string, choices: Choices, worthOf: (end: string) => Fraction): Best => {
  const at = remember(choices);
  const parts = partsFrom(start, reach(at));
  const { policy } = roughly(parts, at, worthOf);

  for (;;) {
    const worth = evaluate(parts, at, policy, worthOf);
    if (!improve(at, policy, worth)) {
      const lowest = ({ num, den }: Raw): Fraction => fraction(num, den);
      return {
        choice: new Map([...policy].map(([node, { name }]) => [node, name])),
        worth: {
          get: (node) => {
            const found = worth.get(node);
            return found && lowest(found);
          },
        },
        options: (node) => new Map((at(node) ?? []).map((choice) => [choice.name, lowest(expected(choice, worth))])),
      };
    }
  }
};

/** The same in plain numbers, right to about twelve places: for processes too large to be solved exactly. */
export type NearlyBest = {
  readonly worth: Lookup<number>;
  readonly options: (node: string) => ReadonlyMap<string, number>;
};
export const nearlyBest = (start: string, choices: Choices, worthOf: (end: string) => Fraction): NearlyBest => {
  const at = remember(choices);
  const { worth } = roughly(partsFrom(start, reach(at)), at, worthOf);
  const expectation = ({ to }: Choice): number => {
    let sum = 0;
    for (const [node, p] of to) sum += toNumber(p) * (worth.get(node) ?? 0);
    return sum;
  };
  return { worth, options: (node) => new Map((at(node) ?? []).map((choice) => [choice.name, expectation(choice)])) };
};

const remember = (choices: Choices): Choices => {
  const known = new Map<string, readonly Choice[] | undefined>();
  return (node) => {
    if (!known.has(node)) known.set(node, choices(node));
    return known.get(node);
  };
};
const reach =
  (at: Choices) =>
  (node: string): Iterable<string> =>
    new Set(at(node)?.flatMap(({ to }) => [...to.keys()]) ?? []);

/** The whole-numbered weights of a choice over their common denominator. */
const weighed = new WeakMap<Choice, { readonly den: bigint; readonly to: readonly (readonly [string, bigint])[] }>();
const weigh = (choice: Choice) => {
  const before = weighed.get(choice);
  if (before) return before;
  const den = [...choice.to.values()].reduce((common, p) => lcm(common, p.den), 1n);
  const made = { den, to: [...choice.to].map(([node, p]) => [node, p.num * (den / p.den)] as const) };
  weighed.set(choice, made);
  return made;
};

const expected = (choice: Choice, worth: ReadonlyMap<string, Raw>): Raw => {
  const sums = new Map<bigint, bigint>();
  const { den, to } = weigh(choice);
  for (const [node, weight] of to) {
    const value = worth.get(node);
    if (value) sums.set(value.den, (sums.get(value.den) ?? 0n) + weight * value.num);
  }
  let total: Raw = { num: 0n, den: 1n };
  for (const [each, num] of sums) total = { num: total.num * each + num * total.den, den: total.den * each };
  return { num: total.num, den: total.den * den };
};

/** Value iteration in plain numbers, part by part from the ends; returns the choices it prefers, and their worth. */
const roughly = (
  parts: readonly (readonly string[])[],
  at: Choices,
  worthOf: (end: string) => Fraction,
): { readonly policy: Map<string, Choice>; readonly worth: Lookup<number> } => {
  const places = new Map(parts.flat().map((node, i) => [node, i]));
  const value = new Float64Array(places.size);
  const policy = new Map<string, Choice>();
  for (const part of parts) {
    const nodes = part.flatMap((node) => {
      const place = places.get(node) ?? 0;
      const choices = at(node);
      if (!choices) value[place] = toNumber(worthOf(node));
      return choices
        ? [{ node, place, choices: choices.map((choice) => ({ choice, ...plainly(choice, places) })) }]
        : [];
    });
    for (let change = Infinity, sweep = 0; change > 1e-13 && sweep < 100_000; sweep++) {
      change = 0;
      for (const { node, place, choices } of nodes) {
        let bestValue = -Infinity;
        for (const { choice, to, chances } of choices) {
          let worth = 0;
          for (let i = 0; i < to.length; i++) worth += (chances[i] ?? 0) * (value[to[i] ?? 0] ?? 0);
          // A tie keeps the earlier choice, so that rounding cannot make the policy wander.
          if (worth > bestValue + 1e-12) {
            bestValue = worth;
            policy.set(node, choice);
          }
        }
        change = Math.max(change, Math.abs(bestValue - (value[place] ?? 0)));
        value[place] = bestValue;
      }
    }
  }
  return { policy, worth: { get: (node) => value[places.get(node) ?? -1] } };
};

const plainly = ({ to }: Choice, places: ReadonlyMap<string, number>) => ({
  to: Int32Array.from(to.keys(), (node) => places.get(node) ?? 0),
  chances: Float64Array.from(to.values(), toNumber),
});

/** What following the policy is worth everywhere. Solved nodes are known to those that lead to them. */
const evaluate = (
  parts: readonly (readonly string[])[],
  at: Choices,
  policy: ReadonlyMap<string, Choice>,
  worthOf: (end: string) => Fraction,
): ReadonlyMap<string, Raw> => {
  const worth = new Map<string, Raw>();
  const moves = (node: string) => policy.get(node)?.to;
  const known = (node: string) => {
    const { num, den } = worth.get(node) ?? { num: 0n, den: 1n };
    return { den, values: [num] };
  };
  const unsolved = (node: string): Iterable<string> => [...(moves(node)?.keys() ?? [])].filter((to) => !worth.has(to));
  for (const node of parts.flat()) if (!at(node)) worth.set(node, worthOf(node));
  for (const node of parts.flat()) {
    if (worth.has(node)) continue;
    // The policy's own parts are smaller than those of all choices together.
    for (const part of partsFrom(node, unsolved)) {
      const { den, of } = solveShared(part, moves, known, [0n]);
      for (const [each, [num = 0n]] of of) worth.set(each, { num, den });
    }
  }
  return worth;
};

const improve = (at: Choices, policy: Map<string, Choice>, worth: ReadonlyMap<string, Raw>): boolean => {
  let improved = false;
  for (const [node, now] of policy) {
    let bestWorth = expected(now, worth);
    for (const choice of at(node) ?? []) {
      const other = expected(choice, worth);
      if (compare(other, bestWorth) > 0) {
        bestWorth = other;
        policy.set(node, choice);
        improved = true;
      }
    }
  }
  return improved;
};
