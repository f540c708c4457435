import type { Viewer } from '@aspekt/contract';
import type { Dice, Pool, Reading } from '@aspekt/dice';
import { decide } from './decide.ts';
import type { State } from './model.ts';
import { may, type Candidate } from './offers/candidate.ts';
import { conflictOffers } from './offers/conflict.ts';
import { fateOffers } from './offers/fate.ts';
import { growthOffers } from './offers/growth.ts';
import { harmOffers } from './offers/harm.ts';
import { rollOffers } from './offers/roll.ts';
import { sceneOffers } from './offers/scene.ts';

/** Dice that fall blank: enough to see whether a command would be accepted. */
const blankDice: Dice = {
  roll: <T>(_what: string, pool: Pool, reading: Reading<T>): T => reading(Array<number>(pool.count).fill(0)),
};

/** What is worth a button now: whatever comes to mind, and the rules accept. */
export const offers = (state: State, viewer: Viewer): readonly Candidate[] => {
  if (viewer.role === 'onlooker') return [];
  if (state.safety) return accepted(state, viewer, [may({ type: 'ode/resolveSafety' }, 'ODE-SAF-02')]);
  const all = [harmOffers, rollOffers, conflictOffers, fateOffers, sceneOffers, growthOffers];
  return accepted(
    state,
    viewer,
    all.flatMap((offersOf) => offersOf(state, viewer)),
  );
};

const accepted = (state: State, by: Viewer, all: readonly Candidate[]): readonly Candidate[] =>
  all.filter(({ command }) => decide(state, command, { dice: blankDice, by }).ok);
