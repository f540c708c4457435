/** One die of each game, as it would lie on the table. */
export const diceOfGames = [
  { game: 'nyx', die: 'd10', face: 7, turn: -9 },
  { game: 'aoristos', die: 'd6', face: 5, turn: 6 },
  { game: 'ode', die: 'dF', face: 1, turn: -4 },
  { game: 'vastmark', die: 'd0-9', face: 9, turn: 10 },
  { game: 'kolo', die: 'coin', face: 1, turn: -6 },
] as const;
