// npm start: install what is missing, build the page if it changed, serve. `npm start -- --port 8000` is as `aspekt serve --port 8000`.
import { join } from 'node:path';
import { become } from './child.mjs';
import { ensureInstalled, root } from './install.mjs';
import { ensurePage } from './page.mjs';

ensureInstalled();
ensurePage();
become([join(root, 'apps/cli/src/main.ts'), 'serve', ...process.argv.slice(2)], { cwd: root });
