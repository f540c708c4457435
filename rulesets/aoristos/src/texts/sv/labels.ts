import type { Name } from '@aspekt/contract';
import { hand, showHand } from '../../hand.ts';
import { baseDifficulty } from '../../base-difficulty.ts';
import type { Labels } from '../language.ts';
import { words as w } from './words.ts';

const means = (weapon: string, name: Name): string => (weapon === 'unarmed' ? 'obeväpnat' : `med ${name(weapon)}`);

export const labels: Labels = {
  'aoristos/createCharacter': ({ name: who }) => `Skapa ${who}`,
  'aoristos/setController': ({ person, controller }, name) =>
    controller === null ? `Lämna ifrån dig ${name(person)}` : `Spela ${name(person)}`,
  'aoristos/describe': ({ by }, name) => `Skriv om ${name(by)}`,
  'aoristos/setAttributeLevel': ({ trait, level }) => `${w.traits[trait]} ${level}`,
  'aoristos/setSkillLevel': ({ trait, level }) => `${w.traits[trait]} ${level}`,
  'aoristos/finishCreation': ({ discardRest }) => (discardRest ? 'Bli klar, släng resten' : 'Gör personen klar'),
  'aoristos/awardUp': () => 'Dela ut UP',
  'aoristos/buyLevel': ({ trait }) => `Höj ${w.traits[trait]}`,
  'aoristos/addItem': ({ item }) => `Anteckna ${item.name ?? item.id}`,
  'aoristos/editItem': ({ item }, name) => `Ändra ${name(item)}`,
  'aoristos/removeItem': ({ item }, name) => `Stryk ${name(item)}`,
  'aoristos/setArmour': ({ value }) => `Sätt rustning ${value}`,
  'aoristos/freeformRoll': () => 'Slå i friform',
  'aoristos/rollHand': ({ b, f, t, modifier }) => `Slå ${showHand(hand(b, f, t, modifier))}`,
  'aoristos/chooseDice': () => 'Välj tärningar',
  'aoristos/successTest': ({ traits, difficulty = baseDifficulty(traits.length) }) =>
    `Testa ${w.list(traits.map((trait) => w.traits[trait]))} mot ST ${difficulty}`,
  'aoristos/opposedTest': ({ a, b }, name) => `${name(a.representative)} mot ${name(b.representative)}`,
  'aoristos/setRest': ({ person, resting }, name) =>
    resting ? `Låt ${name(person)} vila` : `Avsluta vilan för ${name(person)}`,
  'aoristos/startCombat': () => 'Börja strid',
  'aoristos/addCombatant': ({ person }, name) => `Ta in ${name(person)} i striden`,
  'aoristos/removeCombatant': ({ person }, name) => `Ta ${name(person)} ur striden`,
  'aoristos/beginActivation': ({ by }, name) => `Aktivera ${name(by)}`,
  'aoristos/endActivation': () => 'Avsluta aktiveringen',
  'aoristos/continueExtended': () => 'Fortsätt aktiviteten',
  'aoristos/abandonExtended': () => 'Avbryt aktiviteten',
  'aoristos/setMelee': ({ sides }) => (sides.length === 0 ? 'Avsluta närstriden' : 'Ställ upp närstriden'),
  'aoristos/setDistance': ({ a, b, metres }, name) => `${name(a)}–${name(b)}: ${metres} m`,
  'aoristos/setCover': ({ target, cover }, name) =>
    cover ? `Ge ${name(target)} skydd` : `Ta bort skyddet för ${name(target)}`,
  'aoristos/setBodyHidden': ({ target }, name) => `Vad kroppen döljer hos ${name(target)}`,
  'aoristos/setVisible': ({ target, visible }, name) =>
    `${name(target)} ${visible ? 'klart synlig' : 'inte klart synlig'}`,
  'aoristos/endCombat': () => 'Avsluta striden',
  'aoristos/singleAttack': ({ attacker, target }, name) => `Ett enda anfall: ${name(attacker)} mot ${name(target)}`,
  'aoristos/speak': () => 'Tala',
  'aoristos/scout': ({ listen }) => (listen ? 'Lyssna' : 'Spana'),
  'aoristos/move': ({ metres, leaveMelee, towards }, name) =>
    leaveMelee ? `Lämna närstriden, ${metres} m` : `Rör dig ${metres} m${towards ? ` mot ${name(towards)}` : ''}`,
  'aoristos/crawl': ({ metres, leaveMelee }) => (leaveMelee ? `Kryp ur närstriden, ${metres} m` : `Kryp ${metres} m`),
  'aoristos/changePosture': ({ posture }) =>
    ({ standing: 'Res dig', sitting: 'Sätt dig eller knäböj', lying: 'Lägg dig' })[posture],
  'aoristos/drawItem': ({ item }, name) => `Dra ${name(item)}`,
  'aoristos/stowItem': ({ item }, name) => `Stoppa undan ${name(item)}`,
  'aoristos/passItem': ({ item, hand: grip }, name) =>
    grip === 'both' ? `Fatta ${name(item)} med båda händerna` : `${name(item)} till andra handen`,
  'aoristos/takeFromPocket': ({ item }, name) => `Ta fram ${name(item)}`,
  'aoristos/readyItem': ({ item }, name) => `Gör ${name(item)} redo`,
  'aoristos/dropItem': ({ item }, name) => `Släpp ${name(item)}`,
  'aoristos/pickUp': ({ item }, name) => `Plocka upp ${name(item)}`,
  'aoristos/charge': ({ weapon }, name) => `Ladda upp ${name(weapon)}`,
  'aoristos/cancelCharge': ({ weapon }, name) => `Avbryt uppladdningen av ${name(weapon)}`,
  'aoristos/reload': ({ weapon, rounds }, name) => `Ladda om ${name(weapon)}${rounds ? ` (${rounds})` : ''}`,
  'aoristos/otherAction': ({ text }) => text ?? 'Något annat',
  'aoristos/beginOverwatch': ({ place }) => `Övervaka ${place}`,
  'aoristos/grapple': ({ kind, target }, name) =>
    `${{ hold: 'Håll fast', trip: 'Fäll', break: 'Slit dig från' }[kind]} ${name(target)}`,
  'aoristos/releaseHold': ({ target }, name) => `Släpp ${name(target)}`,
  'aoristos/declareAttack': ({ target, weapon, safetyAim }, name) =>
    `Anfall ${name(target)} ${means(weapon, name)}${safetyAim ? `, sikte ${safetyAim}` : ''}`,
  'aoristos/chooseVigilance': ({ traits }) =>
    traits.length === 0 ? 'Inga egenskaper' : `Vaksamhet: ${w.list(traits.map((trait) => w.traits[trait]))}`,
  'aoristos/rollAttack': () => 'Slå anfallet',
  'aoristos/chooseAttackDice': () => 'Välj andra tärningar',
  'aoristos/chooseArea': ({ area }) => w.areas[area],
  'aoristos/abortAttack': () => 'Avbryt',
  'aoristos/confirmAttack': () => 'Genomför anfallet',
  'aoristos/follow': ({ follow }) => (follow ? 'Häng på' : 'Häng inte på'),
  'aoristos/giveUpMove': () => 'Stanna',
  'aoristos/carryOn': () => 'Fullfölj ändå',
  'aoristos/opportunityAttack': ({ target, weapon }, name) => `Anfall ${name(target)} genast ${means(weapon, name)}`,
  'aoristos/declineAttack': () => 'Låt bli',
  'aoristos/overwatchTrigger': ({ person }, name) => `${name(person)} visar sig`,
  'aoristos/holdBack': () => 'Försök hejda dig',
  'aoristos/applyHit': ({ person }, name) => `Skada ${name(person)}`,
  'aoristos/advanceTime': ({ minutes = 0, hours = 0, days = 0 }) =>
    `+${w.duration(minutes + 60 * hours + 1440 * days)}`,
  'aoristos/painTest': ({ by }, name) => `Test mot smärta: ${name(by)}`,
  'aoristos/survivalRoll': ({ by }, name) => `Överlevnadsslag: ${name(by)}`,
  'aoristos/faintTest': ({ by }, name) => `Test mot medvetslöshet: ${name(by)}`,
  'aoristos/psychTest': ({ by }, name) => `Test mot att knäckas: ${name(by)}`,
  'aoristos/firstAid': ({ patient }, name) => `Stoppa blödning: ${name(patient)}`,
  'aoristos/transfuse': ({ patient }, name) => `Blodtransfusion: ${name(patient)}`,
  'aoristos/healingTest': ({ by }, name) => `Läkningstest: ${name(by)}`,
  'aoristos/wakeUp': ({ person }, name) => `Väck ${name(person)}`,
  'aoristos/setHealth': ({ person }, name) => `Rätta hälsan: ${name(person)}`,
  'aoristos/addPsychTrauma': ({ person }, name) => `Psyktrauma: ${name(person)}`,
  'aoristos/takeTemporaryDisorder': () => 'Ta en tillfällig störning',
  'aoristos/takeLastingDisorder': ({ kind }) =>
    kind === 'mild' ? 'Ta en varaktig störning' : 'Låt störningen utvecklas',
  'aoristos/recoverPsych': ({ person, months }, name) =>
    months === undefined ? `Återhämtning i vardagsliv: ${name(person)}` : `Återhämtning, i bästa fall: ${name(person)}`,
  'aoristos/endPsychosis': ({ person }, name) => `Bryt psykosen: ${name(person)}`,
  'aoristos/cureDisorder': () => 'Bota störningen',
  'aoristos/adjust': () => 'Ändra fritt',
  'aoristos/configure': () => 'Ändra bordets regler',
  'aoristos/setScene': () => 'Ställ in scenen',
  'aoristos/stock': () => 'Lägg till i utrustningslistan',
  'aoristos/unstock': () => 'Stryk ur utrustningslistan',
  'aoristos/importStock': () => 'Läs in en utrustningslista',
};
