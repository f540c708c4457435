import { digest, requestHash } from '@aspekt/fair';
import type { Asking } from './outcome.ts';
import type { Table } from './table.ts';

/** Not even the id of a command without a name is kept: only what the same id would give again. */
export const namelessId = (id: string): string => `x.${digest('x-card', id).slice(0, 32)}`;

/** So many requests without a name are remembered. */
const mostRemembered = 100;

/** Remember, outside the log, how a page would write down that a request without a name got no answer. */
export const rememberNameless = ({ house, unnamed }: Table, { id, command, salt }: Asking): void => {
  if (salt === undefined) return;
  unnamed.add(requestHash(house.id, { id, salt, command }));
  const [oldest = ''] = unnamed;
  if (unnamed.size > mostRemembered) unnamed.delete(oldest);
};

/** What a sender had no answer to, as far as it may stand under their name. */
export const namedAmong = ({ unnamed }: Table, unanswered: Asking['unanswered']): Asking['unanswered'] =>
  unanswered?.filter((hash) => !unnamed.has(hash));
