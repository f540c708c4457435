// npm start: install what is missing, build the page if it changed, serve. `npm start -- --port 8000` is as `aspekt serve --port 8000`.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, env, node, root } from './install.mjs';
import { ensurePage } from './page.mjs';

ensureInstalled();
ensurePage();
const main = join(root, 'apps/cli/src/main.ts');
const asked = process.argv.slice(2);
const server = spawn(node, ['--disable-warning=ExperimentalWarning', main, 'serve', ...asked], {
  cwd: root,
  env,
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(signal ? 0 : (code ?? 1)));
