import { media } from '../../lib/media.svelte.ts';
import { places } from '../../table/places.svelte.ts';

/** On a phone the tray is in another part of the table: go there with what was tapped, and begin where it is used. */
export const toScene = (): void => {
  if (media.wide) return;
  places.go('scene');
  requestAnimationFrame(() => document.querySelector<HTMLElement>('#scene [data-moment]')?.focus());
};
