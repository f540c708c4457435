/** The faces of a real die as one types them: `9 9 6` or `996`. Whether they are a whole chain is for the rules to say. */
export const readFaces = (line: string): readonly number[] =>
  [...line.matchAll(/\d/gu)].map(([digit]) => Number(digit));
