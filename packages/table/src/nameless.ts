import type { Wire } from '@aspekt/contract';
import { digest } from '@aspekt/fair';

/** The X-card, and whatever a game lets one send without a name: who sent it is written nowhere. */
export const isNameless = (command: Wire): boolean =>
  command.type === 'table/x-card' || ('anonymous' in command && command['anonymous'] === true);

/** Not even the id of such a command is kept: only what the same id would give again. */
export const namelessId = (id: string): string => `x.${digest('x-card', id).slice(0, 32)}`;
