/** Initial and highest value of both pools (KOLO-POOL-02). */
export const poolMaximum = 10;

/** At least one coin is thrown, whatever the parts of a test pool come to (KOLO-TEST-02, D-24). */
export const atLeastOneCoin = (sum: number): number => Math.max(1, sum);

/**
 * What comes back of a test that did not succeed: all points put in, and one more unless the pool is full again or the
 * game master withholds it (KOLO-ENG-03, KOLO-ENG-08).
 */
export const refund = (
  pool: number,
  spent: number,
  withheld: boolean,
): { readonly returned: number; readonly bonus: boolean } => {
  const back = Math.min(poolMaximum - pool, spent);
  const bonus = spent > 0 && !withheld && pool + back < poolMaximum;
  return { returned: back + (bonus ? 1 : 0), bonus };
};
