import { expect, test } from 'vitest';
import { Table, the } from './testing/table.ts';

const fight = (me: object = {}, combatant: object = {}, more: object = {}) =>
  new Table({
    characters: [
      { id: 'x', attributes: { agility: 2 }, ...me },
      { id: 'y', kind: 'npc' },
    ],
    combat: { round: 2, combatants: { x: { kp: 20, ...combatant } }, ...more },
  });
const cost = (table: Table, metres: number) => the(table.ok('move', { by: 'x', metres }), 'moved').cost;

test('a walk costs 1, 2 more beyond RÖR, 1 per started RÖR beyond Movement (AOR-MOVE-01, AOR-MOVE-02, AOR-MOVE-03)', () => {
  expect([1, 2, 3, 7, 8, 9, 10].map((metres) => cost(fight(), metres))).toEqual([1, 1, 3, 3, 4, 4, 5]);
});

test('the whole round counts: a later walk pays the difference, at least 1 (AOR-MOVE-04)', () => {
  const table = fight();
  expect([cost(table, 1), cost(table, 1), cost(table, 1), cost(table, 4)]).toEqual([1, 1, 2, 1]);
});

test('at most twice Movement in a round, dodging included (AOR-MOVE-05, AOR-MOVE-07)', () => {
  expect(fight().no('move', { by: 'x', metres: 14 })).toBe('accepted');
  expect(fight().no('move', { by: 'x', metres: 15 })).toBe('tooFar');
  const dodged = fight({}, { dodgeMetresThisRound: 2 });
  expect(dodged.no('move', { by: 'x', metres: 13 })).toBe('tooFar');
  expect(cost(dodged, 2)).toBe(1);
  expect(fight({ nerveShock: 3 }).no('move', { by: 'x', metres: 9 })).toBe('tooFar');
});

test('sitting or lying: 1 metre per KP, at most Movement, instead of walking (AOR-MOVE-06)', () => {
  const table = fight({ posture: 'lying' });
  expect(table.no('move', { by: 'x', metres: 1 })).toBe('wrongPosture');
  expect(table.no('crawl', { by: 'x', metres: 8 })).toBe('tooFar');
  expect(the(table.ok('crawl', { by: 'x', metres: 5 }), 'moved').cost).toBe(5);
  expect(table.no('crawl', { by: 'x', metres: 3 })).toBe('tooFar');
  expect(fight().no('crawl', { by: 'x', metres: 1 })).toBe('wrongPosture');
});

test('with RÖR 0 one gets no farther than Movement; with Movement 0 nowhere (D-40)', () => {
  const load = { items: [{ id: 'anvil', storagePoints: 8 }] };
  const slow = fight(load);
  expect(slow.person('x')).toMatchObject({ currentAgility: 0, currentMovement: 5 });
  expect(slow.no('move', { by: 'x', metres: 6 })).toBe('tooFar');
  expect(cost(slow, 5)).toBe(3);
  expect(fight({ nerveShock: 7 }).no('move', { by: 'x', metres: 1 })).toBe('tooFar');
});

test('distances are whole metres and follow the walk', () => {
  const table = fight({}, {}, { distances: [{ a: 'x', b: 'y', metres: 9 }] });
  expect(table.no('move', { by: 'x', metres: 1.5 })).toBe('badInput');
  expect(table.no('move', { by: 'x', metres: 0 })).toBe('badInput');
  table.ok('move', { by: 'x', metres: 4, towards: 'y' });
  expect(table.combat.distances['x|y']).toBe(5);
  table.ok('move', { by: 'x', metres: 3, awayFrom: 'y' });
  expect(table.combat.distances['x|y']).toBe(8);
  expect(table.no('move', { by: 'x', metres: 1, towards: 'z' })).toBe('notFound');
});

test('a new round starts the metres anew (AOR-MOVE-02)', () => {
  const table = fight();
  cost(table, 7);
  table.ok('endActivation', { by: 'x' });
  table.ok('beginActivation', { by: 'y' }, [1, 1]);
  table.ok('endActivation', { by: 'y' });
  expect(table.fighter('x')).toMatchObject({ metresThisRound: 0, movePriceThisRound: 0 });
});
