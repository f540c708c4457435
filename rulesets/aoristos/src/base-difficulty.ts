/** GST: 4, and 2 for every trait in the test base (AOR-TEST-07, AOR-TEST-08). */
export const baseDifficulty = (traits: number): number => 4 + 2 * traits;
