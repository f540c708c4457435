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
import { mayForesee, questions } from './questions.ts';
import { demo, readyMade } from './ready-made/index.ts';
import { CommandSchema, SettingsSchema, SheetSchema } from './schema.ts';
import { blankSheet, checkSheet } from './sheet.ts';
import { describe, explain, label } from './texts/index.ts';

export const nyx: RuleSet<State, Command, Event, Sheet, Settings, Question> = {
  id: 'nyx',
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
  questions,
  mayForesee,
  describe,
  label,
  explain,
  misthrown: 'NYX_E_DICE',
  demo,
};

export type * from './model.ts';
export type * from './odds/answers.ts';
export { whoRolls } from './actions.ts';
export { refusalCodes, warningCodes, type RefusalCode, type WarningCode } from './codes.ts';
export { current, knockedOut, notation } from './figures.ts';
export { reckon, type Line, type Reckoning } from './reckon.ts';
export { extras, obstacles, type Obstacle, type ReadyExtra } from './ready-made/index.ts';
export { checkAspects, checkAttributes, remaining, spread } from './sheet.ts';
