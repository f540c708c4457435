import type { Viewer } from '@aspekt/contract';
import { decide } from './decide.ts';
import { commandFor } from './due.ts';
import type { Combat, Command, Leaving, State } from './model.ts';
import { onesDice } from './offers.ts';
import { bestArea, suggestedIndexes, vigilanceAnswers } from './suggestion.ts';

const gm: Viewer = { seat: 'gm', role: 'gm' };
type Habit = { readonly command: Command; readonly by: Viewer };
const does = (command: Command): Habit => ({ command, by: gm });
const allowed = (state: State, command: Command): boolean => decide(state, command, { dice: onesDice, by: gm }).ok;

/** What a sensible player does with an open choice: forced rolls, the usual dice, the best traits, the best area. */
export const habit = (state: State): Habit | undefined => {
  const [due] = state.dueRolls;
  if (due) return does(commandFor(due));
  for (const [who, { roll, use }] of Object.entries(state.openRolls)) {
    const by = Object.hasOwn(state.people, who) ? { by: who } : {};
    if (!Object.hasOwn(state.people, who) && who !== 'gm') continue;
    return does({ type: 'aoristos/chooseDice', ...by, indexes: suggestedIndexes(roll, use.kind) });
  }
  const { combat } = state;
  if (!combat) return undefined;
  if (combat.pendingAttack) return inAttack(state, combat);
  if (combat.leaving) return inFlight(state, combat.leaving);
  return combat.appearing ? onWatch(state, combat) : undefined;
};

const inAttack = (state: State, combat: Combat): Habit | undefined => {
  const pending = combat.pendingAttack;
  if (!pending) return undefined;
  const { attacker, target } = pending;
  if (pending.step === 'vigilance') {
    const answers = vigilanceAnswers(state, combat, pending);
    const commands = answers.map((answer): Command => ({ type: 'aoristos/chooseVigilance', by: target, ...answer }));
    const chosen = commands.find((command) => allowed(state, command));
    return does(chosen ?? { type: 'aoristos/chooseVigilance', by: target, traits: [] });
  }
  if (pending.step === 'roll') return does({ type: 'aoristos/rollAttack', by: attacker });
  const area = pending.attack?.success && pending.areaRoll && pending.area === null ? bestArea(pending) : undefined;
  return does(
    area ? { type: 'aoristos/chooseArea', by: attacker, area } : { type: 'aoristos/confirmAttack', by: attacker },
  );
};

/** Danger makes one stay; who may strike at a fleeing opponent does, if the KP suffice. */
const inFlight = (state: State, leaving: Leaving): Habit => {
  const [by] = leaving.waiting;
  if (!leaving.carriedOn || by === undefined) return does({ type: 'aoristos/giveUpMove', by: leaving.by });
  const items = state.people[by]?.own.value.items ?? [];
  const blows = [...items.map(({ id }) => id), 'unarmed'].map((weapon): Command => ({
    type: 'aoristos/opportunityAttack',
    by,
    target: leaving.by,
    weapon,
  }));
  return does(blows.find((blow) => allowed(state, blow)) ?? { type: 'aoristos/declineAttack', by });
};

const onWatch = (state: State, { appearing }: Combat): Habit | undefined => {
  const by = appearing?.watchers[0];
  if (!appearing || by === undefined) return undefined;
  const items = state.people[by]?.own.value.items ?? [];
  const shots = items.map(({ id }): Command => ({
    type: 'aoristos/declareAttack',
    by,
    target: appearing.person,
    weapon: id,
  }));
  const shot = shots.find((command) => allowed(state, command));
  return does(shot ?? { type: 'aoristos/holdBack', by });
};
