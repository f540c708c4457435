const social = {
  on: 'Yes, the player plays along',
  consent: 'Only if the player agrees',
  off: 'No',
};

export const settings = {
  hint: 'The first choice is how we read the book. Changes hold for rolls that are opened later.',
  difficultyTie: {
    label: 'Exactly the difficulty',
    options: { failure: 'A plain failure', statusQuo: 'Status quo' },
  },
  opposedZero: {
    label: 'A zero with the higher total, in an opposed roll',
    options: { bothFail: 'Both fail', otherSucceeds: 'The other succeeds' },
  },
  severalTraits: {
    label: 'One roll for each fitting trait',
    options: { ask: 'May be asked for', off: 'Not at this table' },
  },
  socialNpcAgainstPlayer: { label: 'GM characters may persuade players’ characters', options: social },
  socialPlayerAgainstPlayer: { label: 'Players’ characters may persuade each other', options: social },
  heroTiming: {
    label: 'Hero points are spent',
    options: { afterLooking: 'After the dice, until the roll is confirmed', beforeRoll: 'Before the dice' },
  },
  heroPointsPerRoll: {
    label: 'Hero points on one ordinary roll',
    options: { '2': 'One, at most two', '1': 'At most one' },
  },
  perfectionAgainstDifficulty: { label: 'Perfection against a difficulty', hint: 'Ten above a number counts as well.' },
  heroInsurance: { label: 'Hero insurance', hint: 'Unused experience points can be spent as hero points.' },
  npcHeroPoints: { label: 'GM characters have hero points', hint: 'The book gives them to heroes alone.' },
  openNpcRolls: { label: 'The game master rolls openly', hint: 'Otherwise the table hears only how it went.' },
  traitRange: { label: 'The scale of traits' },
  skillRange: { label: 'The scale of skills' },
  lowest: 'Lowest',
  highest: 'Highest',
  apprenticeSkillsNormally: {
    label: 'A limit on apprentice skills',
    hint: 'The number is in another chapter of the book; type it in to have it checked.',
    number: 'Apprentice skills without hero insurance',
  },
};
