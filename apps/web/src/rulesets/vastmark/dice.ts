import type { Throw } from '@aspekt/dice';
import type { Event } from '@aspekt/vastmark';
import type { Line } from '@aspekt/protocol';
import type { DieMark } from '../../lib/game.ts';

/**
 * Nines that roll on are ringed, a first face of zero is struck out (VAST-NINE-01, VAST-ZERO-03).
 * Every throw is one die; one that follows a nine of the same die is no first face.
 */
export const marksOf = (line: Pick<Line, 'dice'>, thrown: Throw): readonly DieMark[] => {
  const [face] = thrown.faces;
  if (face === 9) return ['counted'];
  const before = line.dice[line.dice.indexOf(thrown) - 1];
  const first = thrown.what === 'die' && !(before?.what === 'die' && before.faces[0] === 9);
  return [face === 0 && first ? 'struck' : 'plain'];
};

type Side = Extract<Event, { readonly type: 'vastmark/opposed' }>['sides'][number];

/**
 * Whose die it is in the line of an opposed roll (VAST-RES-06). Chains fell in the order in which the event tells them;
 * one that was typed in did not fall, so that it is passed over.
 */
export const throwerOf = (line: Pick<Line, 'dice' | 'event'>, thrown: Throw): string | undefined => {
  if (line.event?.type !== 'vastmark/opposed') return undefined;
  // The event of a line is the game's own in plain JSON, as far as this seat may know it.
  const sides = line.event['sides'] as unknown as readonly Side[];
  let next = 0;
  for (const { actorId, chains } of sides.flatMap(({ rolls }) => rolls))
    for (const chain of chains) {
      const fell = line.dice.slice(next, next + chain.length);
      if (chain.length === 0 || fell.some(({ faces }, i) => faces[0] !== chain[i])) continue;
      if (fell.includes(thrown)) return actorId;
      next += chain.length;
    }
  return undefined;
};
