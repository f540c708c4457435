import { see } from '@aspekt/contract';
import { scriptedDice } from '@aspekt/dice';
import { expect, test } from 'vitest';
import { decide } from './decide.ts';
import { evolve } from './evolve.ts';
import type { Event } from './model.ts';
import { syllablesIn } from './acting.ts';
import { explain } from './texts/index.ts';
import { Table, gm, has, onlooker, player, the } from './testing/table.ts';

const fight = (me: object = {}, combatant: object = {}, more: object = {}) =>
  new Table({
    characters: [
      { id: 'x', ...me },
      { id: 'y', kind: 'npc' },
    ],
    combat: { round: 2, combatants: { x: { kp: 10, ...combatant } }, ...more },
  });
const melee = { melees: [{ id: 'm', sides: [['x'], ['y']] }] };

test('anything may be tried, at the game master’s price (AOR-ACT-01)', () => {
  const table = fight();
  table.ok('otherAction', { by: 'x', cost: 4, text: 'kick in the door' });
  expect(table.fighter('x').kp).toBe(6);
  expect(table.no('otherAction', { by: 'x', cost: -1 })).toBe('badInput');
  expect(table.no('otherAction', { by: 'x', cost: 0.5 })).toBe('badInput');
});

test('talking costs 1 KP per 3 syllables, rounded down, at least 1 (AOR-ACT-02)', () => {
  const cost = (syllables: number, settings = {}) =>
    the(
      new Table({ settings, characters: [{ id: 'x' }, { id: 'y' }], combat: {} }).ok('speak', { by: 'x', syllables }),
      'spoke',
    ).cost;
  expect([1, 3, 5, 6, 8, 9].map((n) => cost(n))).toEqual([1, 1, 1, 2, 2, 3]);
  expect([1, 3, 5, 6, 8, 9].map((n) => cost(n, { speechRounding: 'started' }))).toEqual([1, 1, 2, 2, 3, 3]);
});

test('syllables are counted in what is said', () => {
  expect(['Akta dig bakom dig', 'Padnij', 'Behind you', '...'].map(syllablesIn)).toEqual([6, 2, 3, 0]);
});

test('no more is said than two seconds hold: the game master is told (AOR-ACT-04)', () => {
  const table = fight();
  table.ok('speak', { by: 'x', syllables: 14 });
  expect(table.warnings).toEqual([]);
  table.ok('speak', { by: 'x', syllables: 15 });
  expect(table.warnings.map(({ code }) => code)).toEqual(['longSpeech']);
});

test('scouting costs 1 KP, looking or listening (AOR-ACT-05)', () => {
  const table = fight();
  expect(the(table.ok('scout', { by: 'x', listen: true }), 'scouted')).toMatchObject({ cost: 1, listen: true });
  expect(table.fighter('x').kp).toBe(9);
});

test('what scouting finds the game master reveals; until then it stays hidden (AOR-ACT-06, AOR-ACT-08)', () => {
  const table = fight();
  table.ok('createCharacter', { id: 'lurker', name: 'Lurker', kind: 'npc', hidden: true });
  table.ok('scout', { by: 'x' });
  expect(table.seenBy(player('x'))).not.toContain('lurker');
  expect(table.no('successTest', { by: 'lurker', traits: [] }, player('x'))).toBe('notFound');
  table.ok('adjust', { reason: 'seen', change: { what: 'person', person: 'lurker', fields: { hidden: false } } });
  expect(table.seenBy(player('x'))).toContain('lurker');
  expect(table.seenBy(onlooker)).toContain('lurker');
});

test('one change of posture costs 1 KP, also throwing oneself down (AOR-POST-01)', () => {
  const table = fight();
  expect(the(table.ok('changePosture', { by: 'x', posture: 'lying' }), 'postureChanged').cost).toBe(1);
  expect(the(table.ok('changePosture', { by: 'x', posture: 'sitting' }), 'postureChanged').cost).toBe(1);
  expect(table.no('changePosture', { by: 'x', posture: 'sitting' })).toBe('noChange');
});

test('from lying to standing are two changes, 2 KP (AOR-POST-02)', () => {
  const table = fight({ posture: 'lying' });
  expect(the(table.ok('changePosture', { by: 'x', posture: 'standing' }), 'postureChanged').cost).toBe(2);
  expect(table.person('x').posture).toBe('standing');
});

test('in melee one gets up but does not go down (AOR-MEL-02)', () => {
  expect(fight({}, {}, melee).no('changePosture', { by: 'x', posture: 'lying' })).toBe('engaged');
  expect(fight({ posture: 'lying' }, {}, melee).no('changePosture', { by: 'x', posture: 'sitting' })).toBe('accepted');
});

test('broken legs do not bear; on one good leg the table decides, on none nobody stands (AOR-LIMB-04)', () => {
  const lame = (legs: object, standOnOneLeg: string) =>
    new Table({
      settings: { standOnOneLeg },
      characters: [{ id: 'x', posture: 'sitting', limbs: legs }, { id: 'y' }],
      combat: {},
    });
  const one = { leftLeg: { state: 'broken' } };
  const both = { ...one, rightLeg: { state: 'destroyed' } };
  const stand = { by: 'x', posture: 'standing' } as const;
  expect(lame(one, 'gmDecides').no('changePosture', stand, player('x'))).toBe('legUnusable');
  expect(lame(one, 'gmDecides').no('changePosture', stand, gm)).toBe('accepted');
  expect(lame(one, 'never').no('changePosture', stand, gm)).toBe('legUnusable');
  expect(lame(one, 'allowed').no('changePosture', stand, player('x'))).toBe('accepted');
  expect(lame(both, 'allowed').no('changePosture', stand, gm)).toBe('legUnusable');
});

const armed = {
  items: [{ id: 'sword', category: 'melee' }, { id: 'axe', category: 'melee', hands: [2] }, { id: 'coin' }],
};

test('drawing, passing, putting away and taking from a pocket cost 1 KP (AOR-EQ-01)', () => {
  const table = fight(armed);
  table.ok('drawItem', { by: 'x', item: 'sword' });
  expect(table.person('x').hands).toMatchObject({ right: { item: 'sword' }, left: null });
  table.ok('passItem', { by: 'x', item: 'sword' });
  expect(table.person('x').hands).toMatchObject({ right: null, left: { item: 'sword' } });
  table.ok('takeFromPocket', { by: 'x', item: 'coin', hand: 'right' });
  table.ok('stowItem', { by: 'x', item: 'sword' });
  expect(table.person('x').hands).toMatchObject({ right: { item: 'coin' }, left: null });
  expect(table.fighter('x').kp).toBe(6);
});

test('which hand holds a thing is noted, and a hand holds one thing (AOR-ITEM-09, AOR-ITEM-08)', () => {
  const table = fight(armed);
  table.ok('drawItem', { by: 'x', item: 'sword', hand: 'left' });
  expect(table.no('drawItem', { by: 'x', item: 'coin', hand: 'left' })).toBe('handUnusable');
  expect(table.no('drawItem', { by: 'x', item: 'axe' })).toBe('handUnusable');
  expect(table.no('drawItem', { by: 'x', item: 'sword' })).toBe('noChange');
  expect(table.no('stowItem', { by: 'x', item: 'coin' })).toBe('notHeld');
  table.ok('stowItem', { by: 'x', item: 'sword' });
  table.ok('drawItem', { by: 'x', item: 'axe' });
  expect(table.person('x').hands).toMatchObject({ right: { item: 'axe' }, left: { item: 'axe' } });
});

test('packed things cost what the game master says (AOR-EQ-05)', () => {
  const table = fight(armed);
  expect(the(table.ok('takeFromPocket', { by: 'x', item: 'coin', cost: 4 }), 'handled').cost).toBe(4);
});

test('broken arms hold nothing (AOR-LIMB-03)', () => {
  const table = fight({ ...armed, limbs: { rightArm: { state: 'broken' } } });
  expect(table.no('drawItem', { by: 'x', item: 'sword', hand: 'right' })).toBe('handUnusable');
  expect(table.no('drawItem', { by: 'x', item: 'axe' })).toBe('handUnusable');
  table.ok('drawItem', { by: 'x', item: 'sword' });
  expect(table.person('x').hands.left?.item).toBe('sword');
});

test('in melee only drawing and putting away, the latter for 1 KP extra; dropping is free (AOR-EQ-03, AOR-MEL-02)', () => {
  const table = fight({ ...armed, hands: { right: 'sword' } }, {}, melee);
  expect(table.no('passItem', { by: 'x', item: 'sword' })).toBe('engaged');
  expect(table.no('takeFromPocket', { by: 'x', item: 'coin' })).toBe('engaged');
  expect(table.no('readyItem', { by: 'x', item: 'axe' })).toBe('engaged');
  expect(the(table.ok('stowItem', { by: 'x', item: 'sword' }), 'handled').cost).toBe(2);
  expect(the(table.ok('drawItem', { by: 'x', item: 'sword' }), 'handled').cost).toBe(1);
  table.ok('dropItem', { by: 'x', item: 'sword' });
  expect(table.fighter('x').kp).toBe(7);
  expect(table.state.scene.ground.map(({ id }) => id)).toEqual(['sword']);
  expect(table.no('dropItem', { by: 'x', item: 'sword' })).toBe('notHeld');
});

test('picking up needs sitting or lying and 1 KP (AOR-EQ-04)', () => {
  const table = fight({ ...armed, hands: { right: 'sword' } });
  table.ok('dropItem', { by: 'x', item: 'sword' });
  expect(table.no('pickUp', { by: 'x', item: 'sword' })).toBe('wrongPosture');
  table.ok('changePosture', { by: 'x', posture: 'sitting' });
  expect(table.no('pickUp', { by: 'x', item: 'stone' })).toBe('notFound');
  expect(the(table.ok('pickUp', { by: 'x', item: 'sword' }), 'handled').cost).toBe(1);
  expect(table.person('x').hands.right?.item).toBe('sword');
  expect(table.state.scene.ground).toEqual([]);
});

test('a readied weapon is drawn as a free part of the next attack (AOR-EQ-02)', () => {
  const table = fight(armed);
  expect(the(table.ok('readyItem', { by: 'x', item: 'sword' }), 'readied').cost).toBe(1);
  table.ok('setMelee', { melee: 'm', sides: [['x'], ['y']] });
  expect(the(table.ok('declareAttack', { by: 'x', target: 'y', weapon: 'sword' }), 'attackDeclared').cost).toBe(2);
  expect(table.person('x').hands.right?.item).toBe('sword');
  expect(table.person('x').readiedItemId).toBeNull();
});

test('outside a fight things change hands without KP', () => {
  const table = new Table({ characters: [{ id: 'x', ...armed }] });
  expect(the(table.ok('drawItem', { by: 'x', item: 'axe' }), 'handled').cost).toBe(0);
  expect(has(table.ok('changePosture', { by: 'x', posture: 'lying' }), 'postureChanged')).toBe(true);
});

const bow = {
  items: [{ id: 'bow', category: 'ranged', skill: 'bow', hands: [2], strength: 5, chargeCost: 3, loaded: 0, spare: 2 }],
  hands: { right: 'bow', left: 'bow' },
};

test('a weapon with UL is charged before each attack, once it is in hand (AOR-LOAD-01)', () => {
  const table = fight(bow);
  expect(table.no('declareAttack', { by: 'x', target: 'y', weapon: 'bow' })).toBe('notCharged');
  expect(the(table.ok('charge', { by: 'x', weapon: 'bow' }), 'charged').cost).toBe(3);
  expect(table.item('x', 'bow')).toMatchObject({ loaded: 1, spare: 1 });
  expect(table.no('charge', { by: 'x', weapon: 'bow' })).toBe('alreadyCharged');
  expect(table.no('declareAttack', { by: 'x', target: 'y', weapon: 'bow' })).toBe('accepted');
  expect(fight({ ...bow, hands: {} }).no('charge', { by: 'x', weapon: 'bow' })).toBe('notHeld');
  expect(fight(bow, {}, melee).no('charge', { by: 'x', weapon: 'bow' })).toBe('engaged');
  expect(fight({ ...bow, items: [{ ...bow.items[0], spare: 0 }] }).no('charge', { by: 'x', weapon: 'bow' })).toBe(
    'noAmmo',
  );
});

test('an interrupted charging has its natural result, for the game master to tell (AOR-LOAD-02)', () => {
  const table = fight(bow, { kp: 2 });
  table.ok('charge', { by: 'x', weapon: 'bow', beginExtended: true });
  expect(table.fighter('x').charge).toEqual({ itemId: 'bow', paid: 2, complete: false });
  const lost = the(table.ok('applyHit', { person: 'x', area: 'torso', strength: 3, useArmour: false }), 'extendedLost');
  expect(lost).toMatchObject({ why: 'shock', weapon: { item: 'bow' } });
  expect(table.fighter('x').charge).toBeNull();
});

test('for 1 KP a charge is cancelled and the projectile kept (AOR-LOAD-03)', () => {
  const table = fight(bow);
  expect(table.no('cancelCharge', { by: 'x', weapon: 'bow' })).toBe('notCharged');
  table.ok('charge', { by: 'x', weapon: 'bow' });
  expect(the(table.ok('cancelCharge', { by: 'x', weapon: 'bow' }), 'chargeCancelled').cost).toBe(1);
  expect(table.fighter('x').charge).toBeNull();
  expect(table.item('x', 'bow')).toMatchObject({ loaded: 1, spare: 1 });
});

test('every activation begun with a drawn bow strains: FYS against its strength, or the arrow is gone (AOR-LOAD-04)', () => {
  const drawn = { phase: 'between' };
  const start = () =>
    fight(
      { ...bow, items: [{ ...bow.items[0], loaded: 1 }], attributes: { physique: 2 } },
      { charge: { itemId: 'bow', paid: 3, complete: true } },
      drawn,
    );
  const held = start();
  expect(the(held.ok('beginActivation', { by: 'x' }, [1, 1, 3, 4]), 'bowHeld')).toMatchObject({
    lost: false,
    success: true,
    test: { value: { difficulty: 5, fullRoll: 5 } },
  });
  expect(held.fighter('x').charge).not.toBeNull();
  const lost = start();
  lost.ok('beginActivation', { by: 'x' }, [1, 1, 2, 4]);
  expect(lost.fighter('x').charge).toBeNull();
  expect(lost.item('x', 'bow')).toMatchObject({ loaded: 0, spare: 2 });
});

const gun = (fields: object) => ({
  items: [{ id: 'gun', category: 'ranged', skill: 'shooting', ...fields }],
  hands: { right: 'gun' },
});

test('changing a magazine costs OL, 5 by default; a chambered round stays (AOR-LOAD-05, AOR-AUTO-07)', () => {
  const table = fight(gun({ magazineSize: 15, chambered: 1, loaded: 3, spare: 1 }));
  expect(the(table.ok('reload', { by: 'x', weapon: 'gun' }), 'reloaded').cost).toBe(5);
  expect(table.item('x', 'gun')).toMatchObject({ loaded: 16, spare: 0 });
  expect(table.no('reload', { by: 'x', weapon: 'gun' })).toBe('alreadyFull');
  expect(fight(gun({ magazineSize: 15, loaded: 3 })).no('reload', { by: 'x', weapon: 'gun' })).toBe('noAmmo');
  expect(
    fight(gun({ magazineSize: 15, loaded: 3, spare: 1 }), {}, melee).no('reload', { by: 'x', weapon: 'gun' }),
  ).toBe('engaged');
  const empty = fight(gun({ magazineSize: 15, chambered: 1, loaded: 0, spare: 1 }));
  empty.ok('reload', { by: 'x', weapon: 'gun' });
  expect(empty.item('x', 'gun').loaded).toBe(15);
});

test('OL in brackets: 2 KP to open and empty, then that much per projectile (AOR-LOAD-06)', () => {
  const table = fight(gun({ magazineSize: 6, perRoundReload: 1, loaded: 1, spare: 4 }));
  expect(table.no('reload', { by: 'x', weapon: 'gun', rounds: 5 })).toBe('badInput');
  expect(the(table.ok('reload', { by: 'x', weapon: 'gun', rounds: 2 }), 'reloaded').cost).toBe(4);
  expect(the(table.ok('reload', { by: 'x', weapon: 'gun' }), 'reloaded').cost).toBe(4);
  expect(table.item('x', 'gun')).toMatchObject({ loaded: 5, spare: 0 });
});

test('a belt: 10 KP for the shooter, 5 for an assistant; belts are joined (AOR-LOAD-07)', () => {
  const table = fight(gun({ magazineSize: 'belt', loaded: 10, spare: 100 }));
  expect(the(table.ok('reload', { by: 'x', weapon: 'gun', rounds: 60 }), 'reloaded').cost).toBe(10);
  expect(table.item('x', 'gun')).toMatchObject({ loaded: 70, spare: 40 });
  table.ok('endActivation', { by: 'x' });
  table.ok('beginActivation', { by: 'y' }, [1, 1]);
  table.ok('adjust', { reason: 'test', change: { what: 'combatant', person: 'y', fields: { kp: 5 } } });
  expect(table.no('reload', { by: 'y', weapon: 'gun' })).toBe('notHeld');
  expect(the(table.ok('reload', { by: 'y', weapon: 'gun', assistant: true }), 'reloaded').cost).toBe(5);
  expect(table.item('x', 'gun')).toMatchObject({ loaded: 110, spare: 0 });
});

test('how many arrows are left after charging only her own side learns; old events told it openly (AOR-ITEM-06, AOR-ITEM-07)', () => {
  const bow = { id: 'bow', category: 'ranged', skill: 'bow', chargeCost: 3, loaded: 0, spare: 7, hands: [2] };
  const table = fight({ items: [bow], hands: { right: 'bow', left: 'bow' } });
  const before = table.state;
  const charged = the(table.ok('charge', { by: 'x', weapon: 'bow' }), 'charged');
  expect(table.item('x', 'bow')).toMatchObject({ loaded: 1, spare: 6 });
  expect(see(charged, player('y'))).not.toMatchObject({ spare: 6 });
  expect(see(charged, player('x'))).toMatchObject({ loaded: 1, spare: 6 });
  const old = { ...charged, loaded: 1, spare: 6 } as Event;
  expect(evolve(before, old)).toEqual(table.state);
});

test('the weapon of an attack that is under way is not let go (AOR-ATK-07)', () => {
  const items = [
    { id: 'gun', category: 'ranged', magazineSize: 8 },
    { id: 'lamp', category: 'gear' },
  ];
  const table = fight({ items, hands: { right: 'gun', left: 'lamp' } });
  table.ok('declareAttack', { by: 'x', target: 'y', weapon: 'gun' });
  expect(table.no('dropItem', { by: 'x', item: 'gun' }, player('x'))).toBe('wrongStep');
  table.ok('dropItem', { by: 'x', item: 'lamp' }, [], player('x'));
});

test('charging under way is cancelled for 1 KP like a finished charge, and nothing else is said to be lost (AOR-LOAD-03)', () => {
  const bow = { id: 'bow', category: 'ranged', skill: 'bow', chargeCost: 8, loaded: 0, spare: 7, hands: [2] };
  const table = fight({ items: [bow], hands: { right: 'bow', left: 'bow' } }, { kp: 4 });
  table.ok('charge', { by: 'x', weapon: 'bow', beginExtended: true });
  table.ok('adjust', { reason: 'later', change: { what: 'combatant', person: 'x', fields: { kp: 4 } } });
  const events = table.ok('cancelCharge', { by: 'x', weapon: 'bow' }, [], player('x'));
  expect(events.map(({ type }) => type)).toEqual(['aoristos/chargeCancelled']);
  expect(table.fighter('x')).toMatchObject({ extended: null, charge: null, kp: 3 });
  expect(table.item('x', 'bow')).toMatchObject({ loaded: 0, spare: 7 });
});

test('how many KP went into what is begun her own side knows, and a pocket is her own (AOR-KP-06, AOR-EQ-01)', () => {
  const table = fight({ items: [{ id: 'flask', name: 'Flask' }] });
  const taken = table.ok('takeFromPocket', { by: 'x', item: 'flask' });
  expect(taken.map((event) => see(event, onlooker))).toEqual([undefined]);
  const [begun] = table.ok('otherAction', { by: 'x', cost: 20, beginExtended: true });
  expect(JSON.stringify(see(begun, onlooker))).not.toMatch(/20|9/u);
  expect(JSON.stringify(see(begun, player('x')))).toMatch(/"total":20,"paid":9/u);
});

test('on two broken legs nobody stands, and nobody is told that the game master might allow it (AOR-LIMB-04, D-35)', () => {
  const refusal = (limbs: object, settings: object = {}) => {
    const table = new Table({ settings, characters: [{ id: 'x', posture: 'sitting', limbs }] });
    const stand = { type: 'aoristos/changePosture', by: 'x', posture: 'standing' } as const;
    const decision = decide(table.state, stand, { dice: scriptedDice([]), by: player('x') });
    if (decision.ok) throw new Error('accepted');
    return [decision.refusal.overridable === true, explain(decision.refusal, 'en').includes('game master')];
  };
  const one = { rightLeg: { state: 'broken' } };
  expect(refusal(one)).toEqual([true, true]);
  expect(refusal({ ...one, leftLeg: { state: 'broken' } })).toEqual([false, false]);
  expect(refusal(one, { standOnOneLeg: 'never' })).toEqual([false, false]);
});

test('nobody is advised to finish later what is paid at once or not at all (AOR-CMB-05, D-13)', () => {
  const table = fight({}, { kp: 0 }, { melees: [{ id: 'm', sides: [['x'], ['y']] }] });
  const advice = (leaveMelee: boolean) => {
    const command = { type: 'aoristos/move', by: 'x', metres: 1, leaveMelee } as const;
    const decision = decide(table.state, command, { dice: scriptedDice([]), by: player('x') });
    return decision.ok ? '' : explain(decision.refusal, 'en');
  };
  expect(advice(false)).toContain('finish it later');
  expect(advice(true)).not.toContain('finish it later');
});

test('an assistant helps the one who is named, and nobody whom she does not know of (AOR-LOAD-07)', () => {
  const gun = { id: 'gun', category: 'ranged', magazineSize: 'belt', reloadCost: 10, loaded: 1, spare: 100 };
  const armed = (id: string) => ({ id, items: [gun], hands: { right: 'gun', left: null } });
  const start = () => new Table({ characters: [armed('x'), { id: 'y' }, armed('z')] });
  const loaded = (table: Table) => ['x', 'z'].map((id) => table.item(id, 'gun').loaded);
  const table = start();
  table.ok('reload', { by: 'y', weapon: 'gun', assistant: true, holder: 'z' });
  expect(loaded(table)).toEqual([1, 101]);
  expect(table.no('reload', { by: 'y', weapon: 'gun', assistant: true, holder: 'y' })).toBe('notHeld');
  expect(table.no('reload', { by: 'y', weapon: 'gun', assistant: true, holder: 'nobody' })).toBe('notHeld');
  const other = start();
  other.ok('reload', { by: 'y', weapon: 'gun', assistant: true });
  expect(loaded(other)).toEqual([101, 1]);
  const hidden = start();
  for (const person of ['x', 'z'])
    hidden.ok('adjust', { reason: 'r', change: { what: 'person', person, fields: { hidden: true } } });
  hidden.ok('setController', { person: 'y', controller: player('y').seat });
  expect(hidden.no('reload', { by: 'y', weapon: 'gun', assistant: true }, player('y'))).toBe('notHeld');
});
