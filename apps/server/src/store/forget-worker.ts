import { parentPort, workerData } from 'node:worker_threads';
import { TracesLeft } from '../ports/log.ts';
import { forgetInBackups } from './forget.ts';

/** Takes a table out of all copies beside the server, so that nobody at another table waits for it. The answer is what is left of it. */
const { folder, places, table } = workerData as {
  readonly folder: string;
  readonly places: readonly string[];
  readonly table: string;
};
try {
  await forgetInBackups(folder, places, table);
  parentPort?.postMessage(undefined);
} catch (error) {
  if (!(error instanceof TracesLeft)) throw error;
  parentPort?.postMessage(error.message);
}
