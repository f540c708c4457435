import type { Seat, Viewer } from '@aspekt/contract';
import { seqOfLine } from '../line-number.ts';
import { refused } from '../outcome.ts';
import { isWithin, reaches, wider } from '../reach.ts';
import { entryAt, reachAt, type Table } from '../table.ts';
import { ownerOf, pleaFor, standingFrom, undoTarget } from '../undo.ts';
import { strikeOut } from './rewind.ts';
import { ruled, type Circumstance, type Of, type Ruling } from './table-command.ts';

/** So many actions back one may ask; what is older is the game master's to undo. */
const farthest = 50;

/**
 * Ask to take back everything from a line on, as far as one knows of it. Those whose actions it holds have to agree,
 * and the game master always: what only she knows of may hang together with it. A plea that one knows nothing of
 * does not stand in the way.
 */
export const askUndo = ({ table, by }: Circumstance, { line }: Of<'table/ask-undo'>): Ruling => {
  if (pleaFor(table, by)) return refused('TABLE_E_PLEA_OPEN');
  const seq = seqOfLine(table, by, line);
  if (seq === undefined) return refused('TABLE_E_UNKNOWN_LINE');
  if (by.role === 'gm' || undoTarget(table, by) === seq) return refused('TABLE_E_UNDO_YOURSELF');
  const targets = standingFrom(table, seq).filter((one) => reaches(reachAt(table, one), by));
  if (!targets.includes(seq)) return refused('TABLE_E_NOTHING_TO_UNDO');
  if (isTooFar(table, targets)) return refused('TABLE_E_TOO_LONG_AGO');
  return ruled({ type: 'table/undo-asked', targets, seat: by.seat, waiting: askedFor(table, targets, by) });
};

/** What followed by itself is no action. There may be as many entries as the table is long: no more are read than it takes. */
const isTooFar = (table: Table, targets: readonly number[]): boolean => {
  let actions = 0;
  for (const seq of targets) if (entryAt(table, seq).cause === undefined && ++actions > farthest) return true;
  return false;
};

/**
 * The game master, and whose actions all who are told of the plea know: that somebody else is asked would tell them
 * that there is more. For such actions the game master speaks.
 */
const askedFor = (table: Table, targets: readonly number[], by: Viewer): readonly Seat[] => {
  const told = targets.map((seq) => reachAt(table, seq)).reduce(wider, 'gm');
  const open = targets.filter((seq) => isWithin(told, reachAt(table, seq)));
  const owners = new Set(open.map((seq) => ownerOf(table, entryAt(table, seq))));
  return table.house.seats
    .filter(({ gone, ...who }) => !gone && who.seat !== by.seat && (who.role === 'gm' || owners.has(who.seat)))
    .filter((who) => reaches(told, who))
    .map(({ seat }) => seat);
};

/** Agree, and when all have agreed it is struck out; or say no. Whoever asked can let it be. */
export const answerUndo = ({ table, by }: Circumstance, { agree }: Of<'table/answer-undo'>): Ruling => {
  const plea = pleaFor(table, by);
  if (!plea) return refused('TABLE_E_NO_PLEA');
  const { targets, waiting } = plea;
  const withdraws = by.seat === plea.seat && !agree;
  if (!withdraws && !waiting.includes(by.seat)) return refused('TABLE_E_NOT_ASKED');
  if (!agree) return ruled({ type: 'table/undo-declined', targets, seat: by.seat });
  const agreed = { type: 'table/undo-agreed', targets, seat: by.seat } as const;
  if (waiting.some((seat) => seat !== by.seat)) return ruled(agreed);
  const struck = strikeOut(
    { table },
    targets.filter((seq) => !table.struck.has(seq)),
    true,
  );
  return struck.kind === 'refused' ? struck : ruled(agreed, ...struck.events);
};
