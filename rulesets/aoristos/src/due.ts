import type { Context, Decision, Viewer } from '@aspekt/contract';
import type { Dice } from '@aspekt/dice';
import { evolve } from './evolve.ts';
import { healingTest } from './healing.ts';
import type { Command, DueRoll, Event, State } from './model.ts';
import { faintTest, painTest, psychTest, survivalRoll } from './pain.ts';

const gm: Viewer = { seat: 'gm', role: 'gm' };

/** The command that makes a roll which waits. */
export const commandFor = ({ kind, person: by }: DueRoll): Command => {
  switch (kind) {
    case 'pain':
      return { type: 'aoristos/painTest', by };
    case 'survival':
      return { type: 'aoristos/survivalRoll', by };
    case 'faint':
      return { type: 'aoristos/faintTest', by };
    case 'psych':
      return { type: 'aoristos/psychTest', by };
    case 'healing':
      return { type: 'aoristos/healingTest', by };
  }
};

const roll = (state: State, { kind, person: by }: DueRoll, context: Context): Decision<Event> => {
  switch (kind) {
    case 'pain':
      return painTest(state, { type: 'aoristos/painTest', by }, context);
    case 'survival':
      return survivalRoll(state, { type: 'aoristos/survivalRoll', by }, context);
    case 'faint':
      return faintTest(state, { type: 'aoristos/faintTest', by }, context);
    case 'psych':
      return psychTest(state, { type: 'aoristos/psychTest', by }, context);
    case 'healing':
      return healingTest(state, { type: 'aoristos/healingTest', by }, context);
  }
};

/** With `pauseOnRolls` off: make every roll that waits, in order, healing with the rows of the scene. */
export const rollAllDue = (state: State, dice: Dice): { readonly state: State; readonly events: readonly Event[] } => {
  const events: Event[] = [];
  let now = state;
  for (let due = now.dueRolls[0]; due; due = now.dueRolls[0]) {
    const decision = roll(now, due, { dice, by: gm });
    if (!decision.ok) break;
    for (const event of decision.events) {
      events.push(event);
      now = evolve(now, event);
    }
  }
  return { state: now, events };
};
