import { isMainThread } from 'node:worker_threads';

/** Loaded before a server, holds it up once for a while: a watch that does not notice is worth nothing. */
const heldMs = 400;
if (isMainThread)
  setTimeout(() => {
    const end = performance.now() + heldMs;
    while (performance.now() < end);
  }, 300).unref();
