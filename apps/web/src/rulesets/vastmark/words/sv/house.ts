import type { VastmarkWords } from '../index.svelte.ts';

export const house: VastmarkWords['house'] = {
  title: 'Husregler utöver boken',
  hint: 'Av om du inte slår på dem.',
  settings: {
    specialisations: {
      label: 'Specialiseringar',
      hint: 'En namngiven smal del av en skicklighet: +3, eller en svårighet en rad lägre.',
    },
    series: {
      label: 'Tävling i flera slag',
      hint: 'Två kan slå mot varandra tills en har vunnit så många slag som ni bestämmer, och ställningen hålls.',
    },
    toughness: {
      label: 'Stryktålighetsslag lämnar märken',
      hint: 'Lätt skadad om det lyckas, annars allvarligt; med skickligheten Stryktålighet om den står på bladet.',
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
  series: {
    make: 'Gör en serie av det',
    makeHint: 'Det slås om tills en sida har vunnit nog; det som ingen vinner görs om.',
    wins: 'Slag att vinna',
    daze: 'Varje förlust gör förloraren 1 sämre',
    title: (names, wins) => `Serie: ${names.join(' mot ')}, först till ${wins}`,
    score: (name, won) => `${name} ${won}`,
    over: (name) => `${name} har vunnit serien.`,
    odds: (who, chance, rolls) =>
      `${who} vinner serien: ${chance}, i snitt ${rolls} slag kvar. Hjältepoäng är inte inräknade.`,
    next: 'Nästa slag',
    end: 'Avbryt serien',
    moment: 'Serie',
  },
  hurts: {
    title: (name) => `Skador på ${name}`,
    light: 'Lätt skadad',
    serious: 'Allvarligt skadad',
    degree: 'Hur illa',
    how: 'Hur',
    add: 'Märk ut',
    say: 'Säg hur',
    heal: 'Ta bort',
  },
  daze: 'Omtöckning',
  dazeOf: (name) => `Omtöckning för ${name}`,
};
