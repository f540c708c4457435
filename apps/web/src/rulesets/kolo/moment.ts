import type { Purchase } from '@aspekt/kolo';
import {
  isBefore,
  isIdle,
  isIn,
  isOwn,
  isThrown,
  pairsOf,
  waitsForRoll,
  type Pair,
  type SeenCharacter,
  type SeenComplex,
  type SeenContest,
  type SeenProposal,
  type SeenStory,
  type SeenTest,
  type Table,
} from './seen.ts';

/** The next thing to do for a seat: it decides what the screen is about. */
export type Moment =
  | { readonly kind: 'test'; readonly test: SeenTest }
  | { readonly kind: 'pair'; readonly pair: Pair }
  | { readonly kind: 'proposal'; readonly proposal: SeenProposal }
  | { readonly kind: 'price'; readonly story: SeenStory }
  | { readonly kind: 'pay'; readonly story: SeenStory }
  | { readonly kind: 'purchase'; readonly character: SeenCharacter; readonly purchase: Purchase }
  | { readonly kind: 'complex'; readonly complex: SeenComplex }
  | { readonly kind: 'harm'; readonly contest: SeenContest; readonly winner: SeenTest; readonly loser: SeenTest }
  | { readonly kind: 'free' };

export const keyOf = (moment: Moment): string => {
  switch (moment.kind) {
    case 'test':
      return `test ${moment.test.id}`;
    case 'pair':
      return `pair ${moment.pair.a.id}`;
    case 'proposal':
      return `proposal ${moment.proposal.id}`;
    case 'price':
    case 'pay':
      return `${moment.kind} ${moment.story.id}`;
    case 'purchase':
      return `purchase ${moment.character.id} ${JSON.stringify(moment.purchase.feature)}`;
    case 'complex':
      return `complex ${moment.complex.id}`;
    case 'harm':
      return `harm ${moment.contest.id}`;
    case 'free':
      return 'free';
  }
};

/** Whether a test has nothing left for its player to do before the other side, or the game master, acts. */
const isDone = (test: SeenTest): boolean =>
  test.passed !== null || (test.kind === 'contested' && test.status === 'declared');

/** The last contest, where this seat won it and may leave a marker (KOLO-X-HARM-01). */
const harmOf = (table: Table, spared: readonly string[]): readonly Moment[] => {
  const contest = table.game.contests.at(-1);
  if (!table.game.settings.harm || !contest?.winner || contest.status !== 'closed') return [];
  if (contest.harm !== undefined || spared.includes(contest.id)) return [];
  const sides = [contest.a, contest.b].map((id) => table.game.tests.find((test) => test.id === id));
  const [winner, loser] = contest.winner === 'A' ? sides : sides.toReversed();
  return winner && loser && isOwn(table, winner.actorId) ? [{ kind: 'harm', contest, winner, loser }] : [];
};

/** Everything this seat has in hand, the most pressing first. Something new can always be begun. */
export const momentsOf = (table: Table, spared: readonly string[] = []): readonly Moment[] => {
  const { game, isGm } = table;
  if (table.me.role === 'onlooker') return [];
  const tests = game.tests.filter((test) => test.status !== 'closed');
  const mine = tests.filter((test) => isOwn(table, test.actorId));
  const pairs = isGm ? pairsOf(game) : [];
  const paired = pairs.flatMap(({ a, b }) => [a.id, b.id]);
  const asTest = (test: SeenTest): Moment => ({ kind: 'test', test });
  const own = mine.filter((test) => !paired.includes(test.id));
  const others = isGm ? tests.filter((test) => !mine.includes(test) && !paired.includes(test.id)) : [];
  /** Settling it first would take the other side's coins away. */
  const idle = isGm ? own.filter((test) => isIdle(game, test)) : [];
  const waiting = [...own.filter(isDone), ...others, ...idle];
  return [
    ...own.filter((test) => isThrown(test) && !isDone(test) && !idle.includes(test)).map(asTest),
    ...own.filter((test) => isBefore(test) && !isDone(test)).map(asTest),
    ...game.stories
      .filter((story) => story.status === 'priced' && story.playerId === table.me.seat)
      .map((story): Moment => ({ kind: 'pay', story })),
    ...(isGm ? game.proposals : []).map((proposal): Moment => ({ kind: 'proposal', proposal })),
    ...(isGm ? game.stories : [])
      .filter((story) => story.status === 'proposed')
      .map((story): Moment => ({ kind: 'price', story })),
    ...(isGm ? game.characters : []).flatMap((character): readonly Moment[] => {
      const purchase = character.own?.purchase;
      return purchase ? [{ kind: 'purchase', character, purchase }] : [];
    }),
    ...pairs.map((pair): Moment => ({ kind: 'pair', pair })),
    ...waiting.map(asTest),
    ...game.complexes
      .filter((complex) => waitsForRoll(game, complex) && (isGm || (isIn(table, complex) && !complex.contested)))
      .map((complex): Moment => ({ kind: 'complex', complex })),
    ...harmOf(table, spared),
    { kind: 'free' },
  ];
};

/** What the screen is about; `chosen` is what the user picked among several. */
export const momentOf = (table: Table, chosen = '', spared: readonly string[] = []): Moment => {
  const all = momentsOf(table, spared);
  return all.find((moment) => keyOf(moment) === chosen) ?? all[0] ?? { kind: 'free' };
};
