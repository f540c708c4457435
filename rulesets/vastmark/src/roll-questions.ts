import { refuse, type Context, type Json, type Refusal } from '@aspekt/contract';
import { scriptedDice, sum, type Fraction } from '@aspekt/dice';
import { actorOf, rollsOf } from './access.ts';
import { difficultyRow } from './difficulty.ts';
import { additions, resistanceNumber } from './formula.ts';
import { pointsLeft } from './hero-points.ts';
import type { Contender } from './judge.ts';
import type { Character, OpenRoll, Question, Resistance, Roll, Settings, State } from './model.ts';
import { chance, chancesAsJson } from './odds/as-json.ts';
import {
  successAgainstZero,
  successDeclared,
  successDeclaredAgainstZero,
  successIfSpent,
  successWithPoints,
} from './odds/hero.ts';
import { successAfterLooking } from './odds/looking.ts';
import { certainly, difficultyChances, opposedChances, totalChances, type Bought, type Chances } from './odds/roll.ts';
import { anyDeclared, anyWithPoints } from './odds/several-points.ts';
import { anyAgainstOne, anyAgainstOneOrItsZero, anyOf, bestOf } from './odds/several.ts';
import { draftRolls, openingProblem } from './open-roll.ts';
import { sidesOf } from './opposed.ts';
import { asItStands, contender } from './reading.ts';

type Answer = Json | { readonly refusal: Refusal };

/** Whoever asks has been given only what she may know; no dice fall. */
const asking: Context = { by: { seat: 'gm', role: 'gm' }, dice: scriptedDice([]) };
const unknown = (id: string): Answer => ({ refusal: refuse('E_UNKNOWN_ID', { id }).refusal });

/** A roll that is still being prepared: its one-line formula, its odds, and what hero points would do to them. */
export const previewAnswer = (state: State, inputs: Omit<OpenRoll, 'type' | 'id'>, against?: string): Answer => {
  const actor = state.characters.find(({ id }) => id === inputs.actor);
  if (!actor) return unknown(inputs.actor);
  const wrong = openingProblem(state, inputs, actor, asking);
  if (wrong) return { refusal: wrong.refusal };
  const rolls = draftRolls(state, { ...inputs, id: 'preview' }, actor, asking);
  const other = against === undefined ? undefined : state.rolls.find(({ id }) => id === against);
  if (against !== undefined && !other) return unknown(against);
  const each = rolls.map((roll) =>
    other && roll.resistance.value.kind === 'opposed'
      ? opposedChances(additions(roll) - additions(other), roll.settings).A
      : chancesOf(roll),
  );
  const success = each.flatMap((chances) => (chances ? [chances.success] : []));
  const any =
    other && inputs.resistance.kind === 'opposed'
      ? anySucceeds(
          rolls.map((roll) => additions(roll) - additions(other)),
          state.settings,
        )
      : anyOf(success);
  return {
    rolls: rolls.map((roll, i) => beforeDice(roll, each[i], actor)),
    success: success.length === rolls.length ? chance(any) : null,
  };
};

/** Any of the rolls against the one roll of the other side, which they share (VAST-MULTI-05). */
const anySucceeds = (deltas: readonly number[], { opposedZero }: Pick<Settings, 'opposedZero'>): Fraction =>
  opposedZero === 'otherSucceeds' ? anyAgainstOneOrItsZero(deltas) : anyAgainstOne(deltas, 1);

/** A roll on the table: before the dice as in a preview, after them what each hero point would do. */
export const rollAnswer = (
  state: State,
  { rollId, withPoints = true }: Extract<Question, { readonly ask: 'roll' }>,
): Answer => {
  const [roll, ...mates] = rollsOf(state, rollId, asking.by);
  const actor = roll && actorOf(state, roll);
  if (!actor) return unknown(rollId);
  if (roll.id !== rollId) return groupAnswer([roll, ...mates], withPoints ? actor : undefined);
  if (roll.result) return afterDice(state, roll, actor);
  return beforeDice(roll, chancesOf(roll), withPoints ? actor : undefined);
};

/** The action of several traits goes as the best of its rolls (VAST-MULTI-03, VAST-MULTI-06). */
const groupAnswer = (rolls: readonly Roll[], actor: Character | undefined): Answer => {
  const counted = rolls.filter(({ status }) => status !== 'withdrawn');
  const each = counted.flatMap((roll) => (roll.result ? certainly(roll.result.outcome.value) : chancesOf(roll)) ?? []);
  const known = each.length === counted.length;
  return {
    chances: known ? chancesAsJson(bestOf(each)) : null,
    withPoints: known && actor ? pointsOnSeveral(counted, actor) : [],
  };
};

/** What points would do to several rolls of one action, none of them thrown or paid for yet: the best plan for each number of them. */
const pointsOnSeveral = (rolls: readonly Roll[], actor: Character): readonly Json[] => {
  if (rolls.some(({ result, heroPointsSpent }) => result || heroPointsSpent > 0)) return [];
  const ceilings = rolls.map((roll) => pointsOn(roll, actor));
  const most = Math.min(actor.sheet.value.unusedXp, sum(ceilings));
  const declared = rolls.some(({ settings }) => settings.heroTiming === 'beforeRoll');
  const plan = declared ? anyDeclared : anyWithPoints;
  const attempts = rolls.map((roll, i) => {
    const resistance = roll.resistance.value;
    const gap = gapOf(roll, resistance);
    return { gap, given: isGiven(roll, resistance), ceiling: ceilings[i] ?? 0 };
  });
  return upTo(most).flatMap((points) => {
    const success = plan(attempts, points);
    return success === undefined ? [] : [{ points, success: { p: success } }];
  });
};

/** Against a zero of the other side that gives a lower total its success (VAST-ZERO-06). */
const isGiven = ({ settings }: Roll, resistance: Resistance): boolean =>
  settings.opposedZero === 'otherSucceeds' && resistance.kind === 'opposedTotal' && resistance.zero;

/** Undefined where the other side is not known yet. */
const chancesOf = (roll: Roll): Chances | undefined => {
  const resistance = roll.resistance.value;
  switch (resistance.kind) {
    case 'difficulty':
      return difficultyChances(gapOf(roll, resistance), roll.settings, boughtOn(roll));
    case 'opposedTotal':
      return totalChances(gapOf(roll, resistance), resistance.zero, roll.settings, boughtOn(roll));
    case 'opposed':
      return undefined;
  }
};

/** Points declared before the dice. */
export const boughtOn = ({ heroPointsSpent, zeroIgnored }: Roll): Bought => ({
  extraDice: heroPointsSpent - (zeroIgnored ? 1 : 0),
  zeroIgnored,
});

const gapOf = (roll: Roll, resistance: Resistance): number =>
  (resistanceNumber(roll, resistance) ?? 0) - additions(roll);

const pointsOn = (roll: Roll, { npc, sheet }: Character): number => pointsLeft(roll, npc, sheet.value.unusedXp);

/** The points that may still be spent on this roll, one by one. */
export const pointsToSpend = (roll: Roll, actor: Character): readonly number[] => upTo(pointsOn(roll, actor));

const upTo = (points: number): readonly number[] => Array.from({ length: points }, (_, i) => i + 1);

/** Without an actor nothing is said of her points. */
const beforeDice = (roll: Roll, chances: Chances | undefined, actor?: Character): Json => {
  const resistance = roll.resistance.value;
  const against = resistanceNumber(roll, resistance);
  const gap = gapOf(roll, resistance);
  const given = isGiven(roll, resistance);
  const plan =
    roll.settings.heroTiming === 'beforeRoll'
      ? given
        ? successDeclaredAgainstZero
        : successDeclared
      : given
        ? successAgainstZero
        : successWithPoints;
  return {
    trait: roll.traitId,
    turned: roll.turned,
    traitValue: roll.traitValue,
    skill: roll.skillId,
    skillValue: roll.skillValue,
    modifications: roll.modifications.map(({ label, value }) => ({ label, value })),
    ...(roll.specialisation && { specialisation: { ...roll.specialisation } }),
    ...(roll.daze !== undefined && { daze: roll.daze }),
    additions: additions(roll),
    resistance: against ?? null,
    difficultyRow: resistance.kind === 'difficulty' && against !== undefined ? difficultyRow(against) : null,
    chances: chances ? chancesAsJson(chances) : null,
    // What has been bought already is in the chances themselves.
    withPoints:
      actor && chances && resistance.kind !== 'opposed' && roll.heroPointsSpent === 0
        ? pointsToSpend(roll, actor).map((points) => ({ points, success: chance(plan(gap, points)) }))
        : [],
  };
};

/** Whom an opposed roll met, where a zero of theirs can give it its success; undefined where only the highest counts. */
const othersOf = (state: State, roll: Roll): readonly Contender[] | undefined => {
  const resistance = roll.resistance.value;
  if (roll.settings.opposedZero !== 'otherSucceeds' || resistance.kind === 'difficulty') return undefined;
  if (resistance.kind === 'opposedTotal') return [{ total: resistance.total, zero: resistance.zero }];
  const sides = roll.contestId === null ? [] : sidesOf(state, roll.contestId, asItStands(roll));
  const others = sides.filter((side) => side.every((it) => it.roll.id !== roll.id)).flat();
  return others.length === 0 ? undefined : others.map(contender);
};

const afterDice = (state: State, roll: Roll, actor: Character): Json => {
  const result = roll.result;
  if (!result) return null;
  const { resistance, margin } = result.verdict.value;
  const open = roll.status === 'rolled' && roll.settings.heroTiming === 'afterLooking';
  const points = open ? pointsOn(roll, actor) : 0;
  const others = othersOf(state, roll);
  const won = (zero: boolean, count: number): Fraction =>
    others
      ? successAfterLooking({ total: result.total, zero }, others, roll.settings, count)
      : successIfSpent(1 - margin, zero, count);
  const spend = (count: number): Json => chance(won(result.zero, count));
  return {
    total: result.total,
    resistance,
    margin,
    outcome: result.outcome.value,
    pointsLeft: points,
    ifSpent: upTo(points).map((count) => ({ points: count, success: spend(count) })),
    // One point for a die while a zero stands helps only against being zeroed (D-9).
    extraDie: points > 0 ? chance(result.zero ? successIfSpent(1, true, 0) : won(false, 1)) : null,
    ignoreZero: points > 0 && result.zero ? spend(1) : null,
  };
};
