/** A worked example of a book as data, in the catalogue's "Test vector format". */
export type Vector = {
  readonly id: string;
  readonly rules: readonly string[];
  readonly title: string;
  readonly given: Readonly<Record<string, unknown>>;
  readonly dice: readonly { readonly roller: string; readonly values: readonly number[] }[];
  readonly steps: readonly VectorStep[];
  readonly expect: { readonly steps: readonly Expectation[]; readonly final?: Expectation };
};
export type VectorStep = { readonly cmd: string; readonly [key: string]: unknown };
export type Expectation = Readonly<Record<string, unknown>>;

/** How a game plays vectors: through the real `decide`, knowing the format and no single vector. */
export interface VectorAdapter {
  /** Set the table as `given` says. `dice` are consumed in order by the steps that roll. */
  readonly begin: (given: Vector['given'], dice: Vector['dice']) => VectorRun;
  /** In this game's format `null` also matches an absent key. */
  readonly nullIsAbsent?: true;
}
export interface VectorRun {
  /** Play one step and report everything an expectation may name; a refused step reports `error`. */
  step(step: VectorStep): Expectation;
  /** The same at the end. */
  final(): Expectation;
  /** The game state as JSON, to check that a refusal changed nothing. */
  state(): string;
}

export type Mismatch = { readonly at: string; readonly expected: unknown; readonly actual: unknown };
export type VectorResult = { readonly id: string; readonly title: string; readonly mismatches: readonly Mismatch[] };

export const runVector = (adapter: VectorAdapter, vector: Vector): VectorResult => {
  const run = adapter.begin(vector.given, vector.dice);
  const mismatches: Mismatch[] = [];
  for (const [i, step] of vector.steps.entries()) {
    const expected = vector.expect.steps[i] ?? {};
    const before = run.state();
    const actual = run.step(step);
    if (actual['error'] !== undefined) {
      if (expected['error'] === undefined)
        mismatches.push({ at: `steps[${i}].error`, expected: undefined, actual: actual['error'] });
      if (run.state() !== before)
        mismatches.push({ at: `steps[${i}]`, expected: 'nothing changed', actual: 'changed' });
    }
    mismatches.push(...compare(expected, actual, `steps[${i}]`, adapter.nullIsAbsent));
  }
  if (vector.expect.final) mismatches.push(...compare(vector.expect.final, run.final(), 'final', adapter.nullIsAbsent));
  return { id: vector.id, title: vector.title, mismatches };
};

/**
 * Objects are compared on the keys that are expected, lists exactly. A report may be a function of what is expected,
 * where the format asks whether something holds rather than what there is.
 */
export const compare = (expected: unknown, actual: unknown, at: string, nullIsAbsent = false): readonly Mismatch[] => {
  const inside = (part: unknown, found: unknown, where: string): readonly Mismatch[] =>
    compare(part, found, where, nullIsAbsent);
  if (typeof actual === 'function') return expected === undefined ? [] : inside(expected, actual(expected), at);
  if (Array.isArray(expected)) {
    if (!Array.isArray(actual) || actual.length !== expected.length) return [{ at, expected, actual }];
    return expected.flatMap((part, i) => inside(part, actual[i], `${at}[${i}]`));
  }
  if (typeof expected === 'object' && expected !== null) {
    if (typeof actual !== 'object' || actual === null) return [{ at, expected, actual }];
    const has: Readonly<Record<string, unknown>> = { ...actual };
    return Object.entries(expected).flatMap(([key, part]) => inside(part, has[key], `${at}.${key}`));
  }
  const same = Object.is(expected, actual) || (nullIsAbsent && expected === null && actual === undefined);
  return same ? [] : [{ at, expected, actual }];
};
