import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{packages,rulesets,apps}/*/src/**/*.test.ts', 'tests/**/*.test.ts', 'examples/**/*.test.ts'],
    // Many tests wait for processes more than they compute: two at a time also where there are two cores.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // No test is about time; a busy machine may be slow.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
