import { isFocusLost } from '../../../lib/refocus.ts';
import type { Table } from '../seen.ts';

/** Giving in, as far as somebody has thought of it. */
class Conceding {
  open = $state(false);
  terms = $state('');
  #writing = false;
  #takenAway = 0;

  /** The field that the terms are written in: where it moves while somebody writes, the focus moves with it. */
  readonly field = (input: HTMLInputElement): (() => void) => {
    const begun = (): void => void (this.#writing = true);
    // One that is being taken away loses the focus, too; nobody has left it.
    const left = (): void => queueMicrotask(() => (this.#writing = this.#writing && !input.isConnected));
    input.addEventListener('focus', begun);
    input.addEventListener('blur', left);
    if (this.#writing && performance.now() - this.#takenAway < soonMs && isFocusLost()) {
      input.focus({ preventScroll: true });
      input.setSelectionRange(input.value.length, input.value.length);
    } else this.#writing = false;
    return () => (this.#takenAway = performance.now());
  };
}
/** What comes later than this is another moment, in which nobody is writing. */
const soonMs = 2000;

const thought = new WeakMap<Table, Map<string, Conceding>>();

/**
 * What somebody writes about giving in. It stands with the conflict or with the roll against them: an attack that is declared
 * while they write moves it from one to the other, and takes nothing away.
 */
export const concedingOf = (table: Table, who: string): Conceding => {
  const all = thought.get(table) ?? new Map<string, Conceding>();
  const known = all.get(who) ?? new Conceding();
  thought.set(table, all.set(who, known));
  return known;
};
