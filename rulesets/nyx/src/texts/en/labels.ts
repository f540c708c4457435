import type { Attribute } from '../../model.ts';
import type { Language } from '../language.ts';
import { ownerName } from '../words.ts';
import { words } from './words.ts';

const attribute = (which: Attribute): string => words.attribute[which];
const modified = (value: number | undefined): string => (value ? ` ${words.signed(value)}` : '');

export const labels: Language['labels'] = {
  'nyx/createCharacter': ({ name, kind }) =>
    kind === 'majorNpc' ? `Make the major NPC ${name}` : `Make ${name || 'a character'}`,
  'nyx/editDraft': ({ character }, name) => `Edit ${name(character)}`,
  'nyx/activateCharacter': ({ character }, name) => `Start playing ${name(character)}`,
  'nyx/returnCharacter': ({ character }, name) => `Make ${name(character)} a draft again`,
  'nyx/retireCharacter': ({ character }, name) => `Take ${name(character)} out of play`,
  'nyx/claimCharacter': ({ character }, name) => `Play ${name(character)}`,
  'nyx/assignCharacter': ({ character, owner }, name) =>
    owner === undefined ? `Release ${name(character)}` : `Give ${name(character)} to a player`,
  'nyx/renameFigure': ({ figure }, name) => `Rename ${name(figure)}`,
  'nyx/nameAspect': ({ name }) => (name ? `Name the aspect ${name}` : 'Name an aspect'),
  'nyx/describeAspect': () => 'Describe an aspect',
  'nyx/changeAspects': ({ character }, name) => `Change ${name(character)}`,
  'nyx/removeDamage': () => 'Remove one damage for 5 points',
  'nyx/addTemporaryAspect': ({ target }, name) => `Give ${name(target)} a temporary aspect`,
  'nyx/removeTemporaryAspect': ({ target }, name) => `Remove a temporary aspect of ${name(target)}`,
  'nyx/adjustPoints': ({ character, delta }, name) => `Adjust points of ${name(character)}: ${words.signed(delta)}`,
  'nyx/configureTable': () => 'Change the table settings',
  'nyx/startSession': () => 'Start the session',
  'nyx/endSession': () => 'End the session',
  'nyx/longPause': () => 'Take a longer pause',
  'nyx/startScene': ({ title }) => (title ? `Open the scene ${title}` : 'Open a scene'),
  'nyx/setParticipants': () => 'Choose who takes part',
  'nyx/endScene': () => 'End the scene',
  'nyx/clearReminder': () => 'Tick off the reminder',
  'nyx/advanceClock': () => 'Advance the clock',
  'nyx/createExtra': ({ name }) => `Make the extra ${name}`,
  'nyx/createMob': ({ name }) => `Make the mob ${name}`,
  'nyx/hideExtra': ({ extra }, name) => `Hide ${name(extra)}`,
  'nyx/revealExtra': ({ extra }, name) => `Show ${name(extra)}`,
  'nyx/removeExtra': ({ extra }, name) => `Remove ${name(extra)}`,
  'nyx/promoteExtra': ({ extra }, name) => `Promote ${name(extra)} to a major NPC`,
  'nyx/revealAspect': () => 'Reveal an aspect',
  'nyx/hideAspect': () => 'Hide an aspect',
  'nyx/inventAspect': ({ owner, name: called }, name) =>
    `Invent ${called || 'an aspect'} (${ownerName(words, owner, name) ?? name(owner)})`,
  'nyx/vetoAspect': () => 'Strike an invented aspect',
  'nyx/addSceneAspect': ({ name }) => `Give the scene the aspect ${name}`,
  'nyx/removeSceneAspect': () => 'Remove a scene aspect',
  'nyx/addThing': ({ name }) => `Add ${name}`,
  'nyx/removeThing': () => 'Remove a shared thing',
  'nyx/useAspectNarratively': ({ explanation, sign }) =>
    `Use ${explanation || 'an aspect'} in the story, ${words.sign[sign]}`,
  'nyx/rejectUse': () => 'Reject the use',
  'nyx/activateAspect': ({ explanation, sign }) => `Activate ${explanation || 'an aspect'}, ${words.sign[sign]}`,
  'nyx/withdrawActivation': () => 'Take the aspect back',
  'nyx/rejectActivation': () => 'Reject the aspect',
  'nyx/demandAspect': ({ explanation, target }, name) => `Demand ${explanation || 'an aspect'} of ${name(target)}`,
  'nyx/markDamage': ({ answer }) => (answer === 'buyOff' ? 'Buy off a damage' : 'Let a damage hinder'),
  'nyx/answerDemand': ({ answer, explanation }) =>
    `${answer === 'accept' ? 'Be hindered' : 'Buy off'}${explanation ? `: ${explanation}` : ''}`,
  'nyx/declareAction': ({ actor, attribute: which, difficulty }, name) =>
    `Roll ${attribute(which)}${modified(difficulty)} with ${name(actor)}`,
  'nyx/groupAction': ({ attribute: which, way }) => `Group action, ${attribute(which)}: the ${way} rolls`,
  'nyx/declareConflictRoll': ({ a, b }, name) => `Opposed roll: ${name(a.actor)} against ${name(b.actor)}`,
  'nyx/setModifier': ({ value }) => `Set the modifier ${words.signed(value)}`,
  'nyx/setStakes': ({ stakes }) => (stakes === 'fiction' ? 'Put the story at stake' : 'Set the stakes'),
  'nyx/setRollAttribute': ({ attribute: which }) => `Switch to ${attribute(which)}`,
  'nyx/ready': ({ ready }) => (ready ? 'Ready' : 'Not ready yet'),
  'nyx/cancelDraft': () => 'Cancel the roll',
  'nyx/grantAutomatic': ({ effect }) =>
    effect === undefined ? 'Grant automatic success' : `Grant an automatic win, effect ${effect}`,
  'nyx/commitRoll': () => 'Roll',
  'nyx/startComplex': ({ title }) => (title ? `Begin ${title}` : 'Begin a complex action'),
  'nyx/declareRound': ({ attribute: which, roller }, name) =>
    roller === undefined ? `Use ${attribute(which)}` : `Use ${attribute(which)} with ${name(roller)}`,
  'nyx/setSituational': ({ label, value }) => `Set the edge ${label} ${value}`.trim(),
  'nyx/dropSituational': () => 'Drop the edge',
  'nyx/setGoal': () => 'Change the goal',
  'nyx/setMembers': () => 'Change who takes part',
  'nyx/setNeedle': ({ needle }) => `Set the needle to ${words.number(needle)}`,
  'nyx/narrateRound': ({ round }) => `Describe round ${round}`,
  'nyx/giveUp': () => 'Give up',
  'nyx/requestBreakOff': () => 'Break off',
  'nyx/ruleBreakOff': ({ ruling }) =>
    ({ allow: 'Allow breaking off', block: 'Block breaking off', roll: 'Ask for a roll to break off' })[ruling],
  'nyx/endConflict': () => 'End the conflict',
  'nyx/chooseHarm': ({ choice, attribute: which, name }) => {
    if (choice === 'exhaustion') return which ? `Take exhaustion on ${attribute(which)}` : 'Take exhaustion';
    return name && name !== '–' ? `Take the damage ${name}` : 'Take one damage';
  },
  'nyx/redirectHarm': ({ attribute: which }) => `Let exhaustion hit ${attribute(which)}`,
  'nyx/waiveHarm': () => 'Waive the harm',
  'nyx/clearExhaustion': ({ figure }, name) => `Let ${name(figure)} recover`,
  'nyx/startSlowHarm': ({ target, name: called }, name) => `Give ${name(target)} a slow harm: ${called}`,
  'nyx/revealSlowHarm': () => 'Reveal the slow harm',
  'nyx/rollSlowHarm': () => 'Roll against the slow harm',
  'nyx/cancelSlowHarm': () => 'End the slow harm',
  'nyx/adjust': ({ figure }, name) => `Adjust ${ownerName(words, figure, name) ?? name(figure)} by hand`,
};
