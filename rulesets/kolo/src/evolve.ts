import { isSecret, secret } from '@aspekt/contract';
import { ownAudience } from './access.ts';
import { adjusted } from './evolve/adjusted.ts';
import { hidden, hideComplex, shown } from './evolve/hiding.ts';
import {
  addTests,
  changeCharacter,
  changeOwn,
  changePlayer,
  changeTest,
  earn,
  putTest,
  shapeCharacter,
} from './evolve/parts.ts';
import { reread } from './evolve/reread.ts';
import { withFeature } from './experience.ts';
import { fullGmPool } from './gm-pool.ts';
import { harmed } from './harm.ts';
import type {
  Contest,
  Event,
  Feature,
  FeatureType,
  Paid,
  Private,
  Settings,
  Settlement,
  State,
  StoryElement,
} from './model.ts';
import { poolOf } from './open-test.ts';
import { upToMaximum } from './pools.ts';
import { withSignificance } from './significance.ts';
import { suggestedLevel } from './sheet.ts';

export const initial = (settings: Settings): State => ({
  settings,
  campaign: {
    basicSignificance: suggestedLevel,
    totalRange: null,
    started: 'none',
    title: '',
    adventure: '',
    scene: '',
    adventures: 0,
    sessions: 0,
    scenes: 0,
  },
  players: settings.gmPool ? [fullGmPool] : [],
  characters: [],
  tests: [],
  contests: [],
  complexes: [],
  stories: [],
  proposals: [],
  commonCategories: [],
});

export const evolve = (state: State, event: Event): State => {
  switch (event.type) {
    case 'kolo/campaignSet':
      return campaignSet(state, event);
    case 'kolo/begun':
      return begun(state, event);
    case 'kolo/playerEntered':
      return { ...state, players: [...state.players, event.player] };
    case 'kolo/characterCreated':
      return { ...state, characters: [...state.characters, withSignificance(event.character, state.settings)] };
    case 'kolo/traitAdded':
      return shapeCharacter(state, event.actor, (it) => ({ ...it, traits: [...it.traits, event.trait] }));
    case 'kolo/aspectAdded':
      return shapeCharacter(state, event.actor, (it) => ({ ...it, aspects: [...it.aspects, event.aspect] }));
    case 'kolo/secretAdded':
      return shapeCharacter(state, event.actor, (it) =>
        changeOwn(it, (own) => ({ ...own, secrets: [...own.secrets, event.secret] })),
      );
    case 'kolo/resourceAdded':
      return shapeCharacter(state, event.actor, (it) =>
        changeOwn(it, (own) => ({ ...own, resources: [...own.resources, event.resource] })),
      );
    case 'kolo/featureRemoved':
      return removed(state, event.actor, event.feature, event.phrase);
    case 'kolo/markerAdded':
      return changeCharacter(state, event.actor, (it) => ({ ...it, markers: [...it.markers, event.marker] }));
    case 'kolo/noteSet':
      return changeCharacter(state, event.actor, (it) => ({ ...it, ofNote: event.ofNote }));
    case 'kolo/harmPlaced':
      return harmed(state, event);
    case 'kolo/markerRemoved':
      return changeCharacter(state, event.actor, (it) => ({
        ...it,
        markers: it.markers.filter(({ phrase }) => phrase !== event.phrase),
      }));
    case 'kolo/characterApproved':
      return changeCharacter(state, event.actor, (it) => ({ ...it, status: 'playable' }));
    case 'kolo/compared':
    case 'kolo/decidedWithoutTest':
    case 'kolo/thresholdsCompared':
      return state;
    case 'kolo/testOpened':
      return addTests(withoutProposal(state, event.test.id), [event.test]);
    case 'kolo/testProposed':
      return { ...state, proposals: [...state.proposals, event.proposal] };
    case 'kolo/proposalDismissed':
      return withoutProposal(state, event.id);
    case 'kolo/testAmended':
    case 'kolo/flipped':
      return putTest(state, event.test);
    case 'kolo/fitSuggested':
      return changeTest(state, event.testId, (test) => ({
        ...test,
        fits: [...test.fits.filter(({ by }) => by !== event.fit.by), event.fit],
      }));
    case 'kolo/engagementDeclared':
      return changeTest(
        changePlayer(state, event.player, (it) => ({ ...it, engagement: it.engagement - event.points })),
        event.testId,
        (test) => ({
          ...test,
          declared: event.points,
          status: 'declared',
          pool: poolOf({ ...test.pool, engagement: event.points }),
        }),
      );
    case 'kolo/engagementVetoed':
      return changeTest(
        changePlayer(state, event.player, (it) => ({ ...it, engagement: upToMaximum(it.engagement + event.returned) })),
        event.testId,
        (test) => ({
          ...test,
          declared: 0,
          vetoed: true,
          status: 'open',
          pool: poolOf({ ...test.pool, engagement: 0 }),
        }),
      );
    case 'kolo/contested':
      return {
        ...putTest(putTest(state, event.a), event.b),
        contests: [...state.contests, event.contest],
      };
    case 'kolo/extended': {
      const paid = changePlayer(state, event.player, (it) => ({ ...it, engagement: it.engagement - 1 }));
      const thrown = putTest(paid, event.test);
      return putContest(event.other ? putTest(thrown, event.other) : thrown, event.contest);
    }
    case 'kolo/passed':
      return changeTest(state, event.testId, (test) => ({ ...test, passed: { xpLabel: event.xpLabel } }));
    case 'kolo/closed':
      return closed(state, event);
    case 'kolo/complexStarted':
      return { ...state, complexes: [...state.complexes, event.complex] };
    case 'kolo/complexContinued': {
      const ids = event.tests.map(({ id }) => id);
      const continued: State = {
        ...state,
        complexes: state.complexes.map((it) =>
          it.id === event.complexId ? { ...it, tests: [...it.tests, ...ids] } : it,
        ),
      };
      const opened = addTests(continued, event.tests);
      return event.only === undefined ? opened : hideComplex(opened, event.complexId);
    }
    case 'kolo/complexHidden':
      return hideComplex(state, event.complexId);
    case 'kolo/complexStopped':
      return {
        ...state,
        complexes: state.complexes.map((it) => (it.id === event.complexId ? { ...it, status: 'stopped' } : it)),
      };
    case 'kolo/storyProposed':
      return { ...state, stories: [...oldStoriesDropped(state.stories), event.story] };
    case 'kolo/storyPriced':
      return changeStory(state, event.storyId, (it) => ({
        ...it,
        cost: event.cost,
        engagementAllowed: event.engagementAllowed,
        status: 'priced',
      }));
    case 'kolo/storyRejected':
      return changeStory(state, event.storyId, (it) => ({ ...it, status: 'rejected' }));
    case 'kolo/storyPaid': {
      const { id, playerId, cost, engagementPaid } = event.story;
      const paid = changePlayer(state, playerId, (it) => ({
        ...it,
        engagement: it.engagement - engagementPaid,
        story: it.story - ((cost ?? 0) - engagementPaid),
      }));
      return changeStory(paid, id, () => event.story);
    }
    case 'kolo/storyLiked': {
      const voted = changeStory(state, event.storyId, (it) => ({
        ...it,
        likes: [...it.likes, { by: event.by, likes: event.likes }],
        rewarded: it.rewarded || event.xp > 0,
      }));
      return earn(voted, event.actor, { amount: event.xp, label: null, source: 'story' });
    }
    case 'kolo/purchaseAsked':
      return changeCharacter(state, event.actor, (it) =>
        changeOwn(it, (own) => ({ ...own, purchase: event.purchase })),
      );
    case 'kolo/purchaseDismissed':
      return changeCharacter(state, event.actor, (it) => changeOwn(it, withoutPurchase));
    case 'kolo/featureBought':
      return bought(state, event.actor, event.feature, isSecret(event.paid) ? event.paid.value : event.paid);
    case 'kolo/xpRelabelled':
      return relabelled(state, event.actor, event.ids, event.label);
    case 'kolo/characterShown':
      return shown(state, event.character.id);
    case 'kolo/characterHidden':
      return hidden(state, event.actor);
    case 'kolo/characterAssigned':
      return changeCharacter(state, event.actor, (it) => ({
        ...it,
        ownerId: event.ownerId,
        own: secret(ownAudience(event.ownerId), it.own.value),
      }));
    case 'kolo/characterRenamed':
      return changeCharacter(state, event.actor, (it) => ({ ...it, name: event.name }));
    case 'kolo/notesWritten':
      return changeCharacter(state, event.actor, (it) => changeOwn(it, (own) => ({ ...own, notes: event.notes })));
    case 'kolo/commonCategoriesSet':
      return { ...state, commonCategories: event.categories };
    case 'kolo/adjusted':
      return adjusted(state, event.change);
  }
};

type Of<T extends Event['type']> = Extract<Event, { readonly type: T }>;

const campaignSet = (state: State, event: Of<'kolo/campaignSet'>): State => {
  const settings = { ...state.settings, ...event.settings };
  return reread({
    ...state,
    settings,
    campaign: {
      ...state.campaign,
      basicSignificance: event.basicSignificance ?? state.campaign.basicSignificance,
      totalRange: event.totalRange === undefined ? state.campaign.totalRange : event.totalRange,
    },
    characters: state.characters.map((it) => withSignificance(it, settings)),
  });
};

const begun = (state: State, { campaign, changes, expired }: Of<'kolo/begun'>): State => {
  const refreshed = changes.reduce(
    (now, { player, engagement, story }) =>
      changePlayer(now, player, (it) => ({ ...it, engagement: it.engagement + engagement, story: it.story + story })),
    { ...state, campaign },
  );
  return expired.reduce((now, { actor, ids }) => relabelled(now, actor, ids, null), refreshed);
};

const relabelled = (state: State, actor: string, ids: readonly string[], label: string | null): State =>
  changeCharacter(state, actor, (character) =>
    changeOwn(character, (own) => ({
      ...own,
      xp: own.xp.map((entry) => (ids.includes(entry.id) ? { ...entry, label } : entry)),
    })),
  );

const removed = (state: State, actor: string, feature: FeatureType, gone: string): State => {
  const without = <T extends { readonly phrase: string }>(items: readonly T[]): readonly T[] =>
    items.filter(({ phrase }) => phrase !== gone);
  return shapeCharacter(state, actor, (it) => {
    switch (feature) {
      case 'trait':
        return { ...it, traits: without(it.traits) };
      case 'aspect':
        return { ...it, aspects: without(it.aspects) };
      case 'secret':
        return changeOwn(it, (own) => ({ ...own, secrets: without(own.secrets) }));
      case 'resource':
        return changeOwn(it, (own) => ({ ...own, resources: without(own.resources) }));
    }
  });
};

const withoutProposal = (state: State, id: string): State =>
  state.proposals.length === 0 ? state : { ...state, proposals: state.proposals.filter((it) => it.id !== id) };

const putContest = (state: State, contest: Contest | null): State =>
  contest === null ? state : { ...state, contests: state.contests.map((it) => (it.id === contest.id ? contest : it)) };

const settledOne = (state: State, { testId, actorId, playerId, returned, xp, xpLabel }: Settlement): State => {
  const test = changeTest(state, testId, (it) => ({ ...it, status: 'closed', passed: null }));
  const paid = changePlayer(test, playerId, (it) => ({ ...it, engagement: it.engagement + returned }));
  return earn(paid, actorId, { amount: xp, label: xpLabel, source: 'test' });
};

const closed = (state: State, { settled, contest, complex }: Of<'kolo/closed'>): State => {
  const done = putContest(settled.reduce(settledOne, state), contest);
  return complex === null
    ? done
    : {
        ...done,
        complexes: done.complexes.map((it) =>
          it.id === complex.id ? { ...it, carry: complex.carry, status: complex.status, winner: complex.winner } : it,
        ),
      };
};

const changeStory = (state: State, id: string, to: (story: StoryElement) => StoryElement): State => ({
  ...state,
  stories: state.stories.map((it) => (it.id === id ? to(it) : it)),
});

const storiesKept = 60;
const oldStoriesDropped = (stories: readonly StoryElement[]): readonly StoryElement[] => {
  if (stories.length < storiesKept) return stories;
  const over = stories.find(({ status, rewarded }) => status === 'rejected' || rewarded) ?? stories[0];
  return stories.filter((it) => it !== over);
};

const bought = (state: State, actor: string, feature: Feature, paid: Paid): State =>
  shapeCharacter(state, actor, (character) => {
    const { traits, aspects, own } = character;
    const { secrets, ...sheet } = withFeature({ traits, aspects, secrets: own.value.secrets }, feature);
    const xp = own.value.xp
      .map((entry) => ({ ...entry, amount: entry.amount - (paid.find(({ id }) => id === entry.id)?.amount ?? 0) }))
      .filter(({ amount }) => amount > 0);
    // What is bought answers what was asked for.
    return changeOwn({ ...character, ...sheet }, (mine) => ({ ...withoutPurchase(mine), secrets, xp }));
  });

const withoutPurchase = ({ purchase: _, ...own }: Private): Private => own;
