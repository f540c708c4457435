import type { HandText } from './hand.ts';

/** The table settings of the catalogue (section 6); the schema gives each its default. */
export type Settings = {
  readonly startingUp: number;
  readonly maxLevel: number;
  readonly skillLevelOne: 'free' | 'gmApproves';
  readonly movementPricing: 'difference' | 'perAction' | 'additive';
  readonly firstRoundVigilance: 'wholeRound' | 'untilOwnActivation';
  readonly stressChoice: 'autoLowest' | 'ask';
  readonly surpriseHand: HandText;
  readonly speechRounding: 'down' | 'started';
  readonly shieldSuspendsMinusTwo: boolean;
  readonly engagedMayShootOut: boolean;
  readonly standOnOneLeg: 'gmDecides' | 'never' | 'allowed';
  readonly singleAttackStress: boolean;
  readonly openNumbers: boolean;
  readonly oddsForPlayers: boolean;
  readonly healingDay: 'monday' | 'every7Days';
  readonly pauseOnRolls: boolean;
  readonly temporaryPerEvent: 1 | 'unlimited';
  readonly trainingWillTest: boolean;
  readonly starterEquipment: 'on' | 'off';
  readonly holdsAndTrips: 'off' | 'on';
};
