import { appendFileSync } from 'node:fs';
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

/**
 * Loaded before a server, writes down every time its event loop was held up, into the file that LOOP_FILE names: how long by
 * the clock, and how long of that the loop itself was at work. Where others use the processor, too, only the second is its own doing.
 */
const beatMs = 5;
/** Shorter ones are not written down. */
const leastMs = 25;
const file = process.env['LOOP_FILE'];

if (file !== undefined && isMainThread) {
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  let at = performance.now();
  let used = process.threadCpuUsage();
  setInterval(() => {
    const now = performance.now();
    const ms = now - at - beatMs;
    at = now;
    const since = process.threadCpuUsage(used);
    used = process.threadCpuUsage();
    if (ms < leastMs) return;
    appendFileSync(file, `${JSON.stringify({ ms, ownMs: (since.user + since.system) / 1000 })}\n`);
  }, beatMs).unref();
  process.on('exit', () => {
    appendFileSync(file, `${JSON.stringify({ loopMs: delay.percentile(99.9) / 1e6, longestMs: delay.max / 1e6 })}\n`);
  });
}
