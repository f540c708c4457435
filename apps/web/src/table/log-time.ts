const quarter = 15 * 60_000;

/** A quiet time, or a new quarter of an hour, is worth a mark between two lines. */
export const separatesTime = (before: number | undefined, at: number): boolean =>
  before === undefined || Math.floor(before / quarter) !== Math.floor(at / quarter);
