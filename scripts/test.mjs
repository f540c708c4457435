// npm test: everything that has to hold, from types to a real browser, and one line that sums it up.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { ensureInstalled, node, root, run } from './install.mjs';
import { ensurePage } from './page.mjs';

const bin = (path) => join(root, 'node_modules', path);
const reports = mkdtempSync(join(tmpdir(), 'aspekt-test-'));
const total = { passed: 0, failed: 0, flaky: 0 };

const count = (passed, failed) => {
  total.passed += passed;
  total.failed += failed;
};
const told = (name, ok, start) =>
  console.log(`${ok ? 'ok    ' : 'FAILED'}  ${name} (${((Date.now() - start) / 1000).toFixed(1)} s)`);

/** A check that passes or fails as a whole; what it says is told in one piece when it is done. */
const check = async ({ name, args, cwd = root }) => {
  const start = Date.now();
  const child = spawn(node, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (said += text));
  const status = await new Promise((done) => {
    child.once('close', done);
    child.once('error', () => done(1));
  });
  count(status === 0 ? 1 : 0, status === 0 ? 0 : 1);
  if (status !== 0) process.stdout.write(said);
  told(name, status === 0, start);
};

/** Checks side by side, as many as the least of our machines has cores. */
const sideBySide = async (checks) => {
  const waiting = [...checks];
  const line = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await check(next);
  };
  await Promise.all([line(), line()]);
};

/** A runner that reports its own tests; one that dies without a report has failed. */
const suite = (name, args, report, read, options) => {
  const start = Date.now();
  const status = run(args, options);
  try {
    const { passed, failed, flaky = 0 } = read(JSON.parse(readFileSync(report, 'utf8')));
    count(passed, failed + (status !== 0 && failed === 0 ? 1 : 0));
    total.flaky += flaky;
    if (passed + failed === 0) count(0, 1);
  } catch {
    count(0, 1);
  }
  told(name, status === 0, start);
};

ensureInstalled();
ensureChromium();

// The page is built meanwhile: the browser tests need it, and one core would wait for the other.
const building = "import('./scripts/page.mjs').then(({ ensurePage }) => ensurePage())";

await sideBySide([
  {
    name: 'types of the page',
    args: [bin('svelte-check/bin/svelte-check'), '--tsconfig', './tsconfig.json', '--fail-on-warnings'],
    cwd: join(root, 'apps/web'),
  },
  { name: 'build of the page', args: ['-e', building] },
  { name: 'types of packages and rule sets', args: [bin('typescript/bin/tsc'), '-p', 'tsconfig.pure.json'] },
  { name: 'types of server, command line and tests', args: [bin('typescript/bin/tsc'), '-p', 'tsconfig.json'] },
  { name: 'lint', args: [bin('oxlint/bin/oxlint'), '--type-aware', '--deny-warnings'] },
  { name: 'format', args: [bin('oxfmt/bin/oxfmt'), '--check'] },
  {
    name: 'format of components',
    args: [bin('prettier/bin/prettier.cjs'), '--check', '--log-level', 'warn', 'apps/web/src/**/*.svelte'],
  },
]);

const unit = join(reports, 'unit.json');
suite(
  'unit tests, laws, vectors, golden replays, server',
  [bin('vitest/vitest.mjs'), 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${unit}`],
  unit,
  (report) => ({ passed: report.numPassedTests, failed: report.numFailedTests }),
);

// Built already, unless that failed: then there is nothing to look at.
ensurePage();
const browser = join(reports, 'browser.json');
suite(
  'browser tests',
  [bin('@playwright/test/cli.js'), 'test', '--reporter=line,json'],
  browser,
  ({ stats: { expected, flaky, unexpected } }) => ({ passed: expected + flaky, failed: unexpected, flaky }),
  { env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: browser } },
);

rmSync(reports, { recursive: true, force: true });
const wavered = total.flaky > 0 ? ` (${total.flaky} of those passed at the second try only)` : '';
console.log(`${total.passed} passed${wavered}, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
