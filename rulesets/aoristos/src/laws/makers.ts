import {
  areas,
  attributes,
  cares,
  environments,
  limbs,
  postures,
  rests,
  skills,
  type Command,
  type CommandOf,
  type State,
} from '../model.ts';
import { starterStock } from '../ready-made/equipment.ts';
import { bookPeople, readyMade } from '../ready-made/people.ts';
import {
  Draw,
  someone,
  active,
  thing,
  traits,
  side,
  by,
  paying,
  pending,
  declaration,
  walk,
  handling,
  armed,
  fresh,
  itemInput,
  melees,
} from './draw.ts';

export type Maker<T extends Command['type']> = (draw: Draw, state: State) => Without<CommandOf<T>>;
type Without<C> = C extends unknown ? Omit<C, 'type'> : never;
type Makers = { readonly [T in Command['type']]: Maker<T> };

/** One maker of commands for every kind there is. */
export const makers: Makers = {
  'aoristos/createCharacter': (draw) => ({
    id: fresh(draw),
    name: 'Ny',
    ...draw.maybe({ kind: draw.one(['pc', 'npc'] as const) }),
    ...draw.maybe({ sheet: draw.one([...readyMade.sv, ...bookPeople.sv]) }),
    ...draw.maybe({ finished: true }),
    ...draw.maybe({ hidden: draw.coin }),
    ...(draw.below(6) === 0 && { startingUp: 50 }),
  }),
  'aoristos/setController': (draw, state) => ({
    person: someone(draw, state),
    controller: draw.one([null, 'seat-a', 'seat-b']),
  }),
  'aoristos/describe': (draw, state) => ({
    ...by(draw, state),
    ...draw.maybe({ name: 'Någon' }),
    ...draw.maybe({ notes: 'Anteckning' }),
  }),
  'aoristos/setAttributeLevel': (draw, state) => ({
    ...by(draw, state),
    trait: draw.one(attributes),
    level: draw.below(8),
  }),
  'aoristos/setSkillLevel': (draw, state) => ({ ...by(draw, state), trait: draw.one(skills), level: draw.below(8) }),
  'aoristos/finishCreation': (draw, state) => ({ ...by(draw, state), ...draw.maybe({ discardRest: true }) }),
  'aoristos/awardUp': (draw, state) => {
    const characters = [someone(draw, state)];
    return draw.one([
      { characters, reason: 'travel', months: 2, perMonth: draw.below(5) },
      {
        characters,
        reason: 'training',
        hoursPerDay: draw.one([1, 2, 8, 12]),
        months: 1,
        ...draw.maybe({ confirmed: true }),
      },
      { characters, reason: 'combat', challenge: draw.one([0, 1, 2, 3] as const) },
      { characters, reason: 'other', amount: draw.below(9) },
    ] as const);
  },
  'aoristos/buyLevel': (draw, state) => ({ ...by(draw, state), trait: draw.one(traits) }),
  'aoristos/addItem': (draw, state) => ({
    ...by(draw, state),
    item: { ...itemInput(draw), ...draw.maybe({ worn: { areas: ['torso', draw.one(areas)], value: draw.below(9) } }) },
  }),
  'aoristos/editItem': (draw, state) => {
    const who = by(draw, state);
    const { id: _id, ...fields } = itemInput(draw);
    return {
      ...who,
      item: thing(draw, state, who.by),
      fields: draw.one([{ loaded: draw.below(9), spare: draw.below(9) }, { name: 'Z' }, fields]),
    };
  },
  'aoristos/removeItem': (draw, state) => {
    const who = by(draw, state);
    return { ...who, item: thing(draw, state, who.by) };
  },
  'aoristos/setArmour': (draw, state) => ({
    ...by(draw, state),
    area: draw.one([...areas, ['head', 'torso'] as const]),
    value: draw.below(9) - 1,
  }),
  'aoristos/freeformRoll': (draw, state) => draw.maybe(by(draw, state)),
  'aoristos/rollHand': (draw, state) => ({
    ...draw.maybe(by(draw, state)),
    b: draw.below(8),
    ...draw.maybe({ f: draw.below(7) }),
    ...draw.maybe({ t: draw.below(7) }),
    ...draw.maybe({ modifier: draw.below(5) - 2 }),
    ...draw.maybe({ audience: draw.one(['gm', 'everyone', ['seat-a']] as const) }),
  }),
  'aoristos/chooseDice': (draw, state) => {
    const [who] = Object.keys(state.openRolls);
    const roll = who === undefined ? undefined : state.openRolls[who]?.roll;
    const indexes = Array.from({ length: roll?.hand.b ?? 1 }, (_, i) => i);
    return {
      ...(who !== undefined && who in state.people && { by: who }),
      indexes: draw.below(5) === 0 ? [9] : indexes,
    };
  },
  'aoristos/successTest': (draw, state) => ({
    ...by(draw, state),
    traits: draw.some(traits, 3),
    ...draw.maybe({ difficulty: draw.below(12) }),
    ...draw.maybe({ f: draw.below(4) }),
    ...draw.maybe({ t: draw.below(4) }),
  }),
  'aoristos/opposedTest': (draw, state) => ({ a: side(draw, state), b: side(draw, state) }),
  'aoristos/setRest': (draw, state) => ({
    person: someone(draw, state),
    resting: draw.coin,
    ...draw.maybe({ since: draw.below(30) }),
  }),
  'aoristos/startCombat': (draw, state) => ({
    combatants: draw.one([['a', 'n'], ['a', 'b', 'n', 'm'], Object.keys(state.people), ['a']]),
    ...draw.maybe({
      sides: [
        ['a', 'b'],
        ['n', 'm'],
      ],
    }),
    ...draw.maybe({ surprisers: ['n'] }),
    ...draw.maybe({ melees: [{ id: 'm1', sides: melees(draw) }] }),
    ...draw.maybe({ distances: [{ a: 'a', b: 'n', metres: draw.below(50) }] }),
  }),
  'aoristos/addCombatant': (draw, state) => ({ person: someone(draw, state), ...draw.maybe({ side: draw.below(2) }) }),
  'aoristos/removeCombatant': (draw, state) => ({ person: draw.below(4) > 0 ? 'nobody' : someone(draw, state) }),
  'aoristos/beginActivation': (draw, state) => ({ by: active(draw, state) }),
  'aoristos/endActivation': (draw, state) => ({ by: active(draw, state) }),
  'aoristos/continueExtended': (draw, state) => ({ by: active(draw, state) }),
  'aoristos/abandonExtended': (draw, state) => ({ by: active(draw, state) }),
  'aoristos/setMelee': (draw) => ({ melee: draw.one(['m1', 'm2']), sides: melees(draw) }),
  'aoristos/setDistance': (draw, state) => ({
    a: someone(draw, state),
    b: someone(draw, state),
    metres: draw.below(40),
  }),
  'aoristos/setCover': (draw, state) => ({
    target: someone(draw, state),
    attacker: draw.coin ? someone(draw, state) : ['a', 'n'],
    cover: draw.one([
      null,
      { value: draw.below(9), hiddenAreas: draw.some(areas, 4), proper: draw.coin, fullyHidden: draw.coin },
    ]),
  }),
  'aoristos/setBodyHidden': (draw, state) => ({
    target: someone(draw, state),
    attacker: someone(draw, state),
    areas: draw.some(areas, 3),
  }),
  'aoristos/setVisible': (draw, state) => ({
    target: someone(draw, state),
    attacker: someone(draw, state),
    visible: draw.coin,
  }),
  'aoristos/endCombat': (draw) => draw.maybe({ challenge: draw.one([0, 1, 2, 3] as const) }),
  'aoristos/singleAttack': (draw, state) => ({
    attacker: someone(draw, state),
    target: someone(draw, state),
    ...draw.maybe({ melee: true }),
    ...draw.maybe({ distance: 20 }),
  }),
  'aoristos/speak': (draw, state) => ({
    ...paying(draw, state),
    ...draw.maybe({ text: 'Akta dig' }),
    ...draw.maybe({ syllables: draw.below(30) }),
  }),
  'aoristos/scout': (draw, state) => ({ ...paying(draw, state), ...draw.maybe({ listen: true }) }),
  'aoristos/move': walk,
  'aoristos/crawl': walk,
  'aoristos/changePosture': (draw, state) => ({ ...paying(draw, state), posture: draw.one(postures) }),
  'aoristos/drawItem': handling,
  'aoristos/stowItem': handling,
  'aoristos/passItem': handling,
  'aoristos/takeFromPocket': handling,
  'aoristos/readyItem': handling,
  'aoristos/dropItem': (draw, state) => {
    const who = by(draw, state);
    return { ...who, item: thing(draw, state, who.by) };
  },
  'aoristos/pickUp': handling,
  'aoristos/charge': armed,
  'aoristos/cancelCharge': armed,
  'aoristos/reload': (draw, state) => ({
    ...armed(draw, state),
    ...draw.maybe({ rounds: draw.below(4) }),
    ...draw.maybe({ assistant: draw.coin, ...draw.maybe({ holder: someone(draw, state) }) }),
  }),
  'aoristos/otherAction': (draw, state) => ({ ...paying(draw, state), cost: draw.one([0, 1, 3, 12, -1]) }),
  'aoristos/beginOverwatch': (draw, state) => ({ ...paying(draw, state), place: 'grinden' }),
  'aoristos/grapple': (draw, state) => ({
    ...paying(draw, state),
    target: someone(draw, state),
    kind: draw.one(['hold', 'trip', 'break'] as const),
    ...draw.maybe({ defence: draw.one(['brawling', 'evade'] as const) }),
  }),
  'aoristos/releaseHold': (draw, state) => ({ ...by(draw, state), target: someone(draw, state) }),
  'aoristos/declareAttack': (draw, state) => {
    const pay = paying(draw, state);
    return { ...pay, ...declaration(draw, state, pay.by) };
  },
  'aoristos/chooseVigilance': (draw, state) => ({
    by: state.combat?.pendingAttack?.target ?? someone(draw, state),
    traits: draw.some(['agility', 'awareness', 'evade', 'brawling', 'meleeWeapons', 'car'] as const, 4),
    ...draw.maybe({ move: { ...draw.maybe({ metres: draw.below(4) }), ...draw.maybe({ throwDown: true }) } }),
  }),
  'aoristos/rollAttack': (draw, state) => ({ by: draw.coin ? pending(state) : someone(draw, state) }),
  'aoristos/chooseAttackDice': (draw, state) => ({ by: pending(state), indexes: draw.one([[0, 1], [0], [1, 2]]) }),
  'aoristos/chooseArea': (draw, state) => ({ by: pending(state), area: draw.one(areas) }),
  'aoristos/abortAttack': (_draw, state) => ({ by: pending(state) }),
  'aoristos/confirmAttack': (_draw, state) => ({ by: pending(state) }),
  'aoristos/follow': (draw, state) => ({ ...by(draw, state), follow: draw.coin }),
  'aoristos/giveUpMove': (draw, state) => ({ by: state.combat?.leaving?.by ?? someone(draw, state) }),
  'aoristos/carryOn': (draw, state) => ({ by: state.combat?.leaving?.by ?? someone(draw, state) }),
  'aoristos/opportunityAttack': (draw, state) => {
    const who = state.combat?.leaving?.waiting[0] ?? someone(draw, state);
    return { by: who, ...declaration(draw, state, who), target: state.combat?.leaving?.by ?? 'a' };
  },
  'aoristos/declineAttack': (draw, state) => ({ by: state.combat?.leaving?.waiting[0] ?? someone(draw, state) }),
  'aoristos/overwatchTrigger': (draw, state) => ({
    person: someone(draw, state),
    ...draw.maybe({ watchers: ['a', 'b', 'n'] }),
  }),
  'aoristos/holdBack': (draw, state) => ({ by: state.combat?.appearing?.watchers[0] ?? someone(draw, state) }),
  'aoristos/applyHit': (draw, state) => ({
    person: someone(draw, state),
    area: draw.one([...areas, null]),
    strength: draw.one([0, 2, 5, 9, 15, '1B', '2B1F', -1]),
    useArmour: draw.coin,
    ...draw.maybe({ burn: true }),
  }),
  'aoristos/advanceTime': (draw) => ({
    ...draw.maybe({ minutes: draw.one([0, 1, 5, 10]) }),
    ...draw.maybe({ hours: 1 }),
    ...draw.maybe({ days: draw.below(40) }),
  }),
  'aoristos/painTest': (draw, state) => ({ by: state.dueRolls[0]?.person ?? someone(draw, state) }),
  'aoristos/survivalRoll': (draw, state) => ({ by: state.dueRolls[0]?.person ?? someone(draw, state) }),
  'aoristos/faintTest': (draw, state) => ({ by: state.dueRolls[0]?.person ?? someone(draw, state) }),
  'aoristos/psychTest': (draw, state) => ({ by: state.dueRolls[0]?.person ?? someone(draw, state) }),
  'aoristos/firstAid': (draw, state) => ({
    patient: someone(draw, state),
    helpers: draw.one([['a'], ['a', 'b'], ['b'], []]),
    ...draw.maybe({ noEquipment: true }),
    ...draw.maybe({ bandages: true }),
    ...draw.maybe({ allowLate: true }),
    ...draw.maybe({ gmModifier: 1 }),
  }),
  'aoristos/transfuse': (draw, state) => ({ patient: someone(draw, state), units: draw.between(1, 3) }),
  'aoristos/healingTest': (draw, state) => ({
    by: state.dueRolls[0]?.person ?? someone(draw, state),
    ...draw.maybe({ environment: draw.one([...environments, 1]) }),
    ...draw.maybe({ rest: draw.one([...rests, 2]) }),
    ...draw.maybe({ care: draw.one([...cares, -1]) }),
  }),
  'aoristos/wakeUp': (draw, state) => ({ person: someone(draw, state) }),
  'aoristos/setHealth': (draw, state) => ({
    person: someone(draw, state),
    fields: draw.one([
      { alive: true, conscious: true, nerveShock: 0 },
      { organTrauma: draw.below(8) },
      { psychTrauma: draw.below(25), permanentPsychTrauma: draw.below(20) },
      { bloodLoss: 2, nextBloodTickAt: state.scene.clock + 1 },
      {
        limbs: {
          [draw.one(limbs)]: { state: draw.one(['ok', 'broken', 'destroyed'] as const), since: state.scene.clock },
        },
      },
      { posture: draw.one(postures), mindBroken: draw.below(9) === 0 },
      { disorders: [{ kind: 'mild' as const, text: 'fobi' }], psychotic: draw.coin },
    ]),
  }),
  'aoristos/addPsychTrauma': (draw, state) => ({
    person: someone(draw, state),
    ...draw.one([{ amount: draw.below(9) }, { hand: '1B2F' }, { hand: '1B1T' }, { amount: 12 }, {}]),
    ...draw.maybe({ permanent: true }),
    ...draw.maybe({ shocking: true }),
  }),
  'aoristos/takeTemporaryDisorder': (draw, state) => ({ ...by(draw, state), text: 'skakar' }),
  'aoristos/takeLastingDisorder': (draw, state) => ({
    ...by(draw, state),
    text: 'fobi',
    kind: draw.one(['mild', 'developed'] as const),
  }),
  'aoristos/recoverPsych': (draw, state) => ({
    person: someone(draw, state),
    ...draw.one([{ months: 3 }, { halfYears: 2 }, {}]),
  }),
  'aoristos/endPsychosis': (draw, state) => ({ person: someone(draw, state) }),
  'aoristos/cureDisorder': (draw, state) => ({ person: someone(draw, state), disorder: draw.below(2) }),
  'aoristos/adjust': (draw, state) => ({
    reason: 'rättelse',
    change: draw.one([
      {
        what: 'person',
        person: someone(draw, state),
        fields: draw.one([{ name: 'Nytt' }, { hidden: draw.coin }, { availableUp: 9, creation: null }, { kind: 'pc' }]),
      },
      {
        what: 'combatant',
        person: someone(draw, state),
        fields: { kp: draw.below(12), charged: draw.one([null, thing(draw, state, 'a')]) },
      },
      { what: 'turn', current: someone(draw, state) },
      { what: 'order', order: state.combat?.order.toReversed() ?? ['a'] },
      { what: 'attack' },
      { what: 'due', strike: draw.below(2) },
      { what: 'ground', add: itemInput(draw) },
      { what: 'ground', strike: thing(draw, state, 'a') },
      { what: 'remove', person: fresh(draw) },
    ] as const),
  }),
  'aoristos/configure': (draw) => ({
    settings: draw.one([
      { pauseOnRolls: draw.coin },
      { stressChoice: draw.one(['ask', 'autoLowest'] as const) },
      { holdsAndTrips: draw.one(['on', 'off'] as const) },
      { openNumbers: false },
      { movementPricing: draw.one(['difference', 'perAction', 'additive'] as const) },
      { engagedMayShootOut: draw.coin, trainingWillTest: draw.coin },
      {
        skillLevelOne: draw.one(['free', 'gmApproves'] as const),
        standOnOneLeg: draw.one(['never', 'allowed', 'gmDecides'] as const),
      },
    ]),
  }),
  'aoristos/setScene': (draw, state) => ({
    ...draw.maybe({ environment: draw.one(environments) }),
    ...draw.maybe({ person: someone(draw, state), rest: draw.one(rests) }),
  }),
  'aoristos/stock': (draw) =>
    draw.one([
      { item: { ...draw.one(starterStock.items) } },
      { armour: draw.one(starterStock.armour) },
      { cover: draw.one(starterStock.cover) },
      {},
    ]),
  'aoristos/unstock': (draw) => ({
    shelf: draw.one(['items', 'armour', 'cover'] as const),
    id: draw.one(['knife', 'mail', 'door', 'nothing']),
  }),
  'aoristos/importStock': () => ({ stock: starterStock }),
};
