import { limits } from '@aspekt/protocol';

/** One client, as far as it is behind with reading. */
export interface Reader {
  /** Bytes that were sent and have not left yet. */
  queued(): number;
  /** It is let go, and comes back where it was. */
  tooSlow(): void;
}

/**
 * However many read nothing of what they ask for, what waits for all of them together is bounded: those for whom most waits
 * are let go until it is little enough.
 */
export const relieve = (readers: Iterable<Reader>, most: number = limits.queuedInAllBytes): void => {
  const all = [...readers].map((reader) => ({ reader, bytes: reader.queued() }));
  let waiting = all.reduce((sum, { bytes }) => sum + bytes, 0);
  if (waiting <= most) return;
  for (const { reader, bytes } of all.toSorted((one, other) => other.bytes - one.bytes)) {
    reader.tooSlow();
    waiting -= bytes;
    if (waiting <= most) return;
  }
};

/** Called with the size of everything that is sent; looks at all who read whenever so much was sent since. */
export const watchBacklog = (
  readers: Iterable<Reader>,
  every: number = limits.queuedInAllBytes / 16,
): ((bytes: number) => void) => {
  let sent = 0;
  return (bytes) => {
    sent += bytes;
    if (sent < every) return;
    sent = 0;
    // Not in the middle of telling somebody something.
    setImmediate(() => relieve(readers));
  };
};
