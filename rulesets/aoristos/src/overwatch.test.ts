import { expect, test } from 'vitest';
import { Table, gm, has, player, the } from './testing/table.ts';

const rifle = {
  id: 'rifle',
  category: 'ranged',
  skill: 'shooting',
  hands: [2],
  magazineSize: 5,
  strength: 9,
  telescopicSight: true,
};
const watch = (combat: object = {}, me: object = {}) => {
  const table = new Table({
    characters: [
      {
        id: 'x',
        attributes: { awareness: 2, agility: 2 },
        skills: { shooting: 2 },
        items: [rifle],
        hands: { right: 'rifle', left: 'rifle' },
        ...me,
      },
      { id: 'y', kind: 'npc' },
    ],
    combat: { round: 2, combatants: { x: { kp: 6, side: 0 }, y: { kp: 6, side: 1 } }, ...combat },
  });
  return table;
};
const hidden = { cover: { y: { x: { fullyHidden: true } } } };
const place = { by: 'x', place: 'the gate' } as const;

test('overwatch costs 1 KP and ends the activation (AOR-OW-03)', () => {
  const table = watch(hidden);
  const events = table.ok('beginOverwatch', place, [], player('x'));
  expect(the(events, 'overwatchBegan').cost).toBe(1);
  expect(table.fighter('x')).toMatchObject({ overwatch: { place: 'the gate' }, vigilanceBonus: 5 });
  expect(table.combat.order[table.combat.current]).toBe('y');
});

test('the watched place is one sphere, named by the watcher and known to her side (AOR-OW-04)', () => {
  const table = watch(hidden);
  table.ok('beginOverwatch', place);
  expect(table.seenBy(player('x'))).toContain('the gate');
  expect(table.seenBy(player('z'))).not.toContain('the gate');
});

test('one must be ready to fire, without a suitable target in sight and not in melee (AOR-OW-02)', () => {
  expect(watch().no('beginOverwatch', place, player('x'))).toBe('targetInSight');
  expect(watch().no('beginOverwatch', place, gm)).toBe('accepted');
  expect(watch(hidden, { hands: {} }).no('beginOverwatch', place)).toBe('notReady');
  expect(watch(hidden, { items: [{ ...rifle, loaded: 0 }] }).no('beginOverwatch', place)).toBe('notReady');
  expect(watch(hidden, { items: [{ ...rifle, chargeCost: 2 }] }).no('beginOverwatch', place)).toBe('notReady');
  expect(watch({ ...hidden, melees: [{ id: 'm', sides: [['x'], ['y']] }] }).no('beginOverwatch', place)).toBe(
    'engaged',
  );
});

test('a shot paid for only when the target is gone may become overwatch (AOR-OW-01)', () => {
  const table = watch({ combatants: { x: { kp: 4, side: 0 }, y: { side: 1 } } });
  table.ok(
    'declareAttack',
    { by: 'x', target: 'y', weapon: 'rifle', rangeAim: 1, beginExtended: true },
    [],
    player('x'),
  );
  table.ok('setCover', { target: 'y', attacker: 'x', cover: { value: 9, hiddenAreas: [], fullyHidden: true } });
  table.ok('adjust', { reason: 'test', change: { what: 'combatant', person: 'x', fields: { kp: 4 } } });
  expect(the(table.ok('beginOverwatch', place, [], player('x')), 'overwatchBegan').cost).toBe(3);
  expect(table.fighter('x')).toMatchObject({ extended: null, overwatch: { place: 'the gate' } });
});

const watching = (more: object = {}, me: object = {}) =>
  watch(
    { order: ['y', 'x'], combatants: { x: { kp: 6, overwatch: { place: 'the gate' }, ...more }, y: { kp: 6 } } },
    me,
  );

test('whoever appears is shot at at once, at normal cost, once, without aim (AOR-OW-05)', () => {
  const table = watching();
  expect(the(table.ok('overwatchTrigger', { person: 'y' }), 'appeared').watchers).toEqual(['x']);
  expect(table.no('scout', { by: 'y' })).toBe('wrongStep');
  expect(table.no('endActivation', { by: 'y' })).toBe('attackPending');
  expect(table.no('declareAttack', { by: 'x', target: 'y', weapon: 'rifle', safetyAim: 1 })).toBe('aimForbidden');
  expect(the(table.ok('declareAttack', { by: 'x', target: 'y', weapon: 'rifle' }), 'attackDeclared')).toMatchObject({
    cost: 2,
    attack: { passive: 'overwatch' },
  });
  expect(table.fighter('x')).toMatchObject({ kp: 4, overwatch: null });
  table.ok('chooseVigilance', { by: 'y', traits: ['evade'] });
  table.ok('rollAttack', { by: 'x' }, [1, 1, 1, 1, 1]);
  table.ok('abortAttack', { by: 'x' });
  expect(table.combat).toMatchObject({ appearing: null, phase: 'active' });
});

test('a voluntary SIN test holds her back; failing it she must fire (AOR-OW-05)', () => {
  const held = watching();
  held.ok('overwatchTrigger', { person: 'y' });
  expect(the(held.ok('holdBack', { by: 'x' }, [4, 4]), 'heldBack').success).toBe(true);
  expect(held.combat.appearing).toBeNull();
  expect(held.fighter('x')).toMatchObject({ kp: 6, overwatch: { place: 'the gate' } });
  const nervous = watching();
  nervous.ok('overwatchTrigger', { person: 'y' });
  nervous.ok('holdBack', { by: 'x' }, [3, 3]);
  expect(nervous.no('holdBack', { by: 'x' })).toBe('wrongStep');
  expect(nervous.no('declareAttack', { by: 'x', target: 'y', weapon: 'rifle' })).toBe('accepted');
});

test('too few KP: no attack, and the watch goes on (AOR-OW-05)', () => {
  const table = watching({ kp: 1 });
  expect(the(table.ok('overwatchTrigger', { person: 'y' }), 'appeared').watchers).toEqual([]);
  expect(table.fighter('x').overwatch).not.toBeNull();
  expect(table.no('scout', { by: 'y' })).toBe('accepted');
});

test('new shock breaks the watch (AOR-OW-06)', () => {
  const table = watching();
  expect(
    the(table.ok('applyHit', { person: 'x', area: 'torso', strength: 2, useArmour: false }), 'overwatchEnded').why,
  ).toBe('shock');
  expect(table.fighter('x').overwatch).toBeNull();
});

test('spending KP passively breaks it (AOR-OW-06)', () => {
  const table = watch({
    order: ['y', 'x'],
    melees: [{ id: 'm', sides: [['x'], ['y']] }],
    combatants: { x: { kp: 6, overwatch: { place: 'the gate' } }, y: { kp: 6, fleeDanger: true } },
  });
  table.ok('move', { by: 'y', metres: 1, leaveMelee: true });
  table.ok('carryOn', { by: 'y' });
  expect(has(table.ok('opportunityAttack', { by: 'x', target: 'y', weapon: 'unarmed' }), 'overwatchEnded')).toBe(true);
});

test('of active actions only scouting is allowed, and it breaks the watch (AOR-OW-07)', () => {
  const table = watch({ combatants: { x: { kp: 6, overwatch: { place: 'the gate' } } } });
  expect(table.no('move', { by: 'x', metres: 1 })).toBe('wrongStep');
  expect(table.no('speak', { by: 'x', text: 'Hej' })).toBe('wrongStep');
  expect(the(table.ok('scout', { by: 'x' }), 'overwatchEnded').why).toBe('scouted');
  expect(table.no('move', { by: 'x', metres: 1 })).toBe('accepted');
});

test('at her next activation the watch goes on without further cost (AOR-OW-03)', () => {
  const table = watch({ phase: 'between', combatants: { x: { kp: 6, overwatch: { place: 'the gate' } } } });
  table.ok('beginActivation', { by: 'x' }, [1, 1]);
  table.ok('endActivation', { by: 'x' });
  expect(table.fighter('x')).toMatchObject({ overwatch: { place: 'the gate' }, vigilanceBonus: 5 });
});

test('the forced shot ends the watch, and the line says why (AOR-OW-05)', () => {
  const table = watching();
  table.ok('overwatchTrigger', { person: 'y' });
  const events = table.ok('declareAttack', { by: 'x', target: 'y', weapon: 'rifle' });
  expect(the(events, 'overwatchEnded').why).toBe('fired');
});

test('a weapon at its limit for the round fires at nobody, and the watch goes on (AOR-OW-05, AOR-AUTO-05)', () => {
  const table = watching({ shotsThisRound: { rifle: 5 } });
  expect(the(table.ok('overwatchTrigger', { person: 'y' }), 'appeared').watchers).toEqual([]);
  expect(table.no('scout', { by: 'y' })).toBe('accepted');
});

const twoWatchers = () =>
  new Table({
    characters: [
      { id: 'y', kind: 'npc' },
      ...['x', 'z'].map((id) => ({
        id,
        attributes: { willpower: 5 },
        items: [rifle],
        hands: { right: 'rifle', left: 'rifle' },
      })),
    ],
    combat: {
      round: 2,
      combatants: {
        x: { kp: 6, overwatch: { place: 'the gate' } },
        z: { kp: 6, overwatch: { place: 'the gate' } },
      },
    },
  });

test('nobody has to fire at the dead (AOR-OW-05)', () => {
  const table = twoWatchers();
  expect(the(table.ok('overwatchTrigger', { person: 'y' }), 'appeared').watchers).toEqual(['x', 'z']);
  table.ok('holdBack', { by: 'z' }, [1, 1]);
  table.ok('setHealth', { person: 'y', fields: { alive: false } });
  expect(table.combat.appearing).toBeNull();
});

test('who is hurt, disarmed or taken out of the fight before she fires is not waited for (AOR-OW-06)', () => {
  const hurt = twoWatchers();
  hurt.ok('overwatchTrigger', { person: 'y' });
  hurt.ok('applyHit', { person: 'x', area: 'torso', strength: 2, useArmour: false });
  expect(hurt.combat.appearing?.watchers).toEqual(['z']);
  hurt.ok('holdBack', { by: 'z' }, [1, 1]);
  hurt.ok('dropItem', { by: 'z', item: 'rifle' });
  expect(hurt.combat.appearing).toBeNull();
  const gone = twoWatchers();
  gone.ok('overwatchTrigger', { person: 'y' });
  gone.ok('removeCombatant', { person: 'z' });
  expect(gone.combat.appearing?.watchers).toEqual(['x']);
});
