import type { Effect, Half, Outcome, Side } from './model.ts';

/** What one invoke gives, to oneself, to an ally, or to what stands against an enemy (ODE-INV-02, ODE-INV-04, ODE-INV-05). */
const invokeGives = 2;

/** What comes to rating and dice: teamwork, stunts, +2 for each invoke, anything else (ODE-ACT-08). */
export const addedTo = ({
  teamworkBonus,
  stuntBonus,
  plus2Count,
  otherModifier,
}: Pick<Half, 'teamworkBonus' | 'stuntBonus' | 'plus2Count' | 'otherModifier'>): number =>
  teamworkBonus + stuntBonus + invokeGives * plus2Count + otherModifier;

/** What stands against a roll is higher by this, as often as it was raised (ODE-INV-04). */
export const raisedBy = ({ raised }: Pick<Half, 'raised'>): number => invokeGives * raised;

/** By how much an invoke moves the shifts of the one who acts; a reroll moves them nobody knows where (ODE-INV-02..05). */
export const movedBy = (effect: Effect, roll: Side): number | undefined => {
  if (effect === 'reroll') return undefined;
  const forRoller = effect !== 'raiseTarget';
  return forRoller === (roll === 'action') ? invokeGives : -invokeGives;
};

/** Below 0 fail, 0 tie, 1 or 2 success, 3 or more success with style (ODE-OUT-02..05, D-07). */
export const outcomeOf = (shifts: number): Outcome => {
  if (shifts < 0) return 'fail';
  if (shifts === 0) return 'tie';
  return shifts < 3 ? 'success' : 'style';
};
