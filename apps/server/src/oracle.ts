import { Worker } from 'node:worker_threads';
import type { Wire } from '@aspekt/contract';
import type { ClientMessage, ServerMessage } from '@aspekt/protocol';
import type { Answer, Question } from './oracle-worker.ts';
import type { Clock } from './ports/surroundings.ts';
import type { Guest, Room } from './room.ts';
import { sentence } from './texts.ts';

/** Answers questions about odds beside the table, so that nobody waits for them. */
export interface Oracle {
  ask(room: Room, guest: Guest, said: Extract<ClientMessage, { readonly t: 'ask' }>): Promise<ServerMessage>;
  close(): Promise<void>;
}

/** Longer than this and the question was too hard. */
const mostMs = 3000;
const mostWaiting = 200;

type Waiting = { readonly question: Question; readonly answered: (answer: Answer) => void };

/** `games` is the address of the module that lists the games. */
export const openOracle = (clock: Clock, games: string): Oracle => {
  const waiting: Waiting[] = [];
  let worker: Worker | undefined;
  let current: Waiting | undefined;
  let callOff = (): void => {};

  const settle = (answer: Answer): void => {
    callOff();
    current?.answered(answer);
    current = undefined;
    next();
  };
  const start = (): Worker => {
    const made = new Worker(new URL('./oracle-worker.ts', import.meta.url), { workerData: { games } });
    made.on('message', settle);
    made.on('error', () => {
      worker = undefined;
      settle({ kind: 'too_hard' });
    });
    made.unref();
    return made;
  };
  const next = (): void => {
    if (current) return;
    current = waiting.shift();
    if (!current) return;
    worker ??= start();
    callOff = clock.after(mostMs, () => {
      void worker?.terminate();
      worker = undefined;
      settle({ kind: 'too_hard' });
    });
    worker.postMessage(current.question);
  };
  const answer = (question: Question): Promise<Answer> =>
    new Promise((answered) => {
      if (waiting.length >= mostWaiting) return answered({ kind: 'too_hard' });
      waiting.push({ question, answered });
      next();
    });

  return {
    ask: async (room, guest, { id, odds, question }) => {
      const { rules, board } = room.table;
      const { viewer, locale } = guest;
      const asked = { game: rules.id, state: board.game, viewer, odds: odds as Wire | undefined, question };
      const found = await answer(asked);
      switch (found.kind) {
        case 'odds':
          return { t: 'odds', id, outcomes: found.outcomes, unresolved: found.unresolved };
        case 'answer':
          return { t: 'answer', id, answer: found.answer };
        case 'refused':
          return { t: 'refused', id, refusal: room.spoken(found, locale) };
        case 'unknown':
          return { t: 'unknown', id };
        case 'invalid':
        case 'too_hard':
          return { t: 'invalid', id, code: found.kind, text: sentence(found.kind, locale) };
      }
    },
    close: async () => {
      await worker?.terminate();
    },
  };
};
