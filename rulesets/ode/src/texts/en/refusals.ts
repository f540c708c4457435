import { signed } from '../format.ts';
import type { Language } from '../language.ts';

export const refusals: Language['refusals'] = {
  forbidden: 'That is not yours to decide. Ask whoever plays the character, or the GM.',
  notFound: 'That does not exist, or no longer. Pick something that lies on the table.',
  wrongStatus: ({ twist }) =>
    twist === undefined
      ? 'That is not possible right now. First finish what is going on, or open the scene.'
      : 'The contest waits for an unexpected twist. The GM adds a situation aspect first.',
  textRequired: ({ field }) =>
    field === 'name'
      ? 'The character needs a name. Write one.'
      : 'A text of 1 to 120 characters is needed here. Write what happens.',
  aspectLayout: ({ missing }) =>
    missing === undefined
      ? 'That aspect cannot be written here. Pick another of the character’s aspects.'
      : `${missing} ${missing === 1 ? 'aspect is' : 'aspects are'} missing. Write high concept, trouble and the free aspects.`,
  relationMissing: 'A relationship is with another character of the group. Pick who.',
  pyramidInvalid:
    'The skills do not form the pyramid: 1 at Great (+4), 2 at Good (+3), 3 at Fair (+2), 4 at Average (+1), the rest 0. Move skills until it fits.',
  refreshFloor: ({ refresh = 1 }) => `Refresh never drops below 1, and it is ${refresh}. You cannot buy another stunt.`,
  noFreeStuntSlot: ({ slots = 3 }) => `All ${slots} free stunts are taken. Buy one for a point of refresh instead.`,
  stuntIncomplete: 'The stunt is not finished. Fill in every blank of its sentence.',
  stuntUsedUp: ({ max = 1 }) => `The stunt is used up: ${max} is the limit. Wait until it may be used again.`,
  stuntNotApplicable:
    'The stunt does not fit this roll. Skill, action and circumstance must match, and it can be used once per roll.',
  skillNotAllowed: 'That skill cannot be used for this. Pick another, use a stunt that allows it, or ask the GM.',
  difficultyRange: ({ lowest = -4, highest = 20 }) =>
    `A difficulty lies between ${signed(Number(lowest))} and ${signed(Number(highest))}. Choose a number in that range.`,
  notRolled: 'The dice have not been rolled yet. Roll first, then invoke.',
  alreadyRolled: 'These dice have been rolled already. Invoke an aspect to reroll.',
  invokeClosed: 'The roll is settled. Nothing can be invoked on it any more. Wait for the next one.',
  notEnoughFatePoints: ({ needed = 1, left = 0 }) =>
    `${needed} fate ${needed === 1 ? 'point' : 'points'} needed, ${left} left. Use a free invoke, or accept a compel.`,
  noFreeInvoke: 'You have no free invoke of that aspect. Pay a fate point, or ask whoever has one.',
  aspectUnknown:
    'You do not know that aspect, or it is gone. Pick one that lies on the table, or find out about it by creating an advantage.',
  aspectAlreadyInvoked: 'That aspect has been paid for on this roll already. Pick another aspect, or a free invoke.',
  boostNotPayable: 'A boost cannot be paid for with a fate point. Whoever holds it may invoke it once for free.',
  boostNotCompellable: 'A boost cannot be compelled. Pick another aspect.',
  effectNotAllowed:
    'That cannot be done here. +2 and reroll are for your own roll; the difficulty is raised for enemies; optional rules are switched on by the GM.',
  notAlly: 'That goes only to an ally: somebody else on your side.',
  optionNotAvailable: 'That choice does not belong to this outcome. Pick one of those shown.',
  notAbsorbed: ({ shifts = 0, left = 0 }) =>
    `The hit is ${shifts} and ${left} is not absorbed. Mark more boxes, take a consequence, or be taken out.`,
  overAbsorb: ({ shifts = 0, total = 0 }) =>
    `That is more than needed: ${total} for a hit of ${shifts}. Leave out a box or a consequence.`,
  wrongTrack: 'Physical harm goes on physical stress, mental harm on mental stress. Choose the other one.',
  slotOccupied: 'That consequence slot is taken. Pick another.',
  slotRestricted: 'That consequence slot takes only the other kind of harm. Pick another.',
  cannotRefuse: ({ left = 0 }) => `Refusing costs a fate point and you have ${left}. You have to accept.`,
  compelNotRelevant: 'That aspect does not concern this character. Pick one of its sheet, its zone or the scene.',
  notYourTurn: 'It is somebody else’s turn. You may defend and invoke; you act when you are chosen.',
  alreadyActed: 'The action of this exchange is used. Wait for the next exchange.',
  alreadyMoved: 'You have moved in this exchange already. To get further, overcome.',
  notAdjacent: ({ barred }) =>
    barred === undefined
      ? 'That zone is not next to yours. Go one zone at a time, or roll to overcome.'
      : 'The way is barred. Roll to overcome what stands in it.',
  outOfReach: 'The target is out of reach. Go closer, or use something that reaches.',
  teamworkIneligible: ({ rating = 0 }) =>
    `Helping takes at least Average (+1) in the skill and the same side, and the best one rolls. You have ${rating}.`,
  tooLateToConcede: 'The dice have been rolled. You can concede again when this action is over.',
  notInConflict: 'This character is not in a conflict. Choose another character, or start a conflict.',
  columnRule: ({ choice }) => {
    if (choice === 'swapSkills') return 'Pick two different skills to swap.';
    return choice === 'replaceSkill'
      ? 'The skill that goes must be at Average (+1) and the new one at Mediocre (0). Pick others.'
      : 'Each rung must hold at least as many skills as the one above it. Pick another skill.';
  },
  noSkillPoint: ({ needed = 1, left = 0 }) =>
    `${needed} skill ${needed === 1 ? 'point' : 'points'} needed, ${left} left. Wait for the next milestone.`,
  milestoneUsed: 'That choice has been made already. Wait for the next milestone.',
  notTreatable: 'That consequence cannot be treated: it is empty, recovering already, or never heals. Choose another.',
  targetRange: ({ lowest = 3, highest = 5 }) =>
    `A contest goes to between ${lowest} and ${highest} victories. Choose a number in that range.`,
  paused: 'Play is paused. Whoever paused it, or the GM, lets it go on.',
  unmet: 'No player has met that character yet, and this would give it away. Let it enter the scene first.',
  tellingId:
    'That id belongs to a row that everyone counts: the gap would tell them that something is hidden. Choose another.',
  misthrown: 'Those dice do not fit. Type four values: −1, 0 or +1.',
  minorNpcLimits:
    'A minor NPC has 1–3 aspects, at most one stunt, 1–2 skills, at most 3 stress boxes and no consequence slots. Change it, or make it a major NPC.',
};
