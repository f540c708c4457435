export * from './language.ts';
export * from './words.ts';
