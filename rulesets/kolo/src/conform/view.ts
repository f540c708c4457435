import type { Expectation } from '@aspekt/testkit/vectors';
import { thresholds } from '../evaluate.ts';
import type { Character, Event, State, Test } from '../model.ts';
import { creationTarget } from '../significance.ts';
import type { Naming } from './naming.ts';

/** Coins in the order they fell; the rules keep only how many showed what. */
export type Fallen = ReadonlyMap<string, readonly number[]>;

const byPhrase = <T extends { readonly phrase: string }>(
  items: readonly T[],
  view: (item: T) => unknown,
): Expectation => Object.fromEntries(items.map((item) => [item.phrase, view(item)]));

const characterView = (character: Character, { nameOf }: Naming): Expectation => {
  const { secrets, resources, xp } = character.own.value;
  return {
    name: character.name === character.id ? nameOf(character.id) : character.name,
    npc: character.npc,
    ownerId: character.ownerId === null ? null : nameOf(character.ownerId),
    status: character.status,
    traits: byPhrase(character.traits, ({ main, aux }) => ({ main, aux })),
    aspects: byPhrase(character.aspects, ({ kind, assigned }) => ({
      kind,
      assigned: assigned.map(({ proficiency }) => proficiency),
    })),
    secrets: byPhrase(secrets, ({ value }) => value),
    resources: byPhrase(resources, ({ value }) => value),
    markers: byPhrase(character.markers, ({ value }) => value),
    significancePoints: character.significance.points,
    significanceParts: character.significance.parts,
    basicSignificance: character.significance.basic,
    totalSignificance: character.significance.total,
    xp: xp.map(({ amount, label, source }) => ({ amount, label, source })),
  };
};

const testView = (test: Test, fallen: Fallen, { nameOf }: Naming): Expectation => ({
  ...test,
  actorId: nameOf(test.actorId),
  categories: test.categories.map(({ label, group, value }) => ({ label, group, value })),
  coins: fallen.get(test.id) ?? test.coins,
});

export const stateView = (state: State, fallen: Fallen, ids: Naming): Expectation => {
  const { nameOf } = ids;
  const { basicSignificance, totalRange, started } = state.campaign;
  const named = <T extends { readonly id: string }>(items: readonly T[], view: (item: T) => unknown): Expectation =>
    Object.fromEntries(items.map((item) => [nameOf(item.id), view(item)]));
  return {
    players: named(state.players, ({ engagement, story }) => ({ engagement, story })),
    campaign: {
      basicSignificance,
      totalRange,
      started,
      creationTarget: creationTarget(basicSignificance),
      settings: state.settings,
    },
    characters: named(state.characters, (character) => characterView(character, ids)),
    tests: named(state.tests, (test) => testView(test, fallen, ids)),
    contests: named(state.contests, (contest) => ({
      ...contest,
      a: nameOf(contest.a),
      b: nameOf(contest.b),
      thresholds: thresholds(0),
    })),
    complexes: named(state.complexes, (complex) => ({ ...complex, tests: complex.tests.map(nameOf) })),
    stories: named(state.stories, (story) => ({
      ...story,
      playerId: nameOf(story.playerId),
      actorId: nameOf(story.actorId),
    })),
  };
};

/** What a command answers besides changing the state. */
export const answersOf = (events: readonly Event[]): Expectation => {
  const answers: Record<string, unknown> = {};
  for (const event of events) {
    if (event.type === 'kolo/compared') {
      Object.assign(answers, { value: event.value, passes: event.passes, ...event.routine });
    }
    if (event.type === 'kolo/thresholdsCompared') {
      answers['comparisons'] = Object.fromEntries(event.comparisons.map(({ label, ...rest }) => [label, rest]));
    }
    if (event.type === 'kolo/featureBought') {
      const { pointsBefore, pointsAfter, xpCost } = event;
      Object.assign(answers, { pointsBefore, pointsAfter, xpCost });
    }
  }
  return answers;
};

/** The tests whose coins fell, in order, with who threw them. */
export const throwsOf = (events: readonly Event[]): readonly { readonly test: string; readonly actor: string }[] =>
  events.flatMap((event) => {
    if (event.type === 'kolo/flipped') return [{ test: event.test.id, actor: event.test.actorId }];
    if (event.type === 'kolo/extended') return [{ test: event.test.id, actor: event.actor }];
    if (event.type !== 'kolo/contested') return [];
    return [event.a, event.b].map(({ id, actorId }) => ({ test: id, actor: actorId }));
  });
