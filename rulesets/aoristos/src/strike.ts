import { accept, type Context, type Decision } from '@aspekt/contract';
import { d6, pool, type Dice } from '@aspekt/dice';
import { allAreas, areaBits, areaHand, areasIn, attackBase, attackHand, shotLimit, wouldHit } from './attack-hands.ts';
import { actorIn, combatantIn, diceAudience, isRefused, itemIn, kpOf, lookup, type Refused } from './find.ts';
import { counted, diceRolled, hand, parseHand, pick, rollHand } from './hand.ts';
import type {
  AreaRoll,
  AttackRoll,
  CommandOf,
  DiceHand,
  Event,
  Item,
  PendingAttack,
  Person,
  Roll,
  State,
} from './model.ts';
import { refuse } from './refusal.ts';

/** Area roll: the table, or any area with matching dice, the head included (AOR-HIT-07..09). */
const rollArea = (dice: Dice, attacker: Person, rolled: DiceHand): AreaRoll => {
  const bits = dice.roll('area', pool(diceRolled(rolled), d6), areaBits, diceAudience(attacker));
  return { hand: rolled, match: bits === allAreas, allowed: areasIn(bits) };
};

type Attacker = { readonly attacker: Person; readonly pending: PendingAttack; readonly item: Item | null };

export const attackerAt = (
  state: State,
  id: string,
  { by }: Context,
  step: PendingAttack['step'],
): Attacker | Refused => {
  const attacker = actorIn(state, id, by);
  if (isRefused(attacker)) return attacker;
  const pending = state.combat?.pendingAttack;
  if (!pending || pending.attacker !== id || pending.step !== step) return refuse('wrongStep', {}, ['AOR-ATK-10']);
  return { attacker, pending, item: itemIn(attacker, pending.weapon) ?? null };
};

const attackFrom = (roll: Roll, testBase: number, difficulty: number): AttackRoll => {
  const fullRoll = testBase + (roll.total ?? 0);
  return { roll, testBase, fullRoll, success: fullRoll >= difficulty };
};

/** Step 4: the number of shots in auto mode, then attack and area together (AOR-ATK-10, AOR-AUTO-04). */
export const rollAttack = (
  state: State,
  { by: id }: CommandOf<'aoristos/rollAttack'>,
  context: Context,
): Decision<Event> => {
  const found = attackerAt(state, id, context, 'roll');
  if (isRefused(found)) return found;
  const { attacker, pending, item } = found;
  const { dice } = context;
  const me = state.combat ? combatantIn(state.combat, id) : undefined;
  const fired = me && item ? (lookup(kpOf(me).shotsThisRound, item.id) ?? 0) : 0;
  const autoHand = pending.mode === 'auto' ? (parseHand(item?.autoHand ?? '') ?? hand(1)) : null;
  const shotsRoll = autoHand && rollHand(dice, 'auto', id, autoHand, 'highest', diceAudience(attacker));
  const wanted = pending.mode === 'auto' ? pending.chosenShots + (shotsRoll?.total ?? 0) : pending.mode;
  const shots = pending.kind === 'ranged' ? Math.max(0, Math.min(wanted, shotLimit(item, fired))) : 1;
  const rolled = attackHand(pending, attacker, item, shots);
  const roll = rollHand(dice, 'attack', id, rolled, 'high', diceAudience(attacker));
  const attack = attackFrom(roll, attackBase(attacker, pending), pending.difficulty);
  const areaDice = areaHand(pending, item, shots);
  const areaRoll = areaDice && rollArea(dice, attacker, areaDice);
  const area = areaRoll?.allowed.length === 1 ? (areaRoll.allowed[0] ?? null) : null;
  return accept<Event>({
    type: 'aoristos/attackRolled',
    who: id,
    shotsRoll,
    shots,
    attack,
    difficulty: pending.difficulty,
    areaRoll,
    area,
    wouldHit: wouldHit(attack.success, pending, areaRoll, area),
  });
};

/** Other dice of a free attack hand than the highest (AOR-DICE-09). */
export const chooseAttackDice = (
  state: State,
  { by: id, indexes }: CommandOf<'aoristos/chooseAttackDice'>,
  context: Context,
): Decision<Event> => {
  const found = attackerAt(state, id, context, 'choice');
  if (isRefused(found)) return found;
  const { pending } = found;
  if (!pending.attack || pending.attack.roll.hand.f === 0) return refuse('noChoice', {}, ['AOR-DICE-10']);
  const chosen = pick(pending.attack.roll, indexes);
  if (!chosen) return refuse('badInput', { b: 2 }, ['AOR-DICE-09']);
  const attack = attackFrom(counted(pending.attack.roll, chosen), pending.attack.testBase, pending.difficulty);
  return accept<Event>({
    type: 'aoristos/attackDiceChosen',
    who: id,
    attack,
    difficulty: pending.difficulty,
    wouldHit: wouldHit(attack.success, pending, pending.areaRoll, pending.area),
  });
};

/** One of the areas the area hand allows (AOR-HIT-08, AOR-HIT-09). */
export const chooseArea = (
  state: State,
  { by: id, area }: CommandOf<'aoristos/chooseArea'>,
  context: Context,
): Decision<Event> => {
  const found = attackerAt(state, id, context, 'choice');
  if (isRefused(found)) return found;
  const { pending } = found;
  if (!pending.areaRoll?.allowed.includes(area))
    return refuse('areaNotAllowed', { area }, ['AOR-HIT-08', 'AOR-HIT-09']);
  const hits = wouldHit(pending.attack?.success ?? false, pending, pending.areaRoll, area);
  return accept<Event>({ type: 'aoristos/areaChosen', who: id, area, wouldHit: hits });
};

/** Farthest distance at which an attack can still be broken off (AOR-ATK-11). */
const abortReach = 10;

/** Step 5: break off a hit one is not pleased with, within 10 m (AOR-ATK-11, D-12). */
export const abortAttack = (
  state: State,
  { by: id }: CommandOf<'aoristos/abortAttack'>,
  context: Context,
): Decision<Event> => {
  const found = attackerAt(state, id, context, 'choice');
  if (isRefused(found)) return found;
  const { pending } = found;
  const hits = wouldHit(pending.attack?.success ?? false, pending, pending.areaRoll, pending.area);
  if (!hits || pending.distance > abortReach) return refuse('cannotAbort', {}, ['AOR-ATK-11']);
  return accept<Event>({ type: 'aoristos/attackAborted', who: id, target: pending.target });
};
