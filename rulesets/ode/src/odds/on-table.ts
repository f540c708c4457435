import type { Json, Refusal } from '@aspekt/contract';
import type { Fraction } from '@aspekt/dice';
import { absorptions, cheapestFirst, less, slotsOfValues, trackOf, type Absorption } from '../absorb.ts';
import { defenceSkills, harmBy, reachOf } from '../attack-skills.ts';
import { consequencesTaken, isTooLate } from '../conflict.ts';
import { feelOf } from '../difficulty.ts';
import { effortOf, modifierOf, shiftsOf, teamworkBonus } from '../effort.ts';
import { outcomeOf } from '../shifts.ts';
import { pendingOf } from '../fate.ts';
import { isOpen } from '../half.ts';
import { checkAbsorption, freeBoxes, hitOn, isFreeSlot, maxAbsorb } from '../harm.ts';
import { armsOf, struck } from '../hit.ts';
import { hitSize, type Arms } from '../hit-size.ts';
import type { Character, Goal, Half, Hit, Question, Roll, Skill, State } from '../model.ts';
import { figure, inPlay } from '../people.ts';
import { recovered } from '../sessions.ts';
import { ratingOf } from '../skills.ts';
import { absorbs } from '../stress.ts';
import { stuntBonus } from '../stunts.ts';
import { no } from '../verdict.ts';
import { takenOutNow } from './harm.ts';
import { afterStep, bestAgainst, bestStep, bestWith } from './invokes.ts';
import { classes, exchange, quantity, type Classes } from './spread.ts';

type Refused = { readonly refusal: Refusal };
type Asked<T> = Extract<Question, { readonly ask: T }>;
const goals: readonly Goal[] = [0, 1, 3];

export const classesJson = ({ fail, tie, success, style }: Classes): Json => ({
  fail: quantity(fail),
  tie: quantity(tie),
  success: quantity(success),
  style: quantity(style),
});

const hitsJson = (delta: number, arms: Arms): Json => {
  const { defendedWithStyle, defended, tie, hits } = exchange(delta, arms);
  return {
    defendedWithStyle: quantity(defendedWithStyle),
    defended: quantity(defended),
    tie: quantity(tie),
    hits: hits.map(({ hit, chance }) => ({ hit, chance: quantity(chance) })),
  };
};

/** For each goal, the best chance with none, one, two and three invokes. */
const invokesJson = (chanceOf: (k: number, goal: Goal) => Fraction): Json =>
  goals.map((goal) => ({ goal, chances: [0, 1, 2, 3].map((k) => quantity(chanceOf(k, goal))) }));

/** All dice are still to be thrown; `arms` only for an attack. */
const before = (delta: number, opposed: boolean, arms?: Arms): { readonly [key: string]: Json } => ({
  delta,
  opposed,
  classes: classesJson(classes(delta, opposed)),
  ...(arms && opposed && { attack: hitsJson(delta, arms) }),
  invokes: invokesJson((k, goal) => bestWith(delta, k, goal, opposed).chance),
});

/** One's own dice lie and the defender's do not: theirs are as likely high as low, and only one's own can be rerolled. */
const between = (delta: number, own: number): { readonly [key: string]: Json } => ({
  delta,
  opposed: false,
  classes: classesJson(classes(delta, false)),
  invokes: invokesJson((k, goal) => bestAgainst(delta - own, k, goal, own)),
});

/** An action as it could be declared: skill, stunts and supporters against a difficulty or a defender. */
export const action = (state: State, asked: Asked<'action'>): Json | Refused => {
  const actor = figure(state, asked.actor);
  const defender = figure(state, asked.defender);
  if (!actor || (asked.defender !== undefined && !defender)) return no('notFound');
  const rating = ratingOf(actor, asked.skill);
  const stunts = actor.stunts
    .filter(({ id }) => asked.stunts?.includes(id))
    .map((stunt) => stuntBonus(stunt, asked.skill, asked.action, true))
    .reduce((sum, bonus) => (state.settings.stuntStacking ? sum + bonus : Math.max(sum, bonus)), 0);
  const helpers = (asked.helpers ?? []).filter((id) => {
    const helper = figure(state, id);
    const own = helper ? ratingOf(helper, asked.skill) : 0;
    return own >= 1 && own <= rating;
  });
  const own = rating + stunts + teamworkBonus(rating, helpers.length);
  if (!defender) {
    const { difficulty = 0 } = asked;
    return { ...before(own - difficulty, false), feel: feelOf(difficulty, rating) };
  }
  const theirs = Math.max(...defencesFor(actor, asked).map((skill) => ratingOf(defender, skill)));
  const arms = asked.action === 'attack' ? armsOf(state, actor.id, defender.id) : undefined;
  return before(own - theirs, true, arms);
};

/** The skills that the defender picks the best of, where none is named (ODE-USE-02, 03, 05). */
const defencesFor = (actor: Character, { action: what, skill, defence }: Asked<'action'>): readonly Skill[] => {
  if (defence !== undefined) return [defence];
  return what === 'attack' ? defenceSkills(harmBy(actor, skill), reachOf(skill)) : ['will'];
};

/** The open roll as it stands: before the dice, between the two throws, or with all dice on the table. */
export const roll = (state: State, { goal, side }: Asked<'roll'>): Json | Refused => {
  const open = state.roll;
  if (!isOpen(open)) return no('wrongStatus');
  if (open.acting.dice !== null && (!open.defence || open.defence.dice !== null)) return lying(open, goal);
  const delta = deltaOf(open);
  if (delta === undefined) return no('wrongStatus', {}, 'ODE-DIF-01');
  const { difficulty, acting } = open;
  // The defender's shifts are the actor's the other way round, and the dice to come are the defender's own (ODE-DEF-08).
  if (side === 'defence' && open.defence) return before(-delta, acting.dice === null);
  if (acting.dice !== null) return between(delta, sumOf(acting.dice));
  const arms = open.action === 'attack' ? armsOf(state, acting.actorId, struck(open)) : undefined;
  const odds = before(delta, open.defence !== null, arms);
  return difficulty && !open.defence ? { ...odds, feel: feelOf(difficulty.value, acting.rating.value) } : odds;
};

const deltaOf = (open: Roll): number | undefined => {
  const own = effortOf(open.acting) ?? modifierOf(open.acting);
  const raises = 2 * ((open.defence?.raised ?? 0) - open.acting.raised);
  if (open.defence) return open.defence.skill === null ? undefined : own + raises - modifierOf(open.defence);
  return open.difficulty === null ? undefined : own + raises - open.difficulty.value;
};

/** All dice lie: where it stands, and what +2, a reroll and the best next step would do, for either side. */
const lying = (open: Roll, goal: Goal): Json | Refused => {
  const shifts = shiftsOf(open);
  if (shifts === undefined) return { effort: effortOf(open.acting) ?? 0 };
  const { dice } = open.acting;
  const own = sumOf(dice);
  const side = (base: number, thrown: number, wanted: number): Json => {
    const { plus2, reroll } = afterStep(base, thrown, 1, wanted);
    return {
      plus2: quantity(plus2),
      reroll: quantity(reroll),
      steps: [1, 2, 3].map((k) => {
        const { step, chance } = bestStep(base, k, wanted, thrown);
        return { k, step, chance: quantity(chance) };
      }),
    };
  };
  const theirs = open.defence && sumOf(open.defence.dice);
  return {
    shifts,
    outcome: outcomeOf(shifts),
    behind: Math.max(0, goal - shifts),
    actor: side(shifts - own, own, goal),
    // The defender wants to stay below the goal, with dice of their own if they have any.
    opponent: theirs === null ? null : side(-shifts - theirs, theirs, 1 - goal),
  };
};

const sumOf = (dice: Half['dice']): number => (dice ?? []).reduce((sum, face) => sum + face, 0);

/** The chance that the open attack is more than its target could ever absorb. */
export const takesOut = (state: State): Json | Refused => {
  const open = state.roll;
  const target = isOpen(open) ? figure(state, struck(open)) : undefined;
  if (!isOpen(open) || open.action !== 'attack' || !target) return no('wrongStatus');
  const capacity = maxAbsorb(target, open.harm ?? 'physical');
  const arms = armsOf(state, open.acting.actorId, target.id);
  const shifts = shiftsOf(open);
  if (shifts !== undefined) return { capacity, takesOut: quantity(certainly(hitSize(shifts, arms) > capacity)) };
  const delta = deltaOf(open);
  if (delta === undefined || open.acting.dice !== null) return { capacity };
  return { capacity, takesOut: quantity(takenOutNow(delta, capacity, arms)) };
};
const certainly = (is: boolean): { num: bigint; den: bigint } => ({ num: is ? 1n : 0n, den: 1n });

/** Every way to take the oldest hit on somebody, cheapest first, and why the other slots do not help. */
export const harm = (state: State, { character: id }: Asked<'harm'>): Json | Refused => {
  const one = figure(state, id);
  const hit = hitOn(state, id);
  if (!one || !hit) return no(one ? 'wrongStatus' : 'notFound');
  const track = trackOf(one, hit.harm);
  const ways = [...cheapestFirst(absorptions(track, hit.shifts)), ...desperate(one, hit)];
  const stressOnly = checkAbsorption(one, hit, { stress: Math.min(hit.shifts, track.boxes), consequences: [] });
  return {
    hit: { harm: hit.harm, shifts: hit.shifts, byId: hit.byId },
    boxes: freeBoxes(one, hit.harm),
    most: maxAbsorb(one, hit.harm),
    ways: ways.map((way) => {
      const left = less({ ...track, slots: [...track.slots, extreme] }, way);
      const slots = slotsOfValues(one, hit.harm, way.slots);
      return {
        stress: way.stress,
        slots: way.slots.includes(extreme) ? [...slots, 'extreme'] : slots,
        absorbs: way.stress + way.slots.reduce((sum, value) => sum + value, 0),
        left: { boxes: left.boxes, slots: left.slots.filter((value) => value !== extreme) },
      };
    }),
    stressOnly: stressOnly ? refusalJson(stressOnly.refusal) : null,
    unusable: one.consequences.flatMap(({ slotId }) => {
      const refused = checkAbsorption(one, { ...hit, shifts: 1 }, { stress: 0, consequences: [{ slotId, text: '…' }] });
      return refused ? [{ slotId, ...refusalJson(refused.refusal) }] : [];
    }),
  };
};

const extreme = absorbs.extreme;
/** The ways with an extreme consequence come last: it changes for good who one is (ODE-OPT-02). */
const desperate = (one: Character, { harm, shifts }: Hit): readonly Absorption[] => {
  const slot = one.consequences.find(({ slotId }) => slotId === 'extreme');
  if (!slot || !isFreeSlot(one, slot, harm)) return [];
  const { boxes, slots } = trackOf(one, harm);
  const ways = absorptions({ boxes, slots: [...slots, extreme] }, shifts);
  return cheapestFirst(ways.filter((way) => way.slots.includes(extreme)));
};

const refusalJson = ({
  code,
  data = {},
}: Refusal): { readonly code: string; readonly data: Readonly<Record<string, string | number>> } => ({
  code,
  data,
});

/** What the end of the scene would clear, heal and pay. */
export const sceneEnd = (state: State): Json | Refused => {
  const { scene, sceneNumber } = state;
  if (!scene) return no('wrongStatus');
  const pcs = Object.values(state.characters).filter(({ pc }) => pc);
  const ending = state.aspects.filter((one) => one.kind === 'boost' || one.lifetime === 'scene');
  return {
    clears: pcs.filter(({ stress: { value } }) => value.physical.marked + value.mental.marked > 0).map(({ id }) => id),
    aspects: ending.filter(({ kind }) => kind === 'situation').map(({ id, text }) => ({ id, text })),
    boosts: ending.filter(({ kind }) => kind === 'boost').length,
    pays: pcs.filter((one) => pendingOf(one) > 0).map((one) => ({ id: one.id, points: pendingOf(one) })),
    heals: recovered(
      state,
      ({ severity, treatedInScene = sceneNumber }) => severity === 'mild' && treatedInScene < sceneNumber,
    ).map(({ id, slotId, text }) => ({ id, slotId, text })),
  };
};

/** What giving in now would bring, or why it is too late. */
export const concession = (state: State, { character: id }: Asked<'concession'>): Json | Refused => {
  const one = figure(state, id);
  const conflict = state.scene?.conflict;
  if (!one || !conflict || !inPlay(state, one)) return no('notInConflict', {}, 'ODE-CDE-01');
  if (isTooLate(state, one) || hitOn(state, id)) return no('tooLateToConcede', {}, 'ODE-CDE-01');
  const consequences = consequencesTaken(one, conflict);
  return { points: 1 + consequences, consequences };
};
