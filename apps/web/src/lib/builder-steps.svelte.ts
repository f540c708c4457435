import { tick } from 'svelte';

/** A field that is marked as wrong, or a reason that stands beside what it is about. */
const faults = '[aria-invalid="true"], [data-fault]';

/**
 * The steps of a builder on a phone, and the way to what is wrong on every screen.
 * Whoever comes from the whole to change one thing goes straight back there.
 */
export class BuilderSteps {
  at = $state(0);
  mending = $state(false);
  /** Nobody is scolded for what is not written yet, before asking to be done. */
  asked = $state(false);
  readonly last: number;

  constructor(count: number, at: number) {
    this.last = count - 1;
    this.at = Math.min(at, this.last);
  }
  go(to: number): void {
    this.at = to;
    if (to === this.last) this.mending = false;
    document.getElementById('builder')?.scrollIntoView({ block: 'start' });
    document.getElementById('builder-title')?.focus();
  }
  /** A sheet that is whole is read through first; an empty one begins at the beginning. */
  async begin(whole: boolean): Promise<void> {
    this.at = whole ? this.last : 0;
    await tick();
    this.go(this.at);
  }
  forget(): void {
    this.at = 0;
    this.mending = false;
    this.asked = false;
  }
  /** From the whole to a part of it. */
  change(to: number): void {
    this.mending = true;
    this.go(to);
  }
  /** To where something is put right: to the field, where it is one. */
  async mend(to: number): Promise<void> {
    this.change(to);
    await this.showFault();
  }
  /** The first reason comes into view, and what is wrong, or what leads there, has the focus. */
  async showFault(): Promise<void> {
    this.asked = true;
    await tick();
    const found = document.querySelectorAll<HTMLElement>(`#builder :is(${faults})`);
    const fault = [...found].find((one) => one.checkVisibility());
    if (!fault) return;
    (fault.querySelector('button') ?? fault).focus({ preventScroll: true });
    fault.scrollIntoView({ block: 'center' });
  }
}
