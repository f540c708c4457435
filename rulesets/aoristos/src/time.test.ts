import { see } from '@aspekt/contract';
import { expect, test } from 'vitest';
import { nextMonday, nextMorning } from './clock.ts';
import type { Event } from './model.ts';
import { Table, gm, player, the } from './testing/table.ts';

const wounded = (me: object = {}, scene: object = {}) =>
  new Table({
    characters: [
      { id: 'x', wounds: [{ bleedRate: 2 }], ...me },
      { id: 'h', skills: { lifesaving: 1 } },
      { id: 'i', skills: { lifesaving: 3 } },
    ],
    scene,
  });
const survive = (table: Table) => table.ok('survivalRoll', { by: 'x' }, [6, 6, 6, 6]);
const minutes = (table: Table, n: number) => table.ok('advanceTime', { minutes: n });

test('five minutes after a wound its bleeding turns into blood loss, with a tick in the same minute (AOR-BLD-04, AOR-BLD-05)', () => {
  const table = wounded();
  minutes(table, 4);
  expect(table.person('x')).toMatchObject({ bleedRate: 2, bloodLoss: 0, organTrauma: 0 });
  minutes(table, 1);
  expect(table.person('x')).toMatchObject({ bleedRate: 0, bloodLoss: 1, organTrauma: 1, nextBloodTickAt: 15 });
});

test('every tenth minute 1 organ trauma, and 1 blood loss less only if she rests (AOR-BLD-05)', () => {
  const table = wounded({ rested: false });
  minutes(table, 5);
  survive(table);
  expect(table.person('x')).toMatchObject({ bloodLoss: 2, organTrauma: 1 });
  minutes(table, 10);
  survive(table);
  expect(table.person('x')).toMatchObject({ bloodLoss: 2, organTrauma: 2 });
  table.ok('setRest', { person: 'x', resting: true });
  minutes(table, 10);
  survive(table);
  minutes(table, 10);
  expect(table.person('x')).toMatchObject({ bloodLoss: 0, organTrauma: 4, nextBloodTickAt: null });
});

test('every such trauma calls for a survival roll, and the clock waits for it (AOR-BLD-06)', () => {
  const table = wounded();
  expect(the(minutes(table, 60), 'timePassed')).toMatchObject({ from: 0, to: 5, paused: true });
  expect(table.state.dueRolls).toMatchObject([{ kind: 'survival', person: 'x' }]);
  expect(table.no('advanceTime', { minutes: 1 })).toBe('rollDue');
});

test('several wounds feed one pool; later ones only add (AOR-BLD-04)', () => {
  const table = wounded({
    wounds: [
      { bleedRate: 1, inflictedAt: 0 },
      { bleedRate: 3, inflictedAt: 2 },
    ],
  });
  minutes(table, 6);
  survive(table);
  expect(table.person('x')).toMatchObject({ bleedRate: 3, bloodLoss: 0, nextBloodTickAt: null });
  minutes(table, 2);
  expect(table.person('x')).toMatchObject({ bleedRate: 0, bloodLoss: 2, organTrauma: 2, nextBloodTickAt: 17 });
});

test('only a transfusion takes blood loss away without trauma (AOR-BLD-07)', () => {
  const table = wounded({ wounds: [], bloodLoss: 3, nextBloodTickAt: 8, organTrauma: 1 });
  table.ok('transfuse', { patient: 'x', units: 2 });
  expect(table.person('x')).toMatchObject({ bloodLoss: 1, organTrauma: 1, nextBloodTickAt: 8 });
  table.ok('transfuse', { patient: 'x', units: 2 });
  expect(table.person('x')).toMatchObject({ bloodLoss: 0, nextBloodTickAt: null });
  expect(table.no('transfuse', { patient: 'x', units: 1 })).toBe('nothingToStop');
});

const aid = (helpers: readonly string[], ticks: object = {}) => ({ patient: 'x', helpers, ...ticks });

test('a helper lowers the rate by her Lifesaving, without a roll (AOR-AID-01)', () => {
  const table = wounded({ wounds: [{ bleedRate: 5 }] });
  expect(the(table.ok('firstAid', aid(['i'])), 'firstAided')).toMatchObject({ base: 3, modifier: 0, reduction: 3 });
  expect(table.person('x').bleedRate).toBe(2);
  expect(table.no('firstAid', aid(['i']))).toBe('conditionMissing');
});

test('two helpers lower it by twice the lower level (AOR-AID-02)', () => {
  const table = wounded({ wounds: [{ bleedRate: 9 }] });
  expect(the(table.ok('firstAid', aid(['h', 'i'])), 'firstAided').base).toBe(2);
  expect(table.no('firstAid', aid(['h', 'i', 'x']))).toBe('badInput');
});

test('a patient who is awake may help herself', () => {
  const table = wounded({ skills: { lifesaving: 2 }, wounds: [{ bleedRate: 2 }] });
  table.ok('firstAid', { by: 'x', ...aid(['x']) }, [], player('x'));
  expect(table.person('x').bleedRate).toBe(0);
});

test('speed and equipment help or hinder, and none excludes bandages (AOR-AID-03)', () => {
  const table = wounded({ wounds: [{ bleedRate: 9 }] });
  expect(table.no('firstAid', aid(['h'], { noEquipment: true, bandages: true }))).toBe('badInput');
  expect(table.no('firstAid', aid(['h'], { gmModifier: 2 }), player('h'))).toBe('gmOnly');
  const event = the(
    table.ok('firstAid', aid(['h'], { immediate: true, bandages: true, coagulant: true, tight: true })),
    'firstAided',
  );
  expect(event).toMatchObject({ base: 1, modifier: 4, reduction: 5, tight: true });
});

test('the rate never falls below 0 nor does help make it worse; the oldest wound first (AOR-AID-04)', () => {
  const table = wounded(
    {
      wounds: [
        { bleedRate: 2, inflictedAt: 0.5 },
        { bleedRate: 2, inflictedAt: 0 },
      ],
    },
    { clock: 0.6 },
  );
  table.ok('firstAid', aid(['i']));
  expect(table.person('x').wounds.map(({ bleedRate }) => bleedRate)).toEqual([1, 0]);
  const clumsy = new Table({ characters: [{ id: 'x', wounds: [{ bleedRate: 2 }] }, { id: 'h' }] });
  expect(the(clumsy.ok('firstAid', aid(['h'], { noEquipment: true })), 'firstAided').reduction).toBe(0);
  expect(clumsy.person('x').bleedRate).toBe(2);
});

test('almost five minutes must be left before the wound converts (AOR-AID-01)', () => {
  const table = wounded({}, { clock: 1 });
  expect(table.no('firstAid', aid(['i']))).toBe('tooLate');
  expect(table.no('firstAid', aid(['i'], { allowLate: true }))).toBe('accepted');
  expect(wounded({ wounds: [] }).no('firstAid', aid(['i']))).toBe('nothingToStop');
});

test('a broken limb’s shock lasts while she is active, stops with rest and returns with activity (AOR-LIMB-05, AOR-LIMB-06)', () => {
  const table = new Table({
    characters: [
      { id: 'x', attributes: { willpower: 5 }, limbs: { leftArm: { state: 'broken' } }, nerveShock: 3 },
      { id: 'y' },
    ],
    combat: {},
  });
  table.ok('endActivation', { by: 'x' });
  expect(table.person('x')).toMatchObject({ nerveShock: 1, lastingShock: 1 });
  table.ok('endCombat', {});
  expect(table.person('x').nerveShock).toBe(1);
  table.ok('setRest', { person: 'x', resting: true });
  expect(table.person('x')).toMatchObject({ nerveShock: 0, lastingShock: 0 });
  table.ok('setRest', { person: 'x', resting: false });
  expect(table.person('x').nerveShock).toBe(1);
});

test('fighting is no rest: what lasts weighs from the start (AOR-LIMB-06)', () => {
  const table = new Table({
    characters: [{ id: 'x', limbs: { leftArm: { state: 'destroyed' } }, organTrauma: 3 }, { id: 'y' }],
  });
  table.ok('startCombat', { combatants: ['x', 'y'] });
  expect(table.person('x')).toMatchObject({ nerveShock: 2, rested: false });
  expect(table.fighter('x').kp).toBe(3);
});

test('after a month lasting shock ends, broken limbs heal and destroyed ones never do (AOR-LIMB-07, AOR-LIMB-08)', () => {
  const table = new Table({
    characters: [
      {
        id: 'x',
        rested: false,
        nerveShock: 2,
        limbs: { leftArm: { state: 'broken' }, rightLeg: { state: 'destroyed' } },
      },
    ],
  });
  table.ok('advanceTime', { days: 29 });
  expect(table.person('x')).toMatchObject({ lastingShock: 2, limbs: { leftArm: { state: 'broken' } } });
  const events = table.ok('advanceTime', { days: 2 });
  expect(events.filter(({ type }) => type === 'aoristos/limbsHealed')).toMatchObject([
    { limbs: [{ limb: 'leftArm' }, { limb: 'rightLeg' }] },
  ]);
  expect(table.person('x')).toMatchObject({
    nerveShock: 0,
    lastingShock: 0,
    limbs: { leftArm: { state: 'ok' }, rightLeg: { state: 'destroyed' } },
  });
  expect(table.ok('advanceTime', { days: 2 })).toHaveLength(1);
});

test('organ trauma 3: one degree lasts; it weighs at once when blood loss brings it (AOR-ORG-05)', () => {
  const table = wounded({ organTrauma: 2, rested: false });
  minutes(table, 5);
  expect(table.person('x')).toMatchObject({ organTrauma: 3, lastingShock: 1, nerveShock: 1 });
});

test('organ trauma 5: unstable, a test every hour (AOR-ORG-06, AOR-HEAL-07)', () => {
  const table = wounded({ organTrauma: 4, rested: true });
  expect(table.person('x')).toMatchObject({ unstable: false, nextHealingAt: 7 * 24 * 60 });
  minutes(table, 5);
  expect(table.person('x')).toMatchObject({ unstable: true, nextHealingAt: 65 });
});

test('organ trauma 7: VIL at 6 every fifth minute while awake, or she faints (AOR-ORG-07)', () => {
  const table = new Table({ characters: [{ id: 'x', organTrauma: 7, attributes: { willpower: 3 } }] });
  expect(the(minutes(table, 30), 'timePassed').to).toBe(5);
  expect(table.state.dueRolls).toMatchObject([{ kind: 'faint' }]);
  expect(the(table.ok('faintTest', { by: 'x' }, [3, 3]), 'faintTested').success).toBe(true);
  expect(the(minutes(table, 30), 'timePassed').to).toBe(10);
  table.ok('faintTest', { by: 'x' }, [2, 2]);
  expect(table.person('x')).toMatchObject({ conscious: false, posture: 'lying', nextFaintTestAt: null });
  expect(the(minutes(table, 30), 'timePassed').to).toBe(40);
});

const patient = (organTrauma: number, me: object = {}, scene: object = {}) =>
  new Table({ characters: [{ id: 'x', organTrauma, ...me }], scene });
const rows = { by: 'x', environment: 'openNature', rest: 'thorough', care: 'stoneAge' } as const;

test('one healing test a week, in the night before Monday, without risk (AOR-HEAL-01, AOR-HEAL-02)', () => {
  const table = patient(2, {}, { clock: 3 * 24 * 60, weekday: 'wednesday' });
  expect(table.no('healingTest', rows)).toBe('notDue');
  expect(the(table.ok('advanceTime', { days: 9 }), 'timePassed').to).toBe(5 * 24 * 60);
  expect(the(table.ok('healingTest', rows, [3, 5]), 'healingTested')).toMatchObject({ healed: 0, worsened: 0 });
  expect(table.person('x')).toMatchObject({ organTrauma: 2, nextHealingAt: 12 * 24 * 60 });
  table.ok('advanceTime', { days: 7 });
  expect(the(table.ok('healingTest', rows, [4, 5]), 'healingTested').healed).toBe(1);
  expect(table.person('x').organTrauma).toBe(1);
});

test('a waiting healing test holds up only the clock', () => {
  const table = patient(2);
  table.ok('advanceTime', { days: 8 });
  expect(table.no('freeformRoll', {})).toBe('accepted');
  expect(table.no('advanceTime', { minutes: 1 })).toBe('rollDue');
});

test('the game master may set values between the rows (AOR-HEAL-06)', () => {
  const table = patient(2);
  table.ok('advanceTime', { days: 8 });
  const { test: tested } = the(
    table.ok('healingTest', { by: 'x', environment: 1, rest: 2, care: -1 }, [1, 1]),
    'healingTested',
  );
  expect(tested.difficulty).toBe(6);
});

test('without rows given, those of scene and patient count; burns ignore care (AOR-HEAL-03, AOR-HEAL-04, AOR-HEAL-05)', () => {
  const table = patient(2);
  table.ok('setScene', { environment: 'hospital', person: 'x', rest: 'moving', care: 'modernHospital' });
  table.ok('advanceTime', { days: 8 });
  const difficulty = (more = {}) => {
    const copy = patient(2);
    copy.state = table.state;
    return the(copy.ok('healingTest', { by: 'x', ...more }, [6, 6]), 'healingTested').test.difficulty;
  };
  expect(difficulty()).toBe(1);
  expect(difficulty({ burn: true })).toBe(3);
});

test('who lives on as usual carries lasting shock into the test, who rests does not (AOR-HEAL-04)', () => {
  const due = () => {
    const table = patient(3);
    table.ok('advanceTime', { days: 8 });
    return table;
  };
  expect(
    the(due().ok('healingTest', { ...rows, rest: 'normalLife' }, [6, 6, 6]), 'healingTested').test.roll.hand.t,
  ).toBe(2);
  expect(the(due().ok('healingTest', rows, [6, 6]), 'healingTested').test.roll.hand.t).toBe(1);
});

const unstable = (face: number, care: 'stoneAge' | 'modernHospital') => {
  const table = patient(6);
  table.ok('advanceTime', { hours: 2 });
  expect(table.state.scene.clock).toBe(60);
  const event = the(table.ok('healingTest', { ...rows, care }, [face, face]), 'healingTested');
  return { event, table };
};

test('unstable: a result under 4 gives 1 more, whatever the difficulty, and a survival roll (AOR-HEAL-08, AOR-ORG-02)', () => {
  const { event, table } = unstable(1, 'modernHospital');
  expect(event).toMatchObject({ healed: 0, worsened: 1, organTrauma: 7 });
  expect(table.state.dueRolls).toMatchObject([{ kind: 'survival' }]);
});

test('one result may heal and harm: then nothing changes and no survival roll is made (AOR-HEAL-09)', () => {
  const { event, table } = unstable(3, 'modernHospital');
  expect(event).toMatchObject({ healed: 1, worsened: 1, organTrauma: 6, due: null });
  expect(table.state.dueRolls).toEqual([]);
  expect(unstable(4, 'stoneAge').event).toMatchObject({ healed: 1, worsened: 0, organTrauma: 5 });
});

test('healed below 5 the weekly rhythm returns (AOR-ORG-06, AOR-HEAL-02)', () => {
  const table = patient(5);
  table.ok('advanceTime', { hours: 1 });
  table.ok('healingTest', rows, [4, 4]);
  expect(table.person('x')).toMatchObject({ organTrauma: 4, nextHealingAt: 7 * 24 * 60 });
});

test('with pauseOnRolls off, time runs through its rolls', () => {
  const table = new Table({ settings: { pauseOnRolls: false }, characters: [{ id: 'x', wounds: [{ bleedRate: 2 }] }] });
  const events = table.ok('advanceTime', { minutes: 20 }, [6, 6, 6, 6, 6, 6, 6, 6]);
  expect(events.filter(({ type }) => type === 'aoristos/survivalRolled')).toHaveLength(2);
  expect(table.state.scene.clock).toBe(20);
  expect(table.person('x')).toMatchObject({ organTrauma: 2, bloodLoss: 0 });
});

test('healing may also be counted every seven days (AOR-HEAL-02)', () => {
  const table = new Table({
    settings: { healingDay: 'every7Days' },
    characters: [{ id: 'x', organTrauma: 1 }],
    scene: { clock: 100 },
  });
  expect(table.person('x').nextHealingAt).toBe(100 + 7 * 24 * 60);
});

test('Monday and morning are strictly ahead', () => {
  expect([nextMonday(0, 0), nextMonday(1, 6), nextMonday(1440, 6)]).toEqual([10080, 1440, 11520]);
  expect([nextMorning(0), nextMorning(360), nextMorning(2000)]).toEqual([360, 1800, 3240]);
});

test('only the game master lets time pass, forwards, and not in combat', () => {
  const table = patient(0);
  expect(table.no('advanceTime', { minutes: 1 }, player('x'))).toBe('gmOnly');
  expect(table.no('advanceTime', { minutes: 0 }, gm)).toBe('badInput');
  expect(new Table({ characters: [{ id: 'x' }, { id: 'y' }], combat: {} }).no('advanceTime', { minutes: 1 })).toBe(
    'combatRunning',
  );
});

test('a wound of a late round is as old as it is, and first aid comes in time (AOR-BLD-04, AOR-CMB-02, D-30)', () => {
  const table = new Table({
    characters: [
      { id: 'h', skills: { lifesaving: 1 } },
      { id: 'x', attributes: { willpower: 5 } },
    ],
    combat: { round: 40 },
  });
  const { numbers } = the(
    table.ok('applyHit', { person: 'x', area: 'torso', strength: 6, useArmour: false }),
    'wounded',
  );
  expect(numbers.value.inflictedAt).toBe(1.3);
  table.ok('survivalRoll', { by: 'x' }, [6, 6, 6, 6]);
  table.ok('endCombat', {});
  table.ok('firstAid', { patient: 'x', helpers: ['h'] }, [], player('h'));
});

test('who was burnt has no use of care until what the fire did is healed (AOR-HEAL-05)', () => {
  const table = new Table({
    characters: [
      {
        id: 'x',
        organTrauma: 1,
        wounds: [
          { bleedRate: 0, burn: true },
          { bleedRate: 0, area: 'torso' },
        ],
      },
    ],
  });
  const rows = { by: 'x', environment: 'openNature', rest: 'thorough', care: 'modernHospital' } as const;
  for (let week = 1; week <= 5; week++) {
    table.ok('advanceTime', { days: 7 });
    expect(the(table.ok('healingTest', rows, [1, 1]), 'healingTested').test.difficulty).toBe(4);
  }
  expect(table.person('x').wounds).toHaveLength(1);
  table.ok('advanceTime', { days: 7 });
  table.ok('healingTest', rows, [6, 6]);
  table.ok('advanceTime', { days: 1 });
  expect(table.person('x').wounds).toEqual([]);
});

test('healed below 3 the degree that lasted is felt no more, outside a fight (AOR-ORG-05, D-38)', () => {
  const table = new Table({ characters: [{ id: 'x', organTrauma: 3, rested: false, nerveShock: 1 }] });
  table.ok('advanceTime', { days: 7 });
  table.ok('healingTest', { by: 'x', environment: 'hospital', rest: 'thorough', care: 'modernHospital' }, [6, 6]);
  expect(table.person('x')).toMatchObject({ organTrauma: 2, lastingShock: 0, nerveShock: 0 });
});

test('a new weekday or calendar moves the weekly tests that lie ahead (AOR-HEAL-02, D-32)', () => {
  const day = 24 * 60;
  const table = new Table({
    characters: [
      { id: 'x', organTrauma: 2 },
      { id: 'u', organTrauma: 5 },
    ],
  });
  expect(table.person('x').nextHealingAt).toBe(7 * day);
  table.ok('setScene', { weekday: 4 });
  expect(table.person('x').nextHealingAt).toBe(3 * day);
  table.ok('configure', { settings: { healingDay: 'every7Days' } });
  expect(table.person('x').nextHealingAt).toBe(7 * day);
  expect(table.person('u').nextHealingAt).toBe(60);
});

test('whether help is immediate is the game master’s to say (AOR-AID-03, D-30)', () => {
  const table = wounded();
  const aid = { patient: 'x', helpers: ['h'], immediate: true };
  expect(table.no('firstAid', aid, player('h'))).toBe('gmOnly');
  expect(the(table.ok('firstAid', aid), 'firstAided').modifier).toBe(1);
});

test('a correction has its consequences: what lasts is felt, who faints lies with empty hands (D-23, D-24)', () => {
  const items = [{ id: 'sword', category: 'melee' }];
  const table = new Table({ characters: [{ id: 'x', rested: false, items, hands: { right: 'sword' } }] });
  table.ok('setHealth', { person: 'x', fields: { organTrauma: 3 } });
  expect(table.person('x')).toMatchObject({ lastingShock: 1, nerveShock: 1 });
  table.ok('setHealth', { person: 'x', fields: { conscious: false } });
  expect(table.person('x')).toMatchObject({ posture: 'lying', hands: { right: null, left: null } });
  expect(table.state.scene.ground.map(({ id }) => id)).toEqual(['sword']);
});

test('how a patient rests and is cared for her own side knows alone (section 4 of the catalogue)', () => {
  const table = new Table({ characters: [{ id: 'x', organTrauma: 3 }, { id: 'y' }] });
  const seen = (events: readonly Event[], id: string) => events.map((event) => see(event, player(id)));
  const rested = table.ok('setRest', { person: 'x', resting: false });
  expect([seen(rested, 'y'), seen(rested, 'x')]).toEqual([[undefined], [expect.objectContaining({ resting: false })]]);
  const set = table.ok('setScene', { weekday: 2, person: 'x', care: 'medieval' });
  expect(JSON.stringify(seen(set, 'y'))).not.toContain('medieval');
  expect(JSON.stringify(seen(set, 'y'))).toContain('"weekday":2');
  expect(JSON.stringify(seen(set, 'x'))).toContain('medieval');
});

test('since when somebody rests is told, and changes nothing of what the clock has brought (D-24, AOR-BLD-05)', () => {
  const table = new Table({
    scene: { clock: 60 },
    characters: [{ id: 'x', rested: false, nerveShock: 2, bloodLoss: 3 }],
  });
  expect(table.no('setRest', { person: 'x', resting: true, since: 61 })).toBe('badInput');
  const rested = table.ok('setRest', { person: 'x', resting: true, since: 40 });
  expect(the(rested, 'rested')).toMatchObject({ minutes: 20, nerveShock: 0 });
  expect(table.person('x')).toMatchObject({ rested: true, bloodLoss: 3 });
});
