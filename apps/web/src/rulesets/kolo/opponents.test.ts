import { expect, test } from 'vitest';
import { readOpponent } from './opponents.ts';

test('an opponent in one line: a name, pool, sphere value and proficiency (KOLO-X-NPC-01)', () => {
  expect(readOpponent('Stary wilk 4/3/2')).toEqual({
    name: 'Stary wilk',
    line: { pool: 4, sphereValue: 3, proficiencyValue: 2 },
  });
  expect(readOpponent('Guard, 2 / 2 / 1 ')).toMatchObject({ name: 'Guard', line: { pool: 2 } });
});

test('without numbers an ordinary one; without a name none', () => {
  expect(readOpponent('Kot')).toEqual({ name: 'Kot', line: { pool: 3, sphereValue: 2, proficiencyValue: 1 } });
  expect(readOpponent(' 3/3/1')).toBeUndefined();
  expect(readOpponent('')).toBeUndefined();
});
