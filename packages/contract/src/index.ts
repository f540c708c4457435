export * from './decision.ts';
export * from './id.ts';
export * from './play.ts';
export * from './ruleset.ts';
export * from './schema.ts';
export * from './secret.ts';
export * from './text.ts';
export * from './viewer.ts';
