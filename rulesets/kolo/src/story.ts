import { accept, refuse, type Context, type Decision, type Viewer } from '@aspekt/contract';
import {
  gmPoolId,
  characterOf,
  isGm,
  isTaken,
  likewise,
  onlyGm,
  onlyOwner,
  playerOf,
  storyOf,
  unknown,
} from './access.ts';
import type {
  Event,
  LikeStory,
  PayStory,
  Player,
  PriceStory,
  ProposeStory,
  RejectStory,
  State,
  StoryElement,
} from './model.ts';

/** Story points let a player take the game master's role for a moment, at any time in play (KOLO-STO-01). */
export const proposeStory = (state: State, command: ProposeStory, context: Context): Decision<Event> => {
  const { id, actor, text = '' } = command;
  const character = characterOf(state, actor, context.by);
  if (!character) return unknown(actor);
  const wrong = onlyOwner(character, context);
  if (wrong) return wrong;
  const player = playerOf(state, character);
  if (!player || player.story + player.engagement < 1) {
    return refuse('E_NOT_ENOUGH_STORY', { has: 0, needs: 1 }, ['KOLO-STO-03']);
  }
  if (isTaken(state, id, context.by)) return refuse('E_ID_TAKEN', { id });
  const only = [player.id];
  const story: StoryElement = {
    id,
    playerId: player.id,
    actorId: actor,
    text,
    cost: null,
    engagementAllowed: false,
    engagementPaid: 0,
    status: 'proposed',
    likes: [],
    rewarded: false,
    only,
  };
  return accept<Event>({ type: 'kolo/storyProposed', story, only });
};

const isOpen = ({ status }: StoryElement): boolean => status === 'proposed' || status === 'priced';
const authorOf = (state: State, { playerId }: StoryElement): Player | undefined =>
  state.players.find(({ id }) => id === playerId);

/** The game master accepts it by setting a price; after a campaign engagement may pay part (KOLO-STO-02, KOLO-STO-04, KOLO-STO-05). */
export const priceStory = (state: State, command: PriceStory, { by }: Context): Decision<Event> => {
  const { storyId, cost, engagementAllowed = false } = command;
  const story = storyOf(state, storyId, by);
  if (!story) return unknown(storyId);
  const wrong = onlyGm(by);
  if (wrong) return wrong;
  if (!Number.isInteger(cost)) return refuse('E_NOT_INTEGER');
  if (!isOpen(story)) return refuse('E_WRONG_STATUS', undefined, ['KOLO-STO-02']);
  if (cost < 1) return refuse('E_NOT_POSITIVE', undefined, ['KOLO-STO-02']);
  const author = authorOf(state, story);
  const has = (author?.story ?? 0) + (engagementAllowed ? (author?.engagement ?? 0) : 0);
  if (cost > has) return refuse('E_NOT_ENOUGH_STORY', { has, needs: cost }, ['KOLO-STO-03']);
  return accept<Event>({
    type: 'kolo/storyPriced',
    storyId,
    playerId: story.playerId,
    actor: story.actorId,
    cost,
    engagementAllowed,
    only: [story.playerId],
  });
};

export const rejectStory = (state: State, { storyId }: RejectStory, { by }: Context): Decision<Event> => {
  const story = storyOf(state, storyId, by);
  if (!story) return unknown(storyId);
  const wrong = onlyGm(by);
  if (wrong) return wrong;
  if (!isOpen(story)) return refuse('E_WRONG_STATUS', undefined, ['KOLO-STO-02']);
  return accept(notTaken(story));
};

/** A story element does not come into the story. */
export const notTaken = ({ id: storyId, playerId, actorId: actor }: StoryElement): Event => ({
  type: 'kolo/storyRejected',
  storyId,
  playerId,
  actor,
  only: [playerId],
});

/** One's own story element while it is not paid: a price is an offer, which one may leave (KOLO-STO-02). */
export const ownStory = (state: State, id: string, by: Viewer): StoryElement | undefined => {
  const story = storyOf(state, id, by);
  return story && story.playerId === by.seat && isOpen(story) ? story : undefined;
};

/** The price is paid when accepted and cannot exceed the pool (KOLO-STO-03). */
export const payStory = (state: State, { storyId, engagement = 0 }: PayStory, context: Context): Decision<Event> => {
  const story = storyOf(state, storyId, context.by);
  if (!story) return unknown(storyId);
  if (context.by.seat !== story.playerId && !(context.overrule && isGm(context.by))) {
    return { ok: false, refusal: { code: 'E_NOT_OWNER', ...(isGm(context.by) && { overridable: true }) } };
  }
  if (!Number.isInteger(engagement)) return refuse('E_NOT_INTEGER');
  const author = authorOf(state, story);
  const { cost } = story;
  if (story.status !== 'priced' || cost === null || !author)
    return refuse('E_WRONG_STATUS', undefined, ['KOLO-STO-02']);
  if (engagement < 0 || engagement > cost) return refuse('E_NOT_POSITIVE', undefined, ['KOLO-STO-05']);
  if (engagement > 0 && !story.engagementAllowed) return refuse('E_ENGAGEMENT_VETOED', undefined, ['KOLO-STO-05']);
  if (engagement > author.engagement) {
    return refuse('E_NO_ENGAGEMENT', { has: author.engagement, needs: engagement }, ['KOLO-STO-05']);
  }
  const rest = cost - engagement;
  if (rest > author.story) return refuse('E_NOT_ENOUGH_STORY', { has: author.story, needs: rest }, ['KOLO-STO-03']);
  const { only: _, ...shown } = story;
  const actor = state.characters.find(({ id }) => id === story.actorId);
  return accept<Event>({
    type: 'kolo/storyPaid',
    story: { ...shown, status: 'paid', engagementPaid: engagement },
    ...likewise(actor),
  });
};

/** What the others and the game master like brings as much experience as story points were paid, without label (KOLO-XP-04, D-21). */
export const likeStory = (state: State, { storyId, likes = true }: LikeStory, { by }: Context): Decision<Event> => {
  const story = storyOf(state, storyId, by);
  if (!story) return unknown(storyId);
  const voter = isGm(by) ? 'gm' : by.seat;
  const isPlayer = state.players.some(({ id }) => id === by.seat);
  if (voter === story.playerId) return refuse('E_OWN_STORY', undefined, ['KOLO-XP-04']);
  if (!isGm(by) && !isPlayer) return refuse('E_NOT_OWNER');
  if (story.status !== 'paid' || story.likes.some((vote) => vote.by === voter)) {
    return refuse('E_WRONG_STATUS', undefined, ['KOLO-XP-04']);
  }
  const votes = [...story.likes, { by: voter, likes }];
  const liked = (who: string): boolean => votes.some((vote) => vote.by === who && vote.likes);
  const others = state.players.filter(({ id }) => id !== story.playerId && id !== gmPoolId);
  const approved =
    state.settings.storyLike === 'gmAfterVote' ? liked('gm') : liked('gm') && others.every(({ id }) => liked(id));
  const paid = (story.cost ?? 0) - story.engagementPaid;
  return accept<Event>({
    type: 'kolo/storyLiked',
    storyId,
    actor: story.actorId,
    by: voter,
    likes,
    xp: approved && !story.rewarded ? paid : 0,
    ...likewise(story),
  });
};
