import type { Schema } from '@aspekt/contract';
import type * as model from './model.ts';
import { Command as CommandSchema } from './schema/command.ts';
import { Settings as SettingsSchema, Sheet as SheetSchema } from './schema/terms.ts';

/** What may come from outside, checked; assigned here so that schema and model cannot drift apart. */
export const Command: Schema<model.Command> = CommandSchema;
export const Sheet: Schema<model.Sheet> = SheetSchema;
export const Settings: Schema<model.Settings> = SettingsSchema;
