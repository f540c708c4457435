import { payPending } from './fate.ts';
import type { State } from './model.ts';
import { figure, inPlay } from './people.ts';
import { tell, type Tale } from './tale.ts';

/** The sides of a conflict that still have somebody on their feet (ODE-CNF-02). */
const sidesLeft = (state: State): ReadonlySet<string> => {
  const left = new Set<string>();
  for (const id of state.scene?.participants ?? []) {
    const character = figure(state, id);
    if (character && inPlay(state, character)) left.add(character.side);
  }
  return left;
};

/** The conflict is over: those who gave in collect their points (ODE-CNF-03). */
export const endConflict = (tale: Tale): void => {
  const conflict = tale.state.scene?.conflict;
  if (!conflict) return;
  payConcessions(tale);
  const [winner, ...others] = [...sidesLeft(tale.state)];
  tell(tale, {
    type: 'ode/conflictEnded',
    id: conflict.id,
    winner: winner !== undefined && others.length === 0 ? winner : null,
  });
};

export const payConcessions = (tale: Tale): void => {
  for (const character of Object.values(tale.state.characters))
    for (const paid of payPending(tale.state, character, 'concession', 'conflictEnd')) tell(tale, paid);
};

/** It ends by itself when everyone on one side has given in or is out (ODE-CNF-02). */
export const endIfDecided = (tale: Tale): void => {
  if (tale.state.scene?.conflict && sidesLeft(tale.state).size < 2) endConflict(tale);
};
