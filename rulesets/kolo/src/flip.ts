import { accept, refuse, type Context, type Decision } from '@aspekt/contract';
import { actorOf, likewise, onlyOwner, testOf, unknown } from './access.ts';
import { coinsProblem, throwCoins } from './coins.ts';
import type { Event, Flip, State } from './model.ts';
import { outcomeOf } from './outcome-of.ts';

/** The coins of a test are thrown and steps three to six follow in their order (KOLO-TEST-01, KOLO-TEST-03). */
export const flip = (state: State, { testId, coins: typed = null }: Flip, context: Context): Decision<Event> => {
  const test = testOf(state, testId, context.by);
  const actor = test && actorOf(state, test);
  if (!test || !actor) return unknown(testId);
  const wrong = onlyOwner(actor, context);
  if (wrong) return wrong;
  if ((test.status !== 'open' && test.status !== 'declared') || test.kind === 'contested') {
    return refuse('E_WRONG_STATUS', undefined, ['KOLO-TEST-01']);
  }
  const bad = typed && coinsProblem(typed, test.pool.size);
  if (bad) return bad;
  const coins = typed ?? throwCoins(context.dice, test.actorId, test.pool.size, test.only).coins;
  const outcome = outcomeOf(test, coins, state.settings);
  return accept<Event>({
    type: 'kolo/flipped',
    test: { ...test, coins, outcome, status: 'flipped' },
    byHand: typed !== null,
    ...likewise(test),
  });
};
