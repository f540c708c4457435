import { scoreExchange } from './contest-score.ts';
import { effortOf, outcomeOf, shiftsOf, targetOf } from './effort.ts';
import { findAspect, textOf } from './aspects.ts';
import { giveBoost } from './boost.ts';
import { strike, struck, weighed } from './hit.ts';
import type { Character, Choice, Id, Option, Outcome, Roll, State } from './model.ts';
import { figure, gmId, sideAgainst, sideOf } from './people.ts';
import { tell, type Tale } from './tale.ts';

/** Both sides have passed: shifts and outcome are fixed, and what needs no choice happens at once (ODE-OUT-01). */
export const settle = (tale: Tale): void => {
  const { roll } = tale.state;
  const actor = roll && figure(tale.state, roll.acting.actorId);
  if (!roll || !actor) return;
  const shifts = shiftsOf(roll);
  const effort = effortOf(roll.acting) ?? 0;
  if (shifts !== undefined) {
    const outcome = outcomeOf(shifts);
    tell(tale, {
      type: 'ode/settled',
      id: actor.id,
      action: roll.action,
      purpose: roll.purpose,
      effort,
      target: targetOf(roll) ?? null,
      ...(roll.defence && { defenderId: roll.defence.actorId }),
      shifts,
      outcome,
      choice: choiceFor(tale.state, roll, actor, outcome, shifts),
    });
    if (roll.purpose !== 'contest') takeEffect(tale, roll, actor, outcome, shifts);
  }
  if (roll.purpose === 'contest') recordContestRoll(tale, roll, actor, effort, shifts);
  conclude(tale);
};

/** Who decides for a character: its player, the game master for all others (D-10). */
export const chooserFor = (character: Character | undefined): Id => (character?.pc ? character.id : gmId);

const failures: readonly Option[] = ['simpleFailure', 'majorCost', 'takeHit', 'mixed'];
const tieOptions: readonly Option[] = ['minorCost', 'failWithBoost'];
export const minorCosts: readonly Option[] = ['toughSpot', 'enemyBoost', 'takeHit', 'partialSuccess'];

/** What is left to choose after this outcome, and who chooses (catalogue 7.4, D-10, D-28). */
const choiceFor = (state: State, roll: Roll, actor: Character, outcome: Outcome, shifts: number): Choice | null => {
  const own = chooserFor(actor);
  switch (roll.action) {
    case 'overcome':
      if (roll.purpose === 'contest') return null;
      if (outcome === 'tie') return { options: tieOptions, chooser: state.settings.tieChooser === 'gm' ? gmId : own };
      if (outcome !== 'fail') return null;
      return { options: roll.failureOff ? failures.slice(1) : failures, chooser: gmId };
    case 'createAdvantage':
      if (outcome !== 'fail') return null;
      if (roll.purpose === 'setUp') return { options: ['forfeitRoll', 'giveFreeInvoke'], chooser: own };
      if (roll.advantage?.mode === 'existing') return null;
      if (roll.advantage?.mode === 'unknown')
        return { options: ['reveal', 'keepHidden'], chooser: chooserFor(defenderOf(state, roll)) };
      // A defender with style has stopped it for good, so there is nothing to ask.
      return roll.defence && shifts <= -3 ? null : { options: ['noAspect', 'enemyGetsInvoke'], chooser: gmId };
    case 'attack':
      return outcome === 'style' ? { options: ['fullHit', 'hitMinusOneAndBoost'], chooser: own } : null;
  }
};

export const defenderOf = (state: State, { defence }: Roll): Character | undefined =>
  defence ? figure(state, defence.actorId) : undefined;

/** Effects that need no choice (ODE-OVR-04..05, ODE-ADV-05..13, ODE-ATK-03..05, ODE-DEF-06..07). */
const takeEffect = (tale: Tale, roll: Roll, actor: Character, outcome: Outcome, shifts: number): void => {
  switch (roll.action) {
    case 'overcome':
      if (outcome === 'style') giveBoost(tale, actor.id, true);
      if (roll.task !== undefined) tell(tale, { type: 'ode/taskDone', task: roll.task, id: actor.id, outcome });
      reachGoal(tale, outcome);
      break;
    case 'createAdvantage':
      advantageGained(tale, outcome);
      break;
    case 'attack':
      if (outcome === 'success') strike(tale, roll, weighed(tale.state, roll, shifts));
      if (outcome === 'tie') attackTied(tale, roll, actor);
      break;
  }
  if (roll.defence && shifts <= -3) giveBoost(tale, roll.defence.actorId, true);
};

/** A tied attack does no harm and gives a boost; a weapon strikes all the same (ODE-ATK-04, ODE-OPT-05). */
const attackTied = (tale: Tale, roll: Roll, actor: Character): void => {
  if (tale.state.settings.optWeaponArmour && actor.weapon > 0 && struck(roll) !== undefined)
    strike(tale, roll, weighed(tale.state, roll, 0));
  else giveBoost(tale, actor.id, true);
};

/** Free invokes from stunts come only on top of at least one that the action gives (ODE-STU-12, D-19). */
const extraInvokes = (actor: Character, roll: Roll): number =>
  actor.stunts.reduce(
    (sum, { id, effect }) =>
      effect?.type === 'extraFreeInvoke' && roll.acting.stunts.includes(id) ? sum + effect.count : sum,
    0,
  );

/** What creating an advantage gives without a choice (ODE-ADV-05..13). */
export const advantageGained = (tale: Tale, outcome: Outcome): void => {
  const { roll } = tale.state;
  const actor = roll && figure(tale.state, roll.acting.actorId);
  const advantage = roll?.advantage;
  if (!roll || !actor || !advantage) return;
  const own = { holderId: actor.id, side: sideOf(tale.state, actor) };
  const extra = extraInvokes(actor, roll);
  switch (outcome) {
    case 'fail':
      if (advantage.mode === 'existing' && roll.purpose !== 'setUp')
        giveInvokes(tale, roll, enemyOf(tale.state, roll), 1);
      break;
    case 'tie':
      if (advantage.mode === 'existing') giveInvokes(tale, roll, own, 1 + extra);
      else giveBoost(tale, actor.id, true);
      break;
    case 'success':
    case 'style':
      giveInvokes(tale, roll, own, (outcome === 'style' ? 2 : 1) + extra);
      break;
  }
};

export type Hands = { readonly holderId: Id | null; readonly side: string };

/** The enemy is the defender; without a defence the other side as a whole (D-46). */
export const enemyOf = (state: State, roll: Roll): Hands => {
  const defender = defenderOf(state, roll);
  if (defender) return { holderId: defender.id, side: sideOf(state, defender) };
  const actor = figure(state, roll.acting.actorId);
  return { holderId: null, side: actor ? sideAgainst(state, actor) : gmId };
};

/** Put free invokes on the aspect at stake: a new one is made, an unknown one comes to light (ODE-ADV-12, ODE-ADV-15). */
export const giveInvokes = (tale: Tale, roll: Roll, hands: Hands, count: number, text?: string): void => {
  const { advantage } = roll;
  if (!advantage) return;
  if (advantage.mode === 'new') {
    const { id, text: words = '', attachedTo = { type: 'scene' } } = advantage;
    if (id === undefined) return;
    tell(tale, {
      type: 'ode/aspectAdded',
      aspect: {
        kind: 'situation',
        id,
        text: text ?? words,
        attachedTo,
        lifetime: 'scene',
        freeInvokes: [{ ...hands, count, shared: [] }],
      },
    });
    return;
  }
  const aspectId = advantage.aspectId?.value;
  const found = aspectId === undefined ? undefined : findAspect(tale.state, aspectId);
  if (aspectId === undefined || !found) return;
  if (advantage.mode === 'unknown') reveal(tale, aspectId);
  tell(tale, { type: 'ode/freeInvokesGained', aspectId, text: textOf(found), invoke: { ...hands, count } });
};

/** An unknown aspect becomes known to everyone. */
export const reveal = (tale: Tale, id: Id): void => {
  const found = findAspect(tale.state, id);
  if (!found || found.kind === 'boost' || found.kind === 'consequence' || found.aspect.only === undefined) return;
  tell(tale, {
    type: 'ode/aspectRevealed',
    id,
    text: found.aspect.text,
    ...(found.owner && { characterId: found.owner.id }),
  });
};

/** The goal of an overcome roll is reached: what it was for happens (ODE-REC-04, ODE-ZON-04, ODE-REM-02). */
export const reachGoal = (tale: Tale, outcome: Outcome): void => {
  const { roll } = tale.state;
  if (!roll || (outcome !== 'success' && outcome !== 'style')) return;
  const { treatment, moveTo, removes, acting } = roll;
  if (treatment) {
    const { patientId: id, slotId, text } = treatment;
    tell(tale, { type: 'ode/recoveryStarted', id, slotId, text });
  }
  const zone = tale.state.scene?.zones.find(({ id }) => id === moveTo);
  if (zone) tell(tale, { type: 'ode/moved', id: acting.actorId, zone: zone.id, name: zone.name, free: false });
  const gone = removes === undefined ? undefined : findAspect(tale.state, removes);
  if (gone?.kind === 'situation')
    tell(tale, { type: 'ode/aspectRemoved', id: gone.aspect.id, text: gone.aspect.text, by: acting.actorId });
};

/** A contest compares efforts; a target raised in a direct contest counts against the effort itself. */
const recordContestRoll = (
  tale: Tale,
  roll: Roll,
  actor: Character,
  effort: number,
  shifts: number | undefined,
): void =>
  tell(tale, {
    type: 'ode/contestRolled',
    side: sideOf(tale.state, actor),
    id: actor.id,
    effort: shifts === undefined ? effort - 2 * roll.acting.raised : effort,
    shifts: shifts ?? null,
  });

/** Nothing left to choose and no hit open: the roll is over, and a contest's exchange perhaps too. */
export const conclude = (tale: Tale): void => {
  const { roll, hits } = tale.state;
  if (!roll || (roll.status !== 'settled' && roll.status !== 'invoking')) return;
  if (roll.choice !== null || hits.some((hit) => hit.roll === roll.number)) return;
  tell(tale, { type: 'ode/resolved', id: roll.acting.actorId });
  if (roll.purpose === 'contest' || roll.purpose === 'setUp') scoreExchange(tale);
};
