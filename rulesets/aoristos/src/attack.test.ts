import { expect, test } from 'vitest';
import { aimCost, rangeMalus } from './aim.ts';
import type { Declaration } from './model.ts';
import { answer } from './questions.ts';
import { Table, gm, has, player, the } from './testing/table.ts';

const items = [
  { id: 'sword', category: 'melee', strength: 3 },
  { id: 'knuckles', category: 'unarmedAid', strength: 1 },
  { id: 'axe', category: 'melee', hands: [2], strength: 5 },
  { id: 'spear', category: 'melee', hands: [1, 2], strength: 3 },
  { id: 'shield', category: 'protective' },
  { id: 'stool', category: 'gear', meleeUse: true, strikeStrength: 1 },
  {
    id: 'pistol',
    category: 'ranged',
    skill: 'shooting',
    strength: 6,
    magazineSize: 15,
    rifled: true,
    meleeLength: 'pistolOrShorter',
  },
  {
    id: 'carbine',
    category: 'ranged',
    skill: 'shooting',
    hands: [2],
    strength: 9,
    fireModes: '1/3/auto+2B',
    magazineSize: 30,
    maxShotsPerRound: 14,
    longRanged: true,
    rifled: true,
  },
  {
    id: 'rifle',
    category: 'ranged',
    skill: 'shooting',
    hands: [2],
    magazineSize: 5,
    telescopicSight: true,
    support: true,
  },
  { id: 'laser', category: 'ranged', skill: 'shooting', magazineSize: 5, laserSight: true },
  { id: 'spearThrown', category: 'ranged', skill: 'throwing', thrown: true, strength: 3 },
];
const hold = (right: string | null, left: string | null = null) => ({ hands: { right, left } });
const both = (id: string) => hold(id, id);

const fight = (
  me: object,
  { melee = false, ...combat }: { melee?: boolean; [key: string]: unknown } = {},
  settings = {},
) =>
  new Table({
    settings,
    characters: [
      {
        id: 'x',
        attributes: { physique: 3, agility: 2, awareness: 3 },
        skills: { meleeWeapons: 2, brawling: 4, shooting: 3 },
        items,
        ...me,
      },
      { id: 'y', kind: 'npc' },
    ],
    combat: {
      round: 2,
      combatants: { x: { kp: 30 } },
      melees: melee ? [{ id: 'm', sides: [['x'], ['y']] }] : [],
      ...combat,
    },
  });
const declare = (table: Table, weapon: string, more: Partial<Declaration> = {}) =>
  the(table.ok('declareAttack', { by: 'x', target: 'y', weapon, ...more }), 'attackDeclared');
const refused = (table: Table, weapon: string, more: Partial<Declaration> = {}) =>
  table.no('declareAttack', { by: 'x', target: 'y', weapon, ...more });
/** The hand of the attack test, with a target that does not defend itself. */
const rolled = (table: Table, weapon: string, more: Partial<Declaration>, faces: readonly number[]) => {
  declare(table, weapon, { unaware: true, ...more });
  return the(table.ok('rollAttack', { by: 'x' }, faces), 'attackRolled');
};

test('attacks are active actions and cost 1 KP, unarmed or with an aid (AOR-ATK-01, AOR-ATK-02)', () => {
  expect(declare(fight({}, { melee: true }), 'unarmed').cost).toBe(1);
  expect(declare(fight({}, { melee: true }), 'knuckles').cost).toBe(1);
  const table = fight({}, { melee: true });
  table.ok('endActivation', { by: 'x' });
  expect(refused(table, 'unarmed')).toBe('notYourActivation');
});

test('proper weapons, also what is only swung, cost 1 KP more (AOR-ATK-03)', () => {
  expect(declare(fight(hold('sword'), { melee: true }), 'sword').cost).toBe(2);
  expect(declare(fight(hold('pistol')), 'pistol').cost).toBe(2);
  const stool = declare(fight(hold('stool'), { melee: true }), 'stool', { strike: true });
  expect(stool).toMatchObject({ cost: 2, attack: { kind: 'strike', skill: 'brawling' } });
});

test('shields do not attack, nor do things, nor weapons used as clubs they are not (AOR-ATK-05)', () => {
  expect(refused(fight(hold('shield'), { melee: true }), 'shield')).toBe('cannotAttackWith');
  expect(refused(fight(hold('stool'), { melee: true }), 'stool')).toBe('cannotAttackWith');
  expect(refused(fight(hold('sword'), { melee: true }), 'sword', { strike: true })).toBe('badInput');
  expect(refused(fight({}, { melee: true }), 'unarmed', { strike: true })).toBe('badInput');
  expect(refused(fight(both('carbine'), { melee: true }), 'carbine', { strike: true })).toBe('accepted');
});

test('all of it is paid at once: attack, proper weapon, auto mode, aim (AOR-ATK-06, AOR-ATK-07)', () => {
  const table = fight(both('carbine'), {
    visible: { y: { x: false } },
    combatants: { x: { kp: 30 }, y: { stationary: false } },
  });
  expect(declare(table, 'carbine', { mode: 'auto', safetyAim: 1 })).toMatchObject({ cost: 5, aimCost: 2 });
  expect(table.fighter('x').kp).toBe(25);
});

test('an attack names a living target in the fight (AOR-ATK-07)', () => {
  const table = fight(hold('pistol'));
  expect(table.no('declareAttack', { by: 'x', target: 'x', weapon: 'pistol' })).toBe('badTarget');
  expect(table.no('declareAttack', { by: 'x', target: 'nobody', weapon: 'pistol' })).toBe('badTarget');
  table.ok('setHealth', { person: 'y', fields: { alive: false } });
  expect(refused(table, 'pistol')).toBe('badTarget');
});

test('a weapon is held, loaded and within reach (AOR-RNG-01)', () => {
  expect(refused(fight({}), 'pistol')).toBe('notHeld');
  expect(refused(fight({}), 'nothing')).toBe('notFound');
  expect(refused(fight(hold('sword')), 'sword')).toBe('outOfReach');
  expect(declare(fight(hold('pistol'), { distances: [{ a: 'x', b: 'y', metres: 5 }] }), 'pistol').adjust).toMatchObject(
    { rangeMalus: 0, rangedInMelee: 0 },
  );
  const empty = fight(hold('pistol'));
  empty.ok('editItem', { by: 'x', item: 'pistol', fields: { loaded: 0 } });
  expect(refused(empty, 'pistol')).toBe('noAmmo');
});

test('the difficulty is adjusted before the dice fall (AOR-ATK-09)', () => {
  const table = fight({ posture: 'sitting', ...hold('pistol') }, { melee: true });
  declare(table, 'pistol', { gmExtra: 2 });
  const chosen = the(table.ok('chooseVigilance', { by: 'y', traits: ['awareness'] }), 'vigilanceChosen');
  expect(chosen).toMatchObject({
    vigilance: 1,
    adjust: { attackerLow: 2, rangedInMelee: 1, gmExtra: 2 },
    difficulty: 6,
  });
});

test('cover raises the difficulty only where it hides where the target is: the game master says how much (AOR-RNG-02)', () => {
  const cover = { y: { x: { value: 9, hiddenAreas: ['leftLeg', 'rightLeg'] } } };
  const table = fight(hold('pistol'), { cover });
  expect(declare(table, 'pistol').adjust.gmExtra).toBe(0);
  expect(
    fight(hold('pistol'), { cover }).no(
      'declareAttack',
      { by: 'x', target: 'y', weapon: 'pistol', gmExtra: 3 },
      player('x'),
    ),
  ).toBe('gmOnly');
});

test('steps come in their order (AOR-ATK-10, AOR-ATK-12)', () => {
  const table = fight(hold('pistol'));
  expect(table.no('rollAttack', { by: 'x' })).toBe('wrongStep');
  declare(table, 'pistol');
  expect(table.no('rollAttack', { by: 'x' })).toBe('wrongStep');
  expect(table.no('scout', { by: 'x' })).toBe('wrongStep');
  expect(table.no('endActivation', { by: 'x' })).toBe('attackPending');
  table.ok('chooseVigilance', { by: 'y', traits: [] });
  expect(table.no('confirmAttack', { by: 'x' })).toBe('wrongStep');
  const events = table.ok('rollAttack', { by: 'x' }, [3, 3, 3, 3, 6]);
  expect(the(events, 'attackRolled')).toMatchObject({ attack: { fullRoll: 11 }, areaRoll: { allowed: ['torso'] } });
  expect(has(table.ok('confirmAttack', { by: 'x' }), 'wounded')).toBe(true);
  expect(table.combat.pendingAttack).toBeNull();
  expect(table.combat.phase).toBe('active');
});

test('a hit can be broken off within 10 metres: KP are gone, shot and charge are kept (AOR-ATK-11)', () => {
  const at = (metres: number) => {
    const table = fight(hold('pistol'), { distances: [{ a: 'x', b: 'y', metres }] });
    rolled(table, 'pistol', {}, [3, 3, 3, 3, 6]);
    return table;
  };
  expect(at(11).no('abortAttack', { by: 'x' })).toBe('cannotAbort');
  const near = at(10);
  near.ok('abortAttack', { by: 'x' });
  expect(near.item('x', 'pistol').loaded).toBe(15);
  expect(near.fighter('x').kp).toBe(28);
  const miss = fight(hold('pistol'));
  declare(miss, 'pistol', { unaware: true, gmExtra: 30 });
  miss.ok('rollAttack', { by: 'x' }, [3, 3, 3, 3, 6]);
  expect(miss.no('abortAttack', { by: 'x' })).toBe('cannotAbort');
});

test('each level of safety aim gives 1F to the attack test and 1F to the area roll (AOR-AIM-01, AOR-HIT-06)', () => {
  const event = rolled(fight(hold('pistol')), 'pistol', { safetyAim: 1 }, [3, 3, 3, 2, 6]);
  expect(event.attack.roll.hand).toMatchObject({ b: 2, t: 1 });
  expect(event.areaRoll?.hand).toMatchObject({ b: 1, f: 1 });
});

test('any number of levels, cheap as far as conditions are met (AOR-AIM-02, AOR-AIM-03)', () => {
  expect([0, 1, 2, 3, 4, 9].map((levels) => aimCost(levels, 2))).toEqual([0, 1, 2, 4, 6, 16]);
});

test('the four conditions: visible, still, stable, an aid that fits (AOR-AIM-04)', () => {
  const cheap = (me: object, combat: Record<string, unknown>) => declare(fight(me, combat), 'laser').cheapLevels;
  const none = { visible: { y: { x: false } }, combatants: { x: { kp: 30 }, y: { stationary: false } } };
  expect(cheap(hold('laser'), none)).toBe(1);
  expect(cheap(hold('laser'), { ...none, visible: {} })).toBe(2);
  expect(cheap(hold('laser'), { visible: { y: { x: false } } })).toBe(2);
  expect(cheap({ ...hold('laser'), posture: 'lying' }, {})).toBe(4);
  expect(cheap(hold('laser'), { cover: { y: { x: { hiddenAreas: ['head'] } } } })).toBe(2);
  const corrected = declare(fight(hold('laser'), {}), 'laser', { conditions: { targetStill: false } });
  expect(corrected.cheapLevels).toBe(2);
});

test('safety aim is gone after the attack (AOR-AIM-05)', () => {
  const table = fight(hold('pistol'));
  rolled(table, 'pistol', { safetyAim: 1 }, [3, 3, 3, 6, 6]);
  table.ok('chooseArea', { by: 'x', area: 'leftLeg' });
  table.ok('confirmAttack', { by: 'x' });
  table.ok('setHealth', { person: 'y', fields: { nerveShock: 0 } });
  for (const due of table.state.dueRolls)
    if (due.kind === 'pain') table.ok('painTest', { by: 'y' }, Array<number>(6).fill(6));
  expect(rolled(table, 'pistol', {}, [3, 3, 3, 3, 6]).attack.roll.hand.t).toBe(2);
});

test('one aims also with blade and fist, but not when shooting in melee (AOR-AIM-06)', () => {
  expect(refused(fight(hold('sword'), { melee: true }), 'sword', { safetyAim: 2 })).toBe('accepted');
  expect(refused(fight({}, { melee: true }), 'unarmed', { safetyAim: 2 })).toBe('accepted');
  expect(refused(fight(hold('pistol'), { melee: true }), 'pistol', { safetyAim: 1 })).toBe('aimForbidden');
});

test('range aim halves the malus once more per level (AOR-AIM-07)', () => {
  expect([0, 1, 2].map((levels) => rangeMalus(67, {}, levels))).toEqual([6, 3, 1]);
});

test('the malus is doubled and halved in order, rounding down each time (AOR-RNG-03, AOR-RNG-04)', () => {
  expect(rangeMalus(37, { longRanged: true, rifled: true }, 0)).toBe(0);
  expect(rangeMalus(30, { improvised: true, longRanged: true }, 0)).toBe(3);
  expect(rangeMalus(9, { thrown: true }, 0)).toBe(0);
});

test('range aim: 4 KP a level, one for a sight and one for a support (AOR-AIM-08)', () => {
  const far = { distances: [{ a: 'x', b: 'y', metres: 60 }] };
  const plain = declare(fight(both('rifle'), far), 'rifle');
  const aimed = declare(fight(both('rifle'), far), 'rifle', { rangeAim: 2 });
  expect([plain.cost, aimed.cost]).toEqual([2, 10]);
  expect([plain.adjust.rangeMalus, aimed.adjust.rangeMalus]).toEqual([6, 1]);
  expect(refused(fight(both('rifle'), far), 'rifle', { rangeAim: 3 })).toBe('rangeAimNotAllowed');
  expect(refused(fight(hold('pistol'), far), 'pistol', { rangeAim: 1 })).toBe('rangeAimNotAllowed');
  expect(refused(fight(hold('sword'), { melee: true }), 'sword', { rangeAim: 1 })).toBe('rangeAimNotAllowed');
});

test('range aim needs a target that stands still (AOR-AIM-09)', () => {
  const moving = { combatants: { x: { kp: 30 }, y: { stationary: false } } };
  expect(refused(fight(both('rifle'), moving), 'rifle', { rangeAim: 1 })).toBe('rangeAimNotAllowed');
  const aim = { combatants: { x: { kp: 30, rangeAim: { itemId: 'rifle', targetId: 'y', levels: 1 } }, y: { kp: 9 } } };
  const walks = fight(both('rifle'), { ...aim, order: ['y', 'x'] });
  walks.ok('move', { by: 'y', metres: 1, slow: true });
  expect(walks.fighter('x').rangeAim).not.toBeNull();
  walks.ok('move', { by: 'y', metres: 1 });
  expect(walks.fighter('x').rangeAim).toBeNull();
});

test('range aim is kept from single shot to single shot and not paid again (AOR-AIM-10)', () => {
  const table = fight(both('rifle'), { distances: [{ a: 'x', b: 'y', metres: 60 }] });
  rolled(table, 'rifle', { rangeAim: 2, gmExtra: 50 }, [1, 1, 1, 1, 6]);
  table.ok('confirmAttack', { by: 'x' });
  expect(table.fighter('x').rangeAim).toEqual({ itemId: 'rifle', targetId: 'y', levels: 2 });
  expect(declare(table, 'rifle', { rangeAim: 2 })).toMatchObject({ cost: 2, adjust: { rangeMalus: 1 } });
  const burst = fight(both('carbine'), {
    combatants: { x: { kp: 30, rangeAim: { itemId: 'carbine', targetId: 'y', levels: 1 } } },
  });
  rolled(burst, 'carbine', { mode: 3, gmExtra: 50, rangeAim: 0 }, [1, 1, 6]);
  burst.ok('confirmAttack', { by: 'x' });
  expect(burst.fighter('x').rangeAim).toBeNull();
});

test('both kinds of aim are paid with the attack (AOR-AIM-11)', () => {
  expect(declare(fight(both('rifle')), 'rifle', { rangeAim: 1, safetyAim: 2 })).toMatchObject({ aimCost: 6, cost: 8 });
});

test('in auto mode aim has no effect, and one is told (AOR-AIM-12, AOR-AUTO-03)', () => {
  const table = fight(both('carbine'), { distances: [{ a: 'x', b: 'y', metres: 90 }] });
  declare(table, 'carbine', { mode: 'auto', safetyAim: 2, unaware: true });
  expect(table.warnings.map(({ code }) => code)).toEqual(['aimIgnored']);
  const event = the(table.ok('rollAttack', { by: 'x' }, [1, 1, 3, 3, 3, 6]), 'attackRolled');
  expect(event).toMatchObject({ shots: 2, attack: { roll: { hand: { b: 2, t: 1 } } }, areaRoll: { hand: { f: 0 } } });
});

test('test base: the weapon’s skill and the lower of RÖR and SIN; unarmed it is Brawling (AOR-HIT-01, AOR-HIT-02)', () => {
  const base = (me: object, weapon: string, melee: boolean) =>
    rolled(fight(me, { melee }), weapon, {}, [1, 1, 1, 1, 6]).attack.testBase;
  expect(base(hold('pistol'), 'pistol', false)).toBe(5);
  expect(base({}, 'unarmed', true)).toBe(6);
  expect(base(hold('sword'), 'sword', true)).toBe(4);
  expect(base({ attributes: { agility: 4, awareness: 1 }, ...hold('pistol') }, 'pistol', false)).toBe(4);
});

test('1T for every hand that holds something in an unarmed attack, 1T per degree of shock (AOR-MEL-04, AOR-HIT-03)', () => {
  const hand = (me: object, dice: number) =>
    rolled(fight(me, { melee: true }), 'unarmed', {}, Array<number>(dice + 1).fill(1)).attack.roll.hand.t;
  expect(hand({}, 4)).toBe(2);
  expect(hand(hold('sword', 'shield'), 6)).toBe(4);
  expect(hand({ nerveShock: 1 }, 5)).toBe(3);
});

test('1F for a two-handed melee weapon in both hands, also one of grip 1/2 (AOR-MEL-05)', () => {
  const hand = (me: object, weapon: string, melee = true, dice = 3) =>
    rolled(fight(me, { melee }), weapon, {}, Array<number>(dice + 1).fill(1)).attack.roll.hand.t;
  expect(hand(both('axe'), 'axe')).toBe(1);
  expect(hand(both('spear'), 'spear')).toBe(1);
  expect(hand(hold('spear'), 'spear', true, 4)).toBe(2);
  expect(hand(both('sword'), 'sword', true, 4)).toBe(2);
  expect(hand(both('rifle'), 'rifle', false, 4)).toBe(2);
  expect(refused(fight(hold('axe'), { melee: true }), 'axe', { grip: 2 })).toBe('notHeld');
});

test('a two-handed weapon in one hand: ST rises by what FYS lacks to 5 (AOR-MEL-06)', () => {
  expect(declare(fight(hold('axe'), { melee: true }), 'axe').adjust.oneHand).toBe(2);
  expect(declare(fight({ ...hold('axe'), attributes: { physique: 6 } }, { melee: true }), 'axe').adjust.oneHand).toBe(
    0,
  );
  expect(declare(fight(hold('spear'), { melee: true }), 'spear').adjust.oneHand).toBe(0);
  expect(declare(fight(both('axe'), { melee: true }), 'axe', { grip: 1 }).adjust.oneHand).toBe(2);
});

test('1F per projectile beyond the first; bursts fire what is left (AOR-AUTO-02)', () => {
  const table = fight(both('carbine'));
  expect(rolled(table, 'carbine', { mode: 3 }, [1, 1, 6])).toMatchObject({
    shots: 3,
    attack: { roll: { hand: { b: 2, f: 0, t: 0 } } },
  });
  const few = fight(both('carbine'));
  few.ok('editItem', { by: 'x', item: 'carbine', fields: { loaded: 2 } });
  expect(rolled(few, 'carbine', { mode: 3 }, [1, 1, 1, 6]).shots).toBe(2);
});

test('auto: chosen shots and a random hand, cut by max and magazine (AOR-AUTO-04, AOR-AUTO-05)', () => {
  const table = fight(both('carbine'), { combatants: { x: { kp: 30, shotsThisRound: { carbine: 6 } } } });
  expect(rolled(table, 'carbine', { mode: 'auto', shots: 5, gmExtra: 50 }, [4, 4, 2, 2, 6, 6, 6, 6])).toMatchObject({
    shots: 8,
    areaRoll: null,
  });
  table.ok('confirmAttack', { by: 'x' });
  expect(table.item('x', 'carbine').loaded).toBe(22);
  expect(refused(table, 'carbine')).toBe('maxReached');
  expect(refused(fight(both('carbine')), 'carbine', { mode: 2 })).toBe('badInput');
});

test('four projectiles or an explosion have no hit area (AOR-HIT-05)', () => {
  const table = fight(both('carbine'));
  expect(rolled(table, 'carbine', { mode: 'auto', shots: 0 }, [2, 2, 1, 1, 6]).areaRoll).toBeNull();
  const grenade = fight(hold('spearThrown'));
  grenade.ok('editItem', { by: 'x', item: 'spearThrown', fields: { explosive: true } });
  expect(rolled(grenade, 'spearThrown', {}, [3, 3, 3, 3]).areaRoll).toBeNull();
});

test('matching area dice open every area, the head too; else one of those rolled (AOR-HIT-08, AOR-HIT-09)', () => {
  const match = fight(hold('pistol'));
  const event = rolled(match, 'pistol', { safetyAim: 1 }, [3, 3, 3, 2, 2]);
  expect(event.areaRoll).toMatchObject({
    match: true,
    allowed: ['head', 'torso', 'rightArm', 'leftArm', 'rightLeg', 'leftLeg'],
  });
  expect(match.no('confirmAttack', { by: 'x' })).toBe('choiceOpen');
  match.ok('chooseArea', { by: 'x', area: 'head' });
  expect(the(match.ok('confirmAttack', { by: 'x' }), 'wounded').area).toBe('head');
  const plain = fight(hold('pistol'));
  expect(rolled(plain, 'pistol', { safetyAim: 1 }, [3, 3, 3, 2, 5]).areaRoll?.allowed).toEqual(['torso', 'rightLeg']);
  expect(plain.no('chooseArea', { by: 'x', area: 'head' })).toBe('areaNotAllowed');
  expect(plain.no('chooseArea', { by: 'x', area: 'leftArm' })).toBe('areaNotAllowed');
  const torso = fight(hold('pistol'));
  expect(rolled(torso, 'pistol', { safetyAim: 1 }, [3, 3, 3, 5, 6])).toMatchObject({
    areaRoll: { match: false },
    area: 'torso',
  });
});

test('what the body hides is missed, also when it was chosen (AOR-HIT-10)', () => {
  const table = fight(hold('pistol'), { bodyHidden: { y: { x: ['leftArm'] } } });
  expect(rolled(table, 'pistol', { safetyAim: 1 }, [3, 3, 3, 3, 3]).wouldHit).toBe(true);
  expect(the(table.ok('chooseArea', { by: 'x', area: 'leftArm' }), 'areaChosen').wouldHit).toBe(false);
  expect(table.no('abortAttack', { by: 'x' })).toBe('cannotAbort');
  expect(the(table.ok('confirmAttack', { by: 'x' }), 'attackResolved')).toMatchObject({ hit: false, missed: 'hidden' });
});

test('of a free attack hand the highest count unless the attacker picks others (AOR-HIT-03, AOR-DICE-09)', () => {
  const table = fight(hold('pistol'));
  const event = rolled(table, 'pistol', { safetyAim: 4 }, [1, 6, 3, 5, 1, 2, 3, 4, 4]);
  expect(event.attack).toMatchObject({ roll: { hand: { f: 2 }, counted: [5, 6] }, fullRoll: 16 });
  expect(the(table.ok('chooseAttackDice', { by: 'x', indexes: [0, 1] }), 'attackDiceChosen').attack.fullRoll).toBe(9);
  expect(table.no('chooseAttackDice', { by: 'x', indexes: [0] })).toBe('badInput');
});

test('+2 for every attack in melee by one who sits or lies (AOR-MEL-03, AOR-POST-04)', () => {
  expect(declare(fight({ posture: 'lying' }, { melee: true }), 'unarmed').adjust.attackerLow).toBe(2);
  expect(declare(fight({}, { melee: true }), 'unarmed').adjust.attackerLow).toBe(0);
  expect(declare(fight({ posture: 'lying', ...hold('pistol') }), 'pistol').adjust.attackerLow).toBe(0);
});

test('shots in melee: +1 with a pistol, +3 with longer arms, nothing against one who is down (AOR-MEL-07, AOR-POST-04)', () => {
  const extra = (me: object, weapon: string, down = false) => {
    const table = fight(me, { melee: true });
    if (down) table.ok('setHealth', { person: 'y', fields: { posture: 'sitting' } });
    return declare(table, weapon).adjust.rangedInMelee;
  };
  expect(extra(hold('pistol'), 'pistol')).toBe(1);
  expect(extra(both('carbine'), 'carbine')).toBe(3);
  expect(extra(hold('spearThrown'), 'spearThrown')).toBe(1);
  expect(extra(both('carbine'), 'carbine', true)).toBe(0);
});

test('out of a melee nobody shoots unless the table allows it; into one without penalty (AOR-MEL-07)', () => {
  const apart = { melees: [{ id: 'm', sides: [['x'], ['z']] }] };
  const table = (settings: object) =>
    new Table({
      settings,
      characters: [{ id: 'x', items, ...hold('pistol') }, { id: 'y' }, { id: 'z' }],
      combat: { round: 2, ...apart },
    });
  expect(refused(table({}), 'pistol')).toBe('engaged');
  expect(refused(table({ engagedMayShootOut: true }), 'pistol')).toBe('accepted');
  const into = new Table({
    characters: [{ id: 'x', items, ...hold('pistol') }, { id: 'y' }, { id: 'z' }],
    combat: { round: 2, melees: [{ id: 'm', sides: [['y'], ['z']] }] },
  });
  expect(declare(into, 'pistol').adjust.rangedInMelee).toBe(0);
});

test('what only the game master may say is refused from players', () => {
  const table = fight(hold('pistol'));
  for (const more of [{ unaware: true }, { distance: 1 }, { conditions: { fittingAid: true } }])
    expect(table.no('declareAttack', { by: 'x', target: 'y', weapon: 'pistol', ...more }, player('x'))).toBe('gmOnly');
  expect(table.no('declareAttack', { by: 'x', target: 'y', weapon: 'pistol' }, player('x'))).toBe('accepted');
  expect(table.no('declareAttack', { by: 'x', target: 'y', weapon: 'pistol', distance: 3 }, gm)).toBe('accepted');
});

test('an attack one cannot afford becomes an extended activity and is carried out when paid (AOR-KP-06)', () => {
  const table = fight(both('rifle'), { combatants: { x: { kp: 5 } } });
  const begun = table.ok('declareAttack', { by: 'x', target: 'y', weapon: 'rifle', rangeAim: 1, beginExtended: true });
  expect(the(begun, 'extendedBegan')).toMatchObject({
    action: 'declareAttack',
    extended: { value: { total: 6, paid: 5 } },
  });
  expect(table.combat.pendingAttack).toBeNull();
  table.ok('adjust', { reason: 'test', change: { what: 'combatant', person: 'x', fields: { kp: 3 } } });
  expect(the(table.ok('continueExtended', { by: 'x' }), 'attackDeclared')).toMatchObject({ cost: 6, paid: 0 });
  expect(table.fighter('x').kp).toBe(2);
  expect(table.combat.pendingAttack).toMatchObject({ rangeAim: 1 });
});

test('a random hand below nothing fires nothing, and no round comes back (AOR-AUTO-04, D-11)', () => {
  const items = [{ id: 'g', category: 'ranged', magazineSize: 30, fireModes: 'auto+1B-3', loaded: 10 }];
  const table = new Table({ characters: [{ id: 'a', items, hands: { right: 'g' } }, { id: 'b' }], combat: {} });
  table.ok('declareAttack', { by: 'a', target: 'b', weapon: 'g', unaware: true, gmExtra: 50 });
  table.ok('rollAttack', { by: 'a' }, [1, 6, 6, 6, 6, 5]);
  table.ok('confirmAttack', { by: 'a' });
  expect(table.item('a', 'g').loaded).toBe(10);
});

test('what was just let go is not held (AOR-ATK-07)', () => {
  const items = [{ id: 'k', category: 'melee' }];
  const table = new Table({ characters: [{ id: 'a', items, hands: { right: 'k' } }, { id: 'b' }], combat: {} });
  table.ok('dropItem', { by: 'a', item: 'k' });
  expect(table.no('declareAttack', { by: 'a', target: 'b', weapon: 'k' })).toBe('notHeld');
});

test('kept levels of range aim are shown before the next shot (AOR-AIM-10)', () => {
  const items = [{ id: 'g', category: 'ranged', magazineSize: 5, telescopicSight: true }];
  const table = new Table({
    characters: [{ id: 'a', items, hands: { right: 'g' } }, { id: 'b' }],
    combat: { combatants: { a: { kp: 9, rangeAim: { itemId: 'g', targetId: 'b', levels: 1 } } } },
  });
  expect(answer(table.state, { ask: 'attack', by: 'a', target: 'b', weapon: 'g' })).toMatchObject({ rangeAim: 1 });
});
