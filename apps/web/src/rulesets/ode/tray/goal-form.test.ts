import { expect, test } from 'vitest';
import { emptyGoal, goalFields, isGoalReady } from './goal-form.ts';

const newId = (): string => 'a1';

test('en ny aspekt behöver ord och en plats, en befintlig ett namn (ODE-ADV-01, ODE-ADV-02)', () => {
  expect(isGoalReady('createAdvantage', emptyGoal)).toBe(false);
  const burning = { ...emptyGoal, text: ' Brinnande ', place: 'character:shoggoth' };
  expect(isGoalReady('createAdvantage', burning)).toBe(true);
  expect(goalFields('createAdvantage', burning, newId)).toEqual({
    advantage: { mode: 'new', id: 'a1', text: 'Brinnande', attachedTo: { type: 'character', id: 'shoggoth' } },
  });
  expect(isGoalReady('createAdvantage', { ...emptyGoal, mode: 'existing' })).toBe(false);
  expect(goalFields('createAdvantage', { ...emptyGoal, mode: 'existing', aspect: 'dust' }, newId)).toEqual({
    advantage: { mode: 'existing', aspect: 'dust' },
  });
  expect(goalFields('createAdvantage', { ...emptyGoal, mode: 'unknown' }, newId)).toEqual({
    advantage: { mode: 'unknown' },
  });
});

test('att övervinna kan gälla en aspekt eller ett område; en attack gäller bara den man slår (ODE-REM-02, ODE-ZON-04)', () => {
  const goal = { ...emptyGoal, removes: 'fire', moveTo: 'roof' };
  expect(goalFields('overcome', goal, newId)).toEqual({ removes: 'fire', moveTo: 'roof' });
  expect(goalFields('overcome', emptyGoal, newId)).toEqual({});
  expect(goalFields('attack', goal, newId)).toEqual({});
});
