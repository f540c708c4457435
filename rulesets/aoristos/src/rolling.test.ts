import type { Viewer } from '@aspekt/contract';
import { expect, test } from 'vitest';
import { offers } from './offers.ts';
import { Table, gm, onlooker, player, the } from './testing/table.ts';

const two = () =>
  new Table({
    characters: [
      { id: 'x', attributes: { awareness: 3, agility: 2 }, skills: { wilderness: 2, psychology: 3 } },
      { id: 'y', attributes: { willpower: 4 } },
    ],
  });

test('freeform: anyone rolls one die for all to see, and no result is fixed (AOR-GEN-03)', () => {
  const table = two();
  const event = the(
    table.ok('freeformRoll', { by: 'x', text: 'Is the door locked?' }, [4], player('x')),
    'freeformRolled',
  );
  expect(event).toMatchObject({ who: 'x', face: 4, text: 'Is the door locked?' });
  expect(event.only).toBeUndefined();
});

test('a test is called when somebody needs one, by her player or the game master (AOR-TEST-01)', () => {
  const table = two();
  table.ok('successTest', { by: 'x', traits: ['awareness'] }, [3, 4], player('x'));
  table.ok('successTest', { by: 'x', traits: ['awareness'] }, [3, 4], gm);
  expect(table.no('successTest', { by: 'x', traits: ['awareness'] }, player('y'))).toBe('notYours');
  expect(table.no('successTest', { by: 'x', traits: ['awareness'] }, onlooker)).toBe('notYours');
});

test('1B1T: the lower of two dice and the test base make the full roll (AOR-TEST-03, AOR-TEST-04)', () => {
  const { test: tested } = the(
    two().ok('successTest', { by: 'x', traits: ['awareness', 'wilderness'] }, [6, 2]),
    'tested',
  );
  expect(tested).toMatchObject({ testBase: 5, fullRoll: 7, difficulty: 8, success: false });
});

test('the full roll must reach ST; equal is enough (AOR-TEST-05)', () => {
  const success = (faces: readonly number[]) =>
    the(two().ok('successTest', { by: 'x', traits: ['awareness', 'wilderness'] }, faces), 'tested').test.success;
  expect(success([2, 6])).toBe(false);
  expect(success([3, 6])).toBe(true);
});

test('GST is 4 and 2 per trait, 4 with none; the game master may say otherwise (AOR-TEST-07, AOR-TEST-08, AOR-TEST-09)', () => {
  const difficulty = (traits: ('awareness' | 'wilderness')[], given?: number) =>
    the(
      two().ok('successTest', { by: 'x', traits, ...(given !== undefined && { difficulty: given }) }, [1, 1]),
      'tested',
    ).test.difficulty;
  expect(difficulty([])).toBe(4);
  expect(difficulty(['awareness'])).toBe(6);
  expect(difficulty(['awareness', 'wilderness'])).toBe(8);
  expect(difficulty(['awareness'], 11)).toBe(11);
});

test('each degree of nerve shock adds 1T to every test (AOR-TEST-10, AOR-SHK-02)', () => {
  const table = new Table({ characters: [{ id: 'x', nerveShock: 2 }] });
  const { test: tested } = the(table.ok('successTest', { by: 'x', traits: ['awareness'] }, [6, 6, 6, 1]), 'tested');
  expect(tested.roll.hand).toEqual({ b: 1, f: 0, t: 3, modifier: 0 });
  expect(tested.fullRoll).toBe(2);
});

test('no trait is counted twice in a test (AOR-TEST-02)', () => {
  expect(two().no('successTest', { by: 'x', traits: ['awareness', 'awareness'] })).toBe('duplicateTrait');
});

test('with an advantage the player chooses, and the test is read then', () => {
  const table = two();
  const open = the(table.ok('successTest', { by: 'x', traits: ['awareness'], f: 2 }, [5, 2]), 'tested');
  expect(open.test).toMatchObject({ success: null, fullRoll: null });
  const { test: tested } = the(table.ok('chooseDice', { by: 'x', indexes: [1] }), 'tested');
  expect(tested).toMatchObject({ fullRoll: 8, success: true });
});

test('a listener in the din tests SIN at 6; so does whoever looks for the hidden or doubts an attack (AOR-ACT-03, AOR-ACT-07)', () => {
  expect(the(two().ok('successTest', { by: 'x', traits: ['awareness'] }, [3, 5]), 'tested').test).toMatchObject({
    difficulty: 6,
    success: true,
  });
});

test('a psychotic person may test VIL, others Psychology to notice (AOR-PSY-04, AOR-PSY-05)', () => {
  const table = new Table({
    characters: [
      { id: 'x', psychTrauma: 22, attributes: { willpower: 3 } },
      { id: 'y', skills: { psychology: 2 } },
    ],
  });
  expect(the(table.ok('successTest', { by: 'x', traits: ['willpower'] }, [3, 3]), 'tested').test.success).toBe(true);
  expect(the(table.ok('successTest', { by: 'y', traits: ['psychology'] }, [3, 3]), 'tested').test.success).toBe(false);
});

test('a roll for the game master alone leaves no trace with the others', () => {
  const table = two();
  const event = the(table.ok('successTest', { by: 'x', traits: ['awareness'], audience: 'gm' }, [3, 3]), 'tested');
  expect(event.only).toBe('gm');
});

test('whoever may not see the dice of a free hand neither chooses among them nor is offered to (AOR-DICE-09)', () => {
  const table = two();
  const choices = (viewer: Viewer) =>
    offers(table.state, viewer).flatMap(({ command }) => (command.type === 'aoristos/chooseDice' ? [command] : []));
  table.ok('rollHand', { by: 'x', b: 2, f: 1, audience: 'gm' }, [1, 5, 6]);
  expect(choices(player('x'))).toEqual([]);
  expect(table.no('chooseDice', { by: 'x', indexes: [1, 2] }, player('x'))).toBe('noChoice');
  expect(choices(gm)).toMatchObject([{ by: 'x', indexes: [1, 2] }]);
  table.ok('chooseDice', { by: 'x', indexes: [1, 2] });
  table.ok('rollHand', { by: 'x', b: 2, f: 1, audience: ['seat-x'] }, [1, 5, 6], player('x'));
  expect(choices(player('x'))).toMatchObject([{ by: 'x', indexes: [1, 2] }]);
});

test('opposed: each side adds all its bases together (AOR-OPP-01)', () => {
  const table = two();
  const event = the(
    table.ok(
      'opposedTest',
      {
        a: {
          members: [
            { person: 'x', traits: ['agility'] },
            { person: 'y', traits: ['willpower'] },
          ],
          representative: 'x',
        },
        b: { members: [{ person: 'y', traits: ['agility'] }], representative: 'y' },
      },
      [2, 2, 5, 6],
    ),
    'opposed',
  );
  expect(event).toMatchObject({ a: { testBase: 6, fullRoll: 8 }, b: { testBase: 1, fullRoll: 6 }, winner: 'a' });
});

const duel = (shock: number, faces: readonly number[], extra = {}) => {
  const table = new Table({ characters: [{ id: 'x', nerveShock: shock }, { id: 'y' }, { id: 'z', nerveShock: 9 }] });
  return the(
    table.ok(
      'opposedTest',
      {
        a: {
          members: [
            { person: 'x', traits: ['agility'] },
            { person: 'z', traits: [] },
          ],
          representative: 'x',
          ...extra,
        },
        b: { members: [{ person: 'y', traits: ['agility'] }], representative: 'y' },
      },
      faces,
    ),
    'opposed',
  );
};

test('only the representative’s own F and T count (AOR-OPP-02)', () => {
  expect(duel(1, [4, 4, 4, 1, 1]).a.roll.hand.t).toBe(2);
  expect(duel(0, [4, 3, 6, 1, 1], { f: 3 }).a.roll).toMatchObject({ hand: { f: 2 }, total: 6 });
  const table = two();
  const a = { members: [{ person: 'x', traits: [] }], representative: 'y' };
  expect(table.no('opposedTest', { a, b: a })).toBe('badInput');
  expect(table.no('opposedTest', { a: { members: [], representative: 'x' }, b: a })).toBe('badInput');
  expect(table.no('opposedTest', { a, b: a }, player('x'))).toBe('gmOnly');
});

test('the higher full roll wins, equal ones are a draw (AOR-OPP-03, AOR-OPP-04)', () => {
  expect(duel(0, [3, 3, 2, 6]).winner).toBe('a');
  expect(duel(0, [2, 3, 3, 6]).winner).toBe('b');
  expect(duel(0, [3, 3, 3, 6]).winner).toBeNull();
});

test('dice of a hidden person fall for the game master alone, whoever they were meant for', () => {
  const table = two();
  table.ok('createCharacter', { id: 'h', name: 'Skugga', kind: 'npc', hidden: true, finished: true });
  for (const thrown of [
    () => table.ok('freeformRoll', { by: 'h' }, [4]),
    () => table.ok('rollHand', { by: 'h', b: 1, audience: 'everyone' }, [4]),
  ])
    expect(thrown().every(({ only }) => only === 'gm')).toBe(true);
});

test('nobody learns by rolling that the game master chooses among dice of hers: the usual ones count (AOR-DICE-09)', () => {
  const table = two();
  table.ok('rollHand', { by: 'x', b: 1, f: 1, audience: 'gm' }, [2, 5]);
  const events = table.ok('rollHand', { by: 'x', b: 1 }, [4], player('x'));
  expect(events).toMatchObject([
    { type: 'aoristos/diceChosen', only: 'gm', roll: { counted: [5], total: 5 } },
    { type: 'aoristos/handRolled', roll: { total: 4 }, open: null },
  ]);
  expect(table.state.openRolls).toEqual({});
  table.ok('rollHand', { by: 'x', b: 1, f: 1, audience: 'gm' }, [2, 5]);
  table.ok('rollHand', { by: 'x', b: 1, f: 1 }, [3, 4], player('x'));
  expect(table.no('rollHand', { by: 'x', b: 1 }, player('x'))).toBe('choiceOpen');
});
