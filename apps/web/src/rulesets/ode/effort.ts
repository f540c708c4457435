import { hitSize, unarmed } from '@aspekt/ode/hit-size';
import { addedTo, raisedBy } from '@aspekt/ode/shifts';
import type { Side } from '@aspekt/ode';
import type { Game, SeenHalf, SeenRoll } from './seen.ts';

/** Where a roll stands, as far as this seat may know: what the ladder draws. */
export type Standing = {
  /** What is added to the dice; undefined while the rating is hidden. */
  readonly base: number | undefined;
  readonly effort: number | undefined;
};

const sumOf = (dice: readonly number[]): number => dice.reduce((sum, face) => sum + face, 0);

/** The rating and all that comes to it (ODE-ACT-08); raises against the other side count here. */
const standingOf = (half: SeenHalf, raises: number): Standing => {
  if (half.skill === null || half.rating === undefined) return { base: undefined, effort: undefined };
  const base = half.rating + addedTo(half) + raises;
  return { base, effort: half.dice === null ? undefined : base + sumOf(half.dice) };
};

/** The one who acts, and what stands against it: a defence, or a difficulty. */
export const standings = (roll: SeenRoll): Readonly<Record<Side, Standing>> => {
  const against = raisedBy(roll.acting);
  const action = standingOf(roll.acting, roll.defence ? raisedBy(roll.defence) : 0);
  if (roll.defence) return { action, defence: standingOf(roll.defence, against) };
  const target = typeof roll.difficulty === 'number' ? roll.difficulty + against : undefined;
  return { action, defence: { base: target, effort: target } };
};

/** A roll of a contest without difficulties: efforts are compared with each other (ODE-CTS-02). */
export const isDirect = ({ scene }: Pick<Game, 'scene'>, { purpose }: Pick<SeenRoll, 'purpose'>): boolean =>
  purpose === 'contest' && scene?.contest?.mode === 'direct';

/** Effort less target, once both are there (ODE-OUT-01). */
export const shiftsOf = (roll: SeenRoll): number | undefined => {
  if (roll.shifts !== undefined) return roll.shifts;
  const { action, defence } = standings(roll);
  return action.effort === undefined || defence.effort === undefined ? undefined : action.effort - defence.effort;
};

/** How hard an attack that succeeds strikes, weapon and armour counted in where the table plays with them (ODE-OPT-05). */
export const hitOf = (game: Pick<Game, 'characters' | 'settings'>, roll: SeenRoll): number => {
  const weapon = game.characters[roll.acting.actorId]?.weapon ?? 0;
  const armour = game.characters[roll.defence?.actorId ?? roll.targetId ?? '']?.armour ?? 0;
  return hitSize(shiftsOf(roll) ?? 0, game.settings.optWeaponArmour ? { weapon, armour } : unarmed);
};

export const isOpen = (roll: SeenRoll | null): roll is SeenRoll =>
  roll !== null && roll.status !== 'resolved' && roll.status !== 'cancelled';

/** The rungs that the drawing shows: both sides with one to spare, never fewer than six, and none beyond the ends in vain. */
export const rungsShown = (values: readonly number[]): readonly number[] => {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const spare = Math.max(2, 5 - (most - least));
  const high = Math.max(most, Math.min(8, most + Math.ceil(spare / 2)));
  const low = Math.min(least, Math.max(-4, high - Math.max(5, most - least + spare)));
  return Array.from({ length: high - low + 1 }, (_, i) => high - i);
};
