import type { Seen, Wire } from '@aspekt/contract';
import type {
  Aspect,
  AspectKind,
  Category,
  Character,
  Command,
  Complex,
  Contest,
  Player,
  ProficiencyId,
  State,
  StoryElement,
  Test,
  TestProposal,
  Trait,
} from '@aspekt/kolo';
import { proficiencies } from '@aspekt/kolo/proficiencies';
import type { DoOptions, Reply, TableStore } from '../../lib/game.ts';
import type { KoloWords } from './words/index.svelte.ts';

export { kinds, mostAssigned, proficiencies } from '@aspekt/kolo/proficiencies';
export { neighbours, pointsIn, spheres, sphereValue } from '@aspekt/kolo/spheres';

/** The game as a seat sees it: what is hidden is simply not there. */
export type Game = Seen<State>;
export type Table = TableStore<Game>;
export type SeenCharacter = Seen<Character>;
export type SeenTest = Seen<Test>;
export type SeenContest = Seen<Contest>;
export type SeenComplex = Seen<Complex>;
export type SeenStory = Seen<StoryElement>;
export type SeenPlayer = Seen<Player>;
export type SeenProposal = Seen<TestProposal>;
export type SeenTrait = Seen<Trait>;
export type SeenAspect = Seen<Aspect>;
export type SeenCategory = Seen<Category>;
export type Side = 'A' | 'B';

export const degrees = ['partial', 'goal', 'extraordinary'] as const;
export const roman = (proficiency: ProficiencyId): string =>
  ['I', 'II', 'III', 'IV', 'V', 'VI'][proficiencies.indexOf(proficiency)] ?? '';

/** Send a command of the game. */
export const act = (table: Table, command: Command, options?: DoOptions): Promise<Reply> =>
  // A command is plain JSON; TypeScript does not read that off optional fields.
  table.do(command as unknown as Wire, options);

export const characterOf = (game: Game, id: string | undefined): SeenCharacter | undefined =>
  game.characters.find((one) => one.id === id);
export const nameOf = (game: Game, id: string | undefined, w: KoloWords): string =>
  characterOf(game, id)?.name || w.someone;
export const testOf = (game: Game, id: string | undefined): SeenTest | undefined =>
  game.tests.find((one) => one.id === id);

/** Whom this seat plays. */
export const mineOf = (table: Table): readonly SeenCharacter[] =>
  table.game.characters.filter((one) => one.ownerId === table.me.seat);
export const playersOf = (game: Game): readonly SeenCharacter[] => game.characters.filter((one) => !one.npc);
export const npcsOf = (game: Game): readonly SeenCharacter[] => game.characters.filter((one) => one.npc);

/** Whether this seat decides for a character: its player, or the game master for those whom nobody plays. */
export const isOwn = (table: Table, id: string | undefined): boolean => {
  const character = characterOf(table.game, id);
  if (!character || table.me.role === 'onlooker') return false;
  return character.ownerId === null ? table.isGm : character.ownerId === table.me.seat;
};

/** Pools belong to players; npcs have none. */
export const poolsOf = (game: Game, character: SeenCharacter | undefined): SeenPlayer | undefined =>
  character?.ownerId == null
    ? character?.npc && character.ofNote
      ? gmPoolOf(game)
      : undefined
    : game.players.find((one) => one.id === character.ownerId);

/** What npcs of note share, where the table plays with it (KOLO-X-SOLOPOOL-01); only the game master sees it. */
export const gmPoolOf = (game: Game): SeenPlayer | undefined =>
  game.settings.gmPool ? game.players.find((one) => one.id === 'gm-pool') : undefined;

/** Whom this seat can open or propose a test for, its own first. */
export const actorsOf = (table: Table): readonly SeenCharacter[] =>
  table.isGm
    ? table.game.characters.toSorted((a, b) => Number(a.npc) - Number(b.npc))
    : mineOf(table).filter((one) => !one.npc);

export const isBefore = (test: SeenTest): boolean => test.status === 'open' || test.status === 'declared';
export const isThrown = (test: SeenTest): boolean => test.status === 'flipped' || test.status === 'extending';

export const contestOf = (game: Game, test: SeenTest): SeenContest | undefined =>
  game.contests.find((one) => one.id === test.contestId);
export const complexOf = (game: Game, test: SeenTest): SeenComplex | undefined =>
  game.complexes.find((one) => one.id === test.complexId);
export const sideOf = (contest: SeenContest, test: SeenTest): Side => (contest.a === test.id ? 'A' : 'B');

/** A side of a contest that put nothing in: it has nothing to decide until the other, who may still add coins, has stopped. */
export const isIdle = (game: Game, test: SeenTest): boolean => {
  const other = game.tests.find((one) => one.contestId === test.contestId && one.id !== test.id);
  if (!isThrown(test) || test.contestId === null || test.declared > 0 || !other) return false;
  return isThrown(other) && other.declared > 0 && other.passed === null;
};

/** Two tests that wait to be thrown against each other, in the order of their sides. */
export type Pair = { readonly a: SeenTest; readonly b: SeenTest };
export const pairsOf = (game: Game): readonly Pair[] => {
  const waiting = game.tests.filter((test) => test.kind === 'contested' && isBefore(test));
  const groups = [...new Set(waiting.map((test) => test.complexId))];
  return groups.flatMap((complexId) => {
    const [a, b] = waiting.filter((test) => test.complexId === complexId);
    return a && b ? [{ a, b }] : [];
  });
};
export const pairOf = (game: Game, test: SeenTest): Pair | undefined =>
  pairsOf(game).find((pair) => pair.a.id === test.id || pair.b.id === test.id);

/** The rolls of a complex test: one test each, or the two sides. */
export const rollsOf = (game: Game, complex: SeenComplex): readonly (readonly SeenTest[])[] => {
  const tests = complex.tests.flatMap((id) => testOf(game, id) ?? []);
  if (!complex.contested) return tests.map((test) => [test]);
  return tests.flatMap((test, i) => (i % 2 === 0 ? [tests.slice(i, i + 2)] : []));
};
/** It goes on, and its last roll is settled. */
export const waitsForRoll = (game: Game, complex: SeenComplex): boolean =>
  complex.status === 'running' && complex.tests.every((id) => (testOf(game, id)?.status ?? 'closed') === 'closed');
/** Whether this seat plays somebody in it; before the first roll the game master alone. */
export const isIn = (table: Table, complex: SeenComplex): boolean =>
  complex.tests.some((id) => isOwn(table, testOf(table.game, id)?.actorId));

/** The aspects assigned to a proficiency, of one kind. */
export const aspectsIn = (
  aspects: readonly SeenAspect[],
  proficiency: ProficiencyId,
  kind?: AspectKind,
): readonly SeenAspect[] =>
  aspects.filter(
    (one) =>
      (kind === undefined || one.kind === kind) && one.assigned.some((place) => place.proficiency === proficiency),
  );
