import type { VastmarkWords } from '../index.svelte.ts';

const social = {
  on: 'Tak, gracz to odgrywa',
  consent: 'Tylko za zgodą gracza',
  off: 'Nie',
};

export const settings: VastmarkWords['settings'] = {
  hint: 'Pierwsza możliwość to nasze odczytanie książki. Zmiany dotyczą rzutów otwartych później.',
  difficultyTie: {
    label: 'Dokładnie tyle, ile trudność',
    options: { failure: 'Zwykła porażka', statusQuo: 'Status quo' },
  },
  opposedZero: {
    label: 'Zero z wyższą sumą w rzucie przeciwstawnym',
    options: { bothFail: 'Porażka obu stron', otherSucceeds: 'Druga strona odnosi sukces' },
  },
  severalTraits: {
    label: 'Osobny rzut na każdą pasującą cechę',
    options: { ask: 'Można poprosić', off: 'Nie przy tym stole' },
  },
  socialNpcAgainstPlayer: { label: 'Bohaterowie niezależni mogą przekonywać postacie graczy', options: social },
  socialPlayerAgainstPlayer: { label: 'Postacie graczy mogą przekonywać się nawzajem', options: social },
  heroTiming: {
    label: 'Punkty bohatera wydaje się',
    options: { afterLooking: 'Po rzucie, do zatwierdzenia', beforeRoll: 'Przed rzutem' },
  },
  heroPointsPerRoll: {
    label: 'Punkty bohatera na zwykły rzut',
    options: { '2': 'Jeden, najwyżej dwa', '1': 'Najwyżej jeden' },
  },
  perfectionAgainstDifficulty: { label: 'Perfekcja przeciw trudności', hint: 'Dziesięć ponad liczbę też się liczy.' },
  heroInsurance: {
    label: 'Ubezpieczenie bohatera',
    hint: 'Niewydane punkty doświadczenia mogą być punktami bohatera.',
  },
  npcHeroPoints: {
    label: 'Bohaterowie niezależni mają punkty bohatera',
    hint: 'Książka daje je tylko bohaterom graczy.',
  },
  openNpcRolls: { label: 'Mistrz gry rzuca jawnie', hint: 'Inaczej stół słyszy tylko, jak poszło.' },
  traitRange: { label: 'Skala cech' },
  skillRange: { label: 'Skala umiejętności' },
  lowest: 'Najniżej',
  highest: 'Najwyżej',
  apprenticeSkillsNormally: {
    label: 'Limit umiejętności ucznia',
    hint: 'Liczba jest w innym rozdziale książki; wpisz ją, a będzie sprawdzana.',
    number: 'Umiejętności ucznia bez ubezpieczenia bohatera',
  },
};
