import type { Name } from '@aspekt/contract';
import { showHand, hand } from '../../hand.ts';
import { baseDifficulty } from '../../base-difficulty.ts';
import type { Labels } from '../language.ts';
import { words as w } from './words.ts';

const means = (weapon: string, name: Name): string => (weapon === 'unarmed' ? 'unarmed' : `with ${name(weapon)}`);

export const labels: Labels = {
  'aoristos/createCharacter': ({ name: who }) => `Create ${who}`,
  'aoristos/setController': ({ person, controller }, name) =>
    controller === null ? `Give ${name(person)} back` : `Play ${name(person)}`,
  'aoristos/describe': ({ by }, name) => `Describe ${name(by)}`,
  'aoristos/setAttributeLevel': ({ trait, level }) => `${w.traits[trait]} ${level}`,
  'aoristos/setSkillLevel': ({ trait, level }) => `${w.traits[trait]} ${level}`,
  'aoristos/finishCreation': ({ discardRest }) =>
    discardRest ? 'Finish, throw the rest away' : 'Finish the character',
  'aoristos/awardUp': () => 'Award UP',
  'aoristos/buyLevel': ({ trait }) => `Raise ${w.traits[trait]}`,
  'aoristos/addItem': ({ item }) => `Note ${item.name ?? item.id}`,
  'aoristos/editItem': ({ item }, name) => `Change ${name(item)}`,
  'aoristos/removeItem': ({ item }, name) => `Strike out ${name(item)}`,
  'aoristos/setArmour': ({ value }) => `Set armour ${value}`,
  'aoristos/freeformRoll': () => 'Roll a freeform die',
  'aoristos/rollHand': ({ b, f, t, modifier }) => `Roll ${showHand(hand(b, f, t, modifier))}`,
  'aoristos/chooseDice': () => 'Choose dice',
  'aoristos/successTest': ({ traits, difficulty = baseDifficulty(traits.length) }) =>
    `Test ${w.list(traits.map((trait) => w.traits[trait]))} against ST ${difficulty}`,
  'aoristos/opposedTest': ({ a, b }, name) => `${name(a.representative)} against ${name(b.representative)}`,
  'aoristos/setRest': ({ person, resting }, name) =>
    resting ? `Let ${name(person)} rest` : `End ${name(person)}’s rest`,
  'aoristos/startCombat': () => 'Start combat',
  'aoristos/addCombatant': ({ person }, name) => `Bring ${name(person)} into the fight`,
  'aoristos/removeCombatant': ({ person }, name) => `Take ${name(person)} out of the fight`,
  'aoristos/beginActivation': ({ by }, name) => `Begin ${name(by)}’s activation`,
  'aoristos/endActivation': () => 'End the activation',
  'aoristos/continueExtended': () => 'Go on with it',
  'aoristos/abandonExtended': () => 'Give it up',
  'aoristos/setMelee': ({ sides }) => (sides.length === 0 ? 'End the melee' : 'Set the melee'),
  'aoristos/setDistance': ({ a, b, metres }, name) => `${name(a)}–${name(b)}: ${metres} m`,
  'aoristos/setCover': ({ target, cover }, name) =>
    cover ? `Give ${name(target)} cover` : `Take ${name(target)}’s cover away`,
  'aoristos/setBodyHidden': ({ target }, name) => `What ${name(target)}’s body hides`,
  'aoristos/setVisible': ({ target, visible }, name) =>
    `${name(target)} ${visible ? 'clearly' : 'not clearly'} visible`,
  'aoristos/endCombat': () => 'End combat',
  'aoristos/singleAttack': ({ attacker, target }, name) => `Single attack: ${name(attacker)} on ${name(target)}`,
  'aoristos/speak': () => 'Talk',
  'aoristos/scout': ({ listen }) => (listen ? 'Listen' : 'Scout'),
  'aoristos/move': ({ metres, leaveMelee, towards }, name) =>
    leaveMelee ? `Leave the melee, ${metres} m` : `Move ${metres} m${towards ? ` towards ${name(towards)}` : ''}`,
  'aoristos/crawl': ({ metres, leaveMelee }) =>
    leaveMelee ? `Crawl out of the melee, ${metres} m` : `Crawl ${metres} m`,
  'aoristos/changePosture': ({ posture }) =>
    ({ standing: 'Stand up', sitting: 'Sit or kneel', lying: 'Lie down' })[posture],
  'aoristos/drawItem': ({ item }, name) => `Draw ${name(item)}`,
  'aoristos/stowItem': ({ item }, name) => `Put away ${name(item)}`,
  'aoristos/passItem': ({ item, hand: grip }, name) =>
    grip === 'both' ? `Take ${name(item)} in both hands` : `${name(item)} to the other hand`,
  'aoristos/takeFromPocket': ({ item }, name) => `Take out ${name(item)}`,
  'aoristos/readyItem': ({ item }, name) => `Ready ${name(item)}`,
  'aoristos/dropItem': ({ item }, name) => `Drop ${name(item)}`,
  'aoristos/pickUp': ({ item }, name) => `Pick up ${name(item)}`,
  'aoristos/charge': ({ weapon }, name) => `Charge ${name(weapon)}`,
  'aoristos/cancelCharge': ({ weapon }, name) => `Undo the charge of ${name(weapon)}`,
  'aoristos/reload': ({ weapon, rounds }, name) => `Reload ${name(weapon)}${rounds ? ` (${rounds})` : ''}`,
  'aoristos/otherAction': ({ text }) => text ?? 'Something else',
  'aoristos/beginOverwatch': ({ place }) => `Keep watch: ${place}`,
  'aoristos/grapple': ({ kind, target }, name) =>
    `${{ hold: 'Hold', trip: 'Trip', break: 'Break free from' }[kind]} ${name(target)}`,
  'aoristos/releaseHold': ({ target }, name) => `Let ${name(target)} go`,
  'aoristos/declareAttack': ({ target, weapon, safetyAim }, name) =>
    `Attack ${name(target)} ${means(weapon, name)}${safetyAim ? `, aim ${safetyAim}` : ''}`,
  'aoristos/chooseVigilance': ({ traits }) =>
    traits.length === 0 ? 'No traits' : `Vigilance: ${w.list(traits.map((trait) => w.traits[trait]))}`,
  'aoristos/rollAttack': () => 'Roll the attack',
  'aoristos/chooseAttackDice': () => 'Choose other dice',
  'aoristos/chooseArea': ({ area }) => w.areas[area],
  'aoristos/abortAttack': () => 'Hold back',
  'aoristos/confirmAttack': () => 'Carry the attack out',
  'aoristos/follow': ({ follow }) => (follow ? 'Follow' : 'Do not follow'),
  'aoristos/giveUpMove': () => 'Stay',
  'aoristos/carryOn': () => 'Go all the same',
  'aoristos/opportunityAttack': ({ target, weapon }, name) => `Strike at ${name(target)} ${means(weapon, name)}`,
  'aoristos/declineAttack': () => 'Let it be',
  'aoristos/overwatchTrigger': ({ person }, name) => `${name(person)} appears`,
  'aoristos/holdBack': () => 'Try to hold back',
  'aoristos/applyHit': ({ person }, name) => `Harm ${name(person)}`,
  'aoristos/advanceTime': ({ minutes = 0, hours = 0, days = 0 }) =>
    `+${w.duration(minutes + 60 * hours + 1440 * days)}`,
  'aoristos/painTest': ({ by }, name) => `Pain test: ${name(by)}`,
  'aoristos/survivalRoll': ({ by }, name) => `Survival roll: ${name(by)}`,
  'aoristos/faintTest': ({ by }, name) => `Faint test: ${name(by)}`,
  'aoristos/psychTest': ({ by }, name) => `Break test: ${name(by)}`,
  'aoristos/firstAid': ({ patient }, name) => `First aid to ${name(patient)}`,
  'aoristos/transfuse': ({ patient }, name) => `Blood for ${name(patient)}`,
  'aoristos/healingTest': ({ by }, name) => `Healing test: ${name(by)}`,
  'aoristos/wakeUp': ({ person }, name) => `Wake ${name(person)}`,
  'aoristos/setHealth': ({ person }, name) => `Correct ${name(person)}’s health`,
  'aoristos/addPsychTrauma': ({ person }, name) => `Psych trauma for ${name(person)}`,
  'aoristos/takeTemporaryDisorder': () => 'Take a temporary disorder',
  'aoristos/takeLastingDisorder': ({ kind }) =>
    kind === 'mild' ? 'Take a lasting disorder' : 'Let the disorder develop',
  'aoristos/recoverPsych': ({ person, months }, name) =>
    months === undefined ? `Let ${name(person)} recover in daily life` : `Let ${name(person)} recover, at best`,
  'aoristos/endPsychosis': ({ person }, name) => `End ${name(person)}’s psychosis`,
  'aoristos/cureDisorder': () => 'Cure the disorder',
  'aoristos/adjust': () => 'Adjust',
  'aoristos/configure': () => 'Change the table’s rules',
  'aoristos/setScene': () => 'Set the scene',
  'aoristos/stock': () => 'Add to the equipment list',
  'aoristos/unstock': () => 'Strike from the equipment list',
  'aoristos/importStock': () => 'Import an equipment list',
};
