import type { Wire } from '@aspekt/contract';
import type { requestHash } from '@aspekt/fair/evidence';
import type { ClientMessage } from '@aspekt/protocol';
import { isNameless } from '@aspekt/protocol/nameless';
import type { DoOptions, Reply } from './game.ts';
import { newId, newSalt } from './ids.ts';
import { kept, type KeptCommand, type KeptSeat, type SentRoll } from './kept.ts';

/** An answer that takes longer than this is not on its way any more. */
const patienceMs = 10_000;
/** So many hashes go along with one command. */
const mostHashes = 8;

/** Loaded when it is first needed; none where it cannot be loaded just now. */
const hashing = (): Promise<typeof requestHash | undefined> =>
  import('@aspekt/fair/evidence').then(
    (loaded) => loaded.requestHash,
    () => undefined,
  );

type Waiter = { readonly options: DoOptions; readonly resolve: (reply: Reply) => void };

/**
 * Commands on their way: each stays here until the server has answered it, and is sent again with the same id
 * after a lost connection or a reload, so that it happens once and only once.
 */
export class Outbox {
  readonly #seat: KeptSeat;
  readonly #waiters = new Map<string, Waiter>();
  /** Sent over this connection, and what was said with it about earlier ones. */
  readonly #sent = new Map<string, readonly string[]>();
  /** Rolls without an answer whose hash is not made yet. */
  #lapsed: readonly KeptCommand[] = [];
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>();
  all = $state.raw<readonly KeptCommand[]>([]);
  /** Those of them that the server has not answered although it should have. */
  unanswered = $state.raw<ReadonlySet<string>>(new Set());

  constructor(seat: KeptSeat) {
    this.#seat = seat;
    this.all = kept.outbox(seat);
  }

  /** `after` names the commitments of the dice: the salt is fresher than they are. */
  add(
    command: Wire,
    options: DoOptions,
    faces: readonly number[] | undefined,
    after: string,
  ): { id: string; reply: Promise<Reply> } {
    const id = newId();
    this.#set([
      ...this.all,
      {
        id,
        command,
        salt: newSalt(),
        after,
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

  /**
   * What to send. A salt from before the dice were committed to anew could be known to whoever chose the new seed, so
   * that a fresh one is made; rolls that got no answer are told of with the next command of the game.
   */
  message(id: string, after: string): ClientMessage | undefined {
    const waiting = this.find(id);
    if (!waiting) return undefined;
    const out = waiting.after === after ? waiting : { ...waiting, salt: newSalt(), after };
    if (out !== waiting) this.#set(this.all.map((one) => (one.id === id ? out : one)));
    const hashes = isRoll(out) ? kept.unanswered(this.#seat).slice(0, mostHashes) : [];
    return {
      t: 'do',
      id,
      command: out.command,
      salt: out.salt,
      ...(out.faces && { faces: [...out.faces] }),
      ...(out.overrule && { overrule: true }),
      ...(hashes.length > 0 && { unanswered: hashes }),
    };
  }

  /** It has left: an answer is due. */
  sent(message: Extract<ClientMessage, { readonly t: 'do' }>): void {
    const { id } = message;
    const out = this.find(id);
    if (out && isRoll(out)) kept.keepSent(this.#seat, sentRoll(out));
    this.#sent.set(id, message.unanswered ?? []);
    clearTimeout(this.#timers.get(id));
    this.#timers.set(
      id,
      setTimeout(() => this.lapse(id), patienceMs),
    );
  }

  /** The server asks for dice before it answers. */
  heard(id: string): void {
    clearTimeout(this.#timers.get(id));
    this.#sent.delete(id);
  }

  /** The connection is gone, and with it every answer that was due. */
  cut(): void {
    for (const id of this.#sent.keys()) this.lapse(id);
  }

  /** No answer: it is shown, and the hash of a roll goes into the log with the next one. */
  lapse(id: string): void {
    const out = this.find(id);
    this.heard(id);
    if (!out || !isRoll(out)) return;
    this.unanswered = new Set([...this.unanswered, id]);
    this.#lapsed = [...this.#lapsed, out];
    void this.hashLapsed();
  }

  /** Make what is to go into the log. Without a server the means for it may be missing: then with the next welcome. */
  async hashLapsed(): Promise<void> {
    if (this.#lapsed.length === 0) return;
    const make = await hashing();
    if (!make) return;
    const hashes = this.#lapsed.map((out) => make(this.#seat.table, out));
    this.#lapsed = [];
    kept.keepUnanswered(this.#seat, [...new Set([...kept.unanswered(this.#seat), ...hashes])]);
  }

  /** Answered: it leaves the box. Returns what it was, and how its sender wanted it treated. */
  settle(id: string, reply: Reply): { readonly command: KeptCommand | undefined; readonly options: DoOptions } {
    const command = this.find(id);
    const waiter = this.#waiters.get(id);
    this.#waiters.delete(id);
    if (reply.t === 'done') {
      // What was told of is in the log now.
      const told = new Set(this.#sent.get(id));
      if (told.size > 0)
        kept.keepUnanswered(
          this.#seat,
          kept.unanswered(this.#seat).filter((hash) => !told.has(hash)),
        );
    }
    this.heard(id);
    if (this.unanswered.has(id)) this.unanswered = new Set([...this.unanswered].filter((one) => one !== id));
    this.#set(this.all.filter((one) => one.id !== id));
    if (command && reply.t !== 'dropped') void this.#clear(command);
    waiter?.resolve(reply);
    return { command, options: waiter?.options ?? {} };
  }

  /** It was answered after all: nothing is told of it. What was asked with another salt was another roll. */
  async #clear(out: KeptCommand): Promise<void> {
    this.#lapsed = this.#lapsed.filter(({ id, salt }) => id !== out.id || salt !== out.salt);
    if (kept.unanswered(this.#seat).length === 0) return;
    const make = await hashing();
    const hash = make?.(this.#seat.table, out);
    kept.keepUnanswered(
      this.#seat,
      kept.unanswered(this.#seat).filter((one) => one !== hash),
    );
  }

  #set(commands: readonly KeptCommand[]): void {
    this.all = commands;
    kept.keepOutbox(this.#seat, commands);
  }
}

const sentRoll = ({ id, salt, after }: KeptCommand): SentRoll => ({ id, salt, ...(after !== undefined && { after }) });

/** Only what the game decides can have dice in it; and of what is sent without a name nothing is told under one. */
const isRoll = ({ command }: KeptCommand): boolean => !command.type.startsWith('table/') && !isNameless(command);
