import type { Tone } from '@aspekt/contract';

type Notice = {
  readonly text: string;
  readonly tone: Tone;
  /** Something to do about it. */
  readonly act?: { readonly text: string; readonly do: () => void };
};
type Shown = Notice & { readonly id: number };

/** What the page has to say to its user: seen for a while, spoken once. */
class Notices {
  shown = $state.raw<readonly Shown[]>([]);
  #next = 1;

  say(notice: Notice): void {
    const id = this.#next++;
    this.shown = [...this.shown.filter((other) => other.text !== notice.text), { ...notice, id }].slice(-3);
    // Long enough to read twice; a notice with a button stays longer.
    const stay = 4000 + notice.text.length * 60 + (notice.act ? 6000 : 0);
    setTimeout(() => this.drop(id), stay);
  }
  drop(id: number): void {
    this.shown = this.shown.filter((notice) => notice.id !== id);
  }
}

export const notices = new Notices();
