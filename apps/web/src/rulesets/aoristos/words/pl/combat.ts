/** Words of the scene, the fight, the attack and the rolls. */
export const combat = {
  nameless: 'Bez imienia',
  someone: 'Ktoś',
  gm: 'Osoba prowadząca',
  unarmed: 'bez broni',
};
