import type { Seen } from '@aspekt/contract';
import type { Throw } from '@aspekt/dice';
import type { Roll, Rolled } from '@aspekt/nyx';
import type { Line } from '@aspekt/protocol';
import type { DieMark } from '../../lib/game.ts';

const rollsOf = (line: Line): readonly Seen<Roll>[] => {
  if (line.event?.type !== 'nyx/rolled') return [];
  const { rolls } = line.event as unknown as Seen<Rolled>;
  return [rolls.A, rolls.B].filter((roll) => roll !== undefined);
};

/**
 * Failed faces are struck out and the one that counts is ringed, also when it failed (NYX-ROLL-01, NYX-DICE-02, NYX-DICE-03).
 * Where the opponent's numbers are hidden nothing more is shown than which die counted.
 */
export const marksOf = (line: Line, thrown: Throw): readonly DieMark[] => {
  const roll = rollsOf(line).find((one) => one.actor === thrown.what);
  if (!roll) return [];
  const counted = thrown.faces.indexOf(roll.chosen);
  const target = roll.numbers?.target;
  return thrown.faces.map((face, i) => {
    const failed = target !== undefined && face > target;
    if (i === counted) return failed ? 'missed' : 'counted';
    return failed ? 'struck' : 'plain';
  });
};
