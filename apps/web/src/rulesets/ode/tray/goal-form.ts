import type { Action, AdvantageInput, AdvantageMode, Place } from '@aspekt/ode';

/** What a roll is to bring about, as it is being written. */
export type GoalForm = {
  readonly mode: AdvantageMode;
  readonly text: string;
  /** `scene`, `zone:<id>` or `character:<id>`. */
  readonly place: string;
  readonly aspect: string;
  readonly removes: string;
  readonly moveTo: string;
};

export const emptyGoal: GoalForm = { mode: 'new', text: '', place: 'scene', aspect: '', removes: '', moveTo: '' };

/** A new aspect needs words, an existing one must be named (ODE-ADV-01). */
export const isGoalReady = (action: Action, goal: GoalForm): boolean => {
  if (action !== 'createAdvantage') return true;
  if (goal.mode === 'new') return goal.text.trim() !== '';
  return goal.mode === 'unknown' || goal.aspect !== '';
};

const placeOf = (written: string): Place => {
  const [type, id = ''] = written.split(':');
  if (type === 'zone' || type === 'character') return { type, id };
  return { type: 'scene' };
};

export const advantageOf = (goal: GoalForm, newId: () => string): AdvantageInput => {
  switch (goal.mode) {
    case 'new':
      return { mode: 'new', id: newId(), text: goal.text.trim(), attachedTo: placeOf(goal.place) };
    case 'existing':
      return { mode: 'existing', aspect: goal.aspect };
    case 'unknown':
      return { mode: 'unknown' };
  }
};

type Fields = { readonly advantage?: AdvantageInput; readonly removes?: string; readonly moveTo?: string };

/** The part of a declared action that says what it is to bring about. */
export const goalFields = (action: Action, goal: GoalForm, newId: () => string): Fields => {
  switch (action) {
    case 'createAdvantage':
      return { advantage: advantageOf(goal, newId) };
    case 'overcome':
      return { ...(goal.removes && { removes: goal.removes }), ...(goal.moveTo && { moveTo: goal.moveTo }) };
    case 'attack':
      return {};
  }
};
