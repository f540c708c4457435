import { isMainThread } from 'node:worker_threads';

/** Loaded before a server, lets it eat memory until there is none left, in the middle of whatever it does then. */
const kept: object[] = [];
if (isMainThread)
  setTimeout(() => {
    setInterval(() => kept.push(Array.from({ length: 40_000 }, (_, i) => ({ i }))), 5);
  }, 500);
