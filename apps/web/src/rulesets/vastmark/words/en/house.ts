/** Rules beyond the book, each switched on by the table. */
export const house = {
  title: 'House rules beyond the book',
  hint: 'Off unless you switch them on.',
  settings: {
    daze: {
      label: 'Daze',
      hint: 'The game master may daze a character: so much less on every roll, until it is taken away.',
    },
  },
  daze: 'Daze',
  dazeOf: (name: string): string => `Daze of ${name}`,
};
