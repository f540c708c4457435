import type { Refusals } from '../language.ts';
import { words as w } from './words.ts';

const trait = (data: Readonly<Record<string, string | number>>): string =>
  w.traits[data['trait'] as keyof typeof w.traits] ?? '';

export const refusals: Refusals = {
  badInput: ({ field }) =>
    field === 'name'
      ? 'Nadaj postaci imię.'
      : 'Zasady na to nie pozwalają. Sprawdź liczby i wybory i spróbuj jeszcze raz.',
  notFound: () => 'Tej osoby ani rzeczy tu nie ma. Wybierz coś, co jest na stole.',
  notYours: () => 'To nie twoja postać. Zapytaj osobę, która nią gra, albo mistrza gry.',
  gmOnly: () => 'To robi tylko mistrz gry. Poproś o to.',
  dead: () => 'Zmarli nie działają. Wybierz kogoś innego.',
  unconscious: () => 'Bez przytomności nie da się działać. O przebudzeniu decyduje mistrz gry.',
  notYourActivation: () => 'Działania czynne są tylko we własnej aktywacji. Poczekaj na swoją kolej albo ją zacznij.',
  insufficientKp: ({ cost, kp, atOnce }) =>
    `To kosztuje ${cost ?? '?'} KP, a jest ${kp ?? '?'}. Wybierz coś tańszego${atOnce ? '' : ' albo zacznij teraz i dokończ później'}.`,
  engaged: () => 'W zwarciu nie można tego zacząć. Najpierw wyjdź ze zwarcia albo zrób coś, co w nim wolno.',
  wrongPosture: () => 'Nie w tej pozycji. Wstań, żeby iść; usiądź lub połóż się, żeby się czołgać i podnosić rzeczy.',
  handUnusable: () => 'Nie ma wolnej, sprawnej ręki. Najpierw zwolnij rękę.',
  wrongStep: () => 'Nie teraz: najpierw co innego. Zobacz, na co czeka stół.',
  rollDue: () => 'Czeka rzut. Najpierw go wykonaj.',
  extendedInProgress: ({ action }) =>
    `Trwa czynność przedłużona: ${w.actions(String(action ?? ''))}. Przepadnie, jeśli wydasz KP na to; potwierdź, jeśli tak ma być.`,
  creationClosed: () => 'Tworzenie postaci jest zakończone. Kupuj poziomy za UP.',
  badLevel: ({ maxLevel }) =>
    `Poziomy przy tym stole to liczby całkowite od 0 do ${maxLevel ?? 5}. Wybierz jedną z nich.`,
  insufficientUp: ({ cost, available }) =>
    `To wymaga ${cost ?? '?'} UP, a jest ${available ?? '?'}. Wybierz coś tańszego.`,
  conditionMissing: (data) =>
    trait(data)
      ? `Przy tym stole pierwszy poziom umiejętności zatwierdza mistrz gry: ${trait(data)}. Poproś o niego.`
      : 'Warunek nie jest potwierdzony. Potwierdzić musi go mistrz gry.',
  noChoice: () => 'Nie ma kości do wyboru: przymusowa garść bierze najniższe, a ustalony wynik zostaje.',
  duplicateTrait: () => 'Żadna cecha nie liczy się dwa razy. Wybierz różne.',
  combatRunning: () => 'Nie w czasie walki. Najpierw ją zakończ.',
  attackPending: () => 'Atak albo ruch nie jest rozstrzygnięty. Najpierw go rozstrzygnij.',
  nothingExtended: () => 'Nie trwa żadna czynność przedłużona. Zacznij nowe działanie.',
  tooFar: ({ most }) => `Za daleko. W tej rundzie zostaje ${most ?? 0} m. Wybierz mniejszą odległość.`,
  noChange: () => 'Już tak jest. Wybierz coś innego.',
  legUnusable: ({ never }) =>
    never
      ? 'Złamana noga nie utrzyma ciężaru. Zostań na dole albo się czołgaj.'
      : 'Złamana noga nie utrzyma ciężaru. Mistrz gry może pozwolić stanąć na zdrowej.',
  notHeld: () => 'Tego nie ma w ręce. Najpierw to wyjmij.',
  noAmmo: () => 'Nie ma czym strzelać. Przeładuj albo wybierz inną broń.',
  alreadyCharged: () => 'Broń jest już przygotowana. Zaatakuj nią albo cofnij przygotowanie.',
  notCharged: () => 'Broń nie jest przygotowana. Przygotuj ją przed atakiem.',
  alreadyFull: () => 'Broń jest już w pełni załadowana. Wybierz coś innego.',
  notReady: () => 'Dozór wymaga broni dystansowej w ręce, załadowanej i przygotowanej.',
  targetInSight: () =>
    'Widać przeciwnika. Dozór jest na chwile, gdy nikogo nie widać; mistrz gry może zdecydować inaczej.',
  badTarget: () => 'Atak wymaga żywego celu w walce, kogoś innego niż osoba atakująca. Wybierz inny cel.',
  maxReached: ({ max }) =>
    `Ta broń wystrzeli w rundzie najwyżej tyle pocisków: ${max ?? '?'}. Wybierz mniej albo poczekaj na następną rundę.`,
  outOfReach: () => 'Cel jest poza zasięgiem. Trzeba być w tym samym zwarciu.',
  aimForbidden: () => 'Tu nie wolno celować: ani przy strzale w zwarciu, ani w dozorze.',
  rangeAimNotAllowed: () => 'Celowanie na odległość wymaga lunety lub podpory na każdy poziom i nieruchomego celu.',
  cannotAttackWith: () => 'Tym się nie atakuje. Uderz tym jak przedmiotem albo wybierz broń.',
  tooManyTraits: ({ most }) => `Najwięcej cech: ${most ?? 3}. Jedną odrzuć.`,
  traitNotAvailable: (data) =>
    `${trait(data) || 'Ta cecha'} nie pomaga przeciw temu atakowi. Wybierz spośród podanych.`,
  mustMove: () => 'Zwinność oznacza ruch: podaj odległość w granicach rundy albo padnij na ziemię.',
  areaNotAllowed: () => 'Kości strefy na to nie pozwalają. Wybierz wyrzuconą; przy jednakowych oczkach dowolną.',
  cannotAbort: () => 'Przerwać można tylko trafienie z odległości do 10 m. Wykonaj atak.',
  choiceOpen: () => 'Czeka wybór. Najpierw wybierz.',
  notDue: () => 'Taki rzut nie czeka. Zobacz, na co czeka stół.',
  nothingToStop: () => 'Nie ma czego tamować ani uzupełniać: brak krwawienia i utraty krwi.',
  tooLate: () =>
    'Za późno: zanim rana stanie się utratą krwi, musi zostać prawie pięć minut. Mistrz gry może na to pozwolić.',
  windowClosed: () =>
    'Ta chwila minęła. Trwa od wstrząsającego zdarzenia do następnego ranka albo następnej traumy psychicznej.',
  alreadyTaken: () =>
    'Przy tym stole bierze się najwyżej jedno zaburzenie przejściowe na zdarzenie. Poczekaj na następne.',
  nothingToVent: () => 'Nie ma traumy psychicznej do rozładowania; trwała zostaje.',
  needsMild: () => 'Zaburzenie rozwinięte wymaga najpierw łagodnego. Weź najpierw tamto, potem to.',
  stillPsychotic: () => 'Psychozę można przerwać dopiero, gdy suma spadnie poniżej 20.',
  notCurableYet: () => 'Zaburzenia trwałe można leczyć dopiero, gdy suma spadnie poniżej 10.',
  aimIgnored: () => 'W trybie auto celowanie nic nie daje; KP za nie i tak przepadają.',
  tooFewHours: () => 'Poniżej dwóch godzin dziennie trening nie daje UP.',
  longSpeech: ({ syllables }) => `Liczba sylab: ${syllables ?? ''}. Trudno to zmieścić w dwóch sekundach.`,
  optionOff: () => 'Ten stół nie używa tej opcji. Mistrz gry może ją włączyć.',
  badDice: () => 'Te kości nie pasują do rzutu. Wpisz tyle kości k6, ile trzeba, każda od 1 do 6.',
  stillHidden: () => 'Jedna z tych osób jest ukryta, a nikt nie opatruje nikogo niepostrzeżenie. Najpierw ją pokaż.',
};
