export * from './difference.ts';
export * from './json.ts';
export * from './limits.ts';
export * from './nameless.ts';
export * from './plain-do.ts';
export * from './table.ts';
export * from './wire.ts';
