import { parentPort, workerData } from 'node:worker_threads';
import type { Game } from '@aspekt/registry';
import { answerFor } from './answering.ts';
import { begun, type Answer, type Job } from './aside-job.ts';

const { games }: { games: readonly Game[] } = await import(String(workerData.games));

const consider = async (job: Job): Promise<Answer> => {
  const rules = await games.find(({ id }) => id === job.game)?.load();
  if (!rules) return { kind: 'invalid' };
  parentPort?.postMessage(begun);
  return answerFor(rules, job);
};

parentPort?.on('message', (job: Job) => {
  void consider(job).then((answer) => parentPort?.postMessage(answer));
});
