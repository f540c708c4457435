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
import { checkSheet } from './sheet.ts';
import { describe, explain, label } from './texts/index.ts';

/** Västmark, chapter 6: an open-ended die from 0 to 9, one trait, one skill. */
export const vastmark: RuleSet<State, Command, Event, Sheet, Settings, Question> = {
  id: 'vastmark',
  version: 4,
  credit,
  settings: SettingsSchema,
  sheet: {
    schema: SheetSchema,
    blank: () => ({ name: '', traits: [], skills: [], creationMethod: 'simple', reserve: 0, notes: '' }),
    check: checkSheet,
    readyMade,
  },
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
  misthrown: 'E_BAD_FACE',
  demo,
};

export type * from './model.ts';
export { bookSkills, bookTraits, readExtraLine } from './extra-line.ts';
export { opponents, type Opponent as ReadyMadeOpponent } from './ready-made/index.ts';
export { ideas } from './texts/ideas.ts';
