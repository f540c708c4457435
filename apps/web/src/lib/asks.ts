import type { ClientMessage } from '@aspekt/protocol';
import type { AnswerReply, OddsReply } from './game.ts';
import { newId } from './ids.ts';

type Ask = Omit<Extract<ClientMessage, { readonly t: 'ask' }>, 't' | 'id'>;
type Answer = OddsReply | AnswerReply;

/** Questions about odds that wait for their answers; asked again after a lost connection. */
export class Asks {
  readonly #waiting = new Map<string, { readonly ask: Ask; readonly resolve: (answer: Answer) => void }>();
  readonly #send: (message: ClientMessage) => void;

  constructor(send: (message: ClientMessage) => void) {
    this.#send = send;
  }
  put(ask: Ask): Promise<Answer> {
    const id = newId();
    this.#send({ t: 'ask', id, ...ask });
    return new Promise((resolve) => this.#waiting.set(id, { ask, resolve }));
  }
  again(): void {
    for (const [id, { ask }] of this.#waiting) this.#send({ t: 'ask', id, ...ask });
  }
  has(id: string): boolean {
    return this.#waiting.has(id);
  }
  answer(id: string, answer: Answer): void {
    this.#waiting.get(id)?.resolve(answer);
    this.#waiting.delete(id);
  }
}
