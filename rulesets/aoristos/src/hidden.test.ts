import { see, type Viewer } from '@aspekt/contract';
import { scriptedDice } from '@aspekt/dice';
import { expect, test } from 'vitest';
import { decide } from './decide.ts';
import { describe } from './texts/index.ts';
import { gm, onlooker, player, Table } from './testing/table.ts';
import type { Event } from './model.ts';

const knife = { id: 'knife', name: 'Knife', category: 'melee', strength: 1 } as const;
const lamp = { id: 'lamp', name: 'Lamp', category: 'gear' } as const;
const hide = (table: Table, person: string, hidden = true, faces: readonly number[] = []): readonly Event[] =>
  table.ok('adjust', { reason: 'r', change: { what: 'person', person, fields: { hidden } } }, faces);

/** Xenia, and a lurker with a knife whom only the game master knows of; a lamp on the ground. */
const lurking = (lurker: object = {}): Table => {
  const table = new Table({
    characters: [{ id: 'x' }, { id: 'lurker', kind: 'npc', items: [knife], hands: { right: 'knife' }, ...lurker }],
  });
  hide(table, 'lurker');
  table.ok('adjust', { reason: 'r', change: { what: 'ground', add: lamp } });
  return table;
};
const told = (events: readonly Event[], viewer: Viewer): readonly string[] =>
  events.flatMap((event) => {
    const seen = see(event, viewer);
    return seen === undefined ? [] : [describe(seen, 'en', (id) => id).text];
  });
const ground = ({ state }: Table, viewer: Viewer): readonly string[] =>
  see(state, viewer).scene.ground.map(({ name }) => name);

test('what a hidden person lets fall, or drops when she is felled, is as hidden as she until she is shown', () => {
  const dropped = lurking();
  dropped.ok('dropItem', { by: 'lurker', item: 'knife' });
  const felled = lurking();
  felled.ok('applyHit', { person: 'lurker', area: 'head', strength: 19, useArmour: false });
  for (const table of [dropped, felled]) {
    expect([ground(table, onlooker), ground(table, gm)]).toEqual([['Lamp'], ['Lamp', 'Knife']]);
    expect(table.no('pickUp', { by: 'x', item: 'knife' }, player('x'))).toBe('notFound');
    // An id that only the game master knows of is not taken.
    table.ok('addItem', { by: 'x', item: knife }, [], player('x'));
    expect(told(hide(table, 'lurker', false), onlooker)).toEqual(['lurker is seen.']);
    expect(table.state.scene.ground.map(({ id, only, droppedBy }) => [id, only, droppedBy])).toEqual([
      ['lamp', undefined, undefined],
      ['knife', undefined, undefined],
    ]);
  }
});

test('whoever enters a fight shows what she dropped before', () => {
  const table = lurking();
  table.ok('dropItem', { by: 'lurker', item: 'knife' });
  table.ok('startCombat', { combatants: ['x', 'lurker'] });
  expect(ground(table, onlooker)).toEqual(['Lamp', 'Knife']);
});

test('of two things with one name on the ground one is picked up or struck, and the other stays (AOR-EQ-04)', () => {
  const table = lurking();
  table.ok('dropItem', { by: 'lurker', item: 'knife' });
  table.ok('addItem', { by: 'x', item: { ...knife, name: 'Bread knife' } }, [], player('x'));
  table.ok('drawItem', { by: 'x', item: 'knife' });
  table.ok('dropItem', { by: 'x', item: 'knife' });
  hide(table, 'lurker', false);
  expect(ground(table, onlooker)).toEqual(['Lamp', 'Knife', 'Bread knife']);
  table.ok('pickUp', { by: 'x', item: 'knife' });
  expect(ground(table, onlooker)).toEqual(['Lamp', 'Bread knife']);
  table.ok('adjust', { reason: 'r', change: { what: 'ground', strike: 'knife' } });
  expect(ground(table, onlooker)).toEqual(['Lamp']);
});

test('what a hidden person picks up is seen to be gone, but not who took it; her own things nobody misses', () => {
  const table = lurking();
  table.ok('dropItem', { by: 'lurker', item: 'knife' });
  expect(told(table.ok('pickUp', { by: 'lurker', item: 'knife' }), onlooker)).toEqual([]);
  const events = table.ok('pickUp', { by: 'lurker', item: 'lamp' });
  expect(told(events, onlooker)).toEqual(['Lamp no longer lies on the ground.']);
  expect(JSON.stringify(see(events, onlooker))).not.toContain('lurker');
  expect(ground(table, gm)).toEqual([]);
  expect(table.person('lurker').hands).toMatchObject({ right: { item: 'knife' }, left: { item: 'lamp' } });
});

test('a hidden thing and one that everyone sees may be called the same', () => {
  const table = lurking();
  table.ok('dropItem', { by: 'lurker', item: 'knife' });
  table.ok('addItem', { by: 'x', item: { ...knife, name: 'Bread knife' } }, [], player('x'));
  table.ok('drawItem', { by: 'x', item: 'knife' });
  table.ok('dropItem', { by: 'x', item: 'knife' });
  expect(ground(table, onlooker)).toEqual(['Lamp', 'Bread knife']);
  table.ok('pickUp', { by: 'x', item: 'knife' }, [], player('x'));
  expect(ground(table, gm)).toEqual(['Lamp', 'Knife']);
  table.ok('adjust', { reason: 'r', change: { what: 'ground', strike: 'knife' } });
  expect(ground(table, gm)).toEqual(['Lamp']);
});

test('what waits for a hidden person is the game master’s alone, also where a player is to have her', () => {
  const table = lurking({ kind: 'pc', psychTrauma: 15 });
  expect(table.seenBy(player('lurker'))).not.toContain('lurker');
  table.ok('addPsychTrauma', { person: 'lurker', hand: '2B1F' }, [6, 5, 4]);
  expect(table.seenBy(player('lurker'))).not.toContain('lurker');
  table.ok('chooseDice', { by: 'lurker', indexes: [0, 1] });
  expect(table.state.dueRolls).toMatchObject([{ kind: 'psych', only: 'gm' }]);
  hide(table, 'lurker', false);
  expect(table.state.dueRolls).toMatchObject([{ kind: 'psych', only: ['seat-lurker'] }]);
  expect(table.seenBy(player('lurker'))).toContain('"psychTrauma":24');
});

test('where one person is shown, what is rolled for another who stays hidden is the game master’s alone', () => {
  const table = lurking({ organTrauma: 6 });
  table.ok('createCharacter', { id: 'other', name: 'Other', kind: 'npc', hidden: true, finished: true });
  table.ok('applyHit', { person: 'lurker', area: 'torso', strength: 9, useArmour: false });
  expect(table.state.dueRolls).toMatchObject([{ kind: 'survival', person: 'lurker', only: 'gm' }]);
  table.ok('configure', { settings: { pauseOnRolls: false } });
  const shown = hide(table, 'other', false, [6, 6, 6, 6]);
  expect(shown.map(({ type }) => type)).toContain('aoristos/survivalRolled');
  expect(told(shown, onlooker)).toEqual(['other is seen.']);
});

test('whoever enters a fight has numbers for her player again', () => {
  const table = lurking({ kind: 'pc' });
  table.ok('startCombat', { combatants: ['x', 'lurker'] });
  expect([table.state.people['lurker']?.own.to, table.combat.combatants['lurker']?.own.to]).toEqual([
    ['seat-lurker'],
    ['seat-lurker'],
  ]);
});

test('what somebody waits for is hidden with her', () => {
  const table = new Table({ characters: [{ id: 'x' }, { id: 'y', kind: 'npc' }] });
  table.ok('applyHit', { person: 'y', area: 'leftLeg', strength: 2, useArmour: false });
  expect(table.state.dueRolls).toMatchObject([{ kind: 'pain', person: 'y' }]);
  hide(table, 'y');
  expect(table.seenBy(player('x'))).not.toContain('"y"');
});

test('which of the rolls that wait is struck tells nothing of those that wait for whoever is hidden', () => {
  const struck = [false, true].map((also) => {
    const table = lurking({ organTrauma: also ? 6 : 0 });
    table.ok('advanceTime', { hours: 1 });
    table.ok('applyHit', { person: 'x', area: 'leftLeg', strength: 2, useArmour: false });
    const before = table.state.dueRolls.filter(({ person }) => person === 'lurker');
    expect(before).toHaveLength(also ? 1 : 0);
    const events = table.ok('adjust', { reason: 'r', change: { what: 'due', strike: before.length } });
    expect(table.state.dueRolls).toEqual(before);
    return see(events, onlooker);
  });
  expect(struck[1]).toEqual(struck[0]);
  expect(struck[0]).toHaveLength(1);
});

test('nobody tends another unseen, and nobody loads the weapon of one who cannot be seen (AOR-AID-01, AOR-LOAD-07)', () => {
  const table = lurking({ wounds: [{ bleedRate: 2 }] });
  expect(table.no('firstAid', { patient: 'lurker', helpers: ['x'] })).toBe('stillHidden');
  table.ok('createCharacter', { id: 'nurse', name: 'Nurse', kind: 'npc', hidden: true, finished: true });
  table.ok('firstAid', { patient: 'lurker', helpers: ['nurse'] });
  const gun = { id: 'gun', category: 'ranged', magazineSize: 'belt', reloadCost: 10, loaded: 1, spare: 100 };
  const crew = new Table({ characters: [{ id: 'x' }, { id: 'y', items: [gun], hands: { right: 'gun' } }] });
  hide(crew, 'y');
  expect(crew.no('reload', { by: 'x', weapon: 'gun', assistant: true, holder: 'y' })).toBe('notHeld');
});

test('an opposed test in which somebody hidden takes part is the game master’s alone, the dice of all as well (AOR-OPP-01)', () => {
  const { state } = lurking();
  const side = (representative: string, ...others: readonly string[]) => ({
    members: [representative, ...others].map((person) => ({ person, traits: ['agility'] as const })),
    representative,
  });
  for (const b of [side('lurker'), side('y', 'lurker')]) {
    const tape: Parameters<typeof scriptedDice>[1] = [];
    const others = new Table({ characters: [{ id: 'y' }] }).state.people;
    const decision = decide(
      { ...state, people: { ...state.people, ...others } },
      { type: 'aoristos/opposedTest', a: side('x'), b },
      { by: gm, dice: scriptedDice([3, 4, 3, 4], tape) },
    );
    expect(tape.map(({ to }) => to)).toEqual(['gm', 'gm']);
    expect(decision.ok && see(decision.events, onlooker)).toEqual([]);
  }
});

test('a player learns nothing by trying ids that are the game master’s to give', () => {
  const table = lurking();
  table.ok('createCharacter', { id: 'gm-thief', name: 'Thief', kind: 'npc', hidden: true });
  for (const id of ['gm-thief', 'gm-nobody'])
    expect(table.no('createCharacter', { id, name: 'X' }, player('x'))).toBe('badInput');
});

test('the place at the table of somebody new tells nothing of whoever is hidden', () => {
  const places = [[], [{ id: 'lurker' }]].map((hidden) => {
    const table = new Table({ characters: [{ id: 'x' }] });
    for (const { id } of hidden) table.ok('createCharacter', { id, name: 'Lurker', hidden: true });
    table.ok('createCharacter', { id: 'new', name: 'New' });
    return table.person('new').seatIndex;
  });
  expect(places[0]).toBe(places[1]);
});
