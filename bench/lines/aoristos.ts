import { aoristos, type Fighter, type Question } from '@aspekt/aoristos';
import { simulatedDice, wordsFrom } from '@aspekt/dice';
import { decide } from '../../rulesets/aoristos/src/decide.ts';
import { gm, Table } from '../../rulesets/aoristos/src/testing/table.ts';
import { asker } from '../ask.ts';
import type { Line } from '../line.ts';

const sword = { id: 'sword', category: 'melee', strength: 3 };
const rifle = {
  id: 'rifle',
  category: 'ranged',
  skill: 'shooting',
  hands: [2],
  strength: 7,
  magazineSize: 30,
  maxShotsPerRound: 14,
  fireModes: '1/3/auto+1B',
};
const attributes = { physique: 2, agility: 2, awareness: 2, willpower: 2 };
const { state } = new Table({
  characters: [
    { id: 'x', attributes, skills: { meleeWeapons: 3, shooting: 3 }, items: [sword, rifle], hands: { right: 'sword' } },
    { id: 'y', attributes, skills: { evade: 2 }, items: [sword], armour: { torso: 2, rightArm: 1 } },
  ],
  combat: { round: 2, combatants: { x: { kp: 30 } }, melees: [{ id: 'm', sides: [['x'], ['y']] }] },
});

/** A burst at thirty metres: automatic fire, cover, and a body half hidden. */
const apart = new Table({
  characters: [
    { id: 'x', attributes, skills: { shooting: 3 }, items: [rifle], hands: { right: 'rifle', left: 'rifle' } },
    { id: 'y', attributes, skills: { evade: 2 }, armour: { torso: 2, rightArm: 1 } },
  ],
  combat: { round: 2, combatants: { x: { kp: 30 } }, distances: [{ a: 'x', b: 'y', metres: 30 }] },
}).state;
const burst: Question = { ask: 'exchange', by: 'x', target: 'y', weapon: 'rifle', mode: 'auto', shots: 6 };
const strike: Question = { ask: 'exchange', by: 'x', target: 'y', weapon: 'sword', safetyAim: 1 };

const fighter: Fighter = {
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
  // Well armoured, so that a duel lasts: short ones would flatter the line.
  armour: { head: 9, torso: 12, rightArm: 9, leftArm: 9, rightLeg: 9, leftLeg: 9 },
  aim: 0,
  keep: 0,
};
const runs = 2000;

const inMelee = asker(aoristos, state);
const atRange = asker(aoristos, apart);

const dice = simulatedDice(wordsFrom(1));
const rolls = 10_000;

export const lines: readonly Line[] = [
  {
    name: 'attack exchange to shock, bleeding, trauma, out or dead, exact',
    goal: { atMostMs: 20 },
    run: () => inMelee(strike),
  },
  { name: 'the same for a burst of automatic fire', goal: { atMostMs: 20 }, run: () => atRange(burst) },
  {
    name: 'whole duels simulated',
    goal: { atLeastPerSecond: 20_000 },
    times: runs,
    run: () => inMelee({ ask: 'fight', a: fighter, b: fighter, runs, seed: 1 }),
  },
  {
    name: 'success tests decided in a simulation',
    times: rolls,
    run: () => {
      let decided = 0;
      for (let i = 0; i < rolls; i++)
        if (decide(state, { type: 'aoristos/successTest', by: 'x', traits: ['awareness'] }, { dice, by: gm }).ok)
          decided++;
      return decided;
    },
  },
];
