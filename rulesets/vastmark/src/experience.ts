import { accept, refuse, type Context, type Decision } from '@aspekt/contract';
import { characterOf, likewise, onlyGm } from './access.ts';
import type { AwardXp, Event, SpendXp, State } from './model.ts';

/** Unused experience points, also those earned later, are what hero points are paid with (VAST-HERO-04). */
export const awardXp = (state: State, { actor, amount }: AwardXp, { by }: Context): Decision<Event> => {
  const character = characterOf(state, actor, by);
  if (!character) return refuse('E_UNKNOWN_ID', { id: actor });
  const wrong = onlyGm(by);
  if (wrong) return wrong;
  if (!Number.isInteger(amount)) return refuse('E_NOT_INTEGER');
  if (amount < 1) return refuse('E_NOT_POSITIVE', { amount });
  return accept<Event>({ type: 'vastmark/xpAwarded', actor, amount, ...likewise(character) });
};

/** What is bought is entered with `editSkill` or `editTrait`; here the points go (VAST-X-XP-01, D-10). */
export const spendXp = (state: State, { actor, amount, text = '' }: SpendXp, { by }: Context): Decision<Event> => {
  const character = characterOf(state, actor, by);
  if (!character) return refuse('E_UNKNOWN_ID', { id: actor });
  const wrong = onlyGm(by);
  if (wrong) return wrong;
  if (!Number.isInteger(amount)) return refuse('E_NOT_INTEGER');
  if (amount < 1) return refuse('E_NOT_POSITIVE', { amount });
  const { unusedXp } = character.sheet.value;
  if (unusedXp < amount) return refuse('E_NO_XP', { has: unusedXp, needs: amount }, ['VAST-HERO-04']);
  return accept<Event>({ type: 'vastmark/xpSpent', actor, amount, text, ...likewise(character) });
};
