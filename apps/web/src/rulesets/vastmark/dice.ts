import type { Throw } from '@aspekt/dice';
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
