const far = 6;

/**
 * Dragging with mouse, pen or finger, as a shortcut for those who like it; nothing needs it.
 * A finger drags only by a part marked `data-grip`; what it is dropped on is the nearest `data-rung`.
 */
export class Drag<T> {
  /** What is being dragged, and where the pointer is. */
  what = $state.raw<T>();
  x = $state(0);
  y = $state(0);
  #from: { readonly what: T; readonly x: number; readonly y: number; readonly id: number } | undefined;
  #ended = false;
  readonly #drop: (what: T, target: HTMLElement) => void;

  constructor(drop: (what: T, target: HTMLElement) => void) {
    this.#drop = drop;
  }

  start(event: PointerEvent, what: T): void {
    this.#ended = false;
    const grip = event.target instanceof Element && event.target.closest('[data-grip]') !== null;
    if (event.button !== 0 || (event.pointerType === 'touch' && !grip)) return;
    this.#from = { what, x: event.clientX, y: event.clientY, id: event.pointerId };
  }
  readonly move = (event: PointerEvent): void => {
    const from = this.#from;
    if (!from || event.pointerId !== from.id) return;
    if (this.what === undefined && Math.hypot(event.clientX - from.x, event.clientY - from.y) < far) return;
    this.what = from.what;
    this.x = event.clientX;
    this.y = event.clientY;
  };
  readonly end = (event: PointerEvent): void => {
    const { what } = this;
    this.cancel();
    if (what === undefined) return;
    this.#ended = true;
    const target = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-rung]');
    if (target) this.#drop(what, target);
  };
  readonly cancel = (): void => {
    this.#from = undefined;
    this.what = undefined;
  };
  /** Whether the click that comes now is only the end of a drag. */
  done(): boolean {
    const ended = this.#ended;
    this.#ended = false;
    return ended;
  }
}
