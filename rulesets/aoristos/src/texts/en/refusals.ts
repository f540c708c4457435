import type { Refusals } from '../language.ts';
import { words as w } from './words.ts';

const trait = (data: Readonly<Record<string, string | number>>): string =>
  w.traits[data['trait'] as keyof typeof w.traits] ?? '';

export const refusals: Refusals = {
  badInput: ({ field }) =>
    field === 'name'
      ? 'Give the person a name.'
      : 'That does not fit the rules as entered. Check the numbers and choices and try again.',
  notFound: () => 'That person or thing is not here. Choose one that is on the table.',
  notYours: () => 'This person is not yours to play. Ask whoever plays that person, or the game master.',
  gmOnly: () => 'Only the game master does this. Ask for it.',
  dead: () => 'The dead do not act. Choose someone else.',
  unconscious: () => 'The unconscious do not act. The game master decides when one wakes.',
  notYourActivation: () => 'Active actions are for one’s own activation. Wait for your turn, or begin it.',
  insufficientKp: ({ cost, kp, atOnce }) =>
    `That costs ${cost ?? '?'} KP and there are ${kp ?? '?'}. Choose something cheaper${atOnce ? '' : ', or begin it now and finish it later'}.`,
  engaged: () => 'In melee that cannot be begun. Leave the melee first, or do something allowed in it.',
  wrongPosture: () => 'Not in this posture. Stand up to walk; sit or lie to crawl or pick things up.',
  handUnusable: () => 'No free, sound hand for that. Empty a hand first.',
  wrongStep: () => 'Not now: something else comes first. See what the table waits for.',
  rollDue: () => 'A roll is due first. Make the roll that waits.',
  extendedInProgress: ({ action }) =>
    `An extended activity is under way: ${w.actions(String(action ?? ''))}. It is lost if you spend KP on this; say so if you mean it.`,
  creationClosed: () => 'Creation is finished. Buy levels with UP instead.',
  badLevel: ({ maxLevel }) => `Levels are whole numbers from 0 to ${maxLevel ?? 5} at this table. Choose one of these.`,
  insufficientUp: ({ cost, available }) =>
    `That takes ${cost ?? '?'} UP and there are ${available ?? '?'}. Choose something cheaper.`,
  conditionMissing: (data) =>
    trait(data)
      ? `At this table the game master approves the first level of a skill: ${trait(data)}. Ask for it.`
      : 'A condition is not confirmed. The game master has to say that it holds.',
  noChoice: () => 'There are no dice to choose among: a forced hand takes the lowest, and a fixed result stands.',
  duplicateTrait: () => 'No trait counts twice. Choose different ones.',
  combatRunning: () => 'Not during a fight. End it first.',
  attackPending: () => 'An attack or a move is undecided. Settle it first.',
  nothingExtended: () => 'No extended activity is under way. Begin a new action.',
  tooFar: ({ most }) => `Too far. ${most ?? 0} m are left in this round. Choose a shorter way.`,
  noChange: () => 'It is so already. Choose something else.',
  legUnusable: ({ never }) =>
    never
      ? 'A broken leg does not bear. Stay down, or crawl.'
      : 'A broken leg does not bear. The game master may let you stand on the good one.',
  notHeld: () => 'That is not in the hand. Draw it first.',
  noAmmo: () => 'Nothing to shoot with. Reload or choose another weapon.',
  alreadyCharged: () => 'It is charged already. Attack with it, or undo the charge.',
  notCharged: () => 'The weapon is not charged. Charge it before the attack.',
  alreadyFull: () => 'It is fully loaded already. Choose something else.',
  notReady: () => 'Overwatch needs a ranged weapon in hand, loaded and charged.',
  targetInSight: () => 'An opponent is in sight. Overwatch is for when none is; the game master may say otherwise.',
  badTarget: () =>
    'An attack needs a living target in the fight, somebody else than the attacker. Choose another target.',
  maxReached: ({ max }) =>
    `The weapon fires at most ${max ?? '?'} projectiles a round. Choose fewer, or wait for the next round.`,
  outOfReach: () => 'The target is out of reach. You must be in the same melee.',
  aimForbidden: () => 'No aim here: not when shooting in melee, and not on overwatch.',
  rangeAimNotAllowed: () => 'Range aim needs a sight or a support for each level, and a target that stands still.',
  cannotAttackWith: () => 'That is no weapon to attack with. Swing it as it is, or choose a weapon.',
  tooManyTraits: ({ most }) => `At most ${most ?? 3} traits. Leave one out.`,
  traitNotAvailable: (data) =>
    `${trait(data) || 'That trait'} does not help against this attack. Choose among those offered.`,
  mustMove: () => 'Agility means moving: say how far, within what is left of the round, or throw yourself down.',
  areaNotAllowed: () => 'The area dice do not allow that. Choose one of those rolled; any on matching dice.',
  cannotAbort: () => 'Only a hit within 10 m can be broken off. Carry the attack out.',
  choiceOpen: () => 'A choice is open. Choose first.',
  notDue: () => 'No such roll is due. See what the table waits for.',
  nothingToStop: () => 'There is nothing to stop or replace: no bleeding, no blood loss.',
  tooLate: () =>
    'Too late: almost five minutes must be left before the wound turns into blood loss. The game master may allow it.',
  windowClosed: () =>
    'The moment has passed. It lasts from a shocking event to the next morning or the next psych trauma.',
  alreadyTaken: () => 'At this table one takes at most one temporary disorder per event. Wait for the next.',
  nothingToVent: () => 'There is no psych trauma that can be vented; what is permanent stays.',
  needsMild: () => 'The developed form needs the mild one first. Take that, then this.',
  stillPsychotic: () => 'A psychosis can be broken only when the total is below 20.',
  notCurableYet: () => 'Lasting disorders can be cured only when the total is below 10.',
  aimIgnored: () => 'In auto mode aim has no effect; the KP for it are spent all the same.',
  tooFewHours: () => 'Under two hours a day nothing is earned.',
  longSpeech: ({ syllables }) => `${syllables ?? ''} syllables hardly fit into two seconds.`,
  optionOff: () => 'The table does not use this option. The game master can switch it on.',
  badDice: () => 'These dice do not fit the roll. Enter as many d6 as it asks for, each 1 to 6.',
  stillHidden: () => 'One of them is hidden from the others, and nobody tends another unseen. Show that person first.',
};
