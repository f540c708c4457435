import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { include: ['{packages,rulesets,apps}/*/src/**/*.test.ts', 'tests/**/*.test.ts', 'examples/**/*.test.ts'] },
});
