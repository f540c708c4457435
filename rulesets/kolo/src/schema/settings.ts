import type { Schema } from '@aspekt/contract';
import * as v from 'valibot';
import type { Settings } from '../model.ts';

const Multiplier = v.union([
  v.pipe(v.number(), v.finite(), v.gtValue(0), v.maxValue(100)),
  v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}(\/[1-9]\d{0,3})?$/)),
]);
const Span = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000));
const entries = {
  successAt: v.picklist(['partial', 'goal']),
  specialisationDoubled: v.boolean(),
  scaleOnNegative: v.picklist(['literal', 'never']),
  adventureRefresh: v.picklist(['plusFive', 'upToFive']),
  complexCarry: v.picklist(['nextOnly', 'cumulative']),
  xpMultiplier: Multiplier,
  offLabelTwoForOne: v.boolean(),
  relabelAllowed: v.boolean(),
  labelExpiry: v.union([v.literal('never'), v.strictObject({ scenes: Span }), v.strictObject({ adventures: Span })]),
  creationBudget: v.picklist(['atMost', 'exact']),
  keyPhrases: v.picklist(['on', 'off']),
  storyLike: v.picklist(['unanimous', 'gmAfterVote']),
};

/** Rules beyond the book: a table that has never heard of them plays without the first two, and with the others. */
const houseRules = {
  harm: v.exactOptional(v.boolean()),
  gmPool: v.exactOptional(v.boolean()),
  npcLines: v.exactOptional(v.boolean()),
  commonCategories: v.exactOptional(v.boolean()),
  rewording: v.exactOptional(v.boolean()),
};

export const SomeSettings: Schema<Partial<Settings>> = v.strictObject({
  successAt: v.exactOptional(entries.successAt),
  specialisationDoubled: v.exactOptional(entries.specialisationDoubled),
  scaleOnNegative: v.exactOptional(entries.scaleOnNegative),
  adventureRefresh: v.exactOptional(entries.adventureRefresh),
  complexCarry: v.exactOptional(entries.complexCarry),
  xpMultiplier: v.exactOptional(entries.xpMultiplier),
  offLabelTwoForOne: v.exactOptional(entries.offLabelTwoForOne),
  relabelAllowed: v.exactOptional(entries.relabelAllowed),
  labelExpiry: v.exactOptional(entries.labelExpiry),
  creationBudget: v.exactOptional(entries.creationBudget),
  keyPhrases: v.exactOptional(entries.keyPhrases),
  storyLike: v.exactOptional(entries.storyLike),
  ...houseRules,
});

export const SettingsSchema: Schema<Settings> = v.strictObject({
  successAt: v.optional(entries.successAt, 'partial'),
  specialisationDoubled: v.optional(entries.specialisationDoubled, true),
  scaleOnNegative: v.optional(entries.scaleOnNegative, 'literal'),
  adventureRefresh: v.optional(entries.adventureRefresh, 'plusFive'),
  complexCarry: v.optional(entries.complexCarry, 'nextOnly'),
  xpMultiplier: v.optional(entries.xpMultiplier, 2),
  offLabelTwoForOne: v.optional(entries.offLabelTwoForOne, false),
  relabelAllowed: v.optional(entries.relabelAllowed, false),
  labelExpiry: v.optional(entries.labelExpiry, 'never'),
  creationBudget: v.optional(entries.creationBudget, 'atMost'),
  keyPhrases: v.optional(entries.keyPhrases, 'on'),
  storyLike: v.optional(entries.storyLike, 'unanimous'),
  ...houseRules,
});
