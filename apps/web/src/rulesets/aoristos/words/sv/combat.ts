/** Words of the scene, the fight, the attack and the rolls. */
export const combat = {
  nameless: 'Namnlös',
  someone: 'Någon',
  gm: 'Spelledaren',
  unarmed: 'obeväpnad',
};
