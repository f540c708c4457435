export * from './main.ts';
export * from './ports/log.ts';
export * from './ports/surroundings.ts';
export * from './serve.ts';
export * from './store/data-folder.ts';
export * from './store/memory-log.ts';
export * from './store/sqlite-log.ts';
