import { guarded, NotYours, parse } from '@aspekt/contract';
import { expect, test } from 'vitest';
import { aoristos } from './index.ts';
import type { Fighter, Question } from './model.ts';
import { answer } from './questions.ts';
import { questionSchema } from './schema.ts';
import { gm, onlooker, player, Table } from './testing/table.ts';

const items = [
  { id: 'sword', name: 'Svärd', category: 'melee', strength: 3 },
  { id: 'gun', name: 'Pistol', category: 'ranged', skill: 'shooting', strength: 6, magazineSize: 15 },
];
const fight = (combat: object = {}) =>
  new Table({
    characters: [
      {
        id: 'x',
        attributes: { physique: 2, agility: 2, awareness: 3, willpower: 2 },
        skills: { meleeWeapons: 3, shooting: 2 },
        items,
        hands: { right: 'sword' },
      },
      {
        id: 'y',
        kind: 'npc',
        attributes: { agility: 2, awareness: 2, willpower: 2 },
        skills: { evade: 3 },
        items,
        hands: { right: 'sword' },
      },
    ],
    combat: {
      round: 2,
      combatants: { x: { kp: 8, side: 0 }, y: { side: 1 } },
      melees: [{ id: 'm', sides: [['x'], ['y']] }],
      ...combat,
    },
  });
type Any = Record<string, never> & { readonly [key: string]: unknown };
const ask = (table: Table, question: Question): Any => {
  expect(parse(questionSchema, JSON.parse(JSON.stringify(question))).issues).toBeUndefined();
  const found = answer(table.state, question);
  expect(JSON.parse(JSON.stringify(found))).toEqual(found);
  return found as Any;
};

test('every price is known before it is paid, and why the rest is not possible (AOR-CMB-04, AOR-MOVE-04)', () => {
  const prices = ask(fight(), { ask: 'prices', by: 'x' });
  expect(prices['kp']).toBe(8);
  const actions = prices['actions'] as unknown as readonly {
    readonly command: { readonly type: string; readonly weapon?: string };
    readonly cost?: number;
    readonly refused?: string;
  }[];
  const price = (type: string, weapon?: string) =>
    actions.find(({ command }) => command.type === `aoristos/${type}` && command.weapon === weapon);
  expect(price('declareAttack', 'sword')).toMatchObject({ cost: 2, affordable: true });
  expect(price('declareAttack', 'unarmed')).toMatchObject({ cost: 1 });
  expect(price('declareAttack', 'gun')).toMatchObject({ refused: 'notHeld' });
  expect(price('beginOverwatch')).toMatchObject({ refused: 'notReady' });
  expect(price('scout')).toMatchObject({ cost: 1 });
  expect((prices['walk'] as unknown as readonly unknown[]).slice(0, 3)).toEqual([
    { metres: 1, cost: 1 },
    { metres: 2, cost: 1 },
    { metres: 3, cost: 3 },
  ]);
  expect(ask(fight(), { ask: 'movePrice', by: 'x', metres: [2, 99] })).toEqual({
    costs: [
      { metres: 2, cost: 1 },
      { metres: 99, refused: 'tooFar' },
    ],
  });
});

test('an attack before it is announced: price and chance for every level of aim (AOR-AIM-03, AOR-HIT-03)', () => {
  const found = ask(fight(), { ask: 'attack', by: 'x', target: 'y', weapon: 'sword', vigilance: 5 });
  expect(found).toMatchObject({ kp: 8, testBase: 5, cheapLevels: 1, adjust: 0 });
  const levels = found['levels'] as unknown as readonly {
    readonly cost: number;
    readonly hand: string;
    readonly hit: { readonly p: number };
  }[];
  expect(levels.map(({ cost }) => cost)).toEqual([2, 3, 5, 7, 9, 11, 13]);
  expect(levels.map(({ hand }) => hand)).toEqual(['2B2T', '2B1T', '2B', '2B1F', '2B2F', '2B3F', '2B4F']);
  for (const [i, { hit }] of levels.entries()) expect(hit.p).toBeGreaterThanOrEqual(levels[i - 1]?.hit.p ?? 0);
});

test('an attacker may ask without knowing her target; the whole exchange is for those who know both (AOR-STR-08)', () => {
  const table = fight();
  const mine = guarded(table.state, player('x'));
  const attack = { ask: 'attack', by: 'x', target: 'y', weapon: 'sword', vigilance: 4 } as const;
  expect(answer(mine, attack)).toEqual(answer(table.state, attack));
  expect(answer(mine, { ask: 'prices', by: 'x' })).toEqual(answer(table.state, { ask: 'prices', by: 'x' }));
  expect(() => answer(mine, { ask: 'exchange', by: 'x', target: 'y', weapon: 'sword' })).toThrow(NotYours);
  expect(() => answer(mine, { ask: 'test', by: 'y', traits: ['evade'] })).toThrow(NotYours);
  expect(() =>
    answer(guarded(table.state, gm), { ask: 'exchange', by: 'x', target: 'y', weapon: 'sword' }),
  ).not.toThrow();
});

test('a player is priced as she would be answered: on one good leg only the game master lets her stand (AOR-LIMB-04, D-35)', () => {
  const hurt = { posture: 'lying', limbs: { leftLeg: { state: 'broken' } } };
  const table = new Table({ characters: [{ id: 'x', ...hurt }, { id: 'y' }], combat: { round: 2 } });
  const standing = (question: Question) =>
    (ask(table, question)['actions'] as unknown as readonly { readonly command: object }[]).find(
      ({ command }) => 'posture' in command && command.posture === 'standing',
    );
  expect(standing({ ask: 'prices', by: 'x' })).toMatchObject({ cost: 2 });
  expect(standing({ ask: 'prices', by: 'x', player: true })).toMatchObject({ refused: 'legUnusable' });
});

test('the target sees the number each choice of traits gives, and the best first (AOR-VIG-03, AOR-VIG-13)', () => {
  const table = fight();
  table.ok('declareAttack', { by: 'x', target: 'y', weapon: 'sword' });
  const found = ask(table, { ask: 'vigilance', odds: true });
  const choices = found['choices'] as unknown as readonly {
    readonly traits: readonly string[];
    readonly vigilance: number;
    readonly hit: { readonly p: number };
  }[];
  expect(choices).toHaveLength(1 + 5 + 10 + 10);
  expect(choices.find(({ traits }) => traits.length === 0)?.vigilance).toBe(0);
  expect(choices.find(({ traits }) => traits.join() === 'awareness,evade')?.vigilance).toBe(5);
  const suggested = found['suggested'] as unknown as typeof choices;
  expect(suggested[0]).toMatchObject({
    vigilance: Math.max(...choices.map(({ vigilance }) => vigilance)),
    mustMove: true,
    move: { metres: 1 },
  });
  expect(suggested[0]?.hit.p).toBeLessThanOrEqual(Math.min(...choices.map(({ hit }) => hit.p)));
  expect(() => answer(guarded(table.state, player('x')), { ask: 'vigilance' })).toThrow(NotYours);
});

test('of traits that help equally, one that moves nobody is suggested before Agility (AOR-VIG-03, AOR-VIG-14)', () => {
  const table = new Table({
    characters: [
      { id: 'x', skills: { brawling: 1 } },
      { id: 'y', attributes: { agility: 2, awareness: 2 }, skills: { evade: 2, brawling: 2 } },
    ],
    combat: { round: 2, combatants: { x: { kp: 8 } }, melees: [{ id: 'm', sides: [['x'], ['y']] }] },
  });
  table.ok('declareAttack', { by: 'x', target: 'y', weapon: 'unarmed' });
  const [best] = ask(table, { ask: 'vigilance', odds: true })['suggested'] as unknown as readonly object[];
  expect(best).toMatchObject({ vigilance: 6, mustMove: false });
});

test('the pending exchange, to its end', () => {
  const table = fight();
  table.ok('declareAttack', { by: 'x', target: 'y', weapon: 'sword' });
  table.ok('chooseVigilance', { by: 'y', traits: ['evade'] });
  const found = ask(table, { ask: 'exchange', priority: ['torso'] });
  expect(found).toMatchObject({ difficulty: 3, hit: { exact: '1' } });
});

const plain: Fighter = {
  physique: 2,
  chaosExperience: 2,
  agility: 2,
  awareness: 2,
  willpower: 2,
  evade: 2,
  brawling: 2,
  meleeWeapons: 2,
  ranged: 0,
  rangedCounter: 0,
  weapon: 'melee',
  strength: 3,
  rangeMalus: 0,
  armour: { head: 0, torso: 0, rightArm: 0, leftArm: 0, rightLeg: 0, leftLeg: 0 },
  aim: 0,
  keep: 0,
};

test('every other question has an answer that is plain JSON', () => {
  const table = fight();
  expect(ask(table, { ask: 'hand', hand: '1B1T', add: ['1F', '1F'] })).toMatchObject({
    hand: '1B1F',
    diceRolled: 2,
    highest: { mean: { exact: '161/36' } },
    lowest: { mean: { exact: '91/36' } },
  });
  expect(ask(table, { ask: 'test', by: 'x', traits: ['awareness'] })).toMatchObject({
    testBase: 3,
    difficulty: 6,
    success: { exact: '4/9' },
  });
  const side = (id: string) => ({ members: [{ person: id, traits: ['agility' as const] }], representative: id });
  expect(ask(table, { ask: 'opposed', a: side('x'), b: side('y') })).toHaveProperty('draw.exact');
  expect(ask(table, { ask: 'leaveMelee', by: 'x' })).toMatchObject({ a: { testBase: 2 }, b: { testBase: 2 } });
  expect(ask(fight({ melees: [] }), { ask: 'leaveMelee', by: 'x' })).toEqual({ free: true });
  expect(ask(table, { ask: 'stress', kp: 7 })).toHaveProperty('left');
  expect(ask(table, { ask: 'surprise', difference: 1 })).toMatchObject({ tied: { exact: '11/36' } });
  expect(ask(table, { ask: 'area', aim: 1 })).toMatchObject({
    match: { exact: '1/6' },
    available: { head: { exact: '1/6' } },
  });
  expect(ask(table, { ask: 'automatic', hand: '2B', chosen: 0, limit: 14 })).toMatchObject({
    mean: { exact: '7' },
    noArea: { exact: '11/12' },
  });
  expect(ask(table, { ask: 'pain', willpower: 3, shock: 1 })).toMatchObject({ bears: { exact: '8/27' } });
  expect(ask(table, { ask: 'survival', total: 2 })).toEqual({ lives: { p: 1, exact: '1' } });
  expect(ask(table, { ask: 'bloodLoss', trauma: 1, bloodLoss: 1 })).toEqual({ lives: { p: 1, exact: '1' } });
  expect(ask(table, { ask: 'healing', difficulty: 4, trauma: 2 })).toMatchObject({ expectedWeeks: { exact: '8' } });
  expect(ask(table, { ask: 'unstable', difficulty: 4, trauma: 5 })).toHaveProperty('hours.exact');
  expect(ask(table, { ask: 'psych', willpower: 2, total: 25, shock: 0 })).toMatchObject({ holds: { exact: '4/9' } });
  expect(ask(table, { ask: 'activation', kp: 6, cheapLevels: 1, need: 6, cost: 2, net: -2 })).toHaveProperty(
    'atLeastOneHit.exact',
  );
  const duellist = {
    testBase: 5,
    difficulty: 6,
    proper: true,
    strength: 4,
    torsoArmour: 2,
    limbArmour: 0,
    hardiness: 3,
    willpower: 1,
  };
  expect(ask(table, { ask: 'duel', a: duellist, b: duellist })).toHaveProperty('a.exact');
  expect(ask(table, { ask: 'fight', a: plain, b: plain, runs: 500, seed: 1 })).toMatchObject({ runs: 500 });
  expect(
    ask(table, { ask: 'fightOf', a: 'x', b: 'y', weapons: ['sword', 'unarmed'], runs: 500, seed: 1 }),
  ).toMatchObject({ runs: 500 });
  expect(ask(table, { ask: 'fightOf', a: 'x', b: 'y', weapons: ['sword', 'gun'], runs: 5, seed: 1 })).toMatchObject({
    refusal: { code: 'outOfReach' },
  });
  expect(ask(table, { ask: 'derived', by: 'x' })).toMatchObject({ carryCapacity: 8 });
  const bleeding = new Table({ characters: [{ id: 'x', wounds: [{ bleedRate: 2 }], organTrauma: 1 }] });
  expect(ask(bleeding, { ask: 'time', minutes: 20 })).toEqual({
    from: 0,
    events: [
      { at: 5, kind: 'conversion', who: 'x' },
      { at: 5, kind: 'bloodTick', who: 'x' },
      { at: 15, kind: 'bloodTick', who: 'x' },
    ],
  });
});

test('the fight at the table is played on by the rules, with shares and their errors', () => {
  const found = ask(fight(), { ask: 'combat', runs: 60, seed: 2 });
  const sides = found['sides'] as unknown as readonly {
    readonly side: string;
    readonly wins: { readonly count: number; readonly error: number };
  }[];
  expect(sides.map(({ side }) => side)).toEqual(['0', '1']);
  expect(sides.reduce((sum, { wins }) => sum + wins.count, 0)).toBeGreaterThan(50);
  expect(ask(new Table({}), { ask: 'combat', runs: 1, seed: 1 })).toMatchObject({ refusal: { code: 'wrongStep' } });
  expect(aoristos.questions?.answer).toBe(answer);
});

test('odds are the game master’s always and the players’ as the table has it; prices are for all (oddsForPlayers, AOR-CMB-04)', () => {
  const may = (oddsForPlayers: boolean, question?: Question) =>
    [gm, player('x'), onlooker].map((viewer) =>
      aoristos.mayForesee?.(new Table({ settings: { oddsForPlayers } }).state, viewer, question),
    );
  const attack = { ask: 'attack', by: 'x', target: 'y', weapon: 'sword' } as const;
  expect(may(true)).toEqual([true, true, true]);
  expect(may(true, attack)).toEqual([true, true, true]);
  expect(may(false)).toEqual([true, false, false]);
  expect(may(false, attack)).toEqual([true, false, false]);
  expect(may(false, { ask: 'vigilance', odds: true })).toEqual([true, false, false]);
  expect(may(false, { ask: 'combat', runs: 1, seed: 1 })).toEqual([true, false, false]);
  expect(may(false, { ask: 'prices', by: 'x' })).toEqual([true, true, true]);
  expect(may(false, { ask: 'vigilance' })).toEqual([true, true, true]);
  expect(may(false, { ...attack, odds: false })).toEqual([true, true, true]);
});

/** Chance that the two dice of a hand that count reach a number, by all its faces. */
const counted = (dice: number, free: boolean, need: number): number => {
  let ways = 0;
  for (let all = 0; all < 6 ** dice; all++) {
    const faces = Array.from({ length: dice }, (_, i) => 1 + (Math.floor(all / 6 ** i) % 6)).toSorted((a, b) => a - b);
    const [one = 0, other = 0] = free ? faces.slice(-2) : faces;
    if (one + other >= need) ways++;
  }
  return ways / 6 ** dice;
};
type Levels = readonly {
  readonly hand: string | null;
  readonly areaHand: string | null;
  readonly byDifficulty: readonly { readonly difficulty: number; readonly p: number }[];
}[];
const shooters = (item: object, more: object = {}, shock = 0) =>
  new Table({
    characters: [
      {
        id: 'x',
        nerveShock: shock,
        attributes: { agility: 2, awareness: 2, chaosExperience: 5 },
        skills: { shooting: 3 },
        items: [{ id: 'g', category: 'ranged', magazineSize: 30, ...item }],
        hands: { right: 'g', left: 'g' },
      },
      { id: 'y', attributes: { agility: 5 } },
    ],
    combat: { round: 2, combatants: { x: { kp: 8 } }, ...more },
  });
const shot = { ask: 'attack', by: 'x', target: 'y', weapon: 'g' } as const;

test('automatic fire: the chance to hit counts every number of shots, and the hands are open with it (AOR-AUTO-04, AOR-HIT-03, D-11)', () => {
  const table = shooters({ fireModes: '1/3/auto+2B', maxShotsPerRound: 14 });
  const [level] = ask(table, { ...shot, mode: 'auto' })['levels'] as unknown as Levels;
  expect(level).toMatchObject({ hand: null, areaHand: null });
  let brute = 0;
  for (let shots = 2; shots <= 12; shots++) {
    const net = Math.min(4, shots - 1 - 2);
    brute += (counted(2 + Math.abs(net), net >= 0, 7) * (6 - Math.abs(7 - shots))) / 36;
  }
  expect(level?.byDifficulty.find(({ difficulty }) => difficulty === 12)?.p).toBeCloseTo(brute, 10);
  const [burst] = ask(table, { ...shot, mode: 3 })['levels'] as unknown as Levels;
  expect(burst).toMatchObject({ hand: '2B', areaHand: '1B' });
});

test('areas hidden by the body lower the chance to hit at every difficulty (AOR-HIT-10)', () => {
  const hidden = { bodyHidden: { y: { x: ['leftArm', 'leftLeg'] } } };
  const [level] = ask(shooters({}, hidden), shot)['levels'] as unknown as Levels;
  const at10 = level?.byDifficulty.find(({ difficulty }) => difficulty === 10)?.p;
  expect(at10).toBeCloseTo((counted(4, false, 5) * 4) / 6, 10);
});

test('the dice of an attack are told before they are cut, so that aim is weighed against all that hinders (AOR-DICE-08, D-05)', () => {
  expect(ask(shooters({}, {}, 4), shot)).toMatchObject({ net: -6, inRow: 8 });
  expect(ask(shooters({ fireModes: '3' }, {}, 1), shot)).toMatchObject({ net: -1, inRow: 2 });
});

test('no more attacks in a row than magazine, `max` and charging allow (AOR-LOAD-01, AOR-AUTO-05, D-11)', () => {
  expect(ask(shooters({ loaded: 2 }), shot)).toMatchObject({ inRow: 2 });
  expect(ask(shooters({ maxShotsPerRound: 3 }), shot)).toMatchObject({ inRow: 3 });
  expect(ask(shooters({ magazineSize: 1, thrown: true, spare: 5 }), shot)).toMatchObject({ inRow: 1 });
  const charged = { combatants: { x: { kp: 8, charge: { itemId: 'g', paid: 2, complete: true } } } };
  expect(ask(shooters({ chargeCost: 2 }, charged), shot)).toMatchObject({ inRow: null });
  const spend = { ask: 'activation', kp: 8, cheapLevels: 0, need: 4, cost: 2, net: -2 } as const;
  const attacks = (most?: number) =>
    (ask(shooters({}), { ...spend, ...(most !== undefined && { most }) })['attacks'] as unknown as object[]).length;
  expect([attacks(), attacks(3)]).toEqual([4, 1]);
});

test('who throws herself down in melee is shot at as one who lies, in the answer as in the attack (AOR-MEL-07, D-21)', () => {
  const table = shooters({ hands: [2] }, { melees: [{ id: 'm', sides: [['x'], ['y']] }] });
  table.ok('declareAttack', { by: 'x', target: 'y', weapon: 'g' });
  type Choice = {
    readonly traits: readonly string[];
    readonly move?: { readonly throwDown?: boolean } | null;
    readonly difficulty: number;
    readonly thrownDown?: {
      readonly adjust: number;
      readonly difficulty: number;
      readonly hit: { readonly p: number };
    };
    readonly hit: { readonly p: number };
  };
  const { choices, suggested } = ask(table, { ask: 'vigilance', odds: true }) as unknown as Record<
    'choices' | 'suggested',
    readonly Choice[]
  >;
  const step = choices.find(({ traits }) => traits.join() === 'agility');
  expect(step).toMatchObject({ adjust: 3, difficulty: 8, thrownDown: { adjust: 0, difficulty: 5 } });
  expect(step?.thrownDown?.hit.p).toBeGreaterThan(step?.hit.p ?? 1);
  expect(choices.find(({ traits }) => traits.join() === 'awareness')).not.toHaveProperty('thrownDown');
  const down = suggested.find(({ move }) => move?.throwDown);
  expect(down).toBeDefined();
  table.ok('chooseVigilance', { by: 'y', traits: (down?.traits ?? []) as never, move: { throwDown: true } });
  expect(table.combat.pendingAttack?.difficulty).toBe(down?.difficulty);
});

test('an attack asked about without odds tells prices and hands alone (AOR-ATK-06, AOR-AIM-02)', () => {
  const attack = { ask: 'attack', by: 'x', target: 'y', weapon: 'sword', vigilance: 5 } as const;
  const { levels, shots } = ask(fight(), { ...attack, odds: false }) as unknown as {
    readonly levels: readonly object[];
    readonly shots?: unknown;
  };
  expect(shots).toBeUndefined();
  expect(levels[0]).toEqual({ safetyAim: 0, cost: 2, aimCost: 0, hand: '2B2T', areaHand: '1B' });
});

test('before the roll the attacker knows her chance and her strength, whatever she may not know of the target (AOR-HIT-03, AOR-STR-06)', () => {
  const table = fight();
  table.ok('declareAttack', { by: 'x', target: 'y', weapon: 'sword' });
  expect(answer(table.state, { ask: 'strike' })).toMatchObject({ refusal: { code: 'wrongStep' } });
  table.ok('chooseVigilance', { by: 'y', traits: ['evade'] });
  const mine = guarded(table.state, player('x'));
  expect(answer(mine, { ask: 'strike' })).toEqual(answer(table.state, { ask: 'strike' }));
  expect(() => answer(mine, { ask: 'exchange' })).toThrow(NotYours);
  const { hit } = ask(table, { ask: 'strike' }) as unknown as { readonly hit: { readonly p: number } };
  const whole = ask(table, { ask: 'exchange' }) as unknown as { readonly hit: { readonly p: number } };
  expect(hit).toEqual(whole.hit);
});

test('first aid tells beforehand what it will do, to those who may know the wounds (AOR-AID-01, AOR-AID-02, AOR-AID-03)', () => {
  const table = new Table({
    characters: [
      { id: 'x', wounds: [{ bleedRate: 3, area: 'leftArm' }] },
      { id: 'y', skills: { lifesaving: 2 } },
      { id: 'z', skills: { lifesaving: 1 } },
    ],
  });
  const helped = { ask: 'firstAid', patient: 'x', helpers: ['y', 'z'], bandages: true } as const;
  expect(ask(table, helped)).toEqual({ base: 2, modifier: 1, reduction: 3, rate: 3 });
  expect(ask(table, { ...helped, noEquipment: true })).toMatchObject({ refusal: { code: 'badInput' } });
  expect(ask(table, { ask: 'derived', by: 'x' })).toMatchObject({ bleedRate: 3, convertAt: [5] });
});

test('the price of one action as it would be sent: talk by its syllables (AOR-ACT-02, AOR-CMB-04)', () => {
  const price = (command: Extract<Question, { ask: 'price' }>['command']) => ask(fight(), { ask: 'price', command });
  expect(price({ type: 'aoristos/speak', by: 'x', text: 'Lägg ner vapnet genast' })).toEqual({
    cost: 2,
    affordable: true,
  });
  expect(price({ type: 'aoristos/otherAction', by: 'x', cost: 9 })).toEqual({ cost: 9, affordable: false });
  expect(answer(fight().state, { ask: 'price', command: { type: 'aoristos/painTest', by: 'x' } })).toMatchObject({
    refusal: { code: 'badInput' },
  });
});

test('what lies before a patient: weeks to heal in these rows, or how the unstable condition ends (AOR-HEAL-01, AOR-HEAL-03, AOR-HEAL-07, AOR-HEAL-08)', () => {
  const table = new Table({
    characters: [
      { id: 'x', organTrauma: 2 },
      { id: 'y', organTrauma: 5 },
    ],
  });
  // Open nature, thorough rest, the care of the stone age: ST 4, as in the plain question.
  expect(ask(table, { ask: 'recovery', by: 'x' })).toEqual({ difficulty: 4, weeks: { p: 8, exact: '8' } });
  expect(ask(table, { ask: 'recovery', by: 'x', environment: 'hospital', care: 'modernHospital' })).toMatchObject({
    difficulty: 0,
    weeks: { exact: '2' },
  });
  const unstable = ask(table, { ask: 'recovery', by: 'y', environment: 'hospital' });
  expect(unstable).toMatchObject({ difficulty: 4 });
  const { stabilises, dies, hours } = ask(table, { ask: 'unstable', difficulty: 4, trauma: 5 }) as Record<
    string,
    unknown
  >;
  expect(unstable).toMatchObject({ stabilises, dies, hours });
  expect(ask(table, { ask: 'recovery', by: 'nobody' })).toMatchObject({ refusal: { code: 'notFound' } });
});
