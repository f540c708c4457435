/** What the user has turned to, among the things that wait; the scene and the tray both look here. */
class Focus {
  chosen = $state('');
  /** Rolls whose mishap or extra good thing the game master tells without writing it down. */
  skipped = $state.raw<readonly string[]>([]);

  skip(rollId: string): void {
    this.skipped = [...this.skipped, rollId];
  }
}
export const focus = new Focus();

/** Dice that were on the table before one looked do not fall again. */
const fallen = new Set<string>();
export const lieStill = (dice: readonly string[]): void => dice.forEach((die) => fallen.add(die));
export const mayFall = (die: string): boolean => !fallen.has(die);
