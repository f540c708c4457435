import type { Wire } from '@aspekt/contract';
import { canary, hiddenId } from './canary.ts';

/** Words of 32 random bits, from a seed. */
export type Random = () => number;

/** What the game master writes her secrets with: every word, every id and every number of hers is another each time. */
export class Pen {
  readonly #random: Random;
  readonly #ids = new Map<string, string[]>();
  #serial = 0;
  constructor(random: Random) {
    this.#random = random;
  }
  word(): string {
    return `${canary}${this.#random() % 1000}x${this.#serial++}`;
  }
  /** A new id of a hidden thing of some kind. */
  fresh(kind: string): string {
    const id = `${hiddenId}${this.#random() % 1_000_000}x${this.#serial++}`;
    this.#ids.set(kind, [...(this.#ids.get(kind) ?? []), id]);
    return id;
  }
  /** A hidden thing that there is, perhaps. */
  known(kind: string): string {
    return this.pick(this.#ids.get(kind) ?? []) ?? this.fresh(kind);
  }
  ids(): readonly string[] {
    return [...this.#ids.values()].flat();
  }
  number(low: number, high: number): number {
    return low + (this.#random() % (high - low + 1));
  }
  pick<T>(items: readonly T[]): T | undefined {
    return items[this.#random() % Math.max(1, items.length)];
  }
  get coin(): boolean {
    return this.#random() % 2 === 0;
  }
  /** Sometimes with, sometimes without. */
  maybe<T extends object>(part: () => T): T | Record<never, never> {
    return this.coin ? part() : {};
  }
}

/** Ids of what everyone knows of, for secrets that hang on it. */
export type Known = { readonly figures: readonly string[]; readonly seats: readonly string[] };

/** One thing that the game master does in secret. */
export type Move = (pen: Pen, known: Known) => Wire;
