// Brings what the project needs, when it is missing. Runs on Node 20, before anything is installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { t } from './words.mjs';

export const root = fileURLToPath(new URL('..', import.meta.url));
const stamp = join(root, 'node_modules', '.aspekt-lock');

/** Our own Node, newer than the one that may be on the machine. */
export const node = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

/** Code that was read once is kept as the machine wants it, so that the next start takes a third of the time. */
export const env = { NODE_COMPILE_CACHE: join(root, '.cache', 'code'), ...process.env };

/** One clear sentence and the exit code 1. */
export const giveUp = (sentence) => {
  console.error(sentence);
  process.exit(1);
};

const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');

export const ensureInstalled = () => {
  if (Number(process.versions.node.split('.')[0]) < 20) giveUp(t.oldNode);
  const wanted = lockHash();
  if (existsSync(node) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  // What a program prints is for whoever asked it; this is not.
  console.error(t.installing);
  const npm = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['inherit', 2, 'inherit'],
    shell: process.platform === 'win32',
  });
  if (npm.status !== 0 || !existsSync(node)) giveUp(t.notInstalled);
  writeFileSync(stamp, wanted);
};

/** Run one of our programs on our Node, in the foreground; returns its exit code. */
export const run = (args, options = {}) => {
  const done = spawnSync(node, ['--disable-warning=ExperimentalWarning', ...args], {
    cwd: root,
    stdio: 'inherit',
    ...options,
  });
  return done.status ?? 1;
};
