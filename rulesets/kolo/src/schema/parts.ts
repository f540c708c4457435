import { idPattern } from '@aspekt/contract';
import * as v from 'valibot';

export const Id = v.pipe(v.string(), v.maxLength(64), v.regex(idPattern));
export const Phrase = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(80));
export const Text = v.pipe(v.string(), v.maxLength(2000));
export const Title = v.pipe(v.string(), v.maxLength(80));
/** Whether a number is whole is for the rules to say (`E_NOT_INTEGER`). */
export const Amount = v.pipe(v.number(), v.finite(), v.minValue(-100), v.maxValue(100));
/** Categories of scale double: the bound keeps what both sides of a contest add up to within finite numbers. */
export const Level = v.pipe(v.number(), v.finite(), v.minValue(-16), v.maxValue(16));
export const Phrases = v.pipe(v.array(Phrase), v.maxLength(40));

export const Sphere = v.picklist(['character', 'ferocity', 'flexibility', 'refinement', 'socialisation']);
export const Proficiency = v.picklist(['combat', 'fitness', 'knowledge', 'perception', 'expression', 'precision']);
export const Proficiencies = v.pipe(v.array(Proficiency), v.maxLength(12));
const Kind = v.picklist(['background', 'role', 'focus']);
export const Group = v.picklist(['chance', 'scale']);
export const Degree = v.picklist([
  'none',
  'partial',
  'goal',
  'extraordinary',
  'partialFailure',
  'failure',
  'criticalFailure',
]);
export const ResourceKind = v.picklist([
  'exceptionalEquipment',
  'magicalAbilities',
  'wealth',
  'connections',
  'office',
  'lowStanding',
  'poverty',
]);

export const Category = v.strictObject({
  label: Phrase,
  group: Group,
  value: Level,
  about: v.exactOptional(
    v.picklist(['difficulty', 'complexity', 'conditions', 'gear', 'marker', 'size', 'specialisation']),
  ),
});
export const Categories = v.pipe(v.array(Category), v.maxLength(30));
export const Merges = v.pipe(
  v.array(v.union([Phrases, v.strictObject({ labels: Phrases, value: Level })])),
  v.maxLength(15),
);

export const Trait = v.strictObject({ phrase: Phrase, main: Sphere, aux: v.nullable(Sphere) });
const Assignment = v.strictObject({ proficiency: Proficiency, keyPhrase: v.exactOptional(Phrase) });
export const Aspect = v.strictObject({
  phrase: Phrase,
  kind: Kind,
  description: Text,
  assigned: v.pipe(v.array(Assignment), v.maxLength(12)),
});
export const SecretAbility = v.strictObject({
  phrase: Phrase,
  text: Text,
  value: Amount,
  specialisation: v.exactOptional(v.strictObject({ tests: Text, difference: Amount })),
});

export const newTrait = {
  phrase: Phrase,
  points: v.strictObject({
    character: v.exactOptional(Amount),
    ferocity: v.exactOptional(Amount),
    flexibility: v.exactOptional(Amount),
    refinement: v.exactOptional(Amount),
    socialisation: v.exactOptional(Amount),
  }),
};
export const newAspect = {
  phrase: Phrase,
  kind: Kind,
  description: v.exactOptional(Text),
  assigned: Proficiencies,
  keyPhrases: v.exactOptional(
    v.strictObject({
      combat: v.exactOptional(Phrase),
      fitness: v.exactOptional(Phrase),
      knowledge: v.exactOptional(Phrase),
      perception: v.exactOptional(Phrase),
      expression: v.exactOptional(Phrase),
      precision: v.exactOptional(Phrase),
    }),
  ),
};
export const newSecret = {
  phrase: Phrase,
  text: v.exactOptional(Text),
  value: v.exactOptional(Amount),
  difference: v.exactOptional(Amount),
  tests: v.exactOptional(Text),
};
export const Feature = v.variant('type', [
  v.strictObject({ type: v.literal('trait'), ...newTrait }),
  v.strictObject({ type: v.literal('aspect'), ...newAspect }),
  v.strictObject({ type: v.literal('secret'), ...newSecret }),
  v.strictObject({ type: v.literal('assignment'), aspect: Phrase, proficiency: Proficiency }),
  v.strictObject({ type: v.literal('keyPhrase'), aspect: Phrase, proficiency: Proficiency, keyPhrase: Phrase }),
]);

/** What may change while a test is open. */
export const amendable = {
  sphere: v.exactOptional(Sphere),
  traits: v.exactOptional(Phrases),
  proficiencies: v.exactOptional(Proficiencies),
  aspects: v.exactOptional(Phrases),
  veryCommon: v.exactOptional(v.boolean()),
  equipment: v.exactOptional(Amount),
  other: v.exactOptional(Amount),
  useTotal: v.exactOptional(v.boolean()),
  categories: v.exactOptional(Categories),
  merges: v.exactOptional(Merges),
};
export const testInputs = {
  actor: Id,
  kind: v.exactOptional(v.picklist(['simple', 'contested'])),
  ...amendable,
  line: v.exactOptional(
    v.strictObject({
      pool: Amount,
      sphereValue: Amount,
      proficiencyValue: Amount,
      unskilled: v.exactOptional(v.boolean()),
    }),
  ),
};
export const TestInputs = v.strictObject({ id: Id, ...testInputs });
/** Coins thrown by hand; what is not a coin is for the rules to say (`E_BAD_COIN`). */
export const Coins = v.pipe(v.array(v.pipe(v.number(), v.finite())), v.maxLength(200));
