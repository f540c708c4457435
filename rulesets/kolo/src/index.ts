import type { RuleSet } from '@aspekt/contract';
import { cast } from './cast.ts';
import { credit } from './credit.ts';
import { decide } from './decide.ts';
import { evolve, initial } from './evolve.ts';
import { habit } from './habit.ts';
import type { Command, Event, Question, Settings, Sheet, State } from './model.ts';
import { offers } from './offers.ts';
import { outcome } from './outcome.ts';
import { answer } from './questions.ts';
import { demo, readyMade } from './ready-made/index.ts';
import { CommandSchema, QuestionSchema, SettingsSchema, SheetSchema } from './schema.ts';
import { blankSheet, checkSheet } from './sheet.ts';
import { describe, explain, label } from './texts/index.ts';

/** Koło Aspektów: coin pools, five spheres in a ring, six proficiencies, two pools. */
export const kolo: RuleSet<State, Command, Event, Sheet, Settings, Question> = {
  id: 'kolo',
  version: 4,
  credit,
  settings: SettingsSchema,
  sheet: { schema: SheetSchema, blank: blankSheet, check: checkSheet, readyMade },
  command: CommandSchema,
  initial,
  decide,
  evolve,
  offers,
  cast,
  outcome,
  habit,
  questions: { schema: QuestionSchema, answer },
  describe,
  label,
  explain,
  misthrown: 'E_BAD_COIN',
  demo,
};

export type * from './model.ts';
export { netCategories } from './categories.ts';
export { degree, evaluate, thresholds } from './evaluate.ts';
export { featureCost, spendable } from './experience.ts';
export { xpForSuccess } from './outcome-of.ts';
export { kinds, mostAssigned, proficiencies, proficiencyForTest } from './proficiencies.ts';
export { categoryIdeas, opponents, type Opponent as ReadyMadeOpponent } from './ready-made/index.ts';
export {
  basicOf,
  creationTarget,
  significance,
  significanceReasons,
  significanceTable,
  totalModifierTable,
  type SignificanceReason,
  type SignificanceRow,
} from './significance.ts';
export { assignments, neighbours, pointsIn, spheres, sphereValue } from './spheres.ts';
export { lexicon } from './texts/index.ts';
export type { Lexicon } from './texts/words.ts';
