export * from './chain.ts';
export * from './dice.ts';
export * from './expression.ts';
export * from './fraction.ts';
export * from './odds.ts';
export * from './pool.ts';
export * from './process.ts';
export * from './sample.ts';
