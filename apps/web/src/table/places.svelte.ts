import { media } from '../lib/media.svelte.ts';

/** The parts of the table; a phone shows one at a time. */
export type Part = 'scene' | 'me' | 'log' | 'more';
/** The chapters of the drawer. */
export type Chapter = 'notes' | 'people' | 'settings' | 'dice' | 'file' | 'seat';

/** Where in the table the user is. */
class Places {
  part = $state<Part>('scene');
  /** The drawer of a wide screen is open. */
  drawer = $state(false);
  /** The chapter to bring into sight as soon as it is there. */
  wanted = $state<Chapter>();
  chapters = $state<Readonly<Record<Chapter, boolean>>>({
    notes: false,
    people: false,
    settings: false,
    dice: false,
    file: false,
    seat: false,
  });
  #before: { readonly part: Part; readonly focus: Element | null } | undefined;

  go(part: Part): void {
    this.part = part;
  }
  /** Open the drawer at a chapter. */
  open(chapter: Chapter): void {
    this.chapters = { ...this.chapters, [chapter]: true };
    if (media.wide) this.drawer = true;
    else this.part = 'more';
    this.wanted = chapter;
  }
  turn(chapter: Chapter, open: boolean): void {
    this.chapters = { ...this.chapters, [chapter]: open };
  }

  /** To the line where one writes, remembering where one was. */
  write(): void {
    if (document.activeElement?.id === 'say') return;
    this.#before = { part: this.part, focus: document.activeElement };
    if (!media.wide) this.part = 'log';
    requestAnimationFrame(() => document.getElementById('say')?.focus());
  }
  /** Back to where one was before writing. */
  back(): void {
    const before = this.#before;
    this.#before = undefined;
    if (!before) return;
    this.part = before.part;
    requestAnimationFrame(() => {
      if (before.focus instanceof HTMLElement && before.focus.isConnected) before.focus.focus();
    });
  }
}

export const places = new Places();
