export type * from './model/command.ts';
export type * from './model/event.ts';
export type * from './model/question.ts';
export type * from './model/state.ts';
export type * from './model/terms.ts';
