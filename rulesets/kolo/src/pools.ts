import { accept, refuse, type Context, type Decision } from '@aspekt/contract';
import { gmPoolId, hersAlone, onlyGm } from './access.ts';
import type {
  Begin,
  Campaign,
  Event,
  Experience,
  Expired,
  Player,
  PoolChange,
  Settings,
  Started,
  State,
} from './model.ts';
import { poolMaximum } from './pool-bounds.ts';

/** No refresh or bonus lifts a pool above ten (KOLO-POOL-03). */
export const upToMaximum = (value: number): number => Math.min(poolMaximum, value);

export const fullPlayer = (id: string): Player => ({ id, engagement: poolMaximum, story: poolMaximum, only: [id] });

type What = Extract<Event, { readonly type: 'kolo/begun' }>['what'];
const whatOf: Readonly<Record<Begin['type'], What>> = {
  'kolo/startCampaign': 'campaign',
  'kolo/startAdventure': 'adventure',
  'kolo/startSession': 'session',
  'kolo/startScene': 'scene',
  'kolo/dramaticMoment': 'dramaticMoment',
};
const depth: Readonly<Record<Started, number>> = { none: 0, campaign: 1, adventure: 2, scene: 3 };
/** How far play must have begun: an adventure or session needs a campaign, a scene an adventure, a dramatic moment a scene. */
const needed: Readonly<Record<What, number>> = { campaign: 0, adventure: 1, session: 1, scene: 2, dramaticMoment: 3 };

/** A campaign, adventure, session, scene or dramatic moment begins, and pools are refreshed (KOLO-POOL-04 … KOLO-POOL-07). */
export const begin = (state: State, { type, title = '' }: Begin, { by }: Context): Decision<Event> => {
  const what = whatOf[type];
  const wrong = onlyGm(by);
  if (wrong) return wrong;
  if (depth[state.campaign.started] < needed[what]) return refuse('E_WRONG_STATUS', undefined, ['KOLO-POOL-04']);
  const campaign = begun(state.campaign, what, title);
  return accept<Event>({
    type: 'kolo/begun',
    what,
    title,
    campaign,
    changes: state.players.map((player) =>
      player.id === gmPoolId
        ? { ...refreshed(player, what, state.settings), story: 0, only: 'gm' }
        : refreshed(player, what, state.settings),
    ),
    expired: expiredLabels(state, campaign),
  });
};

const begun = (campaign: Campaign, what: What, title: string): Campaign => {
  switch (what) {
    case 'campaign':
      return { ...campaign, started: 'campaign', title, adventure: '', scene: '' };
    case 'adventure':
      return { ...campaign, started: 'adventure', adventure: title, scene: '', adventures: campaign.adventures + 1 };
    case 'session':
      return { ...campaign, sessions: campaign.sessions + 1 };
    case 'scene':
      return { ...campaign, started: 'scene', scene: title, scenes: campaign.scenes + 1 };
    case 'dramaticMoment':
      return campaign;
  }
};

/** By how much each pool of a player rises. */
const refreshed = ({ id, engagement, story }: Player, what: What, settings: Settings): PoolChange => {
  const rise = (of: (value: number) => number): PoolChange => ({
    player: id,
    engagement: of(engagement) - engagement,
    story: of(story) - story,
  });
  switch (what) {
    case 'campaign':
      return rise(() => poolMaximum);
    case 'adventure':
      // Reading: up to five points come back to each pool; a table may refill to five instead (D-9).
      return settings.adventureRefresh === 'plusFive'
        ? rise((value) => upToMaximum(value + 5))
        : rise((value) => Math.max(value, 5));
    case 'session':
      return rise((value) => value);
    case 'scene':
      return { player: id, engagement: upToMaximum(engagement + 1) - engagement, story: 0 };
    case 'dramaticMoment':
      return { player: id, engagement: engagement === 0 ? 1 : 0, story: 0 };
  }
};

/** Where the table lets labels fall off after so many scenes or adventures (KOLO-XP-08). */
const expiredLabels = (state: State, campaign: Campaign): readonly Expired[] => {
  const { labelExpiry } = state.settings;
  if (labelExpiry === 'never') return [];
  const isOver = ({ at }: Experience): boolean =>
    'scenes' in labelExpiry
      ? campaign.scenes - at.scene >= labelExpiry.scenes
      : campaign.adventures - at.adventure >= labelExpiry.adventures;
  return state.characters.flatMap((character) => {
    const { id, own } = character;
    const ids = own.value.xp.filter((entry) => entry.label !== null && isOver(entry)).map((entry) => entry.id);
    return ids.length === 0 ? [] : [{ actor: id, ids, only: hersAlone(character) }];
  });
};
