import { wordsFrom } from '@aspekt/dice';
import { games } from '@aspekt/registry';
import { harden } from '../../apps/server/src/harden.ts';
import { overheard } from '../secrets/many.ts';
import { enter, post, type Opened } from '../server/client.ts';
import { freshFolder, startProcess, stopProcess } from '../server/process.ts';
import { fuzzFrames } from './frames.ts';
import { fuzzHttp } from './http.ts';
import { damagedFiles, forgedFiles } from './imports.ts';
import { beRude, memoryOf } from './raw.ts';

type Told = { readonly what: string; readonly good: boolean; readonly figures: object };

/** So many frames, and everything else that comes from outside in proportion; each part is told when it is done. */
export const fuzzAll = async (frames: number, seed: number, told: (part: Told) => void): Promise<void> => {
  const part = <T extends { readonly faults: readonly string[] }>(what: string, figures: T): void =>
    told({ what, good: figures.faults.length === 0, figures: { ...figures, faults: figures.faults.slice(0, 3) } });
  // As in the server: there whoever sets what every object has stumbles.
  harden();
  part('connections of raw bytes', await rudeProcess(Math.ceil(frames / 20_000), seed));
  part('calls over HTTP', await overheard((log) => fuzzHttp(Math.ceil(frames / 10), seed, log)));
  part('forged files', await forgedFiles(Math.ceil(frames / 200), seed));
  for (const game of games)
    part(`files of ${game.id}, cut and changed`, await damagedFiles(game, seed, Math.ceil(1_000_000 / frames)));
  part('raw frames', await overheard((log) => fuzzFrames(frames, seed, log)));
};

/** A real process, rude callers, and somebody who plays on meanwhile. */
const rudeProcess = async (rounds: number, seed: number) => {
  const { folder, remove } = freshFolder();
  const running = await startProcess('main.ts', { PORT: '0', HOST: '127.0.0.1', ASPEKT_DATA: folder });
  const { address, process: child } = running;
  const faults: string[] = [];
  const demo = (await (await post(address, '/api/demo', { game: 'nyx', locale: 'en' })).json()) as Opened;
  const honest = await enter(address, { table: demo.table, token: demo.gm });
  const before = memoryOf(child.pid ?? 0);
  const rude = beRude(Number(new URL(address).port), wordsFrom(seed), rounds);
  let over = false;
  void rude.finally(() => (over = true));
  const took: number[] = [];
  while (!over) {
    const start = performance.now();
    if ((await honest.do({ type: 'table/say', text: 'calm' })).t !== 'done')
      faults.push('an honest player was refused');
    took.push(performance.now() - start);
    await new Promise((later) => setTimeout(later, 80));
  }
  const connections = await rude;
  const grown = Math.round(memoryOf(child.pid ?? 0) - before);
  if (/aspekt:/.test(running.said())) faults.push(running.said().slice(0, 1000));
  if ((await stopProcess(running)) !== 0) faults.push('the server did not stop as it should');
  remove();
  const slow = took.toSorted((a, b) => a - b)[Math.floor(took.length * 0.99)] ?? 0;
  return { connections, honest: took.length, p99: `${Math.round(slow)} ms`, grown: `${grown} MB`, faults };
};
