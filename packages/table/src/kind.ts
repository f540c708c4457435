import type { Audience } from '@aspekt/contract';
import { isUndoable } from './board.ts';
import type { Entry, Reach } from './entry.ts';

/** What a table keeps of each entry at hand, so that who follows it, and undo, need not read the entry itself. */
export type Kind = {
  readonly reach: Reach;
  /** Who may see a throw of it. */
  readonly dice: readonly Audience[];
  readonly typed?: true;
  readonly overruled?: true;
  readonly undoable: boolean;
};

const everyones: readonly Audience[] = ['everyone'];
const nobodys: readonly Audience[] = [];
/** Most entries are of these kinds. */
const talk: Kind = { reach: 'everyone', dice: nobodys, undoable: false };
const act: Kind = { reach: 'everyone', dice: nobodys, undoable: true };
const cast: Kind = { reach: 'everyone', dice: everyones, undoable: true };

/** The kind of an entry that reaches `reach`. */
export const kindOf = (entry: Entry, reach: Reach): Kind => {
  const { throws, typed, overruled } = entry;
  const undoable = isUndoable(entry);
  const open = throws.every(({ to }) => to === 'everyone');
  if (open && undoable && reach === 'everyone' && !typed && !overruled) return throws.length > 0 ? cast : act;
  if (throws.length === 0 && !undoable && reach === 'everyone' && !overruled) return talk;
  const dice = throws.length === 0 ? nobodys : open ? everyones : throws.map(({ to }) => to);
  return { reach, dice, ...(typed && { typed }), ...(overruled && { overruled }), undoable };
};
