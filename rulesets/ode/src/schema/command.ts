import * as v from 'valibot';
import { ChangeSchema } from './change.ts';
import {
  Action,
  AspectId,
  AspectSlot,
  CompelId,
  Harm,
  Id,
  Name,
  NewZones,
  NpcSheet,
  Option,
  Place,
  Prose,
  Ratings,
  Reach,
  RollSide,
  Seat,
  SettingsChange,
  Sheet,
  SideName,
  Skill,
  SkillId,
  SlotId,
  Stunt,
  Text,
  integer,
} from './terms.ts';

const maybe = <T extends v.GenericSchema>(schema: T) => v.exactOptional(schema);
const many = <T extends v.GenericSchema>(schema: T, most: number) => v.pipe(v.array(schema), v.maxLength(most));
const yes = v.literal(true);
const actor = maybe(Id);
const gmPermits = maybe(yes);

const NewFreeInvoke = v.strictObject({ holderId: maybe(Id), side: maybe(SideName), count: integer(1, 10) });
const newAspect = {
  id: AspectId,
  text: Text,
  attachedTo: maybe(Place),
  known: maybe(v.boolean()),
  freeInvokes: maybe(many(NewFreeInvoke, 10)),
};
const Sides = many(v.strictObject({ id: SideName, members: many(Id, 60) }), 8);
const Advantage = v.strictObject({
  mode: v.picklist(['new', 'existing', 'unknown']),
  id: maybe(AspectId),
  text: maybe(Text),
  attachedTo: maybe(Place),
  aspect: maybe(AspectId),
});

/** A command of one type. */
const on = <const T extends string, const E extends v.ObjectEntries>(type: T, entries: E) =>
  v.strictObject({ type: v.literal(`ode/${type}`), ...entries });

const scene = [
  on('startSession', {}),
  on('endSession', {}),
  on('startScene', {
    title: Text,
    participants: many(Id, 60),
    aspects: maybe(many(v.strictObject(newAspect), 20)),
    zones: maybe(NewZones),
    sides: maybe(Sides),
  }),
  on('endScene', { keep: maybe(many(AspectId, 60)) }),
  on('enterScene', { character: Id, side: maybe(SideName), zone: maybe(Id) }),
  on('leaveScene', { character: Id }),
  on('addSituationAspect', newAspect),
  on('removeAspect', { aspect: AspectId, gmPermits }),
  on('revealAspect', { aspect: AspectId }),
  on('raiseSafety', {
    kind: v.picklist(['xCard', 'pause', 'rewind', 'skip']),
    note: maybe(Prose),
    anonymous: maybe(v.boolean()),
  }),
  on('resolveSafety', {}),
  on('changeSettings', { settings: SettingsChange }),
] as const;

const character = [
  on('createCharacter', {
    id: Id,
    name: maybe(Name),
    owner: maybe(Seat),
    sheet: maybe(Sheet),
    finish: maybe(v.boolean()),
  }),
  on('writeSheet', { sheet: Sheet, finish: maybe(v.boolean()), actor }),
  on('takeCharacter', { character: Id }),
  on('setAspect', { slot: AspectSlot, text: Text, relationTo: maybe(Id), actor }),
  on('setSkills', { skills: Ratings, actor }),
  on('addStunt', { stunt: Stunt, actor }),
  on('buyStunt', { stunt: Stunt, actor }),
  on('editDetails', { name: Name, description: Prose, actor }),
  on('finishCharacter', { actor }),
  on('retireCharacter', { reason: Text, actor }),
  on('createNpc', { id: Id, npc: NpcSheet, enter: maybe(v.boolean()), side: maybe(SideName), zone: maybe(Id) }),
] as const;

const roll = [
  on('declareAction', {
    intent: Text,
    action: Action,
    skill: Skill,
    target: maybe(Id),
    harm: maybe(Harm),
    reach: maybe(Reach),
    advantage: maybe(Advantage),
    moveTo: maybe(Id),
    removes: maybe(AspectId),
    actor,
    gmPermits,
  }),
  on('pickAspect', { aspect: maybe(AspectId), id: maybe(AspectId), text: maybe(Text) }),
  on('autoSucceed', { because: maybe(AspectId) }),
  on('setDifficulty', {
    value: integer(-100, 100),
    failureOff: maybe(v.boolean()),
    because: maybe(AspectId),
  }),
  on('callDefence', { defender: Id }),
  on('declineDefence', { actor }),
  on('declareDefence', {
    skill: Skill,
    stunts: maybe(many(Id, 10)),
    fullDefence: maybe(v.boolean()),
    actor,
    gmPermits,
  }),
  on('helpTeamwork', { actor }),
  on('cancelHelp', { actor }),
  on('useStunt', { stunt: Id, circumstance: maybe(v.boolean()), actor }),
  on('denyStunt', { stunt: Id, actor: Id }),
  on('rollDice', { roll: maybe(RollSide) }),
  on('cancelRoll', { reason: Text, because: maybe(AspectId) }),
] as const;

const invoke = [
  on('invoke', {
    roll: maybe(RollSide),
    aspect: AspectId,
    payment: v.picklist(['fatePoint', 'free', 'boost']),
    effect: v.picklist(['plus2', 'reroll', 'raiseTarget', 'helpAlly']),
    how: Text,
    holder: maybe(Id),
    actor,
  }),
  on('applyInvoke', {}),
  on('challengeInvoke', {}),
  on('answerChallenge', {
    answer: v.picklist(['retract', 'argue', 'convinced', 'notConvinced']),
    text: maybe(Text),
  }),
  on('passInvokes', { side: maybe(SideName) }),
  on('chooseOption', {
    option: Option,
    text: maybe(Text),
    parts: maybe(many(Option, 3)),
    shifts: maybe(integer(0, 100)),
    harm: maybe(Harm),
    holder: maybe(Id),
    side: maybe(SideName),
    also: maybe(many(Id, 20)),
  }),
] as const;

const harm = [
  on('absorbHit', {
    stress: integer(0, 50),
    track: maybe(Harm),
    consequences: many(v.strictObject({ slotId: SlotId, text: Text, aspect: maybe(AspectSlot) }), 7),
    actor,
  }),
  on('beTakenOut', { actor }),
  on('decideFate', { target: Id, text: Text }),
] as const;

const fate = [
  on('nameBoost', { aspect: AspectId, text: Text }),
  on('passBoost', { aspect: AspectId, ally: Id }),
  on('dropBoost', { aspect: AspectId }),
  on('shareFreeInvoke', { aspect: AspectId, ally: Id, allow: v.boolean(), actor }),
  on('offerCompel', {
    target: Id,
    aspect: AspectId,
    kind: v.picklist(['event', 'decision']),
    complication: Text,
    actor,
  }),
  on('negotiateCompel', { compel: maybe(CompelId), text: Text }),
  on('answerCompel', {
    compel: maybe(CompelId),
    answer: v.picklist(['accept', 'refuse']),
    text: maybe(Text),
    endsScene: maybe(v.boolean()),
  }),
  on('withdrawCompel', { compel: maybe(CompelId) }),
  on('claimSelfCompel', { aspect: AspectId, text: Text, actor }),
  on('declareDetail', { aspect: AspectId, text: Text, actor }),
  on('answerClaim', { claim: Id, grant: v.boolean(), free: maybe(v.boolean()) }),
] as const;

const contest = [
  on('startChallenge', {
    tasks: many(v.strictObject({ skill: Skill, difficulty: integer(-4, 20), label: maybe(Text) }), 30),
  }),
  on('takeTask', { task: integer(0, 29), intent: Text, actor }),
  on('endChallenge', { text: Text }),
  on('startContest', {
    sides: many(v.strictObject({ id: SideName, members: many(Id, 60), intent: Text }), 8),
    target: maybe(integer(0, 20)),
    mode: maybe(v.picklist(['direct', 'difficulties'])),
    harmBy: maybe(Text),
    harm: maybe(Harm),
  }),
  on('contestAdvantage', {
    intent: Text,
    skill: Skill,
    advantage: Advantage,
    target: maybe(Id),
    actor,
    gmPermits,
  }),
  on('contestRoll', { intent: Text, skill: Skill, difficulty: maybe(integer(-4, 20)), actor }),
  on('endContest', { text: Text }),
] as const;

const conflict = [
  on('startConflict', { sides: maybe(Sides), zones: maybe(NewZones), first: Id }),
  on('chooseNext', { next: Id }),
  on('moveZone', { zone: Id, actor }),
  on('endTurn', { actor }),
  on('fullDefence', { focus: Text, actor }),
  on('concede', { terms: Text, actor }),
  on('discussTerms', { character: Id, text: Text }),
  on('endConflict', {}),
] as const;

const minor = <const T extends string, const E extends v.ObjectEntries>(choice: T, entries: E) =>
  on('minorMilestone', { choice: v.literal(choice), ...entries, actor });

const growth = [
  on('treatConsequence', { patient: Id, slotId: SlotId, skill: Skill, text: Text, actor }),
  v.variant('choice', [
    minor('swapSkills', { skills: v.strictTuple([SkillId, SkillId]) }),
    minor('replaceSkill', { skills: v.strictTuple([SkillId, SkillId]) }),
    minor('rewriteStunt', { stunt: Stunt }),
    minor('buyStunt', { stunt: Stunt }),
    minor('rewriteAspect', { slot: AspectSlot, text: Text, relationTo: maybe(Id) }),
  ]),
  on('grantMajorMilestone', {
    extraRefresh: maybe(v.boolean()),
    extraSkillPoint: maybe(v.boolean()),
    recover: maybe(many(v.strictObject({ actor: Id, slotId: SlotId, text: Text }), 60)),
  }),
  on('rewriteHighConcept', { text: Text, slot: maybe(v.picklist(['highConcept', 'highConcept2'])), actor }),
  on('spendSkillPoints', { skills: many(SkillId, 20), actor }),
  on('rewordExtreme', { slot: AspectSlot, text: Text, actor }),
] as const;

const countdown = [
  on('createCountdown', {
    id: Id,
    title: Text,
    boxes: integer(1, 20),
    trigger: Text,
    outcome: Text,
    hide: maybe(v.picklist(['all', 'meaning'])),
  }),
  on('markCountdown', { countdown: Id }),
  on('showCountdown', { countdown: Id, meaning: maybe(v.boolean()) }),
  on('dropCountdown', { countdown: Id }),
  on('adjust', { change: ChangeSchema, reason: Text }),
] as const;

export const Command = v.variant('type', [
  ...scene,
  ...character,
  ...roll,
  ...invoke,
  ...harm,
  ...fate,
  ...contest,
  ...conflict,
  ...growth,
  ...countdown,
]);
