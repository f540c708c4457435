import { accept, refuse, type Context, type Decision } from '@aspekt/contract';
import { characterOf, complexOf, isGm, isTaken, likewise, onlyGm, ownerOrGm, unknown, type Refused } from './access.ts';
import { doubleCounting } from './categories.ts';
import { noCarry } from './contested.ts';
import type {
  Carry,
  Complex,
  ComplexNext,
  ComplexStep,
  Contest,
  Degree,
  Event,
  Settings,
  StartComplex,
  State,
  StopComplex,
  Test,
  TestInputs,
} from './model.ts';
import { inputsProblem, lineOff, type Place, testFrom, testProblem, warned } from './open-test.ts';

/** Test złożony: a series of tests, each with its span of time, until the matter is settled or the player stops (KOLO-CPX-01). */
export const startComplex = (state: State, command: StartComplex, { by }: Context): Decision<Event> => {
  const {
    id,
    intervalLabel = '',
    reversedScale = false,
    contested = false,
    active = false,
    ownMistakes = true,
  } = command;
  const wrong = onlyGm(by);
  if (wrong) return wrong;
  if (isTaken(state, id, by)) return refuse('E_ID_TAKEN', { id });
  const complex: Complex = {
    id,
    tests: [],
    reversedScale,
    contested,
    active,
    ownMistakes,
    intervalLabel,
    carry: noCarry,
    status: 'running',
    winner: null,
  };
  return accept<Event>({ type: 'kolo/complexStarted', complex });
};

/** The next roll is a full test with its own pool, engagement and experience (KOLO-CPX-02); what is carried comes along (KOLO-CPX-03, KOLO-CPX-06). */
export const complexNext = (state: State, command: ComplexNext, context: Context): Decision<Event> => {
  const complex = complexOf(state, command.complexId, context.by);
  if (!complex) return unknown(command.complexId);
  const inputs = complex.contested ? [command.a, command.b] : [command.test];
  const given = inputs.flatMap((it) => it ?? []);
  for (const it of given) {
    const wrong = mayOpen(state, it, context);
    if (wrong) return wrong;
  }
  // Whoever began goes on; only the game master brings somebody else in.
  const begun = complex.tests.length > 0;
  if (!isGm(context.by) && begun && !takesPart(state, complex, context.by.seat)) return refuse('E_NOT_OWNER');
  const running = complex.status === 'running' && complex.tests.every((id) => isClosed(state, id));
  if (!running || given.length !== inputs.length || given[0]?.id === given[1]?.id) {
    return refuse('E_WRONG_STATUS', undefined, ['KOLO-CPX-01']);
  }
  const place: Place = {
    kind: complex.contested ? 'contested' : 'complex',
    complexId: complex.id,
    carry: complex.contested ? 0 : complex.carry.levels,
    reversedScale: complex.reversedScale,
  };
  const tests: Test[] = [];
  for (const it of given) {
    const actor = characterOf(state, it.actor, context.by);
    if (!actor) return unknown(it.actor);
    const wrong = lineOff(state.settings, it) ?? testProblem(it, actor);
    if (wrong) return wrong;
    tests.push(testFrom(it, actor, place));
  }
  const hidden = tests.filter((test) => test.only !== undefined).length;
  if (hidden > 0 && hidden < tests.length) return refuse('E_HIDDEN_SIDE', undefined, ['KOLO-CON-01']);
  const continued = warned(
    {
      type: 'kolo/complexContinued',
      complexId: complex.id,
      tests,
      carry: complex.carry,
      roll: Math.floor(complex.tests.length / inputs.length) + 1,
      intervalLabel: complex.intervalLabel,
      ...(hidden > 0 && { only: 'gm' }),
    },
    tests.flatMap((test) => doubleCounting(test.categories, test.merges, test.pool.equipment)),
  );
  // It goes with the hidden people who take it up; that it does is told.
  return continued.ok && hidden > 0 && complex.only === undefined
    ? { ...continued, events: [{ type: 'kolo/complexHidden', complexId: complex.id }, ...continued.events] }
    : continued;
};

const isClosed = (state: State, id: string): boolean => {
  const test = state.tests.find((it) => it.id === id);
  return test === undefined || test.status === 'closed';
};

const mayOpen = (state: State, inputs: TestInputs, context: Context): Refused => {
  const actor = characterOf(state, inputs.actor, context.by);
  if (!actor) return unknown(inputs.actor);
  const wrong = ownerOrGm(actor, context) ?? inputsProblem(inputs, actor);
  if (wrong) return wrong;
  return isTaken(state, inputs.id, context.by) ? refuse('E_ID_TAKEN', { id: inputs.id }) : undefined;
};

const takesPart = (state: State, complex: Complex, seat: string): boolean =>
  complex.tests.some((id) => {
    const actorId = state.tests.find((test) => test.id === id)?.actorId;
    return state.characters.some((it) => it.id === actorId && it.ownerId === seat);
  });

/** The player may stop trying (KOLO-CPX-01). */
export const stopComplex = (state: State, { complexId }: StopComplex, { by }: Context): Decision<Event> => {
  const complex = complexOf(state, complexId, by);
  if (!complex) return unknown(complexId);
  if (!isGm(by) && !takesPart(state, complex, by.seat)) return refuse('E_NOT_OWNER');
  if (complex.status !== 'running') return refuse('E_WRONG_STATUS', undefined, ['KOLO-CPX-01']);
  return accept<Event>({ type: 'kolo/complexStopped', complexId, ...likewise(complex) });
};

const chanceCarry = (levels: number): Carry => ({ levels, kind: levels === 0 ? null : 'chance', side: null });

/**
 * What a settled roll does to its complex test: goal or better ends it, failure or worse on the reversed scale too
 * (KOLO-CPX-09); a partial success gives a level of chance or a side goal (KOLO-CPX-03), a partial failure takes one
 * (KOLO-CPX-06). The level lasts one roll unless the table lets it add up (KOLO-CPX-04, D-11).
 */
export const afterRoll = (complex: Complex, reached: Degree, sideGoal: boolean, settings: Settings): ComplexStep => {
  const kept = settings.complexCarry === 'cumulative' ? complex.carry.levels : 0;
  const step = (levels: number, status: Complex['status'] = 'running', aside = false): ComplexStep => ({
    id: complex.id,
    carry: chanceCarry(levels),
    status,
    winner: null,
    sideGoal: aside,
  });
  switch (reached) {
    case 'goal':
    case 'extraordinary':
      return step(0, 'goal');
    case 'failure':
    case 'criticalFailure':
      return step(0, 'failed');
    case 'partial':
      return sideGoal ? step(kept, 'running', true) : step(kept + 1);
    case 'partialFailure':
      return step(kept - 1);
    case 'none':
      return step(kept);
  }
};

/**
 * A contested complex test: a margin of one gives that side a level next time, two or more ends it
 * (KOLO-CPX-07, KOLO-CPX-09). Where the loser owes it to mistakes of its own the winner ignores a failure instead,
 * if the game master draws that distinction (KOLO-CPX-08, D-12).
 */
export const afterContest = (complex: Complex, contest: Contest, a: Test, b: Test): ComplexStep => {
  const { winner, degree } = contest;
  const base = { id: complex.id, winner: null, sideGoal: false } as const;
  if (winner === null) return { ...base, carry: noCarry, status: 'running' };
  if (degree !== 'partial') return { ...base, carry: noCarry, status: 'goal', winner };
  const [won, lost] = winner === 'A' ? [a, b] : [b, a];
  const own = complex.ownMistakes && isOwnMistake(won.outcome?.result ?? 0, lost.outcome?.result ?? 0);
  const kind = complex.active && !own ? 'loserIgnoresSuccess' : 'winnerIgnoresFailure';
  return { ...base, carry: { levels: 1, kind, side: winner }, status: 'running' };
};

/** The loser's result before scale is below zero and larger in absolute value than the winner's (KOLO-CPX-08, D-12). */
export const isOwnMistake = (won: number, lost: number): boolean => lost < 0 && Math.abs(lost) > Math.abs(won);
