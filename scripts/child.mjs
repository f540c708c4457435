// One of our programs in the place of this one.
import { spawn } from 'node:child_process';
import { availableParallelism, constants } from 'node:os';
import { env, node } from './install.mjs';

/** So often, in milliseconds, it is looked whether whoever started us is still there. */
const lookEvery = 500;

/**
 * Node keeps four threads to collect garbage and compile. On a small machine they would take the processor away from the one
 * that answers: one core is left to that. And at a calm pace it would mark its whole memory every few seconds, whenever a tenth was added;
 * half as much again is soon enough.
 */
export const nodeFlags = [
  `--v8-pool-size=${Math.min(4, Math.max(1, availableParallelism() - 1))}`,
  '--heap-growing-percent=50',
];

/** It is told what this process is told, and this process ends as it ends. */
export const become = (args, options = {}) => {
  const parent = process.ppid;
  const child = spawn(node, ['--disable-warning=ExperimentalWarning', ...nodeFlags, ...args], {
    env,
    stdio: 'inherit',
    ...options,
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  // npm starts us by a shell that passes nothing on: when npm is told to stop, all that is seen of it is that the shell is gone.
  if (process.env['npm_command'])
    setInterval(() => process.ppid === parent || child.kill('SIGTERM'), lookEvery).unref();
  child.on('exit', (code, signal) => process.exit(signal ? 128 + constants.signals[signal] : (code ?? 1)));
};
