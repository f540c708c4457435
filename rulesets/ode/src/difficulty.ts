/** Each reason why something is tough adds two; without a reason it is 0, or no roll at all (ODE-GDF-02). */
export const difficultyFor = (reasons: number): number => 2 * Math.max(0, reasons);

export type Feel = 'shine' | 'tension' | 'dire';

/** What a difficulty means for somebody: below the rating a chance to shine, near it tension, far above dire (ODE-GDF-01). */
export const feelOf = (difficulty: number, rating: number): Feel => {
  if (difficulty < rating) return 'shine';
  return difficulty <= rating + 2 ? 'tension' : 'dire';
};
