import { secret } from '@aspekt/contract';
import type { Character, Experience, Player, Private, State, Test } from '../model.ts';
import { withSignificance } from '../significance.ts';

export const changeCharacter = (state: State, id: string, to: (character: Character) => Character): State => ({
  ...state,
  characters: state.characters.map((character) => (character.id === id ? to(character) : character)),
});

/** A change of the sheet, with significance in step. */
export const shapeCharacter = (state: State, id: string, to: (character: Character) => Character): State =>
  changeCharacter(state, id, (character) => withSignificance(to(character), state.settings));

export const changeOwn = (character: Character, to: (own: Private) => Private): Character => ({
  ...character,
  own: secret(character.own.to, to(character.own.value)),
});

export const changeTest = (state: State, id: string, to: (test: Test) => Test): State => ({
  ...state,
  tests: state.tests.map((test) => (test.id === id ? to(test) : test)),
});
export const putTest = (state: State, test: Test): State => changeTest(state, test.id, () => test);

export const changePlayer = (state: State, id: string | null, to: (player: Player) => Player): State =>
  id === null ? state : { ...state, players: state.players.map((player) => (player.id === id ? to(player) : player)) };

/** An entry of experience, numbered among the character's own: what others earn in secret is not counted in it. */
export const earn = (state: State, actor: string, entry: Pick<Experience, 'amount' | 'label' | 'source'>): State => {
  if (entry.amount === 0) return state;
  const { adventures, scenes } = state.campaign;
  const at = { adventure: adventures, scene: scenes };
  return changeCharacter(state, actor, (character) =>
    changeOwn(character, (own) => {
      const last = Math.max(0, ...own.xp.map(({ id }) => Number(id.slice('xp-'.length))));
      return { ...own, xp: [...own.xp, { id: `xp-${last + 1}`, ...entry, at }] };
    }),
  );
};

export const unmarked = <T extends { readonly only?: unknown }>(thing: T): Omit<T, 'only'> => {
  const { only: _, ...rest } = thing;
  return rest;
};

/** The log keeps everything; the table keeps what is open and the latest that is not. */
const closedTestsKept = 60;
const tooMany = (tests: readonly Test[]): readonly Test[] =>
  tests.slice(0, Math.max(0, tests.length - closedTestsKept));

/** Tests added, the oldest closed ones dropped; those of a running complex test stay. */
export const addTests = (state: State, tests: readonly Test[]): State => {
  const running = new Set(state.complexes.flatMap((it) => (it.status === 'running' ? it.tests : [])));
  const old = state.tests.filter(({ id, status }) => status === 'closed' && !running.has(id));
  // Hidden ones are counted apart, so that they never push out what players see.
  const [open, hidden] = [old.filter((it) => it.only === undefined), old.filter((it) => it.only !== undefined)];
  const fallen = new Set([...tooMany(open), ...tooMany(hidden)].map(({ id }) => id));
  if (fallen.size === 0) return { ...state, tests: [...state.tests, ...tests] };
  const kept = state.tests.filter(({ id }) => !fallen.has(id));
  return {
    ...state,
    tests: [...kept, ...tests],
    contests: state.contests.filter(({ a, b }) => !fallen.has(a) && !fallen.has(b)),
    complexes: state.complexes.filter((it) => it.status === 'running' || it.tests.some((id) => !fallen.has(id))),
  };
};
