import { effortOf, shiftsOf, sumOf, targetOf } from '../effort.ts';
import { outcomeOf } from '../shifts.ts';
import { freeInvokesOf, type Found } from '../aspects.ts';
import { pendingOf } from '../fate.ts';
import { isOpen } from '../half.ts';
import type { Character, Half, Roll, State } from '../model.ts';
import { countRungs, skillIds } from '../skills.ts';
import { adjective } from '../texts/terms.ts';
import type { Names } from './names.ts';

/** The faces of each side in the order they fell, which no rule looks at. */
export type Fallen = { readonly action?: readonly number[]; readonly defence?: readonly number[] };

/** Everything that an expectation may name. */
export const report = (state: State, names: Names, fallen: Fallen): Readonly<Record<string, unknown>> => {
  const each = (of: (one: Character) => unknown): unknown =>
    Object.fromEntries(Object.values(state.characters).map((one) => [one.id, of(one)]));
  const { roll, scene, session } = state;
  return {
    fatePoints: each(({ fatePoints }) => fatePoints),
    refresh: each(({ refresh }) => refresh),
    status: each(({ status }) => status),
    skillPoints: each(({ skillPoints }) => skillPoints.value),
    minorChoices: each(({ minorChoices }) => minorChoices),
    highConceptRewrites: each((one) => one.highConceptRewrites),
    stuntBuys: each(({ stuntBuys }) => stuntBuys),
    pending: each((one) => pendingOf(one)),
    npcCarry: each(({ id }) => state.npcCarry.value[id] ?? 0),
    gmPool: scene ? state.gmPool.value : 0,
    stuntCount: each(({ stunts }) => stunts.length),
    stuntUses: each(({ stunts }) => Object.fromEntries(stunts.map(({ id, uses }) => [id, uses.used]))),
    skills: each(ratings),
    skillCounts: each(({ skills }) => Object.fromEntries(countRungs(skills.value))),
    stress: each(({ stress }) => stress.value),
    slots: each(({ consequences }) => consequences.map(({ slotId }) => slotId)),
    consequences: each(wounds),
    aspectSlots: each(({ aspects }) => aspects.flatMap(({ slot }) => (slot === undefined ? [] : [slot]))),
    zone: each(({ zoneId }) => zoneId),
    aspects: aspects(state, names),
    boosts: state.aspects.flatMap((one) => (one.kind === 'boost' ? [one.holderId] : [])),
    hits: state.hits.map(({ targetId, byId, harm, shifts }) => ({ targetId, byId, harm, shifts })),
    roll: roll && rollReport(roll, fallen),
    defence: roll?.defence ? halfReport(roll.defence, fallen.defence) : null,
    invoke: roll?.invokes.at(-1) ?? null,
    compel: state.compels.at(-1) ?? null,
    conflict: scene?.conflict
      ? { ...scene.conflict, acted: scene.conflict.acted.toSorted((a, b) => (a < b ? -1 : 1)) }
      : null,
    contest: contest(state),
    session: { number: session.number, open: session.open },
    scene: { number: state.sceneNumber, open: scene !== null },
  };
};

const ratings = ({ skills }: Character): unknown => ({
  ...Object.fromEntries(skillIds.map((id) => [id, skills.value[id] ?? 0])),
  ...skills.value,
});

const wounds = ({ consequences }: Character): unknown =>
  Object.fromEntries(
    consequences.map(({ slotId, text, state, harm }) => [slotId, state === 'empty' ? null : { text, state, harm }]),
  );

const halfReport = (half: Half, dice: readonly number[] | undefined): Readonly<Record<string, unknown>> => {
  const effort = effortOf(half);
  return {
    actor: half.actorId,
    skill: half.skill,
    rating: half.rating.value,
    teamworkBonus: half.teamworkBonus,
    stuntBonus: half.stuntBonus,
    dice: half.dice && (dice ?? half.dice),
    diceSum: half.dice && sumOf(half.dice),
    plus2Count: half.plus2Count,
    rerollCount: half.rerollCount,
    raised: half.raised,
    effort: effort ?? null,
    adjective: effort === undefined ? null : adjective(effort, 'sv').word,
  };
};

const rollReport = (roll: Roll, fallen: Fallen): unknown => {
  const shifts = roll.shifts ?? shiftsOf(roll);
  return {
    ...halfReport(roll.acting, fallen.action),
    action: roll.action,
    target: targetOf(roll) ?? null,
    shifts: shifts ?? null,
    outcome: roll.outcome ?? (shifts === undefined ? null : outcomeOf(shifts)),
    status: roll.status,
    options: (isOpen(roll) && roll.choice?.options) || [],
    chooser: (isOpen(roll) && roll.choice?.chooser) || null,
  };
};

/** By the vector's names; what has been named and is not there any more, or not yet, is null. */
export const aspects = (state: State, names: Names): Readonly<Record<string, unknown>> => {
  const found: Record<string, unknown> = Object.fromEntries([...names.heard].map((name) => [name, null]));
  const put = (one: Found, attachedTo: unknown, lifetime: string): void => {
    const { id, text = '' } = one.aspect;
    found[names.given(id)] = {
      text,
      kind: one.kind,
      known: one.kind === 'boost' || one.kind === 'consequence' || one.aspect.only === undefined,
      attachedTo,
      lifetime,
      freeInvokes: freeInvokesOf(one).map(({ holderId, side, count }) => ({ holderId, side, count })),
    };
  };
  for (const owner of Object.values(state.characters)) {
    const at = { type: 'character', id: owner.id };
    for (const aspect of owner.aspects) if (aspect.text !== '') put({ kind: 'character', owner, aspect }, at, 'sheet');
    for (const { id, ...wound } of owner.consequences)
      if (id !== undefined) put({ kind: 'consequence', owner, aspect: { ...wound, id } }, at, 'sheet');
  }
  for (const aspect of state.aspects) {
    if (aspect.kind === 'boost') put({ kind: 'boost', aspect }, { type: 'scene' }, 'scene');
    else put({ kind: 'situation', aspect }, aspect.attachedTo, aspect.lifetime);
  }
  return found;
};

const contest = ({ scene }: State): unknown => {
  if (!scene?.contest) return null;
  const { sides, exchange, twist, winner } = scene.contest;
  return {
    exchange,
    victories: Object.fromEntries(sides.map(({ id, victories }) => [id, victories])),
    marks: Object.fromEntries(sides.map(({ id, marks }) => [id, marks])),
    twist,
    winner,
  };
};
