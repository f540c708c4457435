import type { Half, Invoke, InvokeEvent, Spent, State } from '../model.ts';
import { addFreeInvokes, changeConflict, changeFreeInvokes, changeHalf, changeRoll } from './change.ts';

export const evolveInvoke = (state: State, event: InvokeEvent): State => {
  switch (event.type) {
    case 'ode/invokeProposed':
      return changeRoll({ ...state, serial: state.serial + 1 }, (roll) => ({
        ...roll,
        invokes: [...roll.invokes, event.invoke],
      }));
    case 'ode/invokeChallenged':
      return changeInvoke(state, event.id, { status: 'challenged', objector: event.objector });
    case 'ode/challengeArgued':
      return changeInvoke(state, event.id, { argument: event.text });
    case 'ode/challengeVoted':
      return changeRoll(state, (roll) => ({
        ...roll,
        invokes: roll.invokes.map((one) =>
          one.id === event.id
            ? { ...one, votes: [...one.votes, { seat: event.seat, convinced: event.convinced }] }
            : one,
        ),
      }));
    case 'ode/invokeRetracted':
      return changeInvoke(state, event.id, { status: 'retracted' });
    case 'ode/invokeApplied':
      return changeRoll(event.spent.reduce(take, changeInvoke(state, event.id, { status: 'applied' })), (roll) => ({
        ...changeHalf(roll, event.roll, (half) => improve(half, event)),
        spent: [...roll.spent, ...event.spent],
        passed: [],
      }));
    case 'ode/invokesPassed':
      return changeRoll(state, (roll) => ({ ...roll, passed: [...roll.passed, event.side] }));
    case 'ode/settled':
      return changeRoll(state, (roll) => ({
        ...roll,
        status: 'settled',
        shifts: event.shifts,
        outcome: event.outcome,
        choice: event.choice,
        ...(event.outcome === 'success' || event.outcome === 'style' ? { goalReached: true } : {}),
      }));
    case 'ode/optionChosen':
      return changeRoll(state, (roll) => ({
        ...roll,
        choice: event.next,
        chosen: [...roll.chosen, event.option],
        ...(event.goalReached !== undefined && { goalReached: event.goalReached }),
      }));
    case 'ode/boostGained': {
      const gained = { ...state, aspects: [...state.aspects, event.boost], serial: state.serial + 1 };
      return event.roll ? changeRoll(gained, (roll) => ({ ...roll, gave: [...roll.gave, event.boost.id] })) : gained;
    }
    case 'ode/freeInvokesGained':
      return changeFreeInvokes(state, event.aspectId, (invokes) => addFreeInvokes(invokes, event.invoke));
    case 'ode/resolved':
      return defended(changeRoll(state, (roll) => ({ ...roll, status: 'resolved' })));
  }
};

/** A full defence was needed once its dice have counted; a cancelled roll never was one (ODE-OPT-01). */
const defended = (state: State): State => {
  const defence = state.roll?.defence;
  if (!defence?.dice) return state;
  return changeConflict(state, (conflict) => ({
    ...conflict,
    fullDefence: conflict.fullDefence.map((one) => (one.id === defence.actorId ? { ...one, used: true } : one)),
  }));
};

const changeInvoke = (state: State, id: string, to: Partial<Invoke>): State =>
  changeRoll(state, (roll) => ({
    ...roll,
    invokes: roll.invokes.map((one) => (one.id === id ? { ...one, ...to } : one)),
  }));

/** What an invoke does to the roll it is for (ODE-INV-02..05). */
const improve = (half: Half, { effect, dice }: Extract<InvokeEvent, { type: 'ode/invokeApplied' }>): Half => {
  switch (effect) {
    case 'plus2':
    case 'helpAlly':
      return { ...half, plus2Count: half.plus2Count + 1 };
    case 'raiseTarget':
      return { ...half, raised: half.raised + 1 };
    case 'reroll':
      return { ...half, rerollCount: half.rerollCount + 1, dice: dice ?? half.dice };
  }
};

const take = (state: State, spent: Spent): State => {
  switch (spent.what) {
    case 'points':
    case 'use':
      return state;
    case 'free': {
      const { aspectId, holderId, side } = spent;
      return changeFreeInvokes(state, aspectId, (invokes) => addFreeInvokes(invokes, { holderId, side, count: -1 }));
    }
    case 'boost':
      return { ...state, aspects: state.aspects.filter(({ id }) => id !== spent.boost.id) };
  }
};
