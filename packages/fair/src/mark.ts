import type { Throw } from '@aspekt/dice';
import { audienceKey } from './chain.ts';
import { digest } from './hash-chain.ts';

/** What never changes about a line: not by undo, nor by another language or name. */
export type MarkedLine = {
  readonly n: number;
  readonly at: number;
  readonly by?: string;
  readonly kind: string;
  readonly dice: readonly Throw[];
};

/** So many lines, up to the one in question, go into its mark. */
export const markedLines = 50;

/**
 * The mark of a viewer's line: of it and the lines before it, as this viewer has them. Who has it can tell whether a server
 * still knows what it once told; of what is hidden from the viewer nothing is in it.
 */
export const markOf = (lines: readonly MarkedLine[]): string =>
  digest(
    'mark-v1',
    ...lines
      .slice(-markedLines)
      .flatMap(({ n, at, by = '', kind, dice }) => [
        n,
        at,
        by,
        kind,
        dice.length,
        ...dice.flatMap(({ what, die, faces, to }) => [what, die, faces.join(' '), audienceKey(to)]),
      ]),
  );
