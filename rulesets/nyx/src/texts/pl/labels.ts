import type { Attribute } from '../../model.ts';
import type { Language } from '../language.ts';
import { ownerName } from '../words.ts';
import { on, words } from './words.ts';

const attribute = (which: Attribute): string => words.attribute[which];
const modified = (value: number | undefined): string => (value ? ` ${words.signed(value)}` : '');

export const labels: Language['labels'] = {
  'nyx/createCharacter': ({ name, kind }) =>
    kind === 'majorNpc' ? `Utwórz ważnego bohatera niezależnego: ${name}` : `Utwórz postać${name ? `: ${name}` : ''}`,
  'nyx/editDraft': ({ character }, name) => `Zmień szkic: ${name(character)}`,
  'nyx/activateCharacter': ({ character }, name) => `Zacznij grać: ${name(character)}`,
  'nyx/returnCharacter': ({ character }, name) => `Cofnij do szkicu: ${name(character)}`,
  'nyx/retireCharacter': ({ character }, name) => `Wycofaj z gry: ${name(character)}`,
  'nyx/claimCharacter': ({ character }, name) => `Graj jako ${name(character)}`,
  'nyx/assignCharacter': ({ character, owner }, name) =>
    owner === undefined ? `Zwolnij: ${name(character)}` : `Przekaż graczowi: ${name(character)}`,
  'nyx/renameFigure': ({ figure }, name) => `Zmień nazwę: ${name(figure)}`,
  'nyx/nameAspect': ({ name }) => (name ? `Nazwij aspekt: ${name}` : 'Nazwij aspekt'),
  'nyx/describeAspect': () => 'Opisz aspekt',
  'nyx/changeAspects': ({ character }, name) => `Przemiana: ${name(character)}`,
  'nyx/removeDamage': () => 'Usuń uraz za 5 punktów',
  'nyx/addTemporaryAspect': ({ target }, name) => `Dodaj aspekt tymczasowy: ${name(target)}`,
  'nyx/removeTemporaryAspect': ({ target }, name) => `Usuń aspekt tymczasowy: ${name(target)}`,
  'nyx/adjustPoints': ({ character, delta }, name) => `Popraw punkty, ${name(character)}: ${words.signed(delta)}`,
  'nyx/configureTable': () => 'Zmień ustawienia stołu',
  'nyx/startSession': () => 'Zacznij sesję',
  'nyx/endSession': () => 'Zakończ sesję',
  'nyx/longPause': () => 'Zrób dłuższą przerwę',
  'nyx/startScene': ({ title }) => (title ? `Otwórz scenę: ${title}` : 'Otwórz scenę'),
  'nyx/setParticipants': () => 'Wybierz uczestników',
  'nyx/endScene': () => 'Zakończ scenę',
  'nyx/clearReminder': () => 'Odhacz przypomnienie',
  'nyx/advanceClock': () => 'Przesuń zegar',
  'nyx/createExtra': ({ name }) => `Utwórz statystę: ${name}`,
  'nyx/createMob': ({ name }) => `Utwórz tłum: ${name}`,
  'nyx/hideExtra': ({ extra }, name) => `Ukryj: ${name(extra)}`,
  'nyx/revealExtra': ({ extra }, name) => `Pokaż: ${name(extra)}`,
  'nyx/removeExtra': ({ extra }, name) => `Usuń: ${name(extra)}`,
  'nyx/promoteExtra': ({ extra }, name) => `Awansuj na ważnego bohatera niezależnego: ${name(extra)}`,
  'nyx/revealAspect': () => 'Ujawnij aspekt',
  'nyx/hideAspect': () => 'Ukryj aspekt',
  'nyx/inventAspect': ({ owner, name: called }, name) =>
    `Wymyśl ${called || 'aspekt'} (${ownerName(words, owner, name) ?? name(owner)})`,
  'nyx/vetoAspect': () => 'Skreśl wymyślony aspekt',
  'nyx/addSceneAspect': ({ name }) => `Dodaj aspekt sceny: ${name}`,
  'nyx/removeSceneAspect': () => 'Usuń aspekt sceny',
  'nyx/addThing': ({ name }) => `Dodaj: ${name}`,
  'nyx/removeThing': () => 'Usuń wspólną rzecz',
  'nyx/useAspectNarratively': ({ explanation, sign }) =>
    `Użyj fabularnie: ${explanation || 'aspekt'}, ${words.sign[sign]}`,
  'nyx/rejectUse': () => 'Odrzuć użycie',
  'nyx/activateAspect': ({ explanation, sign }) => `Aktywuj ${explanation || 'aspekt'} ${words.sign[sign]}`,
  'nyx/withdrawActivation': () => 'Cofnij aspekt',
  'nyx/rejectActivation': () => 'Odrzuć aspekt',
  'nyx/demandAspect': ({ explanation, target }, name) => `Zażądaj: ${explanation || 'aspekt'} (${name(target)})`,
  'nyx/markDamage': ({ answer }) => (answer === 'buyOff' ? 'Wykup się od urazu' : 'Niech uraz przeszkadza'),
  'nyx/answerDemand': ({ answer, explanation }) =>
    `${answer === 'accept' ? 'Przyjmij na niekorzyść' : 'Wykup się'}${explanation ? `: ${explanation}` : ''}`,
  'nyx/declareAction': ({ actor, attribute: which, difficulty }, name) =>
    `Rzuć na ${on[which]}${modified(difficulty)}: ${name(actor)}`,
  'nyx/groupAction': ({ attribute: which, way }) =>
    `Działanie grupowe, ${attribute(which)}: rzuca ${way === 'weakest' ? 'najsłabsza' : 'najlepsza'} osoba`,
  'nyx/declareConflictRoll': ({ a, b }, name) => `Rzut przeciwstawny: ${name(a.actor)} i ${name(b.actor)}`,
  'nyx/setModifier': ({ value }) => `Ustaw modyfikator ${words.signed(value)}`,
  'nyx/setStakes': ({ stakes }) => (stakes === 'fiction' ? 'Niech stawką będzie opowieść' : 'Ustal stawkę'),
  'nyx/setRollAttribute': ({ attribute: which }) => `Zmień na ${on[which]}`,
  'nyx/ready': ({ ready }) => (ready ? 'Zgłoś gotowość' : 'Cofnij gotowość'),
  'nyx/cancelDraft': () => 'Anuluj rzut',
  'nyx/grantAutomatic': ({ effect }) =>
    effect === undefined ? 'Przyznaj automatyczny sukces' : `Przyznaj automatyczną wygraną, efekt ${effect}`,
  'nyx/commitRoll': () => 'Rzuć',
  'nyx/startComplex': ({ title }) => (title ? `Zacznij: ${title}` : 'Zacznij działanie złożone'),
  'nyx/declareRound': ({ attribute: which, roller }, name) =>
    roller === undefined ? `Użyj: ${attribute(which)}` : `Użyj: ${attribute(which)} (${name(roller)})`,
  'nyx/setSituational': ({ label, value }) => `Ustaw przewagę: ${label} ${value}`.trim(),
  'nyx/dropSituational': () => 'Zrezygnuj z przewagi',
  'nyx/setGoal': () => 'Zmień cel',
  'nyx/setMembers': () => 'Zmień skład strony',
  'nyx/setNeedle': ({ needle }) => `Ustaw wskazówkę na ${words.number(needle)}`,
  'nyx/narrateRound': ({ round }) => `Opisz rundę ${round}`,
  'nyx/giveUp': () => 'Poddaj się',
  'nyx/requestBreakOff': () => 'Przerwij konflikt',
  'nyx/ruleBreakOff': ({ ruling }) =>
    ({ allow: 'Pozwól przerwać', block: 'Nie pozwól przerwać', roll: 'Zażądaj rzutu' })[ruling],
  'nyx/endConflict': () => 'Zakończ konflikt',
  'nyx/chooseHarm': ({ choice, attribute: which, name }) => {
    if (choice === 'exhaustion') return which ? `Przyjmij wyczerpanie: ${attribute(which)}` : 'Przyjmij wyczerpanie';
    return name && name !== '–' ? `Przyjmij uraz: ${name}` : 'Przyjmij uraz';
  },
  'nyx/redirectHarm': ({ attribute: which }) => `Skieruj wyczerpanie na ${on[which]}`,
  'nyx/waiveHarm': () => 'Daruj uszczerbek',
  'nyx/clearExhaustion': ({ figure }, name) => `Usuń wyczerpanie: ${name(figure)}`,
  'nyx/startSlowHarm': ({ target, name: called }, name) => `Nałóż powolny uszczerbek, ${name(target)}: ${called}`,
  'nyx/revealSlowHarm': () => 'Ujawnij powolny uszczerbek',
  'nyx/rollSlowHarm': () => 'Rzuć przeciw powolnemu uszczerbkowi',
  'nyx/cancelSlowHarm': () => 'Zakończ powolny uszczerbek',
  'nyx/adjust': ({ figure }, name) => `Popraw ręcznie: ${ownerName(words, figure, name) ?? name(figure)}`,
};
