import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const entry = (name: string): string => fileURLToPath(new URL(`../../apps/server/src/${name}`, import.meta.url));
export const pebblesModule = new URL('./pebbles-games.ts', import.meta.url).href;

/** The code of what is under test is kept as the machine wants it: `npm start` and `npx aspekt` keep it, too. */
export const keptCode = { NODE_COMPILE_CACHE: fileURLToPath(new URL('../../.cache/code', import.meta.url)) };

export type Running = { readonly process: ChildProcess; readonly address: string; readonly said: () => string };

/** A folder that is gone after the test. */
export const freshFolder = (): { readonly folder: string; readonly remove: () => void } => {
  const folder = mkdtempSync(join(tmpdir(), 'aspekt-test-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
};

/** Start a server process and wait until it says where it is. */
export const startProcess = (
  name: 'main.ts' | 'test-server.ts',
  env: Readonly<Record<string, string>>,
): Promise<Running> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', entry(name)], {
      env: { ...keptCode, ...process.env, ...env },
    });
    let said = '';
    const hear = (bytes: Buffer): void => {
      said += bytes.toString();
      const address = /http:\/\/(127\.0\.0\.1|localhost):\d+/.exec(said)?.[0];
      if (address) resolve({ process: child, address: address.replace('localhost', '127.0.0.1'), said: () => said });
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', (bytes: Buffer) => (said += bytes.toString()));
    child.once('exit', (code) => reject(Object.assign(new Error(said), { code, said })));
  });

export const stopProcess = (running: Running, signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> =>
  new Promise((resolve) => {
    if (running.process.exitCode !== null) return resolve(running.process.exitCode);
    running.process.once('exit', (code) => resolve(code));
    running.process.kill(signal);
  });
