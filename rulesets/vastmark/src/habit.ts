import type { Viewer } from '@aspekt/contract';
import { actorOf } from './access.ts';
import { heroProblem } from './hero.ts';
import { scriptedDice } from '@aspekt/dice';
import type { Command, Roll, State } from './model.ts';

const gm: Viewer = { seat: 'gm', role: 'gm' };
const noDice = scriptedDice([]);

/**
 * What waits is a roll that is thrown and not confirmed. A sensible player ignores a zero where that alone wins;
 * otherwise the game master confirms.
 */
export const habit = (state: State): { readonly command: Command; readonly by: Viewer } | undefined => {
  const waiting = state.rolls.find((roll) => roll.status === 'rolled' && !isUnfinished(state, roll));
  if (!waiting) return undefined;
  return savedFromZero(state, waiting) ?? { command: { type: 'vastmark/confirmRoll', rollId: waiting.id }, by: gm };
};

const isUnfinished = (state: State, roll: Roll): boolean =>
  roll.groupId !== null &&
  state.rolls.some((it) => it.groupId === roll.groupId && (it.status === 'proposed' || it.status === 'ruled'));

const savedFromZero = (state: State, roll: Roll): { readonly command: Command; readonly by: Viewer } | undefined => {
  const actor = actorOf(state, roll);
  if (!actor || !roll.result?.zero || roll.result.verdict.value.margin <= 0) return undefined;
  const by: Viewer = actor.ownerId === null ? gm : { seat: actor.ownerId, role: 'player' };
  if (heroProblem(actor, roll, 'ignoreZero', { by, dice: noDice })) return undefined;
  return { command: { type: 'vastmark/spendHeroPoint', rollId: roll.id, use: 'ignoreZero' }, by };
};
