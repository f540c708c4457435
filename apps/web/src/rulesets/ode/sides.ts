import { sideIn } from '@aspekt/ode/sides';
import type { Side } from '@aspekt/ode';
import { figureOf, isOwn, presentOf, type Game, type SeenCharacter, type SeenRoll, type Table } from './seen.ts';

export const areEnemies = ({ scene }: Game, a: SeenCharacter, b: SeenCharacter): boolean =>
  sideIn(scene?.contest, a) !== sideIn(scene?.contest, b);

/** Which of the two rolls this seat roots for: the one of its own side; the game master the one against the players. */
export const sideOfRoll = (table: Table, roll: SeenRoll): Side | undefined => {
  const { game } = table;
  if (isOwn(table, roll.acting.actorId)) return 'action';
  if (roll.defence && isOwn(table, roll.defence.actorId)) return 'defence';
  const actor = figureOf(game, roll.acting.actorId);
  if (!actor) return undefined;
  if (table.isGm) return actor.pc ? 'defence' : 'action';
  const mine = presentOf(game).find(({ id }) => isOwn(table, id));
  if (!mine) return undefined;
  return areEnemies(game, mine, actor) ? 'defence' : 'action';
};
