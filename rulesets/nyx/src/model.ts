/** The shapes of the game: what is stored, asked, told and counted. */
export type * from './model/commands.ts';
export type * from './model/conflict.ts';
export type * from './model/events.ts';
export type * from './model/figures.ts';
export type * from './model/question.ts';
export type * from './model/rolls.ts';
export type * from './model/settings.ts';
export type * from './model/state.ts';
