/** Something measured, and how fast it ought to be. */
export type Line = {
  readonly name: string;
  /** Without a goal it is what others are compared with. */
  readonly goal?: Goal;
  /** How many of what the goal counts one call of `run` does. */
  readonly times?: number;
  /** Returns something that depends on the work, so that none of it can be left out. */
  readonly run: () => unknown;
};
export type Goal = { readonly atMostMs: number } | { readonly atLeastPerSecond: number };
