import { idPattern } from '@aspekt/contract';
import * as v from 'valibot';
import { skillIds } from '../skills.ts';
import { slotOrder } from '../stress.ts';
import { longestText } from '../verdict.ts';

/** Ids made by clients; those of aspects on a sheet, and of compels, are longer, since they are made of two. */
export const Id = v.pipe(v.string(), v.regex(idPattern), v.maxLength(64));
export const AspectId = v.pipe(v.string(), v.regex(idPattern), v.maxLength(96));
export const CompelId = AspectId;
/** A text of the game; an empty one is refused by the rules, not by the schema. */
export const Text = v.pipe(v.string(), v.trim(), v.maxLength(longestText));
export const Name = v.pipe(v.string(), v.trim(), v.maxLength(80));
export const Prose = v.pipe(v.string(), v.trim(), v.maxLength(2000));
/** Not a name that every object has already. */
const isOwnName = (name: string): boolean => !(name in Object.prototype);
/** A side of a scene, a contest or a conflict. */
export const SideName = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40), v.check(isOwnName));
export const Seat = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
export const integer = (lowest: number, highest: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(lowest), v.maxValue(highest));

export const SkillId = v.picklist(skillIds);
/** One of the list, or one invented for an opponent. */
export const Skill = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40), v.check(isOwnName));
export const Rating = integer(-4, 20);
export const Ratings = v.pipe(v.record(Skill, Rating), v.maxEntries(40));
export const Harm = v.picklist(['physical', 'mental']);
export const Reach = v.picklist(['melee', 'ranged']);
export const Action = v.picklist(['overcome', 'createAdvantage', 'attack']);
const AnyAction = v.picklist(['overcome', 'createAdvantage', 'attack', 'defend']);
export const RollSide = v.picklist(['action', 'defence']);
export const AspectSlot = v.picklist(['highConcept', 'trouble', 'relationship', 'free1', 'free2', 'highConcept2']);
export const SlotId = v.picklist(slotOrder);
export const Status = v.picklist(['draft', 'ready', 'takenOut', 'conceded', 'retired']);
export const Option = v.picklist([
  'simpleFailure',
  'majorCost',
  'takeHit',
  'mixed',
  'minorCost',
  'toughSpot',
  'enemyBoost',
  'partialSuccess',
  'failWithBoost',
  'noAspect',
  'enemyGetsInvoke',
  'reveal',
  'keepHidden',
  'fullHit',
  'hitMinusOneAndBoost',
  'forfeitRoll',
  'giveFreeInvoke',
]);

export const Place = v.variant('type', [
  v.strictObject({ type: v.literal('scene') }),
  v.strictObject({ type: v.literal('zone'), id: Id }),
  v.strictObject({ type: v.literal('character'), id: Id }),
]);

const StuntEffect = v.variant('type', [
  v.strictObject({ type: v.literal('swapSkill'), use: Skill, insteadOf: Skill, when: Text }),
  v.strictObject({
    type: v.literal('allowAction'),
    skill: Skill,
    action: AnyAction,
    harm: v.exactOptional(Harm),
  }),
  v.strictObject({ type: v.literal('extraFreeInvoke'), skill: Skill, count: v.literal(1) }),
  v.strictObject({ type: v.literal('declareFact'), text: Text }),
  v.strictObject({ type: v.literal('extraStress'), track: Harm, count: v.literal(2) }),
  v.strictObject({ type: v.literal('extraConsequence'), severity: v.literal('mild') }),
  v.strictObject({ type: v.literal('text') }),
]);

const Uses = v.strictObject({
  per: v.nullable(v.picklist(['session', 'scene'])),
  max: integer(0, 10),
  used: integer(0, 10),
});

export const Stunt = v.strictObject({
  id: Id,
  kind: v.picklist(['bonus', 'rule']),
  because: Text,
  skill: v.exactOptional(Skill),
  action: v.exactOptional(AnyAction),
  circumstance: v.exactOptional(Text),
  ability: v.exactOptional(Text),
  limit: v.exactOptional(Text),
  effect: v.exactOptional(StuntEffect),
  fatePointCost: v.optional(integer(0, 5), 0),
  uses: v.optional(Uses, { per: null, max: 0, used: 0 }),
});

/** A sheet as the builder holds it; half-finished ones are normal. */
export const Sheet = v.strictObject({
  name: Name,
  description: v.optional(Prose, ''),
  aspects: v.optional(
    v.strictObject(
      v.entriesFromList(
        ['highConcept', 'trouble', 'relationship', 'free1', 'free2', 'highConcept2'],
        v.exactOptional(v.strictObject({ text: Text, relationTo: v.exactOptional(Id) })),
      ),
    ),
    {},
  ),
  skills: v.optional(v.strictObject(v.entriesFromList(skillIds, v.exactOptional(integer(0, 8)))), {}),
  stunts: v.optional(v.pipe(v.array(Stunt), v.maxLength(10)), []),
});

const Boxes = v.strictObject({ physical: integer(0, 20), mental: integer(0, 20) });

export const NpcSheet = v.strictObject({
  kind: v.picklist(['majorNpc', 'minorNpc', 'threat']),
  name: Name,
  description: v.optional(Prose, ''),
  aspects: v.pipe(
    v.array(v.strictObject({ id: AspectId, text: Text, known: v.optional(v.boolean(), true) })),
    v.maxLength(12),
  ),
  skills: v.optional(Ratings, {}),
  stunts: v.optional(v.pipe(v.array(Stunt), v.maxLength(10)), []),
  boxes: v.exactOptional(Boxes),
  slots: v.exactOptional(v.pipe(v.array(SlotId), v.maxLength(7))),
  weapon: v.exactOptional(integer(0, 4)),
  armour: v.exactOptional(integer(0, 4)),
});

/** The table settings, each with its default (6.1). */
const settings = {
  aspectLayout: v.picklist(['five', 'sixTwoHighConcepts']),
  physicalStressSkill: v.picklist(['athletics', 'physique']),
  stressTable: v.picklist(['seed', 'srd']),
  stuntStacking: v.boolean(),
  tieChooser: v.picklist(['player', 'gm']),
  paidInvokeScope: v.picklist(['perRoll', 'perPerson']),
  hostileScope: v.picklist(['sheet', 'characterAspects', 'sheetAndAttached']),
  hostileEffects: v.picklist(['any', 'plus2OrReroll']),
  bogusJudge: v.picklist(['objector', 'majority', 'gm']),
  compelRefund: v.boolean(),
  declareDetailEnabled: v.boolean(),
  contestTarget: v.picklist([3, 4, 5]),
  deathNeedsConsent: v.boolean(),
  severeAfterSessions: v.picklist(['off', 4]),
  showNpcStress: v.boolean(),
  showGmPool: v.boolean(),
  showDifficulty: v.boolean(),
  optFullDefence: v.boolean(),
  optExtremeConsequence: v.boolean(),
  optFasterContests: v.boolean(),
  optCountdown: v.boolean(),
  optWeaponArmour: v.boolean(),
};

export const Settings = v.strictObject({
  aspectLayout: v.optional(settings.aspectLayout, 'five'),
  physicalStressSkill: v.optional(settings.physicalStressSkill, 'athletics'),
  stressTable: v.optional(settings.stressTable, 'seed'),
  stuntStacking: v.optional(settings.stuntStacking, true),
  tieChooser: v.optional(settings.tieChooser, 'player'),
  paidInvokeScope: v.optional(settings.paidInvokeScope, 'perRoll'),
  hostileScope: v.optional(settings.hostileScope, 'sheet'),
  hostileEffects: v.optional(settings.hostileEffects, 'any'),
  bogusJudge: v.optional(settings.bogusJudge, 'objector'),
  compelRefund: v.optional(settings.compelRefund, true),
  declareDetailEnabled: v.optional(settings.declareDetailEnabled, true),
  contestTarget: v.optional(settings.contestTarget, 3),
  deathNeedsConsent: v.optional(settings.deathNeedsConsent, true),
  severeAfterSessions: v.optional(settings.severeAfterSessions, 'off'),
  showNpcStress: v.optional(settings.showNpcStress, false),
  showGmPool: v.optional(settings.showGmPool, true),
  showDifficulty: v.optional(settings.showDifficulty, true),
  optFullDefence: v.optional(settings.optFullDefence, false),
  optExtremeConsequence: v.optional(settings.optExtremeConsequence, false),
  optFasterContests: v.optional(settings.optFasterContests, false),
  optCountdown: v.optional(settings.optCountdown, false),
  optWeaponArmour: v.optional(settings.optWeaponArmour, false),
});

/** Only what is to change. */
const changed = <T extends v.GenericSchema>(schema: T) => v.exactOptional(schema);
export const SettingsChange = v.strictObject({
  aspectLayout: changed(settings.aspectLayout),
  physicalStressSkill: changed(settings.physicalStressSkill),
  stressTable: changed(settings.stressTable),
  stuntStacking: changed(settings.stuntStacking),
  tieChooser: changed(settings.tieChooser),
  paidInvokeScope: changed(settings.paidInvokeScope),
  hostileScope: changed(settings.hostileScope),
  hostileEffects: changed(settings.hostileEffects),
  bogusJudge: changed(settings.bogusJudge),
  compelRefund: changed(settings.compelRefund),
  declareDetailEnabled: changed(settings.declareDetailEnabled),
  contestTarget: changed(settings.contestTarget),
  deathNeedsConsent: changed(settings.deathNeedsConsent),
  severeAfterSessions: changed(settings.severeAfterSessions),
  showNpcStress: changed(settings.showNpcStress),
  showGmPool: changed(settings.showGmPool),
  showDifficulty: changed(settings.showDifficulty),
  optFullDefence: changed(settings.optFullDefence),
  optExtremeConsequence: changed(settings.optExtremeConsequence),
  optFasterContests: changed(settings.optFasterContests),
  optCountdown: changed(settings.optCountdown),
  optWeaponArmour: changed(settings.optWeaponArmour),
});

export const NewZones = v.pipe(
  v.array(
    v.strictObject({
      id: Id,
      name: Text,
      adjacent: v.exactOptional(v.pipe(v.array(Id), v.maxLength(20))),
      barred: v.exactOptional(v.pipe(v.array(Id), v.maxLength(20))),
    }),
  ),
  v.maxLength(20),
);
