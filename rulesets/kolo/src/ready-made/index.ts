export * from './categories.ts';
export * from './characters.ts';
export * from './demo.ts';
export * from './opponents.ts';
