/** Words of the sheet, the builder, the game master's drawer and care after a fight. */
export const people = {};
