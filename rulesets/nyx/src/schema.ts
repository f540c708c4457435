import { idPattern } from '@aspekt/contract';
import * as v from 'valibot';
import type { Command, Settings, Sheet } from './model.ts';
import { defaults, settingSchemas as known } from './settings.ts';

const Id = v.pipe(v.string(), v.regex(idPattern), v.maxLength(64));
/** Ids that the rules make themselves are longer than those that come from outside. */
const Ref = v.pipe(v.string(), v.regex(idPattern), v.maxLength(200));
const Name = v.pipe(v.string(), v.trim(), v.maxLength(80));
const Text = v.pipe(v.string(), v.trim(), v.maxLength(2000));
/** Any number that the rules themselves judge. */
const Num = v.pipe(v.number(), v.finite(), v.minValue(-1_000_000), v.maxValue(1_000_000));
/** Minutes in sixteenths, which binary fractions hold exactly. */
const Minutes = v.pipe(
  v.number(),
  v.minValue(-1e9),
  v.maxValue(1e9),
  v.check((minutes) => Number.isInteger(minutes * 16)),
);
const Period = v.pipe(
  v.number(),
  v.minValue(-1e9),
  v.maxValue(1e9),
  v.check((minutes) => Number.isInteger(minutes * 4)),
);
const Round = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000));
const Members = v.pipe(v.array(Ref), v.maxLength(50));

const Attribute = v.picklist(['mind', 'interaction', 'body']);
const Side = v.picklist(['A', 'B']);
const Sign = v.picklist(['positive', 'negative', 'neutral']);
const Stakes = v.picklist(['harm', 'fiction']);
const Answer = v.picklist(['accept', 'buyOff']);
const Attributes = v.strictObject({ mind: Num, interaction: Num, body: Num });
const SomeAttributes = v.strictObject({
  mind: v.exactOptional(Num),
  interaction: v.exactOptional(Num),
  body: v.exactOptional(Num),
});
const yes = v.exactOptional(v.literal(true));
const maybe = v.exactOptional;
const aspectRef = { owner: Ref, aspect: Ref };

const cmd = <const T extends string, E extends v.ObjectEntries>(type: T, entries: E) =>
  v.strictObject({ type: v.literal(type), ...entries });

const sheetAspect = { name: Name, value: Num, description: maybe(Text), rollModifier: maybe(Num) };
export const SheetSchema = v.strictObject({
  name: Name,
  description: Text,
  attributes: Attributes,
  aspects: v.pipe(v.array(v.strictObject(sheetAspect)), v.maxLength(50)),
}) satisfies v.GenericSchema<unknown, Sheet>;

const Label = v.strictObject({ name: v.pipe(Name, v.minLength(1)), definition: Text });
const Labels = v.strictObject({ mind: maybe(Label), interaction: maybe(Label), body: maybe(Label) });

const characterCommands = [
  cmd('nyx/createCharacter', {
    id: Id,
    name: Name,
    kind: maybe(v.picklist(['pc', 'majorNpc'])),
    sheet: maybe(SheetSchema),
    owner: maybe(Id),
    activate: yes,
  }),
  cmd('nyx/editDraft', {
    character: Ref,
    name: maybe(Name),
    description: maybe(Text),
    attributes: maybe(Attributes),
    aspects: maybe(v.pipe(v.array(v.strictObject({ id: Ref, ...sheetAspect })), v.maxLength(50))),
  }),
  cmd('nyx/activateCharacter', { character: Ref }),
  cmd('nyx/returnCharacter', { character: Ref, reason: Text }),
  cmd('nyx/retireCharacter', { character: Ref }),
  cmd('nyx/claimCharacter', { character: Ref }),
  cmd('nyx/assignCharacter', { character: Ref, owner: maybe(Id) }),
  cmd('nyx/renameFigure', { figure: Ref, name: maybe(Name), description: maybe(Text) }),
  cmd('nyx/nameAspect', { character: Ref, aspect: Ref, name: Name }),
  cmd('nyx/describeAspect', { ...aspectRef, description: Text }),
  cmd('nyx/changeAspects', {
    character: Ref,
    changes: v.pipe(
      v.array(v.strictObject({ name: Name, from: Num, to: Num, id: maybe(Id) })),
      v.minLength(1),
      v.maxLength(50),
    ),
    motivation: Text,
  }),
  cmd('nyx/removeDamage', { character: Ref, aspect: Ref }),
  cmd('nyx/addTemporaryAspect', {
    id: Id,
    target: Ref,
    name: Name,
    value: maybe(Num),
    description: maybe(Text),
    hidden: yes,
  }),
  cmd('nyx/removeTemporaryAspect', { target: Ref, aspect: Ref }),
  cmd('nyx/adjustPoints', { character: Ref, delta: Num, reason: Text }),
] as const;

const Setting = v.union([v.string(), v.number(), v.boolean(), v.null()]);
const tableCommands = [
  cmd('nyx/configureTable', {
    settings: maybe(v.pipe(v.record(v.pipe(v.string(), v.maxLength(64)), Setting), v.maxEntries(50))),
    labels: maybe(Labels),
  }),
  cmd('nyx/startSession', {}),
  cmd('nyx/endSession', {}),
  cmd('nyx/longPause', {}),
  cmd('nyx/startScene', { id: Id, title: Name, participants: maybe(Members) }),
  cmd('nyx/setParticipants', { participants: Members }),
  cmd('nyx/endScene', {}),
  cmd('nyx/clearReminder', { reminder: Ref }),
  cmd('nyx/advanceClock', { by: maybe(Minutes), to: maybe(Minutes) }),
] as const;

const newExtra = {
  id: Id,
  name: Name,
  roleAspect: maybe(Name),
  flavourAspect: maybe(Name),
  attributes: maybe(SomeAttributes),
  description: maybe(Text),
  hidden: yes,
  open: yes,
};
const newAspect = { id: Id, name: Name, value: maybe(Num), description: maybe(Text) };
const extraCommands = [
  cmd('nyx/createExtra', newExtra),
  cmd('nyx/createMob', newExtra),
  cmd('nyx/hideExtra', { extra: Ref }),
  cmd('nyx/revealExtra', { extra: Ref }),
  cmd('nyx/removeExtra', { extra: Ref }),
  cmd('nyx/promoteExtra', { extra: Ref }),
  cmd('nyx/revealAspect', aspectRef),
  cmd('nyx/hideAspect', aspectRef),
  cmd('nyx/inventAspect', { ...newAspect, owner: Ref }),
  cmd('nyx/vetoAspect', { ...aspectRef, reason: maybe(Text) }),
  cmd('nyx/addSceneAspect', { ...newAspect, hidden: yes }),
  cmd('nyx/removeSceneAspect', { aspect: Ref }),
  cmd('nyx/addThing', { id: Id, name: Name, aspect: maybe(Name), value: maybe(Num), hidden: yes }),
  cmd('nyx/removeThing', { thing: Ref }),
] as const;

const use = {
  ...aspectRef,
  id: Id,
  by: Ref,
  sign: Sign,
  explanation: Text,
  drawback: maybe(Text),
  consent: maybe(v.boolean()),
};
const useCommands = [
  cmd('nyx/useAspectNarratively', use),
  cmd('nyx/rejectUse', { use: Ref, reason: Text }),
  cmd('nyx/activateAspect', { ...use, draft: Ref, on: maybe(Ref) }),
  cmd('nyx/withdrawActivation', { draft: Ref, activation: Ref }),
  cmd('nyx/rejectActivation', { draft: Ref, activation: Ref, reason: Text }),
  cmd('nyx/demandAspect', {
    ...aspectRef,
    id: Id,
    draft: maybe(Ref),
    target: Ref,
    on: maybe(Ref),
    sign: maybe(Sign),
    explanation: maybe(Text),
  }),
  cmd('nyx/markDamage', { ...aspectRef, id: Id, draft: Ref, answer: maybe(Answer), explanation: maybe(Text) }),
  cmd('nyx/answerDemand', { draft: maybe(Ref), demand: Ref, answer: Answer, explanation: maybe(Text) }),
] as const;

const Roller = v.strictObject({
  actor: Ref,
  attribute: Attribute,
  modifiers: maybe(v.pipe(v.array(v.strictObject({ label: Name, value: Num })), v.maxLength(20))),
});
const rollCommands = [
  cmd('nyx/declareAction', {
    id: Id,
    actor: Ref,
    attribute: Attribute,
    difficulty: maybe(Num),
    stakes: maybe(Stakes),
    failure: maybe(Text),
  }),
  cmd('nyx/groupAction', {
    id: Id,
    members: v.pipe(Members, v.minLength(1)),
    attribute: Attribute,
    way: v.picklist(['weakest', 'strongest']),
    roller: maybe(Ref),
    difficulty: maybe(Num),
    stakes: maybe(Stakes),
    spread: maybe(v.boolean()),
    failure: maybe(Text),
    opponent: maybe(Roller),
  }),
  cmd('nyx/declareConflictRoll', { id: Id, a: Roller, b: Roller, stakes: maybe(Stakes) }),
  cmd('nyx/setModifier', {
    draft: Ref,
    side: maybe(Side),
    label: Name,
    value: Num,
    source: maybe(v.picklist(['gm', 'aspect', 'situational'])),
  }),
  cmd('nyx/setStakes', { draft: Ref, stakes: maybe(Stakes), failure: maybe(Text), spread: maybe(v.boolean()) }),
  cmd('nyx/setRollAttribute', { draft: Ref, side: maybe(Side), attribute: Attribute }),
  cmd('nyx/ready', { draft: Ref, side: maybe(Side), ready: v.boolean() }),
  cmd('nyx/cancelDraft', { draft: Ref }),
  cmd('nyx/grantAutomatic', { draft: Ref, favoured: maybe(Side), effect: maybe(Num) }),
  cmd('nyx/commitRoll', { draft: Ref }),
] as const;

const SideInput = v.strictObject({
  kind: v.picklist(['active', 'passive']),
  name: maybe(Name),
  members: maybe(Members),
  goal: maybe(Text),
  situational: maybe(v.strictObject({ label: Name, value: Num })),
});
const conflictCommands = [
  cmd('nyx/startComplex', {
    id: Id,
    title: Name,
    sides: v.strictObject({ A: SideInput, B: SideInput }),
    scale: maybe(Num),
    mode: maybe(v.picklist(['ends', 'continues'])),
    stakes: maybe(Stakes),
    roundLength: maybe(Name),
  }),
  cmd('nyx/declareRound', { conflict: Ref, side: Side, roller: maybe(Ref), attribute: Attribute, tactic: maybe(Text) }),
  cmd('nyx/setSituational', { conflict: Ref, side: Side, label: Name, value: Num }),
  cmd('nyx/dropSituational', { conflict: Ref, side: Side }),
  cmd('nyx/setGoal', { conflict: Ref, side: Side, goal: Text }),
  cmd('nyx/setMembers', { conflict: Ref, side: Side, members: Members }),
  cmd('nyx/setNeedle', { conflict: Ref, needle: Num, reason: Text }),
  cmd('nyx/narrateRound', { conflict: Ref, round: Round, text: Text }),
  cmd('nyx/giveUp', { conflict: Ref, side: Side }),
  cmd('nyx/requestBreakOff', { conflict: Ref, side: Side }),
  cmd('nyx/ruleBreakOff', {
    conflict: Ref,
    ruling: v.picklist(['allow', 'block', 'roll']),
    roll: maybe(
      v.strictObject({
        id: Id,
        attribute: Attribute,
        opponentAttribute: maybe(Attribute),
        difficulty: maybe(Num),
      }),
    ),
  }),
  cmd('nyx/endConflict', { conflict: Ref, reason: Text, winner: maybe(Side) }),
] as const;

const harmCommands = [
  cmd('nyx/chooseHarm', {
    harm: Ref,
    choice: v.picklist(['exhaustion', 'damage', 'both']),
    attribute: maybe(Attribute),
    name: maybe(Name),
  }),
  cmd('nyx/redirectHarm', { harm: Ref, attribute: Attribute }),
  cmd('nyx/waiveHarm', { harm: Ref, reason: Text }),
  cmd('nyx/clearExhaustion', { figure: Ref, attribute: maybe(Attribute) }),
  cmd('nyx/startSlowHarm', {
    id: Id,
    target: Ref,
    name: Name,
    attribute: Attribute,
    strength: Num,
    period: Period,
    hidden: maybe(v.boolean()),
  }),
  cmd('nyx/revealSlowHarm', { slowHarm: Ref }),
  cmd('nyx/rollSlowHarm', { slowHarm: Ref, id: Id }),
  cmd('nyx/cancelSlowHarm', { slowHarm: Ref, reason: Text }),
] as const;

const Adjustment = v.variant('set', [
  v.strictObject({ set: v.picklist(['attribute', 'exhaustion', 'mobLoss']), attribute: Attribute, value: Num }),
  v.strictObject({ set: v.literal('points'), value: Num }),
  v.strictObject({
    set: v.literal('addAspect'),
    id: Id,
    name: Name,
    value: Num,
    kind: v.picklist(['regular', 'temporary', 'damage']),
    rollModifier: maybe(Num),
    hidden: yes,
  }),
  v.strictObject({
    set: v.literal('aspect'),
    aspect: Ref,
    name: maybe(Name),
    value: maybe(Num),
    rollModifier: maybe(Num),
  }),
  v.strictObject({ set: v.literal('strikeAspect'), aspect: Ref }),
]);

export const CommandSchema = v.variant('type', [
  ...characterCommands,
  ...tableCommands,
  ...extraCommands,
  ...useCommands,
  ...rollCommands,
  ...conflictCommands,
  ...harmCommands,
  cmd('nyx/adjust', { figure: Ref, change: Adjustment, reason: Text }),
]) satisfies v.GenericSchema<unknown, Command>;

export const SettingsSchema = v.strictObject({
  overflowMode: v.optional(known.overflowMode, defaults.overflowMode),
  individualFailureHarm: v.optional(known.individualFailureHarm, defaults.individualFailureHarm),
  conflictHarm: v.optional(known.conflictHarm, defaults.conflictHarm),
  buyOffCost: v.optional(known.buyOffCost, defaults.buyOffCost),
  aspectLimit: v.optional(known.aspectLimit, defaults.aspectLimit),
  earnTiming: v.optional(known.earnTiming, defaults.earnTiming),
  situationalStart: v.optional(known.situationalStart, defaults.situationalStart),
  autoWin: v.optional(known.autoWin, defaults.autoWin),
  mobLoss: v.optional(known.mobLoss, defaults.mobLoss),
  extraDamage: v.optional(known.extraDamage, defaults.extraDamage),
  majorNpcPool: v.optional(known.majorNpcPool, defaults.majorNpcPool),
  pvpEarn: v.optional(known.pvpEarn, defaults.pvpEarn),
  groupHarm: v.optional(known.groupHarm, defaults.groupHarm),
  pointCap: v.optional(known.pointCap, defaults.pointCap),
  attributeTotal: v.optional(known.attributeTotal, defaults.attributeTotal),
  startPoints: v.optional(known.startPoints, defaults.startPoints),
  exhaustionClears: v.optional(known.exhaustionClears, defaults.exhaustionClears),
  extraAspectCap: v.optional(known.extraAspectCap, defaults.extraAspectCap),
  showOpponents: v.optional(known.showOpponents, defaults.showOpponents),
  oddsFor: v.optional(known.oddsFor, defaults.oddsFor),
}) satisfies v.GenericSchema<unknown, Settings>;
