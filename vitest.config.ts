import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{packages,rulesets,apps}/*/src/**/*.test.ts', 'tests/**/*.test.ts', 'examples/**/*.test.ts'],
    // No test is about time; a busy machine may be slow.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
