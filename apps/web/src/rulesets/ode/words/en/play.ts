/** Words of the scene, the tray and the taking of harm. */
export const play = {
  nameless: 'Nameless',
  someone: 'Someone',
  theScene: 'The scene',
  gm: 'Game master',
};
