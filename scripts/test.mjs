// npm test: everything that has to hold, from types to a real browser, and one line that sums it up.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { ensureInstalled, root, run } from './install.mjs';
import { ensurePage } from './page.mjs';

const bin = (path) => join(root, 'node_modules', path);
const reports = mkdtempSync(join(tmpdir(), 'aspekt-test-'));
const total = { passed: 0, failed: 0 };

const count = (passed, failed) => {
  total.passed += passed;
  total.failed += failed;
};

/** A check that passes or fails as a whole. */
const check = (name, args, options) => {
  const start = Date.now();
  const status = run(args, options);
  count(status === 0 ? 1 : 0, status === 0 ? 0 : 1);
  console.log(`${status === 0 ? 'ok    ' : 'FAILED'}  ${name} (${((Date.now() - start) / 1000).toFixed(1)} s)`);
};

/** A runner that reports its own tests; one that dies without a report has failed. */
const suite = (name, args, report, read, options) => {
  const start = Date.now();
  const status = run(args, options);
  try {
    const { passed, failed } = read(JSON.parse(readFileSync(report, 'utf8')));
    count(passed, failed + (status !== 0 && failed === 0 ? 1 : 0));
    if (passed + failed === 0) count(0, 1);
  } catch {
    count(0, 1);
  }
  console.log(`${status === 0 ? 'ok    ' : 'FAILED'}  ${name} (${((Date.now() - start) / 1000).toFixed(1)} s)`);
};

ensureInstalled();
ensureChromium();

check('types of packages and rule sets', [bin('typescript/bin/tsc'), '-p', 'tsconfig.pure.json']);
check('types of server, command line and tests', [bin('typescript/bin/tsc'), '-p', 'tsconfig.json']);
check(
  'types of the page',
  [bin('svelte-check/bin/svelte-check'), '--tsconfig', './tsconfig.json', '--fail-on-warnings'],
  {
    cwd: join(root, 'apps/web'),
  },
);
check('lint', [bin('oxlint/bin/oxlint'), '--type-aware', '--deny-warnings']);
check('format', [bin('oxfmt/bin/oxfmt'), '--check']);
check('format of components', [
  bin('prettier/bin/prettier.cjs'),
  '--check',
  '--log-level',
  'warn',
  'apps/web/src/**/*.svelte',
]);

const unit = join(reports, 'unit.json');
suite(
  'unit tests, laws, vectors, golden replays, server',
  [bin('vitest/vitest.mjs'), 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${unit}`],
  unit,
  (report) => ({ passed: report.numPassedTests, failed: report.numFailedTests }),
);

ensurePage();
const browser = join(reports, 'browser.json');
suite(
  'browser tests',
  [bin('@playwright/test/cli.js'), 'test', '--reporter=line,json'],
  browser,
  (report) => ({ passed: report.stats.expected + report.stats.flaky, failed: report.stats.unexpected }),
  { env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: browser } },
);

rmSync(reports, { recursive: true, force: true });
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
