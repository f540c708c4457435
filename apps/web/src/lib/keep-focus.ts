/** Told to the page when the focus was moved to what is near. */
export const focusKept = 'focuskept';

/**
 * Focus is never lost: when what had it is taken away (a line that was undone, an offer that was used),
 * it goes to the nearest part around it that can take it.
 */
export const keepFocus = (root: HTMLElement): (() => void) => {
  let around: readonly HTMLElement[] = [];
  const took = (event: FocusEvent): void => {
    const path: HTMLElement[] = [];
    for (let at = event.target as HTMLElement | null; at && root.contains(at); at = at.parentElement) path.push(at);
    around = path;
  };
  const changed = (): void => {
    const [had] = around;
    if (!had || had.isConnected || (document.activeElement && document.activeElement !== document.body)) return;
    const near = around.find((part) => part.isConnected && part.hasAttribute('tabindex'));
    if (!near) return;
    near.focus({ preventScroll: true });
    document.dispatchEvent(new Event(focusKept));
  };
  const watch = new MutationObserver(changed);
  root.addEventListener('focusin', took);
  watch.observe(root, { childList: true, subtree: true });
  return () => {
    root.removeEventListener('focusin', took);
    watch.disconnect();
  };
};
