import { idPattern, type Schema } from '@aspekt/contract';
import * as v from 'valibot';
import type { Command, Question, Settings, Sheet } from './model.ts';

const Id = v.pipe(v.string(), v.maxLength(64), v.regex(idPattern));
/** A roll of a group is named after it: `saddle.1`. */
const RollId = v.pipe(v.string(), v.maxLength(70), v.regex(/^[A-Za-z0-9_-]+(\.\d{1,3})?$/));
const Name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(80));
const Text = v.pipe(v.string(), v.maxLength(2000));
/** Whether a number is whole is for the rules to say (`E_NOT_INTEGER`). */
const Amount = v.pipe(v.number(), v.finite(), v.minValue(-1000), v.maxValue(1000));
const Whole = v.pipe(v.number(), v.integer(), v.minValue(-1000), v.maxValue(1000));
const Names = v.pipe(v.array(Name), v.maxLength(50));

const Group = v.picklist(['situational', 'value', 'unbeatable', 'unset']);
const Creation = v.picklist(['simple', 'pointBuild', 'free']);
const NewTrait = v.strictObject({
  name: Name,
  value: Amount,
  group: v.exactOptional(Group),
  note: v.exactOptional(Text),
});
const NewSkill = v.strictObject({ name: Name, value: Amount, apprentice: v.exactOptional(v.boolean()) });
const NewTraits = v.pipe(v.array(NewTrait), v.maxLength(50));
const NewSkills = v.pipe(v.array(NewSkill), v.maxLength(80));
const Modifications = v.pipe(
  v.array(v.strictObject({ label: v.pipe(v.string(), v.maxLength(80)), value: Amount })),
  v.maxLength(30),
);
const Resistance = v.variant('kind', [
  v.strictObject({ kind: v.literal('difficulty'), value: Amount }),
  v.strictObject({ kind: v.literal('opposed') }),
  v.strictObject({
    kind: v.literal('opposedTotal'),
    total: Amount,
    zero: v.boolean(),
    actorId: v.exactOptional(Id),
  }),
]);
const Kind = v.picklist(['ordinary', 'toughness']);
const Specialisation = { skill: Name, name: Name };
const SpecialisationUse = v.strictObject({ name: Name, as: v.picklist(['bonus', 'row']) });
const Faces = v.pipe(v.array(v.pipe(v.number(), v.finite())), v.maxLength(100));
const Seat = v.nullable(Id);

const social = v.picklist(['on', 'consent', 'off']);
const Range = v.pipe(
  v.strictTuple([Whole, Whole]),
  v.check(([low, high]) => low <= high),
);
const settingEntries = {
  difficultyTie: v.picklist(['failure', 'statusQuo']),
  opposedZero: v.picklist(['bothFail', 'otherSucceeds']),
  perfectionAgainstDifficulty: v.boolean(),
  severalTraits: v.picklist(['ask', 'off']),
  socialNpcAgainstPlayer: social,
  socialPlayerAgainstPlayer: social,
  heroInsurance: v.boolean(),
  heroPointsPerRoll: v.picklist([1, 2]),
  heroTiming: v.picklist(['afterLooking', 'beforeRoll']),
  npcHeroPoints: v.boolean(),
  openNpcRolls: v.boolean(),
  traitRange: Range,
  skillRange: v.pipe(
    Range,
    v.check(([low]) => low >= 0),
  ),
  apprenticeSkillsNormally: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100))),
};
/** Rules beyond the book: a table that has never heard of them plays without. */
const houseRules = {
  specialisations: v.exactOptional(v.boolean()),
  series: v.exactOptional(v.boolean()),
  toughness: v.exactOptional(v.boolean()),
  daze: v.exactOptional(v.boolean()),
};
export const SomeSettings: Schema<Partial<Settings>> = v.strictObject({
  difficultyTie: v.exactOptional(settingEntries.difficultyTie),
  opposedZero: v.exactOptional(settingEntries.opposedZero),
  perfectionAgainstDifficulty: v.exactOptional(settingEntries.perfectionAgainstDifficulty),
  severalTraits: v.exactOptional(settingEntries.severalTraits),
  socialNpcAgainstPlayer: v.exactOptional(settingEntries.socialNpcAgainstPlayer),
  socialPlayerAgainstPlayer: v.exactOptional(settingEntries.socialPlayerAgainstPlayer),
  heroInsurance: v.exactOptional(settingEntries.heroInsurance),
  heroPointsPerRoll: v.exactOptional(settingEntries.heroPointsPerRoll),
  heroTiming: v.exactOptional(settingEntries.heroTiming),
  npcHeroPoints: v.exactOptional(settingEntries.npcHeroPoints),
  openNpcRolls: v.exactOptional(settingEntries.openNpcRolls),
  traitRange: v.exactOptional(settingEntries.traitRange),
  skillRange: v.exactOptional(settingEntries.skillRange),
  apprenticeSkillsNormally: v.exactOptional(settingEntries.apprenticeSkillsNormally),
  ...houseRules,
});
export const SettingsSchema: Schema<Settings> = v.strictObject({
  difficultyTie: v.optional(settingEntries.difficultyTie, 'failure'),
  opposedZero: v.optional(settingEntries.opposedZero, 'bothFail'),
  perfectionAgainstDifficulty: v.optional(settingEntries.perfectionAgainstDifficulty, true),
  severalTraits: v.optional(settingEntries.severalTraits, 'ask'),
  socialNpcAgainstPlayer: v.optional(social, 'on'),
  socialPlayerAgainstPlayer: v.optional(social, 'on'),
  heroInsurance: v.optional(v.boolean(), true),
  heroPointsPerRoll: v.optional(settingEntries.heroPointsPerRoll, 2),
  heroTiming: v.optional(settingEntries.heroTiming, 'afterLooking'),
  npcHeroPoints: v.optional(v.boolean(), false),
  openNpcRolls: v.optional(v.boolean(), true),
  traitRange: v.optional(Range, [-4, 4]),
  skillRange: v.optional(settingEntries.skillRange, [0, 8]),
  apprenticeSkillsNormally: v.optional(settingEntries.apprenticeSkillsNormally, null),
  ...houseRules,
});

export const SheetSchema: Schema<Sheet> = v.strictObject({
  name: v.pipe(v.string(), v.maxLength(80)),
  traits: v.pipe(
    v.array(
      v.strictObject({
        name: v.pipe(v.string(), v.maxLength(80)),
        group: Group,
        value: Whole,
        note: v.exactOptional(Text),
      }),
    ),
    v.maxLength(50),
  ),
  skills: v.pipe(
    v.array(v.strictObject({ name: v.pipe(v.string(), v.maxLength(80)), value: Whole, apprentice: v.boolean() })),
    v.maxLength(80),
  ),
  creationMethod: Creation,
  reserve: Whole,
  notes: Text,
});

const openRollInputs = {
  actor: Id,
  kind: v.exactOptional(Kind),
  mode: v.exactOptional(v.picklist(['one', 'separate'])),
  traits: v.exactOptional(Names),
  turned: v.exactOptional(Names),
  skills: v.exactOptional(Names),
  modifications: v.exactOptional(Modifications),
  specialisation: v.exactOptional(SpecialisationUse),
  resistance: Resistance,
  socialTarget: v.exactOptional(v.nullable(Id)),
  socialConsent: v.exactOptional(v.boolean()),
  askConsent: v.exactOptional(v.boolean()),
  hidden: v.exactOptional(v.boolean()),
};

const Change = v.variant('what', [
  v.strictObject({
    what: v.literal('trait'),
    actor: Id,
    name: Name,
    value: v.nullable(Amount),
    group: v.exactOptional(Group),
    note: v.exactOptional(Text),
  }),
  v.strictObject({
    what: v.literal('skill'),
    actor: Id,
    name: Name,
    value: v.nullable(Amount),
    apprentice: v.exactOptional(v.boolean()),
  }),
  v.strictObject({ what: v.literal('specialisation'), actor: Id, has: v.boolean(), ...Specialisation }),
  v.strictObject({ what: v.literal('unusedXp'), actor: Id, value: Amount }),
  v.strictObject({ what: v.literal('creationMethod'), actor: Id, value: Creation }),
  v.strictObject({ what: v.literal('strikeCharacter'), actor: Id }),
  v.strictObject({ what: v.literal('strikeRoll'), rollId: RollId }),
  v.strictObject({ what: v.literal('modifications'), rollId: RollId, value: Modifications }),
  v.strictObject({ what: v.literal('difficulty'), rollId: RollId, value: Amount }),
]);

export const CommandSchema: Schema<Command> = v.variant('type', [
  v.strictObject({
    type: v.literal('vastmark/setTableSettings'),
    settings: v.pipe(
      v.record(
        v.pipe(v.string(), v.maxLength(40)),
        v.union([
          v.pipe(v.string(), v.maxLength(40)),
          v.number(),
          v.boolean(),
          v.null(),
          v.pipe(v.array(v.number()), v.maxLength(4)),
        ]),
      ),
      v.maxEntries(20),
    ),
  }),
  v.strictObject({
    type: v.literal('vastmark/createCharacter'),
    id: Id,
    name: v.exactOptional(Name),
    npc: v.exactOptional(v.boolean()),
    ownerId: v.exactOptional(Seat),
    traits: v.exactOptional(NewTraits),
    skills: v.exactOptional(NewSkills),
    creationMethod: v.exactOptional(Creation),
    reserve: v.exactOptional(Amount),
    notes: v.exactOptional(Text),
  }),
  v.strictObject({
    type: v.literal('vastmark/editTrait'),
    actor: Id,
    name: Name,
    value: Amount,
    group: v.exactOptional(Group),
  }),
  v.strictObject({
    type: v.literal('vastmark/editSkill'),
    actor: Id,
    name: Name,
    value: Amount,
    apprentice: v.exactOptional(v.boolean()),
  }),
  v.strictObject({
    type: v.literal('vastmark/createQuickExtra'),
    id: Id,
    name: v.exactOptional(Name),
    traits: v.exactOptional(NewTraits),
    skills: v.exactOptional(NewSkills),
    line: v.exactOptional(v.pipe(v.string(), v.maxLength(500))),
    shown: v.exactOptional(v.boolean()),
  }),
  v.strictObject({ type: v.literal('vastmark/awardXp'), actor: Id, amount: Amount }),
  v.strictObject({ type: v.literal('vastmark/spendXp'), actor: Id, amount: Amount, text: v.exactOptional(Text) }),
  v.strictObject({
    type: v.literal('vastmark/declareAction'),
    actor: Id,
    text: Text,
    trait: v.exactOptional(v.nullable(Name)),
    turned: v.exactOptional(v.boolean()),
    skill: v.exactOptional(v.nullable(Name)),
    specialisation: v.exactOptional(SpecialisationUse),
  }),
  v.strictObject({
    type: v.literal('vastmark/decideWithoutRoll'),
    actor: Id,
    text: Text,
    outcome: v.picklist(['success', 'failure', 'half']),
  }),
  v.strictObject({
    type: v.literal('vastmark/proposeTrait'),
    rollId: RollId,
    trait: v.nullable(Name),
    turned: v.exactOptional(v.boolean()),
    reason: v.exactOptional(Text),
  }),
  v.strictObject({
    type: v.literal('vastmark/ruleTrait'),
    rollId: RollId,
    trait: v.exactOptional(v.nullable(Name)),
    turned: v.exactOptional(v.boolean()),
    resistance: v.exactOptional(Resistance),
    modifications: v.exactOptional(Modifications),
    specialisation: v.exactOptional(v.nullable(SpecialisationUse)),
  }),
  v.strictObject({ type: v.literal('vastmark/openRoll'), id: Id, ...openRollInputs }),
  v.strictObject({ type: v.literal('vastmark/answerConsent'), rollId: RollId, agree: v.boolean() }),
  v.strictObject({ type: v.literal('vastmark/requestSeveralTraits'), actor: Id, traits: Names }),
  v.strictObject({ type: v.literal('vastmark/answerSeveralTraits'), actor: Id, traits: Names, allow: v.boolean() }),
  v.strictObject({ type: v.literal('vastmark/roll'), rollId: RollId }),
  v.strictObject({ type: v.literal('vastmark/enterFaces'), rollId: RollId, faces: Faces }),
  v.strictObject({
    type: v.literal('vastmark/opposedRoll'),
    id: Id,
    sides: v.pipe(v.array(RollId), v.minLength(2), v.maxLength(20)),
    faces: v.exactOptional(v.pipe(v.record(RollId, Faces), v.maxEntries(40))),
  }),
  v.strictObject({
    type: v.literal('vastmark/spendHeroPoint'),
    rollId: RollId,
    use: v.picklist(['extraDie', 'ignoreZero']),
  }),
  v.strictObject({ type: v.literal('vastmark/confirmRoll'), rollId: RollId }),
  v.strictObject({
    type: v.literal('vastmark/answerPrompt'),
    rollId: RollId,
    half: v.exactOptional(v.nullable(v.picklist(['halfSuccess', 'halfFailure']))),
    text: v.exactOptional(Text),
  }),
  v.strictObject({ type: v.literal('vastmark/withdrawRoll'), rollId: RollId }),
  v.strictObject({ type: v.literal('vastmark/setScene'), title: v.pipe(v.string(), v.maxLength(80)) }),
  v.strictObject({ type: v.literal('vastmark/showCharacter'), actor: Id, shown: v.boolean() }),
  v.strictObject({ type: v.literal('vastmark/assignCharacter'), actor: Id, ownerId: Seat }),
  v.strictObject({ type: v.literal('vastmark/renameCharacter'), actor: Id, name: Name }),
  v.strictObject({ type: v.literal('vastmark/writeNotes'), actor: Id, notes: Text }),
  v.strictObject({ type: v.literal('vastmark/dismissAction'), actor: Id }),
  v.strictObject({
    type: v.literal('vastmark/learnSpecialisations'),
    actor: Id,
    specialisations: v.pipe(v.array(v.strictObject(Specialisation)), v.minLength(1), v.maxLength(3)),
    insteadOf: v.exactOptional(Name),
  }),
  v.strictObject({
    type: v.literal('vastmark/startSeries'),
    id: Id,
    sides: v.pipe(v.array(RollId), v.length(2)),
    wins: v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(5)),
    daze: v.exactOptional(v.boolean()),
  }),
  v.strictObject({
    type: v.literal('vastmark/nextInSeries'),
    seriesId: Id,
    rolls: v.pipe(v.array(Id), v.length(2)),
  }),
  v.strictObject({ type: v.literal('vastmark/endSeries'), seriesId: Id }),
  v.strictObject({
    type: v.literal('vastmark/setHurt'),
    actor: Id,
    // A hurt is named after the roll it came from.
    id: RollId,
    degree: v.nullable(v.picklist(['light', 'serious'])),
    text: v.exactOptional(v.pipe(v.string(), v.maxLength(200))),
  }),
  v.strictObject({
    type: v.literal('vastmark/setDaze'),
    actor: Id,
    value: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99)),
  }),
  v.strictObject({ type: v.literal('vastmark/adjust'), reason: Text, change: Change }),
]);

const Gap = v.pipe(v.number(), v.integer(), v.minValue(-500), v.maxValue(500));
export const QuestionSchema: Schema<Question> = v.variant('ask', [
  v.strictObject({ ask: v.literal('suggestTrait'), actor: Id, fitting: Names }),
  v.strictObject({ ask: v.literal('suggestSkill'), actor: Id, fitting: Names }),
  v.strictObject({ ask: v.literal('difficulty'), gap: Gap }),
  v.strictObject({ ask: v.literal('opposed'), delta: Gap }),
  v.strictObject({
    ask: v.literal('preview'),
    roll: v.strictObject(openRollInputs),
    against: v.exactOptional(RollId),
  }),
  v.strictObject({ ask: v.literal('roll'), rollId: RollId, withPoints: v.exactOptional(v.boolean()) }),
  v.strictObject({
    ask: v.literal('sides'),
    sides: v.pipe(v.array(RollId), v.minLength(2), v.maxLength(4)),
    pointsOf: v.exactOptional(v.pipe(v.array(RollId), v.maxLength(4))),
  }),
  v.strictObject({
    ask: v.literal('contest'),
    delta: v.pipe(v.number(), v.integer(), v.minValue(-100), v.maxValue(100)),
    wins: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5))),
    daze: v.exactOptional(v.boolean()),
  }),
  v.strictObject({ ask: v.literal('series'), seriesId: Id }),
  v.strictObject({ ask: v.literal('seriesAhead'), seriesId: Id }),
  v.strictObject({
    ask: v.literal('ahead'),
    sides: v.pipe(v.array(RollId), v.minLength(2), v.maxLength(4)),
    wins: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5))),
    daze: v.exactOptional(v.boolean()),
  }),
  v.strictObject({ ask: v.literal('difficultyTable') }),
  v.strictObject({ ask: v.literal('heroCeiling'), kind: Kind }),
]);
