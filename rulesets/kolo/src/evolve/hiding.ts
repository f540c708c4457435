import type { State } from '../model.ts';
import { changeCharacter, unmarked } from './parts.ts';

/** What is known of contests and complex tests follows what is known of their tests. */
const followTests = (state: State): State => {
  const hidden = new Set(state.tests.filter(({ only }) => only !== undefined).map(({ id }) => id));
  return {
    ...state,
    contests: state.contests.map((it) => (hidden.has(it.a) || hidden.has(it.b) ? { ...it, only: 'gm' } : unmarked(it))),
    complexes: state.complexes.map((it) =>
      it.tests.some((id) => hidden.has(id)) ? { ...it, only: 'gm' } : unmarked(it),
    ),
  };
};

export const shown = (state: State, actor: string): State =>
  followTests({
    ...changeCharacter(state, actor, (character) => unmarked(character)),
    tests: state.tests.map((test) => (test.actorId === actor ? unmarked(test) : test)),
  });

export const hidden = (state: State, actor: string): State =>
  followTests({
    ...changeCharacter(state, actor, (character) => ({ ...character, only: 'gm' })),
    tests: state.tests.map((test) => (test.actorId === actor ? { ...test, only: 'gm' } : test)),
  });

/** A complex test of hidden people is hidden with them. */
export const hideComplex = (state: State, id: string): State => ({
  ...state,
  complexes: state.complexes.map((it) => (it.id === id ? { ...it, only: 'gm' } : it)),
});
