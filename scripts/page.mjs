// Builds the page when its sources are newer than what was built.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { giveUp, root, run } from './install.mjs';
import { t } from './words.mjs';

const sources = ['apps/web', 'packages', 'rulesets', 'package-lock.json'];
const built = join(root, 'apps/web/dist/index.html');

const newest = (path) => {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return readdirSync(path)
    .filter((name) => name !== 'dist' && name !== 'node_modules' && !name.endsWith('.test.ts'))
    .reduce((latest, name) => Math.max(latest, newest(join(path, name))), 0);
};

export const ensurePage = () => {
  const latest = Math.max(...sources.map((path) => newest(join(root, path))));
  if (existsSync(built) && statSync(built).mtimeMs >= latest) return;
  console.error(t.building);
  const status = run([join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'error'], {
    cwd: join(root, 'apps/web'),
  });
  if (status !== 0) giveUp(t.notBuilt);
};
