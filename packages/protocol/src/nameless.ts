import type { Wire } from '@aspekt/contract';

/** The X-card, and whatever a game lets one send without a name: who sent it is written nowhere. */
export const isNameless = (command: Wire): boolean =>
  command.type === 'table/x-card' || ('anonymous' in command && command['anonymous'] === true);
