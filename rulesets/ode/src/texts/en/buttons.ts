import { quoted, signed, skillName } from '../format.ts';
import { labels } from '../labels.ts';
import type { Language } from '../language.ts';

const l = labels.en;
const q = (text: string): string => quoted(text, 'en');
const skill = (id: string): string => skillName(id, 'en');

export const buttons: Language['buttons'] = {
  'ode/startSession': () => 'Start the session',
  'ode/endSession': () => 'End the session',
  'ode/startScene': () => 'Start a scene',
  'ode/endScene': () => 'End the scene',
  'ode/enterScene': ({ character }, name) => `Bring ${name(character)} into the scene`,
  'ode/leaveScene': ({ character }, name) => `Take ${name(character)} out of the scene`,
  'ode/addSituationAspect': () => 'Add a situation aspect',
  'ode/removeAspect': () => 'Remove the aspect',
  'ode/revealAspect': () => 'Reveal the aspect',
  'ode/raiseSafety': ({ kind }) => l.safety[kind],
  'ode/resolveSafety': () => 'Go on',
  'ode/changeSettings': () => 'Change the table’s settings',
  'ode/createCharacter': ({ sheet }) => (sheet ? `Take ${sheet.name}` : 'Make a character'),
  'ode/writeSheet': () => 'Save the character sheet',
  'ode/takeCharacter': ({ character }, name) => `Play ${name(character)}`,
  'ode/setAspect': ({ slot }) => `Write the ${l.aspectSlots[slot].toLowerCase()}`,
  'ode/setSkills': () => 'Choose the skills',
  'ode/addStunt': () => 'Write a stunt',
  'ode/buyStunt': () => 'Buy a stunt for a point of refresh',
  'ode/editDetails': () => 'Change name and description',
  'ode/finishCharacter': () => 'Make ready to play',
  'ode/retireCharacter': () => 'Take out of the game',
  'ode/createNpc': ({ npc }) => `Make ${npc.name === '' ? 'an NPC' : npc.name}`,
  'ode/declareAction': ({ action, skill: using, target }, name) =>
    `${l.actions[action]} with ${skill(using)}${target === undefined ? '' : `: ${name(target)}`}`,
  'ode/pickAspect': ({ aspect }) =>
    aspect === undefined ? 'There is none: make a new one' : 'Pick the unknown aspect',
  'ode/autoSucceed': () => 'Succeeds without a roll',
  'ode/setDifficulty': ({ value }) => `Set the difficulty to ${signed(value)}`,
  'ode/callDefence': ({ defender }, name) => `Let ${name(defender)} defend`,
  'ode/declineDefence': () => 'Do not defend',
  'ode/declareDefence': ({ skill: using }) => `Defend with ${skill(using)}`,
  'ode/helpTeamwork': () => 'Help (+1)',
  'ode/cancelHelp': () => 'Do not help',
  'ode/useStunt': () => 'Use the stunt',
  'ode/denyStunt': () => 'Say no to the stunt',
  'ode/rollDice': () => 'Roll the dice',
  'ode/cancelRoll': () => 'Cancel the roll',
  'ode/invoke': ({ effect, payment }) =>
    `Invoke: ${l.effects[effect].toLowerCase()} (${l.payments[payment].toLowerCase()})`,
  'ode/applyInvoke': () => 'Nobody objects',
  'ode/challengeInvoke': () => 'That’s bogus',
  'ode/answerChallenge': ({ answer }) =>
    ({ retract: 'Take back', argue: 'Argue for it', convinced: 'Convinced', notConvinced: 'Not convinced' })[answer],
  'ode/passInvokes': () => 'Pass',
  'ode/chooseOption': ({ option }) => l.options[option],
  'ode/absorbHit': ({ stress, consequences }) =>
    `Take the hit: ${[
      ...(stress > 0 ? [`${stress} stress`] : []),
      ...consequences.map(({ slotId }) => `${l.slots[slotId].toLowerCase()} consequence`),
    ].join(' + ')}`,
  'ode/beTakenOut': () => 'Be taken out',
  'ode/decideFate': ({ target }, name) => `Tell what becomes of ${name(target)}`,
  'ode/nameBoost': () => 'Name the boost',
  'ode/passBoost': ({ ally }, name) => `Hand the boost to ${name(ally)}`,
  'ode/dropBoost': () => 'The boost is over',
  'ode/shareFreeInvoke': ({ ally, allow }, name) =>
    allow ? `Let ${name(ally)} use your free invokes` : `Do not let ${name(ally)} use your free invokes`,
  'ode/offerCompel': ({ target }, name) => `Compel ${name(target)}`,
  'ode/negotiateCompel': () => 'Suggest something else',
  'ode/answerCompel': ({ answer }) => (answer === 'accept' ? 'Accept (+1)' : 'Refuse (−1)'),
  'ode/withdrawCompel': () => 'Withdraw the compel',
  'ode/claimSelfCompel': () => 'Ask for a fate point',
  'ode/declareDetail': () => 'Declare a detail (1 fate point)',
  'ode/answerClaim': ({ grant, free }) => (grant ? (free ? 'Yes, at no cost' : 'Yes') : 'No'),
  'ode/startChallenge': () => 'Start a challenge',
  'ode/takeTask': ({ task }) => `Take task ${task + 1}`,
  'ode/endChallenge': () => 'End the challenge',
  'ode/startContest': () => 'Start a contest',
  'ode/contestAdvantage': ({ skill: using }) => `Create an advantage with ${skill(using)}`,
  'ode/contestRoll': ({ skill: using }) => `Roll for the side with ${skill(using)}`,
  'ode/endContest': () => 'End the contest',
  'ode/startConflict': ({ first }, name) => `Start a conflict: ${name(first)} first`,
  'ode/chooseNext': ({ next }, name) => `Next: ${name(next)}`,
  'ode/moveZone': () => 'Move',
  'ode/endTurn': () => 'End the turn',
  'ode/fullDefence': () => 'Full defence',
  'ode/concede': () => 'Concede',
  'ode/discussTerms': ({ character }, name) => `Discuss the terms for ${name(character)}`,
  'ode/endConflict': () => 'End the conflict',
  'ode/treatConsequence': ({ patient, skill: using }, name) => `Treat ${name(patient)} with ${skill(using)}`,
  'ode/minorMilestone': (command) => {
    switch (command.choice) {
      case 'swapSkills':
        return `Swap ${skill(command.skills[0])} and ${skill(command.skills[1])}`;
      case 'replaceSkill':
        return `Replace ${skill(command.skills[0])} by ${skill(command.skills[1])}`;
      case 'rewriteStunt':
        return 'Rewrite a stunt';
      case 'buyStunt':
        return 'Buy a stunt for a point of refresh';
      case 'rewriteAspect':
        return `Rewrite the ${l.aspectSlots[command.slot].toLowerCase()}`;
    }
  },
  'ode/grantMajorMilestone': () => 'Grant a major milestone',
  'ode/rewriteHighConcept': () => 'Rewrite the high concept',
  'ode/spendSkillPoints': ({ skills }) => `Raise ${skills.map(skill).join(', ')}`,
  'ode/rewordExtreme': () => 'Reword the extreme consequence',
  'ode/createCountdown': ({ title }) => (title === '' ? 'Make a countdown' : `Make the countdown ${q(title)}`),
  'ode/markCountdown': () => 'Mark a box',
  'ode/showCountdown': ({ meaning }) => (meaning ? 'Show what the countdown means' : 'Show the countdown'),
  'ode/dropCountdown': () => 'Remove the countdown',
  'ode/adjust': () => 'Correct by hand',
};
