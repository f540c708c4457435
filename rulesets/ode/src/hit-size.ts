/** What one strikes with and what the other wears. */
export type Arms = { readonly weapon: number; readonly armour: number };
export const unarmed: Arms = { weapon: 0, armour: 0 };

/** How hard an attack of so many shifts strikes; a tie only with a weapon, a failure never (ODE-ATK-03..05, ODE-OPT-05). */
export const hitSize = (shifts: number, { weapon, armour }: Arms): number =>
  shifts < 0 || (shifts === 0 && weapon === 0) ? 0 : Math.max(0, shifts + weapon - armour);
