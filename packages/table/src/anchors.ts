import type { Board } from './board.ts';
import type { Step, Table } from './table.ts';

/** How many boards are kept, so that undoing the last entries costs nothing. */
export const remembered = 100;
/** Of the boards before those, every so many steps one is kept from which others are laid: at a short table none. */
const fewest = 1000;
/** At a very long table they lie further apart, so that there are never more of them. */
const mostAnchors = 64;

const distance = (length: number): number => {
  let steps = fewest;
  while (length > steps * mostAnchors) steps *= 2;
  return steps;
};

/** The places in the trail whose boards all others are laid from; the last is that of the first remembered step. */
export const anchorsOf = ({ trail: { length } }: Table): readonly number[] => {
  const recent = Math.max(0, length - remembered);
  const steps = distance(length);
  return [...Array.from({ length: Math.ceil(recent / steps) }, (_, i) => i * steps), recent];
};

/** The board before the step at a place that keeps it; after the last step it is the one that lies there now. */
export const boardBefore = ({ trail, board }: Table, place: number): Board => trail[place]?.before ?? board;

/** The trail has grown by a step: the boards that are not kept any more are let go of. */
export const forgetBoards = (trail: readonly Step[]): void => {
  const steps = distance(trail.length);
  const last = trail.length - remembered - 1;
  // Mostly there is one board too many.
  const first = steps === distance(trail.length - 1) ? last : 0;
  for (let place = Math.max(0, first); place <= last; place++) {
    const step = trail[place];
    if (step && place % steps !== 0) step.before = undefined;
  }
};
