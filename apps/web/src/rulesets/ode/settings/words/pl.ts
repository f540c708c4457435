import type { SettingWords } from './index.svelte.ts';

export const pl: SettingWords = {
  hint: 'O tym, co książka zostawia otwarte, decyduje każdy stół. Pierwsza możliwość to nasze odczytanie książki.',
  optional: 'Zasady dodatkowe',
  choices: {
    aspectLayout: {
      five: 'Pięć: koncepcja ogólna, utrapienie, relacja i dwa dowolne',
      sixTwoHighConcepts: 'Sześć: dwie koncepcje ogólne',
    },
    physicalStressSkill: { athletics: 'Atletyka, jak w tabeli z książki', physique: 'Krzepa' },
    stressTable: {
      seed: '3, 4, 5, 6, 6, 6 pól, jak w książce',
      srd: '3, 4, 4, 6, 6, 6 pól, jak w Fate Condensed',
    },
    tieChooser: {
      player: 'Osoba grająca wybiera koszt albo porażkę z okazją',
      gm: 'Wybiera mistrz gry',
    },
    paidInvokeScope: { perRoll: 'Jedno na cały rzut, niezależnie kto płaci', perPerson: 'Jedno na osobę' },
    hostileScope: {
      sheet: 'Aspekty i konsekwencje z karty postaci',
      characterAspects: 'Tylko aspekty z karty postaci',
      sheetAndAttached: 'Karta postaci i aspekty sytuacyjne nałożone na postać',
    },
    hostileEffects: { any: 'Wszystko, co daje wywołanie', plus2OrReroll: 'Tylko +2 albo przerzut' },
    bogusJudge: {
      objector: 'Osoba, która zgłosiła sprzeciw',
      majority: 'Większość przy stole',
      gm: 'Mistrz gry',
    },
    contestTarget: { 3: 'Trzy', 4: 'Cztery', 5: 'Pięć' },
    severeAfterSessions: {
      off: 'Nie, tylko przy dużym kamieniu milowym',
      4: 'Tak, albo wcześniej przy dużym kamieniu milowym',
    },
  },
  switches: {
    stuntStacking: 'Wyłączone: w rzucie pomaga tylko jedna sztuczka z premią.',
    compelRefund: 'Punkt wraca do osoby proponującej, gdy wymuszenie zostanie odrzucone albo wycofane.',
    declareDetailEnabled: 'Za punkt losu dochodzi coś, co wynika z aspektu.',
    deathNeedsConsent: 'Postać odchodzi z gry na zawsze tylko za zgodą osoby grającej.',
    showNpcStress: 'Wszyscy widzą, ile pól zostało BN.',
    showGmPool: 'Wszyscy widzą, ile punktów ma MG.',
    showDifficulty: 'Wszyscy widzą trudność przed rzutem.',
    optFullDefence: 'Rezygnacja z akcji za +2 do obrony do następnej tury.',
    optExtremeConsequence: 'Pochłania osiem przebić i na zawsze zmienia aspekt.',
    optFasterContests: 'W każdej wymianie robi się tylko jedną rzecz.',
    optCountdown: 'Pola zaznaczane, aż coś się stanie.',
    optWeaponArmour: 'Broń powiększa trafienia, pancerz je zmniejsza.',
  },
};
