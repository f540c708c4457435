import type { VastmarkWords } from '../index.svelte.ts';

const social = {
  on: 'Ja, spelaren spelar med',
  consent: 'Bara om spelaren går med på det',
  off: 'Nej',
};

export const settings: VastmarkWords['settings'] = {
  hint: 'Det första valet är så vi läser boken. Ändringar gäller slag som öppnas senare.',
  difficultyTie: {
    label: 'Exakt lika med svårigheten',
    options: { failure: 'Vanligt misslyckande', statusQuo: 'Status quo' },
  },
  opposedZero: {
    label: 'Noll med högre slag, i ett motsatt slag',
    options: { bothFail: 'Båda misslyckas', otherSucceeds: 'Den andra lyckas' },
  },
  severalTraits: {
    label: 'Ett slag för varje egenskap som passar',
    options: { ask: 'Får man be om', off: 'Inte vid det här bordet' },
  },
  socialNpcAgainstPlayer: { label: 'Spelledarpersoner får övertala spelarnas figurer', options: social },
  socialPlayerAgainstPlayer: { label: 'Spelarnas figurer får övertala varandra', options: social },
  heroTiming: {
    label: 'Hjältepoäng offras',
    options: { afterLooking: 'Efter tärningen, tills slaget bekräftas', beforeRoll: 'Före tärningen' },
  },
  heroPointsPerRoll: {
    label: 'Hjältepoäng på ett vanligt slag',
    options: { '2': 'En, högst två', '1': 'Högst en' },
  },
  perfectionAgainstDifficulty: { label: 'Perfektion mot en svårighet', hint: 'Tio över ett tal räknas också.' },
  heroInsurance: { label: 'Hjälteförsäkring', hint: 'Oanvända erfarenhetspoäng kan offras som hjältepoäng.' },
  npcHeroPoints: { label: 'Spelledarpersoner har hjältepoäng', hint: 'Boken ger dem bara till hjältar.' },
  openNpcRolls: { label: 'Spelledaren slår öppet', hint: 'Annars hör bordet bara hur det gick.' },
  traitRange: { label: 'Skalan för egenskaper' },
  skillRange: { label: 'Skalan för skickligheter' },
  lowest: 'Lägst',
  highest: 'Högst',
  apprenticeSkillsNormally: {
    label: 'En gräns för lärlingsskickligheter',
    hint: 'Antalet står i ett annat kapitel av boken; skriv in det så räknas det.',
    number: 'Lärlingsskickligheter utan hjälteförsäkring',
  },
};
