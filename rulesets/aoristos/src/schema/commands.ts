import * as v from 'valibot';
import {
  AreaName,
  AttributeName,
  Audience,
  CareName,
  Count,
  EnvironmentName,
  HandName,
  HandText,
  Id,
  Ids,
  int,
  ItemFields,
  ItemInput,
  LimbName,
  may,
  Measure,
  Name,
  PostureName,
  RestName,
  Sheet,
  SkillName,
  SomeAttributes,
  SomeSkills,
  Stock,
  StockArmour,
  StockCover,
  StockItem,
  Text,
  ThingInput,
  TraitName,
  Traits,
} from './parts.ts';
import { SomeSettings } from './settings.ts';

const command = <T extends string, E extends v.ObjectEntries>(type: T, entries: E) =>
  v.strictObject({ type: v.literal(`aoristos/${type}`), ...entries });

const by = { by: Id };
const payable = { by: Id, beginExtended: may(v.boolean()), abandonExtended: may(v.boolean()) };
const Metres = int(0, 100_000);
const Extra = int(0, 100);
const Challenge = v.picklist([0, 1, 2, 3]);
const award = { characters: v.pipe(Ids, v.minLength(1)), note: may(Text) };
const Months = int(0, 1200);
const Side = v.strictObject({
  members: v.pipe(v.array(v.strictObject({ person: Id, traits: Traits })), v.maxLength(30)),
  representative: Id,
  f: may(Extra),
  t: may(Extra),
});

const outside = [
  command('createCharacter', {
    id: Id,
    name: Name,
    kind: may(v.picklist(['pc', 'npc'])),
    controller: may(Id),
    seatIndex: may(int(0, 100)),
    startingUp: may(Count),
    hidden: may(v.boolean()),
    sheet: may(Sheet),
    finished: may(v.boolean()),
  }),
  command('setController', { person: Id, controller: v.nullable(Id) }),
  command('describe', { ...by, name: may(Name), notes: may(Text) }),
  command('setAttributeLevel', { ...by, trait: AttributeName, level: v.number() }),
  command('setSkillLevel', { ...by, trait: SkillName, level: v.number() }),
  command('finishCreation', { ...by, discardRest: may(v.boolean()) }),
  v.variant('reason', [
    command('awardUp', { ...award, reason: v.literal('travel'), months: Months, perMonth: v.number() }),
    command('awardUp', {
      ...award,
      reason: v.literal('training'),
      hoursPerDay: v.pipe(v.number(), v.minValue(0), v.maxValue(24)),
      months: Months,
      confirmed: may(v.boolean()),
    }),
    command('awardUp', { ...award, reason: v.literal('combat'), challenge: Challenge }),
    command('awardUp', { ...award, reason: v.literal('other'), amount: Count }),
  ]),
  command('buyLevel', { ...by, trait: TraitName }),
  command('addItem', { ...by, item: ThingInput }),
  command('editItem', { ...by, item: Id, fields: ItemFields }),
  command('removeItem', { ...by, item: Id }),
  command('setArmour', {
    ...by,
    area: v.union([AreaName, v.pipe(v.array(AreaName), v.minLength(1), v.maxLength(6))]),
    value: v.number(),
  }),
  command('freeformRoll', { by: may(Id), text: may(Text) }),
  command('rollHand', {
    by: may(Id),
    b: v.number(),
    f: may(v.number()),
    t: may(v.number()),
    modifier: may(int(-1000, 1000)),
    label: may(Text),
    audience: may(Audience),
  }),
  command('chooseDice', { by: may(Id), indexes: v.pipe(v.array(v.number()), v.maxLength(20)) }),
  command('successTest', {
    ...by,
    traits: Traits,
    difficulty: may(int(-1000, 1000)),
    f: may(Extra),
    t: may(Extra),
    audience: may(Audience),
    text: may(Text),
  }),
  command('opposedTest', { a: Side, b: Side, text: may(Text) }),
  command('setRest', { person: Id, resting: v.boolean(), since: may(Measure) }),
] as const;

const Sides = v.pipe(v.array(Ids), v.maxLength(10));
const Attackers = v.union([Id, Ids]);
const Areas = v.pipe(v.array(AreaName), v.maxLength(6));

const frame = [
  command('startCombat', {
    combatants: Ids,
    sides: may(Sides),
    surprisers: may(Ids),
    distances: may(v.pipe(v.array(v.strictObject({ a: Id, b: Id, metres: Metres })), v.maxLength(500))),
    melees: may(v.pipe(v.array(v.strictObject({ id: Id, sides: Sides })), v.maxLength(30))),
  }),
  command('addCombatant', { person: Id, side: may(int(0, 9)) }),
  command('removeCombatant', { person: Id }),
  command('beginActivation', by),
  command('endActivation', by),
  command('continueExtended', by),
  command('abandonExtended', by),
  command('setMelee', { melee: Id, sides: Sides }),
  command('setDistance', { a: Id, b: Id, metres: Metres }),
  command('setCover', {
    target: Id,
    attacker: Attackers,
    cover: v.nullable(
      v.strictObject({
        value: int(0, 1000),
        hiddenAreas: Areas,
        proper: may(v.boolean()),
        fullyHidden: may(v.boolean()),
      }),
    ),
  }),
  command('setBodyHidden', { target: Id, attacker: Attackers, areas: Areas }),
  command('setVisible', { target: Id, attacker: Attackers, visible: v.boolean() }),
  command('endCombat', { challenge: may(Challenge) }),
  command('singleAttack', { attacker: Id, target: Id, distance: may(Metres), melee: may(v.boolean()) }),
] as const;

const handling = { ...payable, item: Id, hand: may(HandName), cost: may(int(0, 100)) };
const walk = {
  ...payable,
  metres: v.number(),
  towards: may(Id),
  awayFrom: may(Id),
  slow: may(v.boolean()),
  leaveMelee: may(v.boolean()),
  opponentRepresentative: may(Id),
};

const acting = [
  command('speak', { ...payable, text: may(Text), syllables: may(int(0, 2000)) }),
  command('scout', { ...payable, direction: may(Text), listen: may(v.boolean()) }),
  command('move', walk),
  command('crawl', walk),
  command('changePosture', { ...payable, posture: PostureName }),
  command('drawItem', handling),
  command('stowItem', handling),
  command('passItem', handling),
  command('takeFromPocket', handling),
  command('readyItem', handling),
  command('dropItem', { ...by, item: Id }),
  command('pickUp', handling),
  command('charge', { ...payable, weapon: Id }),
  command('cancelCharge', { ...payable, weapon: Id }),
  command('reload', { ...payable, weapon: Id, rounds: may(v.number()), assistant: may(v.boolean()), holder: may(Id) }),
  command('otherAction', { ...payable, text: may(Text), cost: v.number() }),
  command('beginOverwatch', { ...payable, place: Text }),
  command('grapple', {
    ...payable,
    target: Id,
    kind: v.picklist(['hold', 'trip', 'break']),
    defence: may(v.picklist(['brawling', 'evade'])),
  }),
  command('releaseHold', { ...by, target: Id }),
] as const;

export const declaration = {
  target: Id,
  weapon: Id,
  strike: may(v.boolean()),
  limb: may(LimbName),
  grip: may(v.picklist([1, 2])),
  mode: may(v.union([int(1, 1000), v.literal('auto')])),
  shots: may(Count),
  safetyAim: may(Extra),
  rangeAim: may(Extra),
  conditions: may(
    v.strictObject({
      wholeTargetVisible: may(v.boolean()),
      targetStill: may(v.boolean()),
      attackerStable: may(v.boolean()),
      fittingAid: may(v.boolean()),
    }),
  ),
  distance: may(Metres),
  unaware: may(v.boolean()),
  gmExtra: may(int(0, 1000)),
};

const attacking = [
  command('declareAttack', { ...payable, ...declaration }),
  command('chooseVigilance', {
    ...by,
    traits: Traits,
    move: may(
      v.strictObject({
        metres: may(v.number()),
        direction: may(v.picklist(['cover', 'side', 'away'])),
        throwDown: may(v.boolean()),
      }),
    ),
  }),
  command('rollAttack', by),
  command('chooseAttackDice', { ...by, indexes: v.pipe(v.array(v.number()), v.maxLength(20)) }),
  command('chooseArea', { ...by, area: AreaName }),
  command('abortAttack', by),
  command('confirmAttack', by),
  command('follow', { ...by, follow: v.boolean() }),
  command('giveUpMove', by),
  command('carryOn', by),
  command('opportunityAttack', { ...by, abandonExtended: may(v.boolean()), ...declaration }),
  command('declineAttack', by),
  command('overwatchTrigger', { person: Id, watchers: may(Ids) }),
  command('holdBack', by),
  command('applyHit', {
    person: Id,
    area: v.nullable(AreaName),
    strength: v.union([v.number(), HandText]),
    useArmour: v.boolean(),
    burn: may(v.boolean()),
  }),
] as const;

const Minutes = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(6_000_000));
const Clock = v.nullable(Measure);
const Limb = v.strictObject({ state: v.picklist(['ok', 'broken', 'destroyed']), since: Measure });
const HealthFields = v.strictObject({
  alive: may(v.boolean()),
  conscious: may(v.boolean()),
  nerveShock: may(int(0, 1000)),
  posture: may(PostureName),
  wounds: may(
    v.pipe(
      v.array(
        v.strictObject({
          area: v.nullable(AreaName),
          damage: Count,
          inflictedAt: Measure,
          bleedRate: Count,
          burn: v.boolean(),
          converted: v.boolean(),
        }),
      ),
      v.maxLength(100),
    ),
  ),
  bloodLoss: may(Count),
  nextBloodTickAt: may(Clock),
  organTrauma: may(Count),
  nextHealingAt: may(Clock),
  nextFaintTestAt: may(Clock),
  limbs: may(v.strictObject({ rightArm: may(Limb), leftArm: may(Limb), rightLeg: may(Limb), leftLeg: may(Limb) })),
  rested: may(v.boolean()),
  busyUntil: may(Measure),
  psychTrauma: may(Count),
  permanentPsychTrauma: may(Count),
  psychotic: may(v.boolean()),
  mindBroken: may(v.boolean()),
  disorders: may(
    v.pipe(
      v.array(v.strictObject({ kind: v.picklist(['temporary', 'mild', 'developed']), text: Text })),
      v.maxLength(100),
    ),
  ),
  temporaryWindow: may(v.nullable(v.strictObject({ closesAt: Measure, taken: Count }))),
});
const row = int(-20, 20);

const health = [
  command('advanceTime', { minutes: may(Minutes), hours: may(Minutes), days: may(Minutes) }),
  command('painTest', by),
  command('survivalRoll', by),
  command('faintTest', by),
  command('psychTest', by),
  command('firstAid', {
    by: may(Id),
    patient: Id,
    helpers: Ids,
    allowLate: may(v.boolean()),
    immediate: may(v.boolean()),
    noEquipment: may(v.boolean()),
    bandages: may(v.boolean()),
    coagulant: may(v.boolean()),
    tight: may(v.boolean()),
    gmModifier: may(row),
  }),
  command('transfuse', { patient: Id, units: int(1, 1000) }),
  command('healingTest', {
    ...by,
    environment: may(v.union([EnvironmentName, row])),
    rest: may(v.union([RestName, row])),
    care: may(v.union([CareName, row])),
    burn: may(v.boolean()),
  }),
  command('wakeUp', { person: Id }),
  command('setHealth', { person: Id, fields: HealthFields, reason: may(Text) }),
  command('addPsychTrauma', {
    person: Id,
    amount: may(v.number()),
    hand: may(HandText),
    permanent: may(v.boolean()),
    shocking: may(v.boolean()),
    text: may(Text),
  }),
  command('takeTemporaryDisorder', { ...by, text: Text }),
  command('takeLastingDisorder', {
    ...by,
    text: Text,
    kind: v.picklist(['mild', 'developed']),
    disorder: may(Count),
  }),
  command('recoverPsych', { person: Id, months: may(Months), halfYears: may(Months) }),
  command('endPsychosis', { person: Id }),
  command('cureDisorder', { person: Id, disorder: Count }),
] as const;

const Change = v.variant('what', [
  v.strictObject({
    what: v.literal('person'),
    person: Id,
    fields: v.strictObject({
      name: may(Name),
      kind: may(v.picklist(['pc', 'npc'])),
      seatIndex: may(int(0, 100)),
      hidden: may(v.boolean()),
      attributes: may(SomeAttributes),
      skills: may(SomeSkills),
      availableUp: may(Count),
      creation: may(v.nullable(Count)),
      notes: may(Text),
    }),
  }),
  v.strictObject({ what: v.literal('remove'), person: Id }),
  v.strictObject({
    what: v.literal('combatant'),
    person: Id,
    fields: v.strictObject({
      kp: may(int(0, 1000)),
      vigilanceBonus: may(int(0, 1000)),
      metresThisRound: may(Metres),
      side: may(v.nullable(int(0, 9))),
      stationary: may(v.boolean()),
      fleeDanger: may(v.boolean()),
      charged: may(v.nullable(Id)),
    }),
  }),
  v.strictObject({
    what: v.literal('turn'),
    round: may(int(1, 100_000)),
    current: may(Id),
    phase: may(v.picklist(['active', 'between'])),
  }),
  v.strictObject({ what: v.literal('order'), order: Ids }),
  v.strictObject({ what: v.literal('attack') }),
  v.strictObject({ what: v.literal('due'), strike: Count }),
  v.strictObject({ what: v.literal('ground'), add: may(ItemInput), strike: may(Id) }),
]);

const tending = [
  command('adjust', { reason: v.pipe(Text, v.minLength(1)), change: Change }),
  command('configure', { settings: SomeSettings }),
  command('setScene', {
    environment: may(EnvironmentName),
    weekday: may(int(0, 6)),
    clock: may(Measure),
    person: may(Id),
    rest: may(RestName),
    care: may(CareName),
  }),
  command('stock', { item: may(StockItem), armour: may(StockArmour), cover: may(StockCover) }),
  command('unstock', { shelf: v.picklist(['items', 'armour', 'cover']), id: Id }),
  command('importStock', { stock: Stock }),
] as const;

export const Command = v.variant('type', [...outside, ...frame, ...acting, ...attacking, ...health, ...tending]);
