import { freshId } from './aspects.ts';
import type { Boost, Id, State } from './model.ts';
import { sideOfId } from './people.ts';
import { tell, type Tale } from './tale.ts';

/** A new boost, still without a name (ODE-BST-06); held by one, or by a whole side where nobody is there (D-46). */
const newBoost = (state: State, holderId: Id | null, side: string): Boost => ({
  kind: 'boost',
  id: freshId(state, 'boost'),
  text: '',
  holderId,
  side,
});

/** Give a boost; one that a roll gave is taken back if that roll is cancelled. */
export const giveBoost = (tale: Tale, holderId: Id | null, roll: boolean, side?: string): void =>
  tell(tale, {
    type: 'ode/boostGained',
    boost: newBoost(tale.state, holderId, side ?? sideOfId(tale.state, holderId)),
    roll,
  });
