import { Worker } from 'node:worker_threads';
import { TracesLeft } from '../ports/log.ts';

/** What is told of a table that is being taken out: its file is written anew, no trace is left, or why not. */
export type Dropping = 'written' | 'done' | Failure;
/** An error on its way from one thread to another, which would lose what kind it is. */
type Failure = { readonly message: string; readonly traces: boolean; readonly errcode?: number };

export const failureOf = (error: unknown): Failure => ({
  message: error instanceof Error ? error.message : String(error),
  traces: error instanceof TracesLeft,
  ...errcodeIn(error),
});

/** SQLite's own code, of an error or of what it comes from. */
const errcodeIn = (error: unknown): { readonly errcode?: number } => {
  if (typeof error !== 'object' || !error) return {};
  if ('errcode' in error) return { errcode: Number(error.errcode) };
  return 'cause' in error ? errcodeIn(error.cause) : {};
};

const errorFrom = ({ message, traces, errcode }: Failure): Error =>
  traces ? new TracesLeft(message) : Object.assign(new Error(message), { ...(errcode !== undefined && { errcode }) });

export type Drop = {
  /** Until then nobody else may write to the file. */
  readonly written: Promise<void>;
  /** No trace is left. Rejects with why there is, or why the table is still there. */
  readonly done: Promise<void>;
};

/** Take a table out of the file that is played on, on a thread of its own: a large file takes its time to be written anew. */
export const dropBeside = (file: string, table: string): Drop => {
  const [written, done] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const over = (error?: Error): void => {
    if (error) done.reject(error);
    else done.resolve();
    written.resolve();
  };
  const worker = new Worker(new URL('./drop-worker.ts', import.meta.url), {
    workerData: { file, table },
    // What it says is said in the same language.
    argv: process.argv.slice(2),
  });
  worker.on('message', (told: Dropping) => {
    if (told === 'written') written.resolve();
    else over(told === 'done' ? undefined : errorFrom(told));
  });
  worker.once('error', (error) => over(error instanceof Error ? error : new Error('a worker failed')));
  worker.once('exit', () => over(new Error('a table could not be taken out')));
  return { written: written.promise, done: done.promise };
};
