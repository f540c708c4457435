/** Words of the scene, the fight, the attack and the rolls. */
export const combat = {
  nameless: 'Nameless',
  someone: 'Someone',
  gm: 'The game master',
  unarmed: 'unarmed',
};
