/** The rows of table 6-1, after what lies under it. */
export const difficulties: readonly string[] = [
  'Under Aslätt',
  'Aslätt',
  'Lätt',
  'Simpelt',
  'Rätt hyfsat normalt',
  'Ganska knepigt',
  'Svårt',
  'Sketsvårt',
  'Absurt',
  'Omänskligt',
];
