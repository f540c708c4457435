/** Initial and highest value of both pools (KOLO-POOL-02). */
export const poolMaximum = 10;

/** At least one coin is thrown, whatever the parts of a test pool come to (KOLO-TEST-02, D-24). */
export const atLeastOneCoin = (sum: number): number => Math.max(1, sum);
