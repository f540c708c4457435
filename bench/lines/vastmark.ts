import { vastmark } from '@aspekt/vastmark';
import { asker } from '../ask.ts';
import type { Line } from '../line.ts';

const answered = asker(vastmark);

export const lines: readonly Line[] = [
  {
    name: 'opposed roll with endless nines, in closed form',
    goal: { atMostMs: 20 },
    run: () => answered({ ask: 'opposed', delta: 3 }),
  },
  { name: 'contest over three wins, exact', run: () => answered({ ask: 'contest', delta: 2, wins: 3 }) },
];
