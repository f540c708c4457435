import { absorb, type Absorbed } from './chain.ts';
import { compare, plus, times, toNumber, zero, type Fraction } from './fraction.ts';
import { partsFrom } from './graph.ts';

/** One thing to do at a node, and where it may lead. */
export type Choice = { readonly name: string; readonly to: ReadonlyMap<string, Fraction> };
/** What can be done at a node; `undefined` at an end. */
export type Choices = (node: string) => readonly Choice[] | undefined;

export type Best = {
  /** The best choice at every node that is reached, and what it is worth. */
  readonly choice: ReadonlyMap<string, string>;
  readonly worth: ReadonlyMap<string, Fraction>;
  /** What each choice at a node is worth if one plays on as well as possible. */
  readonly options: (node: string) => ReadonlyMap<string, Fraction>;
};

/**
 * The best way through a finite decision process: choices that maximise the expected worth of the end.
 * Policies are improved in plain numbers first, because that is fast, and then exactly, because that is right.
 */
export const best = (start: string, choices: Choices, worthOf: (end: string) => Fraction): Best => {
  const known = new Map<string, readonly Choice[] | undefined>();
  const at = (node: string): readonly Choice[] | undefined => {
    if (!known.has(node)) known.set(node, choices(node));
    return known.get(node);
  };
  const reach = (node: string): Iterable<string> => at(node)?.flatMap(({ to }) => [...to.keys()]) ?? [];
  const parts = partsFrom(start, reach);
  const policy = roughly(parts, at, worthOf);

  for (;;) {
    const worth = evaluate(parts, at, policy, worthOf);
    if (!improve(at, policy, worth)) {
      return {
        choice: new Map([...policy].map(([node, { name }]) => [node, name])),
        worth,
        options: (node) => new Map((at(node) ?? []).map(({ name, to }) => [name, expected(to, worth)])),
      };
    }
  }
};

const expected = (to: ReadonlyMap<string, Fraction>, worth: ReadonlyMap<string, Fraction>): Fraction =>
  [...to].reduce((total, [node, p]) => plus(total, times(p, worth.get(node) ?? zero)), zero);

/** Value iteration in plain numbers, part by part from the ends; returns the choices it prefers. */
const roughly = (
  parts: readonly (readonly string[])[],
  at: Choices,
  worthOf: (end: string) => Fraction,
): Map<string, Choice> => {
  const value = new Map<string, number>();
  const policy = new Map<string, Choice>();
  for (const part of parts) {
    const nodes = part.map((node) => ({
      node,
      choices: at(node)?.map((choice) => ({ choice, to: [...choice.to].map(([k, p]) => [k, toNumber(p)] as const) })),
    }));
    for (const { node, choices } of nodes) if (!choices) value.set(node, toNumber(worthOf(node)));
    for (let change = Infinity, sweep = 0; change > 1e-13 && sweep < 100_000; sweep++) {
      change = 0;
      for (const { node, choices } of nodes) {
        if (!choices) continue;
        let bestValue = -Infinity;
        for (const { choice, to } of choices) {
          const worth = to.reduce((total, [k, p]) => total + p * (value.get(k) ?? 0), 0);
          // A tie keeps the earlier choice, so that rounding cannot make the policy wander.
          if (worth > bestValue + 1e-12) {
            bestValue = worth;
            policy.set(node, choice);
          }
        }
        change = Math.max(change, Math.abs(bestValue - (value.get(node) ?? 0)));
        value.set(node, bestValue);
      }
    }
  }
  return policy;
};

const evaluate = (
  parts: readonly (readonly string[])[],
  at: Choices,
  policy: ReadonlyMap<string, Choice>,
  worthOf: (end: string) => Fraction,
): ReadonlyMap<string, Fraction> => {
  const worth = new Map<string, Fraction>();
  // Solved nodes become ends of the chain that leads to them, so no part is solved twice.
  for (const part of parts) {
    for (const node of part) if (!at(node)) worth.set(node, worthOf(node));
    for (const node of part) {
      if (worth.has(node)) continue;
      const { ends }: Absorbed = absorb(node, (k) => (worth.has(k) ? undefined : policy.get(k)?.to));
      for (const [k, reached] of ends) if (!worth.has(k)) worth.set(k, expected(reached, worth));
    }
  }
  return worth;
};

const improve = (at: Choices, policy: Map<string, Choice>, worth: ReadonlyMap<string, Fraction>): boolean => {
  let improved = false;
  for (const [node, now] of policy) {
    let bestWorth = expected(now.to, worth);
    for (const choice of at(node) ?? []) {
      const other = expected(choice.to, worth);
      if (compare(other, bestWorth) > 0) {
        bestWorth = other;
        policy.set(node, choice);
        improved = true;
      }
    }
  }
  return improved;
};
