import { signed } from '../format.ts';
import type { Language } from '../language.ts';
import { counted } from './counted.ts';

const points = (n: string | number): string => counted(Number(n), 'punkt losu', 'punkty losu', 'punktów losu');

export const refusals: Language['refusals'] = {
  forbidden: 'To nie twoja decyzja. Poproś osobę, która gra tą postacią, albo mistrza gry.',
  notFound: 'Tego nie ma albo już nie ma. Wybierz coś, co leży na stole.',
  wrongStatus: ({ twist }) =>
    twist === undefined
      ? 'Teraz to niemożliwe. Najpierw dokończcie to, co trwa, albo zacznijcie scenę.'
      : 'Rywalizacja czeka na niespodziewany zwrot. Mistrz gry najpierw dodaje aspekt sytuacyjny.',
  textRequired: ({ field }) =>
    field === 'name'
      ? 'Postać potrzebuje imienia. Wpisz je.'
      : 'Tu potrzebny jest tekst, od 1 do 120 znaków. Napisz, co się dzieje.',
  aspectLayout: ({ missing }) =>
    missing === undefined
      ? 'Tego aspektu nie można tu zapisać. Wybierz inny aspekt postaci.'
      : `Brakujące aspekty: ${missing}. Zapisz koncepcję ogólną, utrapienie i aspekty dowolne.`,
  relationMissing: 'Relacja dotyczy innej postaci z drużyny. Wybierz której.',
  pyramidInvalid:
    'Umiejętności nie tworzą piramidy: 1 na Świetny (+4), 2 na Dobry (+3), 3 na Niezły (+2), 4 na Przeciętny (+1), reszta 0. Przesuń umiejętności, aż będzie się zgadzać.',
  refreshFloor: ({ refresh = 1 }) =>
    `Odświeżanie nigdy nie spada poniżej 1, a wynosi ${refresh}. Nie można kupić kolejnej sztuczki.`,
  noFreeStuntSlot: ({ slots = 3 }) =>
    `Wszystkie darmowe sztuczki (${slots}) są zajęte. Można kupić kolejną za punkt odświeżania.`,
  stuntIncomplete: 'Sztuczka nie jest gotowa. Wypełnij wszystkie luki w zdaniu.',
  stuntUsedUp: ({ max = 1 }) => `Sztuczka jest wykorzystana: limit to ${max}. Poczekaj, aż znów będzie dostępna.`,
  stuntNotApplicable:
    'Sztuczka nie pasuje do tego rzutu. Muszą się zgadzać umiejętność, akcja i okoliczność, a w jednym rzucie działa raz.',
  skillNotAllowed:
    'Ta umiejętność się do tego nie nadaje. Wybierz inną, użyj sztuczki, która na to pozwala, albo zapytaj mistrza gry.',
  difficultyRange: ({ lowest = -4, highest = 20 }) =>
    `Trudność mieści się między ${signed(Number(lowest))} a ${signed(Number(highest))}. Wybierz liczbę z tego zakresu.`,
  notRolled: 'Kości jeszcze nie padły. Najpierw rzut, potem wywołania.',
  alreadyRolled: 'Ten rzut już padł. Przerzut daje wywołanie aspektu.',
  invokeClosed: 'Rzut jest rozstrzygnięty. Niczego już nie można w nim wywołać. Poczekaj na następny.',
  notEnoughFatePoints: ({ needed = 1, left = 0 }) =>
    `Potrzeba: ${points(needed)}, zostało: ${left}. Użyj darmowego wywołania albo przyjmij wymuszenie.`,
  noFreeInvoke: 'Nie masz darmowego wywołania tego aspektu. Zapłać punkt losu albo poproś kogoś, kto je ma.',
  aspectUnknown:
    'Nie znasz tego aspektu albo już go nie ma. Wybierz taki, który leży na stole, albo odkryj go, uzyskując przewagę.',
  aspectAlreadyInvoked: 'Za ten aspekt już w tym rzucie zapłacono. Wybierz inny aspekt albo darmowe wywołanie.',
  boostNotPayable: 'Za okazję nie płaci się punktami losu. Kto ją ma, może ją raz wywołać za darmo.',
  boostNotCompellable: 'Okazji nie można użyć do wymuszenia. Wybierz inny aspekt.',
  effectNotAllowed:
    'Tu się tego nie da zrobić. +2 i przerzut są dla własnego rzutu, trudność podnosi się przeciwnikom, a zasady dodatkowe włącza mistrz gry.',
  notAlly: 'To jest tylko dla sojusznika: kogoś innego po twojej stronie.',
  optionNotAvailable: 'Tego wyboru nie ma przy tym wyniku. Wybierz jeden z pokazanych.',
  notAbsorbed: ({ shifts = 0, left = 0 }) =>
    `Trafienie: ${counted(Number(shifts), 'przebicie', 'przebicia', 'przebić')}, do przyjęcia zostaje ${left}. Zaznacz więcej pól, weź konsekwencję albo wyłącz postać z akcji.`,
  overAbsorb: ({ shifts = 0, total = 0 }) =>
    `To więcej, niż trzeba: ${total} na trafienie ${shifts}. Pomiń pole albo konsekwencję.`,
  wrongTrack: 'Obrażenia fizyczne idą na presję fizyczną, psychiczne na psychiczną. Wybierz tę drugą.',
  slotOccupied: 'To miejsce na konsekwencję jest zajęte. Wybierz inne.',
  slotRestricted: 'To miejsce przyjmuje tylko drugi rodzaj obrażeń. Wybierz inne.',
  cannotRefuse: ({ left = 0 }) => `Odmowa kosztuje punkt losu, a zostało: ${left}. Trzeba przyjąć.`,
  compelNotRelevant: 'Ten aspekt nie dotyczy tej postaci. Wybierz aspekt z jej karty, strefy albo sceny.',
  notYourTurn: 'To tura kogoś innego. Możesz się bronić i wywoływać; działasz, gdy cię wskażą.',
  alreadyActed: 'Akcja w tej wymianie jest już wykorzystana. Poczekaj na następną wymianę.',
  alreadyMoved: 'Ruch w tej wymianie jest już wykorzystany. Dalej prowadzi przezwyciężanie.',
  notAdjacent: ({ barred }) =>
    barred === undefined
      ? 'Ta strefa nie sąsiaduje z twoją. Idź po jednej strefie albo rzuć na przezwyciężanie.'
      : 'Droga jest zagrodzona. Rzuć na przezwyciężanie.',
  outOfReach: 'Cel jest poza zasięgiem. Podejdź bliżej albo użyj czegoś, co sięga.',
  teamworkIneligible: ({ rating = 0 }) =>
    `Pomoc wymaga co najmniej poziomu Przeciętny (+1) w tej umiejętności i tej samej strony, a rzuca postać z najwyższym poziomem. Masz ${rating}.`,
  tooLateToConcede: 'Kości już padły. Ustąpić można znów, gdy ta akcja się skończy.',
  notInConflict: 'Ta postać nie bierze udziału w konflikcie. Wybierz inną postać albo zacznij konflikt.',
  columnRule: ({ choice }) => {
    if (choice === 'swapSkills') return 'Wybierz do zamiany dwie różne umiejętności.';
    return choice === 'replaceSkill'
      ? 'Zastępowana umiejętność musi mieć poziom Przeciętny (+1), a nowa Mierny (0). Wybierz inne.'
      : 'Na każdym poziomie musi być co najmniej tyle umiejętności, ile na wyższym. Wybierz inną umiejętność.';
  },
  noSkillPoint: ({ needed = 1, left = 0 }) =>
    `Potrzebne punkty umiejętności: ${needed}, zostało: ${left}. Poczekaj na następny kamień milowy.`,
  milestoneUsed: 'Ten wybór już zapadł. Poczekaj na następny kamień milowy.',
  notTreatable: 'Tej konsekwencji nie da się leczyć: jest pusta, już się leczy albo nigdy nie minie. Wybierz inną.',
  targetRange: ({ lowest = 3, highest = 5 }) =>
    `Rywalizacja toczy się do ${lowest}–${highest} zwycięstw. Wybierz liczbę z tego zakresu.`,
  paused: 'Gra jest wstrzymana. Wznawia ją osoba, która o to prosiła, albo mistrz gry.',
  unmet: 'Żaden gracz jeszcze nie spotkał tej postaci, a to by ją zdradziło. Najpierw wprowadź ją do sceny.',
  tellingId:
    'Ten identyfikator należy do szeregu, który wszyscy liczą: luka zdradziłaby, że coś jest ukryte. Wybierz inny.',
  misthrown: 'Te kości nie pasują. Wpisz cztery wartości: −1, 0 lub +1.',
  minorNpcLimits:
    'Zwykły BN ma 1–3 aspekty, najwyżej jedną sztuczkę, 1–2 umiejętności, najwyżej 3 pola presji i żadnych miejsc na konsekwencje. Zmień go albo zrób z niego ważnego BN.',
};
