import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';

/** Rules, tables, dice and words: functions of what they are given, so that what one file has loaded serves the next. */
const pure = ['{packages,rulesets}/*/src/**/*.test.ts', 'tests/vectors.test.ts'];

export default defineConfig({
  test: {
    // Many tests wait for processes more than they compute: two at a time also where there are two cores.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // Whatever this machine speaks, what is said to whoever runs a server is read in English here.
    env: { LC_ALL: 'C.UTF-8' },
    // No test is about time; a busy machine may be slow.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      { extends: true, test: { name: 'rules', include: pure, isolate: false } },
      {
        extends: true,
        test: {
          name: 'world',
          include: ['apps/*/src/**/*.test.ts', 'tests/**/*.test.ts', 'examples/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...pure],
        },
      },
    ],
  },
});
