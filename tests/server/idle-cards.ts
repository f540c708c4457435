import type { ClientMessage, ServerMessage } from '@aspekt/protocol';
import type { Entry } from '@aspekt/table';

/** When an X-card was first sent, and when it was first acknowledged. */
type Sent = { readonly sentAt: number; doneAt: number };

/** Takes down what becomes of the X-cards that a page sends. */
export type Cards = {
  readonly sent: (frame: string, now: number) => void;
  readonly heard: (frame: string, now: number) => void;
  /** Those that were acknowledged and may have changed nothing: the table was paused at some time in between. */
  readonly idle: (entries: readonly Pick<Entry, 'at' | 'events'>[]) => readonly string[];
};

export const openCards = (): Cards => {
  const cards = new Map<string, Sent>();
  return {
    sent: (frame, now) => {
      const message = JSON.parse(frame) as ClientMessage;
      if (message.t !== 'do' || message.command.type !== 'table/x-card' || cards.has(message.id)) return;
      cards.set(message.id, { sentAt: now, doneAt: Infinity });
    },
    heard: (frame, now) => {
      const message = JSON.parse(frame) as ServerMessage;
      const card = message.t === 'done' ? cards.get(message.id) : undefined;
      if (card) card.doneAt = Math.min(card.doneAt, now);
    },
    idle: (entries) => {
      const pauses = pausesIn(entries);
      return [...cards]
        .filter(([, { sentAt, doneAt }]) => pauses.some(({ from, to }) => from <= doneAt && sentAt <= to))
        .map(([id]) => id);
    },
  };
};

type Pause = { readonly from: number; to: number };

const pausesIn = (entries: readonly Pick<Entry, 'at' | 'events'>[]): readonly Pause[] => {
  const pauses: Pause[] = [];
  for (const { at, events } of entries)
    for (const { type } of events) {
      const last = pauses.at(-1);
      if (type === 'table/paused') pauses.push({ from: at, to: Infinity });
      else if (type === 'table/resumed' && last) last.to = at;
    }
  return pauses;
};
