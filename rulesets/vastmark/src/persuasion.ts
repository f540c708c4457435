import type { Settings, SocialSetting } from './model.ts';

type Person = { readonly npc: boolean };

/**
 * Whether the table lets one persuade, fool or charm the other: an npc a player's character (VAST-PERS-02), or another
 * player's character (VAST-PERS-03); against an npc there is no limit.
 */
export const persuasion = (
  actor: Person,
  target: Person,
  settings: Pick<Settings, 'socialNpcAgainstPlayer' | 'socialPlayerAgainstPlayer'>,
): SocialSetting => {
  if (target.npc) return 'on';
  return actor.npc ? settings.socialNpcAgainstPlayer : settings.socialPlayerAgainstPlayer;
};
