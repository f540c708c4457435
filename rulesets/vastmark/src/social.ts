import { refuse, type Context } from '@aspekt/contract';
import { forbidden, type Refused } from './access.ts';
import type { Character, Settings } from './model.ts';

/**
 * Övertala, Romans and the like against a player's character are for the table to allow, by an npc
 * (VAST-PERS-02) and by another player's character (VAST-PERS-03); against an npc there is no limit.
 */
export const mayPersuade = (
  actor: Character,
  target: Character | undefined,
  consent: boolean,
  settings: Settings,
  context: Context,
): Refused => {
  if (target === undefined || target.npc) return undefined;
  const rule = actor.npc ? 'VAST-PERS-02' : 'VAST-PERS-03';
  switch (actor.npc ? settings.socialNpcAgainstPlayer : settings.socialPlayerAgainstPlayer) {
    case 'on':
      return undefined;
    case 'consent':
      return consent ? undefined : refuse('E_SOCIAL_CONSENT', { target: target.name }, [rule]);
    case 'off':
      return forbidden(context, 'E_SOCIAL_OFF', [rule], { target: target.name });
  }
};
