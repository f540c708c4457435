import type { Schema } from '@aspekt/contract';
import * as v from 'valibot';
import type { Question, Sheet } from '../model.ts';
import {
  Aspect,
  Categories,
  Degree,
  Feature,
  Id,
  Merges,
  Phrases,
  Proficiencies,
  SecretAbility,
  Sphere,
  testInputs,
  Text,
  Trait,
} from './parts.ts';

const Loose = v.pipe(v.string(), v.maxLength(80));
/** Half-finished sheets are normal: phrases may still be empty. */
const SheetParts = v.strictObject({
  name: Loose,
  traits: v.pipe(v.array(v.strictObject({ ...Trait.entries, phrase: Loose })), v.maxLength(30)),
  aspects: v.pipe(v.array(v.strictObject({ ...Aspect.entries, phrase: Loose })), v.maxLength(40)),
  secrets: v.pipe(v.array(v.strictObject({ ...SecretAbility.entries, phrase: Loose })), v.maxLength(40)),
  notes: Text,
});

export const SheetSchema: Schema<Sheet> = SheetParts;

const small = (low: number, high: number) => v.pipe(v.number(), v.integer(), v.minValue(low), v.maxValue(high));
/** What categories may add up to. */
const Scale = small(-480, 480);
const numbers = {
  pool: small(1, 60),
  sphereValue: small(0, 60),
  chance: v.exactOptional(small(-60, 60)),
  proficiency: small(-9, 30),
  scale: v.exactOptional(Scale),
};
const Numbers = v.strictObject(numbers);
/** Before engagement modifiers may leave less than a coin. */
const bare = { ...numbers, pool: small(-400, 60) };
const Bare = v.strictObject(bare);
const Carry = v.strictObject({
  levels: small(0, 1),
  kind: v.nullable(v.picklist(['chance', 'loserIgnoresSuccess', 'winnerIgnoresFailure'])),
  side: v.nullable(v.picklist(['A', 'B'])),
});

export const QuestionSchema: Schema<Question> = v.variant('ask', [
  v.strictObject({ ask: v.literal('neighbours'), sphere: Sphere }),
  v.strictObject({ ask: v.literal('traitAssignments') }),
  v.strictObject({ ask: v.literal('sphereValue'), actor: Id, sphere: Sphere, traits: Phrases }),
  v.strictObject({
    ask: v.literal('proficiencyForTest'),
    actor: Id,
    proficiencies: Proficiencies,
    aspects: Phrases,
    veryCommon: v.exactOptional(v.boolean()),
  }),
  v.strictObject({
    ask: v.literal('netCategories'),
    categories: Categories,
    against: v.exactOptional(Categories),
    merges: v.exactOptional(Merges),
    unskilled: v.exactOptional(v.boolean()),
  }),
  v.strictObject({
    ask: v.literal('degree'),
    final: small(-1_000_000, 1_000_000),
    scale: v.exactOptional(Scale),
    reversedScale: v.exactOptional(v.boolean()),
  }),
  v.strictObject({ ask: v.literal('significanceTable') }),
  v.strictObject({ ask: v.literal('significance'), sheet: SheetParts }),
  v.strictObject({ ask: v.literal('totalModifierTable') }),
  v.strictObject({ ask: v.literal('significanceOfPoints'), points: small(0, 10_000) }),
  v.strictObject({ ask: v.literal('creationTarget') }),
  v.strictObject({
    ask: v.literal('xpForSuccess'),
    engagementSpent: small(0, 100),
    degree: Degree,
    ignoredSuccesses: small(0, 200),
    scale: small(-30, 30),
  }),
  v.strictObject({ ask: v.literal('featureCost'), actor: Id, feature: Feature }),
  v.strictObject({ ask: v.literal('spendableXp'), actor: Id, matchingLabels: v.exactOptional(Phrases) }),
  v.strictObject({ ask: v.literal('priceList'), actor: Id, matchingLabels: v.exactOptional(Phrases) }),
  v.strictObject({ ask: v.literal('odds'), testId: Id }),
  v.strictObject({ ask: v.literal('engagement'), points: v.exactOptional(small(0, 10)), ...bare }),
  v.strictObject({
    ask: v.literal('preview'),
    test: v.strictObject(testInputs),
    carry: v.exactOptional(small(-60, 60)),
  }),
  v.strictObject({
    ask: v.literal('oneMore'),
    testId: Id,
    worth: v.exactOptional(
      v.strictObject({
        partial: small(-1000, 1000),
        goal: small(-1000, 1000),
        extraordinary: small(-1000, 1000),
        point: small(-1000, 1000),
      }),
    ),
  }),
  v.strictObject({ ask: v.literal('contested'), a: Numbers, b: Numbers, active: v.boolean() }),
  v.strictObject({
    ask: v.literal('contestStrip'),
    a: Bare,
    b: Bare,
    active: v.boolean(),
    side: v.picklist(['A', 'B']),
    points: small(0, 30),
    carry: v.exactOptional(Carry),
  }),
  v.strictObject({ ask: v.literal('contest'), a: Id, b: Id, active: v.boolean() }),
  v.strictObject({
    ask: v.literal('complex'),
    rolls: v.exactOptional(small(1, 50)),
    reversedScale: v.exactOptional(v.boolean()),
    carry: v.exactOptional(small(-60, 60)),
    ...numbers,
  }),
  v.strictObject({
    ask: v.literal('contestedComplex'),
    a: Numbers,
    b: Numbers,
    active: v.boolean(),
    ownMistakes: v.exactOptional(v.boolean()),
    rolls: v.exactOptional(small(1, 50)),
    carry: v.exactOptional(Carry),
  }),
]);
