import { maySee, type Audience, type Hideable, type Viewer, type Wire } from '@aspekt/contract';
import type { Reach } from './entry.ts';

/** Who may know of an entry: everyone who may see at least one of its events. */
export const reachOf = (events: readonly (Wire | Hideable)[]): Reach => {
  let reach: Reach = 'gm';
  for (const event of events) {
    const only = 'only' in event ? (event.only as Audience | undefined) : undefined;
    if (only === undefined) return 'everyone';
    reach = wider(reach, only);
  }
  return reach;
};

/** The audience of those who are in one or in the other. */
export const wider = (a: Reach, b: Reach): Reach => {
  if (a === 'everyone' || b === 'everyone') return 'everyone';
  if (a === 'gm') return b;
  if (b === 'gm') return a;
  return [...new Set([...a, ...b])].toSorted();
};

export const reaches = (reach: Reach, viewer: Viewer): boolean => maySee(reach, viewer);

/** Whether everyone of the one audience is in the other. */
export const isWithin = (inner: Reach, outer: Reach): boolean => {
  if (outer === 'everyone' || inner === 'gm') return true;
  return inner !== 'everyone' && outer !== 'gm' && inner.every((seat) => outer.includes(seat));
};
