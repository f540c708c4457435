// npm start: install what is missing, build the page if it changed, serve.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, env, node, root } from './install.mjs';
import { ensurePage } from './page.mjs';

ensureInstalled();
ensurePage();
const server = spawn(node, ['--disable-warning=ExperimentalWarning', join(root, 'apps/cli/src/main.ts'), 'serve'], {
  cwd: root,
  env,
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(signal ? 0 : (code ?? 1)));
