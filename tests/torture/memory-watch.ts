import { appendFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { isMainThread } from 'node:worker_threads';

/**
 * Loaded before a server, collects its garbage every ten seconds and writes down what is left, into the file that MEMORY_FILE names:
 * the heap and what hangs on it, the resident memory, and how many things are open.
 */
const file = process.env['MEMORY_FILE'];
if (file !== undefined && isMainThread) {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  setInterval(() => {
    collect();
    const { heapUsed, external, rss } = process.memoryUsage();
    const handles = process.getActiveResourcesInfo().length;
    appendFileSync(file, `${JSON.stringify({ at: performance.now(), heap: heapUsed + external, rss, handles })}\n`);
  }, 10_000).unref();
}
