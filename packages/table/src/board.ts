import type { AnyRuleSet, Hideable, Seat, Wire } from '@aspekt/contract';
import { isTableEvent, type Entry, type TableEvent } from './entry.ts';

/** What lies on the table and can be undone: the game, the notes, the requests. */
export type Board = {
  readonly game: unknown;
  readonly notes: readonly Note[];
  readonly requests: readonly Asked[];
};
type Note = { readonly id: string; readonly text: string } & Hideable;
/** A prepared command that the game master handed to a player; known to the two of them. */
type Asked = {
  readonly id: string;
  readonly seat: Seat;
  readonly command: Wire;
  readonly note: string;
} & Hideable;

/** An entry was decided by rules newer than these: what it means, nobody here can know. */
export class TooNew extends Error {}

export const evolveBoard = (rules: AnyRuleSet, board: Board, { events, rules: { version } }: Entry): Board => {
  let now = board;
  for (const event of events) {
    if (isTableEvent(event)) now = evolveNotes(now, event);
    else {
      if (version > rules.version) throw new TooNew(`${rules.id} ${version}`);
      const today = rules.upcast && version < rules.version ? rules.upcast(event, version) : event;
      now = { ...now, game: rules.evolve(now.game, today) };
    }
  }
  return now;
};

const evolveNotes = (board: Board, event: TableEvent): Board => {
  switch (event.type) {
    case 'table/note-written': {
      const { id, text, only } = event;
      return { ...board, notes: [...board.notes, { id, text, ...(only && { only }) }] };
    }
    case 'table/note-revealed':
      return {
        ...board,
        notes: board.notes.map((note) => (note.id === event.id ? { id: note.id, text: note.text } : note)),
      };
    case 'table/note-struck':
      return { ...board, notes: board.notes.filter(({ id }) => id !== event.id) };
    case 'table/requested': {
      const { id, seat, command, note, only } = event;
      return { ...board, requests: [...board.requests, { id, seat, command, note, ...(only && { only }) }] };
    }
    case 'table/request-withdrawn':
    case 'table/request-done':
      return { ...board, requests: board.requests.filter(({ id }) => id !== event.id) };
    case 'table/created':
    case 'table/imported':
    case 'table/copied':
    case 'table/chains-opened':
    case 'table/dice-revealed':
    case 'table/roll-opened':
    case 'table/seated':
    case 'table/seat-renamed':
    case 'table/seat-removed':
    case 'table/renamed':
    case 'table/configured':
    case 'table/said':
    case 'table/undone':
    case 'table/redone':
    case 'table/undo-asked':
    case 'table/undo-agreed':
    case 'table/undo-declined':
    case 'table/paused':
    case 'table/resumed':
      return board;
  }
};

const boardCommands: ReadonlySet<string> = new Set([
  'table/write-note',
  'table/reveal-note',
  'table/strike-note',
  'table/request',
  'table/withdraw-request',
]);

/** Whether an entry changed the board, so that undo can take it back. Seats, talk, settings and pause are not undone. */
export const isUndoable = ({ rules, command }: Pick<Entry, 'rules' | 'command'>): boolean =>
  rules.id !== 'table' || boardCommands.has(command.type);
