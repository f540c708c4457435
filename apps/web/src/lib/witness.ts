import type { Line } from '@aspekt/protocol';
import type { MarkedLine, markOf } from '@aspekt/fair';
import { kept, type KeptSeat, type KeptMark } from './kept.ts';

/** Lines often come several at a time. */
const settleMs = 500;

/**
 * What this device has seen of a table: the mark of the last line, kept over reloads. A server that does not know that line
 * any more has gone back, or its log was changed.
 */
export class Witness {
  readonly #seat: KeptSeat;
  readonly #load: () => Promise<Marking>;
  #marking: Marking | undefined;
  #asked: KeptMark | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(seat: KeptSeat, load: () => Promise<Marking> = () => import('@aspekt/fair/evidence')) {
    this.#seat = seat;
    this.#load = load;
  }

  /** The line that the server shall prove to know: the last one here, else the last one kept. */
  ask(lines: readonly Line[]): number | undefined {
    this.#asked = this.#markNow(lines) ?? kept.mark(this.#seat);
    return this.#asked?.n;
  }

  /** Whether the server has proved it. Only what it was not told can it prove, so the mark itself was never sent. */
  isKnownTo(mark: string | undefined): boolean {
    return this.#asked === undefined || mark === this.#asked.mark;
  }

  /** More was seen. */
  saw(lines: () => readonly Line[]): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#note(lines), settleMs);
  }

  /** The page may be gone in a moment. */
  keepNow(lines: readonly Line[]): void {
    const mark = this.#markNow(lines);
    if (mark) kept.keepMark(this.#seat, mark);
  }

  /** Whoever sits here goes on with what the server knows. */
  forget(): void {
    clearTimeout(this.#timer);
    this.#asked = undefined;
    kept.keepMark(this.#seat, undefined);
  }

  async #note(lines: () => readonly Line[]): Promise<void> {
    try {
      this.#marking ??= await this.#load();
    } catch {
      // The server is away just now; the next line tries again.
      return;
    }
    this.keepNow(lines());
  }

  #markNow(lines: readonly MarkedLine[]): KeptMark | undefined {
    const last = lines.at(-1);
    if (!this.#marking || !last) return undefined;
    const needed = Math.min(last.n, this.#marking.markedLines);
    const window = lines.slice(-needed);
    // Without a gap: a mark is of the lines before it too.
    if (window.length < needed || window[0]?.n !== last.n - needed + 1) return undefined;
    return { n: last.n, mark: this.#marking.markOf(window) };
  }
}

export type Marking = { readonly markOf: typeof markOf; readonly markedLines: number };
