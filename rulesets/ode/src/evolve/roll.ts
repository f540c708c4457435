import { secret } from '@aspekt/contract';
import type { Half, Id, Roll, RollEvent, Side, Spent, State, Stunt } from '../model.ts';
import { teamworkBonus } from '../effort.ts';
import { ratingFor } from '../half.ts';
import { isSpentOn } from '../spent.ts';
import {
  addFreeInvokes,
  changeCharacter,
  changeConflict,
  changeContest,
  changeFreeInvokes,
  changeHalf,
  changeRoll,
  union,
  without,
} from './change.ts';

export const evolveRoll = (state: State, event: RollEvent): State => {
  switch (event.type) {
    case 'ode/actionDeclared':
      return actionDeclared(state, event.roll);
    case 'ode/aspectPicked':
      return changeRoll(state, (roll) => {
        const { aspectId, id, text, defender } = event;
        const old = roll.advantage;
        const advantage =
          aspectId !== undefined
            ? ({ mode: 'unknown', aspectId } as const)
            : ({ ...old, mode: 'new', ...(id !== undefined && { id }), ...(text !== undefined && { text }) } as const);
        return { ...roll, advantage, ...(defender && { defence: defender }) };
      });
    case 'ode/autoSucceeded':
      return actInConflict(
        changeRoll(state, (roll) => ({
          ...roll,
          status: 'settled',
          outcome: 'success',
          withoutRoll: true,
          goalReached: true,
        })),
        [event.id],
      );
    case 'ode/difficultySet':
      return changeRoll(undefended(state), (roll) => ({
        ...roll,
        difficulty: event.value,
        failureOff: event.failureOff,
      }));
    case 'ode/defenceCalled':
      return changeRoll(undefended(state), (roll) => ({ ...roll, defence: event.half, difficulty: null }));
    case 'ode/defenceDeclined':
      return changeRoll(undefended(state), (roll) => ({
        ...roll,
        difficulty: roll.difficulty ?? secret('everyone', 0),
      }));
    case 'ode/defenceDeclared':
      return changeRoll(state, (roll) => ({ ...roll, defence: event.half }));
    case 'ode/helpOffered':
      return changeRoll(state, (roll) => withHelpers(roll, [...roll.acting.helpers, event.id]));
    case 'ode/helpCancelled':
      return changeRoll(state, (roll) => withHelpers(roll, without(roll.acting.helpers, [event.id])));
    case 'ode/stuntUsed':
      return stuntUsed(state, event);
    case 'ode/stuntDenied':
      return countUse(
        changeRoll(state, (roll) => ({
          ...changeHalf(roll, event.roll, (half) => ({
            ...unswapped(state, event.id, half, event.stunt),
            stunts: without(half.stunts, [event.stunt.id]),
            stuntBonus: half.stuntBonus - event.bonus,
          })),
          spent: roll.spent.filter((one) => !isSpentOn(one, event.id, event.stunt.id)),
        })),
        event.id,
        event.stunt.id,
        -1,
      );
    case 'ode/rolled':
      return rolled(state, event);
    case 'ode/rollCancelled':
      return rollCancelled(state, event.returned);
  }
};

const actionDeclared = (state: State, roll: Roll): State => {
  const declared = { ...state, roll, serial: state.serial + 1 };
  if (roll.purpose === 'setUp')
    return changeContest(declared, (contest) => ({ ...contest, tried: union(contest.tried, [roll.acting.actorId]) }));
  if (roll.purpose !== 'task' || !declared.scene?.challenge) return declared;
  const tasks = declared.scene.challenge.tasks.map((task, i) =>
    i === roll.task ? { ...task, takenBy: roll.acting.actorId } : task,
  );
  return { ...declared, scene: { ...declared.scene, challenge: { tasks } } };
};

/** The roll without its defence: uses of the stunts that went into it come back; points were moved back before. */
const undefended = (state: State): State => {
  const { roll } = state;
  if (!roll?.defence) return state;
  const { actorId, stunts } = roll.defence;
  const isOfDefence = (spent: Spent): boolean => stunts.some((stunt) => isSpentOn(spent, actorId, stunt));
  return changeRoll(roll.spent.filter(isOfDefence).reduce(giveBack, state), () => ({
    ...roll,
    defence: null,
    spent: roll.spent.filter((spent) => !isOfDefence(spent)),
  }));
};

const withHelpers = (roll: Roll, helpers: readonly Id[]): Roll => ({
  ...roll,
  acting: { ...roll.acting, helpers, teamworkBonus: teamworkBonus(roll.acting.rating.value, helpers.length) },
});

/** Whoever is no good at the skill that is rolled now, or better than the roller, helps no longer (ODE-TEA-01). */
const stillHelped = (state: State, roll: Roll): Roll => {
  const { helpers, skill, rating } = roll.acting;
  const able = helpers.filter((id) => {
    const own = (skill !== null && state.characters[id]?.skills.value[skill]) || 0;
    return own >= 1 && own <= rating.value;
  });
  return withHelpers(roll, able);
};

/** Without the stunt the roll is made with the skill that is usual for it (ODE-STU-06, ODE-STU-10). */
const unswapped = (state: State, id: Id, half: Half, { effect }: Stunt): Half => {
  const character = state.characters[id];
  if (!character || effect?.type !== 'swapSkill' || half.skill !== effect.use) return half;
  return { ...half, skill: effect.insteadOf, rating: ratingFor(state, character, effect.insteadOf) };
};

const countUse = (state: State, id: Id, stunt: Id, by: 1 | -1): State =>
  changeCharacter(state, id, (one) => ({
    ...one,
    stunts: one.stunts.map((s): Stunt =>
      s.id === stunt && s.uses.per !== null ? { ...s, uses: { ...s.uses, used: s.uses.used + by } } : s,
    ),
  }));

const stuntUsed = (state: State, event: Extract<RollEvent, { type: 'ode/stuntUsed' }>): State => {
  const { id, stunt, roll: side, bonus, skill, rating, spent } = event;
  const counted = countUse(state, id, stunt.id, 1);
  if (side === undefined) return counted;
  return changeRoll(counted, (roll) => {
    const swapped = changeHalf(roll, side, (half) => ({
      ...half,
      stunts: [...half.stunts, stunt.id],
      stuntBonus: half.stuntBonus + bonus,
      ...(skill !== undefined && { skill }),
      ...(rating !== undefined && { rating }),
    }));
    const helped = rating !== undefined && side === 'action' ? stillHelped(counted, swapped) : swapped;
    return { ...helped, spent: [...roll.spent, ...spent], passed: [] };
  });
};

const rolled = (state: State, event: Extract<RollEvent, { type: 'ode/rolled' }>): State => {
  const { dice, roll: side } = event;
  const thrown = changeRoll(state, (roll) => {
    const after = changeHalf(roll, side, (half): Half => ({ ...half, dice, rating: secret('everyone', event.rating) }));
    const waits: Side | undefined = side === 'action' && roll.defence ? 'defence' : undefined;
    return { ...after, status: waits ? 'rolled' : 'invoking' };
  });
  return event.acted.length === 0 ? thrown : spendActions(thrown, event.acted);
};

/** Whoever rolls or supports has now acted in this exchange (ODE-TRN-01, ODE-TEA-03). */
const spendActions = (state: State, ids: readonly Id[]): State => {
  if (state.scene?.conflict) return actInConflict(state, ids);
  return changeRoll(
    changeContest(state, (contest) => ({ ...contest, acted: union(contest.acted, ids) })),
    (roll) => ({ ...roll, acted: ids }),
  );
};

const actInConflict = (state: State, ids: readonly Id[]): State => {
  const conflict = state.scene?.conflict;
  if (!conflict) return state;
  const acted = without(ids, conflict.acted);
  return changeRoll(
    changeConflict(state, () => ({
      ...conflict,
      acted: union(conflict.acted, acted),
      helped: union(conflict.helped, acted.slice(1)),
    })),
    (roll) => ({ ...roll, acted }),
  );
};

/** Everything spent on the roll is there again; points were moved back before. */
const rollCancelled = (state: State, returned: readonly Spent[]): State => {
  const { roll } = state;
  if (!roll) return state;
  const given = returned.reduce(giveBack, state);
  const { gave, acted, number } = roll;
  const cleared: State = {
    ...given,
    aspects: given.aspects.filter(({ id }) => !gave.includes(id)),
    hits: given.hits.filter((hit) => hit.roll !== number),
    roll: { ...roll, status: 'cancelled', choice: null, spent: [], gave: [] },
  };
  const freed = changeContest(
    changeConflict(cleared, (conflict) => ({
      ...conflict,
      acted: without(conflict.acted, acted),
      helped: without(conflict.helped, acted),
    })),
    (contest) => ({
      ...contest,
      acted: without(contest.acted, acted),
      tried: roll.purpose === 'setUp' ? without(contest.tried, [roll.acting.actorId]) : contest.tried,
    }),
  );
  if (roll.purpose !== 'task' || !freed.scene?.challenge) return freed;
  const tasks = freed.scene.challenge.tasks.map((task, i) =>
    i === roll.task ? { ...task, takenBy: null, outcome: null } : task,
  );
  return { ...freed, scene: { ...freed.scene, challenge: { tasks } } };
};

const giveBack = (state: State, spent: Spent): State => {
  switch (spent.what) {
    case 'points':
      return state;
    case 'free': {
      const { what: _, aspectId, ...hands } = spent;
      return changeFreeInvokes(state, aspectId, (invokes) => addFreeInvokes(invokes, { ...hands, count: 1 }));
    }
    case 'boost':
      return { ...state, aspects: [...state.aspects, spent.boost] };
    case 'use':
      return countUse(state, spent.characterId, spent.stunt, -1);
  }
};
