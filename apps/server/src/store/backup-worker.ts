import { parentPort, workerData } from 'node:worker_threads';
import { t } from '../operator/words.ts';
import { backUp, BackupFailed } from './backup.ts';

/** Makes one backup beside the server, so that nobody at a table waits for it. The answer is what went wrong, if anything. */
const { folder, to } = workerData as { readonly folder: string; readonly to: string };
try {
  await backUp(folder, to);
  parentPort?.postMessage(undefined);
} catch (error) {
  const code = typeof error === 'object' && error && 'code' in error ? String(error.code) : 'unknown';
  parentPort?.postMessage(error instanceof BackupFailed ? error.message : t.backupFailed(code));
}
