import { readContest } from '../contested.ts';
import { isThrown } from '../engagement.ts';
import type { Contest, State, Test } from '../model.ts';
import { outcomeOf } from '../outcome-of.ts';

/** Coins stay as they fell; what they come to follows the settings of the table until the test is closed (KOLO-ENG-04, KOLO-TEST-10). */
export const reread = (state: State): State =>
  state.contests.reduce(rereadContest, { ...state, tests: state.tests.map((test) => rereadTest(state, test)) });

/** A side of a contest is read with the other; one whose contest was struck keeps what it has. */
const rereadTest = ({ settings }: State, test: Test): Test =>
  isThrown(test) && test.kind !== 'contested' ? { ...test, outcome: outcomeOf(test, test.coins, settings) } : test;

const rereadContest = (state: State, contest: Contest): State => {
  const [a, b] = [contest.a, contest.b].map((id) => state.tests.find((test) => test.id === id));
  if (!a || !b || !isThrown(a) || !isThrown(b)) return state;
  const read = readContest(contest, a, b, state.settings);
  // Who passed as winner or loser and is neither any longer has not passed.
  const side = (test: Test): Test => (read.contest.winner === contest.winner ? test : { ...test, passed: null });
  return {
    ...state,
    contests: state.contests.map((it) => (it.id === contest.id ? read.contest : it)),
    tests: state.tests.map((it) => (it.id === a.id ? side(read.a) : it.id === b.id ? side(read.b) : it)),
  };
};
