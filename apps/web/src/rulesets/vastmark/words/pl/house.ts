import type { VastmarkWords } from '../index.svelte.ts';

export const house: VastmarkWords['house'] = {
  title: 'Zasady domowe spoza księgi',
  hint: 'Wyłączone, dopóki ich nie włączysz.',
  settings: {
    specialisations: {
      label: 'Specjalizacje',
      hint: 'Nazwany wąski wycinek umiejętności: +3 albo trudność o wiersz niższa.',
    },
    series: {
      label: 'Seria rzutów',
      hint: 'Dwie strony rzucają przeciw sobie, aż jedna wygra ustaloną liczbę rzutów; wynik jest liczony.',
    },
    toughness: {
      label: 'Rzuty na wytrzymałość zostawiają ślady',
      hint: 'Lekka rana przy sukcesie, inaczej poważna; z umiejętnością Stryktålighet, jeśli jest na karcie.',
    },
    daze: {
      label: 'Oszołomienie',
      hint: 'Mistrz gry może oszołomić postać: o tyle mniej w każdym rzucie, aż to zniknie.',
    },
  },
  specialisation: 'Specjalizacja',
  specialisationAs: 'Jak się liczy',
  asBonus: '+3 do rzutu',
  asRow: 'Trudność o wiersz niższa',
  rowLower: (name) => `${name}: o wiersz niżej`,
  learnHint: 'Wpisanie oznacza zgodę.',
  learner: 'Kto się uczy',
  price: 'Cena',
  onePoint: '1 punkt doświadczenia',
  insteadOf: (skill) => `Do trzech zamiast: ${skill}`,
  skillOf: (number) => `Umiejętność specjalizacji ${number}`,
  nameOf: (number) => `Specjalizacja ${number}`,
  learn: 'Wpisz na kartę',
  adjust: { specialisation: 'Wpisz specjalizację', strikeSpecialisation: 'Skreśl specjalizację' },
  series: {
    make: 'Zrób z tego serię',
    makeHint: 'Rzuca się, aż jedna strona wygra dość razy; rzuty bez wygranej powtarza się.',
    wins: 'Rzuty do wygrania',
    daze: 'Każda przegrana osłabia o 1',
    title: (names, wins) => `Seria: ${names.join(' przeciw ')}, do ${wins} wygranych`,
    score: (name, won) => `${name} ${won}`,
    over: (name) => `${name}: seria wygrana.`,
    odds: (who, chance, rolls) =>
      `${who} wygrywa serię: ${chance}, średnio zostało rzutów: ${rolls}. Bez punktów bohatera.`,
    next: 'Następny rzut',
    end: 'Przerwij serię',
    moment: 'Seria',
  },
  hurts: {
    title: (name) => `Rany: ${name}`,
    light: 'Lekka rana',
    serious: 'Poważna rana',
    degree: 'Jak poważna',
    how: 'Jaka',
    add: 'Zaznacz',
    say: 'Opisz',
    heal: 'Usuń',
  },
  daze: 'Oszołomienie',
  dazeOf: (name) => `Oszołomienie: ${name}`,
};
