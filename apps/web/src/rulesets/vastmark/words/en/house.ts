/** Rules beyond the book, each switched on by the table. */
export const house = {
  title: 'House rules beyond the book',
  hint: 'Off unless you switch them on.',
  settings: {
    specialisations: {
      label: 'Specialisations',
      hint: 'A named narrow part of a skill: +3, or a difficulty one row lower.',
    },
    series: {
      label: 'Contest series',
      hint: 'Two may roll against each other until one has won a number of rolls, and the score is kept.',
    },
    daze: {
      label: 'Daze',
      hint: 'The game master may daze a character: so much less on every roll, until it is taken away.',
    },
  },
  specialisation: 'Specialisation',
  specialisationAs: 'How it counts',
  asBonus: '+3 on the roll',
  asRow: 'Difficulty one row lower',
  rowLower: (name: string): string => `${name}: one row lower`,
  learnHint: 'You approve it by entering it.',
  learner: 'Who learns it',
  price: 'Price',
  onePoint: '1 experience point',
  insteadOf: (skill: string): string => `Up to three instead of ${skill}`,
  skillOf: (number: number): string => `Skill of specialisation ${number}`,
  nameOf: (number: number): string => `Specialisation ${number}`,
  learn: 'Enter it on the sheet',
  adjust: { specialisation: 'Write a specialisation', strikeSpecialisation: 'Strike a specialisation' },
  series: {
    make: 'Make a series of it',
    makeHint: 'Rolled again until one side has won enough; what nobody wins is made again.',
    wins: 'Rolls to win',
    daze: 'Every loss makes the loser 1 worse',
    title: (names: readonly string[], wins: number): string => `Series: ${names.join(' against ')}, first to ${wins}`,
    score: (name: string, won: number): string => `${name} ${won}`,
    over: (name: string): string => `${name} has won the series.`,
    odds: (who: string, chance: string, rolls: string): string =>
      `${who} wins the series: ${chance}, ${rolls} rolls left on average. Hero points are not counted in.`,
    next: 'The next roll',
    end: 'Break off the series',
    moment: 'Series',
  },
  daze: 'Daze',
  dazeOf: (name: string): string => `Daze of ${name}`,
};
