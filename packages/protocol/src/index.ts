export * from './difference.ts';
export * from './json.ts';
export * from './limits.ts';
export * from './table.ts';
export * from './wire.ts';
