import type { VastmarkWords } from '../index.svelte.ts';

export const house: VastmarkWords['house'] = {
  title: 'Zasady domowe spoza księgi',
  hint: 'Wyłączone, dopóki ich nie włączysz.',
  settings: {
    specialisations: {
      label: 'Specjalizacje',
      hint: 'Nazwany wąski wycinek umiejętności: +3 albo trudność o wiersz niższa.',
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
  daze: 'Oszołomienie',
  dazeOf: (name) => `Oszołomienie: ${name}`,
};
