import { expect, test } from 'vitest';
import { left, onRung, place, step, type Placed } from './pyramid.ts';

const whole: Placed = {
  fight: 4,
  athletics: 3,
  physique: 3,
  notice: 2,
  provoke: 2,
  stealth: 2,
  lore: 1,
  academics: 1,
  investigate: 1,
  will: 1,
};

test('a pyramid has ten places: one at +4, two at +3, three at +2, four at +1 (ODE-SKL-02)', () => {
  expect(left({})).toBe(10);
  expect(left(whole)).toBe(0);
  expect([4, 3, 2, 1].map((rung) => onRung({}, rung as 4 | 3 | 2 | 1).length)).toEqual([1, 2, 3, 4]);
});

test('a skill goes to an empty place and leaves the one it had', () => {
  const one = place({}, 'fight', 4);
  expect(one).toEqual({ fight: 4 });
  expect(place(one, 'fight', 2)).toEqual({ fight: 2 });
  expect(place(one, 'fight', 0)).toEqual({});
});

test('on a full rung two skills change places, so that the pyramid stays whole (ODE-SKL-02)', () => {
  expect(place(whole, 'will', 4)).toEqual({ ...whole, will: 4, fight: 1 });
  expect(place(whole, 'empathy', 3, 'athletics')).not.toHaveProperty('athletics');
  expect(left(place(whole, 'empathy', 3, 'athletics'))).toBe(0);
});

test('a skill goes one rung up or down, and stops at the ends', () => {
  expect(step({ fight: 3 }, 'fight', 1)).toEqual({ fight: 4 });
  expect(step({ fight: 4 }, 'fight', 1)).toEqual({ fight: 4 });
  expect(step({}, 'fight', -1)).toEqual({});
});
