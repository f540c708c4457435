import { kolo } from '@aspekt/kolo';
import { asker } from '../ask.ts';
import type { Line } from '../line.ts';

const answered = asker(kolo);
const side = { pool: 6, sphereValue: 2, chance: 1, proficiency: 2, scale: 0 };

export const lines: readonly Line[] = [
  {
    name: 'test with engagement placed as well as can be, from 10 points, exact',
    goal: { atMostMs: 10 },
    run: () => answered({ ask: 'engagement', points: 10, ...side }),
  },
  {
    name: 'contested test, exact',
    goal: { atMostMs: 10 },
    run: () => answered({ ask: 'contested', a: { ...side, pool: 8 }, b: { ...side, pool: 7 }, active: true }),
  },
  {
    name: 'complex test over ten rolls, exact',
    run: () => answered({ ask: 'complex', rolls: 10, ...side }),
  },
];
