import { accept, refuse, type Context, type Decision, type Refusal } from '@aspekt/contract';
import {
  actorOf,
  characterOf,
  isGm,
  isTaken,
  likewise,
  onlyGm,
  ownerOrGm,
  testOf,
  unknown,
  type Refused,
} from './access.ts';
import { doubleCounting, netCategories, unknownLabel } from './categories.ts';
import type {
  AmendTest,
  Character,
  DismissProposal,
  Event,
  OpenTest,
  Settings,
  State,
  SuggestFit,
  Test,
  TestInputs,
  TestKind,
  TestLine,
  TestPool,
} from './model.ts';
import { atLeastOneCoin } from './pool-bounds.ts';
import { proficiencyForTest } from './proficiencies.ts';
import { sphereValue } from './spheres.ts';
import { notTaken, ownStory } from './story.ts';

/** Named by their phrases; undefined when one is not on the sheet. */
const named = <T extends { readonly phrase: string }>(all: readonly T[], phrases: readonly string[]): readonly T[] =>
  all.filter(({ phrase }) => phrases.includes(phrase));

type Inputs = Omit<TestInputs, 'id'>;

/** What is named is there, and what is a number is whole: said before anything else about a test. */
export const inputsProblem = (inputs: Inputs, actor: Character): Refused => {
  const { traits = [], aspects = [], categories = [], merges = [], equipment = 0, other = 0, line } = inputs;
  const stranger =
    traits.find((phrase) => !actor.traits.some((trait) => trait.phrase === phrase)) ??
    aspects.find((phrase) => !actor.aspects.some((aspect) => aspect.phrase === phrase)) ??
    unknownLabel(categories, merges);
  if (stranger !== undefined) return unknown(stranger);
  const values = merges.flatMap((merge) => ('value' in merge ? [merge.value] : []));
  const typed = line ? [line.pool, line.sphereValue, line.proficiencyValue] : [];
  const numbers = [equipment, other, ...categories.map(({ value }) => value), ...values, ...typed];
  return numbers.every(Number.isInteger) ? undefined : refuse('E_NOT_INTEGER');
};

/** What speaks against opening this test, in the order of the catalogue. */
export const testProblem = (inputs: Inputs, actor: Character): Refused => {
  const { proficiencies = [], equipment = 0, line } = inputs;
  const wrong = inputsProblem(inputs, actor);
  if (wrong) return wrong;
  if (line) return lineProblem(line, actor);
  if (inputs.sphere === undefined) return refuse('E_NO_SPHERE', undefined, ['KOLO-SPH-05']);
  if (proficiencies.length === 0) return refuse('E_NO_PROFICIENCY', undefined, ['KOLO-PROF-01']);
  return equipment < 0 ? refuse('E_NOT_POSITIVE', undefined, ['KOLO-TEST-02']) : undefined;
};

/** Only an npc is played by a line, and nothing in it is below 0 (KOLO-X-NPC-01). */
const lineProblem = ({ pool, sphereValue: forgiven, proficiencyValue }: TestLine, actor: Character): Refused => {
  if (!actor.npc) return refuse('E_LINE_NEEDS_NPC', undefined, ['KOLO-X-NPC-01']);
  return Math.min(pool, forgiven, proficiencyValue) < 0
    ? refuse('E_NOT_POSITIVE', undefined, ['KOLO-X-NPC-01'])
    : undefined;
};

/** A table may do without npcs that are played by a line (KOLO-X-NPC-01). */
export const lineOff = ({ npcLines = true }: Settings, { line }: Inputs): Refused =>
  line && !npcLines ? refuse('E_SETTING_OFF', { setting: 'npcLines' }, ['KOLO-X-NPC-01']) : undefined;

/** What the parts of a pool come to; there may be less than one coin in it (KOLO-TEST-02). */
export const sumOfPool = (parts: Omit<TestPool, 'size'>): number =>
  parts.basicSignificance + parts.equipment + parts.engagement + parts.other;

/** Pula testu = significance + gear + engagement + the rest, at least one coin (KOLO-TEST-02, D-24). */
export const poolOf = (parts: Omit<TestPool, 'size'>): TestPool => ({
  ...parts,
  size: atLeastOneCoin(sumOfPool(parts)),
});

export type Place = {
  readonly kind: TestKind;
  readonly complexId: string | null;
  readonly carry: number;
  readonly reversedScale: boolean;
};
export const byItself = (kind: TestKind): Place => ({ kind, complexId: null, carry: 0, reversedScale: false });

/** A test with everything that follows from its inputs: sphere value, proficiency, nets, pool. */
export const testFrom = (inputs: TestInputs, actor: Character, place: Place): Test => {
  const { line, traits = [], aspects = [], proficiencies = [], categories = [], merges = [] } = inputs;
  const { sphere = null, veryCommon = false, equipment = 0, other = 0, useTotal = false } = inputs;
  const known = proficiencyForTest(named(actor.aspects, aspects), proficiencies, veryCommon);
  const unskilled = line ? (line.unskilled ?? false) : known.unskilled;
  const net = netCategories(categories, merges, unskilled);
  const significance = useTotal ? actor.significance.total : actor.significance.basic;
  return {
    id: inputs.id,
    actorId: actor.id,
    kind: place.kind,
    complexId: place.complexId,
    contestId: null,
    pool: poolOf({ basicSignificance: line ? line.pool : significance, equipment, engagement: 0, other, useTotal }),
    sphere: line ? null : sphere,
    fittingTraitIds: line ? [] : traits,
    sphereValue: line ? line.sphereValue : sphere === null ? 1 : sphereValue(named(actor.traits, traits), sphere),
    proficiencies: line ? [] : proficiencies,
    fittingAspectIds: line ? [] : aspects,
    proficiencyValue: line ? line.proficiencyValue : known.proficiencyValue,
    unskilled,
    veryCommon: line ? false : veryCommon,
    categories,
    merges,
    carry: place.carry,
    chance: net.chance + place.carry,
    scale: net.scale,
    reversedScale: place.reversedScale,
    declared: 0,
    extended: 0,
    vetoed: false,
    coins: [],
    status: 'open',
    passed: null,
    outcome: null,
    fits: [],
    ...likewise(actor),
  };
};

/** Accepted, with a warning where one thing may be counted twice. */
export const warned = (event: Event, warnings: readonly Refusal[]): Decision<Event> =>
  warnings.length === 0 ? accept(event) : { ok: true, events: [event], warnings };

/**
 * The game master calls a test: sphere and proficiencies by action and circumstances, what fits, categories
 * (KOLO-SPH-05, KOLO-TRAIT-07, KOLO-CAT-03). A player's test is a proposal.
 */
export const openTest = (state: State, command: OpenTest, context: Context): Decision<Event> => {
  const { by } = context;
  const { type: _, ...inputs } = command;
  const actor = characterOf(state, inputs.actor, by);
  if (!actor) return unknown(inputs.actor);
  const wrong = ownerOrGm(actor, context) ?? lineOff(state.settings, inputs) ?? testProblem(inputs, actor);
  if (wrong) return wrong;
  const proposed = state.proposals.find(({ id }) => id === inputs.id);
  // The game master opens what was proposed under its id; to anything else that is as good as taken.
  const another = proposed !== undefined && !(isGm(by) && proposed.inputs.actor === inputs.actor);
  if (another || isTaken(state, inputs.id, by)) return refuse('E_ID_TAKEN', { id: inputs.id });
  if (!isGm(by)) {
    const only = [by.seat];
    const proposal = { id: inputs.id, by: by.seat, inputs, only };
    return accept<Event>({ type: 'kolo/testProposed', actor: actor.id, proposal, only });
  }
  const test = testFrom(inputs, actor, byItself(inputs.kind ?? 'simple'));
  return warned(
    { type: 'kolo/testOpened', test, ...likewise(test) },
    doubleCounting(test.categories, test.merges, test.pool.equipment),
  );
};

/** Whoever proposed a test or a story element takes it back; a test the game master puts aside, too (KOLO-TRAIT-07, KOLO-STO-02). */
export const dismissProposal = (state: State, { id }: DismissProposal, { by }: Context): Decision<Event> => {
  const story = ownStory(state, id, by);
  if (story) return accept(notTaken(story));
  const proposal = state.proposals.find((it) => it.id === id && (isGm(by) || it.by === by.seat));
  if (!proposal) return unknown(id);
  return accept<Event>({ type: 'kolo/proposalDismissed', id, ...likewise(proposal) });
};

const beforeCoins = (test: Test): Refused =>
  test.status === 'open' || test.status === 'declared'
    ? undefined
    : refuse('E_WRONG_STATUS', undefined, ['KOLO-TEST-01']);

/** Until the coins the game master may change what fits and what counts; the rest stays (KOLO-TRAIT-07). */
export const amendTest = (state: State, command: AmendTest, { by }: Context): Decision<Event> => {
  const test = testOf(state, command.testId, by);
  const actor = test && actorOf(state, test);
  if (!test || !actor) return unknown(command.testId);
  const { type: _, testId, ...changes } = command;
  const wrong = onlyGm(by) ?? beforeCoins(test);
  if (wrong) return wrong;
  const inputs: TestInputs = {
    id: testId,
    actor: actor.id,
    ...(test.sphere === null
      ? {
          line: {
            pool: test.pool.basicSignificance,
            sphereValue: test.sphereValue,
            proficiencyValue: test.proficiencyValue,
            unskilled: test.unskilled,
          },
        }
      : { sphere: test.sphere }),
    traits: test.fittingTraitIds,
    aspects: test.fittingAspectIds,
    proficiencies: test.proficiencies,
    veryCommon: test.veryCommon,
    equipment: test.pool.equipment,
    other: test.pool.other,
    useTotal: test.pool.useTotal,
    categories: test.categories,
    merges: test.merges,
    ...changes,
  };
  const problem = testProblem(inputs, actor);
  if (problem) return problem;
  const fresh = testFrom(inputs, actor, test);
  const amended: Test = {
    ...fresh,
    contestId: test.contestId,
    pool: poolOf({ ...fresh.pool, engagement: test.pool.engagement }),
    declared: test.declared,
    vetoed: test.vetoed,
    status: test.status,
    fits: test.fits,
    ...likewise(test),
  };
  return warned(
    { type: 'kolo/testAmended', test: amended, ...likewise(test) },
    doubleCounting(amended.categories, amended.merges, amended.pool.equipment),
  );
};

/** Everyone may say what they think fits; the game master decides (KOLO-TRAIT-07, KOLO-PROF-09). */
export const suggestFit = (state: State, command: SuggestFit, { by }: Context): Decision<Event> => {
  const { testId, traits, aspects } = command;
  const test = testOf(state, testId, by);
  const actor = test && actorOf(state, test);
  if (!test || !actor) return unknown(testId);
  if (by.role === 'onlooker') return refuse('E_NOT_OWNER');
  const stranger =
    traits.find((phrase) => !actor.traits.some((trait) => trait.phrase === phrase)) ??
    aspects.find((phrase) => !actor.aspects.some((aspect) => aspect.phrase === phrase));
  if (stranger !== undefined) return unknown(stranger);
  const late = beforeCoins(test);
  if (late) return late;
  return accept<Event>({ type: 'kolo/fitSuggested', testId, fit: { by: by.seat, traits, aspects }, ...likewise(test) });
};
