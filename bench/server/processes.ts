import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { nodeFlags } from '../../scripts/child.mjs';
import type { Order } from './clients.ts';
import type { Loaded } from './load.ts';
import type { Usage } from './usage.ts';

/** A server in a process of its own. */
export type Server = { readonly address: string; usage(): Promise<Usage>; stop(): Promise<void> };
/** The process that makes the load. */
export type Clients = { ask<T = Loaded>(order: Order): Promise<T>; stop(): Promise<void> };

/** Compiled code is kept between starts, as `npm start` does; both servers get the flags that it gives. */
const env = { NODE_COMPILE_CACHE: fileURLToPath(new URL('../../.cache/code', import.meta.url)), ...process.env };

const started = (file: string, args: readonly string[], execArgv: readonly string[]): ChildProcess => {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), args, { execArgv: [...execArgv], env });
  child.once('exit', (code) => {
    if (code) throw new Error(`${file} ended with ${code}`);
  });
  return child;
};
const answer = <T>(child: ChildProcess): Promise<T> =>
  new Promise((resolve) => child.once('message', resolve as never));
const stopped = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.disconnect();
  });

export const startServer = async (
  kind: 'reference' | 'aspekt',
  folder: string,
  execArgv: readonly string[] = [],
): Promise<Server> => {
  const child = started(`./${kind}.ts`, [folder], [...nodeFlags, ...execArgv]);
  const { port } = await answer<{ readonly port: number }>(child);
  return {
    address: `http://127.0.0.1:${port}`,
    usage: () => {
      child.send('usage');
      return answer<Usage>(child);
    },
    stop: () => stopped(child),
  };
};

export const startClients = (): Clients => {
  const child = started('./clients.ts', [], []);
  return {
    ask: async <T>(order: Order) => {
      child.send(order);
      return (await answer<{ readonly answer: T }>(child)).answer;
    },
    stop: () => stopped(child),
  };
};
