import { isSecret, maySee, type Audience, type Hideable, type Viewer } from '@aspekt/contract';
import { differenceSeen, plainJson, type Difference, type Open } from '@aspekt/protocol';

type Asked = { readonly to: Audience; readonly may: boolean };
/** A difference that was worked out for one viewer, and what was asked about who may know what. */
type Found = {
  readonly before: unknown;
  readonly after: unknown;
  readonly asked: readonly Asked[];
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
  for (const one of found)
    if (one.before === before && one.after === after && answersThatWay(one.asked, viewer)) return one.text;
  const asked: Asked[] = [];
  const change: Difference | undefined = differenceSeen(before, after, opening(viewer, asked));
  const text = change && plainJson(change);
  found.push({ before, after, asked, text });
  return text;
};

const answersThatWay = (asked: readonly Asked[], viewer: Viewer): boolean => {
  for (const { to, may } of asked) if (maySee(to, viewer) !== may) return false;
  return true;
};

/** One part as `see` opens or withholds it, with a note of whom that depended on. */
const opening = (viewer: Viewer, asked: Asked[]): Open => {
  const may = (to: Audience): boolean => {
    const known = asked.find((one) => one.to === to);
    if (known) return known.may;
    const answer = maySee(to, viewer);
    asked.push({ to, may: answer });
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
