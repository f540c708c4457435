import { accept, refuse, type Context, type Decision } from '@aspekt/contract';
import { likewise, onlyGm, testOf, unknown } from './access.ts';
import { evaluate, working } from './evaluate.ts';
import type { Comparison, CompareThresholds, Event, Settings, State, Test, Threshold } from './model.ts';
import { headsIn } from './outcome-of.ts';

/** One result against several thresholds, each with its own categories added to the test's (KOLO-THR-01, KOLO-THR-02, D-29). */
export const compareThresholds = (state: State, command: CompareThresholds, { by }: Context): Decision<Event> => {
  const test = testOf(state, command.testId, by);
  if (!test) return unknown(command.testId);
  const wrong = onlyGm(by);
  if (wrong) return wrong;
  const numbers = command.thresholds.flatMap(({ value, chance = 0, scale = 0 }) => [value, chance, scale]);
  if (!numbers.every(Number.isInteger)) return refuse('E_NOT_INTEGER');
  if (test.outcome === null) return refuse('E_WRONG_STATUS', undefined, ['KOLO-THR-01']);
  return accept<Event>({
    type: 'kolo/thresholdsCompared',
    testId: test.id,
    actor: test.actorId,
    comparisons: command.thresholds.map((threshold) => compared(test, threshold, state.settings)),
    ...likewise(test),
  });
};

/** Coped with when the result reaches what is needed; negative scale doubles the need (D-18). */
const compared = (test: Test, { label, value, chance = 0, scale = 0 }: Threshold, settings: Settings): Comparison => {
  const how = working(test.sphereValue, test.chance + chance, test.proficiencyValue, test.scale + scale);
  const heads = headsIn(test.coins);
  const { final } = evaluate(heads, test.coins.length - heads, how, settings.scaleOnNegative);
  const needed = value * 2 ** how.stretch;
  return { label, final, needed, margin: final - needed, coped: final >= needed };
};
