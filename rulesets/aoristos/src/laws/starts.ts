import type { State } from '../model.ts';
import { Table } from '../testing/table.ts';

export const items = [
  { id: 'sword', name: 'Svärd', category: 'melee', strength: 3 },
  {
    id: 'rifle',
    name: 'Gevär',
    category: 'ranged',
    skill: 'shooting',
    hands: [2],
    strength: 9,
    magazineSize: 5,
    spare: 4,
    perRoundReload: 1,
    telescopicSight: true,
    meleeUse: true,
  },
  {
    id: 'bow',
    name: 'Båge',
    category: 'ranged',
    skill: 'bow',
    hands: [2],
    strength: 4,
    chargeCost: 2,
    loaded: 0,
    spare: 5,
  },
  {
    id: 'carbine',
    name: 'Karbin',
    category: 'ranged',
    skill: 'shooting',
    hands: [2],
    strength: 8,
    fireModes: '1/3/auto+2B',
    magazineSize: 30,
    maxShotsPerRound: 14,
    spare: 2,
  },
  { id: 'shield', name: 'Sköld', category: 'protective' },
  { id: 'dart', name: 'Pil', category: 'ranged', skill: 'throwing', thrown: true, spare: 2 },
];
export const good = {
  attributes: { physique: 2, chaosExperience: 3, agility: 3, awareness: 2, willpower: 4 },
  skills: { brawling: 3, meleeWeapons: 2, shooting: 3, bow: 2, evade: 2, lifesaving: 2 },
  items,
};
export const people = (extra: object = {}) => [
  { id: 'a', ...good, hands: { right: 'sword' }, up: { available: 9 }, ...extra },
  { id: 'b', ...good, hands: { right: 'rifle', left: 'rifle' } },
  { id: 'n', kind: 'npc', ...good, hands: { right: 'carbine', left: 'carbine' } },
  { id: 'm', kind: 'npc', ...good, hands: { right: 'bow', left: 'bow' } },
];
export const combatants = { a: { side: 0 }, b: { side: 0 }, n: { side: 1 }, m: { side: 1 } };
// Without the list of equipment the laws have less to read.
const bare = { starterEquipment: 'off' };
const melees = [
  {
    id: 'm1',
    sides: [
      ['a', 'b'],
      ['n', 'm'],
    ],
  },
];
const unwatched = { n: { b: { fullyHidden: true } }, m: { b: { fullyHidden: true } } };
const unfinished = new Table({ settings: bare, characters: people() });
unfinished.ok('createCharacter', { id: 'c', name: 'C' });
const fleeing = new Table({
  characters: people(),
  settings: bare,
  combat: { combatants: { ...combatants, a: { side: 0, fleeDanger: true } }, melees },
});
fleeing.ok('move', { by: 'a', metres: 2, leaveMelee: true });
const aiming = new Table({
  characters: people(),
  settings: bare,
  combat: {
    order: ['b', 'm', 'n', 'a'],
    combatants: {
      ...combatants,
      b: { side: 0, kp: 20 },
      m: { side: 1, charge: { itemId: 'bow', paid: 2, complete: true } },
    },
  },
});
aiming.ok('declareAttack', { by: 'b', target: 'n', weapon: 'rifle', safetyAim: 4, unaware: true });
aiming.ok('rollAttack', { by: 'b' }, [1, 2, 3, 4, 1, 2, 3, 4, 4]);
const fainting = new Table({ characters: people({ organTrauma: 7 }), settings: bare });
fainting.ok('advanceTime', { minutes: 5 });
const healing = new Table({
  characters: [...people({ organTrauma: 2 }), { id: 'z', conscious: false }],
  settings: bare,
});
healing.ok('advanceTime', { days: 8 });
/** Tables at which something is about to happen, so that random play comes to it. */
export const starts: readonly State[] = [
  unfinished.state,
  new Table({ characters: people(), combat: { combatants }, settings: bare }).state,
  new Table({
    characters: people(),
    combat: { combatants: { ...combatants, n: { side: 1, heldBy: 'a' } }, melees },
    settings: { ...bare, holdsAndTrips: 'on' },
  }).state,
  new Table({
    characters: people({
      wounds: [{ bleedRate: 2 }],
      organTrauma: 7,
      psychTrauma: 19,
      limbs: { leftLeg: { state: 'broken' } },
      disorders: [{ kind: 'mild', text: 'fobi' }],
      temporaryWindow: { closesAt: 360, taken: 1 },
    }),
    settings: bare,
  }).state,
  new Table({
    characters: people(),
    settings: { ...bare, stressChoice: 'ask', skillLevelOne: 'gmApproves' },
    combat: {
      phase: 'between',
      combatants: { ...combatants, b: { side: 0, overwatch: { place: 'x' } } },
      cover: unwatched,
    },
  }).state,
  new Table({
    characters: people({
      psychTrauma: 5,
      psychotic: true,
      disorders: [{ kind: 'mild', text: 'fobi' }],
      bloodLoss: 3,
      nextBloodTickAt: 9,
      temporaryWindow: { closesAt: 360, taken: 0 },
    }),
    settings: bare,
  }).state,
  fleeing.state,
  aiming.state,
  fainting.state,
  healing.state,
  new Table({
    characters: people({ nerveShock: 1, posture: 'lying', limbs: { leftLeg: { state: 'broken' } } }),
    settings: bare,
    combat: { order: ['m', 'n', 'b', 'a'], combatants, melees },
  }).state,
  new Table({
    characters: people(),
    settings: bare,
    combat: {
      order: ['m', 'n', 'b', 'a'],
      combatants: { ...combatants, m: { side: 1, kp: 9, charge: { itemId: 'bow', paid: 2, complete: true } } },
    },
  }).state,
];
