export * from './bytes.ts';
export * from './chain.ts';
export * from './hash-chain.ts';
export * from './log-file.ts';
export * from './seal.ts';
export * from './verify.ts';
