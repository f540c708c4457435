import type { Attribute } from '../../model.ts';
import type { Language } from '../language.ts';
import { ownerName } from '../words.ts';
import { words } from './words.ts';

const attribute = (which: Attribute): string => words.attribute[which];
const modified = (value: number | undefined): string => (value ? ` ${words.signed(value)}` : '');

export const labels: Language['labels'] = {
  'nyx/createCharacter': ({ name, kind }) =>
    kind === 'majorNpc' ? `Skapa spelledarpersonen ${name}` : `Skapa ${name || 'en rollperson'}`,
  'nyx/editDraft': ({ character }, name) => `Ändra ${name(character)}`,
  'nyx/activateCharacter': ({ character }, name) => `Börja spela ${name(character)}`,
  'nyx/returnCharacter': ({ character }, name) => `Gör ${name(character)} till utkast igen`,
  'nyx/retireCharacter': ({ character }, name) => `Ta ${name(character)} ur spelet`,
  'nyx/claimCharacter': ({ character }, name) => `Spela ${name(character)}`,
  'nyx/assignCharacter': ({ character, owner }, name) =>
    owner === undefined ? `Släpp ${name(character)}` : `Ge ${name(character)} till en spelare`,
  'nyx/renameFigure': ({ figure }, name) => `Byt namn på ${name(figure)}`,
  'nyx/nameAspect': ({ name }) => (name ? `Namnge aspekten ${name}` : 'Namnge en aspekt'),
  'nyx/describeAspect': () => 'Beskriv en aspekt',
  'nyx/changeAspects': ({ character }, name) => `Förändra ${name(character)}`,
  'nyx/removeDamage': () => 'Ta bort en skada för 5 poäng',
  'nyx/addTemporaryAspect': ({ target }, name) => `Ge ${name(target)} en tillfällig aspekt`,
  'nyx/removeTemporaryAspect': ({ target }, name) => `Ta bort en tillfällig aspekt från ${name(target)}`,
  'nyx/adjustPoints': ({ character, delta }, name) => `Justera poäng för ${name(character)}: ${words.signed(delta)}`,
  'nyx/configureTable': () => 'Ändra bordets inställningar',
  'nyx/startSession': () => 'Börja spelmötet',
  'nyx/endSession': () => 'Avsluta spelmötet',
  'nyx/longPause': () => 'Ta en längre paus',
  'nyx/startScene': ({ title }) => (title ? `Öppna scenen ${title}` : 'Öppna en scen'),
  'nyx/setParticipants': () => 'Välj vilka som är med',
  'nyx/endScene': () => 'Avsluta scenen',
  'nyx/clearReminder': () => 'Bocka av påminnelsen',
  'nyx/advanceClock': () => 'Flytta fram klockan',
  'nyx/createExtra': ({ name }) => `Skapa statisten ${name}`,
  'nyx/createMob': ({ name }) => `Skapa det samlade motståndet ${name}`,
  'nyx/hideExtra': ({ extra }, name) => `Dölj ${name(extra)}`,
  'nyx/revealExtra': ({ extra }, name) => `Visa ${name(extra)}`,
  'nyx/removeExtra': ({ extra }, name) => `Ta bort ${name(extra)}`,
  'nyx/promoteExtra': ({ extra }, name) => `Gör ${name(extra)} till viktig spelledarperson`,
  'nyx/revealAspect': () => 'Avslöja en aspekt',
  'nyx/hideAspect': () => 'Dölj en aspekt',
  'nyx/inventAspect': ({ owner, name: called }, name) =>
    `Hitta på ${called || 'en aspekt'} (${ownerName(words, owner, name) ?? name(owner)})`,
  'nyx/vetoAspect': () => 'Stryk en påhittad aspekt',
  'nyx/addSceneAspect': ({ name }) => `Ge scenen aspekten ${name}`,
  'nyx/removeSceneAspect': () => 'Ta bort en scenaspekt',
  'nyx/addThing': ({ name }) => `Lägg till ${name}`,
  'nyx/removeThing': () => 'Ta bort en gemensam sak',
  'nyx/useAspectNarratively': ({ explanation, sign }) =>
    `Använd ${explanation || 'en aspekt'} i berättelsen, ${words.sign[sign]}`,
  'nyx/rejectUse': () => 'Underkänn användningen',
  'nyx/activateAspect': ({ explanation, sign }) => `Aktivera ${explanation || 'en aspekt'} ${words.sign[sign]}`,
  'nyx/withdrawActivation': () => 'Ta tillbaka aspekten',
  'nyx/rejectActivation': () => 'Underkänn aspekten',
  'nyx/demandAspect': ({ explanation, target }, name) => `Kräv ${explanation || 'en aspekt'} av ${name(target)}`,
  'nyx/markDamage': ({ answer }) => (answer === 'buyOff' ? 'Köp bort en skada' : 'Låt en skada hindra'),
  'nyx/answerDemand': ({ answer, explanation }) =>
    `${answer === 'accept' ? 'Låt dig hindras' : 'Köp bort'}${explanation ? `: ${explanation}` : ''}`,
  'nyx/declareAction': ({ actor, attribute: which, difficulty }, name) =>
    `Slå ${attribute(which)}${modified(difficulty)} med ${name(actor)}`,
  'nyx/groupAction': ({ attribute: which, way }) =>
    `Grupphandling, ${attribute(which)}: ${way === 'weakest' ? 'svagast' : 'starkast'} slår`,
  'nyx/declareConflictRoll': ({ a, b }, name) => `Motståndsslag: ${name(a.actor)} mot ${name(b.actor)}`,
  'nyx/setModifier': ({ value }) => `Sätt modifikationen ${words.signed(value)}`,
  'nyx/setStakes': ({ stakes }) => (stakes === 'fiction' ? 'Låt berättelsen vara insatsen' : 'Sätt insatsen'),
  'nyx/setRollAttribute': ({ attribute: which }) => `Byt till ${attribute(which)}`,
  'nyx/ready': ({ ready }) => (ready ? 'Jag är redo' : 'Inte redo än'),
  'nyx/cancelDraft': () => 'Avbryt slaget',
  'nyx/grantAutomatic': ({ effect }) =>
    effect === undefined ? 'Låt det lyckas automatiskt' : `Ge automatisk vinst med effekt ${effect}`,
  'nyx/commitRoll': () => 'Slå',
  'nyx/startComplex': ({ title }) => (title ? `Börja ${title}` : 'Börja en komplex handling'),
  'nyx/declareRound': ({ attribute: which, roller }, name) =>
    roller === undefined ? `Använd ${attribute(which)}` : `Använd ${attribute(which)} med ${name(roller)}`,
  'nyx/setSituational': ({ label, value }) => `Sätt övertaget ${label} ${value}`.trim(),
  'nyx/dropSituational': () => 'Släpp övertaget',
  'nyx/setGoal': () => 'Ändra målet',
  'nyx/setMembers': () => 'Ändra vilka som är med',
  'nyx/setNeedle': ({ needle }) => `Ställ nålen på ${words.number(needle)}`,
  'nyx/narrateRound': ({ round }) => `Beskriv omgång ${round}`,
  'nyx/giveUp': () => 'Ge upp',
  'nyx/requestBreakOff': () => 'Avbryt konflikten',
  'nyx/ruleBreakOff': ({ ruling }) =>
    ({ allow: 'Låt dem avbryta', block: 'Stoppa avbrottet', roll: 'Kräv ett slag för att avbryta' })[ruling],
  'nyx/endConflict': () => 'Avsluta konflikten',
  'nyx/chooseHarm': ({ choice, attribute: which, name }) => {
    if (choice === 'exhaustion') return which ? `Ta utmattning på ${attribute(which)}` : 'Ta utmattning';
    return name && name !== '–' ? `Ta skadan ${name}` : 'Ta en skada';
  },
  'nyx/redirectHarm': ({ attribute: which }) => `Låt utmattningen drabba ${attribute(which)}`,
  'nyx/waiveHarm': () => 'Efterskänk avdraget',
  'nyx/clearExhaustion': ({ figure }, name) => `Låt ${name(figure)} återhämta sig`,
  'nyx/startSlowHarm': ({ target, name: called }, name) => `Ge ${name(target)} ett långsamt avdrag: ${called}`,
  'nyx/revealSlowHarm': () => 'Avslöja det långsamma avdraget',
  'nyx/rollSlowHarm': () => 'Slå mot det långsamma avdraget',
  'nyx/cancelSlowHarm': () => 'Avsluta det långsamma avdraget',
  'nyx/adjust': ({ figure }, name) => `Ändra ${ownerName(words, figure, name) ?? name(figure)} för hand`,
};
