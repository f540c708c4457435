/** Told to the page when the focus was moved to what is near. */
export const focusKept = 'focuskept';

/**
 * Focus is never lost: when what had it is taken away (a line that was undone, an offer that was used),
 * it goes to the nearest part around it that can take it; when it can no longer be pressed (a button whose
 * field is empty again), to what stands beside it.
 */
export const keepFocus = (root: HTMLElement): (() => void) => {
  let around: readonly HTMLElement[] = [];
  /** Whoever came by finger or mouse looks for nothing there, and a field would bring up the keys on the glass. */
  let byKeys = false;
  const took = (event: FocusEvent): void => {
    const path: HTMLElement[] = [];
    for (let at = event.target as HTMLElement | null; at && root.contains(at); at = at.parentElement) path.push(at);
    around = path;
    byKeys = path[0]?.matches(':focus-visible') === true;
  };
  /** Called before the browser takes the focus away from what is disabled. */
  const disabled = (): void => {
    const [had] = around;
    if (byKeys && had && document.activeElement === had && had.matches(':disabled'))
      beside(had, around)?.focus({ preventScroll: true });
  };
  const changed = (): void => {
    disabled();
    const [had] = around;
    if (!had || had.isConnected || (document.activeElement && document.activeElement !== document.body)) return;
    const near = around.find((part) => part.isConnected && part.hasAttribute('tabindex'));
    if (!near) return;
    near.focus({ preventScroll: true });
    document.dispatchEvent(new Event(focusKept));
  };
  const watch = new MutationObserver(changed);
  root.addEventListener('focusin', took);
  watch.observe(root, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  return () => {
    root.removeEventListener('focusin', took);
    watch.disconnect();
  };
};

const takesFocus = ':is(input, textarea, select, button, summary, a[href]):not(:disabled, [tabindex="-1"])';

/** What comes last before it, else first after it, in the smallest part around it where there is anything. */
const beside = (had: HTMLElement, around: readonly HTMLElement[]): HTMLElement | undefined => {
  for (const part of around) {
    const all = [...part.querySelectorAll<HTMLElement>(takesFocus)].filter((one) => one.checkVisibility());
    const before = all.findLast((one) => one.compareDocumentPosition(had) & Node.DOCUMENT_POSITION_FOLLOWING);
    const found = before ?? all[0];
    if (found) return found;
  }
  return undefined;
};
