import type { Viewer } from '@aspekt/contract';
import type { Seed } from '@aspekt/fair';
import type { TableCommand } from '@aspekt/protocol';
import type { TableEvent } from '../entry.ts';
import type { Luck } from '../luck.ts';
import type { Outcome } from '../outcome.ts';
import type { Table } from '../table.ts';

/** What a command of the table leads to: events, and the seeds of chains it opens. An empty list changes nothing. */
export type Ruling =
  | { readonly kind: 'ruled'; readonly events: readonly TableEvent[]; readonly seeds?: readonly Seed[] }
  | (Outcome & { readonly kind: 'refused' });

export const ruled = (...events: readonly TableEvent[]): Ruling => ({ kind: 'ruled', events });

/** A command of one kind. */
export type Of<T extends TableCommand['type']> = Extract<TableCommand, { readonly type: T }>;

export type Circumstance = { readonly table: Table; readonly by: Viewer; readonly luck: Luck; readonly now: number };
