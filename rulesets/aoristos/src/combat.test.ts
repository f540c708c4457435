import { expect, test } from 'vitest';
import { Table, gm, has, player, the } from './testing/table.ts';

const sin = (awareness: number) => ({ attributes: { awareness } });
const three = (settings = {}) =>
  new Table({
    settings,
    characters: [
      { id: 'slow', ...sin(1) },
      { id: 'quick', ...sin(4) },
      { id: 'npc', kind: 'npc', ...sin(1) },
    ],
  });
const all = ['slow', 'quick', 'npc'];

test('combat begins when the game master says so and ends when the will is gone (AOR-CMB-01)', () => {
  const table = three();
  expect(table.no('startCombat', { combatants: all }, player('quick'))).toBe('gmOnly');
  expect(table.no('startCombat', { combatants: ['quick'] })).toBe('badInput');
  expect(table.no('startCombat', { combatants: ['quick', 'nobody'] })).toBe('notFound');
  table.ok('startCombat', { combatants: all });
  expect(table.no('startCombat', { combatants: all })).toBe('combatRunning');
  table.ok('endCombat', {});
  expect(table.state.combat).toBeNull();
  expect(table.no('endCombat', {})).toBe('wrongStep');
});

test('a round is two seconds: thirty rounds are a minute on the clock (AOR-CMB-02)', () => {
  const table = new Table({ characters: [{ id: 'x' }, { id: 'y' }], combat: { round: 30 } });
  table.ok('endCombat', {});
  expect(table.state.scene.clock).toBe(1);
});

test('everyone begins with KP equal to current Action Capacity (AOR-CMB-03)', () => {
  const table = new Table({
    characters: [{ id: 'x', attributes: { chaosExperience: 3, awareness: 3 }, nerveShock: 1 }, { id: 'y' }],
  });
  table.ok('startCombat', { combatants: ['x', 'y'] });
  expect(table.fighter('x').kp).toBe(7);
});

test('one acts as often as the KP allow (AOR-CMB-04)', () => {
  const table = new Table({ characters: [{ id: 'x' }, { id: 'y' }], combat: { combatants: { x: { kp: 3 } } } });
  for (const left of [2, 1, 0]) {
    table.ok('scout', { by: 'x' });
    expect(table.fighter('x').kp).toBe(left);
  }
  expect(table.no('scout', { by: 'x' })).toBe('insufficientKp');
});

test('active actions only in one’s own activation (AOR-CMB-05)', () => {
  const table = three();
  table.ok('startCombat', { combatants: all });
  expect(table.no('scout', { by: 'quick' })).toBe('notYourActivation');
  expect(table.no('beginActivation', { by: 'slow' })).toBe('notYourActivation');
  table.ok('beginActivation', { by: 'quick' }, [2, 2]);
  expect(table.no('scout', { by: 'slow' })).toBe('notYourActivation');
  expect(table.no('beginActivation', { by: 'quick' })).toBe('notYourActivation');
  expect(table.no('endActivation', { by: 'slow' })).toBe('notYourActivation');
});

test('highest SIN first; ties by seat, the game master’s persons before the players’ (AOR-CMB-06, AOR-CMB-09)', () => {
  const table = three();
  table.ok('startCombat', { combatants: all });
  expect(table.combat.order).toEqual(['quick', 'npc', 'slow']);
});

test('who surprises adds a roll to SIN, for the order only (AOR-CMB-07)', () => {
  const table = three();
  const started = the(table.ok('startCombat', { combatants: all, surprisers: ['slow'] }, [5, 4]), 'combatStarted');
  expect(started.surprise.map(({ total }) => total)).toEqual([4]);
  expect(table.combat.order).toEqual(['slow', 'quick', 'npc']);
  expect(table.person('slow').attributes.awareness).toBe(1);
  const other = three({ surpriseHand: '2B' });
  other.ok('startCombat', { combatants: all, surprisers: ['slow'] }, [1, 1]);
  expect(other.combat.order).toEqual(['quick', 'slow', 'npc']);
});

const turn = (table: Table, id: string) => {
  table.ok('beginActivation', { by: id }, [1, 1]);
  table.ok('endActivation', { by: id });
};

test('the order of round 1 holds for the whole combat (AOR-CMB-08)', () => {
  const table = three();
  table.ok('startCombat', { combatants: all });
  for (const id of ['quick', 'npc', 'slow']) turn(table, id);
  expect(table.combat).toMatchObject({ round: 2, current: 0, order: ['quick', 'npc', 'slow'] });
  table.ok('adjust', {
    reason: 'test',
    change: { what: 'person', person: 'slow', fields: { attributes: { awareness: 5 } } },
  });
  turn(table, 'quick');
  expect(table.combat.order[table.combat.current]).toBe('npc');
});

test('a latecomer enters by SIN; whoever has had her turn keeps it (AOR-CMB-06)', () => {
  const table = three();
  table.ok('startCombat', { combatants: ['slow', 'npc'] });
  turn(table, 'npc');
  table.ok('addCombatant', { person: 'quick' });
  expect(table.combat).toMatchObject({ order: ['quick', 'npc', 'slow'], current: 2 });
  expect(table.no('addCombatant', { person: 'quick' })).toBe('badInput');
  table.ok('removeCombatant', { person: 'slow' });
  expect(table.combat).toMatchObject({ order: ['quick', 'npc'], current: 0, round: 2 });
});

test('stress takes the lower of two dice before every activation, also in round 1 (AOR-KP-01)', () => {
  const table = three();
  table.ok('startCombat', { combatants: all });
  const before = table.fighter('quick').kp;
  expect(the(table.ok('beginActivation', { by: 'quick' }, [5, 2]), 'stressed').lost).toBe(2);
  expect(table.fighter('quick').kp).toBe(before - 2);
});

test('KP never fall below 0 (AOR-KP-01)', () => {
  const table = new Table({
    characters: [{ id: 'x' }, { id: 'y' }],
    combat: { phase: 'between', combatants: { x: { kp: 1 } } },
  });
  table.ok('beginActivation', { by: 'x' }, [6, 6]);
  expect(table.fighter('x').kp).toBe(0);
});

test('a table may let the player pick the stress die (AOR-KP-01, AOR-DICE-09)', () => {
  const table = new Table({
    settings: { stressChoice: 'ask' },
    characters: [{ id: 'x' }, { id: 'y' }],
    combat: { phase: 'between', combatants: { x: { kp: 7 } } },
  });
  table.ok('beginActivation', { by: 'x' }, [3, 1]);
  expect(table.combat.phase).toBe('stress');
  expect(table.no('scout', { by: 'x' })).toBe('notYourActivation');
  expect(the(table.ok('chooseDice', { by: 'x', indexes: [1] }, [], player('x')), 'stressed').lost).toBe(3);
  expect(table.combat.phase).toBe('active');
  expect(table.fighter('x').kp).toBe(4);
});

test('at the end of an activation: KP to vigilance, then shock down by VIL, then KP refilled (AOR-KP-02, AOR-KP-03, AOR-KP-04, AOR-KP-05, AOR-SHK-10)', () => {
  const table = new Table({
    characters: [
      { id: 'x', attributes: { chaosExperience: 2, awareness: 2, willpower: 2 }, nerveShock: 3 },
      { id: 'y' },
    ],
    combat: { combatants: { x: { kp: 2 } } },
  });
  table.ok('endActivation', { by: 'x' });
  expect(table.fighter('x')).toMatchObject({ vigilanceBonus: 2, kp: 6 });
  expect(table.person('x').nerveShock).toBe(1);
});

test('KP kept for vigilance are no action: nothing is lost by keeping them (AOR-KP-08)', () => {
  const table = new Table({
    characters: [{ id: 'x' }, { id: 'y' }],
    combat: { combatants: { x: { kp: 3, extended: { action: 'otherAction', total: 9, paid: 4 } } } },
  });
  table.ok('endActivation', { by: 'x' });
  expect(table.fighter('x')).toMatchObject({ vigilanceBonus: 3, extended: { paid: 4 } });
});

test('what one cannot afford may be begun with all KP and finished later (AOR-KP-06)', () => {
  const table = new Table({
    characters: [{ id: 'x', attributes: { chaosExperience: 1 } }, { id: 'y' }],
    combat: { combatants: { x: { kp: 4 } } },
  });
  expect(table.no('otherAction', { by: 'x', cost: 7, text: 'open the hatch' })).toBe('insufficientKp');
  const begun = the(
    table.ok('otherAction', { by: 'x', cost: 7, text: 'open the hatch', beginExtended: true }),
    'extendedBegan',
  );
  expect(begun).toMatchObject({ extended: { value: { action: 'otherAction', total: 7, paid: 4 } } });
  expect(table.fighter('x').kp).toBe(0);
  table.ok('endActivation', { by: 'x' });
  turn(table, 'y');
  table.ok('beginActivation', { by: 'x' }, [1, 4]);
  const done = table.ok('continueExtended', { by: 'x' });
  expect(the(done, 'extendedContinued')).toMatchObject({ paid: 3, left: 0 });
  expect(the(done, 'didOther').cost).toBe(7);
  expect(table.fighter('x')).toMatchObject({ kp: 1, extended: null });
  expect(table.no('continueExtended', { by: 'x' })).toBe('nothingExtended');
});

test('an extended activity is lost without KP back when KP go elsewhere, and only knowingly (AOR-KP-07)', () => {
  const table = new Table({
    characters: [{ id: 'x' }, { id: 'y' }],
    combat: { combatants: { x: { kp: 3, extended: { action: 'otherAction', total: 9, paid: 4 } } } },
  });
  expect(table.no('scout', { by: 'x' })).toBe('extendedInProgress');
  expect(the(table.ok('scout', { by: 'x', abandonExtended: true }), 'extendedLost').why).toBe('other');
  expect(table.fighter('x')).toMatchObject({ kp: 2, extended: null });
});

test('an activity may simply be given up (AOR-KP-07)', () => {
  const table = new Table({
    characters: [{ id: 'x' }, { id: 'y' }],
    combat: { combatants: { x: { kp: 3, extended: { action: 'otherAction', total: 9, paid: 4 } } } },
  });
  table.ok('abandonExtended', { by: 'x' });
  expect(table.fighter('x')).toMatchObject({ kp: 3, extended: null });
  expect(table.no('abandonExtended', { by: 'x' })).toBe('nothingExtended');
});

test('the turn of the unconscious passes by itself, without stress, yet shock falls (AOR-KP-03)', () => {
  const table = new Table({
    characters: [{ id: 'x' }, { id: 'y', conscious: false, nerveShock: 5, attributes: { willpower: 2 } }, { id: 'z' }],
    combat: {},
  });
  const events = table.ok('endActivation', { by: 'x' });
  expect(events.filter(({ type }) => type === 'aoristos/activationEnded')).toMatchObject([
    { who: 'x' },
    { who: 'y', passed: true },
  ]);
  expect(table.person('y').nerveShock).toBe(3);
  expect(table.combat.order[table.combat.current]).toBe('z');
});

test('when nobody else can act the turn comes back', () => {
  const table = new Table({ characters: [{ id: 'x' }, { id: 'y', alive: false, conscious: false }], combat: {} });
  table.ok('endActivation', { by: 'x' });
  expect(table.combat).toMatchObject({ current: 0, round: 2, phase: 'between' });
});

test('for one attack: a round’s KP to aim with and as much vigilance, no stress (AOR-CMB-10)', () => {
  const table = new Table({
    characters: [
      { id: 'x', skills: { brawling: 5 } },
      { id: 'y', attributes: { chaosExperience: 2 } },
    ],
  });
  expect(has(table.ok('singleAttack', { attacker: 'x', target: 'y', melee: true }), 'stressed')).toBe(false);
  table.ok('declareAttack', { by: 'x', target: 'y', weapon: 'unarmed', safetyAim: 2 }, [], player('x'));
  expect(the(table.ok('chooseVigilance', { by: 'y', traits: [] }), 'vigilanceChosen').vigilance).toBe(6);
  table.ok('rollAttack', { by: 'x' }, [1, 2, 4, 4, 5]);
  table.ok('chooseArea', { by: 'x', area: 'head' });
  table.ok('confirmAttack', { by: 'x' });
  expect(table.state.combat).toBeNull();
});

test('a single attack may be stressed too, and runs only outside combat (AOR-CMB-10)', () => {
  const table = new Table({ settings: { singleAttackStress: true }, characters: [{ id: 'x' }, { id: 'y' }] });
  expect(the(table.ok('singleAttack', { attacker: 'x', target: 'y' }, [2, 6]), 'stressed').lost).toBe(2);
  expect(table.no('singleAttack', { attacker: 'x', target: 'y' })).toBe('combatRunning');
  table.ok('endActivation', { by: 'x' });
  expect(table.state.combat).toBeNull();
});

test('a hidden person who enters the fight is hidden no longer (AOR-ACT-08)', () => {
  const table = three();
  table.ok('createCharacter', { id: 'sniper', name: 'Sniper', kind: 'npc', hidden: true });
  expect(table.seenBy(player('quick'))).not.toContain('sniper');
  table.ok('startCombat', { combatants: ['quick', 'sniper'] }, [], gm);
  expect(table.seenBy(player('quick'))).toContain('sniper');
});
