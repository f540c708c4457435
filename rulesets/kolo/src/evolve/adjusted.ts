import { playerOf } from '../access.ts';
import type { Change, Character, FeatureType, State, Test } from '../model.ts';
import { fullPlayer } from '../pools.ts';
import { changeCharacter, changeOwn, changePlayer, earn } from './parts.ts';

export const adjusted = (state: State, change: Change): State => {
  switch (change.what) {
    case 'pools': {
      const { player, engagement, story } = change;
      const known = state.players.some(({ id }) => id === player);
      const there = known ? state : { ...state, players: [...state.players, fullPlayer(player)] };
      return changePlayer(there, player, (it) => ({
        ...it,
        engagement: engagement ?? it.engagement,
        story: story ?? it.story,
      }));
    }
    case 'strikePlayer':
      return { ...state, players: state.players.filter(({ id }) => id !== change.player) };
    case 'xp':
      return setXp(state, change);
    case 'status':
      return changeCharacter(state, change.actor, (it) => ({ ...it, status: change.status }));
    case 'reword':
      return changeCharacter(state, change.actor, (it) => reworded(it, change.feature, change.phrase, change.to));
    case 'strikeCharacter':
      return withoutCharacter(state, change.actor);
    case 'strikeTest':
      return withoutTest(state, change.testId);
    case 'carry':
      return {
        ...state,
        complexes: state.complexes.map((it) =>
          it.id === change.complexId
            ? { ...it, carry: { levels: change.levels, kind: change.levels === 0 ? null : 'chance', side: null } }
            : it,
        ),
      };
  }
};

const setXp = (state: State, change: Extract<Change, { readonly what: 'xp' }>): State => {
  const { actor, amount, label, entry } = change;
  if (entry === undefined) return earn(state, actor, { amount, label, source: label === null ? 'story' : 'test' });
  return changeCharacter(state, actor, (character) =>
    changeOwn(character, (own) => ({
      ...own,
      xp: own.xp.flatMap((it, i) => (i !== entry ? [it] : amount === 0 ? [] : [{ ...it, amount, label }])),
    })),
  );
};

const reworded = (character: Character, feature: FeatureType, from: string, to: string): Character => {
  const swap = <T extends { readonly phrase: string }>(items: readonly T[]): readonly T[] =>
    items.map((item) => (item.phrase === from ? { ...item, phrase: to } : item));
  switch (feature) {
    case 'trait':
      return { ...character, traits: swap(character.traits) };
    case 'aspect':
      return { ...character, aspects: swap(character.aspects) };
    case 'secret':
      return changeOwn(character, (own) => ({ ...own, secrets: swap(own.secrets) }));
    case 'resource':
      return changeOwn(character, (own) => ({ ...own, resources: swap(own.resources) }));
  }
};

/** A struck test gives back what had been put in. */
const withoutTest = (state: State, id: string): State => {
  const test = state.tests.find((it) => it.id === id);
  const owner =
    playerOf(
      state,
      state.characters.find((it) => it.id === test?.actorId),
    )?.id ?? null;
  const back = test && test.status !== 'closed' ? test.declared + test.extended : 0;
  const refunded = changePlayer(state, owner, (it) => ({ ...it, engagement: Math.min(10, it.engagement + back) }));
  return {
    ...refunded,
    tests: refunded.tests.filter((it) => it.id !== id).map((it) => (isAgainst(test, it) ? alone(it) : it)),
    contests: refunded.contests.filter(({ a, b }) => a !== id && b !== id),
    complexes: refunded.complexes.map((it) => ({ ...it, tests: it.tests.filter((testId) => testId !== id) })),
  };
};

const isAgainst = (struck: Test | undefined, { contestId }: Test): boolean =>
  contestId !== null && contestId === struck?.contestId;

/** With its contest gone nothing is won: an open side has no experience to bring (KOLO-ENG-04, D-27). */
const alone = (test: Test): Test =>
  test.status === 'closed' || !test.outcome
    ? test
    : { ...test, contestId: null, passed: null, outcome: { ...test.outcome, xp: 0 } };

const withoutCharacter = (state: State, id: string): State => {
  const waiting = state.tests.filter((test) => test.actorId === id && test.status !== 'closed');
  const left = waiting.reduce((now, test) => withoutTest(now, test.id), state);
  return {
    ...left,
    characters: left.characters.filter((it) => it.id !== id),
    stories: left.stories.filter((it) => it.actorId !== id || it.status === 'paid'),
    proposals: left.proposals.filter(({ inputs }) => inputs.actor !== id),
  };
};
