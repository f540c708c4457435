import type { Schema } from '@aspekt/contract';
import type * as Model from './model.ts';
import { Command } from './schema/commands.ts';
import { Sheet } from './schema/parts.ts';
import { Question } from './schema/questions.ts';
import { Settings } from './schema/settings.ts';

/** What comes from outside, checked: each schema gives exactly the type of the model. */
export const commandSchema: Schema<Model.Command> = Command;
export const sheetSchema: Schema<Model.Sheet> = Sheet;
export const settingsSchema: Schema<Model.Settings> = Settings;
export const questionSchema: Schema<Model.Question> = Question;
