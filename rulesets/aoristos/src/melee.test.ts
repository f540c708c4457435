import { expect, test } from 'vitest';
import { Table, gm, has, player, the } from './testing/table.ts';

const agility = (level: number) => ({ attributes: { agility: level } });
const pistol = { id: 'pistol', category: 'ranged', skill: 'shooting', magazineSize: 8 };

/** x and her ally a against y and z, all hand to hand. */
const brawl = (overrides: Record<string, object> = {}, combat: object = {}, settings: object = {}) =>
  new Table({
    settings,
    characters: [
      { id: 'x', ...agility(3), ...overrides['x'] },
      { id: 'a', ...agility(1), ...overrides['a'] },
      { id: 'y', ...agility(2), ...overrides['y'] },
      { id: 'z', ...agility(4), ...overrides['z'] },
    ],
    combat: {
      round: 2,
      combatants: { x: { kp: 12 }, y: { kp: 6 }, z: { kp: 6 } },
      melees: [
        {
          id: 'm',
          sides: [
            ['x', 'a'],
            ['y', 'z'],
          ],
        },
      ],
      ...combat,
    },
  });
const flee = { by: 'x', metres: 3, leaveMelee: true } as const;
const tested = (table: Table, faces: readonly number[], more = {}) =>
  the(table.ok('move', { ...flee, ...more }, faces), 'leaveTested');

test('the game master says who stands close enough to fight hand to hand (AOR-MEL-01)', () => {
  const table = brawl();
  expect(table.no('setMelee', { melee: 'm', sides: [] }, player('x'))).toBe('gmOnly');
  expect(table.no('setMelee', { melee: 'm', sides: [['x']] })).toBe('badInput');
  table.ok('setMelee', { melee: 'n', sides: [['x'], ['y']] });
  expect(table.combat.melees).toEqual([
    { id: 'm', sides: [['a'], ['z']] },
    { id: 'n', sides: [['x'], ['y']] },
  ]);
  table.ok('setMelee', { melee: 'n', sides: [] });
  expect(table.fighter('x').meleeId).toBeNull();
});

test('in melee every action may be finished, but not every one begun (AOR-MEL-02)', () => {
  const table = brawl(
    { x: { items: [{ ...pistol, loaded: 0, spare: 1 }], hands: { right: 'pistol' } } },
    { melees: [], combatants: { x: { kp: 2 } } },
  );
  table.ok('reload', { by: 'x', weapon: 'pistol', beginExtended: true });
  table.ok('setMelee', { melee: 'm', sides: [['x'], ['y']] });
  table.ok('adjust', { reason: 'test', change: { what: 'combatant', person: 'x', fields: { kp: 9 } } });
  expect(has(table.ok('continueExtended', { by: 'x' }), 'reloaded')).toBe(true);
  table.ok('editItem', { by: 'x', item: 'pistol', fields: { loaded: 0, spare: 1 } });
  expect(table.no('reload', { by: 'x', weapon: 'pistol' })).toBe('engaged');
  for (const may of ['accepted'])
    expect([
      table.no('scout', { by: 'x' }),
      table.no('speak', { by: 'x', text: 'Hej' }),
      table.no('move', { by: 'x', metres: 1 }),
    ]).toEqual([may, may, may]);
});

test('leaving is paid first, then comes an opposed RÖR test (AOR-MEL-08)', () => {
  const table = brawl();
  expect(tested(table, [5, 5, 1, 1])).toMatchObject({ cost: 1, dangerous: false });
  expect(table.fighter('x')).toMatchObject({ kp: 11, meleeId: null, metresThisRound: 3 });
  expect(brawl({}, { combatants: { x: { kp: 0 } } }).no('move', { ...flee, beginExtended: true })).toBe(
    'insufficientKp',
  );
});

test('all RÖR of her side and 2 per ally against that of standing opponents (AOR-MEL-09, AOR-POST-04)', () => {
  const event = tested(brawl(), [5, 5, 1, 1]);
  expect(event.test).toMatchObject({ mover: { testBase: 6 }, opponents: { testBase: 6 } });
  const sitting = tested(brawl({ z: { posture: 'sitting' } }), [5, 5, 1, 1]);
  expect(sitting.test?.opponents).toMatchObject({ testBase: 2, roll: { who: 'y' } });
  const alone = tested(brawl({ a: { conscious: false } }), [5, 5, 1, 1]);
  expect(alone.test?.mover.testBase).toBe(3);
  expect(tested(brawl({ y: { posture: 'lying' }, z: { conscious: false } }), []).test).toBeNull();
});

test('the opponents’ side chooses who speaks for it, else who is least shocked (AOR-OPP-02)', () => {
  expect(tested(brawl({ y: { nerveShock: 1 } }), [5, 5, 1, 1]).test?.opponents.roll.who).toBe('z');
  expect(tested(brawl(), [5, 5, 1, 1], { opponentRepresentative: 'z' }).test?.opponents.roll.who).toBe('z');
  expect(brawl().no('move', { ...flee, opponentRepresentative: 'a' })).toBe('badInput');
});

test('only a higher roll of theirs is dangerous, and then for the whole activation without a new test (AOR-MEL-10)', () => {
  expect(tested(brawl(), [3, 3, 3, 3]).dangerous).toBe(false);
  const table = brawl();
  expect(tested(table, [3, 3, 4, 4]).dangerous).toBe(true);
  expect(table.fighter('x')).toMatchObject({ fleeDanger: true, meleeId: 'm' });
  expect(table.no('scout', { by: 'x' })).toBe('wrongStep');
  expect(table.no('endActivation', { by: 'x' })).toBe('attackPending');
  table.ok('giveUpMove', { by: 'x' });
  expect(tested(table, [])).toMatchObject({ test: null, dangerous: true });
  table.ok('giveUpMove', { by: 'x' });
  table.ok('endActivation', { by: 'x' });
  expect(table.fighter('x').fleeDanger).toBe(false);
});

test('she may stay after all: no risk, no KP back (AOR-MEL-11)', () => {
  const table = brawl();
  tested(table, [3, 3, 4, 4]);
  const { kp } = table.fighter('x');
  table.ok('giveUpMove', { by: 'x' });
  expect(table.fighter('x')).toMatchObject({ kp, metresThisRound: 0, meleeId: 'm' });
  expect(table.no('carryOn', { by: 'x' })).toBe('wrongStep');
});

test('who has fallen unconscious meanwhile goes nowhere, and may only stay (AOR-MEL-11)', () => {
  const table = brawl();
  tested(table, [3, 3, 4, 4]);
  table.ok('setHealth', { person: 'x', fields: { conscious: false } });
  expect(table.no('carryOn', { by: 'x' })).toBe('unconscious');
  table.ok('giveUpMove', { by: 'x' });
  expect(table.fighter('x').meleeId).toBe('m');
});

const strike = (table: Table, by: string, faces: readonly number[], more = {}) => {
  table.ok('opportunityAttack', { by, target: 'x', weapon: 'unarmed', ...more });
  table.ok('chooseVigilance', { by: 'x', traits: [] });
  table.ok('rollAttack', { by }, faces);
  return table.ok('confirmAttack', { by });
};

test('if she goes on, everyone in the melee may strike once, as a passive action at normal cost (AOR-MEL-12)', () => {
  const table = brawl();
  tested(table, [3, 3, 4, 4]);
  expect(table.no('opportunityAttack', { by: 'y', target: 'x', weapon: 'unarmed' })).toBe('wrongStep');
  expect(the(table.ok('carryOn', { by: 'x' }), 'carriedOn').waiting).toEqual(['y', 'z']);
  expect(has(strike(table, 'z', [1, 1, 1, 1, 5], { gmExtra: 50 }), 'moved')).toBe(false);
  expect(table.fighter('z').kp).toBe(5);
  expect(table.no('opportunityAttack', { by: 'z', target: 'x', weapon: 'unarmed' })).toBe('wrongStep');
  expect(table.no('opportunityAttack', { by: 'y', target: 'a', weapon: 'unarmed' })).toBe('wrongStep');
  expect(has(table.ok('declineAttack', { by: 'y' }), 'moved')).toBe(true);
  expect(table.fighter('x')).toMatchObject({ meleeId: null, metresThisRound: 3 });
});

test('aim is allowed in such an attack, also with a pistol (AOR-MEL-12, AOR-AIM-06)', () => {
  const table = brawl({ y: { items: [pistol], hands: { right: 'pistol' } } });
  tested(table, [3, 3, 4, 4]);
  table.ok('carryOn', { by: 'x' });
  const event = the(
    table.ok('opportunityAttack', { by: 'y', target: 'x', weapon: 'pistol', safetyAim: 1 }),
    'attackDeclared',
  );
  expect(event).toMatchObject({ cost: 3, aimCost: 1 });
  expect(table.no('opportunityAttack', { by: 'z', target: 'x', weapon: 'unarmed' })).toBe('wrongStep');
});

test('what they cannot pay they cannot do: passive actions are never extended (AOR-CMB-05)', () => {
  const table = brawl({}, { combatants: { x: { kp: 12 }, y: { kp: 0 }, z: { kp: 6 } } });
  tested(table, [3, 3, 4, 4]);
  table.ok('carryOn', { by: 'x' });
  expect(table.no('opportunityAttack', { by: 'y', target: 'x', weapon: 'unarmed' })).toBe('insufficientKp');
});

test('struck down on the way she gets no farther (AOR-MEL-12)', () => {
  const table = brawl({ z: { attributes: { physique: 5, agility: 4, awareness: 4 }, skills: { brawling: 5 } } });
  tested(table, [3, 3, 6, 6]);
  table.ok('carryOn', { by: 'x' });
  strike(table, 'z', [2, 2, 2, 2, 1]);
  expect(table.person('x')).toMatchObject({ conscious: false });
  expect(table.combat.leaving).toBeNull();
  expect(table.fighter('x').meleeId).toBe('m');
});

test('a pain test on the way is made before she is out (AOR-MEL-12)', () => {
  const table = brawl({
    x: { attributes: { agility: 3, willpower: 5 } },
    z: { attributes: { physique: 1, agility: 4, awareness: 1 } },
  });
  tested(table, [3, 3, 4, 4]);
  table.ok('carryOn', { by: 'x' });
  table.ok('declineAttack', { by: 'y' });
  strike(table, 'z', [1, 1, 1, 1, 1]);
  expect(table.state.dueRolls).toHaveLength(1);
  expect(table.combat.leaving).not.toBeNull();
  expect(has(table.ok('painTest', { by: 'x' }, [6, 6, 6, 6]), 'moved')).toBe(true);
  expect(table.fighter('x').meleeId).toBeNull();
});

test('crawling away is leaving too (AOR-MEL-08)', () => {
  const table = brawl({ x: { posture: 'lying' } });
  expect(the(table.ok('crawl', { by: 'x', metres: 2, leaveMelee: true }, [5, 5, 1, 1]), 'leaveTested')).toMatchObject({
    manner: 'crawl',
    dangerous: false,
  });
  expect(brawl({}, { melees: [] }).no('move', flee)).toBe('badInput');
});

test('holds and trips are the table’s to switch on: an opposed test for 1 KP', () => {
  expect(brawl().no('grapple', { by: 'x', target: 'y', kind: 'hold' })).toBe('optionOff');
  const on = { holdsAndTrips: 'on' };
  const table = brawl({ x: { attributes: { physique: 4, agility: 3 } } }, {}, on);
  expect(the(table.ok('grapple', { by: 'x', target: 'y', kind: 'trip' }, [3, 3, 2, 2]), 'grappled')).toMatchObject({
    cost: 1,
    won: true,
  });
  expect(table.person('y').posture).toBe('sitting');
  table.ok('grapple', { by: 'x', target: 'z', kind: 'hold' }, [5, 5, 1, 1]);
  expect(table.fighter('z').heldBy).toBe('x');
  table.ok('declareAttack', { by: 'x', target: 'z', weapon: 'unarmed' }, [], gm);
  expect(table.no('chooseVigilance', { by: 'z', traits: ['evade'] })).toBe('traitNotAvailable');
  table.ok('chooseVigilance', { by: 'z', traits: [] });
  table.ok('rollAttack', { by: 'x' }, [1, 1, 1, 1, 1]);
  table.ok('abortAttack', { by: 'x' });
  table.ok('releaseHold', { by: 'x', target: 'z' });
  expect(table.fighter('z').heldBy).toBeNull();
  expect(table.no('grapple', { by: 'x', target: 'a', kind: 'break' })).toBe('noChange');
});

test('who leaves a melee goes where she says, at once or past the danger (AOR-MEL-08, AOR-MEL-12)', () => {
  const way = { by: 'x', metres: 3, leaveMelee: true, awayFrom: 'y', towards: 'a' } as const;
  const far = { distances: [{ a: 'x', b: 'a', metres: 9 }] };
  const free = brawl({}, far);
  free.ok('move', way, [6, 6, 1, 1]);
  expect(free.combat.distances).toMatchObject({ 'x|y': 4, 'a|x': 6 });
  const hard = brawl({}, far);
  hard.ok('move', way, [1, 1, 6, 6]);
  hard.ok('carryOn', { by: 'x' });
  hard.ok('declineAttack', { by: 'y' });
  hard.ok('declineAttack', { by: 'z' });
  expect(hard.combat.distances).toMatchObject({ 'x|y': 4, 'a|x': 6 });
});
