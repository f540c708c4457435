import type { Viewer } from '@aspekt/contract';
import type { Move, Random } from '@aspekt/testkit';
import type { Category, Command, Feature, State, TestInputs } from '../model.ts';
import { proficiencies } from '../proficiencies.ts';
import { spheres } from '../spheres.ts';
import { anna, bo, gm, onlooker } from './table.ts';

const pick = <T>(random: Random, items: readonly T[]): T => {
  const item = items[random() % items.length];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
};
const some = <T>(random: Random, items: readonly T[]): readonly T[] => items.filter(() => random() % 3 === 0);
const yes = (random: Random): boolean => random() % 2 === 0;

/** Any command, sensible or absurd, by anybody; now and then what chance alone seldom brings about. */
export const invent = (state: unknown, random: Random): Move => {
  const at = state as State;
  if (random() % 4 === 0) return { command: towards(at, random), by: gm };
  return { command: command(at, random), by: pick<Viewer>(random, [gm, gm, gm, anna, anna, bo, onlooker]) };
};

const fresh = (random: Random): string => `n${random() % 1_000_000}`;
const inputs = (state: State, random: Random, actor: string): TestInputs => {
  const character = state.characters.find(({ id }) => id === actor);
  const categories: readonly Category[] = some(random, [
    { label: 'mrok', group: 'chance', value: -1, about: 'conditions' },
    { label: 'noc', group: 'chance', value: -2, about: 'conditions' },
    { label: 'rozmiar', group: 'scale', value: (random() % 5) - 2, about: 'size' },
    { label: 'sprzęt', group: 'chance', value: 1, about: 'gear' },
  ]);
  const base = { id: fresh(random), actor, categories };
  if (character?.npc && yes(random))
    return { ...base, line: { pool: random() % 5, sphereValue: random() % 4, proficiencyValue: random() % 3 } };
  return {
    ...base,
    sphere: pick(random, spheres),
    traits: some(random, character?.traits.map(({ phrase }) => phrase) ?? []),
    proficiencies: some(random, proficiencies).slice(0, 2),
    aspects: some(random, character?.aspects.map(({ phrase }) => phrase) ?? []),
    veryCommon: yes(random),
    equipment: random() % 3,
    useTotal: random() % 5 === 0,
  };
};

/** Contests and complex tests need several steps in a row. */
const towards = (state: State, random: Random): Command => {
  const actors = state.characters.map(({ id }) => id);
  const actor = pick(random, [...actors, 'wanda']);
  const waiting = state.tests.filter(
    ({ kind, status }) => kind === 'contested' && (status === 'open' || status === 'declared'),
  );
  const [a, b] = waiting;
  if (a && b && yes(random))
    return { type: 'kolo/contestedTest', id: fresh(random), a: a.id, b: b.id, active: yes(random) };
  const complex = state.complexes.find(({ status }) => status === 'running');
  if (complex && yes(random)) {
    return complex.contested
      ? {
          type: 'kolo/complexNext',
          complexId: complex.id,
          a: inputs(state, random, 'wanda'),
          b: inputs(state, random, 'wolf'),
        }
      : { type: 'kolo/complexNext', complexId: complex.id, test: inputs(state, random, actor) };
  }
  return pick<Command>(random, [
    { type: 'kolo/openTest', ...inputs(state, random, actor), kind: 'contested' },
    { type: 'kolo/openTest', ...inputs(state, random, actor) },
    {
      type: 'kolo/startComplex',
      id: fresh(random),
      contested: yes(random),
      reversedScale: yes(random),
      active: yes(random),
    },
    {
      type: 'kolo/adjust',
      reason: 'prov',
      change: { what: 'xp', actor, amount: 20, label: pick(random, ['walka', null]) },
    },
    { type: 'kolo/startScene', title: 'Nowa scena' },
    { type: 'kolo/dismissPurchase', actor },
    { type: 'kolo/relabelXp', actor, entries: [0], label: 'zemsta' },
    { type: 'kolo/setOfNote', actor: 'wolf', ofNote: random() % 4 > 0 },
    ...state.contests
      .filter(({ status, winner, harm }) => status === 'closed' && winner !== null && harm === undefined)
      .map(({ id }): Command => ({ type: 'kolo/placeHarm', contestId: id, phrase: `rana ${random() % 50}` })),
    ...state.characters.flatMap(({ id, markers }) =>
      markers.map(({ phrase }): Command => ({ type: 'kolo/removeMarker', actor: id, phrase })),
    ),
  ]);
};

const command = (state: State, random: Random): Command => {
  const actor = pick(random, [...state.characters.map(({ id }) => id), 'wanda', 'nobody']);
  const character = state.characters.find(({ id }) => id === actor);
  const testId = pick(random, [...state.tests.map(({ id }) => id), 'no-test']);
  const storyId = pick(random, [...state.stories.map(({ id }) => id), 'no-story']);
  const complexId = pick(random, [...state.complexes.map(({ id }) => id), 'no-complex']);
  const phrases = [...(character?.traits ?? []), ...(character?.aspects ?? []), ...(character?.markers ?? [])].map(
    ({ phrase }) => phrase,
  );
  const phrase = pick(random, [...phrases, 'Kocie oczy', 'nieznane']);
  const number = (random() % 9) - 3;
  const id = fresh(random);
  const feature = pick<Feature>(random, [
    { type: 'trait', phrase: id, points: { [pick(random, spheres)]: 3 } },
    { type: 'trait', phrase: id, points: { [pick(random, spheres)]: 2, [pick(random, spheres)]: 1 } },
    {
      type: 'aspect',
      phrase: id,
      kind: pick(random, ['background', 'role', 'focus']),
      assigned: some(random, proficiencies),
    },
    { type: 'secret', phrase: id, ...(yes(random) ? { value: number } : { difference: number }) },
    { type: 'assignment', aspect: phrase, proficiency: pick(random, proficiencies) },
    { type: 'keyPhrase', aspect: phrase, proficiency: pick(random, proficiencies), keyPhrase: 'klucz' },
  ]);
  const { type: featureType, ...rest } = feature;
  const added: readonly Command[] =
    featureType === 'trait' || featureType === 'aspect' || featureType === 'secret'
      ? [
          {
            type: `kolo/add${featureType === 'trait' ? 'Trait' : featureType === 'aspect' ? 'Aspect' : 'Secret'}`,
            actor,
            ...rest,
          } as Command,
        ]
      : [];
  return pick<Command>(random, [
    ...added,
    ...added,
    { type: 'kolo/setCampaign', settings: pick(random, settings) },
    {
      type: 'kolo/setCampaign',
      basicSignificance: 1 + (random() % 6),
      totalRange: pick(random, [null, [1, 5], [3, 1]]),
    },
    {
      type: pick(random, [
        'kolo/startCampaign',
        'kolo/startAdventure',
        'kolo/startSession',
        'kolo/startScene',
        'kolo/dramaticMoment',
      ] as const),
    },
    { type: 'kolo/createCharacter', id, npc: yes(random), shown: yes(random) },
    { type: 'kolo/addResource', actor, phrase: id, value: number, kind: pick(random, ['wealth', 'poverty', null]) },
    { type: 'kolo/removeFeature', actor, feature: pick(random, ['trait', 'aspect', 'secret', 'resource']), phrase },
    { type: 'kolo/addMarker', actor, phrase: id, value: -1, group: pick(random, ['chance', 'scale']) },
    { type: 'kolo/removeMarker', actor, phrase },
    { type: 'kolo/approveCharacter', actor, override: yes(random) },
    { type: 'kolo/comparisonTest', actor, need: { kind: 'aspect', aspect: phrase } },
    {
      type: 'kolo/comparisonTest',
      actor,
      need: { kind: 'sphere', sphere: pick(random, spheres), value: 2, traits: [] },
    },
    {
      type: 'kolo/comparisonTest',
      actor,
      need: { kind: 'routine', proficiencies: some(random, proficiencies), aspects: [] },
    },
    {
      type: 'kolo/decideWithoutTest',
      actor,
      text: 'udaje się',
      degree: pick(random, ['none', 'goal', 'criticalFailure']),
    },
    { type: 'kolo/openTest', ...inputs(state, random, actor) },
    { type: 'kolo/amendTest', testId, other: number, categories: [{ label: 'mrok', group: 'chance', value: number }] },
    { type: 'kolo/suggestFit', testId, traits: some(random, phrases), aspects: [] },
    { type: 'kolo/suggestFit', testId, traits: [], aspects: [] },
    { type: 'kolo/dismissProposal', id: pick(random, [...state.proposals.map((it) => it.id), 'x']) },
    { type: 'kolo/declareEngagement', testId, points: number },
    { type: 'kolo/declareEngagement', testId, points: 2 },
    { type: 'kolo/vetoEngagement', testId, reason: 'bez powodu' },
    { type: 'kolo/flip', testId, coins: pick(random, [null, [1, 0], [2], []]) },
    { type: 'kolo/extendEngagement', testId, coin: pick(random, [null, 1, 0, 3]) },
    {
      type: 'kolo/closeTest',
      testId,
      xpLabel: pick(random, [null, 'walka']),
      partialAs: pick(random, ['chance', 'sideGoal']),
      withholdBonus: random() % 4 === 0,
    },
    {
      type: 'kolo/compareThresholds',
      testId,
      thresholds: [{ label: 'próg', value: number, chance: -1, scale: pick(random, [-1, 0, 1]) }],
    },
    { type: 'kolo/stopComplex', complexId },
    { type: 'kolo/proposeStory', id, actor, text: 'Jest tu tajne przejście.' },
    { type: 'kolo/priceStory', storyId, cost: number, engagementAllowed: yes(random) },
    { type: 'kolo/rejectStory', storyId },
    { type: 'kolo/payStory', storyId, engagement: random() % 3 },
    { type: 'kolo/likeStory', storyId, likes: random() % 4 > 0 },
    { type: 'kolo/buyFeature', actor, feature, matchingLabels: some(random, ['walka']) },
    { type: 'kolo/relabelXp', actor, entries: [random() % 3], label: pick(random, ['zemsta', null]) },
    { type: 'kolo/showCharacter', actor, shown: yes(random) },
    { type: 'kolo/assignCharacter', actor, ownerId: pick(random, ['anna', 'bo', null]) },
    { type: 'kolo/renameCharacter', actor, name: 'Nowe imię' },
    { type: 'kolo/writeNotes', actor, notes: 'notatka' },
    { type: 'kolo/setCommonCategories', categories: [{ label: 'mrok', group: 'chance', value: number }] },
    {
      type: 'kolo/adjust',
      reason: 'prov',
      change: { what: 'pools', player: pick(random, ['anna', 'bo']), engagement: number, story: 4 },
    },
    {
      type: 'kolo/adjust',
      reason: '',
      change: { what: 'status', actor, status: pick(random, ['creation', 'playable']) },
    },
    {
      type: 'kolo/adjust',
      reason: 'prov',
      change: {
        what: 'reword',
        actor,
        feature: pick(random, ['trait', 'aspect', 'secret', 'resource']),
        phrase,
        to: id,
      },
    },
    { type: 'kolo/adjust', reason: 'prov', change: { what: 'strikeTest', testId } },
    { type: 'kolo/adjust', reason: 'prov', change: { what: 'carry', complexId, levels: number } },
    ...(random() % 20 === 0
      ? ([
          { type: 'kolo/adjust', reason: 'prov', change: { what: 'strikeCharacter', actor } },
          { type: 'kolo/adjust', reason: 'prov', change: { what: 'strikePlayer', player: 'bo' } },
        ] satisfies readonly Command[])
      : []),
  ]);
};

const settings: readonly Readonly<Record<string, unknown>>[] = [
  { successAt: 'goal' },
  { successAt: 'partial', relabelAllowed: true },
  { complexCarry: 'cumulative', scaleOnNegative: 'never' },
  { offLabelTwoForOne: true, xpMultiplier: '3/2' },
  { labelExpiry: { scenes: 1 }, storyLike: 'gmAfterVote' },
  { specialisationDoubled: false, creationBudget: 'exact', adventureRefresh: 'upToFive' },
  { keyPhrases: 'off', npcLines: false, commonCategories: false, rewording: false },
  { harm: true, gmPool: true },
  { harm: true, gmPool: true },
  { harm: true, keyPhrases: 'on', npcLines: true, commonCategories: true, rewording: true },
  { nonsense: 1 },
];
