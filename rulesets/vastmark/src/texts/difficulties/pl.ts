/** The rows of table 6-1, after what lies under it. */
export const difficulties: readonly string[] = [
  'Poniżej banalnego',
  'Banalne',
  'Łatwe',
  'Proste',
  'Dość normalne',
  'Dość kłopotliwe',
  'Trudne',
  'Cholernie trudne',
  'Absurdalne',
  'Nieludzkie',
];
