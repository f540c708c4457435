import type { Locale } from '@aspekt/contract';
import type { Settings } from '../model.ts';

type Names = Readonly<Record<keyof Settings, string>>;

const sv: Names = {
  difficultyTie: 'exakt lika med svårigheten',
  opposedZero: 'noll med högre slag',
  perfectionAgainstDifficulty: 'perfektion mot en svårighet',
  heroInsurance: 'hjälteförsäkring',
  heroPointsPerRoll: 'hjältepoäng på ett slag',
  heroTiming: 'när hjältepoäng offras',
  npcHeroPoints: 'hjältepoäng för spelledarpersoner',
  openNpcRolls: 'spelledarens öppna slag',
  severalTraits: 'ett slag för varje egenskap som passar',
  socialNpcAgainstPlayer: 'spelledarpersoner som övertalar spelarnas figurer',
  socialPlayerAgainstPlayer: 'spelarnas figurer som övertalar varandra',
  traitRange: 'skalan för egenskaper',
  skillRange: 'skalan för skickligheter',
  apprenticeSkillsNormally: 'gränsen för lärlingsskickligheter',
  daze: 'omtöckning',
  specialisations: 'specialiseringar',
  series: 'tävling i flera slag',
  toughness: 'stryktålighetsslag som lämnar märken',
};

const pl: Names = {
  difficultyTie: 'wynik równy trudności',
  opposedZero: 'zero z wyższą sumą',
  perfectionAgainstDifficulty: 'perfekcja przeciw trudności',
  heroInsurance: 'ubezpieczenie bohatera',
  heroPointsPerRoll: 'punkty bohatera na jeden rzut',
  heroTiming: 'kiedy wydaje się punkty bohatera',
  npcHeroPoints: 'punkty bohatera dla bohaterów niezależnych',
  openNpcRolls: 'jawne rzuty mistrza gry',
  severalTraits: 'osobny rzut na każdą pasującą cechę',
  socialNpcAgainstPlayer: 'przekonywanie postaci graczy przez bohaterów niezależnych',
  socialPlayerAgainstPlayer: 'przekonywanie się postaci graczy nawzajem',
  traitRange: 'skala cech',
  skillRange: 'skala umiejętności',
  apprenticeSkillsNormally: 'limit umiejętności ucznia',
  daze: 'oszołomienie',
  specialisations: 'specjalizacje',
  series: 'zawody w kilku rzutach',
  toughness: 'rzuty na wytrzymałość, które zostawiają ślady',
};

const en: Names = {
  difficultyTie: 'exactly the difficulty',
  opposedZero: 'a zero with the higher total',
  perfectionAgainstDifficulty: 'perfection against a difficulty',
  heroInsurance: 'hero insurance',
  heroPointsPerRoll: 'hero points on one roll',
  heroTiming: 'when hero points are spent',
  npcHeroPoints: 'hero points for GM characters',
  openNpcRolls: 'the game master’s open rolls',
  severalTraits: 'one roll for each fitting trait',
  socialNpcAgainstPlayer: 'GM characters who persuade players’ characters',
  socialPlayerAgainstPlayer: 'players’ characters who persuade each other',
  traitRange: 'the scale of traits',
  skillRange: 'the scale of skills',
  apprenticeSkillsNormally: 'the limit on apprentice skills',
  daze: 'daze',
  specialisations: 'specialisations',
  series: 'contests of several rolls',
  toughness: 'toughness rolls that leave marks',
};

const names: Readonly<Record<Locale, Names>> = { sv, pl, en };

/** Which settings were changed, in words for the middle of a sentence. */
export const settingNames = (locale: Locale, changed: object): string =>
  Object.keys(changed)
    .map((key) => names[locale][key as keyof Settings])
    .join(', ');
