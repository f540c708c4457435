import { parentPort, workerData } from 'node:worker_threads';
import { openBeside, dropTable } from './sqlite-file.ts';
import { failureOf, type Dropping } from './drop.ts';

/** Takes one table out of the file that is played on, beside the play. */
const { file, table } = workerData as { readonly file: string; readonly table: string };
const tell = (told: Dropping): void => parentPort?.postMessage(told);
try {
  const db = openBeside(file);
  await dropTable(db, table, () => tell('written'));
  db.close();
  tell('done');
} catch (error) {
  tell(failureOf(error));
}
