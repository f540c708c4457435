import { ode } from '@aspekt/ode';
import { asker } from '../ask.ts';
import type { Line } from '../line.ts';

const answered = asker(ode);

export const lines: readonly Line[] = [
  {
    name: 'opposed 4dF with two invokes used as well as can be, exact',
    goal: { atMostMs: 5 },
    run: () => answered({ ask: 'invokesOpposed', delta: 0, k: 2, goal: 1 }),
  },
  {
    name: 'two invokes on each side, each answering the other, exact',
    run: () => answered({ ask: 'invokeDuel', delta: 0, kActor: 2, kOpponent: 2, goal: 1 }),
  },
  {
    name: 'contest to three victories, exact',
    goal: { atMostMs: 5 },
    run: () => answered({ ask: 'contestDirect', delta: 1, target: 3 }),
  },
];
