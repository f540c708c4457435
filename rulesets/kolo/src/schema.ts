export * from './schema/command.ts';
export * from './schema/question.ts';
export * from './schema/settings.ts';
