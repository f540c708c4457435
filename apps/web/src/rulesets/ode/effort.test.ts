import { expect, test } from 'vitest';
import { outcomeOf } from '@aspekt/ode/shifts';
import { rungsShown, shiftsOf, standings } from './effort.ts';
import type { SeenHalf, SeenRoll } from './seen.ts';

const half = (more: Partial<SeenHalf>): SeenHalf => ({
  actorId: 'ruth',
  skill: 'fight',
  rating: 4,
  helpers: [],
  teamworkBonus: 0,
  stunts: [],
  stuntBonus: 0,
  otherModifier: 0,
  dice: null,
  plus2Count: 0,
  rerollCount: 0,
  raised: 0,
  ...more,
});
const roll = (more: Partial<SeenRoll>): SeenRoll => ({
  number: 1,
  status: 'invoking',
  action: 'attack',
  intent: 'slår till liket',
  purpose: 'plain',
  acting: half({ dice: [-1, -1, 0, 0] }),
  defence: null,
  difficulty: null,
  failureOff: false,
  invokes: [],
  passed: [],
  choice: null,
  chosen: [],
  spent: [],
  gave: [],
  acted: [],
  ...more,
});

test('Ruth slår till liket: +4 med [−][−][ ][ ] mot 0 med [−][ ][ ][+] är två steg (ODE-ACT-08, ODE-OUT-01)', () => {
  const fight = roll({ defence: half({ actorId: 'corpse', skill: 'athletics', rating: 0, dice: [-1, 0, 0, 1] }) });
  expect(standings(fight)).toEqual({ action: { base: 4, effort: 2 }, defence: { base: 0, effort: 0 } });
  expect(shiftsOf(fight)).toBe(2);
  expect(outcomeOf(2)).toBe('success');
});

test('ett höjt motstånd räknas på den andra sidan, för båda lika (ODE-INV-04, ODE-DEF-08)', () => {
  const raised = roll({ acting: half({ dice: [0, 0, 0, 0], raised: 1 }), difficulty: 3 });
  expect(shiftsOf(raised)).toBe(-1);
  const theirs = roll({ defence: half({ rating: 4, dice: [0, 0, 0, 0], raised: 1 }) });
  expect(shiftsOf(theirs)).toBe(0);
});

test('en dold svårighet visar bara den egna ansträngningen', () => {
  const { difficulty: _, ...hidden } = roll({});
  expect(shiftsOf({ ...hidden, difficulty: undefined })).toBeUndefined();
  expect(standings({ ...hidden, difficulty: undefined }).action.effort).toBe(2);
});

test('stegen visar båda sidor med en pinne till godo, och minst sex', () => {
  expect(rungsShown([2, 2])).toEqual([5, 4, 3, 2, 1, 0]);
  expect(rungsShown([-2, 6])).toEqual([7, 6, 5, 4, 3, 2, 1, 0, -1, -2, -3]);
  expect(rungsShown([4, 8])).toEqual([8, 7, 6, 5, 4, 3, 2]);
  expect(rungsShown([-4, -6])).toEqual([-2, -3, -4, -5, -6]);
});
