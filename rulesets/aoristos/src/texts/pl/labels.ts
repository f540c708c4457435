import type { Name } from '@aspekt/contract';
import { hand, showHand } from '../../hand.ts';
import { baseDifficulty } from '../../base-difficulty.ts';
import type { Labels } from '../language.ts';
import { words as w } from './words.ts';

const means = (weapon: string, name: Name): string => (weapon === 'unarmed' ? 'bez broni' : name(weapon));

export const labels: Labels = {
  'aoristos/createCharacter': ({ name: who }) => `Utwórz: ${who}`,
  'aoristos/setController': ({ person, controller }, name) =>
    controller === null ? `Oddaj postać: ${name(person)}` : `Graj postacią: ${name(person)}`,
  'aoristos/describe': ({ by }, name) => `Opisz: ${name(by)}`,
  'aoristos/setAttributeLevel': ({ trait, level }) => `${w.traits[trait]} ${level}`,
  'aoristos/setSkillLevel': ({ trait, level }) => `${w.traits[trait]} ${level}`,
  'aoristos/finishCreation': ({ discardRest }) =>
    discardRest ? 'Zakończ, resztę odrzuć' : 'Zakończ tworzenie postaci',
  'aoristos/awardUp': () => 'Przyznaj UP',
  'aoristos/buyLevel': ({ trait }) => `Podnieś: ${w.traits[trait]}`,
  'aoristos/addItem': ({ item }) => `Zapisz: ${item.name ?? item.id}`,
  'aoristos/editItem': ({ item }, name) => `Zmień: ${name(item)}`,
  'aoristos/removeItem': ({ item }, name) => `Skreśl: ${name(item)}`,
  'aoristos/setArmour': ({ value }) => `Ustaw pancerz ${value}`,
  'aoristos/freeformRoll': () => 'Rzut swobodny',
  'aoristos/rollHand': ({ b, f, t, modifier }) => `Rzuć ${showHand(hand(b, f, t, modifier))}`,
  'aoristos/chooseDice': () => 'Wybierz kości',
  'aoristos/successTest': ({ traits, difficulty = baseDifficulty(traits.length) }) =>
    `Test${traits.length > 0 ? `: ${w.list(traits.map((trait) => w.traits[trait]))}` : ''}, ST ${difficulty}`,
  'aoristos/opposedTest': ({ a, b }, name) => `${name(a.representative)} kontra ${name(b.representative)}`,
  'aoristos/setRest': ({ person, resting }, name) => `${resting ? 'Odpoczynek' : 'Koniec odpoczynku'}: ${name(person)}`,
  'aoristos/startCombat': () => 'Zacznij walkę',
  'aoristos/addCombatant': ({ person }, name) => `Włącz do walki: ${name(person)}`,
  'aoristos/removeCombatant': ({ person }, name) => `Wyłącz z walki: ${name(person)}`,
  'aoristos/beginActivation': ({ by }, name) => `Zacznij aktywację: ${name(by)}`,
  'aoristos/endActivation': () => 'Zakończ aktywację',
  'aoristos/continueExtended': () => 'Kontynuuj czynność',
  'aoristos/abandonExtended': () => 'Porzuć czynność',
  'aoristos/setMelee': ({ sides }) => (sides.length === 0 ? 'Zakończ zwarcie' : 'Ustaw zwarcie'),
  'aoristos/setDistance': ({ a, b, metres }, name) => `${name(a)} – ${name(b)}: ${metres} m`,
  'aoristos/setCover': ({ target, cover }, name) => `${cover ? 'Daj osłonę' : 'Zabierz osłonę'}: ${name(target)}`,
  'aoristos/setBodyHidden': ({ target }, name) => `Co zasłania ciało: ${name(target)}`,
  'aoristos/setVisible': ({ target, visible }, name) =>
    `${visible ? 'Widać wyraźnie' : 'Nie widać wyraźnie'}: ${name(target)}`,
  'aoristos/endCombat': () => 'Zakończ walkę',
  'aoristos/singleAttack': ({ attacker, target }, name) => `Pojedynczy atak: ${name(attacker)} kontra ${name(target)}`,
  'aoristos/speak': () => 'Mów',
  'aoristos/scout': ({ listen }) => (listen ? 'Nasłuchuj' : 'Obserwuj'),
  'aoristos/move': ({ metres, leaveMelee, towards }, name) =>
    leaveMelee ? `Wyjdź ze zwarcia, ${metres} m` : `Ruch ${metres} m${towards ? `, w stronę: ${name(towards)}` : ''}`,
  'aoristos/crawl': ({ metres, leaveMelee }) =>
    leaveMelee ? `Wyczołgaj się ze zwarcia, ${metres} m` : `Czołgaj się ${metres} m`,
  'aoristos/changePosture': ({ posture }) =>
    ({ standing: 'Wstań', sitting: 'Usiądź lub uklęknij', lying: 'Połóż się' })[posture],
  'aoristos/drawItem': ({ item }, name) => `Dobądź: ${name(item)}`,
  'aoristos/stowItem': ({ item }, name) => `Schowaj: ${name(item)}`,
  'aoristos/passItem': ({ item, hand: grip }, name) =>
    grip === 'both' ? `Chwyć oburącz: ${name(item)}` : `Przełóż do drugiej ręki: ${name(item)}`,
  'aoristos/takeFromPocket': ({ item }, name) => `Wyjmij: ${name(item)}`,
  'aoristos/readyItem': ({ item }, name) => `Przygotuj: ${name(item)}`,
  'aoristos/dropItem': ({ item }, name) => `Upuść: ${name(item)}`,
  'aoristos/pickUp': ({ item }, name) => `Podnieś: ${name(item)}`,
  'aoristos/charge': ({ weapon }, name) => `Przygotuj atak: ${name(weapon)}`,
  'aoristos/cancelCharge': ({ weapon }, name) => `Cofnij przygotowanie: ${name(weapon)}`,
  'aoristos/reload': ({ weapon, rounds }, name) => `Przeładuj: ${name(weapon)}${rounds ? ` (${rounds})` : ''}`,
  'aoristos/otherAction': ({ text }) => text ?? 'Coś innego',
  'aoristos/beginOverwatch': ({ place }) => `Dozór: ${place}`,
  'aoristos/grapple': ({ kind, target }, name) =>
    `${{ hold: 'Chwyć', trip: 'Podetnij', break: 'Wyrwij się' }[kind]}: ${name(target)}`,
  'aoristos/releaseHold': ({ target }, name) => `Puść: ${name(target)}`,
  'aoristos/declareAttack': ({ target, weapon, safetyAim }, name) =>
    `Atak (${means(weapon, name)}${safetyAim ? `, celowanie ${safetyAim}` : ''}), cel: ${name(target)}`,
  'aoristos/chooseVigilance': ({ traits }) =>
    traits.length === 0 ? 'Bez cech' : `Czujność: ${w.list(traits.map((trait) => w.traits[trait]))}`,
  'aoristos/rollAttack': () => 'Rzuć na atak',
  'aoristos/chooseAttackDice': () => 'Wybierz inne kości',
  'aoristos/chooseArea': ({ area }) => w.areas[area],
  'aoristos/abortAttack': () => 'Przerwij atak',
  'aoristos/confirmAttack': () => 'Wykonaj atak',
  'aoristos/follow': ({ follow }) => (follow ? 'Idź za tą osobą' : 'Nie idź'),
  'aoristos/giveUpMove': () => 'Zostań',
  'aoristos/carryOn': () => 'Idź mimo wszystko',
  'aoristos/opportunityAttack': ({ target, weapon }, name) =>
    `Uderz od razu (${means(weapon, name)}), cel: ${name(target)}`,
  'aoristos/declineAttack': () => 'Odpuść',
  'aoristos/overwatchTrigger': ({ person }, name) => `Pojawia się: ${name(person)}`,
  'aoristos/holdBack': () => 'Spróbuj się powstrzymać',
  'aoristos/applyHit': ({ person }, name) => `Zadaj obrażenia: ${name(person)}`,
  'aoristos/advanceTime': ({ minutes = 0, hours = 0, days = 0 }) =>
    `+${w.duration(minutes + 60 * hours + 1440 * days)}`,
  'aoristos/painTest': ({ by }, name) => `Test bólu: ${name(by)}`,
  'aoristos/survivalRoll': ({ by }, name) => `Rzut na przeżycie: ${name(by)}`,
  'aoristos/faintTest': ({ by }, name) => `Test utraty przytomności: ${name(by)}`,
  'aoristos/psychTest': ({ by }, name) => `Test załamania: ${name(by)}`,
  'aoristos/firstAid': ({ patient }, name) => `Tamuj krwawienie: ${name(patient)}`,
  'aoristos/transfuse': ({ patient }, name) => `Transfuzja krwi: ${name(patient)}`,
  'aoristos/healingTest': ({ by }, name) => `Test leczenia: ${name(by)}`,
  'aoristos/wakeUp': ({ person }, name) => `Obudź: ${name(person)}`,
  'aoristos/setHealth': ({ person }, name) => `Popraw zdrowie: ${name(person)}`,
  'aoristos/addPsychTrauma': ({ person }, name) => `Trauma psychiczna: ${name(person)}`,
  'aoristos/takeTemporaryDisorder': () => 'Weź zaburzenie przejściowe',
  'aoristos/takeLastingDisorder': ({ kind }) => (kind === 'mild' ? 'Weź zaburzenie trwałe' : 'Rozwiń zaburzenie'),
  'aoristos/recoverPsych': ({ person, months }, name) =>
    months === undefined
      ? `Powrót do równowagi w codzienności: ${name(person)}`
      : `Powrót do równowagi, w najlepszym razie: ${name(person)}`,
  'aoristos/endPsychosis': ({ person }, name) => `Zakończ psychozę: ${name(person)}`,
  'aoristos/cureDisorder': () => 'Wylecz zaburzenie',
  'aoristos/adjust': () => 'Popraw dowolnie',
  'aoristos/configure': () => 'Zmień zasady stołu',
  'aoristos/setScene': () => 'Ustaw scenę',
  'aoristos/stock': () => 'Dodaj do listy wyposażenia',
  'aoristos/unstock': () => 'Skreśl z listy wyposażenia',
  'aoristos/importStock': () => 'Wczytaj listę wyposażenia',
};
