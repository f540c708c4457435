import * as v from 'valibot';
import { Command, declaration } from './commands.ts';
import { AreaName, CareName, EnvironmentName, HandText, Id, Ids, int, Level, may, RestName, Traits } from './parts.ts';

const ask = <T extends string, E extends v.ObjectEntries>(name: T, entries: E) =>
  v.strictObject({ ask: v.literal(name), ...entries });

const Number100 = int(-100, 100);
const Row = int(-20, 20);
const Kp = int(0, 60);
const Share = int(0, 100);
const Trauma = int(0, 40);
const Runs = int(1, 100_000);
const Seed = int(1, 4_294_967_295);

const Side = v.strictObject({
  members: v.pipe(v.array(v.strictObject({ person: Id, traits: Traits })), v.minLength(1), v.maxLength(30)),
  representative: Id,
  f: may(Share),
  t: may(Share),
});
const Armour = v.strictObject({
  head: Share,
  torso: Share,
  rightArm: Share,
  leftArm: Share,
  rightLeg: Share,
  leftLeg: Share,
});
const Fighter = v.strictObject({
  physique: Level,
  chaosExperience: Level,
  agility: Level,
  awareness: Level,
  willpower: Level,
  evade: Level,
  brawling: Level,
  meleeWeapons: Level,
  ranged: Level,
  rangedCounter: Level,
  weapon: v.picklist(['unarmed', 'melee', 'twoHanded', 'ranged']),
  oneHanded: may(v.boolean()),
  strength: Share,
  rangeMalus: Share,
  armour: Armour,
  aim: int(0, 6),
  keep: Kp,
  firstRoundVigilance: may(v.picklist(['wholeRound', 'untilOwnActivation'])),
});
const Duellist = v.strictObject({
  testBase: int(0, 60),
  difficulty: int(0, 60),
  proper: v.boolean(),
  strength: Share,
  torsoArmour: Share,
  limbArmour: Share,
  hardiness: int(1, 31),
  willpower: int(0, 12),
});
const PairOf = <S extends v.GenericSchema>(schema: S) => v.tuple([schema, schema]);
const Priority = v.pipe(v.array(AreaName), v.maxLength(6));
const partial = {
  ...declaration,
  target: may(declaration.target),
  weapon: may(declaration.weapon),
};

export const Question = v.variant('ask', [
  ask('prices', { by: Id, player: may(v.boolean()) }),
  ask('price', { command: Command }),
  ask('movePrice', { by: Id, metres: v.pipe(v.array(int(1, 1000)), v.maxLength(200)) }),
  ask('hand', {
    hand: HandText,
    add: may(v.pipe(v.array(v.pipe(v.string(), v.regex(/^\d{1,2}[FT]$/))), v.maxLength(20))),
  }),
  ask('test', {
    by: Id,
    traits: Traits,
    difficulty: may(Number100),
    f: may(Share),
    t: may(Share),
    odds: may(v.boolean()),
  }),
  ask('opposed', { a: Side, b: Side }),
  ask('leaveMelee', { by: Id, opponentRepresentative: may(Id) }),
  ask('stress', { kp: Kp }),
  ask('surprise', { difference: Number100 }),
  ask('attack', { by: Id, vigilance: may(Share), odds: may(v.boolean()), ...declaration }),
  ask('vigilance', { odds: may(v.boolean()) }),
  ask('strike', {}),
  ask('exchange', { by: may(Id), vigilance: may(Share), priority: may(Priority), ...partial }),
  ask('area', { aim: int(0, 5) }),
  ask('automatic', { hand: HandText, chosen: Share, limit: Share }),
  ask('pain', { willpower: Level, shock: Share }),
  ask('survival', { total: Trauma }),
  ask('bloodLoss', { trauma: Trauma, bloodLoss: Trauma }),
  ask('healing', { difficulty: Number100, trauma: Trauma, t: may(int(0, 6)) }),
  ask('unstable', { difficulty: Number100, trauma: Trauma, t: may(int(0, 6)) }),
  ask('recovery', {
    by: Id,
    environment: may(v.union([EnvironmentName, Row])),
    rest: may(v.union([RestName, Row])),
    care: may(v.union([CareName, Row])),
    burn: may(v.boolean()),
  }),
  ask('psych', { willpower: Level, total: Share, shock: Share }),
  ask('activation', {
    kp: Kp,
    cheapLevels: int(0, 4),
    need: Number100,
    cost: int(1, 20),
    net: Number100,
    most: may(Kp),
  }),
  ask('duel', { a: Duellist, b: Duellist, rounds: may(int(1, 60)) }),
  ask('fight', { a: Fighter, b: Fighter, runs: Runs, seed: Seed }),
  ask('fightOf', {
    a: Id,
    b: Id,
    weapons: PairOf(Id),
    aim: may(PairOf(int(0, 6))),
    keep: may(PairOf(Kp)),
    metres: may(int(0, 2000)),
    runs: Runs,
    seed: Seed,
  }),
  ask('combat', { runs: int(1, 5000), seed: Seed, rounds: may(int(1, 60)) }),
  ask('firstAid', {
    patient: may(Id),
    helpers: Ids,
    immediate: may(v.boolean()),
    noEquipment: may(v.boolean()),
    bandages: may(v.boolean()),
    coagulant: may(v.boolean()),
    tight: may(v.boolean()),
    gmModifier: may(Number100),
  }),
  ask('time', { minutes: int(1, 600_000) }),
  ask('derived', { by: Id }),
]);
