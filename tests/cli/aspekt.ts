import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { keptCode } from '../server/process.ts';

export const main = fileURLToPath(new URL('../../apps/cli/src/main.ts', import.meta.url));

export type Ran = { readonly out: string; readonly err: string; readonly code: number };

/** Run the command line as a process, as a user would. */
export const aspekt = (args: readonly string[], input = '', env: Readonly<Record<string, string>> = {}): Ran => {
  const done = spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', main, ...args], {
    input,
    encoding: 'utf8',
    env: { ...keptCode, ...process.env, ...env },
  });
  return { out: done.stdout, err: done.stderr, code: done.status ?? -1 };
};

export const jsonLines = (text: string): readonly Record<string, unknown>[] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line): Record<string, unknown> => JSON.parse(line));
