import type { Line } from '@aspekt/protocol';

/** Lines in order, each once; a line that comes again replaces the one there was. */
export const mergeLines = (have: readonly Line[], come: readonly Line[]): readonly Line[] => {
  if (come.length === 0) return have;
  const first = come[0];
  const last = have.at(-1);
  if (first && last && first.n === last.n + 1) return [...have, ...come];
  const byNumber = new Map(have.map((line) => [line.n, line]));
  for (const line of come) byNumber.set(line.n, line);
  return [...byNumber.values()].toSorted((a, b) => a.n - b.n);
};

/** Whether lines that came and those there are leave no gap between them. */
export const joins = (have: readonly Line[], come: readonly Line[]): boolean => {
  const [from, to] = [have[0]?.n, have.at(-1)?.n];
  const [first, last] = [come[0]?.n, come.at(-1)?.n];
  if (from === undefined || to === undefined) return false;
  return first === undefined || last === undefined || (first <= to + 1 && last >= from - 1);
};

/** Earlier lines struck out, or brought back. */
export const strike = (
  lines: readonly Line[],
  struck: readonly { readonly n: number; readonly struck: boolean }[],
): readonly Line[] => {
  if (struck.length === 0) return lines;
  const now = new Map(struck.map((change) => [change.n, change.struck]));
  return lines.map((line) => {
    const change = now.get(line.n);
    if (change === undefined) return line;
    const { struck: _was, ...rest } = line;
    return change ? { ...rest, struck: true } : rest;
  });
};

/** After a time away: which lines are struck out is said anew. */
export const struckNow = (lines: readonly Line[], struck: readonly number[]): readonly Line[] => {
  const now = new Set(struck);
  return strike(
    lines,
    lines.filter((line) => (line.struck ?? false) !== now.has(line.n)).map(({ n }) => ({ n, struck: now.has(n) })),
  );
};
