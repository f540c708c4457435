import { faceFrom, wordsFrom, type Dice } from '@aspekt/dice';
import { expect, test } from 'vitest';
import { decide } from '../decide.ts';
import { evolve } from '../evolve.ts';
import type { Fighter, State } from '../model.ts';
import { Table } from '../testing/table.ts';
import { bodyOf, renew } from './body.ts';
import { vigilanceOf } from './defence.ts';
import { Tray } from './dice.ts';
import { duel, mostRounds, pairOf } from './duel.ts';
import { fightersOf } from './fighter.ts';
import { nextMove } from './policy.ts';
import { fight } from './run.ts';

const plain: Fighter = {
  physique: 2,
  chaosExperience: 2,
  agility: 2,
  awareness: 2,
  willpower: 2,
  evade: 2,
  brawling: 2,
  meleeWeapons: 2,
  ranged: 3,
  rangedCounter: 1,
  weapon: 'melee',
  strength: 3,
  rangeMalus: 0,
  armour: { head: 0, torso: 2, rightArm: 1, leftArm: 0, rightLeg: 0, leftLeg: 0 },
  aim: 0,
  keep: 0,
};

const weapons = {
  unarmed: [],
  melee: [{ id: 'w', category: 'melee', hands: [1] }],
  twoHanded: [{ id: 'w', category: 'melee', hands: [2] }],
  ranged: [{ id: 'w', category: 'ranged', skill: 'shooting', hands: [2], magazineSize: 9999, maxShotsPerRound: 999 }],
} as const;
const hands = {
  unarmed: {},
  melee: { right: 'w' },
  twoHanded: { right: 'w', left: 'w' },
  ranged: { right: 'w', left: 'w' },
} as const;

const character = (id: string, who: Fighter) => ({
  id,
  attributes: {
    physique: who.physique,
    chaosExperience: who.chaosExperience,
    agility: who.agility,
    awareness: who.awareness,
    willpower: who.willpower,
  },
  // Both shoot with the same skill; attack and counter are told apart below.
  skills: { evade: who.evade, brawling: who.brawling, meleeWeapons: who.meleeWeapons, shooting: who.ranged },
  armour: who.armour,
  items: weapons[who.weapon].map((item) => ({ ...item, strength: who.strength })),
  hands: hands[who.weapon],
});

/** The slow twin: the same duel by the real rules, with dice from the same words. */
const slowDuel = (a: Fighter, b: Fighter, word: () => number): string => {
  const inMelee = a.weapon !== 'ranged' && b.weapon !== 'ranged';
  const first = a.awareness >= b.awareness ? ['a', 'b'] : ['b', 'a'];
  let state: State = new Table({
    settings: { starterEquipment: 'off' },
    characters: [character('a', a), character('b', b)],
    combat: {
      order: first,
      phase: 'between',
      melees: inMelee ? [{ id: 'm', sides: [['a'], ['b']] }] : [],
      distances: [{ a: 'a', b: 'b', metres: 10 * a.rangeMalus }],
    },
  }).state;
  const dice: Dice = {
    roll: (_what, { count, die }, reading) =>
      reading(Array.from({ length: count }, () => faceFrom(die.faces, word)).sort((x, y) => x - y)),
  };
  const habits = (id: string) => (id === 'a' ? { aim: a.aim, keep: a.keep } : { aim: b.aim, keep: b.keep });
  for (;;) {
    const { combat } = state;
    const [up, down] = [state.people['a'], state.people['b']];
    if (!combat || !up || !down) throw new Error('nobody fights');
    if (state.dueRolls.length === 0 && !(up.conscious && down.conscious))
      return `${up.conscious ? 'a' : down.conscious ? 'b' : 'nobody'} ${combat.round} ${!up.alive || !down.alive}`;
    if (combat.round > mostRounds) return `nobody ${mostRounds} false`;
    const move = nextMove(state, habits);
    if (!move) throw new Error('no move');
    const decision = decide(state, move.command, { dice, by: move.by });
    if (!decision.ok) throw new Error(`${move.command.type} ${decision.refusal.code}`);
    state = decision.events.reduce(evolve, state);
  }
};

const pairs: readonly (readonly [Fighter, Fighter])[] = [
  [plain, plain],
  [
    { ...plain, weapon: 'twoHanded', aim: 1 },
    { ...plain, agility: 4, awareness: 3, keep: 2 },
  ],
  [
    { ...plain, weapon: 'unarmed', brawling: 4, physique: 4 },
    { ...plain, weapon: 'melee', willpower: 4 },
  ],
  [
    { ...plain, weapon: 'unarmed', willpower: 5 },
    { ...plain, weapon: 'unarmed', willpower: 5, agility: 0, evade: 0 },
  ],
  [
    {
      ...plain,
      weapon: 'ranged',
      strength: 4,
      aim: 3,
      rangeMalus: 1,
      ranged: 3,
      rangedCounter: 3,
      willpower: 6,
      physique: 4,
    },
    {
      ...plain,
      weapon: 'ranged',
      strength: 4,
      aim: 1,
      rangeMalus: 1,
      ranged: 2,
      rangedCounter: 2,
      agility: 1,
      willpower: 5,
      physique: 4,
    },
  ],
  [
    { ...plain, weapon: 'twoHanded', physique: 4, willpower: 6 },
    { ...plain, weapon: 'twoHanded', physique: 4, willpower: 6, agility: 5, chaosExperience: 5 },
  ],
];

test('a fast duel is the duel of the rules, throw for throw', () => {
  for (const [i, [a, b]] of pairs.entries()) {
    const pair = pairOf(a, b);
    for (let seed = 1; seed <= 40; seed++) {
      const end = duel(pair, new Tray(wordsFrom(seed * 100 + i)));
      expect(`${i}/${seed} ${end.winner} ${end.rounds} ${end.killed}`).toBe(
        `${i}/${seed} ${slowDuel(a, b, wordsFrom(seed * 100 + i))}`,
      );
    }
  }
}, 120_000);

test('many duels say who wins, with an honest error, and the same again from the same seed', () => {
  const found = fight({ ...plain, meleeWeapons: 4 }, plain, 4000, 3);
  expect(found.a.p).toBeGreaterThan(found.b.p);
  expect(found.a.count + found.b.count + found.nobody.count).toBe(4000);
  expect(found.a.error).toBeLessThan(0.02);
  expect(found.rounds.reduce((sum, n) => sum + n, 0)).toBe(4000);
  expect(fight({ ...plain, meleeWeapons: 4 }, plain, 4000, 3)).toEqual(found);
});

test('two persons at the table fight with what they carry, hold and are (AOR-ITEM-05, AOR-STR-01, AOR-MEL-06, D-03)', () => {
  const items = [
    { id: 'whip', category: 'melee', strength: '3B' },
    { id: 'pistol', category: 'ranged', hands: [1, 2] },
    { id: 'rifle', category: 'ranged', hands: [2] },
    { id: 'pack', storagePoints: 16 },
  ];
  const table = new Table({ characters: [{ id: 'a', attributes: { agility: 4 }, items }, { id: 'b' }] });
  const { a, b } = table.state.people;
  if (!a || !b) throw new Error('nobody');
  const as = (weapon: string, other: string) => {
    const found = fightersOf(a, { ...a, id: 'b' }, [weapon, other], {
      aim: [0, 0],
      keep: [0, 0],
      metres: 1,
      firstRoundVigilance: 'untilOwnActivation',
    });
    if ('ok' in found) throw new Error(found.refusal.code);
    return found[0];
  };
  expect(as('whip', 'unarmed')).toMatchObject({
    agility: 0,
    strength: 10.5,
    firstRoundVigilance: 'untilOwnActivation',
  });
  expect(as('pistol', 'rifle')).toMatchObject({ oneHanded: true });
  expect(as('rifle', 'pistol')).not.toHaveProperty('oneHanded');
  const [body, other] = [bodyOf(as('pistol', 'rifle')), bodyOf(as('rifle', 'pistol'))];
  renew(body, false);
  renew(other, false);
  expect([body.grip, other.grip]).toEqual([1, 2]);
  const keen = { ...bodyOf({ ...plain, awareness: 5, firstRoundVigilance: 'untilOwnActivation' }), bonus: 1 };
  const before = vigilanceOf(keen, 1, false, true).vigilance;
  expect(vigilanceOf({ ...keen, activated: true }, 1, false, true).vigilance).toBe(before - 4);
});
