import { maySee, type Offer, type Viewer } from '@aspekt/contract';
import { actorOf, hers, isGm, isTaken, owns, playerOf } from './access.ts';
import { canAddCoin, isSettledAcross, isThrown, isTurn } from './engagement.ts';
import { purchaseProblem } from './experience.ts';
import { closing } from './habit.ts';
import type { Begin, Character, Command, State, Test } from './model.ts';
import { creationTarget } from './significance.ts';

type Offers = readonly Offer<Command>[];

const must = (command: Command, ...rules: readonly string[]): Offer<Command> => ({ command, rules, must: true });
const may = (command: Command, ...rules: readonly string[]): Offer<Command> => ({ command, rules });

/** What is worth a button now: what waits for this viewer first. */
export const offers = (state: State, viewer: Viewer): Offers => {
  if (viewer.role === 'onlooker') return [];
  const known = state.tests.filter((test) => test.only === undefined || maySee(test.only, viewer));
  const toTests = known.flatMap((test) => testOffers(state, test, viewer));
  return toTests.concat(isGm(viewer) ? gmOffers(state, viewer) : playerOffers(state, viewer));
};

const testOffers = (state: State, test: Test, viewer: Viewer): Offers => {
  const actor = actorOf(state, test);
  if (!actor) return [];
  const mine = owns(actor, viewer);
  const testId = test.id;
  if (test.status === 'open' || test.status === 'declared') {
    const points = mine && test.status === 'open' && !test.vetoed ? (playerOf(state, actor)?.engagement ?? 0) : 0;
    return [
      ...(mine && test.kind !== 'contested' ? [must({ type: 'kolo/flip', testId }, 'KOLO-TEST-03')] : []),
      ...(points > 0 ? [may({ type: 'kolo/declareEngagement', testId, points: 1 }, 'KOLO-ENG-01', 'KOLO-ENG-05')] : []),
      ...(isGm(viewer) && test.status === 'declared'
        ? [may({ type: 'kolo/vetoEngagement', testId }, 'KOLO-ENG-07')]
        : []),
    ];
  }
  if (!isThrown(test)) return [];
  const more =
    mine && mayAdd(state, test) ? [may({ type: 'kolo/extendEngagement', testId }, 'KOLO-ENG-06', 'KOLO-ENG-09')] : [];
  return isGm(viewer) || (mine && test.passed === null)
    ? more.concat(must(closing(state, test), 'KOLO-ENG-02', 'KOLO-XP-05'))
    : more;
};

/** In a contest a coin is offered to the side whose turn it is; who is winning may raise the margin (D-22). */
const mayAdd = (state: State, test: Test): boolean =>
  canAddCoin(state, test) && !isSettledAcross(state, test) && isTurn(state, test);

/** An id that nobody has yet, counted from `known`. */
const freshId = (state: State, stem: string, viewer: Viewer, known: number): string => {
  for (let i = known + 1; ; i++) {
    const id = `${stem}-${i}`;
    if (!isTaken(state, id, viewer)) return id;
  }
};

/**
 * A player's is counted from what she knows, so that what is hidden leaves no trace in it. An id with her own name in it
 * she has used herself, though the thing may have been hidden from her since.
 */
const storyId = (state: State, viewer: Viewer): string => {
  const things = [...state.tests, ...state.contests, ...state.complexes, ...state.stories, ...state.characters];
  const known = things.filter(({ only }) => only === undefined || maySee(only, viewer));
  return freshId(state, `story-${viewer.seat.slice(0, 40)}`, viewer, known.length);
};

/** Called after its first side, which is seen wherever it is: also when it is shown it tells of nothing else. */
const contestId = (state: State, viewer: Viewer, { id }: Test): string =>
  freshId(state, `${hers}contest-${id.slice(0, 40)}`, viewer, 0);

const beginnings: readonly (readonly [Begin['type'], number, string])[] = [
  ['kolo/startCampaign', 0, 'KOLO-POOL-06'],
  ['kolo/startAdventure', 1, 'KOLO-POOL-05'],
  ['kolo/startScene', 2, 'KOLO-POOL-04'],
  ['kolo/dramaticMoment', 3, 'KOLO-POOL-07'],
];
const depth = { none: 0, campaign: 1, adventure: 2, scene: 3 } as const;

const gmOffers = (state: State, viewer: Viewer): Offers => [
  ...contestOffers(state, viewer),
  ...state.proposals.flatMap(({ inputs }) =>
    state.characters.some(({ id }) => id === inputs.actor)
      ? [
          must({ type: 'kolo/openTest', ...inputs }, 'KOLO-TEST-01'),
          may({ type: 'kolo/dismissProposal', id: inputs.id }, 'KOLO-TRAIT-07'),
        ]
      : [],
  ),
  ...state.stories.flatMap((story): Offers => {
    const author = state.players.find(({ id }) => id === story.playerId);
    if (story.status === 'proposed') {
      return [
        ...((author?.story ?? 0) > 0
          ? [must({ type: 'kolo/priceStory', storyId: story.id, cost: 1 }, 'KOLO-STO-02')]
          : []),
        may({ type: 'kolo/rejectStory', storyId: story.id }, 'KOLO-STO-02'),
      ];
    }
    return story.status === 'paid' && !story.likes.some(({ by }) => by === 'gm') ? likeOffers(story.id) : [];
  }),
  ...state.characters.flatMap((character) => purchaseOffers(state, character, viewer)),
  ...state.characters.flatMap(({ id, npc, only, status, significance }) => [
    ...(npc && only !== undefined ? [may({ type: 'kolo/showCharacter', actor: id, shown: true }, 'KOLO-CON-01')] : []),
    ...(!npc && status === 'creation' && isWithin(state, significance)
      ? [may({ type: 'kolo/approveCharacter', actor: id }, 'KOLO-CAMP-02')]
      : []),
  ]),
  ...beginnings.flatMap(([type, needed, rule]) =>
    depth[state.campaign.started] >= needed && (type !== 'kolo/startCampaign' || state.campaign.started === 'none')
      ? [may({ type }, rule)]
      : [],
  ),
  ...state.complexes.flatMap(({ id, status }) =>
    status === 'running' ? [may({ type: 'kolo/stopComplex', complexId: id }, 'KOLO-CPX-01')] : [],
  ),
];

const isWithin = (state: State, { points, total }: { readonly points: number; readonly total: number }): boolean => {
  const { basicSignificance, totalRange } = state.campaign;
  const target = creationTarget(basicSignificance);
  const fits = state.settings.creationBudget === 'exact' ? points === target : points <= target;
  return fits && (totalRange === null || (total >= totalRange[0] && total <= totalRange[1]));
};

/** Two tests waiting to be compared: of one complex test, or the first two by themselves. */
const contestOffers = (state: State, viewer: Viewer): Offers => {
  const waiting = state.tests.filter(
    ({ kind, status }) => kind === 'contested' && (status === 'open' || status === 'declared'),
  );
  const [a] = waiting;
  const b = waiting.find((it) => a && it.id !== a.id && it.complexId === a.complexId);
  if (!a || !b || (a.only === undefined) !== (b.only === undefined)) return [];
  const complex = state.complexes.find(({ id }) => id === a.complexId);
  if (complex && (complex.tests.at(-2) !== a.id || complex.tests.at(-1) !== b.id)) return [];
  const contest = { type: 'kolo/contestedTest', id: contestId(state, viewer, a), a: a.id, b: b.id } as const;
  return complex
    ? [must(contest, 'KOLO-CON-01', 'KOLO-CPX-07')]
    : [must({ ...contest, active: true }, 'KOLO-CON-03'), must({ ...contest, active: false }, 'KOLO-CON-04')];
};

/** What a player wants to buy waits for the game master, while it can be paid; either may put it aside (D-15). */
const purchaseOffers = (state: State, character: Character, viewer: Viewer): Offers => {
  const { purchase } = character.own.value;
  if (!purchase) return [];
  const buys = isGm(viewer) && !purchaseProblem(state, character, purchase, { by: viewer });
  const actor = character.id;
  return [
    ...(buys ? [must({ type: 'kolo/buyFeature', actor, ...purchase }, 'KOLO-XP-09', 'KOLO-XP-10')] : []),
    may({ type: 'kolo/dismissPurchase', actor }, 'KOLO-XP-10'),
  ];
};

const likeOffers = (storyId: string): Offers =>
  [true, false].map((likes) => may({ type: 'kolo/likeStory', storyId, likes }, 'KOLO-XP-04'));

const playerOffers = (state: State, viewer: Viewer): Offers => {
  const known = state.characters.filter((character) => character.only === undefined || maySee(character.only, viewer));
  const mine = known.filter((character) => owns(character, viewer));
  const player = state.players.find(({ id }) => id === viewer.seat);
  return [
    ...state.stories.flatMap((story): Offers => {
      if (story.status === 'priced' && story.playerId === viewer.seat) {
        return [
          ...(player && (story.cost ?? 0) <= player.story
            ? [must({ type: 'kolo/payStory', storyId: story.id }, 'KOLO-STO-03')]
            : []),
          may({ type: 'kolo/dismissProposal', id: story.id }, 'KOLO-STO-02'),
        ];
      }
      const votes = player && story.status === 'paid' && story.playerId !== viewer.seat;
      const isKnown = story.only === undefined || maySee(story.only, viewer);
      return votes && isKnown && !story.likes.some(({ by }) => by === viewer.seat) ? likeOffers(story.id) : [];
    }),
    ...mine.flatMap((character) => purchaseOffers(state, character, viewer)),
    ...(player && player.story + player.engagement > 0
      ? mine.map(({ id: actor }) =>
          may({ type: 'kolo/proposeStory', id: storyId(state, viewer), actor }, 'KOLO-STO-01'),
        )
      : []),
    ...(mine.length === 0
      ? known
          .filter(({ npc, ownerId }) => !npc && ownerId === null)
          .map(({ id: actor }) => may({ type: 'kolo/assignCharacter', actor, ownerId: viewer.seat }, 'KOLO-POOL-01'))
      : []),
  ];
};
