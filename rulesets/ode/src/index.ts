import type { RuleSet } from '@aspekt/contract';
import { cast } from './cast.ts';
import { credit } from './credit.ts';
import { decide } from './decide.ts';
import { evolve } from './evolve.ts';
import { habit } from './habit.ts';
import { initial } from './initial.ts';
import type { Command, Event, Question, Settings, Sheet, State } from './model.ts';
import { offers } from './offers.ts';
import { outcome } from './outcome.ts';
import { questions } from './questions.ts';
import { demo, readyMade } from './ready-made/index.ts';
import * as schema from './schema.ts';
import { blankSheet, checkSheet } from './sheet.ts';
import { describe, explain, label } from './texts/index.ts';

export const ode: RuleSet<State, Command, Event, Sheet, Settings, Question> = {
  id: 'ode',
  version: 4,
  credit,
  settings: schema.Settings,
  sheet: { schema: schema.Sheet, blank: blankSheet, check: checkSheet, readyMade },
  command: schema.Command,
  initial,
  decide,
  evolve,
  offers,
  cast,
  outcome,
  habit,
  questions,
  describe,
  label,
  explain,
  misthrown: 'misthrown',
  demo,
};

export type * from './model.ts';
export { defenceSkills, harmOf, reachOf } from './attack-skills.ts';
export { aspectSlots, freeStunts } from './blank.ts';
export { npcSheetOf, opponents, type Opponent } from './ready-made/index.ts';
export { prompts, type Prompts } from './prompts.ts';
export { builderSteps, refreshLeft, sheetOf } from './sheet.ts';
export { highestRung, isPyramid, lowestRung, pyramid, skillIds } from './skills.ts';
export { absorbs, boxesFor, slotOrder, slotsFor } from './stress.ts';
export { isComplete } from './stunts.ts';
export { labels } from './texts/labels.ts';
export { onLadder, skillName, stuntSentence } from './texts/format.ts';
