export type * from './model/character.ts';
export type * from './model/command.ts';
export type * from './model/event.ts';
export type * from './model/question.ts';
export type * from './model/roll.ts';
export type * from './model/scene.ts';
export type * from './model/state.ts';
export type * from './model/terms.ts';
