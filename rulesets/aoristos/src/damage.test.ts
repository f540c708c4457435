import { expect, test } from 'vitest';
import type { Area } from './model.ts';
import { Table, the } from './testing/table.ts';

const sword = { id: 'sword', category: 'melee' };
const axe = { id: 'axe', category: 'melee', hands: [2] };
/** Physique 1: Hardiness 2, so strength is twice the damage. */
const victim = (me: object = {}, fighting = false) =>
  new Table({
    characters: [{ id: 'x', attributes: { willpower: 30 }, ...me }, { id: 'y' }],
    ...(fighting && { combat: { round: 2 } }),
  });
const hit = (table: Table, area: Area | null, damage: number) =>
  the(
    table.ok('applyHit', {
      person: 'x',
      area,
      strength: area === 'head' ? 2 * damage : 2 * damage + 1,
      useArmour: false,
    }),
    'wounded',
  );
const test1 = (table: Table, face: number) => {
  const dice = Math.min(6, 2 + table.person('x').nerveShock);
  return the(table.ok('painTest', { by: 'x' }, Array<number>(dice).fill(face)), 'painTested');
};

test('damage is how many times Hardiness fits into the strength (AOR-DMG-01)', () => {
  expect(hit(victim({ attributes: { physique: 3, willpower: 30 } }), 'torso', 5).numbers.value).toMatchObject({
    divisor: 4,
    damage: 2,
  });
});

test('for the head the divisor is 2 (AOR-DMG-02)', () => {
  expect(hit(victim({ attributes: { physique: 5, willpower: 30 } }), 'head', 3).numbers.value).toMatchObject({
    divisor: 2,
    damage: 3,
  });
});

test('shock grows by the damage, bleeding and organ trauma by one less (AOR-DMG-03, AOR-DMG-04, AOR-DMG-06)', () => {
  const table = victim();
  hit(table, 'torso', 3);
  expect(table.person('x')).toMatchObject({ nerveShock: 3, bleedRate: 2, organTrauma: 2 });
  const limb = victim();
  hit(limb, 'leftArm', 2);
  expect(limb.person('x')).toMatchObject({ nerveShock: 2, bleedRate: 1, organTrauma: 0 });
  const none = victim();
  hit(none, null, 4);
  expect(none.person('x')).toMatchObject({ organTrauma: 3 });
});

test('damage 0 is a hit without any effect (AOR-DMG-01)', () => {
  const table = victim({ nerveShock: 2, posture: 'standing' });
  const event = hit(table, 'leftLeg', 0);
  expect(event).toMatchObject({ shockAdded: 0, due: [], knockedOut: false });
  expect(table.person('x')).toMatchObject({ nerveShock: 2, wounds: [], rested: true });
});

test('each hit is worked out on its own: two of 2 do not break what one of 3 would (AOR-DMG-07, AOR-LIMB-02, AOR-DMG-05)', () => {
  const table = victim();
  hit(table, 'leftArm', 2);
  test1(table, 6);
  hit(table, 'leftArm', 2);
  expect(table.person('x').limbs.leftArm.state).toBe('ok');
  test1(table, 6);
  hit(table, 'leftArm', 3);
  expect(table.person('x').limbs.leftArm.state).toBe('broken');
});

test('a limb is ok, broken at 3, destroyed at 5 (AOR-LIMB-01, AOR-LIMB-02)', () => {
  const state = (damage: number) => hit(victim(), 'rightLeg', damage).numbers.value.limb;
  expect([2, 3, 4, 5].map(state)).toEqual(['ok', 'broken', 'broken', 'destroyed']);
  expect(hit(victim(), 'torso', 5).numbers.value.limb).toBeNull();
});

test('a broken arm lets go what it alone holds; two hands keep the other’s grip (AOR-LIMB-03)', () => {
  const one = victim({ items: [sword], hands: { right: 'sword' } });
  expect(hit(one, 'rightArm', 3).dropped).toMatchObject([{ item: 'sword' }]);
  expect(one.state.scene.ground.map(({ id }) => id)).toEqual(['sword']);
  const both = victim({ items: [axe], hands: { right: 'axe', left: 'axe' } });
  expect(hit(both, 'rightArm', 3).dropped).toEqual([]);
  expect(both.person('x').hands).toMatchObject({ right: null, left: { item: 'axe' } });
});

test('a broken leg bears no weight: she falls to sitting (AOR-LIMB-04)', () => {
  const table = victim();
  hit(table, 'rightLeg', 3);
  expect(table.person('x').posture).toBe('sitting');
});

test('bleeding and shock together at Shock Tolerance: unconscious at once, lying, hands empty (AOR-BLD-01)', () => {
  const tough = (willpower: number, wounds: readonly object[] = []) =>
    victim({ attributes: { willpower }, items: [sword], hands: { left: 'sword' }, wounds });
  const out = tough(2);
  expect(hit(out, 'leftLeg', 3)).toMatchObject({
    knockedOut: true,
    posture: 'lying',
    dropped: [{ item: 'sword' }],
    due: [],
  });
  expect(out.person('x')).toMatchObject({ conscious: false, posture: 'lying' });
  expect(hit(tough(3), 'leftLeg', 3).knockedOut).toBe(false);
  expect(hit(tough(3, [{ bleedRate: 1 }]), 'leftLeg', 3).knockedOut).toBe(true);
});

test('waking is the game master’s to say; she stays where she lies (AOR-BLD-02)', () => {
  const table = victim({ conscious: false, posture: 'lying' });
  table.ok('wakeUp', { person: 'x' });
  expect(table.person('x')).toMatchObject({ conscious: true, posture: 'lying' });
  expect(table.no('wakeUp', { person: 'x' })).toBe('noChange');
});

test('new shock from a limb calls for VIL at 6, the new shock already in the hand (AOR-SHK-04, AOR-SHK-02)', () => {
  const table = victim({ attributes: { willpower: 4 } });
  hit(table, 'leftLeg', 2);
  expect(test1(table, 2).test.value).toMatchObject({
    difficulty: 6,
    fullRoll: 6,
    success: true,
    roll: { hand: { b: 1, t: 3 } },
  });
  const torso = victim();
  hit(torso, 'torso', 1);
  expect(torso.state.dueRolls).toEqual([]);
});

test('a passed test ends it, a failed first one calls for a second (AOR-SHK-05)', () => {
  const table = victim({ attributes: { willpower: 4 } });
  hit(table, 'leftLeg', 1);
  test1(table, 1);
  expect(table.state.dueRolls).toMatchObject([{ kind: 'pain', test: 2 }]);
  test1(table, 6);
  expect(table.state.dueRolls).toEqual([]);
  expect(table.no('painTest', { by: 'x' })).toBe('notDue');
});

test('arm, first failure: what that hand alone holds falls (AOR-SHK-06, AOR-ITEM-09)', () => {
  const table = victim({
    attributes: { willpower: 3 },
    items: [sword, { id: 'torch' }],
    hands: { right: 'sword', left: 'torch' },
  });
  hit(table, 'leftArm', 1);
  expect(test1(table, 1)).toMatchObject({ effect: 'dropped', dropped: [{ item: 'torch' }] });
  expect(table.person('x').hands).toMatchObject({ right: { item: 'sword' }, left: null });
});

test('arm, second failure: what both hands hold falls (AOR-SHK-07)', () => {
  const table = victim({ attributes: { willpower: 3 }, items: [axe], hands: { right: 'axe', left: 'axe' } });
  hit(table, 'leftArm', 1);
  expect(test1(table, 1)).toMatchObject({ effect: null, dropped: [] });
  expect(test1(table, 1)).toMatchObject({ effect: 'dropped', dropped: [{ item: 'axe' }] });
});

test('leg, first failure: sitting; second: lying (AOR-SHK-08, AOR-SHK-09)', () => {
  const table = victim({ attributes: { willpower: 3 } });
  hit(table, 'leftLeg', 1);
  expect(test1(table, 1).effect).toBe('sitting');
  expect(table.person('x').posture).toBe('sitting');
  expect(test1(table, 1).effect).toBe('lying');
  expect(table.person('x').posture).toBe('lying');
});

test('new shock interrupts an extended activity and kept aim (AOR-SHK-03)', () => {
  const table = new Table({
    characters: [{ id: 'x', attributes: { willpower: 30 } }, { id: 'y' }],
    combat: {
      combatants: {
        x: { extended: { action: 'reload', total: 5, paid: 2 }, rangeAim: { itemId: 'g', targetId: 'y', levels: 1 } },
      },
    },
  });
  expect(
    the(table.ok('applyHit', { person: 'x', area: 'torso', strength: 2, useArmour: false }), 'extendedLost').why,
  ).toBe('shock');
  expect(table.fighter('x')).toMatchObject({ extended: null, rangeAim: null });
});

test('while a forced roll waits, nothing else is done (AOR-SHK-04)', () => {
  const table = victim({}, true);
  hit(table, 'leftLeg', 1);
  expect(table.no('scout', { by: 'x' })).toBe('rollDue');
  expect(table.no('freeformRoll', {})).toBe('rollDue');
  expect(table.no('setHealth', { person: 'x', fields: { nerveShock: 0 } })).toBe('accepted');
  expect(table.no('survivalRoll', { by: 'x' })).toBe('notDue');
});

test('with pauseOnRolls off they are rolled inside the command that caused them', () => {
  const table = new Table({
    settings: { pauseOnRolls: false },
    characters: [{ id: 'x', attributes: { willpower: 3 } }],
  });
  const events = table.ok(
    'applyHit',
    { person: 'x', area: 'leftLeg', strength: 2, useArmour: false },
    [1, 1, 1, 3, 3, 3],
  );
  expect(events.map(({ type }) => type)).toEqual([
    'aoristos/harmed',
    'aoristos/wounded',
    'aoristos/painTested',
    'aoristos/painTested',
  ]);
  expect(table.person('x').posture).toBe('sitting');
  expect(table.state.dueRolls).toEqual([]);
});

test('new organ trauma calls for 2B2T; under the total she dies, equal she lives (AOR-ORG-03, AOR-ORG-04)', () => {
  const survive = (faces: readonly number[]) => {
    const table = victim({ organTrauma: 3 });
    hit(table, 'torso', 3);
    return the(table.ok('survivalRoll', { by: 'x' }, faces), 'survivalRolled');
  };
  expect(survive([2, 3, 6, 6])).toMatchObject({ alive: true, total: { value: 5 } });
  expect(survive([2, 2, 6, 6]).alive).toBe(false);
});

test('death empties the hands and ends every roll and turn (AOR-ORG-04)', () => {
  const table = victim({ organTrauma: 9, items: [sword], hands: { left: 'sword' } }, true);
  hit(table, 'torso', 2);
  table.ok('survivalRoll', { by: 'x' }, [1, 1, 1, 1]);
  expect(table.person('x')).toMatchObject({ alive: false, conscious: false, posture: 'lying', hands: { left: null } });
  expect(table.no('scout', { by: 'x' })).toBe('dead');
  expect(table.no('applyHit', { person: 'x', area: 'torso', strength: 9, useArmour: false })).toBe('dead');
});

test('organ trauma is one running total: hits, blood loss and failed hours add to it (AOR-ORG-01, AOR-ORG-02)', () => {
  const table = victim({ rested: true });
  hit(table, 'torso', 3);
  table.ok('survivalRoll', { by: 'x' }, [6, 6, 6, 6]);
  expect(table.person('x').organTrauma).toBe(2);
  table.ok('advanceTime', { minutes: 10 });
  expect(table.person('x').organTrauma).toBe(3);
  table.ok('survivalRoll', { by: 'x' }, [6, 6, 6, 6]);
});
