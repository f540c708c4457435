/** Rules beyond the book, each switched on by the table. */
export const house = {
  title: 'House rules beyond the book',
  hint: 'Off unless you switch them on.',
  settings: {
    specialisations: {
      label: 'Specialisations',
      hint: 'A named narrow part of a skill: +3, or a difficulty one row lower.',
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
  daze: 'Daze',
  dazeOf: (name: string): string => `Daze of ${name}`,
};
