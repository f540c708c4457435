import { accept, refuse, type Context, type Decision } from '@aspekt/contract';
import { characterOf, likewise, onlyGm } from './access.ts';
import type { Character, Event, Roll, SetDaze, Settings, State } from './model.ts';

/** Omtöckning: a counter that is taken from every roll until the game master removes it (VAST-X-DAZE-01). */
export const setDaze = (state: State, { actor, value }: SetDaze, { by }: Context): Decision<Event> => {
  const character = characterOf(state, actor, by);
  if (!character) return refuse('E_UNKNOWN_ID', { id: actor });
  const wrong = onlyGm(by);
  if (wrong) return wrong;
  if (!state.settings.daze) return refuse('E_SETTING_OFF', undefined, ['VAST-X-DAZE-01']);
  return accept<Event>({
    type: 'vastmark/dazed',
    actor,
    value,
    before: character.daze ?? 0,
    ...likewise(character),
  });
};

/** What a roll opened now loses; nothing is noted where the table does not play with daze. */
export const dazeOf = ({ daze }: Settings, character: Character): Pick<Roll, 'daze'> =>
  daze ? { daze: character.daze ?? 0 } : {};

/** A roll that waits for its die is made dazed too; what has been thrown stays. */
export const dazed = (
  state: State,
  { actor, value, before }: Extract<Event, { readonly type: 'vastmark/dazed' }>,
): State => ({
  ...state,
  characters: state.characters.map((it) => (it.id === actor ? { ...it, daze: value } : it)),
  rolls: state.rolls.map((roll) =>
    roll.actorId === actor && roll.daze !== undefined && (roll.status === 'proposed' || roll.status === 'ruled')
      ? { ...roll, daze: roll.daze + value - before }
      : roll,
  ),
});
