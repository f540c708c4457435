import { isSecret, maySee, type Audience, type Hideable, type Viewer } from '@aspekt/contract';
import { differenceSeen, type Difference, type Open } from '@aspekt/protocol';

/** A difference that was worked out for one viewer, and what was asked about who may know what. */
type Found = {
  readonly before: unknown;
  readonly after: unknown;
  readonly asked: ReadonlyMap<Audience, boolean>;
  readonly text: string | undefined;
};
/** Differences of one moment, so that they are worked out once for all of whom the same is true. */
export type FoundDifferences = Found[];

/**
 * The JSON of the difference between what a viewer may know of two states: that of `see` of the one and `see` of the
 * other. `undefined` where there is none.
 */
export const gameDifference = (
  before: unknown,
  after: unknown,
  viewer: Viewer,
  found: FoundDifferences,
): string | undefined => {
  if (before === after) return undefined;
  const known = found.find(
    (one) =>
      one.before === before && one.after === after && [...one.asked].every(([to, may]) => maySee(to, viewer) === may),
  );
  if (known) return known.text;
  const asked = new Map<Audience, boolean>();
  const change: Difference | undefined = differenceSeen(before, after, opening(viewer, asked));
  const text = change && JSON.stringify(change);
  found.push({ before, after, asked, text });
  return text;
};

/** One part as `see` opens or withholds it, with a note of whom that depended on. */
const opening = (viewer: Viewer, asked: Map<Audience, boolean>): Open => {
  const may = (to: Audience): boolean => {
    const answer = maySee(to, viewer);
    asked.set(to, answer);
    return answer;
  };
  return (part) => {
    let open = part;
    while (typeof open === 'object' && open !== null && !Array.isArray(open)) {
      if (isSecret(open)) {
        if (!may(open.to)) return undefined;
        open = open.value;
        continue;
      }
      const { only } = open as Hideable;
      return only !== undefined && !may(only) ? undefined : open;
    }
    return open;
  };
};
