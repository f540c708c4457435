import type { Viewer } from '@aspekt/contract';
import { current, figureOf, own } from './figures.ts';
import { damageName } from './harm.ts';
import type { Command, Id, PendingHarm, State } from './model.ts';

/** Whoever answers for a figure. */
const runner = (state: State, id: Id): Viewer => {
  const owner = own(state.characters, id)?.owner;
  return owner === undefined ? { seat: 'gm', role: 'gm' } : { seat: owner, role: 'player' };
};

/**
 * What odds and simulations take a sensible player to do: let a demand hinder and earn its value,
 * and bear harm as exhaustion as long as that does not knock her out, otherwise as damage.
 */
export const habit = (state: State): { readonly command: Command; readonly by: Viewer } | undefined => {
  for (const demand of Object.values(state.demands)) {
    const command: Command = { type: 'nyx/answerDemand', demand: demand.id, answer: 'accept' };
    return { command, by: runner(state, demand.target) };
  }
  for (const draft of Object.values(state.drafts)) {
    const open = draft.activations.find(({ origin, answer }) => origin !== 'player' && answer === undefined);
    if (!open) continue;
    const command: Command = { type: 'nyx/answerDemand', draft: draft.id, demand: open.id, answer: 'accept' };
    return { command, by: runner(state, open.by) };
  }
  for (const harm of Object.values(state.pendingHarms)) {
    return {
      command: { type: 'nyx/chooseHarm', harm: harm.id, ...sensible(state, harm) },
      by: runner(state, harm.target),
    };
  }
  return undefined;
};

const sensible = (state: State, harm: PendingHarm): { choice: 'exhaustion' } | { choice: 'damage'; name: string } => {
  const figure = figureOf(state, harm.target);
  const survives = figure !== undefined && current(figure, harm.attribute) > harm.effect;
  return survives && !harm.damageOnly ? { choice: 'exhaustion' } : { choice: 'damage', name: damageName(state, harm) };
};
