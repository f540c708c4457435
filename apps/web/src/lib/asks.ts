import type { ClientMessage } from '@aspekt/protocol';
import type { AnswerReply, OddsReply } from './game.ts';
import { newId } from './ids.ts';

type Ask = Omit<Extract<ClientMessage, { readonly t: 'ask' }>, 't' | 'id'>;
type Answer = OddsReply | AnswerReply;

/** How many questions are under way at a time: a server that is asked more at once answers that it was too fast. */
const most = 6;

/** Questions about odds that wait for their answers; asked again after a lost connection. */
export class Asks {
  readonly #waiting = new Map<string, { readonly ask: Ask; readonly resolve: (answer: Answer) => void }>();
  readonly #asked = new Set<string>();
  readonly #send: (message: ClientMessage) => void;

  constructor(send: (message: ClientMessage) => void) {
    this.#send = send;
  }
  put(ask: Ask): Promise<Answer> {
    return new Promise((resolve) => {
      this.#waiting.set(newId(), { ask, resolve });
      this.#askNext();
    });
  }
  again(): void {
    this.#asked.clear();
    this.#askNext();
  }
  has(id: string): boolean {
    return this.#waiting.has(id);
  }
  answer(id: string, answer: Answer): void {
    this.#waiting.get(id)?.resolve(answer);
    this.#waiting.delete(id);
    this.#asked.delete(id);
    this.#askNext();
  }
  /** Those who have waited longest come first. */
  #askNext(): void {
    for (const [id, { ask }] of this.#waiting) {
      if (this.#asked.size >= most) return;
      if (this.#asked.has(id)) continue;
      this.#asked.add(id);
      this.#send({ t: 'ask', id, ...ask });
    }
  }
}
