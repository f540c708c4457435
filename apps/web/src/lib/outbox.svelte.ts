import type { Wire } from '@aspekt/contract';
import type { ClientMessage } from '@aspekt/protocol';
import type { DoOptions, Reply } from './game.ts';
import { newId, newSalt } from './ids.ts';
import { kept, type KeptCommand, type KeptSeat } from './kept.ts';

type Waiter = { readonly options: DoOptions; readonly resolve: (reply: Reply) => void };

/**
 * Commands on their way: each stays here until the server has answered it, and is sent again with the same id
 * after a lost connection or a reload, so that it happens once and only once.
 */
export class Outbox {
  readonly #seat: KeptSeat;
  readonly #waiters = new Map<string, Waiter>();
  all = $state.raw<readonly KeptCommand[]>([]);

  constructor(seat: KeptSeat) {
    this.#seat = seat;
    this.all = kept.outbox(seat);
  }

  add(command: Wire, options: DoOptions, faces: readonly number[] | undefined): { id: string; reply: Promise<Reply> } {
    const id = newId();
    this.#set([
      ...this.all,
      {
        id,
        command,
        salt: newSalt(),
        since: Date.now(),
        ...(faces && { faces }),
        ...(options.overrule && { overrule: true }),
      },
    ]);
    return { id, reply: new Promise((resolve) => this.#waiters.set(id, { options, resolve })) };
  }

  find(id: string): KeptCommand | undefined {
    return this.all.find((command) => command.id === id);
  }

  /** More faces of real dice for a command that waits for them. */
  addFaces(id: string, faces: readonly number[]): void {
    this.#set(this.all.map((one) => (one.id === id ? { ...one, faces: [...(one.faces ?? []), ...faces] } : one)));
  }

  message(id: string): ClientMessage | undefined {
    const out = this.find(id);
    return (
      out && {
        t: 'do',
        id,
        command: out.command,
        salt: out.salt,
        ...(out.faces && { faces: [...out.faces] }),
        ...(out.overrule && { overrule: true }),
      }
    );
  }

  /** Answered: it leaves the box. Returns what it was, and how its sender wanted it treated. */
  settle(id: string, reply: Reply): { readonly command: KeptCommand | undefined; readonly options: DoOptions } {
    const command = this.find(id);
    const waiter = this.#waiters.get(id);
    this.#waiters.delete(id);
    this.#set(this.all.filter((one) => one.id !== id));
    waiter?.resolve(reply);
    return { command, options: waiter?.options ?? {} };
  }

  #set(commands: readonly KeptCommand[]): void {
    this.all = commands;
    kept.keepOutbox(this.#seat, commands);
  }
}
