/** The rows of table 6-1, after what lies under it. */
export const difficulties: readonly string[] = [
  'Under dead easy',
  'Dead easy',
  'Easy',
  'Simple',
  'Fairly normal',
  'Rather tricky',
  'Hard',
  'Damn hard',
  'Absurd',
  'Inhuman',
];
