import type { Seat } from '@aspekt/contract';
import type { AuthorityOf, Part } from '@aspekt/testkit';
import type { Command, State, TestInputs } from '../model.ts';

const ownerOf = ({ characters }: State, actor: string | undefined): Seat | null =>
  characters.find(({ id }) => id === actor)?.ownerId ?? null;

const testerOf = (state: State, testId: string | undefined): Seat | null =>
  ownerOf(state, state.tests.find(({ id }) => id === testId)?.actorId);

const takesPart = (seat: Seat, state: State, complexId: string): boolean =>
  state.complexes.find(({ id }) => id === complexId)?.tests.some((id) => testerOf(state, id) === seat) ?? false;

const owner: Part<State, { readonly actor: string }> = {
  who: 'The player of the character in `actor`',
  has: (seat, state, { actor }) => ownerOf(state, actor) === seat,
};
const tester: Part<State, { readonly testId: string }> = {
  who: 'The player of the character who is tested',
  has: (seat, state, { testId }) => testerOf(state, testId) === seat,
};
const winner: Part<State, { readonly contestId: string }> = {
  who: 'The player of the character who has won the contest',
  has: (seat, state, { contestId }) => {
    const contest = state.contests.find(({ id }) => id === contestId);
    return testerOf(state, contest?.winner === 'A' ? contest.a : contest?.b) === seat;
  },
};
const author: Part<State, { readonly storyId: string }> = {
  who: 'The player whose story element it is',
  has: (seat, { stories }, { storyId }) => stories.some(({ id, playerId }) => id === storyId && playerId === seat),
};
const proposer: Part<State, { readonly id: string }> = {
  who: 'The player who proposed it',
  has: (seat, { proposals, stories }, { id }) =>
    proposals.some((it) => it.id === id && it.by === seat) ||
    stories.some((it) => it.id === id && it.playerId === seat),
};
const partaker: Part<State, { readonly complexId: string }> = {
  who: 'A player whose character has rolled in the complex test',
  has: (seat, state, { complexId }) => takesPart(seat, state, complexId),
};
const taker: Part<State, { readonly actor: string; readonly ownerId: Seat | null }> = {
  who: 'Any player, for herself, of a character that nobody has; its player, to give it up',
  has: (seat, state, { actor, ownerId }) =>
    ownerOf(state, actor) === (ownerId === null ? seat : null) && (ownerId === null || ownerId === seat),
};
type Next = { readonly complexId: string } & Partial<Readonly<Record<'test' | 'a' | 'b', TestInputs>>>;
const goesOn: Part<State, Next> = {
  who: 'The player of the characters who roll next, who has begun or is the first',
  has: (seat, state, { complexId, ...next }) => {
    const complex = state.complexes.find(({ id }) => id === complexId);
    const given = complex?.contested ? [next.a, next.b] : [next.test];
    const begun = complex !== undefined && complex.tests.length > 0;
    return given.every((it) => ownerOf(state, it?.actor) === seat) && (!begun || takesPart(seat, state, complexId));
  },
};

/** Who may send what, after the column *Who* of the catalogue's actions; a new command does not compile without its row. */
export const authority: AuthorityOf<State, Command> = {
  rows: {
    'kolo/addMarker': 'gm',
    'kolo/addResource': 'gm',
    'kolo/adjust': 'gm',
    'kolo/amendTest': 'gm',
    'kolo/approveCharacter': 'gm',
    'kolo/compareThresholds': 'gm',
    'kolo/comparisonTest': 'gm',
    'kolo/contestedTest': 'gm',
    'kolo/decideWithoutTest': 'gm',
    'kolo/dramaticMoment': 'gm',
    'kolo/priceStory': 'gm',
    'kolo/rejectStory': 'gm',
    'kolo/relabelXp': 'gm',
    'kolo/removeMarker': 'gm',
    'kolo/setCampaign': 'gm',
    'kolo/setCommonCategories': 'gm',
    'kolo/setOfNote': 'gm',
    'kolo/showCharacter': 'gm',
    'kolo/startAdventure': 'gm',
    'kolo/startCampaign': 'gm',
    'kolo/startComplex': 'gm',
    'kolo/startScene': 'gm',
    'kolo/startSession': 'gm',
    'kolo/vetoEngagement': 'gm',
    'kolo/addAspect': owner,
    'kolo/addSecret': owner,
    'kolo/addTrait': owner,
    'kolo/assignCharacter': taker,
    'kolo/buyFeature': owner,
    'kolo/dismissPurchase': owner,
    'kolo/closeTest': tester,
    'kolo/placeHarm': winner,
    'kolo/complexNext': goesOn,
    'kolo/declareEngagement': tester,
    'kolo/dismissProposal': proposer,
    'kolo/extendEngagement': tester,
    'kolo/flip': tester,
    'kolo/openTest': owner,
    'kolo/payStory': author,
    'kolo/proposeStory': owner,
    'kolo/removeFeature': owner,
    'kolo/renameCharacter': owner,
    'kolo/writeNotes': owner,
    'kolo/stopComplex': partaker,
    'kolo/createCharacter': 'player',
    'kolo/likeStory': 'player',
    'kolo/suggestFit': 'player',
  },
  phases: {
    'while a test waits for its coins': {
      is: ({ tests }) => tests.some(({ status }) => status === 'open' || status === 'declared'),

      only: ['kolo/amendTest', 'kolo/declareEngagement', 'kolo/flip', 'kolo/contestedTest', 'kolo/suggestFit'],
    },
    'while the coins lie there': {
      is: ({ tests }) => tests.some(({ status }) => status === 'flipped' || status === 'extending'),

      only: ['kolo/extendEngagement', 'kolo/closeTest'],
    },
    'while a complex test runs': {
      is: ({ complexes }) => complexes.some(({ status }) => status === 'running'),

      only: ['kolo/complexNext', 'kolo/stopComplex'],
    },
    'while a story element is on the table': {
      is: ({ stories }) => stories.length > 0,

      only: ['kolo/priceStory', 'kolo/rejectStory', 'kolo/payStory', 'kolo/likeStory'],
    },
    'while something is proposed': {
      is: ({ proposals, stories }) => proposals.length + stories.length > 0,

      only: ['kolo/dismissProposal'],
    },
    'after a contest': {
      is: ({ contests }) => contests.some(({ winner: won }) => won !== null),

      only: ['kolo/placeHarm'],
    },
  },
};
