import type { Json, Wire } from '@aspekt/contract';
import { canary, hiddenId } from './canary.ts';

/** Words of 32 random bits, from a seed. */
export type Random = () => number;

/** What the game master writes her secrets with: every word, every id and every number of hers is another each time. */
export class Pen {
  readonly #random: Random;
  readonly #ids = new Map<string, string[]>();
  #serial = 0;
  constructor(random: Random) {
    this.#random = random;
  }
  word(): string {
    return `${canary}${this.#random() % 1000}x${this.#serial++}`;
  }
  /** A new id of a hidden thing of some kind. */
  fresh(kind: string): string {
    const id = `${hiddenId}${this.#random() % 1_000_000}x${this.#serial++}`;
    this.#ids.set(kind, [...(this.#ids.get(kind) ?? []), id]);
    return id;
  }
  /** A hidden thing that there is, perhaps. */
  known(kind: string): string {
    return this.pick(this.#ids.get(kind) ?? []) ?? this.fresh(kind);
  }
  ids(): readonly string[] {
    return [...this.#ids.values()].flat();
  }
  number(low: number, high: number): number {
    return low + (this.#random() % (high - low + 1));
  }
  pick<T>(items: readonly T[]): T | undefined {
    return items[this.#random() % Math.max(1, items.length)];
  }
  get coin(): boolean {
    return this.#random() % 2 === 0;
  }
  /** Sometimes with, sometimes without. */
  maybe<T extends object>(part: () => T): T | Record<never, never> {
    return this.coin ? part() : {};
  }
}

/** Ids of what everyone knows of, for secrets that hang on it. */
export type Known = { readonly figures: readonly string[]; readonly seats: readonly string[] };

type Move = (pen: Pen, known: Known) => Wire;

/** What the table itself lets the game master keep to herself, whatever is played. */
const ofTheTable: readonly Move[] = [
  (pen) => ({ type: 'table/write-note', id: pen.fresh('note'), text: pen.word() }),
  (pen) => ({ type: 'table/strike-note', id: pen.known('note') }),
  (pen) => ({ type: 'table/say', text: pen.word(), to: 'gm' }),
];
/** What passes between her and one player, Bo; everyone else knows nothing of it. */
export const withBo = (bo: string, game: string): readonly Move[] => [
  (pen) => ({ type: 'table/say', text: pen.word(), to: [bo] }),
  (pen) => ({
    type: 'table/request',
    id: pen.fresh('request'),
    seat: bo,
    command: requested[game] ?? { type: 'none' },
    note: pen.word(),
  }),
  (pen) => ({ type: 'table/withdraw-request', id: pen.known('request') }),
];
const requested: Readonly<Record<string, Wire>> = {
  nyx: { type: 'nyx/declareAction', id: 'asked', actor: 'phaide', attribute: 'body' },
  aoristos: { type: 'aoristos/freeformRoll' },
  ode: { type: 'ode/rollDice' },
  vastmark: { type: 'vastmark/declareAction', actor: 'tuva', text: 'x' },
  kolo: { type: 'kolo/proposeStory', id: 'asked', actor: 'wanda' },
};

const attribute = (pen: Pen): Json => pen.pick(['mind', 'interaction', 'body'] as const) ?? 'mind';
const nyx: readonly Move[] = [
  (pen) => ({
    type: pen.coin ? 'nyx/createExtra' : 'nyx/createMob',
    id: pen.fresh('extra'),
    name: pen.word(),
    roleAspect: pen.word(),
    flavourAspect: pen.word(),
    attributes: { mind: pen.number(1, 9), body: pen.number(1, 9) },
    description: pen.word(),
    hidden: true,
    ...pen.maybe(() => ({ open: true })),
  }),
  (pen) => ({
    type: 'nyx/addSceneAspect',
    id: pen.fresh('sceneAspect'),
    name: pen.word(),
    value: pen.number(1, 3),
    hidden: true,
  }),
  (pen) => ({ type: 'nyx/removeSceneAspect', aspect: pen.known('sceneAspect') }),
  (pen) => ({
    type: 'nyx/addThing',
    id: pen.fresh('thing'),
    name: pen.word(),
    aspect: pen.word(),
    value: pen.number(1, 3),
    hidden: true,
  }),
  (pen) => ({ type: 'nyx/removeThing', thing: pen.known('thing') }),
  (pen, { figures }) => ({
    type: 'nyx/addTemporaryAspect',
    id: pen.fresh('aspect'),
    target: pen.coin ? pen.known('extra') : (pen.pick(figures) ?? 'phaide'),
    name: pen.word(),
    value: pen.number(1, 3),
    description: pen.word(),
    hidden: true,
  }),
  (pen, { figures }) => ({
    type: 'nyx/removeTemporaryAspect',
    target: pen.pick(figures) ?? 'phaide',
    aspect: pen.known('aspect'),
  }),
  (pen) => ({ type: 'nyx/renameFigure', figure: pen.known('extra'), name: pen.word(), description: pen.word() }),
  (pen) => ({
    type: 'nyx/inventAspect',
    id: pen.fresh('extraAspect'),
    owner: pen.known(pen.coin ? 'extra' : 'thing'),
    name: pen.word(),
    value: pen.number(1, 3),
  }),
  (pen) => ({
    type: 'nyx/vetoAspect',
    owner: pen.known('extra'),
    aspect: pen.known('extraAspect'),
    reason: pen.word(),
  }),
  (pen) => ({
    type: 'nyx/describeAspect',
    owner: pen.known('extra'),
    aspect: pen.known('extraAspect'),
    description: pen.word(),
  }),
  (pen) => ({
    type: 'nyx/adjust',
    figure: pen.known('extra'),
    change: { set: 'attribute', attribute: attribute(pen), value: pen.number(1, 9) },
    reason: pen.word(),
  }),
  (pen, { figures }) => ({
    type: 'nyx/adjust',
    figure: pen.pick(figures) ?? 'phaide',
    change: {
      set: 'addAspect',
      id: pen.fresh('aspect'),
      name: pen.word(),
      value: pen.number(1, 3),
      kind: 'regular',
      hidden: true,
    },
    reason: pen.word(),
  }),
  (pen, { figures }) => ({
    type: 'nyx/startSlowHarm',
    id: pen.fresh('slowHarm'),
    target: pen.pick(figures) ?? 'phaide',
    name: pen.word(),
    attribute: attribute(pen),
    strength: pen.number(1, 4),
    period: pen.number(1, 40),
    hidden: true,
  }),
  (pen) => ({ type: 'nyx/cancelSlowHarm', slowHarm: pen.known('slowHarm'), reason: pen.word() }),
  (pen) => ({
    type: 'nyx/declareAction',
    id: pen.fresh('draft'),
    actor: pen.known('extra'),
    attribute: attribute(pen),
    difficulty: pen.number(-3, 0),
    failure: pen.word(),
  }),
  (pen) => ({
    type: 'nyx/declareConflictRoll',
    id: pen.fresh('draft'),
    a: { actor: pen.known('extra'), attribute: attribute(pen) },
    b: { actor: pen.known('extra'), attribute: attribute(pen) },
  }),
  (pen) => ({ type: 'nyx/setModifier', draft: pen.known('draft'), label: pen.word(), value: pen.number(-2, 2) }),
  (pen) => ({ type: 'nyx/commitRoll', draft: pen.known('draft') }),
  (pen) => ({ type: 'nyx/commitRoll', draft: pen.known('draft') }),
  (pen) => ({ type: 'nyx/cancelDraft', draft: pen.known('draft') }),
  (pen) => ({ type: 'nyx/clearExhaustion', figure: pen.known('extra') }),
  (pen) => ({ type: 'nyx/promoteExtra', extra: pen.known('extra') }),
  (pen) => ({ type: 'nyx/removeExtra', extra: pen.known('extra') }),
];

const aoristosAttributes = ['physique', 'chaosExperience', 'agility', 'awareness', 'willpower'] as const;
const aoristos: readonly Move[] = [
  (pen) => ({
    type: 'aoristos/createCharacter',
    id: pen.fresh('person'),
    name: pen.word(),
    kind: 'npc',
    hidden: true,
    ...pen.maybe(() => ({
      sheet: {
        name: pen.word(),
        attributes: Object.fromEntries(aoristosAttributes.map((name) => [name, pen.number(1, 5)])),
        skills: { brawling: pen.number(0, 5) },
        armour: {},
        items: [{ id: 'sword', name: pen.word(), category: 'melee', strength: pen.number(1, 5) }],
        notes: pen.word(),
      },
    })),
    ...pen.maybe(() => ({ finished: true })),
  }),
  (pen) => ({ type: 'aoristos/describe', by: pen.known('person'), name: pen.word(), notes: pen.word() }),
  (pen) => ({
    type: 'aoristos/setAttributeLevel',
    by: pen.known('person'),
    trait: pen.pick(aoristosAttributes) ?? 'agility',
    level: pen.number(1, 5),
  }),
  (pen) => ({
    type: 'aoristos/setSkillLevel',
    by: pen.known('person'),
    trait: 'brawling',
    level: pen.number(0, 5),
  }),
  (pen) => ({ type: 'aoristos/finishCreation', by: pen.known('person'), discardRest: true }),
  (pen) => ({ type: 'aoristos/awardUp', characters: [pen.known('person')], reason: 'other', amount: pen.number(1, 9) }),
  (pen) => ({
    type: 'aoristos/addItem',
    by: pen.known('person'),
    item: { id: `club${pen.number(0, 99)}`, name: pen.word(), category: 'melee', strength: pen.number(1, 5) },
  }),
  (pen) => ({ type: 'aoristos/setArmour', by: pen.known('person'), area: 'head', value: pen.number(0, 5) }),
  (pen) => ({ type: 'aoristos/freeformRoll', by: pen.known('person'), text: pen.word() }),
  (pen) => ({
    type: 'aoristos/rollHand',
    by: pen.known('person'),
    b: pen.number(1, 4),
    modifier: pen.number(-3, 3),
    label: pen.word(),
  }),
  (pen) => ({ type: 'aoristos/rollHand', b: pen.number(1, 4), f: pen.number(0, 2), label: pen.word(), audience: 'gm' }),
  (pen) => ({ type: 'aoristos/chooseDice', by: pen.known('person'), indexes: [0, 1] }),
  (pen) => ({
    type: 'aoristos/successTest',
    by: pen.known('person'),
    traits: ['agility'],
    difficulty: pen.number(3, 15),
    text: pen.word(),
  }),
  (pen) => ({
    type: 'aoristos/setHealth',
    person: pen.known('person'),
    fields: { bloodLoss: pen.number(0, 9), organTrauma: pen.number(0, 5) },
    reason: pen.word(),
  }),
  (pen) => ({
    type: 'aoristos/addPsychTrauma',
    person: pen.known('person'),
    amount: pen.number(1, 5),
    text: pen.word(),
  }),
  (pen) => ({ type: 'aoristos/setRest', person: pen.known('person'), resting: pen.coin }),
  (pen) => ({
    type: 'aoristos/adjust',
    reason: pen.word(),
    change: {
      what: 'person',
      person: pen.known('person'),
      fields: { name: pen.word(), notes: pen.word(), attributes: { agility: pen.number(1, 9) } },
    },
  }),
  (pen) => ({ type: 'aoristos/adjust', reason: pen.word(), change: { what: 'remove', person: pen.known('person') } }),
];

const ode: readonly Move[] = [
  (pen) => ({
    type: 'ode/createNpc',
    id: pen.fresh('npc'),
    npc: {
      kind: pen.pick(['majorNpc', 'minorNpc', 'threat'] as const) ?? 'threat',
      name: pen.word(),
      description: pen.word(),
      aspects: [
        { id: pen.fresh('npcAspect'), text: pen.word(), known: true },
        { id: pen.fresh('npcAspect'), text: pen.word(), known: false },
      ],
      skills: { fight: pen.number(0, 5), [pen.word()]: pen.number(0, 5) },
      stunts: [],
      ...pen.maybe(() => ({ boxes: { physical: pen.number(0, 4), mental: pen.number(0, 4) } })),
    },
  }),
  (pen) => ({ type: 'ode/addSituationAspect', id: pen.fresh('situation'), text: pen.word(), known: false }),
  (pen) => ({ type: 'ode/removeAspect', aspect: pen.known('situation'), gmPermits: true }),
  (pen) => ({
    type: 'ode/createCountdown',
    id: pen.fresh('countdown'),
    title: pen.word(),
    // A track that fills up is told to everyone.
    boxes: pen.number(15, 20),
    trigger: pen.word(),
    outcome: pen.word(),
    hide: 'all',
  }),
  (pen) => ({ type: 'ode/markCountdown', countdown: pen.known('countdown') }),
  (pen) => ({ type: 'ode/dropCountdown', countdown: pen.known('countdown') }),
  (pen) => ({
    type: 'ode/adjust',
    change:
      pen.pick<Json>([
        { what: 'skill', character: pen.known('npc'), skill: 'fight', value: pen.number(0, 5) },
        { what: 'boxes', character: pen.known('npc'), track: 'physical', value: pen.number(0, 5) },
        { what: 'marked', character: pen.known('npc'), track: 'physical', value: pen.number(0, 2) },
        { what: 'weapon', character: pen.known('npc'), value: pen.number(0, 4) },
        { what: 'aspect', character: pen.known('npc'), id: pen.fresh('npcAspect'), text: pen.word(), known: pen.coin },
        { what: 'aspectText', aspect: pen.known('npcAspect'), text: pen.word() },
        { what: 'aspectText', aspect: pen.known('situation'), text: pen.word() },
        { what: 'strikeAspect', aspect: pen.known('situation') },
        { what: 'name', character: pen.known('npc'), name: pen.word(), description: pen.word() },
        { what: 'npcCarry', character: pen.known('npc'), value: pen.number(0, 9) },
      ]) ?? null,
    reason: pen.word(),
  }),
];

const opposed = { kind: 'opposed' } as const;
const vastmark: readonly Move[] = [
  (pen) => ({
    type: 'vastmark/createCharacter',
    id: pen.fresh('actor'),
    name: pen.word(),
    npc: true,
    traits: [{ name: pen.word(), value: pen.number(-3, 3) }],
    skills: [{ name: pen.word(), value: pen.number(0, 5) }],
    creationMethod: 'free',
    notes: pen.word(),
  }),
  (pen) => ({
    type: 'vastmark/createQuickExtra',
    id: pen.fresh('actor'),
    line: `${pen.word()}: ${pen.word()} ${pen.number(-3, 3)}; ${pen.word()} ${pen.number(0, 5)}`,
  }),
  (pen) => ({ type: 'vastmark/editTrait', actor: pen.known('actor'), name: pen.word(), value: pen.number(-3, 3) }),
  (pen) => ({ type: 'vastmark/editSkill', actor: pen.known('actor'), name: pen.word(), value: pen.number(0, 5) }),
  (pen) => ({ type: 'vastmark/awardXp', actor: pen.known('actor'), amount: pen.number(1, 9) }),
  (pen) => ({ type: 'vastmark/spendXp', actor: pen.known('actor'), amount: pen.number(1, 3), text: pen.word() }),
  (pen) => ({ type: 'vastmark/renameCharacter', actor: pen.known('actor'), name: pen.word() }),
  (pen) => ({ type: 'vastmark/writeNotes', actor: pen.known('actor'), notes: pen.word() }),
  (pen) => ({ type: 'vastmark/declareAction', actor: pen.known('actor'), text: pen.word() }),
  (pen) => ({ type: 'vastmark/dismissAction', actor: pen.known('actor') }),
  (pen) => ({
    type: 'vastmark/decideWithoutRoll',
    actor: pen.known('actor'),
    text: pen.word(),
    outcome: pen.coin ? 'success' : 'half',
  }),
  (pen) => ({
    type: 'vastmark/openRoll',
    id: pen.fresh('roll'),
    actor: pen.known('actor'),
    resistance: pen.coin ? opposed : { kind: 'difficulty', value: pen.number(5, 15) },
    modifications: [{ label: pen.word(), value: pen.number(-3, 3) }],
  }),
  (pen) => ({ type: 'vastmark/roll', rollId: pen.known('roll') }),
  (pen) => ({ type: 'vastmark/roll', rollId: pen.known('roll') }),
  (pen) => ({
    type: 'vastmark/opposedRoll',
    id: pen.fresh('contest'),
    sides: [pen.known('roll'), pen.known('roll')],
  }),
  (pen) => ({ type: 'vastmark/confirmRoll', rollId: pen.known('roll') }),
  (pen) => ({ type: 'vastmark/answerPrompt', rollId: pen.known('roll'), half: 'halfSuccess', text: pen.word() }),
  (pen) => ({ type: 'vastmark/withdrawRoll', rollId: pen.known('roll') }),
  (pen) => ({
    type: 'vastmark/adjust',
    reason: pen.word(),
    change: { what: 'trait', actor: pen.known('actor'), name: pen.word(), value: pen.number(-3, 3) },
  }),
  (pen) => ({
    type: 'vastmark/adjust',
    reason: pen.word(),
    change: { what: 'strikeCharacter', actor: pen.known('actor') },
  }),
];

const spheres = ['character', 'ferocity', 'flexibility', 'refinement', 'socialisation'] as const;
const kolo: readonly Move[] = [
  (pen) => ({
    type: 'kolo/createCharacter',
    id: pen.fresh('actor'),
    name: pen.word(),
    npc: true,
    notes: pen.word(),
    ...pen.maybe(() => ({ traits: [{ phrase: pen.word(), main: pen.pick(spheres) ?? 'character', aux: null }] })),
  }),
  (pen) => ({
    type: 'kolo/addTrait',
    actor: pen.known('actor'),
    phrase: pen.word(),
    points: { [pen.pick(spheres) ?? 'character']: 3 },
  }),
  (pen) => ({
    type: 'kolo/addAspect',
    actor: pen.known('actor'),
    phrase: pen.word(),
    kind: 'role',
    description: pen.word(),
    assigned: ['combat'],
  }),
  (pen) => ({
    type: 'kolo/addSecret',
    actor: pen.known('actor'),
    phrase: pen.word(),
    text: pen.word(),
    value: pen.number(1, 5),
  }),
  (pen) => ({ type: 'kolo/addResource', actor: pen.known('actor'), phrase: pen.word(), value: pen.number(0, 3) }),
  (pen) => ({ type: 'kolo/addMarker', actor: pen.known('actor'), phrase: pen.word(), value: pen.number(-2, 2) }),
  (pen) => ({ type: 'kolo/renameCharacter', actor: pen.known('actor'), name: pen.word() }),
  (pen) => ({ type: 'kolo/writeNotes', actor: pen.known('actor'), notes: pen.word() }),
  (pen) => ({ type: 'kolo/approveCharacter', actor: pen.known('actor'), override: true }),
  (pen) => ({
    type: 'kolo/decideWithoutTest',
    actor: pen.known('actor'),
    text: pen.word(),
    degree: pen.coin ? 'goal' : 'none',
  }),
  (pen) => ({
    type: 'kolo/comparisonTest',
    actor: pen.known('actor'),
    need: { kind: 'sphere', sphere: pen.pick(spheres) ?? 'character', value: pen.number(1, 4), traits: [] },
  }),
  (pen) => ({
    type: 'kolo/openTest',
    id: pen.fresh('test'),
    actor: pen.known('actor'),
    kind: pen.coin ? 'contested' : 'simple',
    line: { pool: pen.number(1, 5), sphereValue: pen.number(0, 3), proficiencyValue: pen.number(0, 3) },
    categories: [{ label: pen.word(), group: 'chance', value: pen.number(-2, 2) }],
  }),
  (pen) => ({ type: 'kolo/flip', testId: pen.known('test') }),
  (pen) => ({ type: 'kolo/flip', testId: pen.known('test') }),
  (pen) => ({
    type: 'kolo/contestedTest',
    id: pen.fresh('contest'),
    a: pen.known('test'),
    b: pen.known('test'),
    active: pen.coin,
  }),
  (pen) => ({ type: 'kolo/closeTest', testId: pen.known('test') }),
  (pen) => ({
    type: 'kolo/adjust',
    reason: pen.word(),
    change: { what: 'xp', actor: pen.known('actor'), amount: pen.number(1, 30), label: pen.word() },
  }),
  (pen) => ({ type: 'kolo/adjust', reason: pen.word(), change: { what: 'strikeTest', testId: pen.known('test') } }),
  (pen) => ({
    type: 'kolo/adjust',
    reason: pen.word(),
    change: { what: 'strikeCharacter', actor: pen.known('actor') },
  }),
];

/** Everything that a game lets its game master do without anybody knowing; what is done so must leave no trace. */
const ofTheGame: Readonly<Record<string, readonly Move[]>> = { nyx, aoristos, ode, vastmark, kolo };

/** One thing that the game master does in secret. */
export const secretly = (game: string, pen: Pen, known: Known, more: readonly Move[] = []): Wire => {
  const own = ofTheGame[game] ?? ofTheTable;
  // First there has to be something.
  const first = pen.ids().length === 0 ? own[0] : undefined;
  const move = first ?? pen.pick(pen.number(0, 4) === 0 ? [...ofTheTable, ...more] : own);
  if (!move) throw new Error(`${game} hides nothing`);
  return move(pen, known);
};
