import type { Json } from '@aspekt/contract';
import type { Difference, ServerMessage } from '@aspekt/protocol';
import { applied } from '@aspekt/protocol/difference';

type Welcome = Extract<ServerMessage, { readonly t: 'welcome' }>;
type Known = Pick<Welcome, 'table' | 'game' | 'offers'>;
/** A message that says what is different from before. */
export type Change = Extract<ServerMessage, { readonly t: 'changed' | 'offers' }>;

/** Keeps what is known from the welcome on, difference by difference, and notices when one of them is missing. */
export class Follower {
  #v = 0;
  #known: Known | undefined;

  start({ v, table, game, offers }: Welcome): void {
    this.#v = v;
    this.#known = { table, game, offers };
  }

  /** On a new connection nothing that comes before the welcome builds on what was known. */
  forget(): void {
    this.#known = undefined;
  }

  /** Whether something is missing of what was told up to message `v`. */
  isBehind(v: number): boolean {
    return !this.#known || v > this.#v;
  }

  /** What is known after a message; `old` if it came before, `lost` if one before it did not come, once until all is told anew. */
  after(message: Change): Known | 'old' | 'lost' {
    if (!this.#known || message.v <= this.#v) return 'old';
    if (message.v !== this.#v + 1) {
      this.#known = undefined;
      return 'lost';
    }
    this.#v = message.v;
    const { table, game, offers } = this.#known;
    this.#known =
      message.t === 'offers'
        ? { table, game, offers: changed(offers, message.offers) }
        : { table: changed(table, message.table), game: changed(game, message.game), offers };
    return this.#known;
  }
}

const changed = <T>(before: T, change: Difference | undefined): T =>
  change === undefined ? before : (applied(before as Json, change) as T);
