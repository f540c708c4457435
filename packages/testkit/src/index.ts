export * from './authority.ts';
export * from './given.ts';
export * from './laws.ts';
export * from './secrets.ts';
export * from './things.ts';
export * from './untold.ts';
export * from './vectors.ts';
