import type { Viewer } from '@aspekt/contract';
import { reaches } from './reach.ts';
import type { Table } from './table.ts';

/** The entry behind a viewer's line number. The game master knows of every entry, so hers are the log's own. */
export const seqOfLine = (table: Table, viewer: Viewer, line: number): number | undefined => {
  if (viewer.role === 'gm') return line <= table.entries.length ? line : undefined;
  let n = 0;
  for (const [i, { reach }] of table.kinds.entries()) if (reaches(reach, viewer) && ++n === line) return i + 1;
  return undefined;
};
