import { advantageGained, defenderOf } from './advantage.ts';
import { giveBoost } from './boost.ts';
import { goWithoutRoll, scoreExchange } from './contest-score.ts';
import { effortOf, shiftsOf, targetOf } from './effort.ts';
import { outcomeOf } from './shifts.ts';
import { reachGoal } from './goal.ts';
import { strike, struck, weighed } from './hit.ts';
import type { Character, Choice, Id, Option, Outcome, Roll, State } from './model.ts';
import { figure, gmId, sideOf } from './people.ts';
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
  if (roll.purpose === 'setUp') goWithoutRoll(tale, roll.acting.actorId);
  if (roll.purpose === 'contest' || roll.purpose === 'setUp') scoreExchange(tale);
};
