import { tick } from 'svelte';

/**
 * What had the focus has been folded away: it goes back to what opened it.
 * Someone who has moved on meanwhile is left alone.
 */
export const refocus = async (key: string): Promise<void> => {
  await tick();
  const at = document.activeElement;
  if (at && at !== document.body && at.getAttribute('tabindex') !== '-1') return;
  document.querySelector<HTMLElement>(`[data-opens="${CSS.escape(key)}"]`)?.focus({ preventScroll: true });
};
