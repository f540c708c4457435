#!/usr/bin/env node
// npx aspekt …: the command line, on our own Node.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, env, node, root } from './install.mjs';

ensureInstalled();
const args = ['--disable-warning=ExperimentalWarning', join(root, 'apps/cli/src/main.ts'), ...process.argv.slice(2)];
const cli = spawn(node, args, { env, stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => cli.kill(signal));
cli.on('exit', (code, signal) => process.exit(signal ? 0 : (code ?? 1)));
