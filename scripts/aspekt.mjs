#!/usr/bin/env node
// npx aspekt …: the command line, on our own Node.
import { join } from 'node:path';
import { become } from './child.mjs';
import { ensureInstalled, root } from './install.mjs';

ensureInstalled();
become([join(root, 'apps/cli/src/main.ts'), ...process.argv.slice(2)]);
