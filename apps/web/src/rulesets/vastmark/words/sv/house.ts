import type { VastmarkWords } from '../index.svelte.ts';

export const house: VastmarkWords['house'] = {
  title: 'Husregler utöver boken',
  hint: 'Av om du inte slår på dem.',
  settings: {
    specialisations: {
      label: 'Specialiseringar',
      hint: 'En namngiven smal del av en skicklighet: +3, eller en svårighet en rad lägre.',
    },
    daze: {
      label: 'Omtöckning',
      hint: 'Spelledaren kan omtöckna en figur: så mycket mindre på varje slag, tills det tas bort.',
    },
  },
  specialisation: 'Specialisering',
  specialisationAs: 'Hur den räknas',
  asBonus: '+3 på slaget',
  asRow: 'Svårighet en rad lägre',
  rowLower: (name) => `${name}: en rad lägre`,
  learnHint: 'Du godkänner den genom att skriva in den.',
  learner: 'Vem lär sig',
  price: 'Pris',
  onePoint: '1 erfarenhetspoäng',
  insteadOf: (skill) => `Upp till tre i stället för ${skill}`,
  skillOf: (number) => `Skicklighet för specialisering ${number}`,
  nameOf: (number) => `Specialisering ${number}`,
  learn: 'Skriv in den på bladet',
  adjust: { specialisation: 'Skriv in en specialisering', strikeSpecialisation: 'Stryk en specialisering' },
  daze: 'Omtöckning',
  dazeOf: (name) => `Omtöckning för ${name}`,
};
