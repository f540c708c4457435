import { accept, refuse, type Context, type Decision } from '@aspekt/contract';
import { characterOf, gmPoolId, likewise, onlyGm, unknown } from './access.ts';
import type { Event, Player, SetOfNote, Settings, State } from './model.ts';

/** One pool of ten for the game master, of engagement alone; nobody else sees it (KOLO-X-SOLOPOOL-01). */
export const fullGmPool: Player = { id: gmPoolId, engagement: 10, story: 0, only: 'gm' };

/** Where the table begins to play with the pool, it is there and full. */
export const gmPoolEntering = (state: State, { gmPool }: Partial<Settings>): readonly Event[] =>
  gmPool && !state.players.some(({ id }) => id === gmPoolId)
    ? [{ type: 'kolo/playerEntered', player: fullGmPool, only: 'gm' }]
    : [];

/** An npc of note draws on the game master's pool (KOLO-X-SOLOPOOL-01). */
export const setOfNote = (state: State, { actor, ofNote }: SetOfNote, { by }: Context): Decision<Event> => {
  const character = characterOf(state, actor, by);
  if (!character) return unknown(actor);
  const wrong = onlyGm(by);
  if (wrong) return wrong;
  if (!character.npc) return refuse('E_NOT_NPC');
  if (!state.settings.gmPool) return refuse('E_SETTING_OFF', { setting: 'gmPool' }, ['KOLO-X-SOLOPOOL-01']);
  // Points put into a test are settled before it is somebody else's to pay.
  const atStake = state.tests.some((it) => it.actorId === actor && it.status !== 'closed' && it.declared > 0);
  if (atStake) return refuse('E_WRONG_STATUS', undefined, ['KOLO-POOL-01', 'KOLO-X-SOLOPOOL-01']);
  return accept<Event>({ type: 'kolo/noteSet', actor, ofNote, ...likewise(character) });
};
