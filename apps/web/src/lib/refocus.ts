import { tick } from 'svelte';

/**
 * What had the focus has been folded away: it goes back to what opened it.
 * Someone who has moved on meanwhile is left alone.
 */
export const refocus = async (key: string): Promise<void> => {
  await tick();
  if (isFocusLost()) focusOn(key);
};

/** The focus goes to what opens something, wherever it was. */
export const goTo = async (key: string): Promise<void> => {
  await tick();
  focusOn(key);
};

const focusOn = (key: string): void =>
  document.querySelector<HTMLElement>(`[data-opens="${CSS.escape(key)}"]`)?.focus({ preventScroll: true });

/** What had the focus is gone, and it is nowhere, or on the part around it that keeps it (`keepFocus`). */
export const isFocusLost = (): boolean => {
  const at = document.activeElement;
  return !at || at === document.body || at.getAttribute('tabindex') === '-1';
};
