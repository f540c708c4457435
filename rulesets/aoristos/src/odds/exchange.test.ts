import { equal, fraction, oddsOf, one, plus, show, zero, type Fraction } from '@aspekt/dice';
import { playOut } from '@aspekt/contract';
import { expect, test } from 'vitest';
import { aoristos } from '../index.ts';
import type { Declaration, State } from '../model.ts';
import { gm, Table } from '../testing/table.ts';
import { declaredPlan, exchangeInput, pendingPlan, strikeOdds } from './attack.ts';
import { exchangeOdds } from './exchange.ts';

const items = [
  { id: 'sword', category: 'melee', strength: 3 },
  { id: 'axe', category: 'melee', hands: [2], strength: 5 },
  {
    id: 'gun',
    category: 'ranged',
    skill: 'shooting',
    strength: 7,
    magazineSize: 30,
    maxShotsPerRound: 14,
    fireModes: '1/3/auto+1B',
  },
  { id: 'flame', category: 'ranged', skill: 'shooting', strength: '1B', magazineSize: 5 },
];
const fight = (me: object, them: object, combat: object = {}): Table =>
  new Table({
    characters: [
      {
        id: 'x',
        attributes: { physique: 2, agility: 2, awareness: 2 },
        skills: { brawling: 2, meleeWeapons: 3, shooting: 3 },
        items,
        ...me,
      },
      {
        id: 'y',
        attributes: { physique: 1, agility: 2, awareness: 2, willpower: 2 },
        skills: { evade: 2 },
        items,
        ...them,
      },
    ],
    combat: { round: 2, combatants: { x: { kp: 30 } }, melees: [{ id: 'm', sides: [['x'], ['y']] }], ...combat },
  });

type Told = {
  readonly hit: boolean;
  readonly damage: number;
  readonly dead: boolean;
  readonly out: boolean;
  readonly drops: boolean;
  readonly falls: boolean;
  readonly broken: boolean;
  readonly destroyed: boolean;
};

/** The slow twin: the real rules, played down every path of the dice. */
const played = (state: State, declared: Declaration): ReadonlyMap<string, Fraction> =>
  oddsOf(
    (dice) => {
      const done = playOut(aoristos, state, { type: 'aoristos/declareAttack', by: 'x', ...declared }, { dice, by: gm });
      if ('refusal' in done) throw new Error(done.refusal.code);
      const wound = done.events.find((event) => event.type === 'aoristos/wounded');
      const before = state.people['y'];
      const after = done.state.people['y'];
      const low = { standing: 0, sitting: 1, lying: 2 } as const;
      const state2 = (limb: 'rightArm' | 'leftArm' | 'rightLeg' | 'leftLeg') => after?.own.value.limbs[limb].state;
      const limbs = ['rightArm', 'leftArm', 'rightLeg', 'leftLeg'] as const;
      const worse = limbs.filter((limb) => state2(limb) !== before?.own.value.limbs[limb].state).map(state2);
      const told: Told = {
        hit: wound !== undefined,
        damage: wound?.numbers.value.damage ?? -1,
        dead: after?.alive === false,
        out: after?.conscious === false && before?.conscious === true,
        drops: done.state.scene.ground.length > state.scene.ground.length,
        falls: low[after?.posture ?? 'standing'] > low[before?.posture ?? 'standing'],
        broken: worse.includes('broken'),
        destroyed: worse.includes('destroyed'),
      };
      return JSON.stringify(told);
    },
    { maxPaths: 200_000, negligible: 0 },
  ).of;

const sum = (odds: ReadonlyMap<string, Fraction>, fits: (told: Told) => boolean): Fraction => {
  let total = zero;
  for (const [key, p] of odds) if (fits(JSON.parse(key) as Told)) total = plus(total, p);
  return total;
};

const compare = (table: Table, declared: Declaration): void => {
  const plan = declaredPlan(table.state, 'x', declared);
  if ('ok' in plan) throw new Error(plan.refusal.code);
  const fast = exchangeOdds(exchangeInput(table.state, plan, {}));
  const slow = played(table.state, declared);
  const pairs: readonly (readonly [string, Fraction, Fraction])[] = [
    ['hit', fast.hit, sum(slow, ({ hit }) => hit)],
    ['dead', fast.dead, sum(slow, ({ dead }) => dead)],
    ['out', fast.out, sum(slow, ({ out, dead }) => out || dead)],
    ['drops', fast.drops, sum(slow, ({ drops }) => drops)],
    ['falls', fast.falls, sum(slow, ({ falls }) => falls)],
    ['broken', fast.broken, sum(slow, ({ broken }) => broken)],
    ['destroyed', fast.destroyed, sum(slow, ({ destroyed }) => destroyed)],
    ...[...fast.damage].map(
      ([points, p]) => [`damage ${points}`, p, sum(slow, ({ damage }) => damage === points)] as const,
    ),
  ];
  expect(pairs.map(([name, p]) => `${name} ${show(p)}`)).toEqual(pairs.map(([name, , q]) => `${name} ${show(q)}`));
};

test('an exchange by fast sums is the exchange played by the rules down every path', () => {
  compare(fight({ hands: { right: 'sword' } }, { hands: { right: 'sword' } }), { target: 'y', weapon: 'sword' });
  compare(fight({}, { hands: { right: 'axe', left: 'axe' }, nerveShock: 1 }), {
    target: 'y',
    weapon: 'unarmed',
    safetyAim: 1,
  });
  compare(
    fight(
      { hands: { right: 'axe', left: 'axe' }, nerveShock: 1 },
      { posture: 'sitting', armour: { torso: 4, head: 2 }, organTrauma: 4 },
    ),
    { target: 'y', weapon: 'axe' },
  );
}, 60_000);

test('the same with aim, bursts, hidden areas, cover, wounds and a strength that is rolled', () => {
  const apart = { melees: [], distances: [{ a: 'x', b: 'y', metres: 25 }] };
  const cover = { y: { x: { value: 5, hiddenAreas: ['torso', 'leftLeg'], proper: true } } };
  const bodyHidden = { y: { x: ['leftArm', 'head'] } };
  const gun = { hands: { right: 'gun' } };
  compare(fight(gun, { wounds: [{ bleedRate: 1 }] }, { ...apart, bodyHidden }), {
    target: 'y',
    weapon: 'gun',
    safetyAim: 2,
  });
  compare(fight(gun, {}, { ...apart, cover }), { target: 'y', weapon: 'gun', mode: 3 });
  compare(fight(gun, {}, { ...apart, cover }), { target: 'y', weapon: 'gun', mode: 'auto', shots: 1 });
  compare(fight({ hands: { right: 'flame' } }, { conscious: false, posture: 'lying' }, apart), {
    target: 'y',
    weapon: 'flame',
  });
}, 120_000);

test('chances of an exchange add up', () => {
  const table = fight({ hands: { right: 'sword' } }, {});
  const plan = declaredPlan(table.state, 'x', { target: 'y', weapon: 'sword', safetyAim: 2 });
  if ('ok' in plan) throw new Error(plan.refusal.code);
  const odds = exchangeOdds(exchangeInput(table.state, plan, {}));
  for (const spread of [odds.damage, odds.activeStrength, odds.area])
    expect(equal([...spread.values()].reduce(plus, odds.miss), one)).toBe(true);
  expect(equal(plus(odds.unconscious, odds.dead), odds.out)).toBe(true);
});

test('a pending attack is followed from where it stands', () => {
  const table = fight({ hands: { right: 'sword' } }, {});
  table.ok('declareAttack', { by: 'x', target: 'y', weapon: 'sword', unaware: true });
  table.ok('rollAttack', { by: 'x' }, [2, 3, 6, 6, 5]);
  const plan = pendingPlan(table.state);
  if ('ok' in plan) throw new Error(plan.refusal.code);
  const odds = exchangeOdds(exchangeInput(table.state, plan, {}));
  expect(equal(odds.hit, one)).toBe(true);
  expect([...odds.area.keys()]).toEqual(['torso']);
  expect([...odds.activeStrength.keys()]).toEqual([20]);
});

test('EX-15: Etka needs 3 with 2B2T; what she may know without knowing her target', () => {
  const table = new Table({
    characters: [
      {
        id: 'etka',
        attributes: { physique: 3, agility: 2, awareness: 3 },
        skills: { sling: 4 },
        items: [{ id: 'sling', category: 'ranged', skill: 'sling', strength: 5 }],
        hands: { right: 'sling' },
      },
      { id: 's', kind: 'npc' },
    ],
    combat: { round: 2, distances: [{ a: 'etka', b: 's', metres: 44 }] },
  });
  const plan = declaredPlan(table.state, 'etka', { target: 's', weapon: 'sling' });
  if ('ok' in plan) throw new Error(plan.refusal.code);
  const { hit, strength } = strikeOdds(plan, 9);
  // The two lowest of four dice are both 1 unless at most one die shows 1.
  expect(show(hit)).toBe(show(fraction(6 ** 4 - (6 ** 4 - 5 ** 4 - 4 * 5 ** 3), 6 ** 4)));
  expect(strength.has(10)).toBe(true);
});
